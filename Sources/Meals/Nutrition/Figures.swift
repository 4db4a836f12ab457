internal import Telling

/// Numbers as people read them: rounded, with thousands separated by commas.
package enum Figures {
    /// `1,140 kcal`, or `4,770 kJ` where people read those.
    package static func calories(_ value: Thousandths) -> String {
        "\(whole(Nutrient.calories.shown(value))) \(Words.unit(Nutrient.calories.shownUnit))"
    }

    /// `180 kcal`; of what has other figures alone `12 g fat, calories unknown`; else `figures unknown`.
    package static func summary(of nutrients: Nutrients) -> String {
        if let energy = nutrients.calories { return calories(energy) }
        let known = nutrients.known.compactMap { nutrient in
            nutrients[nutrient].map { named("\(number($0.value)) \(unit(of: nutrient))", nutrient) }
        }
        return known.isEmpty
            ? Texts.figures.unknown() : Words.row(known + [Texts.figures.noCalories()])
    }

    /// `112 kcal`, `29 g carbohydrates`, `430 mg sodium`, `12.4 mg iron`
    package static func amount(_ figure: Thousandths, of nutrient: Nutrient) -> String {
        switch nutrient {
        case .calories: calories(figure)
        case .sodium where SodiumForm.isSalt(nutrient): named(shown(figure, of: nutrient), nutrient)
        case .sodium:
            named("\(number(figure.value.rounded())) \(unit(of: nutrient))", nutrient)
        case _ where nutrient.isLeading: named(grams(figure), nutrient)
        default: named(shown(figure, of: nutrient), nutrient)
        }
    }

    /// `120 g protein`
    package static func named(_ amount: String, _ nutrient: Nutrient) -> String {
        Texts.figures.ofNutrient(amount, nutrient.told)
    }

    /// The sign of the unit of a nutrient's figures.
    package static func unit(of nutrient: Nutrient) -> String { Words.unit(nutrient.unit) }

    /// `12.4 mg`, with as many digits as the nutrient is shown with everywhere, none of them a last 0.
    ///
    /// What is too little for them is told with two digits that count, so that something is never 0.
    package static func shown(_ figure: Thousandths, of nutrient: Nutrient) -> String {
        SodiumForm.isSalt(nutrient)
            ? "\(number(SodiumForm.salt(figure))) \(Words.unit("g"))"
            : "\(digits(figure, of: nutrient)) \(unit(of: nutrient))"
    }

    /// As above, without the unit.
    package static func digits(_ figure: Thousandths, of nutrient: Nutrient) -> String {
        var digits = nutrient.digits
        while digits < 3, figure != .zero, abs(figure.value) < 0.95 / power(digits) { digits += 1 }
        let scale = power(digits)
        let rounded = (figure.value * scale).rounded()
        guard abs(rounded) < 1e15 else { return "\(figure.value)" }
        let (units, rest) = Int(abs(rounded)).quotientAndRemainder(dividingBy: Int(scale))
        let sign = rounded < 0 ? "-" : ""
        guard rest > 0 else { return sign + separated(units) }
        var decimals = String(rest)
        decimals = String(repeating: "0", count: digits - decimals.count) + decimals
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(sign)\(separated(units)).\(decimals)"
    }

    private static func power(_ digits: Int) -> Double {
        switch digits {
        case 0: 1
        case 1: 10
        case 2: 100
        default: 1000
        }
    }

    /// `122 g`, `3.5 g` below 10 g, `2.5 kg` from 10 kg on.
    package static func grams(_ value: Thousandths) -> String {
        switch abs(value.value) {
        case ..<9.95: "\(number(value.value)) \(Words.unit("g"))"
        case 10_000...: "\(number(value.value / 1000)) \(Words.unit("kg"))"
        default: "\(whole(value)) \(Words.unit("g"))"
        }
    }

    /// `750 ml` of what weighs as much as water, `3.5 ml` below 10.
    package static func millilitres(_ grams: Thousandths) -> String {
        let number = abs(grams.value) < 9.95 ? number(grams.value) : whole(grams)
        return "\(number) \(Words.unit("ml"))"
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

extension Figures {
    /// `coffee cake (2), mocha`: names in the order in which they come, each once.
    package static func counted(_ names: [String]) -> String {
        var order: [String] = []
        var counts: [String: Int] = [:]
        for name in names {
            if counts[name] == nil { order.append(name) }
            counts[name, default: 0] += 1
        }
        return Words.row(
            order.map { name in
                let count = counts[name] ?? 1
                return count > 1 ? Texts.figures.severalOf(name, count) : name
            })
    }
}
