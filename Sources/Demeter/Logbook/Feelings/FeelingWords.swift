internal import Body
internal import MealReader

/// Reads how somebody feels: "I feel bloated, three of five", "headache since two".
///
/// All of the words must belong to it.
enum FeelingWords {
    struct Told: Sendable, Hashable {
        var name: String
        /// 1 to 5.
        var strength: Int?
        /// When it began, as it was said.
        var time: SpokenTime?
    }

    enum Wish: Sendable, Hashable {
        case tell(Told)
        /// "When was I bloated"; of all without a name.
        case ask(String?)
    }

    static func wish(in line: String) -> Wish? {
        guard line.utf8.count <= 200 else { return nil }
        let words = words(of: line)
        if let asked = asked(words) { return asked }
        return told(line, mustOpen: true).map(Wish.tell)
    }

    /// - Parameter mustOpen: whether words that no table knows need "I feel" before them.
    static func told(_ line: String, mustOpen: Bool) -> Told? {
        let times = TimeWords(SpokenWords(line))
        guard SaidTimes(in: line).hits.allSatisfy({ $0.time.day?.isReal != false }) else {
            return nil
        }
        var words = words(of: times.rest.words.map(\.text).joined(separator: " "))
        guard let strength = takeStrength(&words) else { return nil }
        var time = times.time
        if time == nil { time = takeSince(&words) }
        while let last = words.last, endings.contains(last) { words.removeLast() }
        var isOpened = false
        for opening in openings where words.starts(with: opening.words) {
            words.removeFirst(opening.words.count)
            isOpened = opening.tellsAny
            break
        }
        while let first = words.first, leading.contains(first), words.count > 1,
            !FeelingNames.isKnown(words.joined(separator: " "))
        {
            words.removeFirst()
        }
        let said = words.joined(separator: " ")
        guard !said.isEmpty, said.count <= FeelingNames.longest else { return nil }
        let isKnown = FeelingNames.isKnown(said)
        guard isKnown || !saysMore(words) else { return nil }
        guard isKnown || !mustOpen || isOpened && words.count <= 2 && !other(words) else {
            return nil
        }
        return Told(name: FeelingNames.name(said), strength: strength.value, time: time)
    }

    /// Numbers and times that were not understood belong to no name: "headache since 99", "bloated tomorrow".
    private static func saysMore(_ words: [String]) -> Bool {
        words.contains { word in
            word.contains(where: \.isNumber) || ["since", "ago", "tomorrow", "of"].contains(word)
        }
    }

    /// "I feel like pizza" wishes for a meal.
    private static func other(_ words: [String]) -> Bool {
        words.contains { ["like", "for", "that", "as", "to", "it"].contains($0) }
    }

    private struct Strength {
        /// 1 to 5.
        var value: Int?
    }

    /// "Three of five", "3/5", "4 out of 5" at the end; `nil` for what is beyond, as six of five.
    private static func takeStrength(_ words: inout [String]) -> Strength? {
        for length in [4, 3, 1] where words.count > length {
            let tail = Array(words.suffix(length))
            guard let (number, most) = share(tail), most == "5" || most == "five",
                let value = NumberWords.value(of: number)
            else { continue }
            guard (1...5).contains(value), value == value.rounded() else { return nil }
            words.removeLast(length)
            return Strength(value: Int(value))
        }
        return Strength()
    }

    private static func share(_ tail: [String]) -> (String, String)? {
        switch tail.count {
        case 4 where tail[1] == "out" && tail[2] == "of": return (tail[0], tail[3])
        case 3 where tail[1] == "of": return (tail[0], tail[2])
        case 1:
            let halves = tail[0].split(separator: "/").map(String.init)
            return halves.count == 2 ? (halves[0], halves[1]) : nil
        default: return nil
        }
    }

    /// "Since two": the last time that it was two o'clock.
    private static func takeSince(_ words: inout [String]) -> SpokenTime? {
        guard words.count > 2, words[words.count - 2] == "since",
            let hour = NumberWords.value(of: words[words.count - 1]), (1...12).contains(hour),
            hour == hour.rounded()
        else { return nil }
        words.removeLast(2)
        return SaidTimes(in: "at \(Int(hour)) o'clock").hits.first?.time
    }

    private static func asked(_ words: [String]) -> Wish? {
        let text = words.joined(separator: " ")
        if allAsked.contains(text) { return .ask(nil) }
        for opening in askings where words.starts(with: opening) {
            var rest = Array(words.dropFirst(opening.count))
            while let first = rest.first, leading.contains(first), rest.count > 1 {
                rest.removeFirst()
            }
            let said = rest.joined(separator: " ")
            if FeelingNames.isKnown(said) { return .ask(FeelingNames.name(said)) }
        }
        return nil
    }

    private static func words(of line: String) -> [String] {
        line.lowercased().split { $0.isWhitespace || ",;!?".contains($0) }.map { word in
            var word = word.filter { $0 != "'" && $0 != "’" }
            while word.last == "." { word.removeLast() }
            return word
        }.filter { !$0.isEmpty }
    }

    private static func each(_ lines: [String]) -> [[String]] {
        lines.map { $0.split(separator: " ").map(String.init) }
    }

    /// What begins it, the longest first; whether any word may follow.
    private static let openings: [(words: [String], tellsAny: Bool)] =
        each([
            "i am feeling", "i was feeling", "im feeling", "i have been feeling",
            "ive been feeling",
            "i feel", "i felt", "feeling", "i still feel",
        ]).map { ($0, true) }
        + each([
            "i have got", "ive got", "i have", "i had", "ive had", "i got", "got", "i am", "i was",
            "im", "have", "feel",
        ]).map { ($0, false) }

    private static let leading: Set<String> = [
        "a", "an", "the", "some", "very", "really", "so", "quite", "bit", "little", "slightly",
        "rather", "pretty", "bad", "severe", "mild", "slight", "terrible", "been",
    ]

    private static let endings: Set<String> = ["now", "again", "today", "since", "at", "right"]

    private static let allAsked: Set<String> = [
        "how have i felt", "how have i been feeling", "my feelings", "show my feelings",
        "how did i feel",
    ]

    private static let askings = each([
        "when was i", "when did i feel", "when did i have", "when have i felt", "when was i last",
        "how often was i", "how often did i feel", "how often did i have", "how often have i felt",
        "what did i eat before", "what do i eat before", "what makes me feel", "my history of",
        "feelings",
    ])
}
