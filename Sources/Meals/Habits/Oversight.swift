/// How likely something was eaten and not logged, by how often it was logged so far.
///
/// What is not there was left out or forgotten, and nobody has noted which. Of all shares of being left out,
/// each counts by how well it explains what was logged; what is left is the chance that it was forgotten.
/// A food that is logged nine times of ten is left out as well as forgotten; one that is logged 40 times of
/// 41 was forgotten.
package enum Oversight {
    /// The share of what is eaten that people do not log, when they log. Of meals, diaries on paper and
    /// screens miss about a twentieth, and snacks more.
    package static let forgetting = 0.05

    /// - Parameters:
    ///   - count: how often it was logged.
    ///   - occasions: how often it could have been; not less than `count`.
    /// - Returns: the chance that it was eaten when it is not logged; 0 to 1, and 0 without occasions.
    package static func chance(_ count: Int, of occasions: Int) -> Double {
        guard occasions > 0, count <= occasions else { return 0 }
        let missing = occasions - count
        // Never left out: what is not there was forgotten.
        var weights = always * power(1 - forgetting, count) * power(forgetting, missing)
        var sum = weights
        for step in shares {
            let logged = (1 - step.leftOut) * (1 - forgetting)
            let weight = step.prior * power(logged, count) * power(1 - logged, missing)
            weights += weight
            sum += weight * (1 - step.leftOut) * forgetting / (1 - logged)
        }
        return weights > 0 ? sum / weights : 0
    }

    /// How often things that are had together at all are had together always.
    private static let always = 0.2

    /// Shares of being left out, the small ones the likelier: most of what people leave out they leave out
    /// seldom.
    private static let shares: [(leftOut: Double, prior: Double)] = {
        let grid = (0..<100).map { (Double($0) + 0.5) / 100 }
        let sum = grid.reduce(0) { $0 + 1 / ($1 + 0.02) }
        return grid.map { ($0, (1 - always) / ($0 + 0.02) / sum) }
    }()

    private static func power(_ base: Double, _ exponent: Int) -> Double {
        var (result, square, rest) = (1.0, base, exponent)
        while rest > 0 {
            if rest & 1 == 1 { result *= square }
            square *= square
            rest >>= 1
        }
        return result
    }
}
