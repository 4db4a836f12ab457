internal import FoodCatalog
internal import Nutrition

// How much there was of one of two foods, said behind both.
extension TurnPass {
    /// "toast with butter 1 tsp", "apple, peanut butter (2 tbsp)", "tea with milk (30 ml)": nobody has spoons of toast,
    /// so they are of what is on it.
    mutating func placeSpoons() {
        for position in tokens.indices.dropFirst(3).dropLast() {
            guard number(at: position) != nil || kinds(position).contains(.article),
                tokens[position].gap.isDisjoint(with: .sentence),
                tokens[position + 1].gap.isSubset(of: .tight),
                position + 2 == tokens.count || isEnd(position + 2)
                    || tokens[position + 2].gap.contains(.closing)
            else { continue }
            // "a bagel with cream cheese, about 2 tbsp"
            var lead = position
            while lead > 0, !isApart(lead), isOne(lead - 1, of: Self.hedges) { lead -= 1 }
            let start = clauseStart(before: lead)
            guard
                let joint = (start..<lead).last(where: { isOne($0, of: Self.addings) }),
                joint + 1 < lead, hasName(joint + 1..<lead),
                // "a bagel, untoasted, with jam, a teaspoon"
                hasName(start..<joint) || joint == start && hasName(0..<start),
                (joint + 1..<lead).allSatisfy({ !isAmount($0) }),
                joint == 0 || !isOne(joint - 1, of: Self.spooned),
                isSpoon(position + 1) || isSplash(position, behind: joint)
            else { continue }
            move(position..<position + 2, before: joint + 1)
            remove(lead + 2..<position + 2)
        }
    }

    /// "fish finger sandwich, 4 fingers", "bacon butty, 3 rashers": what the sandwich holds, and not how many of it.
    mutating func takeFillings() {
        var position = 2
        while position + 1 < tokens.count {
            defer { position += 1 }
            guard tokens[position].gap.contains(.comma), number(at: position) != nil,
                isEnd(position + 2), Lexicon.isDish(tokens[position - 1].word)
            else { continue }
            let clause = clauseStart(before: position)..<position - 1
            let noun = tokens[position + 1]
            let isRasher = Self.rashers.contains(noun.surface)
            guard
                clause.contains(where: {
                    tokens[$0].word == noun.word || isRasher && tokens[$0].surface == .bacon
                }), !clause.contains(where: isAmount)
            else { continue }
            remove(position..<position + 2)
        }
    }

    /// "pasta with pesto, 100 g dry": so much of the pasta.
    mutating func placeDryWeights() {
        for position in tokens.indices.dropFirst(3).dropLast(2)
        where number(at: position) != nil && kinds(position + 1).contains(.unit)
            && isOne(position + 2, of: Self.dryness) && isEnd(position + 3)
        {
            let clause = clauseStart(before: position)..<position
            guard clause.contains(where: { isOne($0, of: Self.addings) }),
                let staple = clause.first(where: { isOne($0, of: Self.staples) }),
                !clause.contains(where: isAmount)
            else { continue }
            move(position..<position + 3, before: staple)
            return
        }
    }

    private func isSpoon(_ position: Int) -> Bool {
        guard let unit = Lexicon.lexeme(of: tokens[position].word)?.unit else { return false }
        return unit == .teaspoon || unit == .tablespoon
    }

    /// "coffee with milk (50 ml)": no cup is as small as that.
    private func isSplash(_ position: Int, behind joint: Int) -> Bool {
        guard Lexicon.lexeme(of: tokens[position + 1].word)?.unit == .milliliter,
            let milliliters = number(at: position)
        else { return false }
        return milliliters <= Self.mostSplash && isOne(joint - 1, of: Self.cups)
            && isOne(position - 1, of: Self.whiteners)
    }

    /// "milk and cookies (4 cookies)", "chicken wings and fries (8 wings)", "egg fried rice (2 eggs)": a bracket
    /// counts again what was named before, and does not add to it.
    mutating func takeRetold() {
        var position = 1
        while position < tokens.count {
            if tokens[position].gap.contains(.opening), let retold = retold(at: position) {
                remove(position..<retold.end)
                if var noun = retold.noun {
                    (noun.gap, noun.joined) = ([], .seed)
                    (noun.start, noun.end) = (tokens[position - 1].end, tokens[position - 1].end)
                    tokens.insert(noun, at: position)
                }
                // From behind, so that the places before stay true.
                for amount in retold.amounts.sorted(by: { $0.place > $1.place }) {
                    say(amount.said, before: amount.place)
                }
            }
            position += 1
        }
    }

    /// "pizza, 2 slices of pepperoni", "pizza night: 3 slices margherita": the kind of what was named before.
    mutating func takeKindBehind() {
        for position in tokens.indices.dropFirst().dropLast(2)
        where !tokens[position].gap.isDisjoint(with: [.comma, .sentence])
            && number(at: position) != nil && kinds(position + 1).contains(.container)
        {
            let isOf = word(position + 2) == .of
            let first = position + (isOf ? 3 : 2)
            // "3 slices of meat feast"
            let kind = isEnd(first + 1) || isOne(first + 1, of: Self.borders) ? first : first + 1
            let isNight = isOne(position - 1, of: Self.nights)
            let noun = position - (isNight ? 2 : 1)
            // "bread, 2 slices ham", "wrap, 2 slices of turkey" are two foods.
            guard noun >= 0, kind < tokens.count, isOf || isOne(noun, of: Self.sliced),
                // "no butter, two slices of toast"
                !isOne(noun, of: Self.carriers), !isOne(noun - 1, of: Self.lacking),
                isEnd(kind + 1) || isOne(kind + 1, of: Self.borders),
                case let start = clauseStart(before: position), start <= noun,
                isName(noun), !(start..<position).contains(where: isAmount),
                (start..<noun).allSatisfy({ !isName($0) }),
                index.isCalled(numbers(Array(first...kind) + [noun]))
            else { continue }
            var said = tokens[noun]
            (said.gap, said.joined) = ([], .seed)
            (said.start, said.end) = (tokens[kind].end, tokens[kind].end)
            tokens.insert(said, at: kind + 1)
            remove(noun..<position)
            return
        }
    }

    /// "empanadas, 2, beef": which they were, behind how many.
    mutating func takeKindBehindCount() {
        for position in tokens.indices.dropFirst().dropLast()
        where tokens[position].gap.contains(.comma) && number(at: position) != nil {
            let kind = isAmount(position + 1) ? position + 2 : position + 1
            guard kind < tokens.count, tokens[kind].gap.contains(.comma), !isAmount(kind) else {
                continue
            }
            let start = clauseStart(before: position)
            var end = kind + 1
            while end < tokens.count, end < kind + 2, !isApart(end) { end += 1 }
            guard end == tokens.count || isApart(end),
                !(start..<position).contains(where: isAmount),
                index.isCalled(numbers(Array(kind..<end) + Array(start..<position)))
            else { continue }
            move(kind..<end, before: start)
            return
        }
    }

    private struct Retold {
        var end: Int
        var amounts: [(place: Int, said: [Token])] = []
        /// What completes the name before the bracket.
        var noun: Token?
    }

    private func retold(at start: Int) -> Retold? {
        let clause = clauseStart(before: start)..<start
        // "wings 300 g (8 wings)": what was weighed is counted for nothing.
        let isWeighed = clause.contains { kinds($0).contains(.unit) }
        guard isWeighed || !clause.contains(where: isAmount) else { return nil }
        var end = start + 1
        while end < tokens.count, tokens[end].gap.isDisjoint(with: [.closing, .sentence, .opening])
        {
            end += 1
        }
        var retold = Retold(end: end)
        var piece = start
        while piece < end {
            var next = piece + 1
            while next < end, !isApart(next), !isOne(next, of: Self.ands) { next += 1 }
            guard tell(piece..<next, of: clause, in: &retold) else { return nil }
            piece = isOne(next, of: Self.ands) ? next + 1 : next
        }
        if isWeighed { (retold.amounts, retold.noun) = ([], nil) }
        return retold
    }

    /// Notes what one piece of a bracket counts; false when it is nothing that was named before.
    private func tell(_ piece: Range<Int>, of clause: Range<Int>, in retold: inout Retold) -> Bool {
        guard piece.count == 2, let count = number(at: piece.lowerBound), count <= Self.mostPieces
        else { return false }
        let noun = tokens[piece.upperBound - 1]
        let isRasher = Self.rashers.contains(noun.surface)
        guard
            let named = clause.last(where: {
                tokens[$0].word == noun.word || isRasher && tokens[$0].surface == .bacon
            })
        else { return tellKind(piece, of: clause, in: &retold) }
        var first = named
        while first > clause.lowerBound, !isJoint(first), !isJoint(first - 1) { first -= 1 }
        let isHead =
            named + 1 == clause.upperBound || isJoint(named + 1)
            || tokens[named + 1].gap.contains(.and)
        // "fish and chips (6 chips)" and "egg fried rice (2 eggs)" hold them.
        guard isHead, !isDish(clause) else { return clause.contains(where: isName) }
        // "steak chips (10 chips)"
        guard first == named || index.isCalled(numbers(first..<named + 1)) else { return false }
        retold.amounts.append((first, Array(tokens[isRasher ? piece : piece.dropLast()])))
        return true
    }

    /// "gammon (1 steak)": both together are what it is called.
    private func tellKind(
        _ piece: Range<Int>, of clause: Range<Int>, in retold: inout Retold
    ) -> Bool {
        let noun = tokens[piece.upperBound - 1]
        let last = clause.upperBound - 1
        guard isName(last), index.isCalled(numbers([last]) + [index.number(of: noun.word)]) else {
            return false
        }
        retold.amounts.append((last, Array(tokens[piece.dropLast()])))
        retold.noun = noun
        return true
    }

    private func isJoint(_ position: Int) -> Bool {
        isOne(position, of: Self.addings) || tokens[position].gap.contains(.and)
    }

    /// Whether foods joined by "and" or "with" are called so: "sausage and mash".
    private func isDish(_ clause: Range<Int>) -> Bool {
        guard clause.contains(where: isJoint) else { return false }
        return index.isCalled(
            numbers(clause.filter { !isOne($0, of: Self.addings) }))
    }

    func numbers(_ positions: some Sequence<Int>) -> [Int32] {
        positions.map { index.number(of: tokens[$0].word) }
    }

    private func isAmount(_ position: Int) -> Bool {
        !kinds(position).isDisjoint(with: [.number, .unit, .container])
    }

    /// In millilitres.
    private static let mostSplash = 120.0
    private static let mostPieces = 40.0
}
