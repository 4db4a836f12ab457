internal import Journal
internal import Locking
internal import Waking
internal import Wire

/// Which messages may go out, where a person's devices would tell the same: decision record 15.
///
/// It keeps what became of those that had leave until the others know.
package final class Leaves: Sendable {
    private struct State {
        /// When the others could be asked last; `nil` where nobody is to be asked.
        var contact: Duration?
        var items: [Int64: Item] = [:]
    }

    private struct Item {
        var message: LeaveMessage
        var granted: Duration?
    }

    private let state = Mutex(State())
    /// Time that passes while the machine sleeps too, from anywhere on.
    private let elapsed: @Sendable () -> Duration

    /// How long nobody could be asked before messages go out without leave.
    package static let patience = Duration.seconds(12 * 3600)
    /// For how long leave holds: far shorter than others wait for whoever has it.
    package static let validity = Duration.seconds(240)

    package init(elapsed: @escaping @Sendable () -> Duration = BootTime.now) {
        self.elapsed = elapsed
    }

    /// From now on the others are asked, or are not.
    package func configure(isAsked: Bool) {
        let now = elapsed()
        state.withLock { state in
            state.contact = isAsked ? state.contact ?? now : nil
            if !isAsked { state.items = [:] }
        }
    }

    package var isAsked: Bool { state.withLock { $0.contact != nil } }

    /// The others were asked.
    func heard() {
        let now = elapsed()
        state.withLock { if $0.contact != nil { $0.contact = now } }
    }

    /// How long until messages go out without leave; `nil` where they need none.
    func untilUnasked() -> Duration? {
        let now = elapsed()
        return state.withLock(\.contact).map { max(.zero, $0 + Self.patience - now) }
    }

    /// Whether it may go out, and as which revision; `nil` when it may not.
    func revision(of message: OutboxMessage) -> Int? {
        let now = elapsed()
        return state.withLock { state in
            guard let contact = state.contact, now < contact + Self.patience else {
                return message.revision
            }
            guard let item = state.items[message.id], item.message.stage == .out,
                let granted = item.granted, now < granted + Self.validity
            else { return nil }
            return item.message.revision
        }
    }

    /// Keeps what waits, in the place of what waited.
    func ask(_ messages: [LeaveMessage]) {
        state.withLock { state in
            state.items = state.items.filter { $0.value.message.stage != .waits }
            for message in messages where state.items[Int64(message.id)] == nil {
                state.items[Int64(message.id)] = Item(message: message)
            }
        }
    }

    /// Those of which others are to know, or that are on their way.
    var known: [LeaveMessage] {
        state.withLock { $0.items.values.map(\.message).sorted { $0.id < $1.id } }
    }

    func take(_ request: LeaveRequest) {
        let now = elapsed()
        state.withLock { state in
            for id in request.noted + request.told { state.items[Int64(id)] = nil }
            for grant in request.granted {
                guard var item = state.items[Int64(grant.id)] else { continue }
                item.message.stage = .out
                item.message.revision = grant.revision
                item.granted = now
                state.items[Int64(grant.id)] = item
            }
        }
    }

    /// Notes what became of a message.
    func ended(_ message: LeaveMessage) {
        state.withLock { state in
            guard state.contact != nil else { return }
            state.items[Int64(message.id)] = Item(message: message)
        }
    }

    /// What had leave and is not queued any more, as one that was amended meanwhile, has not gone out.
    func drop(allBut queued: Set<Int64>) {
        let now = elapsed()
        state.withLock { state in
            for (id, item) in state.items where item.message.stage == .out {
                let isOver = item.granted.map { now >= $0 + Self.validity } ?? true
                guard isOver || !queued.contains(id) else { continue }
                state.items[id]?.message.stage = .failed
            }
        }
    }
}
