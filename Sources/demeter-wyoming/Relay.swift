import Glibc
import TCP
import UnixSocket

/// Carries bytes between the ears and a server, both ways, and looks at none of them.
struct Relay {
    /// When it is given up.
    let end: ContinuousClock.Instant
    /// Most bytes that are carried to the server.
    let mostUp: Int
    /// Most bytes that are carried back.
    let mostDown: Int

    private static let chunk = 65_536

    /// One way: what was taken at one end and not yet put in at the other.
    private struct Way {
        var waiting: ArraySlice<UInt8> = []
        var carried = 0
    }

    /// Waits until the ears connect; `nil` when the server has hung up or talks unasked, or when whoever
    /// supervises the program wants it to end.
    ///
    /// - Parameter supervisor: a descriptor that ends then, if there is one.
    static func waitForEars(
        at listener: borrowing Listener, orEndOf server: borrowing TCPStream, supervisor: Int32?
    ) -> SocketStream? {
        while true {
            var watched = [
                pollfd(fd: supervisor ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: server.pollable, events: Int16(POLLIN), revents: 0),
                pollfd(fd: listener.pollable, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&watched, UInt(watched.count), -1)
            if count < 0, errno == EINTR { continue }
            guard count > 0, watched[0].revents == 0, watched[1].revents == 0 else { return nil }
            if let ears = try? listener.accept() { return ears }
        }
    }

    /// Returns when one of them hangs up, or time or room is up.
    func carry(_ ears: borrowing SocketStream, _ server: borrowing TCPStream) {
        var (up, down) = (Way(), Way())
        while true {
            var watched = [
                pollfd(fd: ears.pollable, events: events(up, down), revents: 0),
                pollfd(fd: server.pollable, events: events(down, up), revents: 0),
            ]
            let (seconds, attoseconds) = (end - .now).components
            let left = Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
            guard left > 0 else { return }
            let count = poll(&watched, UInt(watched.count), Int32(clamping: left))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            if watched[0].revents != 0, !take(&up, from: ears.pollable, most: mostUp) { return }
            if watched[1].revents != 0, !take(&down, from: server.pollable, most: mostDown) {
                // The last words still go on their way.
                while !down.waiting.isEmpty, put(&down, into: ears.pollable), end > .now {}
                return
            }
            guard put(&up, into: server.pollable), put(&down, into: ears.pollable) else { return }
        }
    }

    private func events(_ taken: Way, _ put: Way) -> Int16 {
        Int16((taken.waiting.isEmpty ? POLLIN : 0) | (put.waiting.isEmpty ? 0 : POLLOUT))
    }

    /// `false` when there is nothing more to be taken.
    private func take(_ way: inout Way, from descriptor: Int32, most: Int) -> Bool {
        guard way.waiting.isEmpty else { return true }
        var buffer = [UInt8](repeating: 0, count: Self.chunk)
        let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0 { return errno == EAGAIN || errno == EINTR }
        guard count > 0, way.carried + count <= most else { return false }
        way.carried += count
        way.waiting = buffer[..<count]
        return true
    }

    /// `false` when nobody takes it any more.
    private func put(_ way: inout Way, into descriptor: Int32) -> Bool {
        guard !way.waiting.isEmpty else { return true }
        let count = way.waiting.withUnsafeBytes { bytes in
            send(
                descriptor, bytes.baseAddress, bytes.count,
                Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
        }
        if count < 0 { return errno == EAGAIN || errno == EINTR }
        way.waiting = way.waiting.dropFirst(count)
        return true
    }
}
