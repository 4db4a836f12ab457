internal import FoodCatalog
internal import Nutrition

/// How much of a food an amount means, and why.
struct Weight {
    var grams: Double
    /// How many of `unit`; `nil` when no amount was said.
    var amount: Double?
    var unit: String?
    var reason: Reason
    var basis: Basis
    /// How clearly the words choose this portion among those of another weight, 0 to 1.
    var clarity = 0.5
    /// Whether a measure was said that such a food cannot have: "a slice of milk".
    var isMisfit = false
    /// Share of the likely portions that weigh about the same, 0 to 1.
    var agreement = 1.0

    /// Why these grams, in a person's words: "2 × cup (158 g)".
    var assumption: String {
        switch reason {
        case .measure(let count, let label, let grams):
            Self.told(count, of: label, grams)
        case .usual: "usual amount"
        case .touch(let label, let grams): "\(label), \(Self.short(grams)) g"
        case .splash: SplashPass.inCups
        case .guess: "a guess"
        }
    }

    // Put together by hand: every food of every text has one.
    private static func told(_ count: Double, of label: String, _ grams: Double) -> String {
        let (count, grams) = (short(count), short(grams))
        let size = count.utf8.count + label.utf8.count + grams.utf8.count + 12
        return String(unsafeUninitializedCapacity: size) { bytes in
            var end = 0
            func add(_ text: String) {
                let rest = UnsafeMutableBufferPointer(rebasing: bytes[end...])
                end += rest.update(fromContentsOf: text.utf8)
            }
            add(count)
            add(" × ")
            add(label)
            add(" (")
            add(grams)
            add(" g)")
            return end
        }
    }

    /// Makes it its part of a weight that was said for several foods together.
    mutating func share(_ factor: Double) {
        grams *= factor
        amount = grams
        unit = "g"
        reason = .measure(grams, "g", grams: 1)
    }

    /// Leaves a part of it, 0 to 1.
    mutating func keep(_ part: Double) {
        grams *= part
        amount = amount.map { $0 * part }
        if case .measure(let count, let label, let one) = reason {
            reason = .measure(count * part, label, grams: one)
        } else {
            reason = .measure(grams, "g", grams: 1)
        }
    }

    /// Takes a share of its grams away, 0 to 1, and leaves its count: "2 bowls, no rice".
    mutating func lack(_ share: Double) {
        grams *= 1 - share
        if case .measure(let count, let label, let one) = reason {
            reason = .measure(count, label, grams: one * (1 - share))
        }
    }

    static func short(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15
            ? String(Int(rounded)) : String(rounded)
    }

    /// What the assumption says; only for the food that is taken it is put into words.
    enum Reason {
        /// So many of a measure of so many grams.
        case measure(Double, String, grams: Double)
        case usual
        /// What has no measure: "a drizzle", "a handful".
        case touch(String, grams: Double)
        case splash
        case guess

        /// The label of the portion taken.
        var label: String? {
            guard case .measure(_, let label, grams: _) = self else { return nil }
            return label
        }
    }

    /// How the amount was said that it rests on.
    func said(in region: Weigher.Region) -> SaidAmount {
        if basis == .weighed { return .weighed }
        if region.leading == nil, region.trailing == nil { return .unsaid }
        let isTold = { (quantity: Quantity) in
            quantity.isExact || quantity.container >= 0 || quantity.size >= 0
        }
        return region.leading.map(isTold) == true || region.trailing.map(isTold) == true
            ? .portions : .one
    }

    /// What the grams rest on, from the surest to the vaguest.
    enum Basis: Int {
        case weighed, measured, portionSaid, counted, usual, guessed
    }
}
