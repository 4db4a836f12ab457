internal import MealReader
internal import Speech
internal import Voice

// Meals that were understood but for one place, which is asked for alone.
extension Transcriber {
    /// The places of the one or two words that were not understood, where all others were and read as a meal; `nil` of what
    /// is sure, and where more is missing.
    func gap(in hypothesis: Hypothesis, _ heard: Heard) -> Range<Int>? {
        guard heard.verdict != .sure else { return nil }
        let words = hypothesis.words
        let faint = words.indices.filter { words[$0].posterior < Self.understood }
        guard let first = faint.first, let last = faint.last, last - first < 2,
            words.count - (last - first + 1) >= 2
        else { return nil }
        let gap = first..<last + 1
        let rest = (words[..<first] + words[gap.upperBound...]).map(\.word)
        let known = Self.withoutLooseEnds(rest).joined(separator: " ")
        guard case .meal(let reading) = reader.read(wake.rest(of: known)), reading.unread.isEmpty,
            !reading.items.isEmpty
        else { return nil }
        return gap
    }

    /// A meal that is sure but for words that are missing of it is asked about.
    ///
    /// Where an article stands before "and", or "with" at the end, something was said that was heard as that.
    func asking(_ heard: Heard, words: [String]) -> Heard {
        guard heard.verdict == .sure, let gap = Self.looseEnd(in: words),
            case .meal(let reading) = reader.read(SpokenOrder.meal(in: wake.rest(of: heard.text))),
            !reading.items.isEmpty
        else { return heard }
        var heard = heard
        (heard.verdict, heard.gap) = (.doubtful, gap)
        return heard
    }

    /// Where a word is missing: an article that belongs to nothing, or the place behind a word that something follows.
    static func looseEnd(in words: [String]) -> Range<Int>? {
        for (place, word) in words.enumerated() {
            let next = place + 1 < words.count ? words[place + 1] : nil
            let isLetter = place > 0 && Self.lettered.contains(words[place - 1])
            if ["a", "an", "the"].contains(word), !isLetter, next.map(Self.binds) ?? true {
                return place..<place + 1
            }
            let isLast = next == nil && (Self.binds(word) || word == "plus")
            let isBroken = ["of", "with"].contains(word) && next == "and"
            if isLast || isBroken { return place + 1..<place + 1 }
        }
        return nil
    }

    /// Words behind which "a" is a name: "vitamin a and a banana".
    private static let lettered: Set = ["vitamin", "vitamins"]

    private static func binds(_ word: String) -> Bool {
        ["and", "or", "of", "with"].contains(word)
    }

    /// The posterior from which on a word is believed.
    private static let understood = 0.5

    private static func withoutLooseEnds(_ words: [String]) -> ArraySlice<String> {
        let joins: Set = ["and", "with", "of", "a", "an", "some", "the", "on"]
        var words = words[...]
        while let last = words.last, joins.contains(last) { words.removeLast() }
        while let first = words.first, ["and", "with", "of", "on"].contains(first) {
            words.removeFirst()
        }
        return words
    }
}
