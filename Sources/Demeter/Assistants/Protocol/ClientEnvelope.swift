internal import JSON

/// What a request says of itself and of its sender: in `_meta` since 2026, else by the handshake.
struct ClientEnvelope: Sendable, Hashable {
    var revision: Revision
    /// Whether a person can be asked by a form.
    var canElicit: Bool
    /// What progress is told under; `nil` when nobody wants to hear of it.
    var progressToken: JSONValue?
    /// From which level on messages are sent for the request; `nil` for none.
    var logLevel: LogLevel?

    static let revisionKey = "io.modelcontextprotocol/protocolVersion"
    static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
    static let logLevelKey = "io.modelcontextprotocol/logLevel"
    static let serverKey = "io.modelcontextprotocol/serverInfo"
    static let subscriptionKey = "io.modelcontextprotocol/subscriptionId"

    /// `nil` for a request without an envelope, which belongs to a handshake.
    init?(_ parameters: JSONObject) throws(ProtocolError) {
        guard let meta = parameters["_meta"]?.object, let named = meta[Self.revisionKey] else {
            return nil
        }
        guard let name = named.string else {
            throw .invalidParameters("`_meta` must name the revision as text.")
        }
        guard let revision = Revision(rawValue: name), revision.isStateless else {
            throw .unsupportedRevision(name)
        }
        guard let capabilities = meta[Self.capabilitiesKey], capabilities.object != nil else {
            throw .invalidParameters("`_meta` lacks \"\(Self.capabilitiesKey)\", an object.")
        }
        self.revision = revision
        canElicit = Self.canElicit(capabilities)
        progressToken = Self.token(meta)
        if let level = meta[Self.logLevelKey] {
            guard let level = level.string.flatMap(LogLevel.init(rawValue:)) else {
                throw .invalidParameters("`_meta` names no level that is known.")
            }
            logLevel = level
        }
    }

    /// - Parameter level: what was set for all requests.
    init(
        handshake revision: Revision, canElicit: Bool, level: LogLevel, _ parameters: JSONObject
    ) {
        self.revision = revision
        self.canElicit = canElicit
        progressToken = parameters["_meta"]?.object.flatMap(Self.token)
        logLevel = level
    }

    private static func token(_ meta: JSONObject) -> JSONValue? {
        switch meta["progressToken"] {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        default: nil
        }
    }

    /// A client that names only other ways of asking has no forms.
    static func canElicit(_ capabilities: JSONValue) -> Bool {
        guard let ways = capabilities["elicitation"]?.object else { return false }
        return ways["form"] != nil || ways["url"] == nil
    }
}
