internal import Wire

/// Tells again and again how far a journal is, on a connection of its own.
///
/// Two answers alike mean that nothing was changed between them, by whomever.
package final class JournalMark {
    private let path: String
    private let person: String?
    private var client: DaemonClient?

    /// Whoever wants to know whether what they have still holds does not wait for it longer.
    private static let patience = Duration.seconds(2)

    /// - Parameters:
    ///   - socket: the daemon's.
    ///   - person: whose journal; `nil` for that of whoever the daemon takes the caller for.
    package init(socket: String, person: String? = nil) {
        path = socket
        self.person = person
    }

    /// The number of the latest event; `nil` when nobody answers.
    package func latest() -> Int? {
        // The daemon behind a connection that was kept was restarted, perhaps.
        let wasConnected = client != nil
        return attempt() ?? (wasConnected ? attempt() : nil)
    }

    private func attempt() -> Int? {
        do {
            if client == nil {
                client = try DaemonClient(path: path, patience: Self.patience, person: person)
            }
            return try client?.latestEvent()
        } catch {
            client = nil
            return nil
        }
    }
}
