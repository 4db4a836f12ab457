/// A moment together with the offset of the zone in which it is told.
///
/// Order goes by the moment first, so that equal moments of different offsets are not equal.
package struct Instant: Sendable, Hashable {
    /// Milliseconds since 1970-01-01T00:00:00Z, within the years 1 to 9999.
    package let milliseconds: Int64
    /// Minutes to add to UTC, within ±18 hours.
    package let offsetMinutes: Int

    /// Clamped to the ranges above; RFC 3339 knows no seconds in offsets, so they are cut off.
    package init(milliseconds: Int64, offsetSeconds: Int) {
        self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
        offsetMinutes = min(max(offsetSeconds / 60, -Self.offsetLimit), Self.offsetLimit)
    }

    /// Whole years 1 to 9999 in every offset: a day less at both ends.
    static let range: ClosedRange<Int64> = -62_135_510_400_000...253_402_214_399_999

    static let offsetLimit = 18 * 60

    /// Whole seconds since 1970-01-01T00:00:00Z, rounded towards the past.
    package var seconds: Int64 { milliseconds.floored(by: 1000).quotient }

    package var offsetSeconds: Int { offsetMinutes * 60 }
}

extension Instant: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.milliseconds, left.offsetMinutes) < (right.milliseconds, right.offsetMinutes)
    }
}

extension Int64 {
    /// Division that rounds towards the past, so that instants before 1970 count like later ones.
    func floored(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
