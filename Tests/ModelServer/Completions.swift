/// Answers of a chat-completions server, as text.
package enum Completions {
    /// A completion whose message is `content`.
    package static func answer(
        _ content: String, finish: String = "stop", prompt: Int = 100, completion: Int = 20
    ) -> String {
        #"{"id":"x","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"#
            + #""message":{"role":"assistant","content":\#(quoted(content))},"#
            + #""finish_reason":"\#(finish)"}],"usage":{"prompt_tokens":\#(prompt),"#
            + #""completion_tokens":\#(completion),"total_tokens":\#(prompt + completion)}}"#
    }

    /// One food of a reading, by name and energy, or by a catalog id.
    package static func item(
        _ name: String, quantity: Double = 1, unit: String? = nil, calories: Double? = nil,
        confidence: Double = 0.9, id: String? = nil
    ) -> String {
        #"{"name":\#(quoted(name)),"quantity":\#(quantity),"unit":\#(unit.map(quoted) ?? "null"),"#
            + #""calories":\#(calories.map { "\($0)" } ?? "null"),"protein":null,"#
            + #""carbohydrates":null,"fat":null,"confidence":\#(confidence),"#
            + #""matched_ingredient_id":\#(id.map(quoted) ?? "null"),"modifiers":[],"brand":null,"#
            + #""original_text":\#(quoted(name))}"#
    }

    package static func reading(_ items: String...) -> String {
        #"{"food_items":[\#(items.joined(separator: ","))],"total_nutrition":{"calories":null,"#
            + #""protein":null,"carbohydrates":null,"fat":null},"unparsed_text":null,"#
            + #""clarification_needed":false,"clarification_question":null}"#
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
