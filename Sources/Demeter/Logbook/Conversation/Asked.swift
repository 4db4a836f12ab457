internal import Journal
internal import MealReader
internal import Telling

/// A question that waits for its answer, and what the answer is about.
struct Asked: Sendable, Hashable {
    enum Kind: String, Sendable, Hashable {
        /// Whether what is held shall be logged.
        case hold
        /// What the words meant.
        case reading
        /// Which entry a correction is about; the utterance holds the correction.
        case which
    }

    var kind: Kind
    var utterance: UtteranceID
    /// The words that raised it.
    var words: String
    var question: Question
    /// What is held, or the entries to choose from, in the order of the choices.
    var entries: [EntryID]
    var asked: Timestamp

    /// Whether it asks about foods that words of an unknown one may mean.
    var isGuess: Bool {
        let text = Texts.questions.maybeOneOf
        return kind == .reading && [text.english, text.chinese].contains(question.text)
    }

    /// Whether a line is the very words that raised it, said once more.
    func isRaised(by line: String) -> Bool {
        let words = SpokenWords(words).joined
        return kind != .which && !words.isEmpty && SpokenWords(line).joined == words
    }

    /// The choice that words name, by what stands in it; `nil` when none or several do.
    ///
    /// "The big one" is all of it, where it was asked how much there was.
    func choice(_ line: String) -> Int? {
        var words = SpokenWords(line)
        words.dropLeading(RemarkReader.fillers)
        _ = words.dropAny(of: ["i meant", "i mean", "i had", "it was", "that was", "its"])
        let wanted = Self.tokens(words.joined)
        // A number is the number of a choice, not one that stands in it.
        guard !wanted.isEmpty, !wanted.allSatisfy({ NumberWords.value(of: $0) != nil }) else {
            return nil
        }
        // Who says the same once more has chosen nothing by it.
        let known = Set(Self.tokens(self.words))
        guard !wanted.allSatisfy(known.contains) else { return nil }
        if wholeChoice != nil, wanted == ["large"] { return question.choices.count - 1 }
        let fitting = question.choices.indices.filter { index in
            let own = Set(Self.tokens(question.choices[index]))
            return wanted.allSatisfy(own.contains)
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// What all of it is called, where it was asked how much there was: "medium pizza".
    var wholeChoice: String? {
        guard kind == .reading, entries.count == 1,
            Texts.questions.howMuch.value(in: question.text) != nil,
            let last = question.choices.last, last.hasPrefix("1 ")
        else { return nil }
        return String(last.dropFirst(2))
    }

    private static func tokens(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).compactMap {
            if filler.contains($0) { return nil }
            return synonyms[$0] ?? ($0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0)
        }
    }

    private static let filler: Set<String> = [
        "the", "a", "an", "one", "please", "had", "of", "with", "was", "my",
    ]
    private static let synonyms = [
        "big": "large", "bigger": "large", "little": "small", "smaller": "small", "larger": "large",
    ]
}
