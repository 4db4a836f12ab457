package import JSON

/// The key under which a call is to be done once, taken out of its parameters.
package struct CallName: Sendable, Hashable {
    /// At most 200 characters.
    package let key: String
    /// Method and parameters, the same for the same call whatever the order of its members.
    package let call: String
    /// Without the key.
    package let parameters: JSONValue

    /// `nil` where there is none, or the method has no such thing.
    package init?(_ method: Method, _ parameters: JSONValue?) throws(MessageError) {
        guard method.takesKey, let parameters, var object = parameters.object,
            let key = try Members(parameters).words("key", limit: 200)
        else { return nil }
        object["key"] = nil
        self.key = key
        self.parameters = .object(object)
        call = "\(method.rawValue) \(Self.sorted(self.parameters).text)"
    }

    private static func sorted(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): return .array(elements.map(sorted))
        case .object(let object):
            return .object(
                JSONObject(
                    object.members.filter { !$0.value.isNull }.sorted { $0.key < $1.key }
                        .map { ($0.key, sorted($0.value)) }))
        default: return value
        }
    }
}
