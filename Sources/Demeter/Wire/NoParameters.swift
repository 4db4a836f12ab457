package import JSON

/// Parameters of methods that take none.
package struct NoParameters: Message {
    package init() {}

    package init(json: JSONValue, at name: String) throws(MessageError) {
        try Members(json, at: name).refuse(allBut: [])
    }

    package var json: JSONValue { [:] }
}
