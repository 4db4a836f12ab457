/// Energy that a program or device says a body took, over a time or of a day as a whole.
package struct EnergySample: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// Moving alone.
        case active
        /// What a body takes at rest.
        case resting
        /// Both together, as treadmills and many watches tell it of a workout.
        case total
    }

    package var kind: Kind
    /// In kcal, over the whole of `time`.
    package var calories: Double
    /// Unix seconds; `nil` where only the day is known.
    package var time: Range<Int64>?
    package var source: String

    package init(kind: Kind, calories: Double, time: Range<Int64>? = nil, source: String) {
        self.kind = kind
        self.calories = calories
        // Half a day and more tells of the day, not of when in it somebody moved.
        self.time = time.flatMap {
            (1..<Self.longest).contains($0.upperBound - $0.lowerBound) ? $0 : nil
        }
        self.source = source
    }

    /// In seconds.
    private static let longest: Int64 = 12 * 3600

    /// In kcal a second; `nil` without a time.
    var rate: Double? {
        time.map { calories / Double($0.upperBound - $0.lowerBound) }
    }
}
