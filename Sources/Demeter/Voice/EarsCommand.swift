package import JSON

/// What the daemon tells the ears, one JSON object a line.
package enum EarsCommand: Sendable, Hashable {
    /// Open for the next utterance, as `demeter listen` does.
    case listen
    /// Hear the sound of the open file that comes beside the line, of somebody who is elsewhere.
    case hear
    case mute
    case unmute
    case stop
    /// What became of the last utterance; a question opens the ears for its answer.
    case reply(EarsReply)
    /// A newer model of the voice lies ready to be taken up.
    case reload
}

extension EarsCommand {
    package var json: JSONValue {
        var members: [(String, JSONValue)] = [("command", .string(name))]
        if case .reply(let reply) = self { members += reply.members }
        return .object(JSONObject(members))
    }

    private var name: String {
        switch self {
        case .listen: "listen"
        case .hear: "hear"
        case .mute: "mute"
        case .unmute: "unmute"
        case .stop: "stop"
        case .reply: "reply"
        case .reload: "reload"
        }
    }

    /// `nil` when the object is no command of this version.
    package init?(_ json: JSONValue) {
        switch json["command"]?.string {
        case "listen": self = .listen
        case "hear": self = .hear
        case "mute": self = .mute
        case "unmute": self = .unmute
        case "stop": self = .stop
        case "reload": self = .reload
        case "reply":
            guard let reply = EarsReply(json) else { return nil }
            self = .reply(reply)
        default: return nil
        }
    }
}
