package import FoodCatalog

/// Tries rules on lines: whether they speak, and what they make of the words.
package struct RuleTrial: Sendable {
    private let table: RuleTable
    private let reader: MealReader

    package init(_ table: RuleTable, catalog: FoodCatalog) {
        self.table = table
        reader = MealReader(catalog: catalog, rules: table)
    }

    /// What the rules of turns say of a line, in their order.
    package func spoken(in text: String) -> [SpokenRule] { reader.reasoned(text).why }

    /// Whether a rule, by its name in a trace, speaks where the line is read by all.
    package func speaks(_ rule: String, in text: String) -> Bool {
        spoken(in: text).contains { $0.rule == rule }
    }

    /// Whether a line is a meal when it is read by all.
    package func isMeal(_ text: String) -> Bool {
        if case .meal = reader.read(text) { true } else { false }
    }

    /// Whether a rule, when no other speaks, makes of a line the words of another.
    package func makes(_ rule: String, of text: String, _ other: String) -> Bool {
        guard let rule = table.rules.first(where: { $0.name == rule }),
            var turns = TurnPass(alone: Self.tokens(of: text), index: reader.catalog.index)
        else { return false }
        turns.run(rule, of: table)
        let wanted = Self.tokens(of: other)
        return turns.tokens.count == wanted.count
            && zip(turns.tokens, wanted).allSatisfy { made, word in
                let isSame =
                    made.isNumber || word.isNumber
                    ? made.isNumber && word.isNumber && made.value == word.value
                    : made.surface == word.surface
                return isSame
                    && made.gap.isDisjoint(with: .hard) == word.gap.isDisjoint(with: .hard)
            }
    }

    /// Whether two lines say the same foods, of the same weight and energy.
    package func readsAlike(_ text: String, _ other: String) -> Bool {
        let (one, two) = (reader.reading(of: text).items, reader.reading(of: other).items)
        return one.count == two.count && !one.isEmpty
            && zip(one, two).allSatisfy {
                $0.food == $1.food && $0.grams == $1.grams && $0.nutrients == $1.nutrients
            }
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens = PartPass.plain(TextScanner.phrases(of: text))
        _ = TimePass(tokens, of: text).mark(&tokens)
        return tokens
    }
}

extension TurnPass {
    /// A line of which no rule has said anything yet.
    fileprivate init?(alone tokens: [Token], index: FoodIndex) {
        self.init(tokens, index: index, phases: [], isAlways: true)
    }
}
