internal import Host
internal import Telling

extension HostError {
    /// What the system refused, in the language of the moment.
    var told: String { phrase(refused: operation, message) }
}
