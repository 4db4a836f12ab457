internal import CMicrohttpd
internal import Glibc
internal import Locking

/// An answer whose bytes come little by little, and that lasts until somebody ends it.
///
/// Nobody waits for its peer: what is written is kept until the peer takes it.
package final class WebStream: Sendable {
    private struct State {
        var waiting: [UInt8] = []
        /// How many of them are sent already.
        var sent = 0
        var isEnded = false
        var isClosed = false
        /// The connection while it is suspended, because nothing waits to be sent.
        var suspended: UInt?
        var whenClosed: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: bytes that may wait for the peer; with more, the stream ends.
    package init(limit: Int = 4 << 20) { self.limit = limit }

    /// Hears once that the peer is gone or has got everything; at once when that is so already.
    ///
    /// - Parameter body: may not wait: the server's thread calls it.
    package func whenClosed(_ body: @escaping @Sendable () -> Void) {
        let isClosed = state.withLock { state in
            if !state.isClosed { state.whenClosed = body }
            return state.isClosed
        }
        if isClosed { body() }
    }

    /// Sends bytes when it is their turn; those that come after the end are left out.
    package func write(_ bytes: [UInt8]) {
        state.withLock { state in
            guard !state.isEnded, !state.isClosed else { return }
            if state.waiting.count - state.sent + bytes.count > limit {
                state.isEnded = true
                state.waiting = []
                state.sent = 0
            } else {
                state.waiting += bytes
            }
            Self.wake(&state)
        }
    }

    /// Ends the answer behind what was written.
    package func end() {
        state.withLock { state in
            state.isEnded = true
            Self.wake(&state)
        }
    }

    private static func wake(_ state: inout State) {
        guard let connection = state.suspended else { return }
        state.suspended = nil
        // A suspended connection is there until it is resumed.
        guard let connection = unsafe OpaquePointer(bitPattern: connection) else { return }
        unsafe MHD_resume_connection(connection)
    }

    /// What is to be sent next; the server's thread alone calls it.
    ///
    /// - Returns: how many bytes were written; 0 with the connection suspended, as there is none yet.
    fileprivate func read(into buffer: UnsafeMutableRawBufferPointer, of connection: UInt) -> Int {
        state.withLock { state in
            let count = min(buffer.count, state.waiting.count - state.sent)
            if count > 0 {
                // Both have room for that many.
                unsafe buffer.copyBytes(from: state.waiting[state.sent..<state.sent + count])
                state.sent += count
                if state.sent == state.waiting.count {
                    state.waiting.removeAll(keepingCapacity: state.sent < 1 << 16)
                    state.sent = 0
                }
                return count
            }
            if state.isEnded { return cmicrohttpd_end() }
            guard let pointer = unsafe OpaquePointer(bitPattern: connection) else {
                return cmicrohttpd_cut()
            }
            // Before anybody can resume it.
            unsafe MHD_suspend_connection(pointer)
            state.suspended = connection
            return 0
        }
    }

    /// The answer is over, however it went.
    func close() {
        let tell = state.withLock { state in
            defer { state = State(isEnded: true, isClosed: true) }
            return state.whenClosed
        }
        tell?()
    }

    /// Bytes that are handed over at once, and set aside for as long as it lasts: a line or two.
    private static let block = 512

    /// What libmicrohttpd sends for it on a connection; `nil` when there is no memory for it.
    func response(on connection: OpaquePointer) -> OpaquePointer? {
        let source = StreamSource(stream: self, connection: UInt(bitPattern: connection))
        // Taken over by the response, whose end lets go of it.
        let context = unsafe Unmanaged.passRetained(source).toOpaque()
        let made = unsafe MHD_create_response_from_callback(
            cmicrohttpd_unknown(), Self.block, readStream, context, endStream)
        if unsafe made == nil { unsafe Unmanaged<StreamSource>.fromOpaque(context).release() }
        return unsafe made
    }
}

/// A stream on its connection.
private final class StreamSource: Sendable {
    let stream: WebStream
    let connection: UInt

    init(stream: WebStream, connection: UInt) {
        self.stream = stream
        self.connection = connection
    }
}

private func readStream(
    _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ bytes: UnsafeMutablePointer<CChar>?,
    _ count: Int
) -> Int {
    // Both live as long as the response.
    guard let context = unsafe context, let bytes = unsafe bytes else { return cmicrohttpd_cut() }
    let source = unsafe Unmanaged<StreamSource>.fromOpaque(context).takeUnretainedValue()
    return unsafe source.stream.read(
        into: UnsafeMutableRawBufferPointer(start: bytes, count: count), of: source.connection)
}

private func endStream(_ context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    unsafe Unmanaged<StreamSource>.fromOpaque(context).takeRetainedValue().stream.close()
}
