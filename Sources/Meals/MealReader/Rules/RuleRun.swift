internal import FoodCatalog

// What rules ask of a match, and what they make of it.
extension TurnPass {
    /// Asks one rule at every place where its anchor stands.
    mutating func run(_ rule: RuleTable.Rule, of table: RuleTable) {
        var match = RuleMatch(rule, of: table)
        var position = rule.isFromRight ? tokens.count - 1 : 0
        // A rule that says its own words anew would never end.
        for _ in 0..<256 where tokens.indices.contains(position) {
            if match.lay(rule, at: position, of: self), carry(rule, of: table, &match),
                !rule.isEvery
            {
                return
            }
            position = rule.isFromRight ? min(position, tokens.count) - 1 : position + 1
        }
    }

    /// Does what a rule says of a match where all that it asks holds.
    private mutating func carry(
        _ rule: RuleTable.Rule, of table: RuleTable, _ match: inout RuleMatch
    ) -> Bool {
        var isSkipped = false
        var place = rule.steps.lowerBound
        while place < rule.steps.upperBound {
            let step = table.steps[place]
            place += 1
            if isSkipped {
                isSkipped = false
            } else if step.kind == .if {
                isSkipped = !match.asks(table.steps[place], of: self)
                place += 1
            } else if step.isDeed {
                act(step, of: table, &match)
            } else if !match.asks(step, of: self) {
                return false
            }
        }
        return true
    }

    private mutating func act(
        _ step: RuleTable.Step, of table: RuleTable, _ match: inout RuleMatch
    ) {
        guard let range = match[step.value(0)] else { return }
        switch step.kind {
        case .drop: drop(range, keeping: step.value(1), &match)
        case .say:
            let parts = table.said[step.value(1)..<step.value(1) + step.value(2)]
            say(parts.flatMap { words($0, of: table, match) }, at: range, step.value(3), &match)
        case .move:
            guard let place = match[step.value(1)]?.lowerBound else { return }
            let said = Array(tokens[range])
            drop(range, keeping: 0, &match)
            let start = place > range.lowerBound ? place - said.count : place
            say(said, at: start..<start, 0, &match)
        case .call:
            let word = table.words[step.value(1)]
            (tokens[range.lowerBound].surface, tokens[range.lowerBound].word) = (
                word.surface, word.word
            )
            (tokens[range.lowerBound].traits, tokens[range.lowerBound].length) = ([], word.length)
        case .set:
            if let value = sum(step, match) { setNumber(value, at: range.lowerBound) }
        case .eaten:
            if let value = sum(step, match) { note(range, share: value) }
        case .gap: part(range.lowerBound, as: step.value(1))
        default: return
        }
    }

    /// The first of two terms without the second.
    private func sum(_ step: RuleTable.Step, _ match: RuleMatch) -> Double? {
        guard let left = match.term(step, at: 1, of: self),
            let right = match.term(step, at: 3, of: self)
        else { return nil }
        return left - right
    }

    /// Takes words out: what follows stands where they stood (1), or outside of the brackets that they stood in (2).
    private mutating func drop(_ range: Range<Int>, keeping mode: Int, _ match: inout RuleMatch) {
        guard let first = range.first else { return }
        let gap = tokens[first].gap
        remove(range)
        match.shift(from: range.lowerBound, by: -range.count)
        guard tokens.indices.contains(first) else { return }
        if mode == 1 { tokens[first].gap = gap }
        if mode == 2, gap.contains(.opening) { tokens[first].gap.subtract([.opening, .closing]) }
    }

    /// Says words before (0), behind (1) or instead of (2) others.
    private mutating func say(
        _ said: [Token], at range: Range<Int>, _ mode: Int, _ match: inout RuleMatch
    ) {
        guard !said.isEmpty, let last = range.isEmpty ? range.lowerBound : range.last else {
            return
        }
        switch mode {
        case 0:
            guard tokens.indices.contains(range.lowerBound) else { return }
            say(said, before: range.lowerBound)
            match.shift(from: range.lowerBound, by: said.count)
        case 1:
            var words = said
            for place in words.indices {
                (words[place].start, words[place].end) = (tokens[last].end, tokens[last].end)
                (words[place].gap, words[place].joined) = ([], .seed)
            }
            tokens.insert(contentsOf: words, at: range.upperBound)
            match.shift(from: range.upperBound, by: words.count)
        default:
            var words = said
            for place in words.indices {
                words[place].start = tokens[range.lowerBound].start
                words[place].end = tokens[range.lowerBound].end
                words[place].gap = place == 0 ? tokens[range.lowerBound].gap : []
                words[place].joined = .seed
            }
            if tokens.indices.contains(range.upperBound) {
                (tokens[range.upperBound].gap, tokens[range.upperBound].joined) = ([], .seed)
            }
            tokens.replaceSubrange(range, with: words)
            match.shift(from: range.lowerBound, by: -range.count)
            match.shift(from: range.lowerBound, by: words.count)
        }
    }

    /// A word that is said (from 0 on) or the words of a capture.
    private func words(
        _ part: Int32, of table: RuleTable, _ match: RuleMatch
    ) -> [Token] {
        guard part >= 0 else { return match[Int(-part - 1)].map { Array(tokens[$0]) } ?? [] }
        let word = table.words[Int(part)]
        var token = Token(word: word.word, at: 0..<0)
        (token.surface, token.traits, token.length) = (word.surface, [], word.length)
        return [token]
    }

    /// Puts a comma (0), nothing but one (1), nothing (2), or one where nothing stands (3) in front of a word.
    private mutating func part(_ position: Int, as mode: Int) {
        guard tokens.indices.contains(position) else { return }
        switch mode {
        case 0: tokens[position].gap.formUnion(.comma)
        case 1: tokens[position].gap = .comma
        case 2: tokens[position].gap = []
        default: if tokens[position].gap.isEmpty { tokens[position].gap = .comma }
        }
    }
}

extension RuleTable.Step {
    /// Whether it changes something.
    fileprivate var isDeed: Bool {
        switch kind {
        case .drop, .say, .move, .call, .set, .eaten, .gap: true
        case .bind, .find, .has, .hasName, .at, .compare, .if: false
        }
    }
}
