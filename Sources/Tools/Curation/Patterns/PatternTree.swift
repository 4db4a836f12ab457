internal import HealthyEating
internal import Nutrition

/// The food groups of published codes: their own row, or those of what they are made of.
///
/// Rows are of FNDDS 2017-2018, ingredients of FNDDS 2021-2023; a code means the same food in both. Numbers of the
/// Standard Reference have no row: one has the groups of the foods that are made of it alone.
struct PatternTree {
    private let table: IngredientTable
    private let rows: FoodPatterns
    private let standards: [String: PatternAmounts]
    private var known: [String: PatternAmounts?] = [:]

    /// The share of the weight of ingredients of which the groups may be unknown: salt and spices.
    private static let unknownShare = 0.03

    init(_ table: IngredientTable, _ rows: FoodPatterns) {
        self.table = table
        self.rows = rows
        var standards: [String: (food: String, amounts: PatternAmounts)] = [:]
        for (food, ingredients) in table.ingredients {
            guard ingredients.count == 1, let only = ingredients.first, only.code.count < 6,
                let amounts = rows.amounts(of: food)
            else { continue }
            // The lowest code, so that the order of a dictionary decides nothing.
            if let before = standards[only.code], before.food < food { continue }
            standards[only.code] = (food, amounts)
        }
        self.standards = standards.mapValues(\.amounts)
    }

    /// The row of a code of FNDDS 2017-2018.
    func published(_ code: String) -> PatternAmounts? { rows.amounts(of: code) }

    /// - Parameter number: of the Standard Reference, with or without its leading zero.
    func standard(_ number: String) -> PatternAmounts? {
        standards[String(number.drop { $0 == "0" })]
    }

    /// In 100 g of a food of any release.
    mutating func patterns(of code: String) -> PatternAmounts? { patterns(of: code, within: []) }

    private mutating func patterns(of code: String, within outer: Set<String>) -> PatternAmounts? {
        if let row = rows.amounts(of: code) { return row }
        if let known = known[code] { return known }
        guard let ingredients = table.ingredients[code], !outer.contains(code) else {
            return standard(code)
        }
        var sum = PatternAmounts()
        var (weight, unknown) = (0.0, 0.0)
        for ingredient in ingredients {
            weight += ingredient.grams
            let inner =
                ingredient.code == code
                ? standard(code) : patterns(of: ingredient.code, within: outer.union([code]))
            if let inner {
                sum += inner.scaled(by: ingredient.grams / 100)
            } else {
                unknown += ingredient.grams
            }
        }
        let found: PatternAmounts? =
            weight > 0 && unknown <= weight * Self.unknownShare
            ? sum.scaled(by: 100 / weight) : nil
        known[code] = found
        return found
    }
}

extension FoodPatterns {
    /// What the index asks for of a food; `nil` where the food is not in the table.
    func amounts(of code: String) -> PatternAmounts? {
        var amounts = PatternAmounts()
        for pattern in FoodPattern.allCases {
            guard let amount = sum(pattern.columns, of: code) else { return nil }
            amounts[pattern] = Thousandths(amount)
        }
        return amounts
    }
}

extension FoodPattern {
    /// Columns of the table that make it up.
    fileprivate var columns: [String] {
        switch self {
        case .fruit: ["f_total_cup_eq"]
        case .fruitJuice: ["f_juice_cup_eq"]
        case .vegetables: ["v_total_cup_eq"]
        case .darkGreens: ["v_drkgr_cup_eq"]
        case .legumes: ["v_legumes_cup_eq"]
        case .wholeGrains: ["g_whole_oz_eq"]
        case .refinedGrains: ["g_refined_oz_eq"]
        case .dairy: ["d_total_cup_eq"]
        case .proteinFoods: ["pf_total_oz_eq"]
        case .seafood: ["pf_seafd_hi_oz_eq", "pf_seafd_low_oz_eq"]
        case .soy: ["pf_soy_oz_eq"]
        case .nutsAndSeeds: ["pf_nutsds_oz_eq"]
        case .legumeProtein: ["pf_legumes_oz_eq"]
        case .addedSugars: ["add_sugars_tsp_eq"]
        }
    }
}
