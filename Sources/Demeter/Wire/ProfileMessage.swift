package import Body
package import JSON
internal import Nutrition

/// Result of `profile` and `profile.set`: what is known of a person; null is what they have not told.
package struct ProfileMessage: Message {
    package var profile: Profile
    /// Whole years today; `nil` when the birth is not known.
    package var age: Int?

    package init(_ profile: Profile, age: Int?) {
        self.profile = profile
        self.age = age
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        profile = Profile()
        for key in Profile.Key.allCases {
            guard let text = try members.profileText(key) else { continue }
            try members.set(key, of: &profile, to: text)
        }
        age = try members.wholeNumber("age")
    }

    package var json: JSONValue {
        var object = JSONObject()
        for key in Profile.Key.allCases { object.write(key.rawValue, profile.json(of: key)) }
        object.write("age", age.map(JSONValue.integer))
        return .object(object)
    }
}

extension Profile {
    /// What is told under a key, as it crosses the socket: heights in centimetres.
    func json(of key: Key) -> JSONValue? {
        switch key {
        case .height: height?.json
        case .pregnant: isPregnant.map(JSONValue.bool)
        case .breastfeeding: isBreastfeeding.map(JSONValue.bool)
        case .born, .sex, .region, .language: text(of: key).map(JSONValue.string)
        }
    }
}

extension Members {
    /// What a member says in the way of `Profile.set`: text, or a number or a truth where that is meant.
    func profileText(_ key: Profile.Key) throws(MessageError) -> String? {
        let expected: MessageError.Expected =
            switch key {
            case .born: .birth
            case .sex: .oneOf(ReferencePerson.Sex.allCases.map(\.rawValue))
            case .height: .number
            case .region, .language: .words
            case .pregnant, .breastfeeding: .truth
            }
        return try optional(key.rawValue, expected) { value in
            switch (key, value) {
            case (.pregnant, .bool(let truth)), (.breastfeeding, .bool(let truth)):
                truth ? "yes" : "no"
            case (.pregnant, _), (.breastfeeding, _): nil
            case (.born, .integer(let year)): String(year)
            case (.height, _): value.number.map { "\($0) cm" } ?? value.string
            case (_, .string(let text)): text
            default: nil
            }
        }
    }

    /// Sets a key, with its fault as one of the message.
    func set(
        _ key: Profile.Key, of profile: inout Profile, to text: String
    ) throws(MessageError) {
        do throws(ProfileFault) {
            try profile.set(key, to: text)
        } catch {
            throw MessageError(error, at: path)
        }
    }
}

extension MessageError {
    /// - Parameter path: what stands before the key's name.
    package init(_ fault: ProfileFault, at path: String = "") {
        self =
            switch fault {
            case .unreadable(let key): .wrongType(path + key.rawValue, expected: Self.expected(key))
            case .outOfRange(let key, let lowest, let highest):
                .outOfRange(path + key.rawValue, lowest: lowest, highest: highest)
            case .contradiction(let key):
                .conflict(path + key.rawValue, path + (key == .sex ? "pregnant" : "sex"))
            }
    }

    private static func expected(_ key: Profile.Key) -> Expected {
        switch key {
        case .born: .birth
        case .sex: .oneOf(ReferencePerson.Sex.allCases.map(\.rawValue))
        case .height: .length
        case .region: .region
        case .language: .language
        case .pregnant, .breastfeeding: .truth
        }
    }
}
