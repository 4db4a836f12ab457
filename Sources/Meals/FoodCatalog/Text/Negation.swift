/// "without sugar", "no added fat", "skin not eaten": the absence of a thing is a word of its own.
///
/// Names and texts go through the same pass, so "no skin" finds the food "skin not eaten" and never
/// speaks for the one with skin.
enum Negation {
    private enum Role { case before, after, skipped, also, replacing, free }

    private static let roles: WordMap<Role> = {
        var roles = WordMap<Role>()
        for word in ["no", "without", "minus", "excluding", "hold", "lacking"] {
            roles[WordHash(word)] = .before
        }
        roles[WordHash("not")] = .after
        for word in [
            "the", "a", "any", "added", "additional", "extra", "much", "of", "its", "my", "more",
            "visible", "separate",
        ] {
            roles[WordHash(word)] = .skipped
        }
        for word in ["or", "nor"] { roles[WordHash(word)] = .also }
        for word in ["instead", "rather"] { roles[WordHash(word)] = .replacing }
        roles[WordHash("free")] = .free
        return roles
    }()
    private static let verbs: WordMap<Bool> = {
        var verbs = WordMap<Bool>()
        for word in ["eaten", "added", "included", "consumed", "coated", "used"] {
            verbs[WordHash(word)] = true
        }
        return verbs
    }()
    private static var hold: WordHash { "hold" }
    private static var the: WordHash { "the" }
    private static var minus: WordHash { "minus" }
    private static let numbers: Set<WordHash> = [
        WordHash("one"), WordHash("two"), WordHash("three"), WordHash("four"), WordHash("five"),
        WordHash("six"), WordHash("seven"), WordHash("eight"), WordHash("nine"), WordHash("ten"),
        WordHash("half"), WordHash("twenty"), WordHash("hundred"),
    ]

    private static func isNumber(_ token: Token) -> Bool {
        token.isNumber || numbers.contains(token.word)
    }

    static func merge(_ tokens: inout [Token]) {
        // Asked for once: each time costs a call that sees whether they were made.
        let roles = roles
        var written = 0
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            switch roles[token.word] {
            case .before
            where token.word != hold || index + 1 < tokens.count && tokens[index + 1].word == the:
                if let taken = negateFollowing(&tokens, index: index, written: &written) {
                    index += taken
                    continue
                }
            case .after where index + 1 < tokens.count && written > 0:
                // "fat not added": the word before is what is absent.
                if verbs[tokens[index + 1].word] == true,
                    token.gap.isDisjoint(with: .hard), !tokens[written - 1].isNumber
                {
                    tokens[written - 1].negate(through: tokens[index + 1])
                    index += 2
                    continue
                }
            case .replacing:
                if let words = replaced(at: index, in: tokens), let last = words.last {
                    var absent = tokens[last]
                    (absent.gap, absent.start) = (token.gap, token.start)
                    // "almond milk instead of milk"
                    if tokens[..<written].contains(where: { $0.word == absent.word }) {
                        (absent.word, absent.surface) = (token.word, token.word)
                    }
                    absent.negate(through: tokens[last])
                    tokens[written] = absent
                    written += 1
                    index = words.upperBound
                    continue
                }
            case .free
            where token.gap.contains(.hyphen) && written > 0 && !tokens[written - 1].isNumber:
                tokens[written - 1].negate(through: token)
                index += 1
                continue
            default: break
            }
            if written < index { tokens[written] = token }
            written += 1
            index += 1
        }
        tokens.removeLast(tokens.count - written)
    }

    /// What stands behind "instead of" or "rather than": a name of up to three words, of which the last is absent.
    private static func replaced(at index: Int, in tokens: [Token]) -> Range<Int>? {
        guard index + 2 < tokens.count,
            tokens[index + 1].word == of || tokens[index + 1].word == than,
            tokens[index + 1].gap.isDisjoint(with: .hard)
        else { return nil }
        var start = index + 2
        while start + 1 < tokens.count, case .skipped? = roles[tokens[start].word] { start += 1 }
        var end = start
        while end < tokens.count, end < start + 3, !isNumber(tokens[end]),
            borders[tokens[end].word] == nil, tokens[end].gap.isDisjoint(with: .hard)
        {
            end += 1
        }
        return start < end ? start..<end : nil
    }

    /// Words that end a name behind "instead of".
    private static let borders = flags(
        """
        and with plus but for at in on to from by before after then so because i we my a an the today \
        yesterday tonight this last as or of
        """)
    private static var of: WordHash { "of" }
    private static var than: WordHash { "than" }

    /// Words that say which kind of the thing behind them is absent.
    private static let qualifiers = flags(
        """
        black white green red blue brown sour hot sweet spring onion oat soy soya almond coconut peanut \
        olive french roast roasted baked mashed fried melted orange tomato chilli chili garlic caesar ranch \
        maple whipped cottage cream cheddar pickled side salad fish oyster ice potato
        """)

    private static func flags(_ words: String) -> WordMap<Bool> {
        var flags = WordMap<Bool>()
        for word in words.split(separator: " ") { flags[WordHash(String(word))] = true }
        return flags
    }

    /// Negates what follows the negator at `index`; how many tokens were used up.
    private static func negateFollowing(
        _ tokens: inout [Token], index: Int, written: inout Int
    ) -> Int? {
        var next = index + 1
        while next < tokens.count, next < index + 4, case .skipped? = roles[tokens[next].word],
            tokens[next].gap.isDisjoint(with: .hard)
        {
            next += 1
        }
        if tokens[index].word == minus, next < tokens.count, isNumber(tokens[next]) {
            tokens[next].traits.insert(.minus)
            return 1
        }
        guard next < tokens.count, !tokens[next].isNumber, tokens[next].gap.isDisjoint(with: .hard)
        else { return nil }
        // "no black pudding": the thing, and not black alone.
        if next + 1 < tokens.count, qualifiers[tokens[next].word] == true,
            tokens[next + 1].gap.isSubset(of: .hyphen), !isNumber(tokens[next + 1]),
            borders[tokens[next + 1].word] == nil, roles[tokens[next + 1].word] == nil
        {
            next += 1
        }
        var absent = tokens[next]
        absent.gap = tokens[index].gap
        absent.start = tokens[index].start
        absent.negate(through: absent)
        tokens[written] = absent
        written += 1
        // "without milk or sugar"
        if next + 2 < tokens.count, case .also? = roles[tokens[next + 1].word],
            tokens[next + 1].gap.isDisjoint(with: .hard), !tokens[next + 2].isNumber
        {
            var other = tokens[next + 2]
            other.negate(through: other)
            tokens[written] = other
            written += 1
            return next + 3 - index
        }
        return next + 1 - index
    }
}

extension Token {
    mutating func negate(through last: Token) {
        guard !traits.contains(.negated) else { return }
        word = word.negated
        surface = surface.negated
        joined = WordHash(bits: 0)
        traits.insert(.negated)
        end = max(end, last.end)
    }
}
