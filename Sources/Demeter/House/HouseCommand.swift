internal import Configuration
package import JSON
package import Wire

/// What the house asks for by a message.
package struct HouseCommand: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        /// Logs the words of the message.
        case log
        /// Takes the newest change back.
        case undo
        case mute, unmute
        /// Opens the ears for one utterance.
        case listen

        /// What somebody must have allowed for it.
        var permission: HousePermission {
            switch self {
            case .log: .log
            case .undo: .correct
            // Whoever may talk to it may close its ears; opening them is another matter.
            case .mute: .log
            case .unmute, .listen: .listen
            }
        }
    }

    package let kind: Kind
    /// The words to log.
    package let text: String

    package init(_ kind: Kind, text: String = "") {
        self.kind = kind
        self.text = text
    }

    /// The call that does it.
    ///
    /// - Parameter key: so that it is done once, whatever becomes of the connection to the daemon.
    package func call(key: String) -> (method: Method, parameters: JSONValue) {
        switch kind {
        case .log:
            (.log, ["text": .string(text), "source": "home", "key": .string(key)])
        case .undo: (.undo, ["key": .string(key)])
        case .mute: (.mute, [:])
        case .unmute: (.unmute, [:])
        case .listen: (.listen, [:])
        }
    }
}
