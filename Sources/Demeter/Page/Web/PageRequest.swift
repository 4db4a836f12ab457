/// What a browser asks for.
package struct PageRequest: Sendable {
    package enum Verb: Sendable, Hashable {
        case get, post, other
    }

    package var verb: Verb
    /// As it was sent, without the question mark and what is behind it.
    package var path: String
    /// What is behind the question mark, as it was sent.
    package var query: String
    /// By names in lower case; of several of one name, `nil` where there may be only one.
    package var headers: [String: String]
    package var body: [UInt8]
    /// What took the body, where that has files in it.
    package var intake: PageIntake?

    package init(
        _ verb: Verb, _ path: String, query: String = "", headers: [String: String] = [:],
        body: [UInt8] = []
    ) {
        self.verb = verb
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }
}

extension PageRequest {
    /// The tokens of sessions that came with it, of which there may be more than one of a name.
    package func sessions(_ gate: Gate) -> [String] {
        guard let way = headers["host"].flatMap(gate.way) else { return [] }
        return Cookies.values(of: PageDesk.cookieName(way), in: headers["cookie"] ?? "")
    }
}

/// What a browser is answered.
package struct PageResponse: Sendable {
    package var status: Int
    package var headers: [Header]
    package var body: [UInt8]
    /// Sent instead of the body, where there is one.
    package var stream: (any PageStream)?
    /// As above.
    package var file: (any PageFile)?

    package struct Header: Sendable, Hashable {
        package var name: String
        package var value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }
}
