package import JSON

/// What the ears tell the daemon, one JSON object a line.
package enum EarsMessage: Sendable, Hashable {
    /// The model is loaded and the source of sound is open.
    case ready(confinement: String)
    /// The ears opened, or closed without having heard anything.
    case open(Bool)
    case utterance(Heard)
    /// The words so far of an utterance that somebody wants to see.
    case words(String)
    /// What was said in sound from elsewhere, whatever it was meant for.
    case heard(Heard)
    /// A step in learning the voice was made.
    case learnt(Learnt)
    /// The source of sound failed; the ears keep trying unless they say goodbye by ending.
    case error(String)
}

extension EarsMessage {
    package var json: JSONValue {
        let members: [(String, JSONValue)] =
            switch self {
            case .ready(let confinement):
                [("kind", "ready"), ("confinement", .string(confinement))]
            case .open(let isOpen): [("kind", "open"), ("open", .bool(isOpen))]
            case .utterance(let heard): [("kind", "utterance")] + Self.members(heard)
            case .heard(let heard): [("kind", "heard")] + Self.members(heard)
            case .words(let text): [("kind", "words"), ("text", .string(text))]
            case .learnt(let learnt):
                [
                    ("kind", "learnt"), ("meals", .integer(learnt.meals)),
                    ("before", .integer(learnt.before)), ("after", .integer(learnt.after)),
                    ("kept", .bool(learnt.isKept)),
                ]
            case .error(let message): [("kind", "error"), ("message", .string(message))]
            }
        return .object(JSONObject(members))
    }

    /// `nil` when the object is no message of this version.
    package init?(_ json: JSONValue) {
        let text = json["text"]?.string
        switch json["kind"]?.string {
        case "ready": self = .ready(confinement: json["confinement"]?.string ?? "")
        case "open":
            guard let isOpen = json["open"]?.bool else { return nil }
            self = .open(isOpen)
        case "utterance":
            guard let heard = Self.heard(json) else { return nil }
            self = .utterance(heard)
        case "heard":
            guard let heard = Self.heard(json) else { return nil }
            self = .heard(heard)
        case "words":
            guard let text else { return nil }
            self = .words(text)
        case "learnt":
            guard let meals = json["meals"]?.integer, let before = json["before"]?.integer,
                let after = json["after"]?.integer, let isKept = json["kept"]?.bool
            else { return nil }
            self = .learnt(Learnt(meals: meals, before: before, after: after, isKept: isKept))
        case "error":
            guard let message = json["message"]?.string else { return nil }
            self = .error(message)
        default: return nil
        }
    }

    private static func members(_ heard: Heard) -> [(String, JSONValue)] {
        [
            ("text", .string(heard.text)), ("confidence", .number(heard.confidence)),
            ("verdict", .string(heard.verdict.rawValue)),
        ]
            + (heard.gap.map {
                [("gap", [.integer($0.lowerBound), .integer($0.upperBound)])]
            } ?? [])
    }

    private static func heard(_ json: JSONValue) -> Heard? {
        guard let text = json["text"]?.string, let confidence = json["confidence"]?.number,
            let verdict = json["verdict"]?.string.flatMap(Heard.Verdict.init)
        else { return nil }
        let places = json["gap"]?.array?.compactMap(\.integer) ?? []
        let gap = places.count == 2 && places[0] <= places[1] ? places[0]..<places[1] : nil
        return Heard(text: text, confidence: confidence, verdict: verdict, gap: gap)
    }
}
