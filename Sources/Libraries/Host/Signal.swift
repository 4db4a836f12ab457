internal import Glibc

/// A signal by which the system or a person asks a daemon for something.
package enum Signal: Sendable, Hashable, CaseIterable {
    case terminate
    case interrupt
    case hangUp
    case user1

    package var number: Int32 {
        switch self {
        case .terminate: SIGTERM
        case .interrupt: SIGINT
        case .hangUp: SIGHUP
        case .user1: SIGUSR1
        }
    }

    /// Catches `signals` from now on and yields each as it comes, until the stream is dropped.
    ///
    /// A signal is caught by one stream at a time, the last that asked for it; once that is dropped
    /// it has its usual effect again. Children do not inherit any of this.
    package static func stream(of signals: [Signal]) -> AsyncStream<Signal> {
        AsyncStream { continuation in
            let receiver = SignalPipe.shared.register(continuation, for: signals)
            continuation.onTermination = { _ in SignalPipe.shared.remove(receiver) }
        }
    }

    /// Writes to a closed pipe or socket then fail with `EPIPE` instead of ending the process.
    package static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }
}
