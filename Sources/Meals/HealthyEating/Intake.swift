package import Nutrition

/// What was eaten in a time, summed: ratios are made of sums, never sums of ratios.
///
/// Beans and peas count as vegetables and as protein foods, as the index has it since 2015.
package struct Intake: Sendable, Hashable {
    /// Energy of all that was eaten, in kcal, as far as it is known.
    package private(set) var calories = 0.0
    /// Energy of that of which all is known that the index asks for.
    package private(set) var covered = 0.0
    /// How many things were eaten, and of how many the energy is not known.
    package private(set) var entries = 0
    package private(set) var withoutCalories = 0

    private var patterns = PatternAmounts()
    private var sodium = 0.0
    private var saturated = 0.0
    private var unsaturated = 0.0

    package init() {}

    /// - Parameters:
    ///   - nutrients: of all that was eaten of it.
    ///   - patterns: likewise; `nil` where they are not known.
    package mutating func add(_ nutrients: Nutrients, _ patterns: PatternAmounts?) {
        entries += 1
        guard let energy = nutrients.calories else {
            withoutCalories += 1
            return
        }
        calories += energy.value
        guard let patterns, let salt = nutrients.sodium, let saturated = Self.saturated(nutrients),
            let unsaturated = Self.unsaturated(nutrients)
        else { return }
        covered += energy.value
        self.patterns += patterns
        sodium += salt.value
        self.saturated += saturated
        self.unsaturated += unsaturated
    }

    package static func += (left: inout Intake, right: Intake) {
        left.calories += right.calories
        left.covered += right.covered
        left.entries += right.entries
        left.withoutCalories += right.withoutCalories
        left.patterns += right.patterns
        left.sodium += right.sodium
        left.saturated += right.saturated
        left.unsaturated += right.unsaturated
    }

    /// The share of the energy of which all is known, 0 to 1; `nil` where nothing was eaten.
    ///
    /// What has no known energy counts as much as the others do on the average.
    package var coverage: Double? {
        guard entries > 0 else { return nil }
        let known = entries - withoutCalories
        guard known > 0, calories > 0 else { return 0 }
        return covered / calories * Double(known) / Double(entries)
    }

    /// The amount by which a component is judged, in its unit; `nil` where it is a ratio to nothing.
    package func amount(_ component: EatingComponent) -> Double? {
        guard covered > 0 else { return nil }
        let thousands = covered / 1000
        switch component {
        case .totalFruits: return sum(.fruit) / thousands
        case .wholeFruits: return max(0, sum(.fruit) - sum(.fruitJuice)) / thousands
        case .totalVegetables: return sum(.vegetables, .legumes) / thousands
        case .greensAndBeans: return sum(.darkGreens, .legumes) / thousands
        case .wholeGrains: return sum(.wholeGrains) / thousands
        case .dairy: return sum(.dairy) / thousands
        case .totalProteinFoods: return sum(.proteinFoods, .legumeProtein) / thousands
        case .seafoodAndPlantProteins:
            return sum(.seafood, .soy, .nutsAndSeeds, .legumeProtein) / thousands
        case .fattyAcids: return saturated > 0 ? unsaturated / saturated : nil
        case .refinedGrains: return sum(.refinedGrains) / thousands
        case .sodium: return sodium / 1000 / thousands
        case .addedSugars:
            return sum(.addedSugars) * Self.caloriesOfTeaspoon / covered * 100
        case .saturatedFats: return saturated * Self.caloriesOfFat / covered * 100
        }
    }

    /// The points of a component; unsaturated fats without any saturated ones are the best there is.
    package func points(_ component: EatingComponent) -> Double {
        if let amount = amount(component) { return component.points(amount) }
        return covered > 0 && unsaturated > 0 ? component.most : 0
    }

    private func sum(_ patterns: FoodPattern...) -> Double {
        patterns.reduce(0) { $0 + self.patterns[$1].value }
    }

    private static func saturated(_ nutrients: Nutrients) -> Double? {
        nutrients[named: "saturated_fat"]?.value
    }

    private static func unsaturated(_ nutrients: Nutrients) -> Double? {
        guard let mono = nutrients[named: "monounsaturated_fat"],
            let poly = nutrients[named: "polyunsaturated_fat"]
        else { return nil }
        return mono.value + poly.value
    }

    /// kcal in a teaspoon equivalent of added sugars, 4.2 g, as the index counts them.
    private static let caloriesOfTeaspoon = 16.0
    /// kcal in a gram of fat.
    private static let caloriesOfFat = 9.0
}

extension Nutrients {
    fileprivate subscript(named id: String) -> Thousandths? {
        Nutrient(rawValue: id).flatMap { self[$0] }
    }
}
