// What each of several people had of a meal, or beside it.
extension AddressReader {
    struct Part {
        enum Kind {
            /// Its words are how much of what the others had.
            case ofIt
            case beside
            /// It tells that they had none.
            case nothing
        }

        var person: String
        var words: String
        var kind: Kind
    }

    /// Where somebody's part may begin.
    private struct Begin {
        /// The place of the word that joins it to what stands before, or of who is meant.
        var clause: Int
        var whom: Int
        /// `nil` of "we", of whom it cannot be told here.
        var person: String?
        var isSayer = false
    }

    /// What was had, and what somebody who is spoken of behind it had of it or beside it; `nil` where it cannot be told.
    ///
    /// - Parameter isSayer: whether all before is the sayer's alone.
    func clauses(
        _ text: Substring, _ words: [Word], from start: Int, _ isSayer: Bool
    ) -> (base: Substring, parts: [Part])? {
        guard start < words.count else { return (text[text.endIndex...], []) }
        let whole = text[words[start].range.lowerBound...]
        let begins = begins(text, words, from: start)
        var parts: [Part] = []
        var baseEnd: Int?
        for (number, begin) in begins.enumerated() {
            let end = number + 1 < begins.count ? begins[number + 1].clause : words.count
            guard let person = begin.person else { return nil }
            guard let part = part(text, words, begin.whom + 1..<end, of: person) else {
                // "and I toast" is nobody else's; "and I think" may be.
                if begin.isSayer, isSayer, parts.isEmpty { continue }
                // "Anna had soup and Bea bread", but not "and olive oil".
                let isName = text[words[begin.whom].range].first?.isUppercase == true
                if begin.isSayer || !parts.isEmpty || !isSayer && isName { return nil }
                // A name like any other word; a cake for Anna is no part of hers.
                return (whole, [])
            }
            baseEnd = baseEnd ?? begin.clause
            parts.append(part)
        }
        guard let baseEnd else { return (whole, []) }
        let base = text[words[start].range.lowerBound..<words[baseEnd].range.lowerBound]
        return (base, parts)
    }

    private func begins(_ text: Substring, _ words: [Word], from start: Int) -> [Begin] {
        var begins: [Begin] = []
        for place in words.indices.dropFirst(start + 1) where words.count > place + 1 {
            let word = words[place].text
            let contracted = Self.contracted(word)
            let isSayer = ["i", "me"].contains(word) || contracted == "i"
            if isSayer, Self.asides.contains(words[place + 1].text) { continue }
            let isVerb = Self.verb(words, from: place + 1) != nil
            let key =
                isSayer ? sayer : keys[word] ?? contracted.flatMap { isVerb ? keys[$0] : nil }
            let isGroup = ["we", "everybody", "everyone"].contains(word) && isVerb
            guard key != nil || isGroup else { continue }
            // "…, and then I had"
            var first = place
            while first > start + 1, Self.adverbs.contains(words[first - 1].text) { first -= 1 }
            let before = words[first - 1]
            let isJoined =
                Self.joining.contains(before.text)
                || (isSayer || isGroup) && isVerb && Self.relating.contains(before.text)
            let isMarked =
                before.mark.map { ",;.!?–—".contains($0) } == true
                || text[words[first].range].first == "("
            guard isJoined || first < place || isMarked else { continue }
            if word == "me", part(of: words, from: place + 1) == nil { continue }
            begins.append(
                Begin(
                    clause: isJoined && first - 1 > start ? first - 1 : first, whom: place,
                    person: isGroup ? nil : key, isSayer: isSayer))
        }
        return begins
    }

    private func part(of words: [Word], from start: Int) -> String? {
        Self.amount(words[start...].map(\.text))
    }

    private static let joining: Set = ["and", "but", "while", "&", "plus", "whereas", "or", "-"]
    /// What "I" says of the sentence and not of food.
    private static let asides: Set = [
        "think", "guess", "believe", "suppose", "reckon", "hope", "know", "forgot", "forget",
        "mean",
    ]
    /// What joins sentences only.
    private static let relating: Set = [
        "when", "as", "so", "before", "because", "since", "though", "although", "yet", "whilst",
    ]
    private static let denials: Set = [
        "didn't", "don't", "doesn't", "haven't", "hasn't", "hadn't", "won't", "wasn't", "isn't",
        "couldn't", "can't", "not",
    ]

    private func part(
        _ text: Substring, _ words: [Word], _ range: Range<Int>, of key: String
    ) -> Part? {
        guard let last = range.last else { return nil }
        let whole = { (from: Int) in
            String(
                text[words[from].range.lowerBound..<words[last].range.upperBound].trimmingBlanks)
        }
        var start = range.lowerBound
        if Self.denials.contains(words[start].text) {
            return Part(person: key, words: "", kind: .nothing)
        }
        var spoken: (words: String, end: Int, isSharing: Bool)?
        if let verb = Self.verb(words, from: start), verb.end <= last {
            spoken = verb
            start = verb.end
        } else {
            while start < last, Self.adverbs.contains(words[start].text) { start += 1 }
        }
        let amount = words[start...last].map(\.text)
        if let words = Self.amount(amount) { return Part(person: key, words: words, kind: .ofIt) }
        guard let spoken else { return nil }
        return Part(person: key, words: "\(spoken.words) \(whole(start))", kind: .beside)
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
