package import JSON

/// Result of `retry`: how many failed utterances will be read again.
package struct RetryResult: Message {
    package var utterances: Int

    package init(utterances: Int) { self.utterances = utterances }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        utterances = try members.required("utterances", members.wholeNumber("utterances"))
    }

    package var json: JSONValue { ["utterances": .integer(utterances)] }
}
