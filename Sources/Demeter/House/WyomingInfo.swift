internal import JSON

/// What is said to `describe`: the services of the Wyoming protocol that Demeter offers.
struct WyomingInfo {
    let version: String
    /// Whose journal it is, where the house has several.
    let person: String?
    /// Whether there is a voice to speak with.
    let canSpeak: Bool
    /// Whether there are ears to hear with.
    let canHear: Bool

    var json: JSONObject {
        let services: [(String, [JSONValue])] = [
            ("asr", canHear ? [ears] : []), ("tts", canSpeak ? [voice] : []), ("handle", [journal]),
            ("intent", []),
            ("wake", []), ("mic", []), ("snd", []),
        ]
        return JSONObject(services.map { ($0, .array($1)) })
    }

    private var journal: JSONValue {
        program(
            name, "Demeter: logs what you say you ate",
            (
                "models",
                .array([artifact("demeter", "Meals in plain English", languages: ["en"])])
            ), ("supports_handled_streaming", .bool(false)), ("supports_home_control", .bool(false))
        )
    }

    /// By which Home Assistant lists the agent, and a person chooses it for a room.
    private var name: String { person.map { "demeter \($0)" } ?? "demeter" }

    private var ears: JSONValue {
        program(
            "demeter-ears", "Demeter's ears: sentences about what one eats",
            (
                "models",
                .array([artifact("meals", "Meals in spoken English", languages: ["en", "en-US"])])
            ), ("supports_transcript_streaming", .bool(false)))
    }

    private var voice: JSONValue {
        program(
            "espeak-ng", "eSpeak NG, by Demeter",
            (
                "voices",
                .array([artifact("en-us", "English (America)", languages: ["en", "en-US"])])
            ), ("supports_synthesize_streaming", .bool(false)))
    }

    private func program(
        _ name: String, _ description: String, _ more: (String, JSONValue)...
    ) -> JSONValue {
        .object(JSONObject(members(name, description) + more))
    }

    private func artifact(
        _ name: String, _ description: String, languages: [String]
    ) -> JSONValue {
        let languages = JSONValue.array(languages.map(JSONValue.string))
        return .object(JSONObject(members(name, description) + [("languages", languages)]))
    }

    private func members(_ name: String, _ description: String) -> [(String, JSONValue)] {
        [
            ("name", .string(name)),
            ("attribution", ["name": "Demeter", "url": ""]), ("installed", true),
            ("description", .string(description)), ("version", .string(version)),
        ]
    }
}
