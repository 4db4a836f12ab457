internal import FoodCatalog
internal import Nutrition

/// Numbers and parts of packs as one thing each, before turns are read: "a six inch tortilla", "point five cup",
/// "20 g of a 100 g chocolate bar", "3 slices of an 8 slice pizza".
struct PartPass {
    var tokens: [Token]

    /// The tokens with these made plain; a line without a word for any of them costs one look at each.
    static func plain(_ line: [Token]) -> [Token] {
        let cues = cues
        guard line.contains(where: { cues.contains($0.surface) }) else { return line }
        var pass = PartPass(tokens: line)
        pass.callSizes()
        pass.callDecimals()
        pass.takeParts()
        pass.takeSlices()
        pass.tellMine()
        return pass.tokens
    }

    func word(_ position: Int) -> WordHash? {
        tokens.indices.contains(position) ? tokens[position].surface : nil
    }

    func isOne(_ position: Int, of words: WordSet) -> Bool {
        word(position).map(words.contains) == true
    }

    private func lexeme(_ position: Int) -> Lexeme? {
        tokens.indices.contains(position) ? Lexicon.lexeme(of: tokens[position].word) : nil
    }

    func isApart(_ position: Int) -> Bool {
        position >= tokens.count || !tokens[position].gap.isDisjoint(with: .hard)
    }

    /// A whole number in words: "six", "twenty five".
    private func spoken(_ position: Int) -> (value: Double, end: Int)? {
        func value(_ place: Int) -> Double? {
            guard tokens.indices.contains(place), !tokens[place].isNumber,
                let lexeme = lexeme(place), lexeme.kinds.contains(.number), lexeme.value >= 0,
                lexeme.value == lexeme.value.rounded()
            else { return nil }
            return lexeme.value
        }
        guard let first = value(position) else { return nil }
        if first >= 20, first < 100, let second = value(position + 1), second > 0, second < 10 {
            return (first + second, position + 2)
        }
        return (first, position + 1)
    }

    private mutating func say(_ value: Double, for range: Range<Int>) {
        var token = tokens[range.lowerBound]
        token.end = tokens[range.upperBound - 1].end
        token.traits = .number
        token.value = value
        let digits = value == value.rounded() ? "\(Int(value))" : "\(value)"
        (token.surface, token.word) = (WordHash(digits), WordHash(digits))
        token.length = UInt8(min(digits.utf8.count, 255))
        token.joined = .seed
        tokens.replaceSubrange(range, with: [token])
    }

    /// "a six inch tortilla" is of 6 inches, as portions are called.
    private mutating func callSizes() {
        for inch in tokens.indices.reversed() where isOne(inch, of: Self.inches) {
            for start in [inch - 2, inch - 1] where start >= 0 {
                guard let size = spoken(start), size.end == inch, size.value > 1,
                    (start + 1...inch).allSatisfy({ !isApart($0) })
                else { continue }
                say(size.value, for: start..<inch)
                break
            }
        }
    }

    /// "oh point five", "point five", "one point two five".
    private mutating func callDecimals() {
        for point in tokens.indices.reversed() where word(point) == Self.point {
            var (value, place, end) = (0.0, 0.1, point + 1)
            while let digit = spoken(end), digit.value < 10, digit.end == end + 1, !isApart(end) {
                value += digit.value * place
                place /= 10
                end += 1
            }
            guard end > point + 1 else { continue }
            var start = point
            if point > 0, !isApart(point) {
                if isOne(point - 1, of: Self.naughts) {
                    start = point - 1
                } else if let whole = spoken(point - 1) {
                    (value, start) = (value + whole.value, point - 1)
                    if let tens = spoken(point - 2), tens.end == point {
                        (value, start) = (value - whole.value + tens.value, point - 2)
                    }
                } else if !isMeasured(end) {
                    continue
                }
            } else if !isMeasured(end) {
                continue
            }
            say((value * 10_000).rounded() / 10_000, for: start..<end)
        }
    }

    private func isMeasured(_ position: Int) -> Bool {
        lexeme(position).map { !$0.kinds.isDisjoint(with: [.unit, .container, .of]) } ?? false
    }

    private static var point: WordHash { "point" }

    /// An amount: how many of what.
    private struct Measure {
        var number: Int
        var value: Double
        /// Where what is counted stands.
        var unit: Int
    }

    private func measure(_ start: Int) -> Measure? {
        guard let value = count(at: start), let unit = lexeme(start + 1), !isApart(start + 1),
            !unit.kinds.isDisjoint(with: [.unit, .container])
        else { return nil }
        return Measure(number: start, value: value, unit: start + 1)
    }

    /// A number of one word, in digits or letters.
    private func count(at start: Int) -> Double? {
        guard tokens.indices.contains(start) else { return nil }
        let token = tokens[start]
        let value =
            token.isNumber && token.traits.isDisjoint(with: [.percent, .minus])
            ? token.value : spoken(start).flatMap { $0.end == start + 1 ? $0.value : nil }
        return value.flatMap { $0 > 0 ? $0 : nil }
    }

    /// "3 of 8 slices of a margherita" are three eighths of one.
    private mutating func takeSlices() {
        for joint in tokens.indices.dropFirst().reversed()
        where word(joint) == Self.of && !isApart(joint) {
            let start = isOne(joint + 1, of: Self.articles) ? joint + 2 : joint + 1
            guard let whole = measure(start), isOne(whole.unit, of: Self.bits),
                word(whole.unit + 1) == Self.of, isOne(whole.unit + 2, of: Self.articles),
                let part = count(at: joint - 1), part < whole.value
            else { continue }
            say(part / whole.value, for: joint - 1..<whole.unit + 1)
        }
    }

    /// "20 g of a 100 g bar", "100 ml from a 1 l bottle": how large the whole is says nothing; "3 slices of an 8 slice pizza"
    /// are three eighths of one.
    private mutating func takeParts() {
        for joint in tokens.indices.dropFirst(2).reversed()
        where isOne(joint, of: Self.jointsOfHere) && !isApart(joint) {
            var start = joint + 1
            if word(joint) == Self.out, isOne(start, of: Self.jointsOfHere) { start += 1 }
            guard isOne(start, of: Self.articles), let whole = measure(start + 1),
                let part = measure(joint - 2) ?? piece(before: joint), part.unit == joint - 1,
                !isApart(whole.unit + 1)
            else { continue }
            if let some = amount(part), let all = amount(whole), some.isWeight == all.isWeight {
                guard some.value < all.value else { continue }
                takeWhole(joint, start: start, to: whole.unit + 1)
            } else if tokens[part.unit].word == tokens[whole.unit].word
                || isOne(part.unit, of: Self.bits) && isOne(whole.unit, of: Self.bits),
                lexeme(whole.unit)?.kinds.contains(.container) == true, part.value < whole.value
            {
                // "3/8 of a pizza"
                let gap = tokens[whole.number].gap
                tokens.removeSubrange(whole.number..<whole.unit + 1)
                tokens[whole.number].gap = gap
                tokens[whole.number].joined = .seed
                say(part.value / whole.value, for: part.number..<part.unit + 1)
            }
        }
    }

    /// "a 20 g piece of a 100 g bar"
    private func piece(before joint: Int) -> Measure? {
        guard isOne(joint - 1, of: Self.bits), var part = measure(joint - 3),
            lexeme(part.unit)?.unit != nil
        else { return nil }
        part.unit = joint - 1
        return part
    }

    /// Grams or millilitres.
    private func amount(_ measure: Measure) -> (value: Double, isWeight: Bool)? {
        guard let unit = lexeme(measure.number + 1)?.unit else { return nil }
        if let grams = unit.grams { return (measure.value * grams, true) }
        return unit.milliliters.map { (measure.value * $0, false) }
    }

    /// "of a 1 l bottle of", "of a 100 g": "of" alone is left.
    private mutating func takeWhole(_ joint: Int, start: Int, to end: Int) {
        var end = end
        if let kinds = lexeme(end)?.kinds, kinds.contains(.container),
            isOne(end + 1, of: Self.jointsOfHere), !isApart(end + 1)
        {
            end += 2
        }
        guard end < tokens.count else { return }
        (tokens[joint].surface, tokens[joint].word) = (Self.of, Self.of)
        tokens[end].gap = []
        tokens[end].joined = .seed
        tokens.removeSubrange(joint + 1..<end)
    }

    private static var of: WordHash { "of" }
    private static var out: WordHash { "out" }
}
