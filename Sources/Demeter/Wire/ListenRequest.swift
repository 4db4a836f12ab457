package import JSON

/// Parameters of `listen`: with `words`, those understood so far are sent as they come.
package struct ListenRequest: Message {
    package var words: Bool

    package init(words: Bool = false) { self.words = words }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["words"])
        words = try members.truth("words") ?? false
    }

    package var json: JSONValue { words ? ["words": true] : [:] }

    /// The notification that carries the words so far.
    package static func notification(_ words: String) -> JSONValue {
        ["jsonrpc": "2.0", "method": "words", "params": ["text": .string(words)]]
    }
}
