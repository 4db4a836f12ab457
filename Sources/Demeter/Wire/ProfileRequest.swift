package import Body
package import JSON

/// Parameters of `profile.set`: what is told, by its key; `"none"` takes it away.
package struct ProfileRequest: Message {
    /// As `Profile.set` takes them; `nil` takes away what was told.
    package var changes: [Profile.Key: String?]

    /// - Parameter changes: at least one.
    package init(_ changes: [Profile.Key: String?]) { self.changes = changes }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        let names = Profile.Key.allCases.map(\.rawValue)
        try members.refuse(allBut: names)
        changes = [:]
        // Each by itself: what contradicts what was told before is seen where that is known.
        for key in Profile.Key.allCases where members.has(key.rawValue) {
            if members.object[key.rawValue]?.string == "none" {
                changes.updateValue(nil, forKey: key)
                continue
            }
            guard let text = try members.profileText(key) else { continue }
            var profile = Profile()
            try members.set(key, of: &profile, to: text)
            changes.updateValue(profile.text(of: key), forKey: key)
        }
        guard !changes.isEmpty else { throw .nothingOf(names) }
    }

    /// The profile with these changes.
    package func applied(to profile: Profile) throws(ProfileFault) -> Profile {
        var changed = profile
        // What goes first makes room for what comes: a sex for a pregnancy.
        for key in Profile.Key.allCases {
            if let change = changes[key], change == nil { changed.clear(key) }
        }
        for key in Profile.Key.allCases {
            if let text = changes[key] ?? nil { try changed.set(key, to: text) }
        }
        return changed
    }

    package var json: JSONValue {
        var object = JSONObject()
        for key in Profile.Key.allCases {
            guard let change = changes[key] else { continue }
            object[key.rawValue] = change.map { Self.value($0, of: key) } ?? "none"
        }
        return .object(object)
    }

    private static func value(_ text: String, of key: Profile.Key) -> JSONValue {
        var profile = Profile()
        try? profile.set(key, to: text)
        // What cannot be understood is for the daemon to refuse.
        return profile.json(of: key) ?? .string(text)
    }
}
