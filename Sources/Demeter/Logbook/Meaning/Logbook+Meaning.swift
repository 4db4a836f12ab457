internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Meaning
internal import Nutrition
internal import Service
internal import Telling
internal import Wire

/// What was asked about by meaning in a conversation, when nothing was known of its words.
struct GuessedFoods: Sendable, Hashable {
    /// What the foods are called, in the order in which they were numbered.
    var names: [String]
    /// Unix milliseconds.
    var at: Int64
}

// Words that are no food's name: what they may mean is asked, and never entered by itself.
extension Logbook {
    /// The foods of the catalog that words may mean, the likeliest first.
    nonisolated(nonsending) func foods(
        meantBy words: String, limit: Int = FoodGuess.limit
    ) async -> [(food: Food, score: Double)] {
        guard let guesser, Self.isDescription(words) else { return [] }
        let catalog = reader.catalog
        return await guesser.foods(like: words).prefix(limit).compactMap { guess in
            catalog[guess.food].map { ($0, guess.score) }
        }
    }

    /// Whether there is enough in the words to mean something: of a single one that nobody knows, only its letters are
    /// known.
    private static func isDescription(_ words: String) -> Bool {
        words.split { !$0.isLetter }.count > 1
            || words.unicodeScalars.count { (0x3400...0x9FFF).contains($0.value) } > 2
    }

    /// The reading with a question where its only food is one that nobody knows.
    nonisolated(nonsending) func asking(_ reading: Reading) async -> Reading {
        guard guesser != nil, reading.question == nil, reading.items.count == 1,
            let item = reading.items.first, item.food == nil, item.stated == nil,
            item.nutrients == .unknown
        else { return reading }
        let foods = await foods(meantBy: item.name)
        guard !foods.isEmpty else { return reading }
        var asking = reading
        asking.question = Question(
            text: Texts.questions.maybeOneOf(), choices: foods.map { Self.toldName(of: $0.food) })
        return asking
    }

    /// The reply to a line in which no food was found, with what it may mean; a number then takes it.
    nonisolated(nonsending) func guessing(
        _ said: SayResult, of utterance: Utterance, in conversation: ConversationID
    ) async -> SayResult {
        // What may be other people's talk is not guessed at.
        guard conversation != .voice else { return said }
        let names = await foods(meantBy: utterance.said.text).map { Self.toldName(of: $0.food) }
        guard !names.isEmpty else { return said }
        var memory = memory(of: conversation) ?? Memory()
        memory.guessed = GuessedFoods(names: names, at: now())
        remember(memory, in: conversation)
        var said = said
        said.lines += Phrases.question(
            Question(text: Texts.questions.maybeOneOf(), choices: names))
        return said
    }

    /// The same for who has no conversation: the names alone.
    nonisolated(nonsending) func guessing(_ result: LogResult, of words: String) async -> LogResult
    {
        guard result.state == .nothing, guesser != nil else { return result }
        let names = await foods(meantBy: words).map { Self.toldName(of: $0.food) }
        guard !names.isEmpty else { return result }
        var result = result
        result.reply += "\n" + Texts.questions.maybe(Words.row(names))
        return result
    }

    /// The utterance as the name of the food that its number means, where foods were asked about.
    func naming(_ utterance: Utterance, in conversation: ConversationID) -> Utterance {
        guard var memory = memory(of: conversation), let guessed = memory.guessed else {
            return utterance
        }
        memory.guessed = nil
        remember(memory, in: conversation)
        guard memory.asked == nil, now() - guessed.at <= settings.answerMilliseconds,
            case .choose(let places)? = SuggestionWords.choice(in: utterance.said.text),
            places.count == 1, guessed.names.indices.contains(places[0] - 1)
        else { return utterance }
        var named = utterance
        named.said.text = guessed.names[places[0] - 1]
        return named
    }

    private static func toldName(of food: Food) -> String {
        guard Telling.current.language == .chinese,
            let name = food.names[.traditionalChinese]?.first
        else { return food.name }
        return String(name.prefix { $0 != "@" })
    }
}
