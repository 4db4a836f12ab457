internal import FoodCatalog

// Foods said one behind the other without a joint, as a recogniser writes them: "eggs toast coffee".
extension SentenceWords {
    /// Parts "almonds tuna" and "2 eggs toast banana" as commas would: where a whole name ends and another begins, that no
    /// food has side by side.
    mutating func partSideBySide(index: FoodIndex) {
        var start = 0
        while start < words.count {
            var end = start + 1
            while end < words.count, words[end].token.gap.isDisjoint(with: .hard) { end += 1 }
            let clause = (words[start..<end].firstIndex { !$0.isFraming } ?? end)..<end
            if clause.count > 1, isBare(clause) { part(clause, index) }
            start = end
        }
    }

    private mutating func part(_ clause: Range<Int>, _ index: FoodIndex) {
        for position in clause.dropFirst()
        where words[position].token.gap.isEmpty && isNoun(words[position - 1])
            && words[position].isContent && barriers[position] < Self.parted
            && endsName(at: position, index) && beginsName(at: position, index)
            && !isMoved(position - 1) && !isMoved(position)
            && standsAlone(position - 1, in: clause) && !isInside(position, of: clause)
            && !isTogether(position, in: clause, index)
        {
            barriers[position] += Self.parted
            cuts[position] = 0
        }
    }

    private func isNoun(_ word: SentenceWord) -> Bool {
        word.isName && word.isStrong && !word.isTaken && !word.isGuess && word.word >= 0
            && word.kinds.isEmpty
    }

    /// Whether a turn put the word where it stands.
    private func isMoved(_ position: Int) -> Bool {
        words[position].token.start >= words[position].token.end
    }

    /// "breakfast burrito egg sausage cheese": what is in a dish, told behind it.
    private func isInside(_ position: Int, of clause: Range<Int>) -> Bool {
        Self.fillings.contains(words[position].token.word)
            && words[clause.lowerBound..<position].contains {
                Self.filledOfSideBySide.contains($0.token.word)
            }
    }

    private func endsName(at end: Int, _ index: FoodIndex) -> Bool {
        (max(0, end - Self.longestName)..<end).contains { isCalled($0..<end, index) }
    }

    private func beginsName(at start: Int, _ index: FoodIndex) -> Bool {
        (start + 1..<min(words.count, start + Self.longestName) + 1).contains { end in
            words[start..<end].contains(where: isNoun) && isCalled(start..<end, index)
        }
    }

    private func isCalled(_ range: Range<Int>, _ index: FoodIndex) -> Bool {
        if range.count == 1 { return isNoun(words[range.lowerBound]) }
        return words[range].allSatisfy { !$0.isTaken && !$0.isGuess }
            && words[range].dropFirst().allSatisfy { $0.token.gap.isEmpty }
            && index.isCalled(words[range].lazy.map(\.word))
    }

    /// Whether nothing but foods and their counts stands there: a sentence has articles and measures.
    private func isBare(_ clause: Range<Int>) -> Bool {
        clause.count <= Self.longestList
            && words[clause].allSatisfy { word in
                isNoun(word) || word.has([.number, .size, .modifier, .descriptor])
                    || word.token.isNumber || word.token.word == .and
                    || Lexicon.isPreparation(word.token.surface)
            }
    }

    /// Whether a noun is no attribute of the next: "almonds tuna", "toast banana", unlike "almond granola". In a list of
    /// three and more no noun is one but of a dish: "banana coffee porridge".
    private func standsAlone(_ first: Int, in clause: Range<Int>) -> Bool {
        let word = words[first].token
        let next = words[first + 1].token.word
        if word.traits.contains(.plural) || Self.wholes.contains(word.word) {
            return !Lexicon.isDish(next) && !Self.heads.contains(next)
        }
        // "2 egg ham and cheese omelette"
        return words[clause].count(where: isNoun) > 2
            && !words[first + 1..<clause.upperBound].contains {
                Lexicon.isDish($0.token.word) || Self.heads.contains($0.token.word)
            }
    }

    /// Whether a food is called so by both words, and by no others than were said.
    private func isTogether(_ position: Int, in clause: Range<Int>, _ index: FoodIndex) -> Bool {
        let (first, second) = (words[position - 1].word, words[position].word)
        guard second >= 0 else { return false }
        if isWithinName(position, index) { return true }
        // "2 tamales pork", unlike "sandwich crisps apple"
        if index.isCalled([second, first]),
            !words[clause.lowerBound..<position - 1].contains(where: isNoun)
        {
            return true
        }
        return index.postings(of: second).contains { place in
            let own = index.words(of: index.names[Int(index.postings[place].name)])
                .prefix(while: \.isOwn)
            return zip(own, own.dropFirst()).contains { $0.word == first && $1.word == second }
                && own.allSatisfy { word in words[clause].contains { $0.word == word.word } }
        }
    }

    /// "baby oatmeal cereal", "egg white and red pepper egg bites": whether a food is called by words on both sides.
    private func isWithinName(_ position: Int, _ index: FoodIndex) -> Bool {
        (max(0, position - Self.farthest)..<position).contains { start in
            (position + 1..<min(words.count, position + Self.farthest) + 1).contains { end in
                end - start > 2
                    && index.isCalled(
                        words[start..<end].lazy.filter { !FoodIndex.isGlue($0.token.word) }
                            .map(\.word))
            }
        }
    }

    /// In words on either side.
    private static let farthest = 6
    private static let parted: Float = 100
    /// In words.
    private static let (longestName, longestList) = (3, 14)
}
