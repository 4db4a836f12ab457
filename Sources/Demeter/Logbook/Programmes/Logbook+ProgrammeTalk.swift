internal import JSON
internal import Journal
internal import Programmes
internal import Service
internal import Wire

// Programmes as people talk of them.
extension Logbook {
    nonisolated(nonsending) func follow(
        _ wish: ProgrammeWords.Wish
    ) async throws(ServiceError) -> [String] {
        if let refusal = try await refusal(of: wish) { return [refusal] }
        let call: ProgrammeCall =
            switch wish {
            case .show: .show(nil)
            case .start(let name):
                .start(StartProgramme(name: name ?? StartProgramme.usual))
            case .pause: .pause(nil)
            case .resume: .resume(nil)
            case .travel: .travel(nil)
            case .stop: .stop
            }
        let reply = try await programme(call)["reply"]?.string ?? ""
        return reply.split(separator: "\n").map(String.init)
    }

    /// Why it cannot be done, in a sentence that leads on; `nil` where it can.
    private nonisolated(nonsending) func refusal(
        of wish: ProgrammeWords.Wish
    ) async throws(ServiceError) -> String? {
        let all = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.programmes()
        }
        let today = today()
        let run = all.last { $0.run.isOngoing(on: today) }?.run
        switch (wish, run) {
        case (.start(let name), nil):
            let known = programmes().programmes.map(\.name)
            let name = name ?? StartProgramme.usual
            return known.contains(name) ? nil : Phrases.noSuchProgramme(name, of: known)
        case (.start, let run?): return Phrases.anotherProgramme(run)
        case (.show, nil): return all.isEmpty ? Phrases.noProgramme : nil
        case (_, nil): return Phrases.noProgramme
        case (.pause, let run?): return run.openPause == nil ? nil : Phrases.alreadyPaused(run)
        case (.resume, let run?): return run.openPause == nil ? Phrases.notPaused(run) : nil
        case (.travel, let run?): return run.isPaused(on: today) ? Phrases.countsNot(run) : nil
        case (.show, _), (.stop, _): return nil
        }
    }
}
