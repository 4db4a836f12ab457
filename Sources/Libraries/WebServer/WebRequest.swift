internal import Glibc

/// A request of a browser, whole.
package struct WebRequest: Sendable, Hashable {
    /// As it was sent: `GET`.
    package var method: String
    /// As it was sent, with its escapes.
    package var path: String
    /// What is behind the question mark, as it was sent.
    package var query: String
    /// By names in lower case. One that came several times is left out, but for cookies, which are joined.
    package var headers: [String: String]
    package var body: [UInt8]
    /// Who took the body instead, where somebody did.
    package var sink: (any WebSink)?

    package static func == (left: Self, right: Self) -> Bool {
        left.method == right.method && left.path == right.path && left.query == right.query
            && left.headers == right.headers && left.body == right.body
            && left.sink === right.sink
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(body)
    }
}

/// Takes the body of a request piece by piece, on the server's own thread: it may not wait.
package protocol WebSink: AnyObject, Sendable {
    /// Bytes that a body may have.
    var limit: Int { get }
    func take(_ bytes: ArraySlice<UInt8>)
}

/// What becomes of a request whose head is here.
package enum WebReception: Sendable {
    /// Its body is gathered within the server's limit.
    case gather
    /// Its body goes elsewhere.
    case take(any WebSink)
    /// It is answered, and its body is not read.
    case refuse(WebResponse)
}

/// A file that is sent as an answer; closed when nobody has it any more.
package final class WebFile: Sendable {
    package let descriptor: Int32
    package let size: Int

    /// - Parameter descriptor: open for reading, and this object's from here on.
    package init(owning descriptor: Int32, size: Int) {
        self.descriptor = descriptor
        self.size = size
    }

    deinit { _ = close(descriptor) }
}

/// What a browser is answered.
package struct WebResponse: Sendable, Hashable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]
    /// Sent instead of the body, where there is one.
    package var stream: WebStream?
    /// As above.
    package var file: WebFile?

    package init(
        status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = [],
        stream: WebStream? = nil, file: WebFile? = nil
    ) {
        self.file = file
        self.status = status
        self.headers = headers
        self.body = body
        self.stream = stream
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.status == right.status && left.body == right.body && left.stream === right.stream
            && left.file === right.file
            && left.headers.elementsEqual(right.headers) { $0 == $1 }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(status)
        hasher.combine(body)
    }
}
