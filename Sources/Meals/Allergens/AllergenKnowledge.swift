package import Nutrition

/// What is known beforehand: assessments of the catalog's foods, and the table of phrases.
package protocol AllergenSource: AllergenPhrases {
    /// `nil` of a food that was never looked into, which tells nothing.
    func assessment(of food: FoodID) -> Assessment?
}

/// What can be said of a food that somebody eats.
package struct AllergenKnowledge: Sendable {
    private let source: any AllergenSource
    private var contents: @Sendable (FoodID) -> FoodContents? = { _ in nil }
    /// What the table tells of words: the parts of most dishes are called the same.
    private let readings = Recollection<Words, Assessment>()

    private struct Words: Sendable, Hashable {
        var text: String
        var besideRecipe: Bool
    }

    /// Knows no food and no phrase, so that nothing can be told.
    package static let nothing = AllergenKnowledge(Ignorance())

    private struct Ignorance: AllergenSource {
        let tellingWords = TellingWords.none

        func longestPhrase(beginning word: String) -> Int { 0 }

        func phrase(_ key: String) -> AllergenPhrase? { nil }

        func assessment(of food: FoodID) -> Assessment? { nil }
    }

    package init(_ source: any AllergenSource) { self.source = source }

    /// The same with what a person's own dishes are made of and what packages declare.
    package func knowing(
        _ contents: @escaping @Sendable (FoodID) -> FoodContents?
    ) -> AllergenKnowledge {
        var knowledge = self
        knowledge.contents = contents
        return knowledge
    }

    /// Whether the catalog's table has a food; what is in a person's own foods may change.
    func isOfCatalog(_ food: FoodID) -> Bool { source.assessment(of: food) != nil }

    var tellingWords: TellingWords { source.tellingWords }

    /// The assessment of a food under the name and the words it goes by; by its parts where it has any.
    ///
    /// Words never make an answer a lesser one, and what else was said of it that nobody knows makes one
    /// that was told by its absence open. What is no food of the catalog is known by its words alone, and
    /// never in whole.
    package func assessment(of food: AssessedFood) -> Assessment {
        assessment(of: food, within: [])
    }

    /// - Parameter words: the food's name and what was said of it; what of it says the same is read once.
    package func assessment(of food: FoodID?, called words: [String]) -> Assessment {
        assessment(of: AssessedFood(food, called: words))
    }

    /// - Parameter outer: the dishes of which it is a part; none is a part of itself.
    private func assessment(of food: AssessedFood, within outer: Set<FoodID>) -> Assessment {
        if !food.parts.isEmpty { return mixed(food.parts, food, within: outer) }
        guard let id = food.food, !outer.contains(id) else { return named(nil, food) }
        if source.assessment(of: id) == nil {
            switch contents(id) {
            case .parts(let parts) where !parts.isEmpty:
                return mixed(parts, food, within: outer.union([id]))
            case .label(let label): return labelled(label, food)
            case .parts, nil: break
            }
        }
        return named(id, food)
    }

    private func named(_ id: FoodID?, _ food: AssessedFood) -> Assessment {
        let known = id.flatMap(source.assessment)
        guard let known else {
            var assessment = Assessment(basis: .name, isComplete: false)
            for read in read(food.words + food.said, besideRecipe: false) { assessment.join(read) }
            assessment.isComplete = false
            return assessment
        }
        return adding(food, to: known, atLeast: .mayContain)
    }

    /// What is made of parts.
    ///
    /// Where all of them are known the name of a kind of dish says no more: it is the person's own.
    private func mixed(
        _ parts: [AssessedFood], _ whole: AssessedFood, within outer: Set<FoodID>
    ) -> Assessment {
        var mixture = Mixture()
        for part in parts {
            var known = assessment(of: part, within: outer)
            // Where no recipe tells how much of it a trigger is, all of it counts.
            for (trigger, mark) in known.marks where mark.answer >= .probably && mark.share == nil {
                known.marks[trigger]?.share = 1
            }
            mixture.add(known, grams: part.grams ?? 0)
        }
        var assessment = mixture.assessment
        if !parts.allSatisfy({ $0.grams != nil }) {
            for trigger in assessment.marks.keys { assessment.marks[trigger]?.share = nil }
        }
        return adding(
            whole, to: assessment, atLeast: assessment.isComplete ? .probably : .mayContain)
    }

    /// What a package declares, and what the words say besides.
    private func labelled(_ label: FoodLabel, _ food: AssessedFood) -> Assessment {
        var assessment = Assessment(basis: .label, isComplete: false)
        if let ingredients = label.ingredients {
            let list = IngredientList(ingredients)
            assessment.isComplete = list.isWhole && !list.sentences.isEmpty
            for items in list.sentences { join(items, to: &assessment) }
        }
        for (names, answer) in [(label.contains, Answer.contains), (label.traces, .mayContain)] {
            for name in names {
                let trigger = TriggerTable.trigger(called: name)
                if trigger.facts != nil {
                    assessment.mark(trigger, answer, by: [])
                } else {
                    assessment.ingredients.append(name)
                }
            }
        }
        return adding(food, to: assessment, atLeast: .mayContain)
    }

    /// Takes in a sentence of a list of ingredients.
    private func join(_ items: [String], to assessment: inout Assessment) {
        let reader = PhraseReader(source)
        var isTrace = false
        for item in items {
            isTrace = isTrace || reader.warnsOfTraces(item)
            var read = reader.assessment(of: item, basis: .label)
            if isTrace { read = read.limited(to: .mayContain) }
            // "Contains" names no ingredient, and nothing is missing by it.
            if read.unread.isEmpty { read.isComplete = true }
            assessment.join(read)
        }
    }

    /// What words say of a food beyond what is known of it; never less.
    private func adding(
        _ food: AssessedFood, to known: Assessment, atLeast least: Answer
    ) -> Assessment {
        var assessment = known
        for var told in read(food.words, besideRecipe: true) {
            // A recipe that is known does not become unknown by how it is called.
            told.isComplete = true
            join(told, atLeast: least, to: &assessment)
        }
        for var told in read(food.said, besideRecipe: true) {
            told.isComplete = told.unread.isEmpty
            join(told, atLeast: least, to: &assessment)
        }
        return assessment
    }

    /// Takes in of what was told what is more than is known.
    private func join(
        _ told: Assessment, atLeast least: Answer, to assessment: inout Assessment
    ) {
        var told = told
        for (trigger, mark) in told.marks {
            // What is known of one kind of nuts says nothing of "nuts" beside it, which may be another.
            let known = assessment.marks[trigger]?.answer
            if mark.answer < least || known.map({ $0 >= mark.answer }) == true {
                told.marks[trigger] = nil
            }
        }
        assessment.join(told)
    }

    private func read(_ texts: [String], besideRecipe: Bool) -> [Assessment] {
        let reader = PhraseReader(source)
        var read: [String] = []
        return texts.compactMap { text in
            guard !text.isEmpty, !read.contains(text) else { return nil }
            read.append(text)
            return readings.value(of: Words(text: text, besideRecipe: besideRecipe)) {
                reader.assessment(of: text, basis: .name, besideRecipe: besideRecipe)
            }
        }
    }
}
