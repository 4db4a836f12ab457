internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import Telling
internal import Wire

// Answers and corrections: the scene is set, the machine decides, and its turn is carried out.
extension Logbook {
    /// Does what a remark asks for; `nil` when the line is none.
    nonisolated(nonsending) func converse(
        _ utterance: Utterance, in conversation: ConversationID, deletion: String?? = nil,
        isKind: Bool = false
    ) async throws(ServiceError) -> SayResult? {
        let line = utterance.said.text
        let remarks = RemarkReader(reader)
        let memory = memory(of: conversation)
        if isKind, !remarks.mayBeKind(line, saidAt: memory?.spokenAt, now: now()) { return nil }
        let remark =
            if isKind {
                Remark.correction(.last, .kind(line), .ifFits)
            } else if let words = deletion {
                Remark.correction(
                    words.map { remarks.subject(SpokenWords($0)) } ?? .last, .remove, .sure)
            } else { remarks.remark(in: line, isAsked: memory?.asked != nil) }
        let asked = isKind ? nil : memory?.asked
        guard remark != nil || asked?.choice(line) != nil || asked?.isRaised(by: line) == true
        else { return nil }
        if let remark, remark.removesLast, asked == nil,
            let lines = try await takeBackTold(utterance.id)
        {
            return SayResult(lines)
        }
        let named = Named(remark)
        let scene = try await scene(
            of: line, utterance.id, memory, isWhole: remark?.namesEntries ?? false, named)
        let turn = Talk(scene).turn(remark)
        if !scene.isWhole, turn.isInVain, !isKind {
            // What it fits may be something that was not spoken of last.
            let whole = try await self.scene(of: line, utterance.id, memory, isWhole: true, named)
            return try await carryOut(Talk(whole).turn(remark), whole, in: conversation)
        }
        return try await carryOut(turn, scene, in: conversation)
    }

    /// "Delete that" of what a person told of themselves last, which is no entry: it is taken back. `nil` where
    /// something else was changed since.
    private nonisolated(nonsending) func takeBackTold(
        _ id: UtteranceID
    ) async throws(ServiceError) -> [String]? {
        let newest = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.steps().undo
        }
        guard let newest, [.feel, .measure].contains(newest.kind) else { return nil }
        return try await finish(id, .undo)
    }

    private nonisolated(nonsending) func carryOut(
        _ turn: Turn, _ scene: Scene, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let id = scene.utterance
        switch turn {
        case .plain: return nil
        case .stillAsked(var asked, let entries):
            try await settle(id)
            asked.asked = Timestamp(milliseconds: now())
            remember(Memory(focus: scene.focus, asked: asked), in: conversation)
            return SayResult(Phrases.stillAsked(asked.question, entries))
        case .tell(let notice):
            try await settle(id)
            return SayResult(Phrases.told(notice, scene.last), isUnderstood: false)
        case .forgetHabits:
            try await settle(id)
            try await forgetHabits()
            return SayResult([Texts.corrections.habitsForgotten()])
        case .again(let again):
            return SayResult(try await sayAgain(again, scene, in: conversation))
        case .copy(let copy):
            return SayResult(try await sayCopy(copy, scene, in: conversation))
        case .ask(let asked):
            _ = try await storing { () async throws(JournalError) in
                try await self.journal.ask(OpenQuestion(asked), .nothing)
            }
            remember(Memory(focus: scene.focus, asked: asked), in: conversation)
            return SayResult(Phrases.question(asked.question))
        case .leave(let asked):
            _ = try await storing { () async throws(JournalError) in
                try await self.journal.answer(
                    asked.utterance, by: id, asked.kind == .which ? .nothing : .held, .nothing)
            }
            remember(Memory(focus: scene.focus), in: conversation)
            return SayResult([Phrases.left(asked)])
        case .log(let contents):
            return SayResult(try await log(contents, scene, in: conversation))
        case .another(let contents, let entry):
            return SayResult(
                try await log(contents, scene, in: conversation) + [Phrases.helping(entry)])
        case .change(let kind, let operations, let asked):
            let recorded = try await change(kind, operations, answering: asked, by: id)
            note(recorded, in: conversation, answered: asked, words: scene.line)
            return SayResult(try await replyLines(recorded))
        }
    }

    private nonisolated(nonsending) func log(
        _ contents: [EntryContent], _ scene: Scene, in conversation: ConversationID
    ) async throws(ServiceError) -> [String] {
        let isHeld = contents.allSatisfy { $0.state == .held }
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.finish(
                scene.utterance, isHeld ? .held : .logged, .log(contents))
        }
        note(recorded, in: conversation, answered: nil, words: scene.line)
        return try await replyLines(recorded)
    }

    /// One undoable change, which answers a question if it was one.
    nonisolated(nonsending) func change(
        _ kind: ChangeKind, _ operations: [EntryOperation], answering asked: Asked?,
        by id: UtteranceID?
    ) async throws(ServiceError) -> Recorded {
        let operations = await keepingLabels(operations)
        let act = Act.change(kind, operations)
        let recorded = try await storing { () async throws(JournalError) in
            if let asked {
                try await self.journal.answer(
                    asked.utterance, by: id, kind == .delete ? .nothing : .logged, act)
            } else if let id {
                try await self.journal.finish(id, .nothing, act)
            } else {
                try await self.journal.change(kind, operations)
            }
        }
        await learn(from: recorded)
        return recorded
    }

    nonisolated(nonsending) func storing<Value>(
        _ body: () async throws(JournalError) -> Value
    ) async throws(ServiceError) -> Value {
        try await ServiceError.translating { () async throws(JournalError) in
            try await writing(body)
        }
    }

    /// Nothing is to be done with a kept utterance any more.
    nonisolated(nonsending) func settle(_ id: UtteranceID) async throws(ServiceError) {
        _ = try await storing { () async throws(JournalError) in
            try await self.journal.finish(id, .nothing)
        }
    }

    nonisolated(nonsending) func replyLines(
        _ recorded: Recorded
    ) async throws(ServiceError) -> [String] {
        let reply = try await result(of: recorded).reply
        let held = recorded.entries.compactMap(\.after).filter { $0.state == .held }
        return reply.split(separator: "\n").map(String.init) + held.flatMap(Phrases.remedies)
    }
}

// What a conversation remembers.
extension Logbook {
    /// After a meal was logged: it is what "that" means now, and what it asks may be answered.
    func note(_ result: LogResult, _ utterance: Utterance, in conversation: ConversationID) {
        let entries = (result.entries + result.held).map { EntryID($0.id) }
            .sorted()
        guard !entries.isEmpty else { return }
        var memory = memory(of: conversation) ?? Memory()
        memory.focus = entries
        memory.offered = nil
        memory.swap = nil
        memory.plan = nil
        let now = Timestamp(milliseconds: now())
        if let question = result.question {
            memory.asked = Asked(
                kind: .reading, utterance: utterance.id, words: utterance.said.text,
                question: question, entries: entries, asked: now)
        } else if !result.held.isEmpty {
            memory.asked = Asked(
                kind: .hold, utterance: utterance.id, words: utterance.said.text,
                question: Question(text: ""), entries: result.held.map { EntryID($0.id) },
                asked: now)
        }
        remember(memory, in: conversation)
    }

    /// After a change: what it left is what "that" means now.
    func note(
        _ recorded: Recorded, in conversation: ConversationID, answered: Asked?, words: String
    ) {
        var memory = memory(of: conversation) ?? Memory()
        memory.offered = nil
        memory.swap = nil
        memory.plan = nil
        let after = recorded.entries.compactMap(\.after)
        if !after.isEmpty { memory.focus = after.map(\.id) }
        if answered != nil { memory.asked = nil }
        let held = after.filter { $0.state == .held }
        if let utterance = held.first?.utterance {
            memory.asked = Asked(
                kind: .hold, utterance: utterance, words: words, question: Question(text: ""),
                entries: held.map(\.id), asked: Timestamp(milliseconds: now()))
        }
        remember(memory, in: conversation)
    }

    /// What the conversation remembers; `nil` of one that has not spoken of anything yet.
    func memory(of conversation: ConversationID) -> Memory? {
        guard var memory = recall(conversation) else { return nil }
        if let asked = memory.asked, asked.asked.milliseconds < now() - settings.answerMilliseconds
        {
            memory.asked = nil
        }
        return memory
    }

    private func isLapsed(_ question: OpenQuestion) -> Bool {
        question.asked.milliseconds < now() - settings.answerMilliseconds
    }

    /// Ends the questions that have waited too long.
    nonisolated(nonsending) func lapseQuestions() async {
        guard let open = try? await journal.questions() else { return }
        await lapse(open)
    }

    private nonisolated(nonsending) func lapse(_ open: [OpenQuestion]) async {
        guard open.contains(where: isLapsed) else { return }
        let limit = Timestamp(milliseconds: now() - settings.answerMilliseconds)
        _ = try? await writing { () async throws(JournalError) in
            try await self.journal.lapse(before: limit)
        }
    }

    /// What waits for an answer in a conversation, or where it has just begun.
    nonisolated(nonsending) func waiting(
        in conversation: ConversationID
    ) async throws(ServiceError) -> Asked? {
        if let memory = memory(of: conversation) { return memory.asked }
        let open = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.questions()
        }
        return try await newestQuestion(open.filter { !isLapsed($0) })
    }

    /// For a conversation that has just begun: what was asked last, wherever that was, or held.
    private nonisolated(nonsending) func newestQuestion(
        _ open: [OpenQuestion]
    ) async throws(ServiceError) -> Asked? {
        try await ServiceError.translating { () async throws(JournalError) in
            let hold = try await newestHold()
            guard let open = open.first else { return hold }
            // What was held since asks as well: its "yes" is none to what was asked before.
            if let hold, hold.asked.milliseconds > open.asked.milliseconds { return hold }
            let words = try await journal.utterance(open.utterance).said.text
            return Asked(open, words: words)
        }
    }

    /// Whether to log what is held, of what was held last.
    private nonisolated(nonsending) func newestHold() async throws(JournalError) -> Asked? {
        guard let newest = try await journal.held().max(by: { $0.id < $1.id }) else { return nil }
        guard let id = newest.utterance else { return hold(of: newest) }
        let utterance = try await journal.utterance(id)
        guard utterance.said.received.milliseconds > now() - settings.answerMilliseconds
        else { return nil }
        return try await hold(of: utterance)
    }

    /// Figures that were given without words; no utterance has the number 0.
    private func hold(of entry: FoodEntry) -> Asked? {
        let asked = entry.moment.instant
        guard asked.milliseconds > now() - settings.answerMilliseconds else { return nil }
        return Asked(
            kind: .hold, utterance: UtteranceID(rawValue: 0), words: entry.text,
            question: Question(text: ""), entries: [entry.id], asked: asked)
    }

    /// What an utterance still waits for: its open question, or whether to log what it holds.
    nonisolated(nonsending) func asked(
        by id: UtteranceID
    ) async throws(JournalError) -> Asked? {
        let utterance = try await journal.utterance(id)
        if let open = try await journal.questions().first(where: { $0.utterance == id }) {
            return Asked(open, words: utterance.said.text)
        }
        return try await hold(of: utterance)
    }

    private nonisolated(nonsending) func hold(
        of utterance: Utterance
    ) async throws(JournalError) -> Asked? {
        let held = try await journal.held().filter { $0.utterance == utterance.id }
        guard !held.isEmpty else { return nil }
        return Asked(
            kind: .hold, utterance: utterance.id, words: utterance.said.text,
            question: Question(text: ""), entries: held.map(\.id), asked: utterance.said.received)
    }

    /// The days and entries that a remark names, which its scene must hold.
    struct Named {
        var days: [SpokenTime.Day] = []
        var entries: [EntryID] = []

        init(_ remark: Remark? = nil) {
            days = remark?.days ?? []
            entries = remark?.entries ?? []
        }
    }

    /// - Parameters:
    ///   - known: what the conversation remembers; `nil` of one that has just begun.
    ///   - isWhole: whether everything of today and yesterday may be meant.
    nonisolated(nonsending) func scene(
        of line: String, _ utterance: UtteranceID, _ known: Memory?, isWhole: Bool,
        _ named: Named = Named()
    ) async throws(ServiceError) -> Scene {
        let (today, calendar) = (today(), calendar())
        var memory = known ?? Memory()
        let recent = [today, today.advanced(by: -1)]
        let days = Set(named.days.map { calendar.day(of: $0, today: today) }).sorted()
        func lookUp(_ memory: Memory, _ isWhole: Bool) async throws(ServiceError) -> TalkPage {
            try await self.page(
                memory, named.entries, days + (isWhole ? recent : []),
                since: isWhole ? now() - Scene.hourMilliseconds : nil)
        }
        var page = try await lookUp(memory, isWhole)
        await lapse(page.questions)
        // Nobody points at what was logged days ago.
        let oldest = calendar.start(of: recent[1]) * 1000
        let spoken = page.spoken.flatMap { $0.instant.milliseconds >= oldest ? $0 : nil }
        var rivals: [EntryID] = []
        var isAskedLast: Bool?
        if let known, let at = known.spokenAt, let spoken, spoken.instant.milliseconds > at,
            Set(known.focus).isDisjoint(with: spoken.entries)
        {
            // Something was logged elsewhere since.
            if now() - at > settings.answerMilliseconds {
                memory = Memory()
            } else {
                rivals = spoken.entries
            }
        }
        if !page.entries.contains(where: { memory.focus.contains($0.id) }) {
            // Without anything spoken of here, or left of it, what was spoken of last anywhere is meant.
            memory.focus = spoken?.entries ?? []
            memory.spokenAt = memory.spokenAt ?? spoken?.instant.milliseconds
            rivals = []
        }
        if let asked = memory.asked, !isStanding(asked, page) { memory.asked = nil }
        if known == nil || memory.asked == nil && memory.focus != known?.focus {
            memory.asked = try await newestQuestion(page.questions.filter { !isLapsed($0) })
            isAskedLast = memory.asked.map { isNewer($0, than: spoken) }
        }
        if memory.asked != nil, !isWhole || known == nil {
            page = try await lookUp(memory, isWhole)
        }
        return Scene(
            entries: page.entries, isWhole: isWhole, focus: memory.focus, asked: memory.asked,
            today: today, calendar: calendar, now: now(), spokenAt: memory.spokenAt,
            rivals: rivals, isQuestionLast: isAskedLast, reader: reader, review: review,
            habits: habits, kitchen: kitchen, ingredients: { [self] in ingredients },
            utterance: utterance, line: line)
    }

    /// Whether a question came with what was spoken of last, or after it.
    private func isNewer(_ asked: Asked, than spoken: LastSpoken?) -> Bool {
        guard let spoken else { return true }
        if let utterance = spoken.utterance, asked.utterance.rawValue > 0 {
            return asked.utterance.rawValue >= utterance.rawValue
        }
        return asked.entries == spoken.entries
            || asked.asked.milliseconds >= spoken.instant.milliseconds
    }

    /// Whether a question can still be answered: it was neither withdrawn nor answered elsewhere.
    private func isStanding(_ asked: Asked, _ page: TalkPage) -> Bool {
        switch asked.kind {
        case .hold: page.entries.contains { asked.entries.contains($0.id) && $0.state == .held }
        case .reading, .which: page.questions.contains { $0.utterance == asked.utterance }
        }
    }

    private nonisolated(nonsending) func page(
        _ memory: Memory, _ entries: [EntryID], _ days: [LocalDay], since instant: Int64?
    ) async throws(ServiceError) -> TalkPage {
        try await ServiceError.translating { () async throws(JournalError) in
            try await journal.talkPage(
                about: memory.focus + (memory.asked?.entries ?? []) + entries, on: days,
                since: instant.map { Timestamp(milliseconds: $0) })
        }
    }
}

extension Asked {
    init(_ open: OpenQuestion, words: String) {
        self.init(
            kind: Kind(rawValue: open.kind.rawValue) ?? .reading, utterance: open.utterance,
            words: words, question: Question(text: open.text, choices: open.choices),
            entries: open.entries, asked: open.asked)
    }
}

extension OpenQuestion {
    init(_ asked: Asked) {
        self.init(
            utterance: asked.utterance, kind: Kind(rawValue: asked.kind.rawValue) ?? .reading,
            asked: asked.asked, text: asked.question.text, choices: asked.question.choices,
            entries: asked.entries)
    }
}
