internal import FoodCatalog

// Numbers that are no amounts: those of a list, and those of names.
extension SentenceWords {
    /// "1. eggs 2. toast", "1) eggs 2) toast": the numbers of a list are no amounts.
    mutating func markList() {
        guard let first = words.first, first.token.isNumber, first.token.value == 1 else { return }
        let numbers = words.indices.dropLast().filter {
            words[$0].token.isNumber
                && !words[$0 + 1].token.gap.isDisjoint(with: [.sentence, .closing])
        }
        guard numbers.first == 0,
            numbers.enumerated().allSatisfy({ words[$1].token.value == Double($0 + 1) })
        else { return }
        for number in numbers {
            words[number].isTaken = true
            words[number].kinds = []
            words[number].cost = 0
            if number > 0 { words[number + 1].token.gap.insert(.comma) }
        }
    }

    /// "7 up", "5 hour energy": a number that is part of a name is no amount.
    mutating func markNames(index: FoodIndex, weights: ReaderWeights) {
        guard words.count > 1 else { return }
        for position in 1..<words.count
        where words[position].token.word == .zero && words[position - 1].isStrong
            && words[position - 1].word >= 0 && words[position].token.gap.isEmpty
        {
            // "coke zero": without sugar, not without coke.
            words[position].kinds = [.modifier, .key]
            if !index.holds(words[position - 1].word, before: words[position].word) {
                words[position].word = index.number(of: WordHash.diet)
            }
            words[position].settle(index: index, weights: weights)
        }
        // "zero alcohol beer"
        for position in words.indices.dropLast()
        where words[position].token.word == .zero && words[position].has(.number)
            && Self.lacking.contains(words[position + 1].token.surface)
        {
            words[position].kinds = [.modifier, .key]
            words[position].settle(index: index, weights: weights)
        }
        for position in 1..<words.count
        where words[position - 1].token.isNumber != words[position].token.isNumber {
            let pair = words[position - 1].token.word.followed(by: words[position].token.word)
            guard index.numberPairs.contains(pair),
                words[position].kinds.isDisjoint(with: [.size, .container, .unit]),
                words[position].token.gap.isSubset(of: .tight),
                // "3 in 1 coffee", but "fried in 1 tbsp of oil"
                words[position - 1].token.surface != .in
                    || position > 1 && words[position - 2].token.isNumber
            else { continue }
            let number = words[position].token.isNumber ? position : position - 1
            words[number].kinds.remove(.number)
            words[number].isStrong = true
            words[number].match = 1
        }
        for position in words.indices.dropFirst()
        where words[position - 1].has(.number) && isNamed(position, index: index) {
            words[position - 1].kinds.remove(.number)
            words[position - 1].settle(index: index, weights: weights)
        }
    }

    /// "three musketeers", "two good yogurt", unlike "three bean salad" and "two good eggs".
    private func isNamed(_ position: Int, index: FoodIndex) -> Bool {
        let (number, word) = (words[position - 1], words[position])
        let isManyBehind =
            position + 1 < words.count && words[position + 1].token.traits.contains(.plural)
        return !number.token.isNumber && number.value > 1 && number.value <= 10
            && word.token.gap.isEmpty && !word.isName && !isManyBehind
            && word.kinds.isDisjoint(with: [.number, .unit, .container, .size, .of])
            && index.holds(number.word, before: word.word)
    }
}
