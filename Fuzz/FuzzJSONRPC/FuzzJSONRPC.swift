internal import JSON
internal import Wire

/// Takes the input for a line of JSON-RPC; what is understood must survive being written again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSONRPC(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    switch RPCLine(parsing: input) {
    case .single(let request): check(request)
    case .batch(let requests):
        precondition((1...RPCLine.batchLimit).contains(requests.count))
        for request in requests { check(request) }
    }
    return 0
}

private func check(_ request: Result<RPCRequest, RPCFault>) {
    guard case .success(let request) = request else { return }
    do {
        let text = request.json.text
        precondition(!text.utf8.contains { $0 < 0x20 }, "a reply must stay on its line")
        let again = try RPCRequest(json: JSONValue(parsing: text))
        // As text: the id 1.0 comes back as 1, which is the same number.
        precondition(again.json.text == text, "a request changed by being written")
    } catch {
        preconditionFailure("a request cannot be read again: \(error)")
    }
    // Every method gets the parameters, so that the fuzzer need not find the names.
    for method in Method.allCases { check(method, request.parameters) }
}

private func check(_ method: Method, _ parameters: JSONValue?) {
    guard let call = try? Call(method, parameters) else { return }
    let written: JSONValue? =
        switch call {
        case .log(let request): request.json
        case .parse(let request): request.json
        case .edit(let request): request.json
        case .days(let request): request.json
        case .searchFoods(let request): request.json
        case .addFood(let food): food.json
        case .testModel(let request): request.json
        default: parameters
        }
    precondition((try? Call(method, written)) == call, "parameters changed by being written")
}
