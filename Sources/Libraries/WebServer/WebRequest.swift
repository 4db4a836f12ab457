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
}

/// What a browser is answered.
package struct WebResponse: Sendable, Hashable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]
    /// Sent instead of the body, where there is one.
    package var stream: WebStream?

    package init(
        status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = [],
        stream: WebStream? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.stream = stream
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.status == right.status && left.body == right.body && left.stream === right.stream
            && left.headers.elementsEqual(right.headers) { $0 == $1 }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(status)
        hasher.combine(body)
    }
}
