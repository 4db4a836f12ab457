internal import JSON
internal import Wire

/// What a client's line says.
enum ClientMessage: Sendable, Hashable {
    case request(id: RPCID, method: String, parameters: JSONObject)
    case notification(method: String, parameters: JSONObject)
    /// The answer to a request of ours.
    case response(id: RPCID, Result<JSONValue, RefusedByClient>)

    /// The client could not or would not answer.
    struct RefusedByClient: Error, Hashable {}

    /// Why a line says nothing, and to which id that is told.
    struct Fault: Error, Hashable {
        var id: RPCID
        var error: ProtocolError
    }

    init(parsing line: String) throws(Fault) {
        let json: JSONValue
        do { json = try JSONValue(parsing: line) } catch {
            throw Fault(
                id: .null,
                error: ProtocolError(
                    code: WireError.parseError.rawValue,
                    message: "The line is no acceptable JSON: \(error)."))
        }
        guard let object = json.object else {
            throw Fault(
                id: .null,
                error: .invalidRequest(
                    json.array == nil
                        ? "A message is a JSON object." : "Batches are no part of the protocol."))
        }
        let id = object["id"].flatMap(RPCID.init(json:))
        guard object["jsonrpc"] == "2.0" else {
            throw Fault(
                id: id ?? .null, error: .invalidRequest("`jsonrpc` must be \"2.0\"."))
        }
        guard let method = object["method"] else {
            guard let id, id != .null, object["result"] != nil || object["error"] != nil else {
                throw Fault(
                    id: id ?? .null, error: .invalidRequest("A request has a `method`."))
            }
            self = .response(
                id: id, object["result"].map { .success($0) } ?? .failure(RefusedByClient()))
            return
        }
        guard let method = method.string else {
            throw Fault(id: id ?? .null, error: .invalidRequest("`method` must be text."))
        }
        guard let parameters = (object["params"] ?? [:]).object else {
            throw Fault(
                id: id ?? .null, error: .invalidParameters("`params` must be an object."))
        }
        guard object["id"] != nil else {
            self = .notification(method: method, parameters: parameters)
            return
        }
        switch id {
        case .string, .integer: break
        default:
            throw Fault(
                id: .null, error: .invalidRequest("`id` must be text or a whole number."))
        }
        self = .request(id: id ?? .null, method: method, parameters: parameters)
    }
}
