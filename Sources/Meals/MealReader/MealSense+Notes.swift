internal import FoodCatalog

/// What stands in notes, headings and to-dos: food's names in front of other matters.
extension MealSense {
    /// "jake had two slices, i didnt", "was offered a beer but turned it down": where what the end of the line
    /// takes back, with it.
    var takenBack: Range<Int>? {
        guard let end = retraction, end > 0 else { return nil }
        // The words before it, back to where they were parted from others.
        var start = end - 1
        while start > 0, words[start].token.gap.isDisjoint(with: .hard) { start -= 1 }
        return start..<(cancellation?.upperBound ?? words.count)
    }

    /// Where the words begin by which the line ends and takes back that something was eaten.
    private var retraction: Int? {
        let withdrawing = Self.withdrawing
        guard
            words.contains(where: {
                $0.token.traits.contains(.negated) || withdrawing.contains($0.token.surface)
            })
        else { return nil }
        // "was offered cake, no thanks": an absence is one word.
        if let last = words.last?.token, last.traits.contains(.negated), words.count > 2,
            Self.thanks.contains(last.word),
            words.contains(where: { Self.offers.contains($0.token.surface) })
        {
            let said = words.count - 2
            return Self.offers.contains(words[said].token.surface) && said > 1 ? said : said + 1
        }
        // "sprouts? no thanks"
        if let last = words.last?.token, last.traits.contains(.negated),
            Self.hardRefusals.contains(last.word), last.gap.contains(.sentence)
        {
            return words.count - 1
        }
        if let start = cancellation?.lowerBound ?? refusal { return start }
        if let start = untouched { return start }
        for phrase in Self.retractions {
            let start = words.count - phrase.count
            guard start > 0, zip(phrase, words[start...]).allSatisfy({ $0 == $1.token.surface })
            else { continue }
            if !words[start].token.gap.isDisjoint(with: .hard) { return start }
            if Self.turning.contains(words[start - 1].token.surface) { return start }
        }
        return nil
    }

    /// "but they cancelled on me", "but it never came", also in front of what was done then.
    private var cancellation: Range<Int>? {
        guard union.has(.contrast) || union.has(.joining) else { return nil }
        for start in words.indices.dropFirst()
        where Self.turning.contains(words[start - 1].token.surface) {
            for phrase in Self.cancellations {
                let end = start + phrase.count
                guard end <= words.count,
                    zip(phrase, words[start...]).allSatisfy({ $0 == $1.token.surface })
                else { continue }
                if end == words.count || !words[end].token.gap.isDisjoint(with: .hard)
                    || Self.turning.contains(words[end].token.surface)
                {
                    return start - 1..<end
                }
            }
        }
        return nil
    }

    /// "obviously didnt", "Did not eat it": a sentence of its own that denies and names nothing.
    private var refusal: Int? {
        guard
            let start = words.indices.dropFirst().last(where: {
                !words[$0].token.gap.isDisjoint(with: .hard)
            }), words.count - start <= 6
        else { return nil }
        let rest = start..<words.count
        guard rest.allSatisfy({ Self.refusing.contains(words[$0].token.surface) }) else {
            return nil
        }
        if has(rest, .denying) { return start }
        return rest.dropLast().contains {
            Self.did == words[$0].token.surface && roles[$0 + 1].has(.not)
        } ? start : nil
    }

    /// "the banana had gone off so I didn't eat it", but "a salad and a roll but I didn't eat it": of several things that
    /// stand there one was left.
    private var untouched: Int? {
        for phrase in Self.untouchedEnds {
            let start = words.count - phrase.count
            guard start > 1, Self.turning.contains(words[start - 1].token.surface),
                zip(phrase, words[start...]).allSatisfy({ $0 == $1.token.surface }),
                words[1..<start].allSatisfy({ $0.token.gap.isDisjoint(with: .hard) }),
                !has(1..<start - 1, .joining)
            else { continue }
            return start
        }
        return nil
    }

    private static let untouchedEnds: [[WordHash]] = ["i", "we"].flatMap { who in
        [
            "didnt eat it", "didnt drink it", "didnt eat them", "didnt eat any", "didnt have any",
            "didnt touch it",
        ].flatMap {
            [$0, "\(who) \($0)"]
        }
    }.map { $0.split(separator: " ").map { WordHash(String($0)) } }

    private static var did: WordHash { "did" }
    private static let cancellations: [[WordHash]] = """
        they cancelled|they cancelled on me|they cancelled it|they cancelled the order|it got cancelled|it was cancelled|\
        it never came|it never arrived|it never turned up|it didnt come|it didnt arrive
        """.split(separator: "|").map { $0.split(separator: " ").map { WordHash(String($0)) } }
    private static let thanks = [WordHash("thanks").negated, WordHash("thank").negated]
    private static let hardRefusals =
        thanks + [WordHash("way").negated, WordHash("chance").negated]
    private static let retractions: [[WordHash]] = """
        i didnt|i did not|i had none|had none|i ate none|ate none|i tasted none|tasted none|\
        had none of it|had none of them|ate none of it|ate none of them|tasted none of it|\
        havent had one|havent had any|didnt have one|didnt have any|\
        none for me|none for me thanks|not for me thanks|said no|turned it down|turned them down|they cancelled|\
        i passed|i declined|not for me|i refused|i couldnt|never touched it|didnt touch it|\
        i went without|went without|i resisted|i said no|hard pass|spat it out|i got none|i got zero|i had nothing
        """.split(separator: "|").map { $0.split(separator: " ").map { WordHash(String($0)) } }

    func isNote(_ clause: Range<Int>) -> Bool {
        isHeadedByThing(clause) || isTrend(clause) || isPutOn(clause) || isBooking(clause)
            || isShown(clause) || isForOccasion(clause)
    }

    /// "spreadsheet for the bread order", "poster about the burger": what is spoken of is the thing.
    private func isHeadedByThing(_ clause: Range<Int>) -> Bool {
        guard
            let first = clause.first(where: { !roles[$0].has([.determiner, .owner]) }),
            first + 2 < clause.upperBound, roles[first].has(.thing),
            !roles[first].has([.event, .room]), !words[first].isName,
            words[first].kinds.isDisjoint(with: [.container, .unit, .size, .meal]),
            words[first + 1].token.gap.isEmpty
        else { return false }
        return Self.belonging.contains(words[first + 1].token.surface)
            && !has(clause, [.ate, .got, .speaker, .meal])
    }

    /// "apple stock up 3 percent", "cocoa stock down 20 points": what is bought and sold in tables.
    private func isTrend(_ clause: Range<Int>) -> Bool {
        guard !has(clause, .ate) else { return false }
        return clause.dropFirst().contains { position in
            position + 1 < clause.upperBound
                && Self.trends.contains(words[position].token.surface)
                && words[position + 1].token.isNumber
                && (words[position + 1].token.traits.contains(.percent)
                    || position + 2 < clause.upperBound
                        && Self.points.contains(words[position + 2].token.surface))
                && !(position + 1..<clause.upperBound).contains(where: isFoodWord)
        }
    }

    /// "put vinegar on the limescale": on nothing that is eaten.
    private func isPutOn(_ clause: Range<Int>) -> Bool {
        guard let verb = clause.first(where: { !roles[$0].has([.speaker, .adverb]) }),
            Self.putting.contains(words[verb].token.surface), !has(clause, .ate),
            !clause.contains(where: { words[$0].has(.unit) }),
            let last = clause.last, last > verb + 3, roles[last - 1].has([.determiner, .owner]),
            roles[last - 2].has(.placing)
        else { return false }
        return isUnknown(last) || roles[last].has([.thing, .body])
    }

    /// "table for 4 at the pizza place"
    private func isBooking(_ clause: Range<Int>) -> Bool {
        guard !has(clause, .ate) else { return false }
        return clause.dropLast(3).contains { position in
            Self.table == words[position].token.surface && roles[position + 1].has(.for)
                && words[position + 2].has(.number)
                && Self.at == words[position + 3].token.surface
        }
    }

    /// "has beans on bbc2", "chicken run on netflix": what is watched there, unless more is said than its name.
    private func isShown(_ clause: Range<Int>) -> Bool {
        guard clause.count > 2, clause.count < 6, let last = clause.last,
            !has(clause, [.ate, .got, .meal]), !hasAmount(clause),
            Self.channels.contains(words[last].token.surface)
        else { return false }
        return Self.on == words[last - 1].token.surface
            && !clause.contains { Self.beside.contains(words[$0].token.surface) }
    }

    /// "cupcakes x 24 for school": so many, and for where others eat.
    private func isForOccasion(_ clause: Range<Int>) -> Bool {
        guard let last = clause.last, last > clause.lowerBound + 1,
            !has(clause, [.ate, .speaker, .meal]),
            Self.occasions.contains(words[last].token.surface), roles[last - 1].has(.for)
        else { return false }
        return clause.contains { words[$0].has(.number) && words[$0].value >= Self.batch }
    }

    /// "took 2 paracetamol with water"
    func isPill(_ clause: Range<Int>) -> Bool {
        cues.contains(.pill) && !clause.contains { words[$0].has(.container) }
            && clause.contains { Self.pills.contains(words[$0].token.surface) }
            && !clause.contains {
                isFoodWord($0) && words[$0].token.surface != Self.water && !words[$0].isGuess
            }
    }

    private static var table: WordHash { "table" }
    /// As many as nobody has alone.
    private static let batch = 6.0
    private static var on: WordHash { "on" }
    private static var water: WordHash { "water" }
    private static let pills = WordSet(pillWords)
}
