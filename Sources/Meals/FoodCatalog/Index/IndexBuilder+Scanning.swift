extension IndexBuilder {
    private static var or: WordHash { "or" }
    private static var with: WordHash { "with" }
    private static var and: WordHash { "and" }
    private static var on: WordHash { "on" }
    private static var ns: WordHash { "ns" }
    private static var `as`: WordHash { "as" }
    private static var to: WordHash { "to" }
    private static var nfs: WordHash { "nfs" }

    mutating func scan(_ text: String, isOptional: Bool) -> (
        isUnspecific: Bool, isComposed: Bool
    ) {
        let tokens = TextScanner.tokens(of: text)
        let bytes = Array(text.utf8)
        var segment: UInt8 = isOptional ? 2 : 0
        var isUnspecific = false
        var isComposed = false
        var isSkipping = false
        var isEither = false
        var segmentStart = pieces.count
        var isNextToLast = false
        let first = pieces.count
        // Where a preposition or "and" stands: the word before it is a noun.
        var breaks: [Int] = []
        for (index, token) in tokens.enumerated() {
            if index > 0, !token.gap.isDisjoint(with: [.comma, .sentence, .opening, .closing]) {
                segment = max(segment, 1)
                isSkipping = false
                isNextToLast = false
                isEither = false
                segmentStart = pieces.count
            }
            if token.word == Self.ns, index + 2 < tokens.count,
                tokens[index + 1].word == Self.`as`
            {
                isSkipping = true
                isUnspecific = true
            }
            if token.word == Self.nfs { isUnspecific = true }
            if token.word == Self.with || token.word == Self.and || token.gap.contains(.and)
                || token.word == Self.on
            {
                isComposed = true
            }
            if token.word == Self.or || token.gap.contains(.slash) {
                var index = pieces.count - 1
                while index >= segmentStart {
                    pieces[index].isEither = true
                    index -= 1
                }
                isEither = true
            }
            if NameWords.endsNoun(token.word) || token.gap.contains(.and)
                || token.gap.contains(.slash)
            {
                breaks.append(pieces.count)
            }
            guard !isSkipping, !NameWords.isGlue(token.word) else {
                isNextToLast = false
                continue
            }
            if !isOptional, index > 0, tokens[index].gap.isSubset(of: [.none, .hyphen]),
                tokens[index - 1].isNumber != token.isNumber,
                // The number of "stage 2 bananas" belongs to the stage.
                token.isNumber || index < 2 || tokens[index - 2].isNumber
                    || !numberPairs.contains(
                        tokens[index - 2].word.followed(by: tokens[index - 1].word))
            {
                numberPairs.insert(tokens[index - 1].word.followed(by: token.word))
            }
            pieces.append(
                Piece(
                    word: token.word, joined: token.joined, segment: segment,
                    isOptional: isOptional, isEither: isEither,
                    isAbsence: token.traits.contains(.negated), isNextToLast: isNextToLast))
            if seen[token.word] == nil {
                seen[token.word] = true
                if !token.isNumber, !token.traits.contains(.negated) {
                    let spelling = bytes[Int(token.start)..<Int(token.end)]
                    spellings.append((token.word, ArraySlice(spelling.map { $0 | 0x20 })))
                }
            }
            isNextToLast = !token.isNumber && token.length >= 3
        }
        if !isOptional { markHeads(from: first, breaks: breaks) }
        return (isUnspecific, isComposed)
    }

    /// The nouns of a name: the last word before a preposition, both sides of "and" and "or", and
    /// what stands right behind the first comma ("soft drink, cola").
    private mutating func markHeads(from first: Int, breaks: [Int]) {
        guard first < pieces.count else { return }
        let segments = pieces[first...].map(\.segment)
        let firstEnd = first + (segments.firstIndex { $0 > 0 } ?? segments.count)
        if firstEnd > first { pieces[firstEnd - 1].isHead = true }
        for position in breaks where position > first && position <= firstEnd {
            pieces[position - 1].isHead = true
        }
        if firstEnd == first { pieces[first].isHead = true }
        var position = firstEnd
        while position < pieces.count, position < firstEnd + 2 {
            pieces[position].isHead = true
            position += 1
        }
    }
}
