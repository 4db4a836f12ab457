/// Why nothing more can be understood of what a peer sends.
package enum WyomingFault: Error, Hashable {
    /// A line is longer than any of the protocol's.
    case longHeader
    /// A line is no JSON object with a type and lengths: whatever talks there, it is not Wyoming.
    case noHeader
    /// More JSON or sound is announced than is taken.
    case tooLarge
}
