/// A hybrid logical clock: the wall clock, moved on where something later was seen already.
///
/// After Kulkarni, Demirbas, Madappa, Avva and Leone, "Logical Physical Clocks" (2014).
package struct HybridClock: Sendable, Hashable, Comparable {
    /// Milliseconds since 1970 times 4096, plus a count; 0 to `greatest`.
    package let rawValue: Int64

    /// 48 bits of milliseconds and 12 of a count, as a UUID of version 7 has room for.
    package static let greatest = HybridClock(unchecked: 1 << 60 - 1)

    /// The greatest that is believed of others: none goes on after the greatest of all.
    package static let latestHeard = HybridClock(unchecked: 3 << 58)

    /// The most milliseconds that a wall clock may say and leave room above it: the year 6429.
    private static let latestWallClock: Int64 = 1 << 47 - 1

    /// `nil` outside the range.
    package init?(rawValue: Int64) {
        guard 0...Self.greatest.rawValue ~= rawValue else { return nil }
        self.rawValue = rawValue
    }

    private init(unchecked rawValue: Int64) { self.rawValue = rawValue }

    /// The first clock of a millisecond; one before 1970 or after 6429 counts as the end of that range.
    package init(milliseconds: Int64) {
        rawValue = min(max(milliseconds, 0), Self.latestWallClock) << 12
    }

    /// Milliseconds since 1970. The count carries into them when it has no room, as behind a clock that is ahead.
    package var milliseconds: Int64 { rawValue >> 12 }

    /// How many came before it in its millisecond, 0 to 4095.
    package var count: Int64 { rawValue & 0xfff }

    /// The clock of what happens now, after everything up to `self` was seen.
    ///
    /// - Parameter now: the wall clock, in milliseconds since 1970.
    package func next(at now: Int64) -> HybridClock {
        HybridClock(
            unchecked: min(
                max(Self(milliseconds: now).rawValue, rawValue + 1), Self.greatest.rawValue))
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
