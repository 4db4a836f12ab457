internal import FoodCatalog

// What is taken for a food and is likely none.
extension ReadingWork {
    func isLikely(_ match: MatchedSpan, isAlone: Bool) -> Bool {
        !isFarFetched(match) && !isOrdinary(match) && (isAlone || !isPlace(match))
    }

    /// "boy" is no po' boy: where nothing else speaks of eating, half of a name is none.
    ///
    /// In another language a food is called by its whole name: "dos huevos revueltos" are no huevos a la mexicana.
    private func isFarFetched(_ match: MatchedSpan) -> Bool {
        let isForeign = isForeign
        guard
            isForeign
                || sentence.words.count <= 4 && sentence.quantities.isEmpty
                    && !sentence.words.contains(where: { $0.has(.eating) || $0.has(.meal) })
                    && !sentence.words[match.span.start..<match.span.end].contains(where: {
                        $0.isName || $0.isGuess
                    })
        else { return false }
        if isForeign, !isAllSaid(in: match.span) { return true }
        let index = catalog.index
        let name = index.words(of: index.names[Int(match.candidates[0].name)])
        // "dos huevos fritos" are no fritos.
        if isForeign,
            sentence.words[match.span.start..<match.span.end].contains(where: { word in
                word.isSaid && word.kinds.isEmpty && !Lexicon.isForeign(word.token.surface)
                    && !name.contains { $0.word == word.word }
            })
        {
            return true
        }
        var (said, claimed): (Float, Float) = (0, 0)
        for word in name where word.claim > 0 {
            let isSaid = sentence.words[match.span.start..<match.span.end].contains {
                $0.word == word.word
            }
            if isSaid { said += word.claim } else { claimed += word.claim }
        }
        return isForeign ? claimed > 0 : claimed >= said
    }

    /// Whether a line is of another language, as its article or number is; unless a food is called by all of it.
    private var isForeign: Bool {
        guard let first = sentence.words.first(where: \.isSaid) else { return false }
        return Lexicon.isForeign(first.token.surface)
            && !MealSense.isCalled(sentence.words[...], in: catalog.index)
    }

    /// Whether all that is said stands in a food's words, but for articles and numbers of another language.
    private func isAllSaid(in span: Span) -> Bool {
        sentence.words.indices.allSatisfy { position in
            let word = sentence.words[position]
            return span.contains(position) || !word.isSaid || word.isTaken
                || !word.kinds.isEmpty || Lexicon.isForeign(word.token.surface)
        }
    }

    /// "set the path to a known value, using trustworthy data", "Joan Venisen phoned": where nobody eats, nothing is measured out and
    /// no food comes first or behind an article, three words that no food has (five beside a number) and more
    /// than there are foods speak of something else; where the foods may be slips, one more than these does.
    func isOutweighed(_ matches: [MatchedSpan]) -> Bool {
        guard !matches.isEmpty, sentence.figures.isEmpty,
            !sentence.words.contains(where: { $0.has(.eating) || $0.has(.meal) }),
            !sentence.quantities.contains(where: { quantity in
                quantity.measure != nil || quantity.container >= 0
                    || quantity.isCounted
                        && matches.contains {
                            quantity.isTrailing || $0.span.start == quantity.end
                        }
            })
        else { return false }
        let foods = matches.flatMap { sentence.words[$0.span.start..<$0.span.end] }
            .filter { $0.isStrong && !$0.isTaken && $0.word >= 0 }
        let slips = foods.count(where: \.isGuess)
        let strange =
            sentence.words.count { word in
                (word.word < 0 || word.isGuess) && word.kinds.isEmpty && !word.isTaken
                    && !word.token.isNumber && word.token.length > 2
                    && word.token.traits.isDisjoint(with: .negated)
            } - slips
        guard slips == foods.count else {
            // "an apple on the Jubilee line between Stanmore and Wembley"
            if matches.contains(where: { isFirst($0.span) }) { return false }
            let isCounted = sentence.quantities.contains { $0.isCounted }
            return strange > max(isCounted ? 4 : 2, matches.count)
        }
        return strange > max(1, slips)
    }

    /// Whether a food is what a line begins with, or stands behind "a".
    private func isFirst(_ span: Span) -> Bool {
        span.start == 0 || sentence.words[span.start - 1].has(.article)
    }

    /// "ordered dominos and ate three slices": where it came from, beside what it was.
    private func isPlace(_ match: MatchedSpan) -> Bool {
        let said = sentence.words[match.span.start..<match.span.end]
        guard match.span.start == 0 || sentence.words[match.span.start - 1].quantity < 0 else {
            return false
        }
        let next = match.span.end
        guard match.span.start > 0,
            Self.placing.contains(sentence.words[match.span.start - 1].token.surface),
            next == sentence.words.count || !sentence.words[next].token.gap.isDisjoint(with: .hard)
                || sentence.words[next].token.word == .and || sentence.words[next].has(.eating)
        else { return false }
        return said.allSatisfy { TurnPass.isChain($0.token.surface) }
    }

    /// "the corner place" is no Fruit Corner: everyday words are no evidence for a part of a name.
    private func isOrdinary(_ match: MatchedSpan) -> Bool {
        let said = sentence.words[match.span.start..<match.span.end]
        // "34 g of corner" is food, whatever it is called.
        if match.span.start > 0, case let quantity = sentence.words[match.span.start - 1].quantity,
            quantity >= 0, sentence.quantities[Int(quantity)].measure != nil
        {
            return false
        }
        let isOfHours = said.contains { $0.token.word == .hour }
        guard
            said.allSatisfy({
                !$0.isStrong || $0.isTaken || $0.word < 0
                    || !$0.isName && Lexicon.isOrdinary($0.token.word)
                    // "five hours", but "6 inch italian"
                    || $0.value > 0 && !$0.token.traits.contains(.percent) && isOfHours
            })
        else { return false }
        let index = catalog.index
        return index.words(of: index.names[Int(match.candidates[0].name)]).contains { word in
            word.claim > 0 && !said.contains { $0.word == word.word }
        }
    }
}
