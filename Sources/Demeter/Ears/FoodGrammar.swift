internal import Nutrition
internal import Recipes
internal import Speech

/// The rules that the foods of a catalog add to the grammars.
enum FoodGrammar {
    /// The grammars `catalog` (`food`, `piece`, `helping`, `helpings`, `own`) and `counted` (`a_piece`,
    /// `pieces`, `a_helping`).
    ///
    /// - Parameter countable: further things that are counted, in the singular.
    static func grammars(
        of foods: [Food], countable: Expansion?, settings: VoiceSettings = VoiceSettings()
    ) -> [Grammar] {
        let said = foods.map { ([$0.name] + $0.aliases).map(SpokenWords.words) }
        let joined = JoinedWords(said.joined())
        // Thousands of portions share a few hundred labels.
        var measures: [String: [String]] = [:]
        var names: [Expansion.Alternative] = []
        var pieces: [Expansion.Alternative] = []
        var helpings: [Expansion.Alternative] = []
        var severalHelpings: [Expansion.Alternative] = []
        var aHelping: [Expansion.Alternative] = []
        for (food, said) in zip(foods, said) {
            let weight = weight(of: food, settings)
            let measured = food.portions.map { portion in
                if let known = measures[portion.label] { return known }
                let words = words(ofLabel: portion.label)
                measures[portion.label] = words
                return words
            }
            var known: Set<[String]> = [[]]
            let spoken = said.map(joined.apart).filter { known.insert($0).inserted }
            let other = min(0.5, settings.aliases / Double(max(1, spoken.count - 1)))
            for (index, words) in spoken.enumerated() {
                let share = weight * (index == 0 ? 1 : other)
                names.append(.init(weight: share, phrase(words)))
                if isCounted(measured, words) { pieces.append(.init(weight: share, phrase(words))) }
            }
            guard let name = spoken.first else { continue }
            let labels = Set(measured)
                .filter { isMeasure($0, of: name) }
                .sorted { $0.lexicographicallyPrecedes($1) }
            for label in labels {
                let share = weight / Double(labels.count)
                let helping = phrase(label + ["of"] + name)
                helpings.append(.init(weight: share, helping))
                aHelping.append(
                    .init(
                        weight: share,
                        .sequence([.word(SpokenWords.article(before: label[0])), helping])))
                severalHelpings.append(
                    .init(weight: share, phrase(SpokenWords.plural(of: label) + ["of"] + name)))
            }
        }
        let catalog = Grammar(
            name: "catalog",
            rules: [
                "food": choice(names), "piece": choice(pieces), "helping": choice(helpings),
                "helpings": choice(severalHelpings), "own": own(of: foods),
            ])
        var counted = pieces
        if let countable {
            // What the grammars name weighs as much as what the catalog does.
            let own = alternatives(countable)
            let total = own.reduce(0) { $0 + $1.weight }
            let other = max(pieces.reduce(0) { $0 + $1.weight }, 1)
            counted += own.map { .init(weight: $0.weight / total * other, $0.expansion) }
        }
        return [
            catalog,
            Grammar(
                name: "counted",
                rules: [
                    "a_piece": choice(
                        counted.map {
                            let words = $0.expansion.words
                            let article = SpokenWords.article(before: words.first ?? "")
                            return .init(weight: $0.weight, phrase([article] + words))
                        }),
                    "pieces": choice(
                        counted.map {
                            let words = $0.expansion.words
                            return .init(
                                weight: $0.weight, phrase(SpokenWords.plural(of: words)))
                        }),
                    "a_helping": choice(aHelping),
                ]),
        ]
    }

    /// The person's recipes by name; any food where there is none yet.
    private static func own(of foods: [Food]) -> Expansion {
        let names = foods.filter { RecipeID($0.id) != nil }.map { SpokenWords.words(of: $0.name) }
            .filter { !$0.isEmpty }
        return names.isEmpty ? .rule("foods.any") : choice(names.map { .init(phrase($0)) })
    }

    /// Foods that are eaten often are said often; Zipf's law, flattened, over the catalog's ranks.
    ///
    /// Those without a rank are most of a large catalog and few of the foods that people eat.
    private static func weight(of food: Food, _ settings: VoiceSettings) -> Double {
        100 / ((food.rank.map(Double.init) ?? settings.unranked) + 60)
    }

    /// Labels of portions that are sizes, not measures: one has "a small apple", no "small of apple".
    private static let sizes: Set<String> = [
        "small", "medium", "large", "piece", "whole", "each", "unit", "item", "extra", "regular",
    ]

    private static func isCounted(_ labels: [[String]], _ words: [String]) -> Bool {
        labels.contains { $0.allSatisfy { sizes.contains($0) || words.contains($0) } }
    }

    private static func isMeasure(_ label: [String], of name: [String]) -> Bool {
        guard let first = label.first, label.count < 4 else { return false }
        return !sizes.contains(first) && !label.contains { name.contains($0) }
    }

    /// The words of a portion's label without what explains it: "can (12 fl oz)", "slice, thin".
    private static func words(ofLabel label: String) -> [String] {
        SpokenWords.words(of: String(label.prefix { $0 != "(" && $0 != "," }))
    }

    private static func phrase(_ words: [String]) -> Expansion {
        words.count == 1 ? .word(words[0]) : .sequence(words.map(Expansion.word))
    }

    private static func choice(_ alternatives: [Expansion.Alternative]) -> Expansion {
        .choice(alternatives)
    }

    private static func alternatives(_ expansion: Expansion) -> [Expansion.Alternative] {
        if case .choice(let alternatives) = expansion { return alternatives }
        return [.init(expansion)]
    }
}
