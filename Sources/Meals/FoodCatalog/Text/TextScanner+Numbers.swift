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
                scale = 1
            } else if byte == UInt8(ascii: ","), scale == 0, isDecimals(at: position + 1) {
                scale = 1
            } else if byte == UInt8(ascii: ","), scale == 0, isThousands(at: position + 1) {
                position += 1
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

    private func isThousands(at index: Int) -> Bool {
        isDigit(at: index) && isDigit(at: index + 1) && isDigit(at: index + 2)
            && !isDigit(at: index + 3)
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
