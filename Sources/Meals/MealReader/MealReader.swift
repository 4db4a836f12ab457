package import FoodCatalog
package import Nutrition

/// Turns what a person says into foods with amounts, without a network or a model.
package struct MealReader: Sendable {
    package let catalog: FoodCatalog
    /// How often the person ate a food, which outranks how often others eat it.
    package var history: [FoodID: Int]

    package init(catalog: FoodCatalog, history: [FoodID: Int] = [:]) {
        self.catalog = catalog
        self.history = history
    }

    /// What `text` is, a meal, a command or neither, and what it says.
    package func read(_ text: String) -> Sentence {
        let plain = text.lowercased().split(separator: " ").joined(separator: " ")
        switch plain.trimmingPunctuation {
        case "undo", "undo that", "undo it": return .command(.undo)
        case "redo", "redo that", "redo it": return .command(.redo)
        case "help": return .command(.help)
        case "what have i had today": return .command(.showDay(.daysAgo(0)))
        case "how many calories are left": return .command(.showRemaining)
        default: break
        }
        if plain.hasPrefix("delete the ") {
            return .command(.delete(plain.dropFirst(11).description.trimmingPunctuation))
        }
        let reading = reading(of: text)
        return reading.items.isEmpty ? .nothing(reading) : .meal(reading)
    }

    /// What `text` says when it is taken as a meal, whatever it looks like.
    package func reading(of text: String) -> Reading {
        var reading = Reading(text: text)
        for piece in Self.pieces(of: text.lowercased()) {
            var words = piece.split(separator: " ").map(String.init)
            var amount: Double?
            if let first = words.first, let number = Self.number(first) {
                amount = number
                words.removeFirst()
            }
            guard !words.isEmpty else { continue }
            let name = words.joined(separator: " ")
            let matches = catalog.search(name, limit: 4, preferring: history)
            guard let best = matches.first, best.score > 0.3 else {
                reading.unread += words
                continue
            }
            let food = best.food
            let unit = food.portions.first { portion in words.contains(portion.label) }
            let portion = unit ?? food.defaultPortion.map { food.portions[$0] }
            let grams: Thousandths =
                if amount == nil, unit == nil, let usual = food.usualGrams {
                    usual
                } else if let portion {
                    portion.grams.scaled(by: amount ?? 1)
                } else {
                    Thousandths(100)
                }
            reading.items.append(
                ReadingItem(
                    text: piece, name: food.name, food: food.id, amount: amount,
                    unit: portion?.label, grams: grams,
                    nutrients: food.per100g.scaled(by: grams.value / 100),
                    confidence: best.score, assumption: portion?.label ?? "usual amount",
                    alternatives: matches.dropFirst().map {
                        ReadingItem.Alternative(
                            food: $0.food.id, name: $0.food.name, score: $0.score)
                    }))
        }
        reading.confidence = reading.items.map(\.confidence).min() ?? 0
        return reading
    }

    private static func pieces(of text: String) -> [String] {
        text.split { ",.;&".contains($0) }
            .flatMap { $0.split(separator: " ").split { ["and", "with"].contains($0) } }
            .map { $0.joined(separator: " ") }
    }

    private static func number(_ word: String) -> Double? {
        let words = ["a": 1.0, "an": 1, "one": 1, "two": 2, "three": 3, "half": 0.5]
        return words[word] ?? Double(word)
    }
}

extension String {
    fileprivate var trimmingPunctuation: String {
        String(
            drop(while: { ".!? ".contains($0) }).reversed().drop(while: { ".!? ".contains($0) })
                .reversed())
    }
}
