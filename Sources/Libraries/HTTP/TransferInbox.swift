internal import CCurl
internal import Locking

/// The way from callers on any thread to the one thread that drives the transfers.
final class TransferInbox: Sendable {
    enum Command: Sendable {
        case start(Int, HTTPRequest, CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>)
        case cancel(Int)
    }

    private enum State {
        /// No request was ever made; nothing runs.
        case unused
        case open(TransferWaker?, [Command])
        case closed
    }

    private let state = Mutex(State.unused)

    /// Hands a command over. Returns whether the thread must be started for it, or `nil` when closed.
    func post(_ command: Command) -> Bool? {
        state.withLock { state in
            switch state {
            case .unused:
                state = .open(nil, [command])
                return true
            case .open(let waker, let waiting):
                state = .open(waker, waiting + [command])
                waker?.wake()
                return false
            case .closed: return nil
            }
        }
    }

    /// Takes everything that waits; `nil` once closed.
    func take(_ waker: TransferWaker) -> [Command]? {
        state.withLock { state in
            guard case .open(_, let waiting) = state else { return nil }
            state = .open(waker, [])
            return waiting
        }
    }

    /// Lets no further command in, and returns those that nobody took.
    @discardableResult
    func close() -> [Command] {
        state.withLock { state in
            defer { state = .closed }
            guard case .open(let waker, let waiting) = state else { return [] }
            waker?.wake()
            return waiting
        }
    }
}

/// Interrupts the wait for the network.
@safe struct TransferWaker: Sendable {
    // The one multi function that other threads may call; the inbox forgets the waker, under its
    // lock, before the handle is freed.
    nonisolated(unsafe) let multi: UnsafeMutableRawPointer

    func wake() { unsafe _ = curl_multi_wakeup(multi) }
}
