internal import FoodCatalog

/// What others do, and what befalls them and things.
extension MealSense {
    /// "jen in accounting had a burger", "dave at the gym eats six eggs": somebody with a place or a name.
    func isOtherEater(_ clause: Range<Int>) -> Bool {
        let first = clause.first { !roles[$0].has([.owner, .determiner]) } ?? clause.lowerBound
        // "the interns demolished the donuts"
        if first > clause.lowerBound, isUnknown(first), first + 1 < clause.upperBound,
            roles[first + 1].has(.ate), words[first + 1].token.gap.isEmpty
        {
            return true
        }
        guard first + 1 < clause.upperBound, isSomebody(first) || isNamed(first, in: clause)
        else { return false }
        guard
            let verb = clause.suffix(from: first + 1).prefix(6).first(where: {
                roles[$0].has([.ate, .got]) || Self.othersEating.contains(words[$0].token.surface)
            })
        else { return false }
        // "Toffee cooked with nuts"
        guard
            roles[first].has([.named, .other]) || Self.past.contains(words[verb].token.surface)
                || Self.othersEating.contains(words[verb].token.surface)
        else { return false }
        let between = first + 1..<verb
        guard words[verb].token.gap.isEmpty || between.isEmpty else { return false }
        return between.allSatisfy { position in
            words[position].token.gap.isEmpty && !isFoodWord(position)
                && !words[position].has(.meal) && !roles[position].has(.speaker)
                && !Self.mine.contains(words[position].token.surface)
                && !words[position].token.isNumber
        }
            && (between.isEmpty || has(between, [.placing, .adverb, .auxiliary, .joining]))
    }

    /// Somebody else by name, by what they are, or by a word that nobody knows.
    private func isSomebody(_ position: Int) -> Bool {
        roles[position].has(.named) && !words[position].isName
            || roles[position].has(.other) && !Self.places.contains(words[position].token.surface)
            || isStrange(position) && words[position].token.traits.contains(.capital)
    }

    /// "my wife's", as it is written without its apostrophe.
    static func isPossessive(_ word: SentenceWord) -> Bool {
        possessives.contains(word.token.surface) && !word.isName
    }

    /// "olive green jacket", "salmon pink curtains": the colour of a thing.
    func colours() -> [Range<Int>] {
        words.indices.dropFirst().compactMap { position in
            guard Self.coloured.contains(words[position].token.surface),
                words[position].token.gap.isSubset(of: .hyphen),
                words[position - 1].isName, position + 1 < words.count,
                words[position + 1].token.gap.isEmpty
            else { return nil }
            var end = position + 1
            while end < words.count, words[end].token.gap.isEmpty,
                roles[end].has(.thing) || isUnknown(end)
                    || Self.clothes.contains(words[end].token.surface)
            {
                end += 1
            }
            return end > position + 1 ? position - 1..<end : nil
        }
    }

    private static let possessives = WordSet(
        SenseWords.names.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A })
            .map { "\(Substring($0))s" }.joined(separator: " ")
            + " " + possessiveWords)
}
