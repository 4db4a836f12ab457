package import Allergens
package import Nutrition

/// What every food of the curation is made of, from published ingredients, its own parts, its words and
/// its figures.
///
/// The same input gives the same assessments.
package struct AllergenJoin {
    package private(set) var assessments: [FoodID: Assessment] = [:]

    private let curated: [String: CuratedFood]
    private let usda: USDAFolder
    private let phrases: PhraseList
    private let reader: PhraseReader
    private let patterns: FoodPatterns
    private var tree: IngredientTree

    package init(_ foods: [CuratedFood], usda: USDAFolder, phrases: PhraseList) throws {
        self.usda = usda
        self.phrases = phrases
        curated = Dictionary(foods.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        reader = PhraseReader(phrases)
        patterns = try FoodPatterns(usda)
        tree = IngredientTree(
            try IngredientTable(usda), of: try usda.foods(of: .fndds2021), reader)
        for food in foods { _ = try assessment(of: food) }
    }

    private mutating func assessment(of food: CuratedFood) throws -> Assessment {
        let id = FoodID(rawValue: food.id)
        if let known = assessments[id] { return known }
        let assessment =
            switch food.source {
            case .recipe: try recipe(food)
            case .usda(let release, let code, _): try published(food, release, code)
            }
        assessments[id] = assessment
        return assessment
    }

    private mutating func recipe(_ food: CuratedFood) throws -> Assessment {
        var mixture = Mixture()
        for part in food.parts {
            guard let ingredient = curated[part.food] else { continue }
            mixture.add(try assessment(of: ingredient), grams: part.grams)
        }
        return withWords(of: food.name, beside: mixture.assessment, .none)
    }

    private mutating func published(
        _ food: CuratedFood, _ release: USDARelease, _ code: String
    ) throws -> Assessment {
        guard let source = try usda.foods(of: release)[code] else {
            return Assessment(basis: .name, isComplete: false)
        }
        // Its descriptions are Chinese, and nobody published what is in its foods.
        if release == .taiwan { return reader.assessment(of: food.name, basis: .name) }
        let isSame = agree([food.name] + food.aliases, source.description)
        let figures =
            isSame ? FigureEvidence(source, code: code, release, patterns) : .none
        let known = try ingredients(of: source, code, release)
        var assessment: Assessment
        if let known {
            assessment = isSame ? known : standIn(known, for: food)
            // The description of what only stands in says nothing that its ingredients do not.
            if isSame {
                assessment = withWords(of: source.description, beside: assessment, figures)
            }
            assessment = withWords(
                of: food.name, beside: isSame ? asPublished(assessment, source, food) : assessment,
                figures)
        } else {
            let described = reader.assessment(of: source.description, basis: .name)
            assessment = isSame ? described : standIn(described, for: food)
            assessment.join(nameAlone(food, described))
            assessment = softened(assessment, by: figures)
        }
        weigh(figures, source.description, in: &assessment)
        return assessment
    }

    /// The name beside a description that has no ingredients: it adds, and makes nothing unknown.
    private func nameAlone(_ food: CuratedFood, _ described: Assessment) -> Assessment {
        var name = reader.assessment(of: food.name, basis: .name)
        if !described.ingredients.isEmpty || !name.ingredients.isEmpty {
            name.isComplete = true
            name.unread = []
        }
        return name
    }

    /// The ingredients of a code, where the latest release has it and means the same food by it.
    private mutating func ingredients(
        of food: USDAFood, _ code: String, _ release: USDARelease
    ) throws -> Assessment? {
        guard release != .standardReference else { return nil }
        if release != .fndds2021 {
            guard let latest = try usda.foods(of: .fndds2021)[code],
                latest.description == food.description
                    || agree([food.description], latest.description)
            else { return nil }
        }
        return tree.assessment(of: code)
    }

    /// The ingredients of one recipe of a dish whose name is known in whole: some have what only that recipe has.
    ///
    /// What is the dish's bulk counts as it stands, unless the source is another of the food's names alone.
    private func asPublished(
        _ recipe: Assessment, _ source: USDAFood, _ food: CuratedFood
    ) -> Assessment {
        let name = reader.assessment(of: food.name, basis: .name)
        guard name.isComplete, name.marks.values.contains(where: { $0.answer == .contains }) else {
            return recipe
        }
        let isNamed = agree([food.name], source.description)
        var assessment = recipe
        for trigger in TriggerTable.european.flatMap(\.kinds) {
            guard let mark = recipe.marks[trigger], mark.answer > .mayContain,
                name.finding(trigger).answer < (isNamed ? .mayContain : .probably),
                !isNamed || mark.share.map({ $0 < Self.seasoning }) ?? false
            else { continue }
            assessment.marks[trigger]?.answer = .mayContain
        }
        return assessment
    }

    /// The share of a dish's weight below which an ingredient may as well be left out.
    private static let seasoning = 0.1

    /// What a food of another name says of this one: what stands in for it is much like it.
    private func standIn(_ other: Assessment, for food: CuratedFood) -> Assessment {
        var assessment = other
        for (trigger, mark) in other.marks where mark.answer == .contains {
            assessment.marks[trigger]?.answer = .probably
        }
        let name = reader.assessment(of: food.name, basis: .name)
        assessment.isComplete = other.isComplete && name.isComplete
        return assessment
    }

    /// The words of a food beside its ingredients: what these do not have is probable or possible only.
    private func withWords(
        of text: String, beside known: Assessment, _ figures: FigureEvidence
    ) -> Assessment {
        var said = reader.assessment(
            of: text, basis: known.basis, besideRecipe: known.isComplete)
        said.isComplete = true
        said.ingredients = []
        said = softened(said, by: figures)
        for (trigger, mark) in said.marks
        where known.finding(trigger).answer >= mark.answer
            && known.finding(trigger).answer > .cannotTell
        {
            said.marks[trigger] = nil
        }
        var joined = known
        joined.join(said)
        return joined
    }

    /// Words that figures contradict: "cocktail" of a sauce without alcohol.
    private func softened(_ assessment: Assessment, by figures: FigureEvidence) -> Assessment {
        var assessment = assessment
        for (trigger, mark) in assessment.marks
        where mark.answer > .mayContain && figures.excludes(trigger) {
            assessment.marks[trigger]?.answer = .mayContain
        }
        return assessment
    }

    /// Adds what figures say beyond the words.
    private func weigh(
        _ figures: FigureEvidence, _ description: String, in assessment: inout Assessment
    ) {
        func knows(_ triggers: String...) -> Bool {
            triggers.contains {
                assessment.finding(Trigger(rawValue: $0)).answer > .cannotTell
            }
        }
        let unsaid = knows("meat") ? ["meat"] : []
        for (trigger, answer) in figures.found.sorted(by: { $0.key < $1.key })
        where !unsaid.contains(trigger.rawValue)
            && assessment.finding(trigger).answer < answer
            && !(trigger == .milk && knows("soy") && answer < .probably)
        {
            assessment.mark(trigger, answer, by: [])
        }
        if figures.hasNutsOrSeeds,
            !knows("peanut", "tree_nuts", "sesame", "coconut", "chestnut"),
            !AllergenText.keys(of: description).contains("seed")
        {
            for trigger in ["peanut", "tree_nuts", "sesame"] {
                assessment.mark(Trigger(rawValue: trigger), .mayContain, by: [])
            }
        }
        if figures.hasSeafood, !knows("fish", "crustaceans", "molluscs") {
            for trigger in ["fish", "crustaceans", "molluscs"] {
                assessment.mark(Trigger(rawValue: trigger), .mayContain, by: [])
            }
        }
        if figures.hasGrain, assessment.basis == .name, !knows("gluten"),
            assessment.unread.isEmpty == false || !assessment.isComplete
        {
            assessment.mark(Trigger(rawValue: "gluten"), .mayContain, by: [])
        }
        // Figures know better than words whether there is caffeine or alcohol in it.
        for trigger in ["caffeine", "alcohol"].map(Trigger.init(rawValue:))
        where figures.excluded.contains(trigger) {
            assessment.marks[trigger] = nil
        }
        if !assessment.isComplete { assessment.excluded.formUnion(figures.excluded) }
    }

    /// Whether a food's names and a description share a word that says what it is.
    private func agree(_ names: [String], _ description: String) -> Bool {
        func telling(_ text: String) -> Set<String> {
            Set(AllergenText.keys(of: text).filter { phrases.phrase($0) != .neutral })
        }
        let described = telling(description)
        return names.contains { !telling($0).isDisjoint(with: described) }
    }
}
