internal import FoodCatalog
internal import Nutrition

extension Weigher {
    /// Grams of one `unit` of the food, by weight, by the food's own portions, or by density.
    func grams(of unit: MeasureUnit) -> (one: Double, label: String)? {
        if let grams = unit.grams {
            if isSaidDry, let index = labels.firstIndex(where: { $0.unit == unit && $0.isDry }) {
                return (food.portions[index].grams.value, unit.symbol)
            }
            if unit == .ounce, food.category == .beverage, let fluid = perMilliliter() {
                return (fluid * (MeasureUnit.fluidOunce.milliliters ?? 29.57), "fl oz")
            }
            return (grams, unit.symbol)
        }
        guard let volume = unit.milliliters else { return nil }
        var best: (score: Float, index: Int)?
        for (index, label) in labels.enumerated() where label.unit == unit {
            var score = fit(label) - Float(index) * 0.02
            if label.isUnspecific { score += 0.5 }
            if score > best?.score ?? -.infinity { best = (score, index) }
        }
        if let best { return (food.portions[best.index].grams.value, unit.symbol) }
        let density =
            perMilliliter() ?? (food.category == .beverage ? 1.0 : nil) ?? density ?? Self.loose
        return (density * volume, unit.symbol)
    }

    /// Grams of a millilitre of what is called a drink, a milk, a soup or an oil.
    private var density: Double? {
        food.nameWords.lazy.reversed().compactMap { Self.densities[$0.word] }.first
    }

    /// Grams of a millilitre of what lies loosely in a cup.
    private static let loose = 0.6

    /// Whether the amount is that of the dry thing: "1 oz of dry oatmeal".
    private var isSaidDry: Bool {
        (region.lead.lowerBound..<region.tail.upperBound).contains {
            Self.dryWords.contains(words[$0].token.word)
        }
    }

    /// Grams of a millilitre, from a portion that is a volume; fluid ounces first, because a pint is one of two.
    private func perMilliliter() -> Double? {
        let index =
            labels.firstIndex { $0.unit == .fluidOunce }
            ?? labels.firstIndex { $0.unit?.milliliters != nil && !isVessel($0) }
        guard let index, let volume = labels[index].unit?.milliliters else { return nil }
        return food.grams[index] / volume
    }

    /// Whether a cup is what a food is drunk from where it is at home, and no measure: a cup of 奶茶 is half a litre.
    private func isVessel(_ label: LabelWords) -> Bool {
        food.home != nil && label.unit == .cup
    }
}
