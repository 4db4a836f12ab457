internal import FoodCatalog

// What people say of a meal, of themselves and of the day, which counts and names nothing.
extension TurnPass {
    /// Takes out asides that hold a word that would be food, an amount or a denial: "date night", "10/10", "didn't
    /// eat much", "meal prep", "bit dry".
    mutating func takeRemarks() {
        var position = 0
        while position < tokens.count {
            guard let end = remark(at: position), end - position < tokens.count,
                isAnyNamed(end..<tokens.count) || isAnyNamed(0..<position)
            else {
                position += 1
                continue
            }
            remove(position..<end)
        }
        takeRating()
    }

    /// Whether any word is part of a food's name: "pad thai" and "a protein bar" have none that is one.
    private func isAnyNamed(_ range: Range<Int>) -> Bool {
        range.contains { position in
            index.number(of: tokens[position].word) >= 0
                && kinds(position).isSubset(of: [.descriptor, .container])
        }
    }

    /// Where a remark ends that begins at a position.
    private func remark(at start: Int) -> Int? {
        let isFirst = start == 0 || isApart(start)
        if isFirst, let end = opening(at: start), end < tokens.count { return end }
        for phrase in Self.asides {
            if let end = self.end(of: phrase, at: start),
                isEnd(end) || isOne(end, of: Self.followers)
            {
                return end
            }
        }
        guard isFirst, start > 0 else { return nil }
        for phrase in Self.verdicts {
            if let end = self.end(of: phrase, at: start), isApart(end) { return end }
        }
        // "can't remember exactly"
        if isOne(start, of: Self.unable), isOne(start + 1, of: Self.remembering) {
            var end = start + 2
            while end < tokens.count, !isApart(end) { end += 1 }
            return hasName(start..<end) ? nil : end
        }
        return nil
    }

    /// What stands in front of what was eaten: "date night", "meal 1:", "around 1ish".
    private func opening(at start: Int) -> Int? {
        for phrase in Self.openings {
            if let end = self.end(of: phrase, at: start) { return end }
        }
        guard start + 2 < tokens.count, tokens[start + 1].isNumber else { return nil }
        // "ran 5k", "swam 40 lengths"
        if isOne(start, of: Self.sports), isOne(start + 2, of: Self.distances),
            isApart(start + 3) || isOne(start + 3, of: Self.afterwards)
        {
            return start + 3
        }
        if isOne(start, of: Self.numbered), tokens[start + 2].gap.contains(.sentence) {
            return start + 2
        }
        let isHour =
            isOne(start, of: Self.hedges) && tokens[start + 1].value <= 12
            && word(start + 2) == Self.ish
            && start + 3 < tokens.count && kinds(start + 3).isDisjoint(with: .unit)
        return isHour ? start + 3 : nil
    }

    private func end(of phrase: [WordSet], at start: Int) -> Int? {
        for (offset, words) in phrase.enumerated() where !isOne(start + offset, of: words) {
            return nil
        }
        return start + phrase.count
    }

    /// "burger 8/10": how good it was, where nothing of it follows.
    private mutating func takeRating() {
        guard let last = tokens.indices.last, last > 0, case let token = tokens[last],
            token.isNumber, token.value <= 1, token.end - token.start >= 4,
            case let tenths = token.value * 10, abs(tenths - tenths.rounded()) < 1e-9,
            !isOne(last - 1, of: Self.shares), hasName(0..<last)
        else { return }
        remove(last..<last + 1)
    }

    private static func phrases(_ lines: String) -> [[WordSet]] {
        lines.split(separator: "\n").map { line in
            line.split(separator: "+").map { WordSet(String($0)) }
        }
    }

    /// In front of what was eaten; the words that may stand at each place.
    private static let openings = phrases(
        """
        must would+have+been
        mustve+been
        i+guess reckon suppose
        hey ok okay hi hello+demeter
        date movie film game quiz poker girls boys games+night
        cheat rest leg push pull arm chest busy long travel sick+day
        board card video+games game
        pre post+workout gym run swim training match ride
        """)
    private static let asides = phrases(
        """
        meal food+prep prepped
        didnt+eat have+much lots loads
        havent hadnt not+eaten had+much lots loads
        when+i we+got get came arrived+in home back there up
        not+great good bad nice ideal healthy proud brilliant amazing
        not+bad+at+all
        not+very that so too+great good bad nice healthy
        during+a the my our+meeting call lecture class shift film movie game match break lesson
        """)
    /// In a clause of their own behind what was eaten.
    private static let verdicts = phrases(
        """
        bit too very so quite really little rather+dry salty sweet bland spicy stodgy greasy cold rich heavy tough soggy
        a+bit little+dry salty sweet bland spicy stodgy greasy cold rich heavy tough soggy
        """)
    static let remarkWords = """
        guess reckon suppose been demeter night day games game k km miles lengths laps reps workout prep prepped much lots loads when during remember recall
        dry salty sweet bland spicy stodgy greasy cold rich heavy tough soggy meal snack ish
        great good bad nice ideal healthy proud brilliant amazing
        """
    private static let sports = WordSet("ran run jogged swam cycled biked walked rowed did")
    private static let distances = WordSet(
        "k km kms mile miles length lengths lap laps rep reps m meters metres")
    private static let afterwards = WordSet("then and so")
    private static let numbered = WordSet("meal snack course")
    private static let hedges = WordSet("around about at")
    private static let ish = WordHash("ish")
    private static let followers = WordSet("just only so but")
    private static let unable = WordSet("cant cannot dont couldnt")
    private static let remembering = WordSet("remember recall")
    private static let shares = WordSet("ate eaten had finished about of left")
}
