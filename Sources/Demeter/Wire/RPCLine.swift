internal import JSON

/// One line of JSON-RPC: a call or a batch of calls, each of them good or faulty.
package enum RPCLine: Sendable, Hashable {
    case single(Result<RPCRequest, RPCFault>)
    /// At least one.
    case batch([Result<RPCRequest, RPCFault>])

    /// More calls in one batch are refused.
    package static let batchLimit = 100

    package init(parsing bytes: some Sequence<UInt8>) {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: bytes)
        } catch {
            self = .single(.failure(.notJSON(error)))
            return
        }
        guard let calls = json.array else {
            self = .single(Self.request(json))
            return
        }
        switch calls.count {
        case 0: self = .single(.failure(.emptyBatch))
        case ...Self.batchLimit: self = .batch(calls.map(Self.request))
        default: self = .single(.failure(.batchTooLong(limit: Self.batchLimit)))
        }
    }

    private static func request(_ json: JSONValue) -> Result<RPCRequest, RPCFault> {
        do { return .success(try RPCRequest(json: json)) } catch { return .failure(error) }
    }
}
