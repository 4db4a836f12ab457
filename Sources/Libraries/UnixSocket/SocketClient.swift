internal import Glibc

/// A program's end of a connection to a daemon; every call waits until it is done.
///
/// A client that sends much without reading the replies will find the daemon not reading any more:
/// read a reply for every line sent, or send and read on different threads.
package struct SocketClient: ~Copyable, Sendable {
    private let stream: SocketStream
    private var framer: LineFramer
    /// Bytes that have come so far, whatever became of them.
    package private(set) var received = 0
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    private var isEnded = false

    /// The longest line that is taken from a daemon; no reply of ours comes near it.
    package static let lineLimit = 16 << 20

    /// - Parameters:
    ///   - patience: How long one call may wait, forever when `nil`; then `ETIMEDOUT`.
    ///   - lineLimit: Most bytes of a line.
    /// - Throws: `ENOENT` and `ECONNREFUSED` when nobody listens, `EACCES` when not allowed to.
    package init(
        connectingTo path: String, patience: Duration? = nil, lineLimit: Int = Self.lineLimit
    ) throws(SocketError) {
        framer = LineFramer(limit: lineLimit)
        var address = try SocketAddress(path, for: .connect)
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = try FileDescriptor(socket(AF_UNIX, type, 0), .open)
        Self.limit(descriptor, to: patience)
        guard address.connect(descriptor) == 0 else {
            throw errno == EAGAIN
                ? SocketError(code: ETIMEDOUT, operation: .connect) : .last(.connect)
        }
        stream = SocketStream(descriptor)
    }

    /// Who listens there; to be asked before anything is sent.
    package func peer() throws(SocketError) -> Peer { try stream.peer() }

    /// How long one call may wait from here on, forever when `nil`; then `ETIMEDOUT`.
    package func limitWaits(to patience: Duration?) {
        Self.limit(stream.descriptor, to: patience)
    }

    /// When the daemon has closed the connection, its last words can still be received; the end of
    /// the connection shows there.
    package func send(line: String) throws(SocketError) { try send(Array("\(line)\n".utf8)) }

    /// Sends bytes as they are, which need not be lines or text.
    package func send(_ bytes: [UInt8]) throws(SocketError) {
        var rest = bytes[...]
        try send(from: &rest)
    }

    /// Sends bytes and takes off what has gone, so that whoever ran out of patience can go on with the rest.
    ///
    /// - Parameter end: when it is given up, however little is taken at a time.
    package func send(
        from rest: inout ArraySlice<UInt8>, until end: ContinuousClock.Instant? = nil
    ) throws(SocketError) {
        while !rest.isEmpty {
            if let end, ContinuousClock.now > end {
                throw SocketError(code: ETIMEDOUT, operation: .write)
            }
            switch try stream.write(rest) {
            case .moved(let count): rest = rest.dropFirst(count)
            case .wouldBlock: throw SocketError(code: ETIMEDOUT, operation: .write)
            case .ended: rest = []
            }
        }
    }

    /// Sends a line with open files beside it, which stay the caller's too.
    ///
    /// - Parameter files: descriptors, at most `PassedFile.most`.
    package func send(line: String, passing files: [Int32]) throws(SocketError) {
        let bytes = Array("\(line)\n".utf8)
        switch try stream.write(bytes[...], passing: files) {
        case .moved(let count):
            var rest = bytes[count...]
            try send(from: &rest)
        case .wouldBlock: throw SocketError(code: ETIMEDOUT, operation: .write)
        case .ended: break
        }
    }

    /// Tells the daemon that no more lines follow; replies can still be read.
    package func finishSending() { stream.finishWriting() }

    /// The next line; `nil` at the end.
    ///
    /// - Parameter end: when it is given up, however little comes at a time.
    /// - Throws: `EILSEQ` for a line that is no text, and so from no daemon of ours; `EMSGSIZE` for one that
    ///   is too long.
    package mutating func receiveLine(
        until end: ContinuousClock.Instant? = nil
    ) throws(SocketError) -> String? {
        var line = framer.next()
        while line == nil, !isEnded {
            if let end, ContinuousClock.now > end {
                throw SocketError(code: ETIMEDOUT, operation: .read)
            }
            switch try stream.read(into: &buffer) {
            case .moved(let count):
                received += count
                framer.append(buffer[..<count])
            case .wouldBlock: throw SocketError(code: ETIMEDOUT, operation: .read)
            case .ended: isEnded = true
            }
            line = framer.next()
        }
        switch line ?? framer.last() {
        case .text(let text): return text
        case .faulty(.tooLong, _): throw SocketError(code: EMSGSIZE, operation: .read)
        case .faulty: throw SocketError(code: EILSEQ, operation: .read)
        case nil: return nil
        }
    }

    /// What has come next, whatever it is; nothing at the end.
    ///
    /// - Parameter end: when it is given up; what is left until then is how long this one call may wait.
    /// - Throws: `ETIMEDOUT`.
    package mutating func receive(
        until end: ContinuousClock.Instant
    ) throws(SocketError) -> ArraySlice<UInt8> {
        let left = end - .now
        guard left > .milliseconds(1) else {
            throw SocketError(code: ETIMEDOUT, operation: .read)
        }
        limitWaits(to: left)
        switch try stream.read(into: &buffer) {
        case .moved(let count): return buffer[..<count]
        case .wouldBlock: throw SocketError(code: ETIMEDOUT, operation: .read)
        case .ended: return []
        }
    }

    /// The lines of one reply to a text line, without the empty line after them.
    ///
    /// - Throws: `ECONNRESET` when the connection ends before the reply does.
    package mutating func receiveText() throws(SocketError) -> [String] {
        var lines: [String] = []
        while let line = try receiveLine() {
            if line.isEmpty { return lines }
            lines.append(line)
        }
        throw SocketError(code: ECONNRESET, operation: .read)
    }

    private static func limit(_ descriptor: borrowing FileDescriptor, to patience: Duration?) {
        // The system takes 0 for "forever".
        let (seconds, attoseconds) = (patience ?? .zero).components
        var time = timeval(
            tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
        let length = socklen_t(MemoryLayout<timeval>.size)
        // Both options take a timeval, and Unix sockets know them.
        unsafe _ = setsockopt(descriptor.number, SOL_SOCKET, SO_RCVTIMEO, &time, length)
        unsafe _ = setsockopt(descriptor.number, SOL_SOCKET, SO_SNDTIMEO, &time, length)
    }
}
