/// A small seeded generator, so that a diary can be written again from its seed.
///
/// Sebastiano Vigna, "splitmix64.c", 2015.
package struct SplitRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }

    /// A whole number about `mean`: the sum of three even ones, which comes near to a bell.
    mutating func about(_ mean: Int, by spread: Int) -> Int {
        let sum = (0..<3).reduce(0) { sum, _ in sum + Int.random(in: -spread...spread, using: &self)
        }
        return mean + sum / 2
    }

    mutating func range(_ bounds: ClosedRange<Double>) -> Double {
        Double.random(in: bounds, using: &self)
    }

    /// The sum of twelve even ones, which is normal as far as three deviations.
    mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
        let sum = (0..<12).reduce(0.0) { sum, _ in sum + Double.random(in: 0..<1, using: &self) }
        return mean + (sum - 6) * deviation
    }

    /// Of foods in order of their liking, the n-th with a share of 1/n (G. K. Zipf).
    mutating func zipf(_ count: Int) -> Int {
        let total = (1...count).reduce(0.0) { $0 + 1 / Double($1) }
        var left = Double.random(in: 0..<total, using: &self)
        for place in 1...count {
            left -= 1 / Double(place)
            if left < 0 { return place - 1 }
        }
        return count - 1
    }
}
