internal import Glibc

/// A connection that one thread has; every call waits until it is done, or until it is too late.
package struct TCPStream: ~Copyable, Sendable {
    let descriptor: Int32
    /// Who is at the other end.
    package let host: TCPHost

    /// To be waited at with `poll`; it stays the stream's.
    package var pollable: Int32 { descriptor }

    /// - Parameter descriptor: open and not blocking; closed with the value.
    init(_ descriptor: Int32, host: TCPHost) {
        self.descriptor = descriptor
        self.host = host
        var on: Int32 = 1
        // Answers are short, and somebody waits for them. The number outlives the call.
        unsafe _ = setsockopt(
            descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on,
            socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(descriptor) }

    /// Reads what there is, as much as `buffer` holds, into its front: how much; 0 at the end.
    ///
    /// A peer that reset the connection counts as its end.
    /// - Throws: `ETIMEDOUT` when nothing came until `end`.
    package func receive(
        into buffer: inout [UInt8], until end: ContinuousClock.Instant
    ) throws(TCPError) -> Int {
        while true {
            // The kernel writes at most the buffer's own length.
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe recv(descriptor, bytes.baseAddress, bytes.count, 0)
            }
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN: try wait(for: POLLIN, until: end)
            case ECONNRESET: return 0
            case let code: throw TCPError(code: code)
            }
        }
    }

    /// Sends all of it; never raises SIGPIPE.
    ///
    /// - Throws: `ETIMEDOUT` when the peer has not taken it by `end`, `EPIPE` when it is gone.
    package func send(
        _ bytes: [UInt8], until end: ContinuousClock.Instant
    ) throws(TCPError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            // The kernel reads at most the slice's own length.
            let count = unsafe rest.withUnsafeBytes { bytes in
                unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: try wait(for: POLLOUT, until: end)
            case let code: throw TCPError(code: code)
            }
        }
    }

    /// Returns when the socket is ready, or should be tried again.
    func wait(
        for event: Int32, until end: ContinuousClock.Instant
    ) throws(TCPError) {
        let (seconds, attoseconds) = (end - .now).components
        guard seconds >= 0, attoseconds >= 0, end > .now else { throw TCPError(code: ETIMEDOUT) }
        let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000 + 1
        var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        // One structure, which outlives the call.
        let count = unsafe poll(&waiting, 1, Int32(clamping: milliseconds))
        guard count != 0 else { throw TCPError(code: ETIMEDOUT) }
        guard count > 0 || errno == EINTR else { throw TCPError(code: errno) }
    }
}
