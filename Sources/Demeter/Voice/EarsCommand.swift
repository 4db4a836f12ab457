package import JSON

/// What the daemon tells the ears, one JSON object a line.
package enum EarsCommand: Sendable, Hashable {
    /// Open for the next utterance, as `demeter listen` and a question that was asked do.
    case listen
    case mute
    case unmute
    case stop
}

extension EarsCommand {
    package var json: JSONValue {
        switch self {
        case .listen: .object(JSONObject([("command", "listen")]))
        case .mute: .object(JSONObject([("command", "mute")]))
        case .unmute: .object(JSONObject([("command", "unmute")]))
        case .stop: .object(JSONObject([("command", "stop")]))
        }
    }

    /// `nil` when the object is no command of this version.
    package init?(_ json: JSONValue) {
        switch json["command"]?.string {
        case "listen": self = .listen
        case "mute": self = .mute
        case "unmute": self = .unmute
        case "stop": self = .stop
        default: return nil
        }
    }
}
