package import JSON

/// Result of `watch`: events with a higher number than `seq` follow as notifications.
package struct WatchResult: Message {
    package var seq: Int

    package init(seq: Int) { self.seq = seq }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        seq = try members.required("seq", members.wholeNumber("seq"))
    }

    package var json: JSONValue { ["seq": .integer(seq)] }
}
