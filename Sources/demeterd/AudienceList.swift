import Delivery
import Locking

/// The names of the sinks, for the journal, which is opened before there are any.
final class AudienceList: Sendable {
    /// The journal has this list, and the courier the journal.
    private struct Held {
        weak var courier: Courier?
    }
    private let held = Mutex(Held())

    func follow(_ courier: Courier) { held.withLock { $0.courier = courier } }

    var names: [String] { held.withLock(\.courier)?.sinkNames ?? [] }
}
