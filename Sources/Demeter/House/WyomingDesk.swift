package import JSON
package import Wire
package import Wyoming

/// What is done with the events of a peer that speaks Wyoming: decides, and does nothing itself.
package struct WyomingDesk: Sendable {
    package enum Action: Sendable, Hashable {
        /// Sends these.
        case answer([WyomingEvent])
        /// Says something to the journal; what comes of it goes to ``said(_:)``.
        case say(Sentence)
        /// Speaks; the sound goes to ``spoken(_:rate:)``.
        case speak(String)
        /// Has a piece of sound kept, or an utterance heard that ends with it.
        case hear(WyomingEvent)
    }

    package struct Sentence: Sendable, Hashable {
        package var text: String
        /// What follows what; `nil` for a sentence of its own.
        package var conversation: String?
        /// Goes back with the answer as it came.
        package var context: JSONValue?
    }

    /// What the journal made of a sentence.
    package enum Outcome: Sendable, Hashable {
        case said(SayResult)
        /// It refused, in a person's words.
        case refused(String)
        /// Nobody knows whether it arrived.
        case unreachable
    }

    private let info: WyomingInfo

    /// The longest name of a conversation; Home Assistant's have 26 characters.
    private static let longestName = 200
    /// Most characters that are spoken at once: about a minute and a half.
    private static let longestSpeech = 1_500
    /// Samples in one event.
    private static let chunk = 2_048

    /// - Parameter person: whose journal it is, where the house has several.
    package init(
        version: String, person: String? = nil, canSpeak: Bool, canHear: Bool = false
    ) {
        info = WyomingInfo(
            version: version, person: person, canSpeak: canSpeak, canHear: canHear)
    }

    package func received(_ incoming: WyomingFramer.Incoming) -> Action {
        let event: WyomingEvent
        switch incoming {
        case .unreadable(let type):
            return .answer([.error("The data of this \(Self.told(type)) is no JSON object.")])
        case .event(let whole): event = whole
        }
        switch event.type {
        case "describe": return .answer([WyomingEvent("info", info.json)])
        case "ping": return .answer([WyomingEvent("pong", event.data)])
        case "transcript": return heard(event)
        case "synthesize" where info.canSpeak: return wanted(event)
        case "audio-start" where info.canHear, "audio-chunk" where info.canHear,
            "audio-stop" where info.canHear:
            return .hear(event)
        // What is not known is passed over, as the protocol wants it.
        default: return .answer([])
        }
    }

    private func heard(_ event: WyomingEvent) -> Action {
        guard let text = event.data["text"]?.string else {
            return .answer([.error("A transcript needs a text.")])
        }
        let context = event.data["context"]
        guard text.contains(where: { !$0.isWhitespace }) else {
            return .answer([answer("not-handled", "I heard nothing.", context)])
        }
        let name = context?["conversation_id"]?.string
        return .say(
            Sentence(
                text: Self.onOneLine(text),
                conversation: name.flatMap {
                    (1...Self.longestName).contains($0.unicodeScalars.count) ? $0 : nil
                }, context: context))
    }

    private func wanted(_ event: WyomingEvent) -> Action {
        guard let text = event.data["text"]?.string else {
            return .answer([.error("Speech needs a text.")])
        }
        guard text.unicodeScalars.count <= Self.longestSpeech else {
            return .answer([
                .error("At most \(Self.longestSpeech) characters are spoken; send them in parts.")
            ])
        }
        return .speak(text)
    }

    /// The answer to a sentence.
    package func answers(_ sentence: Sentence, _ outcome: Outcome) -> [WyomingEvent] {
        switch outcome {
        case .said(let result):
            let text = SpokenReply.text(of: result.lines)
            return [
                answer(
                    result.isUnderstood ? "handled" : "not-handled", text, sentence.context)
            ]
        case .refused(let message): return [answer("not-handled", message, sentence.context)]
        case .unreachable:
            return [
                answer(
                    "not-handled",
                    "The journal cannot be reached just now. Look whether it was logged before you "
                        + "say it again.", sentence.context)
            ]
        }
    }

    private func answer(
        _ type: String, _ text: String, _ context: JSONValue?
    ) -> WyomingEvent {
        var data = JSONObject([("text", .string(text))])
        if let context { data["context"] = context }
        return WyomingEvent(type, data)
    }

    /// Sound as events.
    ///
    /// - Parameters:
    ///   - samples: of one channel; `nil` when it could not be spoken.
    ///   - rate: of these, samples a second.
    package func spoken(_ samples: [Int16]?, rate: Int) -> [WyomingEvent] {
        guard let samples else { return [.error("This cannot be spoken.")] }
        let format = JSONObject([
            ("rate", .integer(rate)), ("width", 2), ("channels", 1),
        ])
        var events = [WyomingEvent("audio-start", format)]
        for start in stride(from: 0, to: samples.count, by: Self.chunk) {
            let part = samples[start..<min(start + Self.chunk, samples.count)]
            let bytes = part.flatMap { sample in
                let bits = UInt16(bitPattern: sample)
                return [UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8)]
            }
            events.append(WyomingEvent("audio-chunk", format, payload: bytes))
        }
        return events + [WyomingEvent("audio-stop")]
    }

    /// A peer's own name of an event, as far as it is fit to be told.
    private static func told(_ type: String) -> String {
        type.count <= 32 && type.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
            ? type : "event"
    }

    /// Recognisers end sentences with line breaks; a line of the journal has none.
    private static func onOneLine(_ text: String) -> String {
        text.split { $0.isNewline }.joined(separator: " ")
    }
}

extension WyomingEvent {
    fileprivate static func error(_ text: String) -> WyomingEvent { error(text, code: "refused") }
}
