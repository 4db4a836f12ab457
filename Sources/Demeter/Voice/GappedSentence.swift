/// A sentence of which one place was not understood.
package struct GappedSentence: Sendable, Hashable {
    /// The words before the place and behind it.
    package var before: [String]
    package var after: [String]

    /// The place may be empty, where a word is missing behind another.
    ///
    /// `nil` where all was understood, and where nothing else was said.
    package init?(_ heard: Heard) {
        let words = heard.text.split(separator: " ").map(String.init)
        guard let gap = heard.gap, gap.lowerBound >= (gap.isEmpty ? 1 : 0),
            gap.upperBound <= words.count,
            gap.count < words.count
        else { return nil }
        before = Array(words[..<gap.lowerBound])
        after = Array(words[gap.upperBound...])
    }

    /// The sentence as it is said back: "Two eggs and what?"
    package var question: String {
        let text = filled(with: "what") + "?"
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// The whole sentence, with what was answered in the place; somebody who says all of it again is taken at their word.
    package func filled(with answer: String) -> String {
        let words = answer.split(separator: " ").map(String.init)
        let isWhole =
            words.count > before.count + after.count && words.starts(with: before)
            && words.suffix(after.count) == after[...]
        return (isWhole ? words : before + words + after).joined(separator: " ")
    }
}
