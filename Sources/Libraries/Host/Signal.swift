internal import CLinux
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

    /// Lets every signal in, and has each do what it usually does.
    ///
    /// A mask and ignored signals outlive the start of a program; one that was started with `SIGTERM`
    /// blocked would never hear it. To be called before there is a second thread, which would inherit
    /// the mask.
    ///
    /// - Parameter kept: numbers of those that stay ignored where they were.
    package static func forgetInherited(but kept: Set<Int32> = []) {
        // Handlers are nobody's but ours, or a sanitizer's. Linux has 64 signals.
        for number in Int32(1)...64 where !kept.contains(number) && clinux_is_ignored(number) != 0 {
            _ = signal(number, SIG_DFL)
        }
        var none = sigset_t()
        // The set outlives the calls.
        unsafe sigemptyset(&none)
        unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    }

    /// Has signals do nothing that mean nothing to a daemon and would end it: `SIGUSR2`, and `SIGXFSZ`, by
    /// which a limit of the sizes of files makes itself known besides the error of the write.
    package static func ignoreUnused() {
        for number in [SIGUSR2, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    }

    /// Has `act` told of each signal that is caught before anybody else is, on the thread that carries
    /// them; `nil` ends that.
    ///
    /// So that a signal counts whatever all other threads are busy with.
    package static func intercept(_ act: (@Sendable (Signal) -> Void)?) {
        SignalPipe.shared.intercept(act)
    }

    /// Writes to a closed pipe or socket then fail with `EPIPE` instead of ending the process.
    package static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }
}
