internal import Journal
internal import MealReader
internal import Nutrition
package import Service
internal import Wire

// Lines of text: meals, commands, questions.
extension Logbook {
    /// The source of utterances that came as lines of text.
    static let lineSource = "text"
    static let voiceSource = "voice"

    package nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID
    ) async throws(ServiceError) -> [String] {
        try checkLength(line)
        let said = NewUtterance(
            text: line, received: Timestamp(milliseconds: now()), moment: try moment(at: nil),
            source: conversation == .voice ? Self.voiceSource : Self.lineSource)
        guard case .new(let id) = try await receive(said) else { throw .storage(code: 0) }
        switch reader.read(line) {
        case .meal(let reading):
            let utterance = Utterance(id: id, said: said, state: .received)
            let result = try await settle(utterance, reading, mayAsk: true)
            return result.reply.split(separator: "\n").map(String.init)
        case .nothing(let reading):
            // What may be other people's talk stays on this machine.
            let utterance = Utterance(id: id, said: said, state: .received)
            let result = try await enter(utterance, as: reading)
            return result.reply.split(separator: "\n").map(String.init)
        case .command(let command):
            do {
                return try await obey(command, of: id)
            } catch {
                // Nobody is to carry it out later: it was answered with an error.
                _ = try? await journal.finish(id, .nothing)
                throw error
            }
        }
    }

    package nonisolated(nonsending) func ended(_ conversation: ConversationID) async {}

    private nonisolated(nonsending) func obey(
        _ command: Command, of id: UtteranceID
    ) async throws(ServiceError) -> [String] {
        let today = today()
        switch command {
        case .undo: return try await finish(id, .undo)
        case .redo: return try await finish(id, .redo)
        case .delete(let words):
            guard let entry = try await entry(named: words) else {
                _ = try await finish(id, .nothing)
                return [Phrases.noSuchEntry(words)]
            }
            return try await finish(id, .change(.delete, [.remove(entry)]))
        case .showDay(let spoken):
            _ = try await finish(id, .nothing)
            let day = try await day(calendar().day(of: spoken, today: today))
            return Phrases.lines(for: day, today: today)
        case .showRemaining:
            _ = try await finish(id, .nothing)
            return Phrases.remaining(try await day(today), today: today)
        case .help:
            _ = try await finish(id, .nothing)
            return Phrases.help
        }
    }

    private nonisolated(nonsending) func finish(
        _ id: UtteranceID, _ act: Act
    ) async throws(ServiceError) -> [String] {
        let recorded = try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in
                try await journal.finish(id, .nothing, act)
            }
        }
        if act == .nothing { return [] }
        return try await result(of: recorded).reply.split(separator: "\n").map(String.init)
    }

    /// The newest of today's entries whose name has all the words; without words the newest of all.
    private nonisolated(nonsending) func entry(
        named words: String?
    ) async throws(ServiceError) -> EntryID? {
        let today = today()
        let page = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.day(today)
        }
        let entries = (page.entries + page.held).sorted { $0.id > $1.id }
        guard let words else { return entries.first?.id }
        let wanted = words.lowercased().split(separator: " ")
        return entries.first { entry in
            let name = entry.name.lowercased() + " " + entry.text.lowercased()
            return wanted.allSatisfy { name.contains($0) }
        }?.id
    }
}
