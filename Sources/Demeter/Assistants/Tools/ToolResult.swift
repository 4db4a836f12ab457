internal import JSON

/// What `tools/call` is answered with.
enum ToolResult {
    /// The object, and the same as text for clients that know no other.
    static func json(_ object: JSONObject) -> JSONObject {
        result(DataNotice.mark(object), isError: false)
    }

    static func json(_ fault: ToolFault) -> JSONObject {
        result(DataNotice.mark(JSONObject([("error", fault.json)])), isError: true)
    }

    private static func result(_ object: JSONObject, isError: Bool) -> JSONObject {
        let text: JSONValue = ["type": "text", "text": .string(JSONValue.object(object).text)]
        return JSONObject([
            ("content", .array([text])), ("structuredContent", .object(object)),
            ("isError", .bool(isError)),
        ])
    }
}
