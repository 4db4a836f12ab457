package import JSON

/// Result of `hear`: what was said in sound that somebody sent; nothing was logged of it.
package struct HeardMessage: Message {
    /// The words, as a line of text would have them; empty when there were none.
    package var text: String
    /// How sure the ears are of the words, 0…1; a measure to compare by, not a probability.
    package var confidence: Double

    package init(text: String, confidence: Double) {
        self.text = text
        self.confidence = confidence
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        text = try members.required("text", members.text("text"))
        confidence = try members.required("confidence", members.number("confidence"))
    }

    package var json: JSONValue {
        ["text": .string(text), "confidence": .number(confidence)]
    }
}
