internal import FoodCatalog
internal import Nutrition

/// Leaves out what a food is made of: "clam chowder made with low-fat milk" is no glass of milk,
/// "pretzels made from cornstarch and potato flour" are no flour.
///
/// What has an amount of its own stays: "porridge made with 200 ml of milk".
struct IngredientPass {
    let sentence: SentenceWords
    let catalog: FoodCatalog

    /// The spans without those that only tell what the one before them is made of.
    func whole(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.count > 1 else { return matches }
        var kept = [matches[0]]
        var isInside = false
        var end = matches[0].span.end
        for next in matches.dropFirst() {
            let between = end..<max(end, next.span.start)
            end = next.span.end
            if isMaking(between) || isInside && isJoined(between)
                || isBread(next, between, of: kept[kept.count - 1])
                || isTarget(next, between, of: kept[kept.count - 1])
            {
                isInside = true
                continue
            }
            isInside = false
            kept.append(next)
        }
        return kept
    }

    /// Whether the words between two foods say that the second is in the first.
    private func isMaking(_ between: Range<Int>) -> Bool {
        guard isLoose(between) else { return false }
        var isMade = false
        for position in between {
            let word = sentence.words[position].token.surface
            if Self.making[word] == true { isMade = true }
            if Self.holding[word] == true { return true }
            if isMade, Self.joints[word] == true { return true }
        }
        return false
    }

    /// "a roast beef sandwich served on a wheat bun": the bread that a sandwich has already.
    private func isBread(
        _ next: MatchedSpan, _ between: Range<Int>, of last: MatchedSpan
    ) -> Bool {
        guard isLoose(between), hasNoun(next, Self.breads),
            between.contains(where: { Self.on[sentence.words[$0].token.surface] == true })
        else { return false }
        return TextScanner.words(of: catalog.foods[Int(last.candidates[0].food)].name).contains {
            Self.sandwiches[$0.word] == true
        }
    }

    /// "adding three tablespoons of honey to my oatmeal": the oatmeal is no more than where it goes.
    private func isTarget(
        _ next: MatchedSpan, _ between: Range<Int>, of last: MatchedSpan
    ) -> Bool {
        guard isLoose(between), between.count >= 2, between.upperBound >= 2,
            sentence.words[..<last.span.start].contains(where: {
                Self.adding[$0.token.surface] == true
            })
        else { return false }
        let words = between.map { sentence.words[$0].token.surface }
        return zip(words, words.dropFirst()).contains {
            Self.into[$0] == true && Self.owners[$1] == true
        }
    }

    private func hasNoun(_ match: MatchedSpan, _ nouns: WordMap<Bool>) -> Bool {
        let noun = sentence.words[match.span.start..<match.span.end].last {
            $0.isStrong && !$0.isTaken
        }
        return noun.map { nouns[$0.token.word] == true } ?? false
    }

    /// Whether nothing but "and", "or" or a comma stands between two ingredients.
    private func isJoined(_ between: Range<Int>) -> Bool {
        isLoose(between)
            && between.allSatisfy { position in
                let word = sentence.words[position]
                return Self.links[word.token.surface] == true
            }
    }

    /// Whether neither an amount nor the end of a sentence stands there.
    private func isLoose(_ between: Range<Int>) -> Bool {
        for position in between.lowerBound...between.upperBound
        where position < sentence.words.count {
            let word = sentence.words[position]
            if word.token.gap.contains(.sentence) { return false }
            guard position < between.upperBound else { break }
            if word.quantity >= 0 {
                let quantity = sentence.quantities[Int(word.quantity)]
                if quantity.isExact || quantity.container >= 0 { return false }
            }
            if word.has(.eating) || word.has(.breaker) && Self.links[word.token.surface] != true {
                return false
            }
        }
        return true
    }

    private static func words(_ text: String) -> WordMap<Bool> {
        var words = WordMap<Bool>()
        for word in text.split(separator: " ") { words[WordHash(String(word))] = true }
        return words
    }

    private static let making = words(
        """
        made prepared crafted produced derived extracted created enriched fortified enhanced \
        flavored flavoured seasoned sweetened designed referred known free trimmed
        """)
    private static let joints = words("with from using of to as for in by")
    private static let holding = words("containing contains consisting comprising")
    private static let links = words("and or also")
    private static let on = words("on in inside between within")
    private static let breads = words("bun bread roll toast")
    private static let sandwiches = words("sandwich hamburger cheeseburger submarine club panini")
    private static let adding = words(
        "add adding added incorporate incorporating sprinkle sprinkling applying included including"
    )
    private static let into = words("to into in on onto")
    private static let owners = words("my the our")
}
