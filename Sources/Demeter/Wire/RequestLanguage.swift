package import JSON
package import Telling

/// The language in which a call is to be answered, taken out of its parameters.
///
/// Words of a person in the call have a language of their own, which counts more. `profile.set` names with the same word
/// the language that its person speaks, which is left to it.
package struct RequestLanguage: Sendable {
    /// `nil` where the call names none.
    package let language: Language?
    /// Without the language.
    package let parameters: JSONValue?

    package init(_ parameters: JSONValue?, of method: Method) throws(MessageError) {
        guard method != .setProfile, let parameters, var object = parameters.object,
            object["language"] != nil
        else {
            language = nil
            self.parameters = parameters
            return
        }
        language = try Members(parameters).oneOf("language", Language.self)
        object["language"] = nil
        self.parameters = .object(object)
    }

    /// The parameters with the language; as they are where it is the one that is answered in anyway.
    package static func naming(
        _ language: Language, in parameters: JSONValue?, of method: Method
    ) -> JSONValue? {
        guard language != .english, method != .setProfile else { return parameters }
        var object = parameters?.object ?? JSONObject([])
        object["language"] = .string(language.rawValue)
        return .object(object)
    }
}
