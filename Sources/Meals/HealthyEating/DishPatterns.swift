/// The groups in what is made of parts.
///
/// A dish is known where all its parts are but for such as hardly count: those with at most 5 kcal (spices,
/// tea), and together at most a twentieth of the energy. What has no known energy counts.
package struct DishPatterns: Sendable {
    private var sum = PatternAmounts()
    private var calories = 0.0
    private var unknown = 0.0
    private var isUnknown = false

    package init() {}

    /// Energy in kcal of a part that counts for nothing.
    private static let negligible = 5.0
    /// The share of the energy of which the groups may be unknown.
    private static let unknownShare = 0.05

    /// - Parameters:
    ///   - patterns: of the whole part; `nil` where they are not known.
    ///   - calories: of the whole part.
    package mutating func add(_ patterns: PatternAmounts?, calories: Double?) {
        self.calories += calories ?? 0
        if let patterns {
            sum += patterns
            return
        }
        guard let calories else {
            isUnknown = true
            return
        }
        if calories > Self.negligible { unknown += calories }
    }

    /// `nil` where too little is known.
    package var patterns: PatternAmounts? {
        isUnknown || unknown > calories * Self.unknownShare ? nil : sum
    }
}
