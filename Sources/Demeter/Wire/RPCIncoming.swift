package import JSON

/// What a client may find on a line of JSON from the daemon.
package enum RPCIncoming: Sendable, Hashable {
    case response(RPCResponse)
    case event(EventMessage)
    /// The words understood so far, while somebody is listened to.
    case words(String)

    package init(json: JSONValue) throws(MessageError) {
        let members = try Members(json)
        guard members.has("method") else {
            self = .response(try RPCResponse(json: json))
            return
        }
        if try members.text("method") == "words" {
            let words = try Members(json["params"] ?? [:], at: "params")
            self = .words(try words.required("text", words.text("text")))
            return
        }
        self = .event(
            try members.required("params", members.message("params", EventMessage.self)))
    }
}

extension EventMessage {
    /// The notification that carries the event to a watcher.
    package var notification: JSONValue {
        ["jsonrpc": "2.0", "method": "event", "params": json]
    }
}
