import CMicrohttpd
import Glibc
import Locking

/// A server on loopback that answers as a script says, and misbehaves on command.
package final class ModelServer: Sendable {
    package typealias Script = @Sendable (ReceivedRequest) -> ServerReply

    package struct CannotStart: Error {}

    private struct State {
        // Stopped once, in `stop()`; libmicrohttpd locks for itself.
        nonisolated(unsafe) var daemon: OpaquePointer?
        var requests: [ReceivedRequest] = []
        var port: UInt16 = 0
    }

    private let state = Mutex(State())
    private let isStopping = Mutex(false)
    private let script: Script
    private let scheme: String

    /// Starts on `port`, or on one that nothing else in this process was or will be given, so that it stays
    /// free while this server is stopped; speaks TLS when it has a certificate.
    package init(
        port: UInt16? = nil, certificate: TestCertificate? = nil, script: @escaping Script
    ) throws {
        // Tests of many connections run beside this one, in the same process.
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        self.script = script
        scheme = certificate == nil ? "http" : "https"
        let context = Unmanaged.passUnretained(self).toOpaque()
        func start(on port: UInt16) -> OpaquePointer? {
            cmicrohttpd_start(
                port, acceptRequest, forgetRequest, context, certificate?.certificate,
                certificate?.key)
        }
        var daemon = port.flatMap(start(on:))
        for _ in 0..<100 where port == nil && daemon == nil {
            daemon = start(on: LoopbackPort.next())
        }
        guard let daemon else { throw CannotStart() }
        nonisolated(unsafe) let started = daemon
        state.withLock { state in
            state.daemon = started
            state.port = cmicrohttpd_port(started)
        }
    }

    deinit { stop() }

    package var port: UInt16 { state.withLock { $0.port } }

    /// What a configuration calls `base_url`.
    package var address: String { "\(scheme)://localhost:\(port)/v1" }

    package var requests: [ReceivedRequest] { state.withLock { $0.requests } }

    /// Breaks every connection and frees the port.
    package func stop() {
        isStopping.withLock { $0 = true }
        nonisolated(unsafe) var daemon: OpaquePointer?
        state.withLock { state in
            daemon = state.daemon
            state.daemon = nil
        }
        if let daemon { MHD_stop_daemon(daemon) }
    }

    fileprivate func reply(to request: IncomingRequest, on connection: OpaquePointer) -> MHD_Result
    {
        let received = state.withLock { state in
            let received = request.received(
                index: state.requests.count, connection: Int(cmicrohttpd_socket(connection)))
            state.requests.append(received)
            return received
        }
        let body = ReplyBody(wait: wait)
        switch script(received) {
        case .answer(let status, let headers, let bytes):
            return send(status, headers, bytes, on: connection)
        case .compressed(let bytes):
            return send(200, [("Content-Encoding", "gzip")], gzip(bytes), on: connection)
        case .cut(let bytes, let count):
            body.bytes = Array(bytes.prefix(count))
            body.isCut = true
            return body.send(length: UInt64(bytes.count), on: connection)
        case .drip(let bytes, let milliseconds):
            body.bytes = bytes
            body.pause = milliseconds
            return body.send(length: UInt64(bytes.count), on: connection)
        case .late(let milliseconds, let bytes):
            wait(milliseconds, connection)
            return send(200, [], bytes, on: connection)
        case .silence:
            wait(.max, connection)
            return .NO
        case .raw(let bytes):
            _ = Glibc.send(
                cmicrohttpd_socket(connection), bytes, bytes.count, Int32(MSG_NOSIGNAL))
            return .NO
        }
    }

    private func send(
        _ status: Int, _ headers: [(String, String)], _ bytes: [UInt8],
        on connection: OpaquePointer
    ) -> MHD_Result {
        var bytes = bytes
        let response = MHD_create_response_from_buffer(
            bytes.count, &bytes, .RESPMEM_MUST_COPY)
        for (name, value) in headers { MHD_add_response_header(response, name, value) }
        defer { MHD_destroy_response(response) }
        return MHD_queue_response(connection, UInt32(status), response)
    }

    /// Waits so long, but not longer than the client stays and the server runs.
    private func wait(_ milliseconds: Int, _ connection: OpaquePointer) {
        let socket = cmicrohttpd_socket(connection)
        var left = milliseconds
        while left > 0, !isStopping.withLock(\.self) {
            var watched = pollfd(fd: socket, events: cmicrohttpd_hangup, revents: 0)
            if poll(&watched, 1, Int32(min(left, 20))) != 0 { return }
            left -= 20
        }
    }
}

/// libmicrohttpd calls this at a request's head, at each piece of its body, and at its end.
private func acceptRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ path: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
    _ version: UnsafePointer<CChar>?, _ bytes: UnsafePointer<CChar>?,
    _ count: UnsafeMutablePointer<Int>?,
    _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let connection, let path, let method, let count, let own else {
        return .NO
    }
    guard let known = own.pointee else {
        let request = IncomingRequest(
            method: String(cString: method), path: String(cString: path))
        own.pointee = Unmanaged.passRetained(request).toOpaque()
        return .YES
    }
    let request = Unmanaged<IncomingRequest>.fromOpaque(known).takeUnretainedValue()
    if count.pointee > 0 {
        request.body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count.pointee))
        count.pointee = 0
        return .YES
    }
    request.readHeaders(of: connection)
    let server = Unmanaged<ModelServer>.fromOpaque(context).takeUnretainedValue()
    return server.reply(to: request, on: connection)
}

private func forgetRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
) {
    guard let own, let known = own.pointee else { return }
    Unmanaged<IncomingRequest>.fromOpaque(known).release()
    own.pointee = nil
}
