internal import FoodCatalog

extension CoordinationPass {
    /// "oatmeal banana and coffee", as it is spoken: two foods side by side, of which the name explains one, and after
    /// which together no food is called.
    func border(in match: MatchedSpan) -> Int? {
        let span = match.span
        guard span.end - span.start > 1, isSpokenList || isInSpokenList(span) else { return nil }
        let name = index.names[Int(match.candidates[0].name)]
        let claimed = index.words(of: name)
        func isClaimed(_ word: SentenceWord) -> Bool { claimed.contains { $0.word == word.word } }
        // "ham cheese and crackers" are no sandwich.
        let isUnsaid = lacksHead(span, claimed)
        return (span.start + 1..<span.end).first { position in
            let (first, second) = (words[position - 1], words[position])
            guard second.token.gap.isEmpty else { return false }
            // "sausages peas chips" have no chips of peas.
            if first.token.traits.contains(.plural), isSide(first), isSide(second),
                !(name.isComposed && isWhole(span, claimed))
            {
                return true
            }
            guard !isCalled(position - 1..<position + 1) else { return false }
            if isUnsaid, isFood(first), isFood(second) { return true }
            guard isClaimed(first) != isClaimed(second),
                !index.holds(first.word, before: second.word, isLast: true)
            else { return false }
            return isClaimed(second)
                ? isFood(first) && (isFood(second) || isCalled(position..<span.end))
                : isFood(second) && (isFood(first) || isCalled(span.start..<position))
        }
    }

    /// Whether three foods and more are said without commas, with "and" before the last or two of them counted.
    private var isSpokenList: Bool {
        guard length <= Self.shortLine else { return false }
        let foods = words.count(where: isFood)
        return (foods > 2 || isPlate)
            && (words.contains { $0.token.word == .and }
                || words.count { $0.has(.number) } > 1
                || foods == 3 && words.count == 3 && Self.drinks.contains(words[2].token.word)
                || foods > 3 && foods == words.count
                    && !Lexicon.isDish(words[foods - 1].token.word)
                || isPlate)
            && words.allSatisfy { $0.token.gap.isDisjoint(with: .hard) }
    }

    /// "salad and grilled chicken" is no chicken salad: what the name speaks of stands before "and".
    func isPair(_ match: MatchedSpan, at joint: Int) -> Bool {
        let name = index.names[Int(match.candidates[0].name)]
        guard isPlainList(match.span), !name.isComposed, words[joint].token.word == .and else {
            return false
        }
        let heads = index.words(of: name).filter(\.isHead)
        func isHead(_ word: SentenceWord) -> Bool {
            word.word >= 0 && heads.contains { $0.word == word.word }
        }
        // "beans and chips" are no bean chips.
        if words[joint - 1].isStrong, words[joint - 1].token.traits.contains(.plural),
            joint + 1 < match.span.end, words[joint + 1].isName
        {
            return true
        }
        return words[match.span.start..<joint].contains { $0.isName && isHead($0) }
            && words[joint..<match.span.end].contains(where: \.isName)
            && !words[joint..<match.span.end].contains(where: isHead)
    }

    /// "ham sandwich, chips, apple" has no apple chips, but "juice, orange" is orange juice.
    func swapped(_ match: MatchedSpan) -> Int? {
        let (first, last) = (match.span.start, match.span.end - 1)
        guard last == first + 1, isPlainList(match.span), words[last].token.gap.contains(.comma),
            words.count(where: { $0.token.gap.contains(.comma) }) > 1
                // "crisps, coffee" are no coffee crisp.
                || words[first].token.traits.contains(.plural)
                    && Self.drinks.contains(words[last].token.word),
            words[first].isName, words[last].isName
        else { return nil }
        let claimed = index.words(of: index.names[Int(match.candidates[0].name)])
        return claimed.last { $0.claim > 0 }?.word == words[first].word ? last : nil
    }

    /// "bread, olives", "tuna and cake": bare foods with commas between them are no dish of these, and with
    /// "and" only one that is called so.
    func isList(_ match: MatchedSpan, at joints: [Int]) -> Bool {
        let span = match.span
        // "carrots, broccoli and gravy" are no rice with vegetables, however much else is said.
        if words[joints[0]].token.gap.contains(.comma),
            span.end - span.start <= Self.shortList,
            lacksHead(span, index.words(of: index.names[Int(match.candidates[0].name)])),
            isLoose(span, at: joints)
        {
            return true
        }
        guard isPlainList(span), isListed(span, at: joints) else { return false }
        let ends = joints.dropFirst() + [span.end]
        let name = index.names[Int(match.candidates[0].name)]
        // "ham, egg and cheese croissant"
        let isBare = zip([span.start] + joints, [joints[0]] + ends).allSatisfy { start, end in
            words[start..<end].count { $0.isStrong && !$0.isTaken } == 1
                || words[start..<end].count { $0.isName && !$0.isTaken } == 1
                    && words[start..<end].allSatisfy {
                        $0.isName || $0.has(.modifier) || !$0.isStrong
                    }
                // "pizza, garlic bread"
                || !name.isComposed && isCalled(start..<end)
        }
        guard isBare else { return false }
        let isWhole = isWhole(span, index.words(of: name))
        guard words[joints[0]].token.gap.contains(.comma) else {
            // "bacon and egg mcmuffin", unlike "pizza and garlic bread"
            let said = words[span.start..<span.end].lazy.filter { $0.token.word != .and }
            return
                !(isWhole
                && (name.isComposed || said.count > 2 && index.isCalled(said.map(\.word))))
        }
        // "sandwich, ham"
        let heads = index.words(of: name).filter(\.isHead)
        let isKind =
            isWhole && !words[span.end - 1].token.traits.contains(.plural)
            // "garlic bread, pizza"
            && !Lexicon.isDish(words[span.end - 1].token.word)
            && joints.dropFirst().allSatisfy { !words[$0].token.gap.contains(.comma) }
            && words[span.start..<joints[0]].contains { word in
                heads.contains { $0.word == word.word }
                    && !(Lexicon.isStaple(word.token.word)
                        && Lexicon.isCompanion(words[span.end - 1].token.word))
            }
        return !isKind
    }

    /// Whether the line is a short list: a description also tells what a food is made of.
    func isPlainList(_ span: Span) -> Bool {
        if length <= Self.plainLine { return true }
        if isJotted { return true }
        // "lunch: chicken salad, apple. dinner: salmon, rice"
        var (start, end) = (span.start, span.end)
        while start > 0, !words[start].token.gap.contains(.sentence) { start -= 1 }
        while end < words.count, !words[end].token.gap.contains(.sentence) { end += 1 }
        return end - start <= Self.plainLine
    }

    /// Whether all joints are "and" or commas, with a food on either side of each.
    func isListed(_ span: Span, at joints: [Int]) -> Bool {
        var start = span.start
        for end in joints + [span.end] {
            guard words[start..<end].contains(where: \.isName), words[start].token.word != .with
            else { return false }
            start = end
        }
        return true
    }

    /// Whether a word that counts stands on either side of each joint.
    private func isLoose(_ span: Span, at joints: [Int]) -> Bool {
        var start = span.start
        for end in joints + [span.end] {
            guard
                words[start..<end].contains(where: { $0.isStrong && !$0.isTaken && $0.word >= 0 }),
                words[start].token.word != .with
            else { return false }
            start = end
        }
        return true
    }

    /// In words.
    private static let plainLine = 9
    static let jottedLine = 24
    static let shortList = 4
}
