package import JSON

/// Finds the JSON object in a model's message, whatever the model put around it.
package enum AnswerText {
    /// Places at which an object is looked for; a message of braces alone costs no more than that.
    private static let attempts = 16

    /// The first object with a member `mark`, past reasoning, prose and Markdown fences.
    package static func object(
        in message: String, with mark: String = "food_items"
    ) throws(AnswerFault) -> JSONObject {
        let bytes = Array(message.utf8)
        var start = afterReasoning(bytes)
        for _ in 0..<attempts {
            guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) else { break }
            if let end = end(of: bytes, from: open),
                let object = try? JSONValue(parsing: bytes[open...end], depth: 16).object
            {
                if object[mark] != nil { return object }
                start = end + 1
            } else {
                start = open + 1
            }
        }
        throw .notJSON
    }

    /// The place behind `</think>`, which some models put before their answer.
    private static func afterReasoning(_ bytes: [UInt8]) -> Int {
        bytes.firstRange(of: Array("</think>".utf8))?.upperBound ?? 0
    }

    /// The brace that closes the one at `open`; braces in strings do not count.
    private static func end(of bytes: [UInt8], from open: Int) -> Int? {
        var depth = 0
        var isString = false
        var isEscaped = false
        for index in open..<bytes.count {
            let byte = bytes[index]
            if isString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isString = true
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }
}
