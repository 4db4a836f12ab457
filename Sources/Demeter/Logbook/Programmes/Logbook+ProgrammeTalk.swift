internal import JSON
internal import Journal
internal import Programmes
internal import Service
internal import Telling
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
                .start(StartProgramme(name: startable(name)?.name ?? StartProgramme.usual))
            case .pause: .pause(nil)
            case .resume: .resume(nil)
            case .travel: .travel(nil)
            case .stop: .stop
            }
        let reply = try await programme(call)["reply"]?.string ?? ""
        return reply.split(separator: "\n").map(String.init)
    }

    /// What can be started under a name, or a title as somebody says it; the usual one without.
    private func startable(_ name: String?) -> Programme? {
        let known = programmes().programmes
        guard let name else { return known.first { $0.name == StartProgramme.usual } }
        return known.first { $0.name == name }
            ?? known.first { programme in
                [programme.title, programme.chineseTitle].contains {
                    $0?.lowercased().replacing(" ", with: "-") == name.lowercased()
                }
            }
    }

    /// Why it cannot be done, in a sentence that leads on; `nil` where it can.
    private nonisolated(nonsending) func refusal(
        of wish: ProgrammeWords.Wish
    ) async throws(ServiceError) -> String? {
        let all = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.programmes()
        }
        let today = today()
        let texts = Texts.programmes
        let run = all.last { $0.run.isOngoing(on: today) }?.run
        switch (wish, run) {
        case (.start(let name), nil):
            return startable(name) == nil
                ? Phrases.noSuchProgramme(
                    name ?? StartProgramme.usual, of: programmes().programmes) : nil
        case (.start, let run?): return texts.another(run.title)
        case (.show, nil): return all.isEmpty ? texts.none() : nil
        case (_, nil): return texts.none()
        case (.pause, let run?): return run.openPause == nil ? nil : texts.alreadyPaused(run.title)
        case (.resume, let run?): return run.openPause == nil ? texts.unpaused(run.title) : nil
        case (.travel, let run?):
            return run.isPaused(on: today) ? texts.todayLeftOut(run.title) : nil
        case (.show, _), (.stop, _): return nil
        }
    }
}
