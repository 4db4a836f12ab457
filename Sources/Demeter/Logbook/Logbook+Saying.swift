internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
package import Service
internal import Telling
package import Wire

// Lines of text: meals, commands, questions.
extension Logbook {
    /// The source of utterances that came as lines of text.
    static let lineSource = "text"
    static let voiceSource = "voice"
    /// How the source of words begins with which a program answers or corrects.
    static let remarkSource = "remark: "

    package nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult {
        try await say(line, in: conversation, mayCorrect: true)
    }

    /// - Parameter mayCorrect: whether words that could be a correction as well as a meal may be one.
    nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID, mayCorrect: Bool
    ) async throws(ServiceError) -> SayResult {
        try await telling(of: line, in: conversation).during { () async throws(ServiceError) in
            try await sayTold(line, in: conversation, mayCorrect: mayCorrect)
        }
    }

    private nonisolated(nonsending) func sayTold(
        _ line: String, in conversation: ConversationID, mayCorrect: Bool
    ) async throws(ServiceError) -> SayResult {
        try check(line)
        let said = NewUtterance(
            text: line, received: Timestamp(milliseconds: now()), moment: try moment(at: nil),
            source: conversation == .voice ? Self.voiceSource : Self.lineSource)
        guard case .new(let id) = try await receive(said) else { throw .storage(code: 0) }
        let utterance = common(Utterance(id: id, said: said, state: .received))
        do {
            return try await answer(utterance, in: conversation, mayCorrect: mayCorrect)
        } catch {
            // Nobody is to carry a remark out later: it was answered with an error.
            if isRemark(utterance) { _ = try? await journal.finish(id, .nothing) }
            await journal.secure()
            throw error
        }
    }

    /// What was said, with the common names of meals in the place of the person's own, and orders as they are spelt; kept
    /// are their words.
    func common(_ utterance: Utterance) -> Utterance {
        var utterance = utterance
        utterance.said.text = common(utterance.said.text)
        return utterance
    }

    /// The same of a line: what it is taken for, and so what its rights are asked of.
    func common(_ line: String) -> String { OrderSlips.mended(calendar().meals.common(line)) }

    /// Whether words say something about the journal, so that they are no meal by themselves.
    ///
    /// Judged as what it is taken for while its sayer waits, so that a start judges the same.
    func isRemark(_ utterance: Utterance) -> Bool {
        let said = common(utterance).said
        if said.source.hasPrefix(Self.remarkSource) { return true }
        guard !utterance.isFromProgram else { return false }
        if InquiryReader.inquiry(in: said.text) != nil { return true }
        if RecipeWords.words(in: said.text) != nil { return true }
        if SuggestionWords.remark(in: said.text) != nil { return true }
        if PlanWords.remark(in: said.text) != nil { return true }
        if case .command = reader.read(said.text) { return true }
        switch RemarkReader(reader).remark(in: said.text, isAsked: false) {
        // It may as well be a meal.
        case .correction(_, _, .ifFits), nil: return false
        default: return true
        }
    }

    private nonisolated(nonsending) func answer(
        _ utterance: Utterance, in conversation: ConversationID, mayCorrect: Bool
    ) async throws(ServiceError) -> SayResult {
        if let answer = try await answerGuess(utterance, in: conversation) { return answer }
        if let asking = try await askDay(utterance) { return asking.said }
        if let named = try await nameLabel(utterance, in: conversation) { return named }
        if let learnt = try await learnProduct(utterance, in: conversation) { return learnt }
        if let result = try await enterProducts(utterance, mayAsk: true) {
            note(result, utterance, in: conversation)
            return await offering(result, result.said, in: conversation)
        }
        if let answer = try await talkOfRecipes(utterance, in: conversation) { return answer }
        if let answer = try await suggestion(utterance, in: conversation) { return answer }
        if let answer = try await answerSwap(utterance, in: conversation) { return answer }
        if let answer = try await answerReminder(utterance, in: conversation) { return answer }
        if let answer = try await talkOfPlans(utterance, in: conversation) { return answer }
        if let answer = try await answerEnding(utterance, in: conversation) { return answer }
        if let hinted = try await takeHint(utterance, in: conversation, mayCorrect: mayCorrect) {
            return hinted
        }
        if let inquiry = InquiryReader.inquiry(in: utterance.said.text) {
            let words = inquiry.isChange ? "" : utterance.said.text
            return SayResult(
                try await shown(as: words) { () async throws(ServiceError) in
                    try await tellBeside(
                        inquiry, in: utterance.said.text, of: utterance.id, in: conversation)
                })
        }
        if mayCorrect || !isMaybeCorrection(utterance.said.text, in: conversation),
            let answer = try await converse(utterance, in: conversation)
        {
            return answer
        }
        switch reader.read(utterance.said.text) {
        case .meal(let reading):
            let result = try await settle(utterance, habitual(reading), mayAsk: true)
            note(result, utterance, in: conversation)
            if result.state == .nothing {
                return await guessing(result.said, of: utterance, in: conversation)
            }
            return await offering(result, result.said, in: conversation)
        case .nothing(let reading):
            if mayCorrect,
                let lines = try await converse(utterance, in: conversation, isKind: true)
            {
                return lines
            }
            // What may be other people's talk stays on this machine.
            let said = try await enter(utterance, as: reading).said
            return await guessing(said, of: utterance, in: conversation)
        case .command(.delete(let words)):
            return try await converse(utterance, in: conversation, deletion: .some(words))
                ?? SayResult([], isUnderstood: false)
        case .command(let command):
            return SayResult(
                try await shown(as: utterance.said.text) { () async throws(ServiceError) in
                    try await obey(command, of: utterance.id)
                })
        }
    }

    /// Answers what may be about years, beside the thread on which others' lines arrive.
    @concurrent private func tellBeside(
        _ inquiry: Inquiry, in words: String, of id: UtteranceID, in conversation: ConversationID
    ) async throws(ServiceError) -> [String] {
        try await tell(inquiry, in: words, of: id, in: conversation)
    }

    /// What a body writes for people, in the unit that words ask for energy in, and as salt where they say it.
    private func shown<Value: Sendable>(
        as words: String, isolation: isolated (any Actor)? = #isolation,
        _ body: nonisolated(nonsending) () async throws(ServiceError) -> Value
    ) async throws(ServiceError) -> Value {
        let unit = EnergyWords.unit(in: words)
        let form = NutrientWords.sodiumForm(in: words)
        guard unit != nil || form == .salt else { return try await body() }
        let result: Result<Value, ServiceError> = await SodiumForm.$shown.withValue(form) {
            _ = isolation
            return await EnergyUnit.$chosen.withValue(unit ?? EnergyUnit.chosen) {
                _ = isolation
                do throws(ServiceError) {
                    return .success(try await body())
                } catch {
                    return .failure(error)
                }
            }
        }
        return try result.get()
    }

    package nonisolated(nonsending) func ended(_ conversation: ConversationID) async {
        forget(conversation)
    }

    package nonisolated(nonsending) func changed(in conversation: ConversationID) async {
        forget(conversation)
    }

    private nonisolated(nonsending) func obey(
        _ command: Command, of id: UtteranceID
    ) async throws(ServiceError) -> [String] {
        let today = today()
        switch command {
        case .undo: return try await finish(id, .undo)
        case .redo: return try await finish(id, .redo)
        // A remark, which was taken before.
        case .delete, .again: return []
        case .showDay(let spoken):
            try await finishLooking(id)
            let day = try await day(calendar().day(of: spoken, today: today))
            return Phrases.lines(for: day, today: today)
        case .showNutrient(let nutrient, let spoken):
            try await finishLooking(id)
            let day = try await day(calendar().day(of: spoken, today: today))
            return Phrases.sum(of: nutrient, day, today: today)
        case .showRemaining(let nutrient):
            try await finishLooking(id)
            return Phrases.remaining(nutrient, try await day(today), today: today)
        case .showFigures(let words, let nutrient):
            try await finishLooking(id)
            return Phrases.figures(of: habitual(reader.reading(of: words)), words, nutrient)
        case .help:
            try await finishLooking(id)
            return Phrases.help
        }
    }

    /// A question is answered by looking.
    nonisolated(nonsending) func finishLooking(_ id: UtteranceID) async throws(ServiceError) {
        try await storing { () async throws(JournalError) in
            try await self.journal.finishLooking(id)
        }
    }

    nonisolated(nonsending) func finish(
        _ id: UtteranceID, _ act: Act
    ) async throws(ServiceError) -> [String] {
        let recorded = try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in
                try await journal.finish(id, .nothing, act)
            }
        }
        await learn(from: recorded)
        return try await result(of: recorded).reply.split(separator: "\n").map(String.init)
    }
}

extension LogResult {
    /// The same as a line of a conversation.
    var said: SayResult {
        SayResult(
            reply.split(separator: "\n").map(String.init),
            isUnderstood: state != .nothing && state != .failed,
            isAlert: held.contains(where: \.isAlert))
    }
}

extension EntryMessage {
    /// Whether it has what the person must not have.
    var isAlert: Bool { warnings.contains { $0.rule == Finding.allergenRule } }
}
