/// Names a change; later ones have greater numbers.
package struct ChangeID: RawRepresentable, Sendable, Hashable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }
}
