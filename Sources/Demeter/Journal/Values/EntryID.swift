/// Names an entry through all its edits.
package struct EntryID: RawRepresentable, Sendable, Hashable, Comparable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
