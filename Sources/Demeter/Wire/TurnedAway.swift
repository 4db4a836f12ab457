/// Why a connection is not served. It is told so in one line of text, whichever language it speaks: it has
/// not shown that yet.
package enum TurnedAway: String, Sendable, Hashable, CaseIterable {
    case busy = "Demeter is busy"
    case notAllowed = "Not allowed"

    /// How the line begins.
    package var opening: String { "\(rawValue): " }

    /// - Returns: `nil` for any other line.
    package init?(line: String) {
        guard let reason = Self.allCases.first(where: { line.hasPrefix($0.opening) }) else {
            return nil
        }
        self = reason
    }
}
