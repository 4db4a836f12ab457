internal import CLinux
internal import Glibc

/// The kernel's list of the sockets that are waited for, and a bell to end the waiting.
struct Poll: ~Copyable, Sendable {
    private let list: FileDescriptor
    private let bell: FileDescriptor

    /// Marks the bell among the tokens of sockets, which are not negative.
    private static let bellToken = UInt64.max

    init() throws(SocketError) {
        let list = try FileDescriptor(clinux_poll(), .poll)
        let bell = try FileDescriptor(clinux_bell(), .poll)
        // Reported once for every ringing, so that nobody has to read it.
        guard
            clinux_control(
                list.number, EPOLL_CTL_ADD, bell.number, clinux_edge, Self.bellToken) == 0
        else { throw .last(.poll) }
        self.list = list
        self.bell = bell
    }

    /// Ends the current `wait`, or the next one.
    func ring() {
        var one: UInt64 = 1
        // The eight bytes are those of the integer; full counters have long been rung.
        _ = unsafe write(bell.number, &one, MemoryLayout<UInt64>.size)
    }

    func wait(
        for interest: Interest, at descriptor: borrowing FileDescriptor, token: Int,
        before: Interest
    ) throws(SocketError) {
        let operation: Int32
        switch (before.isEmpty, interest.isEmpty) {
        case (true, true): return
        case (true, false): operation = EPOLL_CTL_ADD
        case (false, true): operation = EPOLL_CTL_DEL
        case (false, false):
            if before == interest { return }
            operation = EPOLL_CTL_MOD
        }
        guard
            clinux_control(
                list.number, operation, descriptor.number, interest.events, UInt64(token)) == 0
        else { throw .last(.poll) }
    }

    /// Waits until something can be read at a descriptor that somebody else owns.
    ///
    /// It is waited for until the owner closes it.
    func watch(_ descriptor: Int32, token: Int) throws(SocketError) {
        guard
            clinux_control(
                list.number, EPOLL_CTL_ADD, descriptor, clinux_readable, UInt64(token)) == 0
        else { throw .last(.poll) }
    }

    /// Sleeps until something happens, and says to which tokens; for `milliseconds` at most, for as
    /// long as it takes when negative.
    func wait(into ready: inout Ready, milliseconds: Int32) {
        // The buffer has room for as many as the call reports. A signal ends the waiting early.
        let count = unsafe clinux_wait(list.number, &ready.buffer, milliseconds)
        ready.count = max(0, Int(count))
    }

    /// What one `wait` reports, without the bell.
    struct Ready {
        fileprivate var buffer = [clinux_ready](
            repeating: clinux_ready(), count: clinux_batch)
        fileprivate var count = 0

        var sockets: some Sequence<(token: Int, interest: Interest)> {
            buffer.prefix(count).lazy.filter { $0.token != Poll.bellToken }
                .map { (Int($0.token), Interest(events: $0.events)) }
        }
    }
}
