package import Curation
package import Nutrition

/// What is said of the foods of a catalog: their names, what they are made of, what a dictionary says, and what this
/// project says for whoever does not know them.
package struct FoodTexts {
    package struct Entry: Sendable, Hashable {
        package var text: String
        /// The place of the food in the catalog.
        package var food: Int

        package init(text: String, food: Int) {
            self.text = text
            self.food = food
        }
    }

    /// Names in every language, then what the dictionary and the project say.
    package var entries: [Entry]

    /// - Parameters:
    ///   - glosses: what WordNet says of names in small letters.
    ///   - definitions: what the project says of foods.
    package init(
        _ foods: [Food], glosses: [String: [String]], definitions: FoodDefinitions = .none
    ) {
        entries = []
        var described: Set<Entry> = []
        // Who means a brand's own says whose it is.
        for (place, food) in foods.enumerated() where food.brand == nil {
            let english = [food.name] + food.aliases
            for name in english + NameLanguage.allCases.flatMap({ food.names[$0] ?? [] }) {
                entries.append(Entry(text: name, food: place))
            }
            for name in english {
                for key in [name.lowercased(), Self.singular(name.lowercased())].compactMap(\.self)
                {
                    for gloss in glosses[key] ?? [] {
                        described.insert(Entry(text: gloss, food: place))
                    }
                }
            }
            for text in definitions.texts[food.id] ?? [] {
                described.insert(Entry(text: text, food: place))
            }
        }
        entries += described.sorted { ($0.food, $0.text) < ($1.food, $1.text) }
    }

    private static func singular(_ name: String) -> String? {
        name.hasSuffix("s") ? String(name.dropLast()) : nil
    }

    /// What WordNet says of what is eaten and drunk, by names in small letters.
    ///
    /// - Parameter text: its file `data.noun`, whose format is that of wndb(5WN).
    package static func glosses(in text: String) -> [String: [String]] {
        var glosses: [String: [String]] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix(" ") {
            guard let bar = line.firstIndex(of: "|") else { continue }
            let fields = line[..<bar].split(separator: " ")
            guard fields.count > 5, fields[1] == foodFile, let count = Int(fields[3], radix: 16),
                fields.count > 3 + 2 * count
            else { continue }
            let gloss = meaning(line[line.index(after: bar)...])
            for word in 0..<count {
                let name = fields[4 + 2 * word].split(separator: "_").joined(separator: " ")
                glosses[name.lowercased(), default: []].append(gloss)
            }
        }
        return glosses
    }

    /// The number of `noun.food` in lexnames(5WN).
    private static let foodFile = "13"

    /// Without the examples, which stand in quotes.
    private static func meaning(_ gloss: Substring) -> String {
        var words = gloss.split(separator: " ").joined(separator: " ")
        if let quote = words.firstRange(of: "; \"") { words.removeSubrange(quote.lowerBound...) }
        return words
    }
}
