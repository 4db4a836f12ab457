internal import JSON
internal import Wire

extension RequestPerson {
    /// The parameters with a person; as they are where nobody is named, or the method is about nobody's journal.
    static func naming(
        _ person: String?, in parameters: JSONValue?, of method: Method
    ) -> JSONValue? {
        guard let person, ![.people, .addPerson, .removePerson].contains(method) else {
            return parameters
        }
        var object = parameters?.object ?? JSONObject([])
        object["person"] = .string(person)
        return .object(object)
    }
}
