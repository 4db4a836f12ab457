package import Nutrition

/// What is known beforehand: assessments of the catalog's foods, and the table of phrases.
package protocol AllergenSource: AllergenPhrases {
    /// `nil` of a food that was never looked into, which tells nothing.
    func assessment(of food: FoodID) -> Assessment?
}

/// What can be said of a food that somebody eats.
package struct AllergenKnowledge: Sendable {
    private let source: any AllergenSource

    /// Knows no food and no phrase, so that nothing can be told.
    package static let nothing = AllergenKnowledge(Ignorance())

    private struct Ignorance: AllergenSource {
        let tellingWords = TellingWords.none

        func longestPhrase(beginning word: String) -> Int { 0 }

        func phrase(_ key: String) -> AllergenPhrase? { nil }

        func assessment(of food: FoodID) -> Assessment? { nil }
    }

    package init(_ source: any AllergenSource) { self.source = source }

    /// Whether what is known of a food is all that can be said of it: words beside its name add nothing.
    ///
    /// - Parameter words: the food's own name first.
    package func isWhole(_ food: FoodID, called words: [String]) -> Bool {
        guard let name = words.first else { return true }
        let telling = source.tellingWords
        return source.assessment(of: food) != nil
            && !words.dropFirst().contains { telling.stand(in: $0, beyond: name) }
    }

    /// The assessment of a food under the name and the words it goes by.
    ///
    /// Words never make an answer a lesser one. What is no food of the catalog is known by its words
    /// alone, and never in whole.
    ///
    /// - Parameter words: the food's name and what was said of it; what of it says the same is read once.
    package func assessment(of food: FoodID?, called words: [String]) -> Assessment {
        let reader = PhraseReader(source)
        let known = food.flatMap(source.assessment)
        var assessment = known ?? Assessment(basis: .name, isComplete: false)
        var read: [String] = []
        for text in words where !text.isEmpty && !read.contains(text) {
            read.append(text)
            var said = reader.assessment(of: text, basis: .name, besideRecipe: known != nil)
            if known != nil {
                // A recipe that is known does not become unknown by what is said of it.
                said.isComplete = true
                said.ingredients = []
                for (trigger, mark) in said.marks
                where assessment.finding(trigger).answer >= mark.answer {
                    said.marks[trigger] = nil
                }
            } else {
                said.isComplete = false
            }
            assessment.join(said)
        }
        return assessment
    }
}
