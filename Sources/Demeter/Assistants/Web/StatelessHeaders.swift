internal import JSON
internal import Wire

extension Revision {
    /// The revision of a request that stands alone, by its header; `nil` for one that belongs to a session.
    static func stateless(of call: AssistantCall) -> Revision? {
        call.headers["mcp-protocol-version"].flatMap(Revision.init(rawValue:))
            .flatMap { $0.isStateless ? $0 : nil }
    }
}

/// What 2026 has clients say in headers as well, so that those between need not read the body: it has to be
/// the same, or two readers would see two requests.
enum StatelessHeaders {
    /// Where names stand that `Mcp-Name` repeats.
    private static let names = [
        "tools/call": "name", "prompts/get": "name", "resources/read": "uri",
    ]

    /// What is wrong with the headers of a request; `nil` for nothing.
    static func fault(
        of call: AssistantCall, _ method: String, _ parameters: JSONObject
    ) -> ProtocolError? {
        let named = parameters["_meta"]?[ClientEnvelope.revisionKey]
        guard named != nil || Revision.stateless(of: call) != nil else { return nil }
        guard let named else {
            return .invalidParameters("`_meta` lacks \"\(ClientEnvelope.revisionKey)\".")
        }
        guard let header = call.headers["mcp-protocol-version"], named == .string(header) else {
            return mismatch("MCP-Protocol-Version", "the revision in `_meta`")
        }
        guard Revision.stateless(of: call) != nil else { return .unsupportedRevision(header) }
        guard call.headers["mcp-method"] == method else {
            return mismatch("Mcp-Method", "`method`")
        }
        if let key = names[method], let name = parameters[key]?.string,
            call.headers["mcp-name"].flatMap(decoded) != name
        {
            return mismatch("Mcp-Name", "`\(key)`")
        }
        return nil
    }

    private static func mismatch(_ header: String, _ member: String) -> ProtocolError {
        ProtocolError(code: -32020, message: "`\(header)` must be the same as \(member).")
    }

    /// The text of a header, which is in base 64 between marks where it would not survive otherwise.
    static func decoded(_ header: String) -> String? {
        let (start, end) = ("=?base64?", "?=")
        guard header.hasPrefix(start), header.hasSuffix(end),
            header.utf8.count >= start.utf8.count + end.utf8.count
        else { return header }
        let digits = header.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count)
        return bytes(ofBase64: Array(digits)).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// `nil` for what no encoder of RFC 4648 writes.
    private static func bytes(ofBase64 digits: [UInt8]) -> [UInt8]? {
        guard digits.count % 4 == 0 else { return nil }
        let padding = digits.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        guard padding < 3 else { return nil }
        var (bits, count, bytes) = (UInt32(0), 0, [UInt8]())
        for digit in digits.dropLast(padding) {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = digit - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = digit - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "/"): value = 63
            default: return nil
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        // What is left over is zeros.
        return bits & (1 << UInt32(count) - 1) == 0 ? bytes : nil
    }
}

extension ProtocolError {
    /// The status of an answer that is this error, since 2026.
    static func status(of code: Int) -> Int {
        switch code {
        case WireError.methodNotFound.rawValue: 404
        case -32700, -32600, -32602, -32020, -32021, -32022: 400
        default: 200
        }
    }
}
