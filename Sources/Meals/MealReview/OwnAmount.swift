package import Nutrition
internal import Telling

/// A person's own amount in place of what the same words weigh for anybody.
///
/// An entry keeps it as its assumption. Whoever corrects it corrects the original: ratios to what was their own
/// already would come to 1, and a habit that was put right would go back to where it began.
package struct OwnAmount: Sendable, Hashable {
    package var original: Thousandths
    /// A multiple of `original`.
    package var ratio: Double

    package init(original: Thousandths, ratio: Double) {
        self.original = original
        self.ratio = ratio
    }

    package var grams: Thousandths { original.scaled(by: ratio) }

    /// `your usual 205 g (118.29 × 1.73)`.
    package var told: String {
        let factors = "(\(Figures.number(original.value)) × \(Figures.number(ratio)))"
        return Texts.findings.usual("\(Figures.grams(grams)) \(factors)")
    }
}

extension OwnAmount {
    /// What an assumption was made from, in grams to two decimals.
    package enum Origin: Sendable, Hashable {
        /// No habit: the amount is anybody's.
        case anybody
        case own(original: Thousandths)
        /// A habit from before assumptions told what they were made from.
        case untold

        package init(of assumption: String?) {
            guard let usual = assumption.flatMap(Texts.findings.usual.value(in:)) else {
                self = .anybody
                return
            }
            let digits = usual.split(separator: "(").last?.split(separator: " ×").first ?? ""
            let number = Double(digits.filter { $0 != "," }) ?? 0
            self = number > 0 ? .own(original: Thousandths(number)) : .untold
        }
    }
}
