internal import Nutrition

/// Can 100 g of a food hold this?
enum FigureCheck {
    /// Pure fat has 902 kcal; the rest is rounding.
    static let mostCalories = 910.0
    /// 100 g of salt hold 39,300 mg of sodium.
    static let mostSodium = 40_000.0
    /// 100 g hold no more of anything, rounding aside.
    static let mostGrams = 101.0
    /// Rounding of the parts that are added up, in g.
    static let slack = 6.0

    static func fault(of figures: Nutrients) -> RowFault? {
        for nutrient in Nutrient.leading {
            guard let value = figures[nutrient]?.value else { continue }
            if value < 0 { return fault(nutrient, value, "below 0") }
            switch nutrient {
            case .calories where value > mostCalories:
                return RowFault(.energy, "has \(written(value)) kcal in 100 g; 910 is the most")
            case .sodium where value > mostSodium: return fault(nutrient, value, "above 40000")
            case .calories, .sodium: break
            default: if value > 101 { return fault(nutrient, value, "above 100") }
            }
        }
        for nutrient in figures.further.nutrients {
            guard let value = figures[nutrient]?.value, !allows(value, of: nutrient) else {
                continue
            }
            return fault(
                nutrient, value, value < 0 ? "below 0" : "above \(written(most(nutrient)))")
        }
        let sum =
            (figures.protein?.value ?? 0) + (figures.carbohydrates?.value ?? 0)
            + (figures.fat?.value ?? 0)
        guard sum <= 100 + slack else {
            return RowFault(
                .badFigure,
                "has \(written(sum)) g of protein, carbohydrates and fat in 100 g")
        }
        return nil
    }

    /// Whether 100 g can hold so much of a nutrient, in its own unit.
    static func allows(_ value: Double, of nutrient: Nutrient) -> Bool {
        value >= 0 && value <= most(nutrient)
    }

    private static func most(_ nutrient: Nutrient) -> Double {
        mostGrams / (nutrient.measure.grams ?? 1)
    }

    private static func fault(
        _ nutrient: Nutrient, _ value: Double, _ place: String
    ) -> RowFault {
        RowFault(.badFigure, "has \(written(value)) of \(nutrient.rawValue), which is \(place)")
    }

    /// With one digit after the point at most.
    static func written(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() && abs(tenths) < 1e15
            ? "\(Int64(tenths))" : "\(tenths)"
    }
}
