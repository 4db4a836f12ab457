/// A figure that is not known exactly, with how far it may be off.
package struct Estimate: Sendable, Hashable {
    package var value: Double
    /// One standard deviation, in the figure's unit.
    package var deviation: Double

    package init(_ value: Double, deviation: Double) {
        self.value = value
        self.deviation = deviation
    }

    /// Where it lies with a chance of 90 %, were the errors normal.
    package var interval: ClosedRange<Double> {
        value - Self.ninety * deviation...value + Self.ninety * deviation
    }

    /// Half of `interval`'s width.
    package var margin: Double { Self.ninety * deviation }

    /// The normal distribution's quantile of 0.95.
    private static let ninety = 1.644_853_6
}
