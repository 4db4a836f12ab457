internal import Nutrition

/// Numbers for columns, where all have the same number of decimals; sentences use `Figures`.
enum Numeral {
    /// `1,140`
    static func whole(_ value: Thousandths) -> String { decimal(value, decimals: 0) }

    /// `1,140`, of energy in the unit that people read.
    static func whole(_ value: Thousandths, of nutrient: Nutrient) -> String {
        whole(nutrient.shown(value))
    }

    static func energy(_ value: Thousandths) -> String { whole(value, of: .calories) }

    /// `1,140.5`
    static func tenths(_ value: Thousandths) -> String { decimal(value, decimals: 1) }

    /// Rounded half away from zero; integers throughout, so that nothing is lost on the way.
    private static func decimal(_ value: Thousandths, decimals: Int) -> String {
        let divisor: UInt64 = decimals == 0 ? 1000 : 100
        let rounded = (value.rawValue.magnitude + divisor / 2) / divisor
        let units = decimals == 0 ? rounded : rounded / 10
        let sign = value < .zero && rounded > 0 ? "-" : ""
        return sign + separated(units) + (decimals == 0 ? "" : ".\(rounded % 10)")
    }

    /// A count, which is never negative.
    static func whole(_ count: Int) -> String { separated(UInt64(max(0, count))) }

    static func separated(_ value: UInt64) -> String {
        var digits = Array(String(value))
        var position = digits.count - 3
        while position > 0 {
            digits.insert(",", at: position)
            position -= 3
        }
        return String(digits)
    }

    static func percent(_ share: Double) -> String {
        guard share.isFinite, abs(share) < 1e6 else { return "" }
        return "\(Int((share * 100).rounded())) %"
    }
}
