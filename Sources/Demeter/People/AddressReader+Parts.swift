// What each of several people had of a meal, or beside it.
extension AddressReader {
    struct Part {
        var person: String
        var words: String
        /// Whether the words are how much of what the others had.
        var isOfIt: Bool
    }

    /// What was had, and what somebody who is named behind it had of it or beside it.
    func clauses(
        _ text: Substring, _ words: [Word], from start: Int
    ) -> (base: Substring, parts: [Part]) {
        guard start < words.count else { return (text[text.endIndex...], []) }
        var base = text[words[start].range.lowerBound...]
        var parts: [Part] = []
        var begins: [(clause: Int, name: Int, key: String)] = []
        for place in words.indices.dropFirst(start + 1) {
            guard let key = keys[words[place].text] else { continue }
            let before = words[place - 1]
            let isJoined = ["and", "but", "while"].contains(before.text)
            guard isJoined || before.mark.map({ ",;.".contains($0) }) == true else { continue }
            guard words.count > place + 1 else { continue }
            begins.append((isJoined ? place - 1 : place, place, key))
        }
        for (number, begin) in begins.enumerated() {
            let end = number + 1 < begins.count ? begins[number + 1].clause : words.count
            guard let part = part(text, words, begin.name + 1..<end, of: begin.key) else {
                // A name like any other word; a cake for Anna is no part of hers.
                return (base, [])
            }
            parts.append(part)
        }
        if let first = begins.first {
            base =
                text[
                    words[start].range.lowerBound..<words[first.clause].range.lowerBound]
        }
        return (base, parts)
    }

    private func part(
        _ text: Substring, _ words: [Word], _ range: Range<Int>, of key: String
    ) -> Part? {
        guard let last = range.last else { return nil }
        let whole = { (from: Int) in
            String(
                text[words[from].range.lowerBound..<words[last].range.upperBound].trimmingBlanks)
        }
        var start = range.lowerBound
        var spoken: (words: String, end: Int, isSharing: Bool)?
        if let verb = Self.verb(words, from: start), verb.end <= last {
            spoken = verb
            start = verb.end
        } else {
            while start < last, Self.adverbs.contains(words[start].text) { start += 1 }
        }
        let amount = words[start...last].map(\.text)
        if let words = Self.amount(amount) { return Part(person: key, words: words, isOfIt: true) }
        guard let spoken else { return nil }
        return Part(person: key, words: "\(spoken.words) \(whole(start))", isOfIt: false)
    }

    /// "half of it" as "half"; `nil` of what is no part of something.
    private static func amount(_ words: [String]) -> String? {
        var words = words[...]
        if words.count > 2, words[words.endIndex - 2] == "of",
            ["it", "that", "them", "this"].contains(words[words.endIndex - 1])
        {
            words = words.dropLast(2)
        }
        let text = words.joined(separator: " ")
        return amounts.contains(text) ? text : nil
    }

    private static let amounts: Set = [
        "half", "a half", "one half", "a third", "one third", "two thirds", "a quarter",
        "one quarter", "three quarters", "a fifth", "most", "some",
    ]
}
