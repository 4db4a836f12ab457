package import JSON

/// A JSON-RPC 2.0 request, or a notification when it has no id.
package struct RPCRequest: Sendable, Hashable {
    /// `nil` for a notification, which gets no reply.
    package var id: RPCID?
    package var method: String
    /// An object or an array, when there is one.
    package var parameters: JSONValue?

    package init(id: RPCID?, method: String, parameters: JSONValue? = nil) {
        self.id = id
        self.method = method
        self.parameters = parameters
    }

    package init(_ method: Method, id: RPCID?, _ parameters: some Message) {
        self.init(id: id, method: method.rawValue, parameters: parameters.json)
    }

    /// Members that JSON-RPC does not know are ignored, as it asks.
    package init(json: JSONValue) throws(RPCFault) {
        guard let object = json.object else { throw .notAnObject }
        var id: RPCID?
        if let value = object["id"] {
            guard let given = RPCID(json: value) else { throw .badID }
            id = given
        }
        guard object["jsonrpc"] == "2.0" else { throw .badVersion(id) }
        guard let method = object["method"]?.string else { throw .badMethod(id) }
        let parameters = object["params"]
        switch parameters {
        case nil, .object, .array: break
        default: throw .badParameters(id)
        }
        self.init(id: id, method: method, parameters: parameters)
    }

    package var json: JSONValue {
        var object = JSONObject([("jsonrpc", "2.0")])
        object.writeIfAny("id", id?.json)
        object["method"] = .string(method)
        object.writeIfAny("params", parameters)
        return .object(object)
    }
}
