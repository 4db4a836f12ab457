internal import FoodCatalog

/// Leaves out what a food is made of: "clam chowder made with low-fat milk" is no glass of milk,
/// "pretzels made from cornstarch and potato flour" are no flour.
///
/// What has an amount of its own stays: "porridge made with 200 ml of milk".
struct IngredientPass {
    let sentence: SentenceWords

    /// The spans without those that only tell what the one before them is made of.
    func whole(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.count > 1 else { return matches }
        var kept = [matches[0]]
        var isInside = false
        var end = matches[0].span.end
        for next in matches.dropFirst() {
            let between = end..<max(end, next.span.start)
            end = next.span.end
            if isMaking(between) || isInside && isJoined(between) {
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
}
