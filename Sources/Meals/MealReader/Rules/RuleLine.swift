internal import FoodCatalog

/// Words that rules are laid upon: those of a line whose turns are read, or of a clause that may be talk.
protocol RuleLine {
    /// The places on which patterns stand.
    var places: Range<Int> { get }
    func surface(_ position: Int) -> WordHash
    func form(_ position: Int) -> WordHash
    /// What stands in front of a word; `nil` where there is none.
    func gap(before position: Int) -> Token.Gap?
    /// Whether a comma, a bracket or a sentence's end stands before a position, as the line's end does.
    func isApart(_ position: Int) -> Bool
    /// Whether something else begins at a position.
    func isEnd(_ position: Int) -> Bool
    /// Whether words that follow each other in a pattern may not be parted here.
    func isBarred(_ position: Int) -> Bool
    func number(at position: Int) -> Double?
    /// Whether one word is what a class asks for, numbers and shares apart.
    func fits(_ single: RuleBook.Single, at position: Int) -> Bool
    func shareValue(at position: Int) -> Double?
    /// Whether a word says one of these of what was eaten and by whom.
    func says(_ roles: SenseRole, at position: Int) -> Bool
    func end(of several: RuleBook.Several, at position: Int) -> Int?
    /// A stretch of the line that a capture does not tell by itself.
    func stretch(_ kind: RuleBook.Stretch, _ capture: Range<Int>) -> Range<Int>
    func hasName(_ range: Range<Int>) -> Bool
    /// What a stretch is asked for: of talk nothing outside of it.
    func narrowed(to range: Range<Int>) -> Self
}

extension TurnPass: RuleLine {
    var places: Range<Int> { tokens.indices }
    func narrowed(to range: Range<Int>) -> TurnPass { self }
    func surface(_ position: Int) -> WordHash { tokens[position].surface }
    func form(_ position: Int) -> WordHash { tokens[position].word }

    func gap(before position: Int) -> Token.Gap? {
        tokens.indices.contains(position) ? tokens[position].gap : nil
    }

    func isBarred(_ position: Int) -> Bool { isApart(position) }
    func shareValue(at position: Int) -> Double? { share(at: position)?.value }
    func says(_ roles: SenseRole, at position: Int) -> Bool { false }

    func fits(_ single: RuleBook.Single, at position: Int) -> Bool {
        switch single {
        case .name: isName(position)
        case .part: isPart(tokens[position])
        case .times: tokens[position].traits.contains(.times)
        case .unit: kinds(position).contains(.unit)
        case .container: kinds(position).contains(.container)
        case .article: kinds(position).contains(.article)
        case .size: kinds(position).contains(.size)
        default: false
        }
    }

    func end(of several: RuleBook.Several, at position: Int) -> Int? {
        switch several {
        case .people: people(at: position)?.end
        }
    }

    func stretch(_ kind: RuleBook.Stretch, _ capture: Range<Int>) -> Range<Int> {
        let (start, end) = (capture.lowerBound, capture.upperBound)
        return switch kind {
        case .foods: stretch(before: start)
        case .clause: min(start, clauseStart(before: start))..<start
        case .lineBefore: 0..<start
        case .lineBehind: end..<max(end, tokens.count)
        case .line: tokens.indices
        default: capture
        }
    }
}

/// A clause that rules of talk are laid upon: a comma may stand between any two of its words.
struct TalkClause: RuleLine {
    let sense: MealSense
    let clause: Range<Int>
    var places: Range<Int>

    init(_ clause: Range<Int>, of sense: MealSense) {
        (self.sense, self.clause, places) = (sense, clause, clause)
    }

    func narrowed(to range: Range<Int>) -> TalkClause {
        var part = self
        part.places = range
        return part
    }

    func surface(_ position: Int) -> WordHash { sense.words[position].token.surface }
    func form(_ position: Int) -> WordHash { sense.words[position].token.word }

    func gap(before position: Int) -> Token.Gap? {
        sense.words.indices.contains(position) ? sense.words[position].token.gap : nil
    }

    func isApart(_ position: Int) -> Bool {
        position >= sense.words.count || !sense.words[position].token.gap.isDisjoint(with: .hard)
    }

    func isEnd(_ position: Int) -> Bool {
        isApart(position) || sense.roles[position].has([.joining, .contrast])
    }

    func isBarred(_ position: Int) -> Bool { false }

    func number(at position: Int) -> Double? {
        let word = sense.words[position]
        return word.has(.number) ? word.value : nil
    }

    func shareValue(at position: Int) -> Double? { nil }

    func says(_ roles: SenseRole, at position: Int) -> Bool { sense.roles[position].has(roles) }

    func fits(_ single: RuleBook.Single, at position: Int) -> Bool {
        let word = sense.words[position]
        return switch single {
        case .name: word.isName
        case .unit: word.has(.unit)
        case .container: word.has(.container)
        case .article: word.has(.article)
        case .size: word.has(.size)
        case .modifier: word.has(.modifier)
        case .hedge: word.has(.hedge)
        case .of: word.has(.of)
        case .meal: word.has(.meal)
        case .times: word.token.traits.contains(.times)
        case .plural: word.token.traits.contains(.plural)
        case .capital: word.token.traits.contains(.capital)
        case .digits: word.token.isNumber
        case .food: sense.isFoodWord(position)
        case .sure: sense.isFoodWord(position) && !word.isGuess
        case .unknown: sense.isUnknown(position)
        case .stranger: sense.isStrange(position)
        case .possessive: MealSense.isPossessive(word)
        case .amount: sense.isMeasured(position, in: places)
        case .measured: word.isAmount
        case .strong: word.isStrong
        case .known: word.word >= 0
        case .foreign: word.word < 0 || word.isGuess
        case .unheard:
            word.word < 0 && word.kinds.isEmpty && !word.token.isNumber && word.token.length > 2
                && sense.roles[position] == []
        case .guess: word.isGuess
        case .participle: SenseWords.participles.contains(word.token.surface)
        case .percent: word.token.traits.contains(.percent)
        case .negated: word.token.traits.contains(.negated)
        case .content: word.isContent
        case .taken: word.isTaken
        case .number, .part, .share: false
        }
    }

    func end(of several: RuleBook.Several, at position: Int) -> Int? { nil }

    func stretch(_ kind: RuleBook.Stretch, _ capture: Range<Int>) -> Range<Int> {
        switch kind {
        case .whole: clause
        case .clause: clause.lowerBound..<capture.lowerBound
        case .clauseBehind: capture.upperBound..<max(capture.upperBound, clause.upperBound)
        case .line: sense.words.indices
        case .beforeClause: 0..<clause.lowerBound
        case .behindClause: clause.upperBound..<sense.words.count
        case .lineBefore: 0..<capture.lowerBound
        case .lineBehind: capture.upperBound..<sense.words.count
        default: capture
        }
    }

    func hasName(_ range: Range<Int>) -> Bool { range.contains(where: sense.isFoodWord) }
}

extension MealSense {
    /// The first rule of a list that speaks of a clause.
    func rule(of stage: RuleBook.Stage, in clause: Range<Int>) -> RuleTable.Rule? {
        match(of: stage, in: clause)?.rule
    }

    /// The words that the first rule of a list which speaks calls by its first name.
    func place(of stage: RuleBook.Stage, in clause: Range<Int>) -> Range<Int>? {
        guard let (rule, match) = match(of: stage, in: clause), let place = match[0] else {
            return nil
        }
        trace?.tell("talk/\(rule.name)", words[place], Verdict(rule.verdict).told)
        return place
    }

    private func match(
        of stage: RuleBook.Stage, in clause: Range<Int>
    ) -> (rule: RuleTable.Rule, match: RuleMatch)? {
        for place in table.stages[Int(stage.rawValue)] {
            let rule = table.rules[place]
            guard rule.isOpen(to: marks), rule.needed.allSatisfy(union.has) else { continue }
            var match = RuleMatch(rule, of: table)
            if match.finds(rule, in: TalkClause(clause, of: self)) { return (rule, match) }
        }
        return nil
    }

    /// Whether a rule of a list speaks of a clause, for steps that go on from there.
    func speaks(_ stage: RuleBook.Stage, of clause: Range<Int>) -> Bool {
        guard let rule = rule(of: stage, in: clause) else { return false }
        trace?.tell("talk/\(rule.name)", words[clause], "noticed")
        return true
    }
}
