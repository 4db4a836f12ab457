internal import JSON
internal import Nutrition

/// The members of a JSON object, read with their types checked; a null member counts as absent.
struct Members {
    let object: JSONObject
    /// What stands before a member's name in errors: "" or `portions[2].`.
    let path: String

    /// `name` is the path of the value itself, "" for a whole message.
    init(_ value: JSONValue, at name: String = "") throws(MessageError) {
        guard let object = value.object else { throw .notAnObject(name) }
        self.object = object
        path = name.isEmpty ? "" : name + "."
    }

    /// Refuses members of other names, so that a misspelt parameter is not silently ignored.
    func refuse(allBut names: [String]) throws(MessageError) {
        for key in object.keys where !names.contains(key) { throw .unknown(path + key) }
    }

    func has(_ name: String) -> Bool { value(name) != nil }

    /// The value that `convert` makes of the member; `nil` when it is absent.
    func optional<Value>(
        _ name: String, _ expected: MessageError.Expected, _ convert: (JSONValue) -> Value?
    ) throws(MessageError) -> Value? {
        guard let value = value(name) else { return nil }
        guard let converted = convert(value) else {
            throw .wrongType(path + name, expected: expected)
        }
        return converted
    }

    func required<Value>(
        _ name: String, _ value: Value?
    ) throws(MessageError) -> Value {
        guard let value else { throw .missing(path + name) }
        return value
    }

    func list<Element>(
        _ name: String, limit: Int = .max,
        _ convert: (JSONValue, String) throws(MessageError) -> Element
    ) throws(MessageError) -> [Element]? {
        guard let elements = try optional(name, .list, \.array) else { return nil }
        guard elements.count <= limit else { throw .tooMany(path + name, limit: limit) }
        var converted: [Element] = []
        converted.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            converted.append(try convert(element, "\(path)\(name)[\(index)]"))
        }
        return converted
    }

    private func value(_ name: String) -> JSONValue? {
        guard let value = object[name], !value.isNull else { return nil }
        return value
    }
}
