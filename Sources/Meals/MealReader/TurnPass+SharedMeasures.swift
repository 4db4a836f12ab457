internal import FoodCatalog

// One measure that two foods fill together.
extension TurnPass {
    /// "a handful of nuts and raisins", "a cup of raspberries and blueberries": half of it of each, unless there is a food
    /// of that name.
    mutating func shareMeasure() {
        for measure in tokens.indices.dropLast(3)
        where isOne(measure, of: Self.handfuls) && word(measure + 1) == .of {
            let first = measure + 2
            guard
                let joint = (first + 1..<min(first + 4, tokens.count)).first(where: {
                    isOne($0, of: Self.ands) || tokens[$0].gap.contains(.and)
                })
            else { continue }
            let second = isOne(joint, of: Self.ands) ? joint + 1 : joint
            var end = second
            while end < tokens.count, end == second || !isEnd(end) { end += 1 }
            guard second < end, end - second <= 3, isMixed(first..<joint), isMixed(second..<end),
                (first..<end).allSatisfy({
                    kinds($0).isDisjoint(with: [.number, .article, .unit, .container])
                }),
                !index.isCalled(numbers(Array(first..<joint) + Array(second..<end)))
            else { continue }
            let start = halve(measure)
            // What was halved may have moved the words behind it on by one.
            let moved = tokens.count - end
            let said = Array(tokens[start...(start + 2)])
            say(said, before: tokens.count - moved - (end - second))
            return
        }
    }

    /// "nuts", "raisins": what is mixed in one hand, cup or bowl, unlike "a cup of tea and toast".
    private func isMixed(_ food: Range<Int>) -> Bool {
        food.contains { isOne($0, of: Self.mixed) }
    }

    /// Sets half of the number in front of a measure, which is one where none is said, and returns its place.
    private mutating func halve(_ measure: Int) -> Int {
        if measure > 0, let count = number(at: measure - 1) {
            setNumber(count / 2, at: measure - 1)
            return measure - 1
        }
        if measure > 0, kinds(measure - 1).contains(.article) {
            setNumber(0.5, at: measure - 1)
            return measure - 1
        }
        say([tokens[measure]], before: measure)
        setNumber(0.5, at: measure)
        return measure
    }
}
