/// Names a change; later ones have greater numbers.
package struct ChangeID: RawRepresentable, Sendable, Hashable, Comparable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
