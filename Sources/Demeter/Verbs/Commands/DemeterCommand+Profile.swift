internal import Arguments
internal import Body
internal import Calling
internal import Telling
internal import Wire

// What a person tells of themselves.
extension DemeterCommand {
    static let profile: Verb = Verb(
        CommandTable(
            "profile", "Show what you have told of yourself, or tell it",
            details: [
                "It stays in the journal on this machine, and is exported and forgotten with it."
            ],
            group: "You"),
        [setProfile]
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, message) = try daemon.ask(.profile, NoParameters(), as: ProfileMessage.self)
        try session.show(raw, ProfileRendering.lines(message, session.console.style))
        return .done
    }

    private static let setProfile: Verb = Verb(
        CommandTable(
            "set", "Tell something of yourself",
            details: [
                "Pairs of a key and a value; \"none\" takes back what was told. The keys are: born (a year "
                    + "or a date), sex (female or male), height (168cm, 5'6\"), region (two letters of "
                    + "a country), language (en, zh-Hant), pregnant and breastfeeding (yes or no)."
            ],
            operands: [
                OperandRow("KEY VALUE", count: .oneAtLeast, "As: born 1984, height 168cm.")
            ],
            examples: [
                .init(
                    "demeter profile set born 1984 sex female height 168cm", "tells three things"),
                .init("demeter profile set pregnant no region TW", "tells two more"),
                .init("demeter profile set height none", "takes the height back"),
            ])
    ) { session throws(Failure) in
        let request = try ProfileOperands.request(session)
        var daemon = try session.connect()
        let (raw, message) = try daemon.ask(.setProfile, request, as: ProfileMessage.self)
        try session.show(raw, ProfileRendering.lines(message, session.console.style))
        return .done
    }
}

/// A profile as it is typed: `born 1984 sex female height 168cm`.
enum ProfileOperands {
    static func request(_ session: Session) throws(Failure) -> ProfileRequest {
        var words = session.command.operands.flatMap { $0.split(separator: " ").map(String.init) }[
            ...]
        var changes: [Profile.Key: String?] = [:]
        while let name = words.popFirst() {
            guard let key = Profile.Key(rawValue: name.lowercased()) else {
                let keys = Profile.Key.allCases.map(\.rawValue).joined(separator: ", ")
                throw session.misuse(
                    phrase("\"\(name)\" is nothing that a profile has; it has \(keys)"))
            }
            var value = words.popFirst() ?? ""
            // "168 cm", "5 ft 6"
            while let next = words.first, Profile.Key(rawValue: next.lowercased()) == nil {
                value += " \(next)"
                words.removeFirst()
            }
            changes.updateValue(try text(value, key, session), forKey: key)
        }
        return ProfileRequest(changes)
    }

    private static func text(
        _ value: String, _ key: Profile.Key, _ session: Session
    ) throws(Failure) -> String? {
        if value.lowercased() == "none" { return nil }
        var profile = Profile()
        do throws(ProfileFault) {
            try profile.set(key, to: value)
        } catch {
            if case .outOfRange(_, let lowest, let highest) = error {
                throw session.misuse(
                    phrase(
                        "\"\(key.rawValue)\" must lie between \(lowest) and \(highest), not \"\(value)\""
                    )
                )
            }
            throw session.misuse(
                phrase("\"\(key.rawValue)\" needs \(form(of: key)), not \"\(value)\""))
        }
        return profile.text(of: key)
    }

    private static func form(of key: Profile.Key) -> String {
        switch key {
        case .born: phrase("a year such as 1984, or a date as 1984-05-17")
        case .sex: phrase("female or male")
        case .height: phrase("a height such as 168cm or 5'6\"")
        case .region: phrase("two letters of a country, such as TW")
        case .language: phrase("the tag of a language, such as en or zh-Hant")
        case .pregnant, .breastfeeding: phrase("yes or no")
        }
    }
}
