package import HealthyEating
package import Nutrition

/// The food groups of every food of the curation: published ones, those of its ingredients or parts, or by a
/// rule.
///
/// The same input gives the same amounts. A food of which none of these tells has none: it is never 0.
package struct PatternJoin {
    package private(set) var patterns: [FoodID: KnownPatterns] = [:]
    package private(set) var errors: [CurationError] = []

    private let curated: [String: CuratedFood]
    private let usda: USDAFolder
    private let rules: PatternRules
    private var tree: PatternTree
    /// Foods that are being looked into, so that no rule leads in a circle.
    private var open: Set<String> = []

    package init(_ foods: [CuratedFood], usda: USDAFolder, rules: PatternRules) throws {
        self.usda = usda
        self.rules = rules
        errors = rules.errors
        curated = Dictionary(foods.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        tree = PatternTree(try IngredientTable(usda), try FoodPatterns(usda))
        for id in rules.rules.keys.sorted() where curated[id] == nil {
            errors.append(
                CurationError(place: "patterns", reason: "\"\(id)\" is no food of the curation"))
        }
        for food in foods { _ = try patterns(of: food) }
    }

    private mutating func patterns(of food: CuratedFood) throws -> KnownPatterns? {
        let id = FoodID(rawValue: food.id)
        if let known = patterns[id] { return known }
        guard open.insert(food.id).inserted else { return nil }
        defer { open.remove(food.id) }
        let found = try found(food)
        patterns[id] = found
        return found
    }

    private mutating func found(_ food: CuratedFood) throws -> KnownPatterns? {
        if case .usda(.fndds2017, let code, _) = food.source, let published = tree.published(code) {
            return KnownPatterns(published, basis: .published)
        }
        if let rule = rules.rules[food.id] { return try ruled(food, rule) }
        switch food.source {
        case .recipe: return try dish(food)
        case .usda(.standardReference, let code, _):
            return tree.standard(code).map { KnownPatterns($0, basis: .ingredients) }
        case .usda(_, let code, _):
            return tree.patterns(of: code).map { KnownPatterns($0, basis: .ingredients) }
        }
    }

    private mutating func ruled(
        _ food: CuratedFood, _ rule: PatternRules.Rule
    ) throws -> KnownPatterns? {
        switch rule {
        case .amounts(let amounts):
            return KnownPatterns(PatternAmounts(amounts), basis: .rule)
        case .like(let other):
            guard let model = curated[other], let known = try patterns(of: model),
                let own = try solids(of: food), let its = try solids(of: model)
            else {
                errors.append(
                    CurationError(
                        place: "patterns",
                        reason: "\"\(food.id)\" cannot be like \"\(other)\": that has no groups, "
                            + "or the water of one is not known"))
                return nil
            }
            return KnownPatterns(known.amounts.scaled(by: own / its), basis: .rule)
        }
    }

    private mutating func dish(_ food: CuratedFood) throws -> KnownPatterns? {
        var dish = DishPatterns()
        for part in food.parts {
            guard let ingredient = curated[part.food] else { return nil }
            let known = try patterns(of: ingredient)
            let calories = try published(ingredient)?.per100g.calories?.value
            dish.add(
                known?.amounts.scaled(by: part.grams / 100),
                calories: calories.map { $0 * part.grams / 100 })
        }
        let total = food.yield ?? food.parts.reduce(0) { $0 + $1.grams }
        guard total > 0 else { return nil }
        return dish.patterns.map { KnownPatterns($0.scaled(by: 100 / total), basis: .parts) }
    }

    /// Grams in 100 g that are not water; `nil` where that is not known, or next to nothing.
    private func solids(of food: CuratedFood) throws -> Double? {
        guard let water = Nutrient(rawValue: "water"),
            let figure = try published(food)?.per100g[water]
        else { return nil }
        let solids = 100 - figure.value
        return solids > 1 ? solids : nil
    }

    private func published(_ food: CuratedFood) throws -> USDAFood? {
        guard case .usda(let release, let code, _) = food.source else { return nil }
        return try usda.foods(of: release)[code]
    }
}
