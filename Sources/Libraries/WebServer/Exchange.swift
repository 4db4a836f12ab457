internal import CMicrohttpd

/// A request while it comes and until it is answered.
// Touched by the server's thread; while the connection is suspended under the core's lock alone.
final class Exchange: @unchecked Sendable {
    enum Stage {
        /// The head is not here yet, or only just.
        case head
        case body
        /// Somebody makes the answer; the connection is suspended.
        case waiting
        case answered(WebResponse)
        /// The answer is on its way.
        case done
    }

    var request: WebRequest
    var stage = Stage.head
    /// Whether more was sent than is taken.
    var isTooLarge = false
    /// Takes the body elsewhere.
    var sink: (any WebSink)?
    /// Bytes that it was given.
    var sunk = 0
    let began = ContinuousClock.now

    /// - Parameter address: path and query as they were sent.
    init(address: String) {
        let mark = address.firstIndex(of: "?")
        request = WebRequest(
            method: "", path: String(address[..<(mark ?? address.endIndex)]),
            query: mark.map { String(address[address.index(after: $0)...]) } ?? "", headers: [:],
            body: [])
    }

    func readHeaders(of connection: OpaquePointer) {
        let reader = HeaderReader()
        // The reader outlives the call, which hands its address on to the function and nowhere else.
        let context = unsafe Unmanaged.passUnretained(reader).toOpaque()
        unsafe MHD_get_connection_values(
            connection, .HEADER_KIND,
            { context, _, name, value in
                // Both texts are ended by NUL and live as long as the request.
                guard let context = unsafe context, let name = unsafe name,
                    let value = unsafe value
                else { return .YES }
                let reader = unsafe Unmanaged<HeaderReader>.fromOpaque(context)
                    .takeUnretainedValue()
                unsafe reader.take(String(cString: name), String(cString: value))
                return .YES
            }, context)
        request.headers = reader.headers
    }
}

/// Gathers headers.
private final class HeaderReader {
    private(set) var headers: [String: String] = [:]
    private var repeated: Set<String> = []

    func take(_ name: String, _ value: String) {
        let name = name.lowercased()
        guard let before = headers[name] else {
            if !repeated.contains(name) { headers[name] = value }
            return
        }
        if name == "cookie" {
            headers[name] = "\(before); \(value)"
        } else {
            // Who sends two of these wants different readers to see different ones.
            headers[name] = nil
            repeated.insert(name)
        }
    }
}
