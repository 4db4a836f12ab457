internal import FoodCatalog

extension SentenceWords {
    static func word(
        _ token: Token, index: FoodIndex, weights: ReaderWeights
    ) -> SentenceWord {
        let lexeme = token.traits.contains(.negated) ? nil : Lexicon.lexeme(of: token.word)
        var word = SentenceWord(
            token: token, kinds: lexeme?.kinds ?? [], word: index.number(of: token.word),
            absent: -1, match: 1, cost: 0, isStrong: true, value: lexeme?.value ?? token.value)
        if token.isNumber, !token.traits.contains(.percent) { word.kinds.insert(.number) }
        // "crisp apple", but "a bag of crisps"; "green apple", but "greens".
        if token.traits.contains(.plural),
            word.kinds == .descriptor
                || word.kinds == .modifier && word.word >= 0 && index.isName[Int(word.word)]
        {
            word.kinds = []
        }
        // "250 g of mince", but "minced garlic".
        switch Lexicon.form(of: token.surface) {
        case .noun: word.kinds = []
        case .adjective: word.kinds.insert(.modifier)
        case nil: break
        }
        if token.traits.contains(.negated) {
            word.absent = index.number(of: token.word.negated)
        }
        word.settle(index: index, weights: weights)
        return word
    }

    /// Whether a word can be the end of another.
    static func mayJoin(_ token: Token) -> Bool {
        token.length >= 3 && !token.isNumber && token.gap.isSubset(of: .hyphen)
    }

    /// "pop corn" where the names say "popcorn".
    static func isJoined(
        _ token: Token, _ previous: SentenceWord, _ index: FoodIndex
    ) -> Bool {
        !previous.token.isNumber && previous.token.length >= 3
            && previous.token.traits.isDisjoint(with: .negated)
            && previous.kinds.isDisjoint(with: [.article, .filler, .connector])
            && index.number(of: token.joined) >= 0
            // "sweet bread" is baked.
            && !Self.apart.contains(token.joined)
            // "Tom ate" is no "tomate".
            && !SenseRole.of(token.surface).has(.ate)
    }

    mutating func join(_ token: Token, index: FoodIndex, weights: ReaderWeights) {
        guard let previous = words.popLast() else { return }
        var joined = previous.token
        joined.word = token.joined
        joined.surface = token.joined
        joined.end = token.end
        joined.length = UInt8(min(255, Int(joined.length) + Int(token.length)))
        words.append(Self.word(joined, index: index, weights: weights))
    }

    /// "2 Scheiben Brot", "une pomme": a slip of spelling has a word beside it that is known, or another slip; and where most words
    /// are strange nothing is guessed.
    mutating func withdrawGuesses(
        _ bytes: [UInt8], index: FoodIndex, weights: ReaderWeights
    ) {
        let said = words.indices.filter { words[$0].isSaid }
        guard said.count > 1, said.contains(where: { words[$0].isGuess }) else { return }
        // What has no vowels is written short, in no language: "200g ptato bld, 120g slmn grl".
        let strangers = said.count {
            words[$0].isStrange && !Self.isBare(words[$0].token, bytes)
        }
        let isForeign = strangers > said.count { words[$0].isKnown }
        for (place, position) in said.enumerated() where words[position].isGuess {
            let beside = [place - 1, place + 1].filter { said.indices.contains($0) }.map {
                words[said[$0]]
            }
            guard isForeign || !beside.contains(where: { $0.isKnown || $0.isGuess }) else {
                continue
            }
            words[position] = Self.word(words[position].token, index: index, weights: weights)
        }
    }

    /// Whether a word has no vowel.
    private static func isBare(_ token: Token, _ bytes: [UInt8]) -> Bool {
        bytes[Int(token.start)..<Int(token.end)].allSatisfy { !vowels.contains($0 | 0x20) }
    }

    private static let vowels = Array("aeiouy".utf8)
    /// What is left of "ies".
    private static let pluralOfY = Array("ie".utf8)

    mutating func correct(
        _ word: inout SentenceWord, bytes: [UInt8], index: FoodIndex, weights: ReaderWeights
    ) {
        var letters = bytes[Int(word.token.start)..<Int(word.token.end)].map { $0 | 0x20 }
        if word.token.traits.contains(.plural), letters.last == UInt8(ascii: "s") {
            letters.removeLast()
        }
        var near = index.spelling.nearest(to: letters)
        var short = near == nil ? likeliest(of: index.spelling.abbreviated(letters), index) : nil
        // "bluebrries" are of a word with "y", "cokies" and "magpies" are not.
        if near == nil, short == nil, letters.count > 6, word.token.traits.contains(.plural),
            letters.suffix(2) == Self.pluralOfY[...]
        {
            letters.replaceSubrange((letters.count - 2)..., with: "y".utf8)
            near = index.spelling.nearest(to: letters)
            short = near == nil ? likeliest(of: index.spelling.abbreviated(letters), index) : nil
        }
        guard let number = near ?? short else { return }
        word.word = number
        word.isGuess = true
        word.settle(index: index, weights: weights)
        word.match = weights.guessMatch
    }
}

extension SentenceWords {
    /// "prawns at Coogee": a name behind "at" or "in" is no misspelt food.
    func isPlace(_ token: Token) -> Bool {
        (token.traits.contains(.capital) || Self.shops.contains(token.surface))
            && token.gap.isEmpty
            && words.last.map { Self.placesOfSpelling.contains($0.token.surface) } == true
    }

    /// The word that most names are made of: before others one that makes a food's name with the word in front, or alone.
    private func likeliest(of numbers: [Int32], _ index: FoodIndex) -> Int32? {
        func order(_ number: Int32) -> (Int, Float) {
            let isBehind = words.last.map { index.isCalled([$0.word, number]) } ?? false
            return (
                isBehind ? 0 : index.isName[Int(number)] ? 1 : 2, index.rarity[Int(number)]
            )
        }
        return numbers.filter { index.rarity[Int($0)] <= Self.common }.min { order($0) < order($1) }
    }

    /// The rarity of a word of some fifteen foods in the whole catalog: rarer ones are not written short, and "frnds" are friends,
    /// no friands.
    private static let common: Float = 4.3
}

extension SentenceWord {
    /// Whether it is made of letters and says something of its own.
    var isSaid: Bool { !token.isNumber && token.length > 0 && token.span == 0 }

    /// Whether English or the catalog has the word; the short ones that names of dishes bring along ("la", "de") are of no
    /// language.
    fileprivate var isKnown: Bool {
        guard isSaid, !isGuess else { return false }
        return !kinds.isEmpty || isName || word >= 0 && token.length > 3
            || token.traits.contains(.negated)
            || Lexicon.isNoFood(token.word) || Lexicon.isEnglish(token.surface)
            || SenseRole.of(token.surface) != []
    }

    fileprivate var isStrange: Bool { isSaid && !isGuess && !isKnown }
}
