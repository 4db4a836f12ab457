/// Names an entry through all its edits.
@usableFromInline
package struct EntryID: RawRepresentable, Sendable, Hashable, Comparable {
    @usableFromInline package let rawValue: Int64

    @usableFromInline
    package init(rawValue: Int64) { self.rawValue = rawValue }

    @usableFromInline
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
