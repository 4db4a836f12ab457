internal import FoodCatalog

// Two foods that were taken for one which is called after some of the words, or after more than was said.
extension CoordinationPass {
    enum Joint {
        /// "on", "over": what is on what.
        case bearing
        /// "then", "followed by": one after the other.
        case following
        /// "with", "accompanied by".
        case with
        /// "and", or a comma.
        case listing
    }

    /// "eggs on rye bread", "strawberries over yogurt", "bacon then a muffin", "broccoli, prawns": where a word or a
    /// comma joins two foods of which the name holds only one, or more than was said, or which were eaten one
    /// after the other.
    func parting(in match: MatchedSpan) -> Int? {
        let span = match.span
        guard span.end - span.start > 1 else { return nil }
        let name = index.names[Int(match.candidates[0].name)]
        let claimed = index.words(of: name)
        if let comma = leftOut(of: span, claimed) { return comma }
        if let on = beforeBun(in: span, claimed) { return on }
        if let joint = anotherWhole(in: span, claimed) { return joint }
        if isOfSalad(span), !isWhole(span, claimed) { return span.start + 1 }
        return (span.start + 1..<span.end).first { position in
            guard let joint = joint(at: position, in: span) else { return false }
            let (before, behind) = sides(of: span, at: position)
            guard words[before].contains(where: isFood), words[behind].contains(where: isFood)
            else { return false }
            switch joint {
            case .bearing, .following:
                if isLeftOut(before, claimed) || isLeftOut(behind, claimed) { return true }
            case .with, .listing: break
            }
            guard isPlainList(span) || joint == .following && length <= Self.shortLine,
                isOne(before), isOne(behind)
            else { return false }
            switch joint {
            case .following: return true
            case .listing: return !isWhole(span, claimed) || isCookedElse(before, behind, claimed)
            case .with: return !isWhole(span, claimed) && !isDish(before: position)
            case .bearing:
                return !isDish(before: position)
                    && (!isWhole(span, claimed) || isCalledElse(before, than: claimed)
                        || isCalledElse(behind, than: claimed)
                        // "strawberries on yogurt" do not make strawberry yogurt.
                        || !name.isComposed && words[position].token.surface != .in
                            && words[position - 1].token.traits.contains(.plural))
            }
        }
    }

    /// "veggie burger on a whole wheat bun": of the burger, where the name is that of the bun.
    private func beforeBun(in span: Span, _ claimed: ArraySlice<FoodIndex.NameWord>) -> Int? {
        let on = WordHash.on
        return (span.start + 1..<span.end).first { position in
            guard words[position].token.surface == on, isDish(before: position) else {
                return false
            }
            let behind = words[position + 1..<span.end]
            return behind.contains { Self.burgerBuns.contains($0.token.word) }
                && claimed.contains { claim in
                    claim.isHead && behind.contains { $0.word == claim.word }
                }
        }
    }

    /// "oatmeal with a banana and brown sugar": a thing of its own that the name says nothing of.
    private func anotherWhole(
        in span: Span, _ claimed: ArraySlice<FoodIndex.NameWord>
    ) -> Int? {
        (span.start + 1..<span.end).first { position in
            guard position + 2 < span.end || position + 2 == span.end, position + 1 < span.end,
                joint(at: position, in: span) != nil, words[position + 1].has(.article)
            else { return false }
            let end =
                (position + 2..<span.end).first { joint(at: $0, in: span) != nil } ?? span.end
            return isLeftOut(position + 1..<end, claimed)
        }
    }

    /// "burger, lettuce tomato": two leaves of it without a comma, and no sandwich that has more in it.
    private func isOfSalad(_ span: Span) -> Bool {
        span.end - span.start == 2 && words[span.start + 1].token.gap.isEmpty
            && (span.start > 0 || words.count > span.end)
            && words[span.start..<span.end].allSatisfy {
                Self.salads.contains($0.token.word) && isFood($0)
            }
    }

    /// "pie, mash, peas, gravy": the comma beside what the name says nothing of, in a list of three and more.
    private func leftOut(of span: Span, _ claimed: ArraySlice<FoodIndex.NameWord>) -> Int? {
        let commas = (span.start + 1..<span.end).filter { words[$0].token.gap.contains(.comma) }
        guard commas.count > 1 else { return nil }
        let edges = [span.start] + commas + [span.end]
        let pieces = zip(edges, edges.dropFirst()).map { $0..<$1 }
        guard pieces.allSatisfy(isOne), let piece = pieces.first(where: { isLeftOut($0, claimed) })
        else { return nil }
        return piece.lowerBound == span.start ? piece.upperBound : piece.lowerBound
    }

    /// "2 sausages, roast chicken", "scrambled eggs, mashed potatoes", unlike "roast chicken and stuffing sandwich": one of
    /// them was cooked as the name does not say.
    private func isCookedElse(
        _ before: Range<Int>, _ behind: Range<Int>, _ claimed: ArraySlice<FoodIndex.NameWord>
    ) -> Bool {
        guard !Lexicon.isDish(words[behind.upperBound - 1].token.word) else { return false }
        return [before, behind].contains { side in
            let name = side.drop { !words[$0].isContent && !isCooked($0) }
            guard let first = name.first, name.count > 1, isCooked(first) else { return false }
            return !claimed.contains { $0.word == words[first].word }
        }
    }

    private func isCooked(_ position: Int) -> Bool {
        Lexicon.isPreparation(words[position].token.surface)
    }

    /// Whether foods are told of there and the name holds none of their words.
    func isLeftOut(_ side: Range<Int>, _ claimed: ArraySlice<FoodIndex.NameWord>) -> Bool {
        words[side].contains(where: isFood)
            && !words[side].contains { word in
                word.word >= 0 && !Lexicon.isPreparation(word.token.surface)
                    && claimed.contains { $0.word == word.word }
            }
    }

    /// What stands before a joint and what behind it; a comma has no word of its own.
    func sides(of span: Span, at position: Int) -> (before: Range<Int>, behind: Range<Int>) {
        let isWord = words[position].token.gap.isDisjoint(with: .listing)
        return (span.start..<position, position + (isWord ? 1 : 0)..<span.end)
    }

    /// "turkey sandwich on wheat": the one thing tells more of the other.
    func isDish(before position: Int) -> Bool {
        Lexicon.isDish(words[position - 1].token.word)
    }

    /// Whether a food is called so, but for "by a" and alike in front.
    func isOne(_ side: Range<Int>) -> Bool {
        let name = side.drop { !words[$0].isContent }
        if name.count == 1 { return name.allSatisfy { isFood(words[$0]) } }
        return index.isCalled(
            words[name].lazy.filter { !FoodIndex.isGlue($0.token.word) }.map(\.word))
    }

    func joint(at position: Int, in span: Span) -> Joint? {
        let word = words[position]
        if !word.token.gap.isDisjoint(with: .listing) { return .listing }
        guard position + 1 < span.end else { return nil }
        if word.token.word == .with { return .with }
        if word.token.word == .and { return .listing }
        if word.has(.breaker) {
            return Self.accompanying.contains(word.token.surface) ? .with : .following
        }
        if Self.bearers.contains(word.token.surface) { return .bearing }
        // "tuna in oil", "coated in icing"
        let isIn =
            word.token.surface == .in && isPlainList(span)
            && !words[position - 1].has(.connector)
            && !words[position + 1..<span.end].contains { Self.holders.contains($0.token.word) }
        return isIn ? .bearing : nil
    }
}
