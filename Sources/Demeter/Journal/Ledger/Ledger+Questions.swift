internal import JSON
internal import Nutrition
internal import SQLite

extension Ledger {
    func ask(
        _ question: OpenQuestion, _ act: Act, reply: (Recorded) -> String
    ) throws -> Recorded {
        let recorded = try finish(
            question.utterance, state: .question, act: act, reply: reply)
        let entries =
            question.entries.isEmpty ? recorded.entries.compactMap(\.after?.id) : question.entries
        var insert = try connection.prepare(Self.insertQuestion)
        insert.bind(question.utterance.rawValue)
        insert.bind(question.kind.rawValue)
        insert.bind(question.asked.milliseconds)
        insert.bind(question.text)
        insert.bind(array: question.choices) { .string($0) }
        insert.bind(array: entries) { .integer(Int($0.rawValue)) }
        try insert.run()
        var note = try connection.prepare(Self.noteAsked)
        note.bind(question.utterance.rawValue)
        note.bind(question.asked.milliseconds)
        try note.run()
        return recorded
    }

    func answer(
        _ asked: UtteranceID, by answer: UtteranceID?, _ state: Utterance.State, _ act: Act
    ) throws -> Recorded {
        var recorded: Recorded
        if let answer {
            recorded = try finish(answer, state: .nothing, act: act) { _ in "" }
        } else {
            recorded = try perform(act, utterance: asked)
        }
        if try utterance(asked)?.state.isOpen == true {
            _ = try settle(asked, state: state, change: recorded.change)
        }
        var note = try connection.prepare(Self.noteAnswered)
        note.bind(now().milliseconds)
        note.bind(asked.rawValue)
        try note.run()
        try dropQuestion(asked)
        if recorded.totals.isEmpty, let day = try utterance(asked)?.said.moment.day {
            recorded.totals = [try total(of: day)]
        }
        return recorded
    }

    func questions() throws -> [OpenQuestion] {
        var select = try connection.prepare(Self.selectQuestions)
        var found: [OpenQuestion] = []
        while try select.step() {
            found.append(
                OpenQuestion(
                    utterance: UtteranceID(rawValue: select.integer()),
                    kind: try select.value("kind"),
                    asked: Timestamp(milliseconds: select.integer()), text: select.text(),
                    choices: try select.array("choices") { $0.string },
                    entries: try select.array("entries") {
                        $0.integer.map { EntryID(rawValue: Int64($0)) }
                    }))
        }
        return found
    }

    func talkPage(
        about ids: [EntryID], on days: [LocalDay], since instant: Timestamp?
    ) throws -> TalkPage {
        var found: [EntryID: FoodEntry] = [:]
        var recent: [EntryID] = []
        if let instant { recent = try spoken(since: instant) }
        for id in ids + recent { found[id] = try entry(id) }
        for day in days { for entry in try entries(on: day) { found[entry.id] = entry } }
        let spoken = try lastSpoken()
        for id in spoken?.entries ?? [] where found[id] == nil { found[id] = try entry(id) }
        return TalkPage(
            questions: try questions(), entries: found.values.sorted { $0.id > $1.id },
            spoken: spoken)
    }

    func lapse(before instant: Timestamp) throws -> Int {
        let lapsed = try questions().filter { $0.asked.milliseconds < instant.milliseconds }
        for question in lapsed {
            let state: Utterance.State = question.kind == .which ? .nothing : .held
            _ = try settle(question.utterance, state: state, change: nil)
            try dropQuestion(question.utterance)
        }
        return lapsed.count
    }

    /// Ends the questions that nothing is left of: what waited for the answer was undone or deleted, or
    /// what there was to choose from is no longer as it was.
    func withdrawQuestions(after recorded: Recorded) throws {
        let touched = Set(recorded.entries.compactMap { ($0.before ?? $0.after)?.id })
        for question in try questions() where !touched.isDisjoint(with: question.entries) {
            let isMoot =
                try question.kind == .which
                || question.entries.allSatisfy { try entry($0) == nil }
            guard isMoot else { continue }
            _ = try settle(question.utterance, state: .nothing, change: nil)
            try dropQuestion(question.utterance)
        }
    }

    private func dropQuestion(_ utterance: UtteranceID) throws {
        var delete = try connection.prepare(Self.deleteQuestion)
        delete.bind(utterance.rawValue)
        try delete.run()
    }

    private static let insertQuestion = Query(
        """
        INSERT INTO questions (utterance, kind, asked, text, choices, entries)
        VALUES (?, ?, ?, ?, ?, ?)
        """)

    private static let noteAsked = Query(
        """
        INSERT INTO asked_questions (utterance, asked) VALUES (?, ?)
        ON CONFLICT (utterance) DO UPDATE SET asked = excluded.asked, answered = NULL
        """)

    private static let noteAnswered = Query(
        "UPDATE asked_questions SET answered = ? WHERE utterance = ? AND answered IS NULL")

    private static let selectQuestions = Query(
        """
        SELECT utterance, kind, asked, text, choices, entries FROM questions
        WHERE utterance IN (SELECT id FROM utterances WHERE state = 'question' AND settled IS NULL)
        ORDER BY utterance DESC
        """)

    private static let deleteQuestion = Query("DELETE FROM questions WHERE utterance = ?")
}
