/// Numbers as people read them: rounded, with thousands separated by commas.
package enum Figures {
    /// `1,140 kcal`, or `4,770 kJ` where people read those.
    package static func calories(_ value: Thousandths) -> String {
        "\(whole(Nutrient.calories.shown(value))) \(Nutrient.calories.shownUnit)"
    }

    /// `180 kcal`; of what has other figures alone `12 g fat, calories unknown`; else `figures unknown`.
    package static func summary(of nutrients: Nutrients) -> String {
        if let energy = nutrients.calories { return calories(energy) }
        let known = Nutrient.allCases.compactMap { nutrient in
            nutrients[nutrient].map { "\(number($0.value)) \(nutrient.unit) \(nutrient.rawValue)" }
        }
        return known.isEmpty
            ? "figures unknown" : (known + ["calories unknown"]).joined(separator: ", ")
    }

    /// `122 g`, `3.5 g` below 10 g, `2.5 kg` from 10 kg on.
    package static func grams(_ value: Thousandths) -> String {
        switch abs(value.value) {
        case ..<9.95: "\(number(value.value)) g"
        case 10_000...: "\(number(value.value / 1000)) kg"
        default: "\(whole(value)) g"
        }
    }

    /// Up to two decimals, none when it is whole: `2`, `0.5`, `1.25`.
    package static func number(_ value: Double) -> String {
        guard abs(value) < 1e12 else { return "\(value)" }
        let hundredths = Int((value * 100).rounded())
        let (units, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        let decimals =
            rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
        return sign + separated(units) + decimals
    }

    private static func whole(_ value: Thousandths) -> String {
        let rounded = Int(value.value.rounded())
        return (rounded < 0 ? "-" : "") + separated(abs(rounded))
    }

    private static func separated(_ value: Int) -> String {
        var digits = Array(String(value))
        var position = digits.count - 3
        while position > 0 {
            digits.insert(",", at: position)
            position -= 3
        }
        return String(digits)
    }
}
