extension IndexBuilder {
    /// - Parameter count: how many foods were read.
    mutating func finish(foods count: Int, background: FoodIndex?) -> FoodIndex {
        joinPairs()
        var words = WordMap<Int32>(minimumCapacity: seen.count)
        var frequencies: [Int32] = []
        var lastFood: [Int32] = []
        var pieceWords = [Int32](repeating: 0, count: pieces.count)
        // Those that do not count last, so that they move no other word.
        for draft in drafts.filter(\.isCounted) + drafts.filter({ !$0.isCounted }) {
            for index in draft.first..<draft.end {
                let piece = pieces[index]
                guard piece.word.bits != 0 else {
                    pieceWords[index] = -1
                    continue
                }
                let number: Int32
                if let known = words[piece.word] {
                    number = known
                } else {
                    number = Int32(frequencies.count)
                    words[piece.word] = number
                    frequencies.append(0)
                    lastFood.append(-1)
                }
                pieceWords[index] = number
                if !piece.isOptional, draft.isCounted, lastFood[Int(number)] != draft.food {
                    lastFood[Int(number)] = draft.food
                    frequencies[Int(number)] += 1
                }
            }
        }
        for (word, letters) in spellings {
            if let number = words[word] { spelling.add(letters, number: number) }
        }
        var rarity = Self.rarity(frequencies, foods: count - uncounted)
        if let background {
            var isKnown = [Bool](repeating: false, count: rarity.count)
            for piece in pieces where piece.word.bits != 0 {
                guard let number = words[piece.word].map(Int.init), !isKnown[number] else {
                    continue
                }
                isKnown[number] = true
                let known = background.number(of: piece.word)
                rarity[number] = known >= 0 ? background.rarity[Int(known)] : Self.rarest
            }
        }
        return compile(words: words, rarity: rarity, pieceWords: pieceWords)
    }

    /// Adds what was read to the index that the builder was made with, which has `count` foods.
    mutating func finish(behind count: Int) -> FoodIndex {
        joinPairs()
        let words = finished?.words ?? WordMap()
        var added = finished?.addedWords ?? WordMap()
        var rarity = finished?.rarity ?? []
        var pieceWords: [Int32] = []
        for piece in pieces {
            guard piece.word.bits != 0 else {
                pieceWords.append(-1)
                continue
            }
            if let known = words[piece.word] ?? added[piece.word] {
                pieceWords.append(known)
            } else {
                let number = Int32(rarity.count)
                added[piece.word] = number
                rarity.append(Self.rarest)
                pieceWords.append(number)
            }
        }
        spelling = finished?.spelling ?? Spelling()
        for (word, letters) in spellings where finished.map({ $0.number(of: word) < 0 }) ?? true {
            if let number = added[word] { spelling.add(letters, number: number) }
        }
        return compile(
            words: words, adding: added, rarity: rarity, pieceWords: pieceWords,
            behind: Int32(count))
    }

    /// Writes "hot dog" as "hotdog" where the vocabulary holds both.
    private mutating func joinPairs() {
        for draft in drafts {
            for index in draft.first..<draft.end where index > draft.first {
                let piece = pieces[index]
                let isKnown =
                    seen[piece.joined] == true
                    || finished.map { $0.number(of: piece.joined) >= 0 } ?? false
                if piece.isNextToLast, isKnown, pieces[index - 1].word.bits != 0 {
                    pieces[index - 1].word = piece.joined
                    pieces[index].word = WordHash(bits: 0)
                }
            }
        }
    }

    /// What a word of one food is worth.
    private static let rarest: Float = 6

    /// How much the frequency counts: a little less than in full, because a catalog of more brands and
    /// dishes makes plain words ("soup", "chicken") more frequent and no less telling.
    private static let frequencyShare = 0.97

    /// Inverse document frequency over foods, scaled so that a word of one food is worth 6 whatever
    /// the size of the catalog.
    private static func rarity(_ frequencies: [Int32], foods: Int) -> [Float] {
        let total = logarithm(Double(foods) + 1)
        return frequencies.map { frequency in
            let common = logarithm(Double(max(1, frequency))) * frequencyShare
            let value = (total - common) / total * Double(rarest)
            return min(max(Float(value), 0.4), rarest)
        }
    }

    private func compile(
        words: WordMap<Int32>, adding added: WordMap<Int32> = WordMap(), rarity: [Float],
        pieceWords: [Int32], behind count: Int32 = 0
    ) -> FoodIndex {
        var names = finished?.names ?? []
        var nameWords = finished?.nameWords ?? []
        names.reserveCapacity(names.count + drafts.count)
        nameWords.reserveCapacity(nameWords.count + pieces.count)
        var group = 0..<0
        for (number, draft) in drafts.enumerated() {
            if number >= group.upperBound {
                var end = number + 1
                while end < drafts.count, drafts[end].food == draft.food, !drafts[end].isForeign {
                    end += 1
                }
                group = number..<end
            }
            let first = nameWords.count
            var claims: Float = 0
            for index in draft.first..<draft.end where pieceWords[index] >= 0 {
                let piece = pieces[index]
                let word = pieceWords[index]
                if nameWords[first...].contains(where: { $0.word == word }) { continue }
                if nameWords.count - first >= 200 { break }
                let claim = piece.isOptional ? 0 : claim(of: piece, rarity: rarity[Int(word)])
                claims += claim
                nameWords.append(
                    FoodIndex.NameWord(
                        word: word, claim: claim, origin: piece.isOptional ? .optional : .own,
                        isHead: piece.isHead))
            }
            // A person may use several names at once ("Doritos tortilla chips"): an alias knows the
            // words of the name, and the name those of all aliases.
            let others = number == group.lowerBound ? group.dropFirst() : group.prefix(1)
            for other in others where group.count > 1 && !draft.isForeign {
                for index in drafts[other].first..<drafts[other].end where pieceWords[index] >= 0 {
                    let word = pieceWords[index]
                    guard nameWords.count - first < 40,
                        !nameWords[first...].contains(where: { $0.word == word })
                    else { continue }
                    nameWords.append(
                        FoodIndex.NameWord(
                            word: word, claim: 0, origin: .sibling, isHead: false))
                }
            }
            var base = -claims + draft.popularity
            if draft.isUnspecific { base += weights.unspecific }
            if !draft.isImported { base += weights.curated }
            if finished != nil { base += weights.added }
            names.append(
                FoodIndex.Name(
                    food: count + draft.food, firstWord: Int32(first), base: base,
                    wordCount: UInt8(nameWords.count - first), isAlias: draft.isAlias,
                    isComposed: draft.isComposed))
        }
        let (starts, postings) = invert(names, nameWords, rarity)
        let (isName, phrases) = wholeNames(names, nameWords, words: rarity.count)
        return FoodIndex(
            weights: weights, words: words, addedWords: added, rarity: rarity,
            postingStarts: starts,
            postings: postings, names: names, nameWords: nameWords,
            numberPairs: numberPairs, spelling: spelling, isName: isName,
            phrases: finished?.phrases ?? phrases,
            addedPhrases: finished == nil ? WordKeys() : phrases, ownNames: ownNames)
    }

    /// Which of so many words alone name a food, and the names of two and more words; behind a finished index those that
    /// came behind, so that it has its own in common with this one.
    private func wholeNames(
        _ names: [FoodIndex.Name], _ nameWords: [FoodIndex.NameWord], words count: Int
    ) -> (isName: [Bool], phrases: WordKeys) {
        var isName = finished?.isName ?? []
        isName += repeatElement(false, count: count - isName.count)
        var phrases = finished?.addedPhrases ?? WordKeys(minimumCapacity: names.count)
        for name in names[(finished?.names.count ?? 0)...] {
            var (own, costly) = (0, 0)
            var phrase = WordHash.seed
            var (last, lastCostly): (FoodIndex.NameWord?, FoodIndex.NameWord?)
            for index in Int(name.firstWord)..<Int(name.firstWord) + Int(name.wordCount) {
                let word = nameWords[index]
                guard word.isOwn else { continue }
                own += 1
                last = word
                phrase = FoodIndex.phrase(phrase, word.word)
                // "rice, cooked, NFS": what is cheap to claim goes without saying.
                if word.claim > 0.8 {
                    costly += 1
                    lastCostly = word
                }
            }
            if own == 1, let last { isName[Int(last.word)] = true }
            if own > 1 { phrases.insert(phrase) }
            if costly == 1, own <= 3, let lastCostly, lastCostly.isHead, !name.isAlias {
                isName[Int(lastCostly.word)] = true
            }
        }
        return (isName, phrases)
    }

    private func claim(of piece: Piece, rarity: Float) -> Float {
        let share = piece.segment == 0 ? weights.claim : weights.laterClaim
        var claim = min(rarity * share * NameWords.claimFactor(piece.word), weights.claimCap)
        if piece.isEither { claim *= weights.either }
        if piece.isAbsence { claim *= weights.absence }
        return claim
    }

    private func invert(
        _ names: [FoodIndex.Name], _ nameWords: [FoodIndex.NameWord], _ rarity: [Float]
    ) -> ([Int32], [FoodIndex.Posting]) {
        var starts = [Int32](repeating: 0, count: rarity.count + 1)
        for word in nameWords { starts[Int(word.word) + 1] += 1 }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        let none = FoodIndex.Posting(
            name: 0, weight: 0, base: 0, isComposed: false, isHead: false)
        var postings = [FoodIndex.Posting](repeating: none, count: nameWords.count)
        for (number, name) in names.enumerated() {
            for index in Int(name.firstWord)..<Int(name.firstWord) + Int(name.wordCount) {
                let word = nameWords[index]
                let gain = rarity[Int(word.word)] * word.gain(by: weights)
                postings[Int(next[Int(word.word)])] = FoodIndex.Posting(
                    name: Int32(number), weight: gain + word.claim, base: name.base,
                    isComposed: name.isComposed, isHead: word.isHead)
                next[Int(word.word)] += 1
            }
        }
        return (starts, postings)
    }
}
