package import Configuration

/// A request by HTTP at the address of assistants.
package struct AssistantCall: Sendable {
    package enum Verb: Sendable, Hashable {
        case get, post, delete, other
    }

    package var verb: Verb
    /// By names in lower case; one that came several times is left out.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(_ verb: Verb, headers: [String: String], body: [UInt8] = []) {
        self.verb = verb
        self.headers = headers
        self.body = body
    }

    /// The token of `Authorization: Bearer …`; `nil` where nothing of the kind was sent.
    package var token: String? {
        guard let header = headers["authorization"] else { return nil }
        let words = header.split(separator: " ", omittingEmptySubsequences: true)
        guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
        return String(words[1])
    }

    /// Whether what was sent calls itself JSON.
    var isJSON: Bool {
        let type = headers["content-type"]?.prefix { $0 != ";" } ?? ""
        return type.trimmed.lowercased() == "application/json"
    }

    /// Whether the sender understands an answer of this type: `application/json`.
    func accepts(_ type: String) -> Bool {
        guard let header = headers["accept"] else { return true }
        let family = "\(type.prefix { $0 != "/" })/*"
        return header.split(separator: ",").contains { range in
            let name = range.prefix { $0 != ";" }.trimmed.lowercased()
            return name == type || name == family || name == "*/*"
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}

/// Who a token lets in, and what they may do.
package struct AssistantGrant: Sendable, Hashable {
    /// Names the token, and is no secret.
    package var id: String
    package var permissions: Set<Permission>

    package init(id: String, permissions: Set<Permission>) {
        self.id = id
        self.permissions = permissions
    }
}

/// Knows the tokens that let assistants in.
package protocol TokenKeeper: Sendable {
    /// What a token lets its bearer do; `nil` when there is none like it, or it was ended.
    func grant(of token: String) -> AssistantGrant?
    /// Whether the token of a grant is still there.
    func isGood(_ grant: AssistantGrant) -> Bool
}

/// An answer that lasts. Nobody waits for whoever reads it.
package protocol AssistantStream: Sendable {
    func write(_ bytes: [UInt8])
    /// Ends it behind what was written.
    func end()
    /// Hears once that it is over, however that came; `body` may be called at once, and may not wait.
    func whenClosed(_ body: @escaping @Sendable () -> Void)
}
