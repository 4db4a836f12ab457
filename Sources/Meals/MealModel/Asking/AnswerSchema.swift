package import JSON

/// The JSON schema of an answer, in the strict form: every member required, none besides.
///
/// It is the same for every request: servers compile schemas and keep them, so that one with the
/// offered ids in it would be compiled anew for every meal. Ids are checked when they come back.
package enum AnswerSchema {
    package static let name = "meal_reading"

    package static let schema: JSONValue = object([
        ("food_items", ["type": "array", "items": item]),
        (
            "total_nutrition",
            object([
                ("calories", number), ("protein", number), ("carbohydrates", number),
                ("fat", number),
            ])
        ),
        ("unparsed_text", text),
        ("clarification_needed", ["type": "boolean"]),
        ("clarification_question", text),
    ])

    private static let item: JSONValue = object([
        ("name", ["type": "string"]), ("quantity", number), ("unit", text), ("calories", number),
        ("protein", number), ("carbohydrates", number), ("fat", number),
        ("confidence", ["type": "number"]), ("matched_ingredient_id", text),
        ("modifiers", ["type": "array", "items": ["type": "string"]]), ("brand", text),
        ("original_text", ["type": "string"]),
    ])

    private static let number: JSONValue = ["type": ["number", "null"]]
    private static let text: JSONValue = ["type": ["string", "null"]]

    private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
        [
            "type": "object", "properties": .object(JSONObject(members)),
            "required": .array(members.map { .string($0.0) }), "additionalProperties": false,
        ]
    }
}
