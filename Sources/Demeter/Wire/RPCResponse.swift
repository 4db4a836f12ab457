package import JSON

/// A JSON-RPC reply.
package struct RPCResponse: Message {
    package var id: RPCID
    package var outcome: Result<JSONValue, RPCError>

    package init(id: RPCID, _ outcome: Result<JSONValue, RPCError>) {
        self.id = id
        self.outcome = outcome
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        guard let id = RPCID(json: members.object["id"] ?? .null) else {
            throw .wrongType("id", expected: .text)
        }
        self.id = id
        if let error = try members.message("error", RPCError.self) {
            outcome = .failure(error)
        } else if let result = members.object["result"] {
            outcome = .success(result)
        } else {
            throw .nothingOf(["result", "error"])
        }
    }

    package var json: JSONValue {
        switch outcome {
        case .success(let result): ["jsonrpc": "2.0", "id": id.json, "result": result]
        case .failure(let error): ["jsonrpc": "2.0", "id": id.json, "error": error.json]
        }
    }
}
