internal import CJansson

extension JSONValue {
    /// Parses one JSON text with nothing after it.
    ///
    /// Refused with `JSONError`: duplicate keys, invalid UTF-8, NUL in strings, integers beyond 64
    /// bits, reals beyond a double, more than `depth` nested arrays and objects (Jansson's own
    /// limit is 2048).
    package init(parsing text: some Sequence<UInt8>, depth: Int = 64) throws(JSONError) {
        let bytes = ContiguousArray(text)
        var failure = json_error_t()
        let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY
        // The buffer outlives the call, which copies what it keeps.
        let parsed = unsafe bytes.withUnsafeBytes { buffer in
            unsafe json_loadb(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count,
                Int(flags), &failure)
        }
        guard let root = unsafe parsed else { throw JSONError(failure) }
        // The tree is ours alone; releasing the root frees it whole.
        defer { unsafe cjansson_release(root) }
        self = try unsafe JSONValue(copying: root, depth: depth)
    }

    package init(parsing text: String, depth: Int = 64) throws(JSONError) {
        try self.init(parsing: text.utf8, depth: depth)
    }

    private init(copying value: UnsafeMutablePointer<json_t>, depth: Int) throws(JSONError) {
        guard depth > 0 else {
            throw JSONError(reason: "nested too deeply", line: 0, column: 0)
        }
        switch unsafe cjansson_type(value) {
        case JSON_TRUE: self = .bool(true)
        case JSON_FALSE: self = .bool(false)
        case JSON_INTEGER: self = .integer(unsafe Int(json_integer_value(value)))
        case JSON_REAL: self = .number(unsafe json_real_value(value))
        case JSON_STRING: self = .string(unsafe Self.text(of: value))
        case JSON_ARRAY:
            var elements: [JSONValue] = []
            let count = unsafe json_array_size(value)
            elements.reserveCapacity(count)
            for index in 0..<count {
                guard let element = unsafe json_array_get(value, index) else { continue }
                elements.append(try unsafe JSONValue(copying: element, depth: depth - 1))
            }
            self = .array(elements)
        case JSON_OBJECT:
            var members: [(String, JSONValue)] = []
            members.reserveCapacity(unsafe json_object_size(value))
            var iterator = unsafe json_object_iter(value)
            while let current = unsafe iterator {
                if let key = unsafe json_object_iter_key(current),
                    let member = unsafe json_object_iter_value(current)
                {
                    members.append(
                        (
                            unsafe String(cString: key),
                            try unsafe JSONValue(copying: member, depth: depth - 1)
                        ))
                }
                unsafe iterator = json_object_iter_next(value, current)
            }
            self = .object(JSONObject(members))
        default: self = .null
        }
    }

    private static func text(of value: UnsafeMutablePointer<json_t>) -> String {
        guard let start = unsafe json_string_value(value) else { return "" }
        // Jansson keeps the length beside the bytes, which it has checked to be UTF-8.
        let bytes = unsafe UnsafeRawBufferPointer(
            start: start, count: json_string_length(value))
        return unsafe String(decoding: bytes, as: UTF8.self)
    }
}

extension JSONError {
    fileprivate init(_ failure: json_error_t) {
        // The text is a NUL-terminated array inside the struct.
        let message = unsafe withUnsafeBytes(of: failure.text) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        // Jansson appends " near '…'", which would repeat a person's words, and names of its flags.
        let ends = [" near ", " without JSON_"].compactMap {
            message.firstRange(of: $0)?.lowerBound
        }
        let end = ends.min() ?? message.endIndex
        self.init(
            reason: String(message[..<end]), line: max(1, Int(failure.line)),
            column: max(0, Int(failure.column)))
    }
}
