/// A quantity counted in whole thousandths (of a kcal, gram or milligram), so that sums never drift.
///
/// The journal stores these integers. Range: about ±9.2e15 units; conversions saturate.
@usableFromInline
package struct Thousandths: RawRepresentable, Sendable, Hashable, Comparable {
    @usableFromInline package var rawValue: Int64

    @inlinable
    package init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The nearest thousandth; values beyond the range saturate, and a NaN is 0.
    @inlinable
    package init(_ value: Double) {
        let scaled = (value * 1000).rounded()
        if scaled.isNaN {
            rawValue = 0
        } else {
            rawValue = Int64(exactly: scaled) ?? (scaled < 0 ? .min : .max)
        }
    }

    @inlinable
    package static var zero: Thousandths { Thousandths(rawValue: 0) }

    @inlinable
    package var value: Double { Double(rawValue) / 1000 }

    @inlinable
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The sum, saturating at the ends of the range.
    @inlinable
    package static func + (left: Self, right: Self) -> Self {
        let (sum, overflow) = left.rawValue.addingReportingOverflow(right.rawValue)
        guard overflow else { return Self(rawValue: sum) }
        return Self(rawValue: left.rawValue < 0 ? .min : .max)
    }

    @inlinable
    package static prefix func - (value: Self) -> Self {
        Self(rawValue: value.rawValue == .min ? .max : -value.rawValue)
    }

    @inlinable
    package static func - (left: Self, right: Self) -> Self { left + (-right) }

    @inlinable
    package static func += (left: inout Self, right: Self) { left = left + right }

    /// The product rounded to the nearest thousandth.
    @inlinable
    package func scaled(by factor: Double) -> Self { Self(value * factor) }
}
