import JSON

/// What the public OpenAPI description of the chat-completions interface (2.3.0) demands of a request,
/// as far as it concerns the members that we send, and the limits of strict schemas.
enum ChatCompletionRules {
    /// In the words of JSON Schema; `maxLength` and `charset` stand for the name's pattern.
    static let request: JSONValue = [
        "type": "object", "required": ["model", "messages"], "additionalProperties": false,
        "properties": [
            "model": ["type": "string", "minLength": 1],
            "messages": [
                "type": "array", "minItems": 1,
                "items": [
                    "type": "object", "required": ["role", "content"],
                    "additionalProperties": false,
                    "properties": [
                        "role": [
                            "type": "string",
                            "enum": ["developer", "system", "user", "assistant", "tool"],
                        ],
                        "content": ["type": "string", "minLength": 1],
                    ],
                ],
            ],
            "stream": ["type": "boolean"],
            "temperature": ["type": "number", "minimum": 0, "maximum": 2],
            "max_tokens": ["type": "integer", "minimum": 1],
            "max_completion_tokens": ["type": "integer", "minimum": 1],
            "response_format": [
                "type": "object", "required": ["type"], "additionalProperties": false,
                "properties": [
                    "type": ["type": "string", "enum": ["text", "json_object", "json_schema"]],
                    "json_schema": [
                        "type": "object", "required": ["name"], "additionalProperties": false,
                        "properties": [
                            "name": [
                                "type": "string", "minLength": 1, "maxLength": 64,
                                "charset":
                                    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-",
                            ],
                            "description": ["type": "string"],
                            "schema": ["type": "object"],
                            "strict": ["type": "boolean"],
                        ],
                    ],
                ],
            ],
        ],
    ]

    /// Of a schema under `strict`: levels of nesting, members in all, letters of all names.
    static let depth = 5
    static let members = 100
    static let letters = 15_000
    static let types = ["string", "number", "boolean", "integer", "object", "array", "null"]
    static let keywords = [
        "type", "properties", "required", "additionalProperties", "items", "enum", "anyOf",
        "description",
    ]

    /// Where a value breaks the rules; nothing when it does not.
    static func faults(of value: JSONValue, by rule: JSONValue, at path: String = "$") -> [String] {
        guard isOfType(value, rule["type"]?.string) else { return ["\(path): type"] }
        var faults: [String] = []
        if let choices = rule["enum"]?.array, !choices.contains(value) {
            faults.append("\(path): enum")
        }
        if let number = value.number {
            if number < rule["minimum"]?.number ?? -.infinity { faults.append("\(path): minimum") }
            if number > rule["maximum"]?.number ?? .infinity { faults.append("\(path): maximum") }
        }
        if let text = value.string {
            let lengths = (rule["minLength"]?.integer ?? 0)...(rule["maxLength"]?.integer ?? .max)
            if !lengths.contains(text.count) { faults.append("\(path): length") }
            if let set = rule["charset"]?.string, !text.allSatisfy(set.contains) {
                faults.append("\(path): pattern")
            }
        }
        if let elements = value.array {
            if elements.count < rule["minItems"]?.integer ?? 0 {
                faults.append("\(path): minItems")
            }
            if let items = rule["items"] {
                for (index, element) in elements.enumerated() {
                    faults += Self.faults(of: element, by: items, at: "\(path)[\(index)]")
                }
            }
        }
        guard let members = value.object?.members else { return faults }
        for name in rule["required"]?.array?.compactMap(\.string) ?? [] where value[name] == nil {
            faults.append("\(path).\(name): required")
        }
        for member in members {
            if let known = rule["properties"]?[member.key] {
                faults += Self.faults(of: member.value, by: known, at: "\(path).\(member.key)")
            } else if rule["additionalProperties"] == false {
                faults.append("\(path).\(member.key): unknown")
            }
        }
        return faults
    }

    private static func isOfType(_ value: JSONValue, _ type: String?) -> Bool {
        switch type {
        case "object": value.object != nil
        case "array": value.array != nil
        case "string": value.string != nil
        case "number": value.number != nil
        case "integer": value.integer != nil
        case "boolean": value.bool != nil
        default: true
        }
    }

    /// Where a schema is none that `strict` takes.
    static func strictFaults(of schema: JSONValue, level: Int = 1, at path: String = "$")
        -> [String]
    {
        var faults: [String] = []
        if level > depth { faults.append("\(path): too deep") }
        for member in schema.object?.members ?? [] where !keywords.contains(member.key) {
            faults.append("\(path): \(member.key)")
        }
        let named =
            schema["type"]?.string.map { [$0] } ?? schema["type"]?.array?.compactMap(\.string)
        for type in named ?? ["none"] where !types.contains(type) {
            faults.append("\(path): type \(type)")
        }
        if let properties = schema["properties"]?.object?.members {
            if schema["additionalProperties"] != false { faults.append("\(path): open") }
            if schema["required"]?.array?.compactMap(\.string) != properties.map(\.key) {
                faults.append("\(path): optional members")
            }
            for property in properties {
                faults += strictFaults(
                    of: property.value, level: level + 1, at: "\(path).\(property.key)")
            }
        }
        if let items = schema["items"] {
            faults += strictFaults(of: items, level: level + 1, at: "\(path)[]")
        }
        return faults
    }

    static func names(in schema: JSONValue) -> [String] {
        (schema["properties"]?.object?.members ?? []).flatMap { [$0.key] + names(in: $0.value) }
            + (schema["items"].map(names) ?? [])
    }
}
