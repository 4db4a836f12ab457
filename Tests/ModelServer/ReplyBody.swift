import CMicrohttpd

/// A body that comes slowly, or not whole.
final class ReplyBody {
    var bytes: [UInt8] = []
    /// Milliseconds before each byte.
    var pause: Int?
    var isCut = false
    private var connection: OpaquePointer?
    private let wait: (Int, OpaquePointer) -> Void

    init(wait: @escaping (Int, OpaquePointer) -> Void) { self.wait = wait }

    func send(length: UInt64, on connection: OpaquePointer) -> MHD_Result {
        self.connection = connection
        let response = MHD_create_response_from_callback(
            length, 1024,
            { context, position, target, room in
                guard let context, let target else { return cmicrohttpd_cut() }
                let body = Unmanaged<ReplyBody>.fromOpaque(context).takeUnretainedValue()
                return body.write(from: Int(position), to: target, room: room)
            }, Unmanaged.passRetained(self).toOpaque(),
            { context in
                if let context { Unmanaged<ReplyBody>.fromOpaque(context).release() }
            })
        defer { MHD_destroy_response(response) }
        return MHD_queue_response(connection, 200, response)
    }

    private func write(from position: Int, to target: UnsafeMutablePointer<CChar>, room: Int) -> Int
    {
        guard position < bytes.count else { return isCut ? cmicrohttpd_cut() : cmicrohttpd_end() }
        if let pause, let connection { wait(pause, connection) }
        let count = min(room, pause == nil ? bytes.count - position : 1)
        for offset in 0..<count { target[offset] = CChar(bitPattern: bytes[position + offset]) }
        return count
    }
}
