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
    /// In the order in which they were numbered.
    var foods: [Food]
    /// What they are called there.
    var names: [String]
    /// Unix milliseconds.
    var at: Int64

    var question: Question { Question(text: Texts.questions.maybeOneOf(), choices: names) }
}

/// What a line says to a question about foods by meaning.
enum GuessAnswer: Sendable, Hashable {
    /// The food of that index.
    case take(Int)
    /// None of them.
    case leave
    /// Something that chooses none, or no single one.
    case unclear
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
        guard reading.question == nil, reading.items.count == 1,
            let item = reading.items.first, item.food == nil, item.stated == nil,
            item.nutrients == .unknown
        else { return reading }
        let names = await names(meantBy: item.name)
        guard !names.isEmpty else { return reading }
        var asking = reading
        asking.question = Question(text: Texts.questions.maybeOneOf(), choices: names)
        return asking
    }

    /// The reply to a line in which no food was found, with what it may mean; a number then takes it.
    nonisolated(nonsending) func guessing(
        _ said: SayResult, of utterance: Utterance, in conversation: ConversationID
    ) async -> SayResult {
        // What may be other people's talk is not guessed at.
        guard conversation != .voice else { return said }
        let foods = await foods(meantBy: utterance.said.text).map(\.food)
        guard !foods.isEmpty else { return said }
        let guessed = GuessedFoods(foods: foods, names: foods.map(Self.toldName), at: now())
        var memory = memory(of: conversation) ?? Memory()
        memory.guessed = guessed
        // The next answer is to this question and to no earlier one.
        memory.asked = nil
        memory.offered = nil
        memory.swap = nil
        memory.ending = nil
        remember(memory, in: conversation)
        var said = said
        said.lines += Phrases.question(guessed.question)
        return said
    }

    /// The same for who has no conversation: the names alone.
    nonisolated(nonsending) func guessing(
        _ result: LogResult, of said: NewUtterance
    ) async -> LogResult {
        guard result.state == .nothing, said.source != Self.voiceSource else { return result }
        let names = await names(meantBy: said.text)
        guard !names.isEmpty else { return result }
        var result = result
        result.reply += "\n" + Texts.questions.maybe(Words.row(names))
        return result
    }

    /// The names of foods that words may mean; of those only which mean the very food when they are said.
    private nonisolated(nonsending) func names(meantBy words: String) async -> [String] {
        await foods(meantBy: words).compactMap { food, _ in
            let name = Self.toldName(of: food)
            guard case .food(let reading)? = PayloadReader(reader: reader).change(name),
                reading.items.map(\.food) == [food.id]
            else { return nil }
            return name
        }
    }

    private static func toldName(of food: Food) -> String {
        guard Telling.current.language == .chinese,
            let name = food.names[.traditionalChinese]?.first
        else { return food.name }
        return String(name.prefix { $0 != "@" })
    }
}
