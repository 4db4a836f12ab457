package import JSON

/// Whose journal a call is about, taken out of its parameters.
package struct RequestPerson: Sendable {
    /// `nil` where the call names nobody.
    package let person: String?
    /// Without the person.
    package let parameters: JSONValue?

    package init(_ parameters: JSONValue?) throws(MessageError) {
        guard let parameters, var object = parameters.object, object["person"] != nil else {
            person = nil
            self.parameters = parameters
            return
        }
        person = try Members(parameters).text("person")
        object["person"] = nil
        self.parameters = .object(object)
    }
}
