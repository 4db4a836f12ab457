package import JSON

/// Why a line of JSON is no acceptable JSON-RPC; with the request's id where it has a usable one.
package enum RPCFault: Error, Hashable {
    case notJSON(JSONError)
    case notAnObject
    case badID
    case badVersion(RPCID?)
    case badMethod(RPCID?)
    case badParameters(RPCID?)
    case emptyBatch
    case batchTooLong(limit: Int)

    /// The id to answer to; null when the request gave none that can be used.
    package var id: RPCID {
        switch self {
        case .badVersion(let id), .badMethod(let id), .badParameters(let id): id ?? .null
        case .notJSON, .notAnObject, .badID, .emptyBatch, .batchTooLong: .null
        }
    }
}
