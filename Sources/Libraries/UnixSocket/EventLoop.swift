internal import Glibc

/// A thread of its own that waits for sockets and runs an actor's jobs in between.
///
/// An actor that names it as its executor has its sockets' events and its own code on one thread:
/// nothing is handed over between the arrival of bytes and their handling. The thread sleeps in the
/// kernel until there is something to do, or until the next alarm. It ends when nobody holds the loop.
///
/// It runs tasks too, so that whoever waits on its thread is woken there (`withContinuationAtHome`).
package final class EventLoop: SerialExecutor, TaskExecutor, Alarms {
    private let core: EventLoopCore

    package init() throws(SocketError) {
        core = try EventLoopCore()
        core.setExecutor(self)
        try core.startThread()
    }

    deinit { core.stop() }

    /// Has `handler` called on the loop's thread with the token and the state of each socket that
    /// something happened to.
    package func deliver(to handler: @escaping @Sendable (Int, Interest) -> Void) {
        core.setHandler(handler)
    }

    /// Waits for `interest` at the stream, instead of for what was waited for before.
    ///
    /// With no interest at all the stream is left alone, even when its peer goes.
    package func wait(
        for interest: Interest, at stream: borrowing SocketStream, token: Int, before: Interest
    ) throws(SocketError) {
        try core.poll.wait(for: interest, at: stream.descriptor, token: token, before: before)
    }

    package func wait(
        for interest: Interest, at listener: borrowing Listener, token: Int, before: Interest
    ) throws(SocketError) {
        try core.poll.wait(for: interest, at: listener.descriptor, token: token, before: before)
    }

    /// Has `ready` called on the loop's thread whenever something can be read at a descriptor.
    ///
    /// The descriptor stays the caller's, who closes it after `unwatch`.
    ///
    /// - Returns: the name to call it off by.
    package func watch(
        _ descriptor: Int32, _ ready: @escaping @Sendable () -> Void
    ) throws(SocketError) -> Int {
        try core.watch(descriptor, ready)
    }

    package func unwatch(_ name: Int) { core.unwatch(name) }

    /// Has `ring` called on the loop's thread.
    package func set(after duration: Duration, _ ring: @escaping @Sendable () -> Void) -> Int {
        core.set(after: duration, ring)
    }

    package func cancel(_ name: Int) { core.cancel(name) }

    package func enqueue(_ job: consuming ExecutorJob) { core.enqueue(UnownedJob(job)) }

    package func checkIsolated() {
        precondition(core.isOwnThread, "not on the event loop's thread")
    }

    package func isIsolatingCurrentContext() -> Bool? { core.isOwnThread }
}
