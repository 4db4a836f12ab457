internal import Configuration
internal import MealReader
internal import Voice

/// Decides when an utterance is heard again by a second recogniser, and which of two readings counts.
struct SecondOpinion {
    let reader: MealReader
    var first = FirstEars.own

    /// The confidence of our own decoder below which its words are hardly to be believed.
    private static let faint = 0.3
    /// A reading that is nearer to certain than this is logged without asking back.
    private static let believable = 0.7
    /// Nobody says more in one breath; a recogniser that goes on invents.
    private static let longest = 300

    /// What the meal reader makes of words.
    private struct Sense {
        var isMeant: Bool
        /// Words that it made nothing of.
        var unread: Int
        /// How believable it finds what it read, 0…1.
        var confidence: Double

        /// Whether it is the more believable one; of two that are alike, neither is.
        func isBetter(than other: Sense) -> Bool {
            if isMeant != other.isMeant { return isMeant }
            if unread != other.unread { return unread < other.unread }
            return confidence > other.confidence
        }
    }

    /// Whether another recogniser should hear what was said to Demeter.
    func isWanted(for heard: Heard) -> Bool {
        first == .wyoming || heard.confidence < Self.faint || heard.verdict == .nothing
            || sense(of: heard.text).unread > 0
    }

    /// Which of both counts.
    ///
    /// Our own decoder writes only words that it knows, so that one of two alike readings that it is hardly
    /// sure of gives way. What it took for nothing is asked about rather than believed.
    func choice(of heard: Heard, or words: String) -> Heard {
        let second = Self.plain(words)
        guard !second.isEmpty, second.unicodeScalars.count <= Self.longest else { return heard }
        let (ours, theirs) = (sense(of: heard.text), sense(of: second))
        if first == .wyoming { return believed(second, theirs, over: heard) }
        guard theirs.isMeant, !ours.isBetter(than: theirs),
            theirs.isBetter(than: ours) || heard.confidence < Self.faint
        else { return heard }
        let isSure =
            heard.verdict != .nothing && theirs.unread == 0
            && theirs.confidence >= Self.believable
        return Heard(
            text: second, confidence: theirs.confidence, verdict: isSure ? .sure : .doubtful)
    }

    /// Words that count whatever our own decoder made of the sound; where they are no meal and ours are, ours are
    /// asked about, so that no invention loses a meal. Where neither are, they may be an answer: whether anything
    /// was asked others know.
    private func believed(_ words: String, _ sense: Sense, over ours: Heard) -> Heard {
        guard sense.isMeant else {
            return ours.verdict == .nothing
                ? Heard(
                    text: words, confidence: max(ours.confidence, Self.believable),
                    verdict: .nothing)
                : Heard(text: ours.text, confidence: ours.confidence, verdict: .doubtful)
        }
        return Heard(
            text: words, confidence: sense.confidence,
            verdict: sense.unread == 0 && sense.confidence >= Self.believable ? .sure : .doubtful)
    }

    private func sense(of text: String) -> Sense {
        switch reader.read(SpokenOrder.meal(in: text)) {
        case .command: Sense(isMeant: true, unread: 0, confidence: 1)
        case .meal(let reading):
            Sense(isMeant: true, unread: reading.unread.count, confidence: reading.confidence)
        case .nothing: Sense(isMeant: false, unread: 0, confidence: 0)
        }
    }

    /// A recogniser's sentence as our own decoder would write it: small letters, and no point at its end.
    static func plain(_ words: String) -> String {
        var text = words.lowercased().split { $0.isWhitespace }.joined(separator: " ")
        while let last = text.last, ".!?, ".contains(last) { text.removeLast() }
        return text
    }
}
