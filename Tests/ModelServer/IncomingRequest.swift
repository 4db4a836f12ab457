import CMicrohttpd

/// A request while its pieces arrive, on the thread of its connection.
final class IncomingRequest {
    let method: String
    let path: String
    var headers: [String: String] = [:]
    var body: [UInt8] = []

    init(method: String, path: String) {
        self.method = method
        self.path = path
    }

    func readHeaders(of connection: OpaquePointer) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        MHD_get_connection_values(
            connection, .HEADER_KIND,
            { context, _, name, value in
                guard let context, let name, let value else { return .YES }
                let request = Unmanaged<IncomingRequest>.fromOpaque(context).takeUnretainedValue()
                request.headers[String(cString: name).lowercased()] = String(cString: value)
                return .YES
            }, context)
    }

    func received(index: Int, connection: Int) -> ReceivedRequest {
        ReceivedRequest(
            method: method, path: path, headers: headers, body: body, index: index,
            connection: connection)
    }
}
