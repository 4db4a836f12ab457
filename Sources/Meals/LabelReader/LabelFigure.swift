/// A number on a label, as it was read, and what it may have been.
struct LabelFigure: Sendable, Hashable {
    /// Digits alone, at most so many that a number of them is exact.
    var digits: String
    /// How many of them stand behind the point.
    var decimals: Int
    /// `nil` where none was read: it may stand among the digits.
    var unit: LabelUnit?
    /// Whether the label tells that there is less.
    var isLess: Bool

    init(digits: String, decimals: Int, unit: LabelUnit?, isLess: Bool = false) {
        self.digits = digits
        self.decimals = decimals
        self.unit = unit
        self.isLess = isLess
    }

    /// A value that the figure may have, and how much has to be wrong for that.
    struct Candidate: Sendable, Hashable {
        var value: Double
        /// Half of what one in the last place is worth.
        var tolerance: Double
        var cost: Int
    }

    var isSensible: Bool { digits.utf8.count <= 7 && decimals <= 4 }

    /// As it was read.
    var plain: Double { Self.value(digits, decimals) }

    /// What it may be as grams of a nutrient of which labels tell so many decimals.
    ///
    /// A "g" close behind a number is taken for a digit, and points get lost.
    ///
    /// - Parameter hasPoints: whether figures of this label have points, so that one may be lost where there is none.
    func grams(decimals usual: Int, hasPoints: Bool) -> [Candidate] {
        guard isSensible else { return [] }
        let isShort = digits.utf8.count < 2
        var found: [Candidate] = []
        func add(_ digits: String, _ decimals: Int, _ cost: Int) {
            let tolerance = 0.5 * Self.value("1", decimals)
            found.append(
                Candidate(value: Self.value(digits, decimals), tolerance: tolerance, cost: cost))
        }
        let isLeading = digits.first == "0" && decimals == 0 && !isShort
        if unit != nil {
            if isLeading { add(digits, digits.utf8.count - 1, 1) } else { add(digits, decimals, 0) }
            // "14.59 ¢" is 14.5 g whose unit was read twice.
            if decimals > usual { add(String(digits.dropLast()), decimals - 1, 2) }
        } else if decimals > usual {
            for more in 0...decimals - usual {
                add(String(digits.dropLast(decimals - usual - more)), usual + more, 2 * more)
            }
        } else if decimals > 0 {
            add(digits, decimals, 0)
        } else if isLeading {
            // "09" is 0 g, "059" 0.5 g.
            let rest = String(digits.dropLast())
            add(rest, rest.utf8.count - 1, 1)
        } else {
            add(digits, 0, isShort ? 0 : 1)
            if !isShort { add(String(digits.dropLast()), 0, 1) }
            // "129" is 12 g as well as 1.2 g.
            if digits.utf8.count >= 3 { add(String(digits.dropLast()), 1, hasPoints ? 1 : 3) }
        }
        if decimals == 0, digits.utf8.count >= 2, !isLeading {
            add(digits, 1, hasPoints ? found[0].cost : 3)
            if usual > 1 { add(digits, 2, hasPoints ? found[0].cost : 3) }
        }
        return found
    }

    static func value(_ digits: String, _ decimals: Int) -> Double {
        var value = Double(digits) ?? 0
        for _ in 0..<min(decimals, 18) { value /= 10 }
        return value
    }
}
