internal import FoodCatalog

// Figures, marks and letters, which are no Chinese words.
extension ChineseSegmenter {
    static func mark(_ scalar: UInt32) -> Content? {
        switch scalar {
        case 0x3002, 0x21, 0x3B, 0x0A, 0x0D: .mark(isEnd: true, isQuestion: false)
        case 0x3F: .mark(isEnd: true, isQuestion: true)
        // 、，,：:()（）「」/+&-~…
        case 0x3001, 0x2C, 0x3A, 0x28, 0x29, 0x300C, 0x300D, 0x2F, 0x2B, 0x26, 0x2D, 0x2026, 0x22,
            0x7E, 0x30FB, 0xB7, 0x2014, 0x3D, 0x5B, 0x5D, 0x3010, 0x3011, 0x27, 0x2E:
            .mark(isEnd: false, isQuestion: false)
        default: nil
        }
    }

    private func digit(_ position: Int) -> Int? {
        guard position < scalars.count, (0x30...0x39).contains(scalars[position]) else {
            return nil
        }
        return Int(scalars[position] - 0x30)
    }

    /// All the digits from a position on, however many.
    private func whole(_ position: inout Int) -> Double? {
        guard digit(position) != nil else { return nil }
        var value = 0.0
        while let digit = digit(position) {
            value = min(value * 10 + Double(digit), ChineseAmounts.largest)
            position += 1
        }
        return value
    }

    /// How many digits stand from a position on.
    private func digits(from position: Int) -> Int {
        var end = position
        while digit(end) != nil { end += 1 }
        return end - position
    }

    /// Whether a separator with a digit behind it stands there.
    private func has(_ separator: UInt32, at position: Int) -> Bool {
        position < scalars.count && scalars[position] == separator && digit(position + 1) != nil
    }

    private static let (colon, comma, dot, stroke, tilde, dash):
        (
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
        ) = (0x3A, 0x2C, 0x2E, 0x2F, 0x7E, 0x2D)
    private static let zero: UInt32 = 0x30
    private static let times: Set<UInt32> = [0x78, 0xD7, 0x2A]
    /// "¼", "½", "¾", "⅓", "⅔"
    private static let parts: [UInt32: Double] = [
        0xBC: 0.25, 0xBD: 0.5, 0xBE: 0.75, 0x2153: 1.0 / 3, 0x2154: 2.0 / 3,
    ]

    /// "1.5", "1,200", "1,5", "1½", "1/2", "2026-03-31", "8:30", "x2", "2~3"
    func figure(at start: Int) -> (Int, Content)? {
        var end = start
        if Self.times.contains(scalars[start]), digit(start + 1) != nil {
            end += 1
            return whole(&end).map { (end, .times($0)) }
        }
        if let value = Self.parts[scalars[start]] { return (start + 1, .number(value)) }
        // Figures are one number, however long.
        guard start == 0 || digit(start - 1) == nil, var value = whole(&end) else { return nil }
        // "0730": no amount begins with a zero.
        if end - start == 4, scalars[start] == Self.zero, value < 2400, Int(value) % 100 < 60 {
            return (end, .clock(hour: Int(value) / 100, minute: Int(value) % 100))
        }
        if has(Self.colon, at: end), value < 25, digits(from: end + 1) == 2 {
            end += 1
            let minute = Int(whole(&end) ?? 0)
            return (end, .clock(hour: Int(value) % 24, minute: min(minute, 59)))
        }
        if has(Self.comma, at: end), digits(from: end + 1) == 3 {
            end += 1
            value = value * 1000 + (whole(&end) ?? 0)
        }
        if has(Self.dot, at: end) || isDecimalComma(at: end) {
            end += 1
            var scale = 0.1
            while let digit = digit(end) {
                value += Double(digit) * scale
                scale /= 10
                end += 1
            }
        }
        if end < scalars.count, let part = Self.parts[scalars[end]] {
            return (end + 1, .number(value + part))
        }
        if isPercent(at: end) { return (end + 1, .slashed([value, 100])) }
        if has(Self.stroke, at: end) || isISODate(value, at: end) {
            var figures = [value]
            let separator = scalars[end]
            while has(separator, at: end) {
                end += 1
                figures.append(whole(&end) ?? 0)
            }
            return (end, .slashed(figures))
        }
        if has(Self.tilde, at: end) || has(Self.dash, at: end) {
            end += 1
            value = (value + (whole(&end) ?? value)) / 2
        }
        return (end, .number(value))
    }

    /// "1,5": a comma of half the width, with one digit or two behind it.
    private func isDecimalComma(at position: Int) -> Bool {
        has(Self.comma, at: position) && offsets[position + 1] - offsets[position] == 1
            && digits(from: position + 1) <= 2
    }

    /// "80%", unlike the "100%" of a juice that is named behind it.
    private func isPercent(at position: Int) -> Bool {
        guard position < scalars.count, scalars[position] == 0x25 else { return false }
        let next = position + 1
        return next == scalars.count || scalars[next] == 0x20 || Self.mark(scalars[next]) != nil
            || Self.behindPercent.contains(scalars[next])
    }

    /// "80%吃完", "80%的便當", "80%左右"
    private static let behindPercent = Set(HanText.folded("吃喝的左了食飲"))

    /// "2026-03-31"
    private func isISODate(_ year: Double, at position: Int) -> Bool {
        guard (1900...2199).contains(year), has(Self.dash, at: position) else { return false }
        let month = digits(from: position + 1)
        return month <= 2 && has(Self.dash, at: position + 1 + month)
    }

    /// Where letters of another script end that begin here, with single spaces between them.
    func letters(at start: Int) -> Int? {
        func isLetter(_ position: Int) -> Bool {
            guard position < scalars.count else { return false }
            let scalar = scalars[position]
            return (0x61...0x7A).contains(scalar) || (0xC0...0x24F).contains(scalar)
        }
        guard isLetter(start), start == 0 || !isLetter(start - 1) else { return nil }
        var end = start
        while end < scalars.count {
            if isLetter(end) || [0x27, 0x2D].contains(scalars[end]) && isLetter(end + 1) {
                end += 1
            } else if scalars[end] == 0x20, isLetter(end + 1) {
                end += 1
            } else {
                break
            }
        }
        return end
    }
}

/// The units that are written in letters of other scripts, and what energy is written in.
enum ChineseUnits {
    /// The English word of a unit; `nil` for anything else.
    static func unit(_ letters: String) -> String? { units[WordHash(letters.lowercased())] }

    /// The English word of a size that is written as a letter.
    static func size(_ letters: String) -> String? { sizes[WordHash(letters.lowercased())] }

    static let energy = "kcal"
}
