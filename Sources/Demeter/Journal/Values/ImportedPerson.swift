package import Body

/// What a file says of a person's body and tastes.
package struct ImportedPerson: Sendable, Hashable {
    package var profile = Profile()
    package var measurements: [MeasurementContent] = []
    /// Stars by the food's key.
    package var ratings: [String: Int] = [:]

    package init() {}

    package var isEmpty: Bool { self == ImportedPerson() }
}
