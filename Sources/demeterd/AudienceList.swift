import Delivery
import Locking

/// The names of the sinks, for the journal, which is opened before there are any.
final class AudienceList: Sendable {
    private let courier = Mutex<Courier?>(nil)

    func follow(_ courier: Courier) { self.courier.withLock { $0 = courier } }

    var names: [String] { courier.withLock(\.self)?.sinkNames ?? [] }
}
