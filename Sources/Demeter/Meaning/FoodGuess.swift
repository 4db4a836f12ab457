internal import JSON
package import Nutrition

/// A food of the catalog that words may mean, though none of its names is in them. It is only ever asked about.
package struct FoodGuess: Sendable, Hashable {
    package var food: FoodID
    /// How near it is, 0 to 1.
    package var score: Double

    package init(food: FoodID, score: Double) {
        self.food = food
        self.score = min(1, max(0, score))
    }

    /// Foods that are offered of one question.
    package static let limit = 5
    /// What is farther away is like nothing.
    package static let least = 0.45

    var json: JSONValue { ["food": .string(food.rawValue), "score": .number(score)] }

    init?(json: JSONValue) {
        guard let food = json["food"]?.string, !food.isEmpty, let score = json["score"]?.number
        else { return nil }
        self.init(food: FoodID(rawValue: food), score: score)
    }
}

/// Whoever knows foods by what words mean.
package protocol FoodGuesser: Sendable {
    /// Whether there is anybody to ask.
    var isAvailable: Bool { get }

    /// The likeliest first; none where nobody can be asked.
    nonisolated(nonsending) func foods(like text: String) async -> [FoodGuess]
}

/// What the process that looks for foods answers: a line of JSON.
package enum MeaningAnswer: Sendable, Hashable {
    case foods([FoodGuess])
    /// Why it cannot look, for people.
    case fault(String)

    package var line: [UInt8] {
        let json: JSONValue =
            switch self {
            case .foods(let foods): ["foods": .array(foods.map(\.json))]
            case .fault(let sentence): ["fault": .string(sentence)]
            }
        return Array((json.text + "\n").utf8)
    }

    /// `nil` for what no program of ours would answer.
    package init?(line: [UInt8]) {
        guard let json = try? JSONValue(parsing: line) else { return nil }
        if let sentence = json["fault"]?.string {
            self = .fault(sentence)
        } else if let foods = json["foods"]?.array {
            let guesses = foods.compactMap(FoodGuess.init)
            guard guesses.count == foods.count, foods.count <= FoodGuess.limit else { return nil }
            self = .foods(guesses)
        } else {
            return nil
        }
    }

    /// The words of a question, `{"text": "…"}`; `nil` of anything else.
    package static func words(inQuestion line: [UInt8]) -> String? {
        (try? JSONValue(parsing: line))?["text"]?.string
    }

    package static func question(of words: String) -> [UInt8] {
        let json: JSONValue = ["text": .string(words)]
        return Array((json.text + "\n").utf8)
    }

    /// Bytes of a question or an answer at most.
    package static let limit = 16 << 10
}
