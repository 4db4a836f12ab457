internal import CLinux
internal import Glibc
internal import Locking
package import UnixSocket

/// Wakes whoever waits for a time of the wall clock, and when what that time was reckoned by changes.
///
/// The kernel does the waiting: there is no wake-up between events. Setting the clock, and resuming after
/// suspend, end the wait, and so does a change of one of the watched files.
package final class WallAlarm: Sendable {
    package enum Reason: Sendable, Hashable {
        /// The time has come.
        case due
        /// The clock was set or the machine resumed; the alarm must be set anew.
        case clockChanged
        /// A watched file came, went or was replaced.
        case fileChanged
        /// Somebody called `wake`.
        case asked
    }

    /// Why it rang. Reasons that were not taken in time are merged; there is one reader.
    package let reasons: AsyncStream<Reason>
    private let continuation: AsyncStream<Reason>.Continuation
    private let alarm: Int32
    private let files: FileWatch
    private let loop: EventLoop
    /// What the loop knows the descriptors by.
    private let watchers = Mutex<[Int]>([])

    package init(on loop: EventLoop) throws(WakingError) {
        files = try FileWatch()
        self.loop = loop
        (reasons, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        alarm = clinux_alarm()
        guard alarm >= 0 else { throw .last(.createAlarm) }
        do {
            let watchers = [
                try loop.watch(alarm) { [weak self] in self?.takeRing() },
                try loop.watch(files.queueOfEvents) { [weak self] in self?.takeFileEvents() },
            ]
            self.watchers.withLock { $0 = watchers }
        } catch {
            throw WakingError(code: error.code, operation: .createAlarm)
        }
    }

    deinit {
        for watcher in watchers.withLock(\.self) { loop.unwatch(watcher) }
        if alarm >= 0 { _ = close(alarm) }
    }

    /// Rings at that Unix second, instead of at an earlier setting; at once when it is past.
    package func set(at second: Int64) { _ = clinux_ring_at(alarm, max(1, second)) }

    /// Rings also when one of these files, or what stands in its place, changes; replaces earlier ones.
    ///
    /// The folders are watched, so that a file that is replaced, or is not there yet, is noticed.
    package func watch(_ paths: [String]) { files.watch(paths) }

    /// Rings now.
    package func wake() { continuation.yield(.asked) }

    /// Ends `reasons`.
    package func stop() { continuation.finish() }

    private func takeRing() {
        var count: UInt64 = 0
        // The kernel writes eight bytes, those of the integer.
        let result = unsafe read(alarm, &count, MemoryLayout<UInt64>.size)
        if result > 0 {
            continuation.yield(.due)
        } else if errno == ECANCELED {
            continuation.yield(.clockChanged)
        }
    }

    private func takeFileEvents() {
        if files.takeEvents() { continuation.yield(.fileChanged) }
    }
}
