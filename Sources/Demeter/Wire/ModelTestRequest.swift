package import JSON

/// Parameters of `model.test`: what the language model shall read.
package struct ModelTestRequest: Message {
    /// Read when nothing is given.
    package static let sample = "two eggs and a slice of toast"

    package var text: String
    /// Whether the strong model is asked.
    package var isStrong: Bool

    package init(text: String = Self.sample, isStrong: Bool = false) {
        self.text = text
        self.isStrong = isStrong
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["text", "strong"])
        text = try members.text("text") ?? Self.sample
        isStrong = try members.truth("strong") ?? false
    }

    package var json: JSONValue { ["text": .string(text), "strong": .bool(isStrong)] }
}
