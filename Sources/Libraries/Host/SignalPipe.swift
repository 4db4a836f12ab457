internal import CLinux
internal import Glibc
internal import Locking
internal import Threads

/// Carries signals from the handler, which may do next to nothing, to the streams.
///
/// Not a Dispatch signal source: that installs its handler some time after it was activated, and a
/// signal in between ends the process. A thread that waits costs no wake-ups.
final class SignalPipe: Sendable {
    static let shared = SignalPipe()

    private struct State {
        var receivers: [Int: AsyncStream<Signal>.Continuation] = [:]
        /// Who gets a signal.
        var owners: [Signal: Int] = [:]
        var next = 0
        var interceptor: (@Sendable (Signal) -> Void)?
    }

    private let state = Mutex(State())
    private let writingEnd: Int32

    private init() {
        var ends: [Int32] = [-1, -1]
        // The array has room for both ends. Without a pipe no signal is caught.
        guard unsafe pipe(&ends) == 0 else {
            writingEnd = -1
            return
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A handler must never wait.
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        let end = ends[0]
        let result = OwnThread.start("signals") { SignalPipe.shared.deliver(from: end) }
        writingEnd = result == 0 ? ends[1] : -1
    }

    func register(
        _ continuation: AsyncStream<Signal>.Continuation, for signals: [Signal]
    ) -> Int {
        let receiver = state.withLock { state in
            state.next += 1
            state.receivers[state.next] = continuation
            for signal in signals { state.owners[signal] = state.next }
            return state.next
        }
        guard writingEnd >= 0 else { return receiver }
        for signal in signals {
            var action = sigaction()
            // errno belongs to whatever was interrupted; write may be called in a handler
            // (`signal-safety(7)`), and `shared` exists since before this one.
            unsafe action.__sigaction_handler.sa_handler = { number in
                let before = errno
                unsafe withUnsafeBytes(of: UInt8(truncatingIfNeeded: number)) { byte in
                    _ = unsafe write(SignalPipe.shared.writingEnd, byte.baseAddress, 1)
                }
                errno = before
            }
            action.sa_flags = SA_RESTART
            // The struct outlives the call.
            _ = unsafe sigaction(signal.number, &action, nil)
        }
        return receiver
    }

    func remove(_ receiver: Int) {
        state.withLock { state in
            state.receivers[receiver] = nil
            for (signal, owner) in state.owners where owner == receiver {
                state.owners[signal] = nil
                _ = Glibc.signal(signal.number, SIG_DFL)
            }
        }
    }

    func intercept(_ act: (@Sendable (Signal) -> Void)?) {
        state.withLock { $0.interceptor = act }
    }

    private func deliver(from end: Int32) {
        Self.unblockSignals()
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            // Reads at most the size of the array; waits for a signal.
            let count = unsafe read(end, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            for byte in bytes[..<count] {
                guard let signal = Signal.allCases.first(where: { $0.number == Int32(byte) })
                else { continue }
                let (continuation, act) = state.withLock { state in
                    (state.owners[signal].flatMap { state.receivers[$0] }, state.interceptor)
                }
                act?(signal)
                continuation?.yield(signal)
            }
        }
    }

    /// Lets this thread hear signals that whoever started the program had blocked.
    private static func unblockSignals() {
        var signals = sigset_t()
        // The set outlives the calls.
        unsafe sigemptyset(&signals)
        for signal in Signal.allCases { unsafe sigaddset(&signals, signal.number) }
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
}
