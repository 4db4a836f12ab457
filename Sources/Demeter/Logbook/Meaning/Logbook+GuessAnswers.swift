internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition
internal import Service
internal import Telling
internal import Wire

// Answers to what was asked by meaning; nothing else that waits for an answer is touched by them.
extension Logbook {
    /// What a line answers to the foods that were asked about just before; `nil` when it answers nothing.
    func guessAnswer(
        _ line: String, in conversation: ConversationID
    ) -> (guessed: GuessedFoods, answer: GuessAnswer)? {
        guard let guessed = memory(of: conversation)?.guessed,
            now() - guessed.at <= settings.answerMilliseconds,
            let answer = answer(line, among: guessed.foods.count)
        else { return nil }
        return (guessed, answer)
    }

    private func answer(_ line: String, among count: Int) -> GuessAnswer? {
        switch SuggestionWords.choice(in: line) {
        case .choose(let places)?:
            guard places.count == 1, (1...count).contains(places[0]) else { return .unclear }
            return .take(places[0] - 1)
        case .others?: return .leave
        case .some: return .unclear
        case nil: break
        }
        switch RemarkReader(reader).remark(in: line, isAsked: true) {
        case .no, .neither, .neverMind, .leave, .drop, .cancel, .correction(.last, .remove, _):
            return .leave
        case .yes: return count == 1 ? .take(0) : .unclear
        case .number(let number, _):
            let index = number == -1 ? count - 1 : number - 1
            return (0..<count).contains(index) ? .take(index) : .unclear
        case .entryNumber: return .unclear
        default: return nil
        }
    }

    /// Takes the answer to foods that were asked about by meaning; `nil` where the line is none. The question stands
    /// for one line.
    nonisolated(nonsending) func answerGuess(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let found = guessAnswer(utterance.said.text, in: conversation)
        if var memory = memory(of: conversation), memory.guessed != nil {
            memory.guessed = nil
            remember(memory, in: conversation)
        }
        guard let (guessed, answer) = found else { return nil }
        switch answer {
        case .take(let index):
            return try await log(
                guessed.foods[index], named: guessed.names[index], utterance, in: conversation)
        case .leave:
            try await settle(utterance.id)
            return SayResult([Texts.questions.leftUnchanged()])
        case .unclear:
            try await settle(utterance.id)
            var again = guessed
            again.at = now()
            var memory = memory(of: conversation) ?? Memory()
            memory.guessed = again
            remember(memory, in: conversation)
            return SayResult(Phrases.question(guessed.question), isUnderstood: false)
        }
    }

    /// Logs the very food, at once: no model is asked about a number.
    private nonisolated(nonsending) func log(
        _ food: Food, named name: String, _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult {
        var named = utterance
        named.said.text = name
        let result = try await enter(named, as: reading(of: food, named: name))
        note(result, named, in: conversation)
        return await offering(result, result.said, in: conversation)
    }

    /// The usual amount of a food, whatever else is called as it is.
    private func reading(of food: Food, named name: String) -> Reading {
        var called = food
        called.id = FoodID(rawValue: Self.chosenWord)
        called.name = Self.chosenWord
        called.aliases = []
        called.names = [:]
        var reading = MealReader(catalog: reader.catalog.adding([called]), history: reader.history)
            .reading(of: Self.chosenWord)
        reading.text = name
        reading.items = reading.items.filter { $0.food == called.id }.prefix(1).map { item in
            var item = item
            item.food = food.id
            item.name = food.name
            item.brand = food.brand
            item.text = name
            item.alternatives = []
            return item
        }
        reading.question = nil
        let habitual = habitual(reading)
        return habitual.items.map(\.food) == [food.id] ? habitual : reading
    }

    /// A word that no food is called.
    private static let chosenWord = "chosenfoodword"
}
