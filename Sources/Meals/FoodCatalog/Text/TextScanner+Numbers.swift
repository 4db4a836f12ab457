extension TextScanner {
    /// A number: `2`, `2.5`, `1,000`, `1/2`, `2%`; letters that follow at once make another token.
    mutating func number() {
        let start = position
        var hash = WordHash.seed
        var value = 0.0
        var scale = 0.0
        while position < source.count {
            let byte = source[position]
            if isDigit(at: position) {
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                scale *= 10
            } else if byte == UInt8(ascii: "."), scale == 0, isDigit(at: position + 1) {
                // "1.500 g"
                if position == start + 1, value > 0, isThousands(at: position + 1),
                    isSmallUnit(at: position + 4)
                {
                    position += 1
                    continue
                }
                scale = 1
            } else if byte == UInt8(ascii: ","), scale == 0, isDecimals(at: position + 1) {
                scale = 1
            } else if byte == UInt8(ascii: ","), scale == 0, isThousands(at: position + 1) {
                position += 1
                continue
            } else if scale == 0, position > start, position - start <= 3,
                let sign = thousandsSign(at: position)
            {
                position += sign
                continue
            } else {
                break
            }
            hash.add(byte)
            position += 1
        }
        if isOrdinal(at: position) {
            ordinal(from: start, hash: hash)
            return
        }
        if scale > 1 { value /= scale }
        value = fraction(after: value)
        var traits: Token.Traits = .number
        if position < source.count, source[position] == UInt8(ascii: "%") {
            hash.add(source[position])
            position += 1
            traits.insert(.percent)
        }
        if position < source.count, source[position] == UInt8(ascii: "\"") {
            // Inches: `9" pie`.
            position += 1
            traits.insert(.percent)
        }
        if isPrice(before: start) { traits.insert(.percent) }
        if start > 0, source[start - 1] == UInt8(ascii: "-"), isSpace(at: start - 2) {
            traits.insert(.minus)
            gap.remove(.comma)
        }
        var joined = previous
        for byte in source[start..<position] { joined.add(byte) }
        append(
            start: start, end: position, traits: traits, value: value, length: position - start,
            surface: hash, word: hash, joined: joined)
        if isLetter(at: position) { gap.insert(.none) }
    }

    /// Whether the sign of a currency stands before a number: "$12 poke bowl" is one bowl.
    private func isPrice(before start: Int) -> Bool {
        guard start > 0 else { return false }
        if source[start - 1] == UInt8(ascii: "$") { return true }
        return Self.currencies.contains { source[..<start].suffix($0.count).elementsEqual($0) }
    }

    private static let currencies = ["£", "€"].map { Array($0.utf8) }

    /// Whether the ending of "2nd", "3rd" or "4th" stands here.
    private func isOrdinal(at index: Int) -> Bool {
        guard isLetter(at: index), isLetter(at: index + 1), !isLetter(at: index + 2) else {
            return false
        }
        let ending = (source[index] | 0x20, source[index + 1] | 0x20)
        return Self.ordinals.contains { $0 == ending }
    }

    private static let ordinals: [(UInt8, UInt8)] = ["st", "nd", "rd", "th"].map {
        let letters = Array($0.utf8)
        return (letters[0], letters[1])
    }

    /// "2nd" tells which one, not how many: a word.
    private mutating func ordinal(from start: Int, hash digits: WordHash) {
        var hash = digits
        hash.add(source[position] | 0x20)
        hash.add(source[position + 1] | 0x20)
        position += 2
        append(
            start: start, end: position, traits: [], value: 0, length: position - start,
            surface: hash, word: hash)
    }

    /// Whether the one or two digits of "1,5 cups" stand here.
    private func isDecimals(at index: Int) -> Bool {
        guard isDigit(at: index) else { return false }
        let end = isDigit(at: index + 1) ? index + 2 : index + 1
        return !isDigit(at: end)
            && !(end < source.count && source[end] == UInt8(ascii: ","))
    }

    /// The length of what parts thousands here: "1'000", "1 000" (as nobody writes 0 g), "1 500" with a narrow space.
    private func thousandsSign(at index: Int) -> Int? {
        switch source[index] {
        case UInt8(ascii: " "):
            return index + 1 < source.count && source[index + 1] == UInt8(ascii: "0")
                && isThousands(at: index + 1) && isUnit(at: index + 4) ? 1 : nil
        case UInt8(ascii: "'"): return isThousands(at: index + 1) ? 1 : nil
        case 128...:
            return Self.thousandsSigns.first {
                source[index...].starts(with: $0) && isThousands(at: index + $0.count)
            }?.count
        default: return nil
        }
    }

    private static let thousandsSigns = ["’", "\u{a0}", "\u{202f}", "\u{2009}"].map {
        Array($0.utf8)
    }

    /// Whether grams, millilitres or kilocalories stand behind a space or at once, of which nobody writes thousandths.
    private func isSmallUnit(at index: Int) -> Bool { isOne(of: Self.smallUnits, at: index) }

    private func isUnit(at index: Int) -> Bool {
        isOne(of: Self.smallUnits, at: index) || isOne(of: Self.otherUnits, at: index)
    }

    private func isOne(of units: [[UInt8]], at index: Int) -> Bool {
        let start = isSpace(at: min(index, source.count - 1)) ? index + 1 : index
        guard start < source.count else { return false }
        return units.contains { unit in
            zip(source[start...], unit).allSatisfy { $0 | 0x20 == $1 }
                && start + unit.count <= source.count && !isLetter(at: start + unit.count)
        }
    }

    private static let smallUnits = [
        "g", "gr", "gram", "grams", "gramm", "ml", "kcal", "cal", "calories", "kj",
    ].map { Array($0.utf8) }
    private static let otherUnits = ["mg", "kg", "l", "oz"].map { Array($0.utf8) }

    private func isThousands(at index: Int) -> Bool {
        isDigit(at: index) && isDigit(at: index + 1) && isDigit(at: index + 2)
            && !isDigit(at: index + 3)
    }

    /// The 4 of "3 / 4", "3 /4" or "3/ 4", which is stepped over; up to 16.
    private mutating func spacedDivisor() -> Double? {
        var index = position
        while index < source.count, source[index] == UInt8(ascii: " ") { index += 1 }
        guard index < source.count, source[index] == UInt8(ascii: "/") else { return nil }
        index += 1
        while index < source.count, source[index] == UInt8(ascii: " ") { index += 1 }
        var divisor = 0.0
        while isDigit(at: index), divisor <= 16 {
            divisor = divisor * 10 + Double(source[index] - UInt8(ascii: "0"))
            index += 1
        }
        guard divisor > 0, divisor <= 16, index == source.count || isSpace(at: index) else {
            return nil
        }
        position = index
        return divisor
    }

    /// `value` divided by what follows a slash: `1/2`; also `1½`.
    private mutating func fraction(after value: Double) -> Double {
        if position + 1 < source.count, source[position] == UInt8(ascii: "/"),
            isDigit(at: position + 1)
        {
            var index = position + 1
            var divisor = 0.0
            while isDigit(at: index) {
                divisor = divisor * 10 + Double(source[index] - UInt8(ascii: "0"))
                index += 1
            }
            guard divisor > 0, divisor <= 16 else { return value }
            position = index
            return value / divisor
        }
        // "3 / 4 cup"
        if value >= 1, value < 16, value == value.rounded(), let divisor = spacedDivisor(),
            value < divisor
        {
            return value / divisor
        }
        if position < source.count, source[position] >= 128 {
            let (scalar, length) = decode(at: position)
            if case .fraction(let part) = LatinFolding.meaning(of: scalar) {
                position += length
                return value + part
            }
        }
        return value
    }
}
