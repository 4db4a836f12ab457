internal import JSON
internal import Wire

/// Why a request is answered with an error of the protocol instead of a result.
struct ProtocolError: Error, Hashable {
    var code: Int
    /// A sentence for whoever reads the client's log.
    var message: String
    var data: JSONValue?

    static func invalidRequest(_ message: String) -> Self {
        Self(code: WireError.invalidRequest.rawValue, message: message)
    }

    static func invalidParameters(_ message: String) -> Self {
        Self(code: WireError.invalidParameters.rawValue, message: message)
    }

    static func methodNotFound(_ method: String) -> Self {
        Self(
            code: WireError.methodNotFound.rawValue,
            message: "There is no method \"\(method)\" in this revision of the protocol.")
    }

    /// The revisions before 2026 have a code of their own for it.
    static func noSuchResource(_ address: String, _ revision: Revision) -> Self {
        Self(
            code: revision.isStateless ? WireError.invalidParameters.rawValue : -32002,
            message: "There is no resource \"\(address)\"; "
                + "\(ResourceAddress.forms.joined(separator: ", ")) can be read.",
            data: ["uri": .string(address)])
    }

    static func unsupportedRevision(_ requested: String) -> Self {
        Self(
            code: -32022, message: "The revision \"\(requested)\" is not spoken here.",
            data: [
                "requested": .string(requested),
                "supported": .array(Revision.allCases.reversed().map { .string($0.rawValue) }),
            ])
    }

    var json: JSONValue {
        var object = JSONObject([("code", .integer(code)), ("message", .string(message))])
        object["data"] = data
        return .object(object)
    }
}
