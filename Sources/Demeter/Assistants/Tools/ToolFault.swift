internal import Configuration
internal import JSON
internal import Wire

/// Why a tool did not do as asked; the model is told, so that it can do better.
enum ToolFault: Error, Hashable {
    /// The arguments are not as its schema says; a sentence.
    case arguments(String)
    case forbidden(Permission)
    /// The daemon said no.
    case refused(RPCError)
    case unreachable(String)
    /// Nobody waits for the result any more.
    case cancelled

    /// As it stands in a result; `kind` is for programs.
    var json: JSONValue {
        switch self {
        case .arguments(let sentence):
            ["kind": "invalid_parameters", "message": .string(sentence)]
        case .forbidden(let permission):
            [
                "kind": "not_allowed",
                "message": .string(
                    "This assistant may not \(permission.rawValue): the person allows that with "
                        + "`allow` under [mcp] in Demeter's configuration, or that of a token by "
                        + "`--allow` of `demeter web token new`. Do not work around it."),
            ]
        case .refused(let error):
            ["kind": error.data["kind"] ?? "refused", "message": .string(error.message)]
        case .unreachable(let sentence):
            ["kind": "unreachable", "message": .string(sentence)]
        case .cancelled: ["kind": "cancelled", "message": "The call was cancelled."]
        }
    }
}
