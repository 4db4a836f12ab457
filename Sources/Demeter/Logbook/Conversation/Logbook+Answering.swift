internal import Journal
internal import MealReader
internal import Nutrition
package import Service
internal import Telling
package import Wire

// Answers and corrections by programs.
extension Logbook {
    /// Answers what an utterance waits for.
    package nonisolated(nonsending) func answer(
        _ request: AnswerRequest
    ) async throws(ServiceError) -> LogResult {
        try await telling(of: request.text).during { () async throws(ServiceError) in
            try await answerTold(request)
        }
    }

    private nonisolated(nonsending) func answerTold(
        _ request: AnswerRequest
    ) async throws(ServiceError) -> LogResult {
        try check(request.text)
        await lapseQuestions()
        let id = UtteranceID(rawValue: Int64(request.utterance))
        let found: Asked?
        do {
            found = try await asked(by: id)
        } catch .noSuchUtterance {
            throw .notAsked(request.utterance)
        } catch {
            throw ServiceError(error)
        }
        guard let asked = found else {
            if let taken = try await takeWaiting(request.text, id) { return told(taken) }
            throw .notAsked(request.utterance)
        }
        let answer = try await keep(request.text, "answer to utterance \(request.utterance)")
        let memory = Memory(focus: asked.entries, asked: asked)
        do {
            if let fault = await labelFault(request.text, asked) {
                try await settle(answer)
                return told(try await result(of: asked, nil, reply: fault))
            }
            var recorded = try await nameLabel(request.text, asked, by: answer)
            if recorded == nil {
                recorded = try await takeHint(request.text, asked, by: answer)
            }
            if let recorded {
                return told(
                    try await result(
                        of: asked, recorded, reply: try await result(of: recorded).reply))
            }
            let scene = try await scene(of: request.text, answer, memory, isWhole: true)
            let remarks = RemarkReader(reader)
            let talk = Talk(scene)
            var turn = talk.turn(remarks.remark(in: request.text, isAsked: true))
            if turn == .plain, !remarks.payload.isCommand(request.text),
                let change = remarks.payload.change(request.text)
            {
                // Nothing but an answer was to be expected, so that other words are what it was.
                turn = talk.correct(.asked, change, .sure)
            }
            if case .change(_, let operations, _) = turn {
                try Self.check(operations, request.rights, in: scene)
            }
            return told(try await carryOut(turn, asked, scene))
        } catch {
            try? await settle(answer)
            throw error
        }
    }

    /// Commits what a program says of something, before anything comes of it.
    private nonisolated(nonsending) func keep(
        _ text: String, _ what: String
    ) async throws(ServiceError) -> UtteranceID {
        let said = NewUtterance(
            text: text, received: Timestamp(milliseconds: now()), moment: try moment(at: nil),
            source: Self.remarkSource + what)
        guard case .new(let id) = try await receive(said) else { throw .storage(code: 0) }
        return id
    }

    private nonisolated(nonsending) func carryOut(
        _ turn: Turn, _ asked: Asked, _ scene: Scene
    ) async throws(ServiceError) -> LogResult {
        switch turn {
        case .change(let kind, let operations, _):
            let recorded = try await change(
                kind, operations, answering: asked, by: scene.utterance)
            return try await result(
                of: asked, recorded, reply: try await result(of: recorded).reply)
        case .leave:
            _ = try await storing { () async throws(JournalError) in
                try await self.journal.answer(
                    asked.utterance, by: scene.utterance, asked.kind == .which ? .nothing : .held,
                    .nothing)
            }
            return try await result(of: asked, nil, reply: Phrases.left(asked))
        case .tell(let notice):
            try await settle(scene.utterance)
            let lines = Phrases.told(notice, scene.last)
            return try await result(of: asked, nil, reply: lines.joined(separator: "\n"))
        case .stillAsked(_, let entries):
            try await settle(scene.utterance)
            let lines = Phrases.stillAsked(asked.question, entries)
            return try await result(of: asked, nil, reply: lines.joined(separator: "\n"))
        case .ask(let which):
            try await settle(scene.utterance)
            return try await result(
                of: asked, nil, reply: Phrases.question(which.question).joined(separator: "\n"))
        case .plain, .log, .another, .again, .copy, .forgetHabits:
            try await settle(scene.utterance)
            let lines = Phrases.told(.unclear(scene.line), scene.last)
            return try await result(of: asked, nil, reply: lines.joined(separator: "\n"))
        }
    }

    /// How the utterance stands after an answer to it.
    private nonisolated(nonsending) func result(
        of asked: Asked, _ recorded: Recorded?, reply: String
    ) async throws(ServiceError) -> LogResult {
        try await ServiceError.translating { () async throws(JournalError) in
            let utterance = try await journal.utterance(asked.utterance)
            let day =
                recorded?.entries.compactMap(\.after).last?.moment.day
                ?? utterance.said.moment.day
            let page = try await journal.day(day)
            let isOwn: (FoodEntry) -> Bool = { entry in
                entry.utterance == asked.utterance
                    || recorded?.entries.contains { $0.after?.id == entry.id } == true
            }
            let logged = page.entries.filter(isOwn)
            let held = page.held.filter(isOwn)
            let question = try await journal.questions().first { $0.utterance == asked.utterance }
            let state: Wire.UtteranceState =
                question != nil
                ? .question : !logged.isEmpty ? .logged : !held.isEmpty ? .held : .nothing
            return LogResult(
                utterance: Int(asked.utterance.rawValue), state: state,
                entries: logged.map(EntryMessage.init), held: held.map(EntryMessage.init),
                question: question.map { Question(text: $0.text, choices: $0.choices) },
                reply: reply, day: DayRow(page.total))
        }
    }

    /// A correction in words of an entry that a program names.
    ///
    /// - Parameter changes: each is made of what the one before it left; all are one undoable change.
    nonisolated(nonsending) func correct(
        _ entry: FoodEntry, _ changes: [Remark.Change], _ text: String,
        within rights: Set<SayRight>? = nil
    ) async throws(ServiceError) -> ChangeResult {
        let words = try await keep(text, "correction of entry \(entry.id.rawValue)")
        let memory = Memory(focus: [entry.id], asked: nil)
        do throws(ServiceError) {
            var scene = try await scene(of: text, words, memory, isWhole: false)
            var kind = ChangeKind.edit
            var operations: [EntryOperation] = []
            for change in changes {
                switch Talk(scene).correct(.entry(entry.id.rawValue), change, .sure) {
                case .change(let own, let more, _):
                    kind = own
                    operations = EditWords.joined(operations, more)
                    scene.apply(more)
                case .tell(.noEffect) where changes.count > 1: continue
                case .tell(let notice):
                    throw .cannotCorrect(
                        entry.id.number, because: Phrases.told(notice, []).joined(separator: " "))
                default: throw .noFood
                }
            }
            guard !operations.isEmpty else {
                throw .cannotCorrect(
                    entry.id.number,
                    because: Phrases.told(.noEffect(text), []).joined(separator: " "))
            }
            try Self.check(operations, rights, in: scene)
            let recorded = try await self.change(kind, operations, answering: nil, by: words)
            return try await result(of: recorded)
        } catch {
            // Refused or not, it was answered.
            try? await settle(words)
            throw error
        }
    }

    /// Everything that waits for a confirmation, whatever its day, oldest first.
    package nonisolated(nonsending) func held() async throws(ServiceError) -> [EntryMessage] {
        try await ServiceError.translating { () async throws(JournalError) in
            told(try await journal.held().map(EntryMessage.init))
        }
    }

    /// The open questions, the newest first.
    package nonisolated(nonsending) func questions() async throws(ServiceError)
        -> [QuestionMessage]
    {
        await lapseQuestions()
        return try await ServiceError.translating { () async throws(JournalError) in
            var messages: [QuestionMessage] = []
            for question in try await journal.questions() {
                let words = try await journal.utterance(question.utterance)
                messages.append(
                    QuestionMessage(
                        utterance: Int(question.utterance.rawValue),
                        asked: Wire.Instant(
                            milliseconds: question.asked.milliseconds,
                            offsetSeconds: words.said.moment.offset),
                        text: words.said.text,
                        question: Question(text: question.text, choices: question.choices),
                        entries: question.entries.map(\.number)))
            }
            return messages
        }
    }
}

extension EntryID {
    /// As it crosses the wire.
    var number: Int { Int(rawValue) }
}
