internal import FoodCatalog

// Numbers in figures and in characters.
extension ChineseAmounts {
    /// What no amount comes near, so that sums stay numbers.
    static let largest = 1e15

    /// A number and where it ends: "2.5", "十二", "一又二分之一", "半", "兩打".
    func number(at start: Int) -> (value: Double, end: Int)? {
        // "成隻": the whole of one.
        if isKey(Self.whole, start) || isKey(Self.entire, start), isMeasure(start + 1) {
            return (1, start + 1)
        }
        guard var number = fraction(at: start) ?? mixed(at: start) else { return nil }
        if kind(number.end) == .dozen { number = (number.value * 12, number.end + 1) }
        return (min(number.value, Self.largest), number.end)
    }

    private static let whole = HanText.key(ofName: "成")
    private static let entire = HanText.key(ofName: "整")

    /// "三分之一", "百分之八十", "1/2"; the last where it is no date.
    func fraction(at start: Int) -> (value: Double, end: Int)? {
        guard pieces.indices.contains(start) else { return nil }
        if case .slashed(let parts) = pieces[start].content {
            guard parts.count == 2, parts[1] > 0, writtenDate(at: start) == nil else { return nil }
            return (parts[0] / parts[1], start + 1)
        }
        guard let parts = whole(at: start), kind(parts.end) == .parts, parts.value > 0,
            let taken = whole(at: parts.end + 1)
        else { return nil }
        return (taken.value / parts.value, taken.end)
    }

    /// A whole number with what is said of a part behind it: "一又二分之一", "1 1/2".
    private func mixed(at start: Int) -> (value: Double, end: Int)? {
        guard let whole = whole(at: start) else { return nil }
        var next = whole.end
        if isSpace(next) { next += 1 }
        let isJoined = isKey(Self.and, next)
        if isJoined { next += 1 }
        if isJoined, isSpace(next) { next += 1 }
        guard isJoined || isFigure(start) && isFigure(next), next > whole.end,
            whole.value == whole.value.rounded(), let part = fraction(at: next), part.value < 1
        else { return whole }
        return (whole.value + part.value, part.end)
    }

    private static let and = HanText.key(ofName: "又")

    func isSpace(_ position: Int) -> Bool {
        guard pieces.indices.contains(position), case .mark = pieces[position].content else {
            return false
        }
        return pieces[position].scalars.first == 0x20
    }

    func isFigure(_ position: Int) -> Bool {
        guard pieces.indices.contains(position) else { return false }
        return switch pieces[position].content {
        case .number, .slashed: true
        default: false
        }
    }

    private func whole(at start: Int) -> (value: Double, end: Int)? {
        guard pieces.indices.contains(start) else { return nil }
        if case .number(let value) = pieces[start].content {
            if kind(start + 1) == .half, !isMeasure(start + 2) { return (value + 0.5, start + 2) }
            // "3萬", "2千"
            if let scale = word(start + 1), scale.kind == .numeral, scale.value >= 100 {
                return (min(value * scale.value, Self.largest), start + 2)
            }
            return (value, start + 1)
        }
        switch kind(start) {
        case .half: return (0.5, start + 1)
        case .numeral, .few: return numerals(at: start)
        default: return nil
        }
    }

    private func numerals(at start: Int) -> (value: Double, end: Int)? {
        var (numerals, end) = (ChineseNumerals(), start)
        reading: while let word = word(end) {
            switch word.kind {
            case .few: numerals.takeFew()
            case .numeral where word.value >= 10:
                // "百香果", "千島醬": of nothing there are no hundreds, but in "百分之五".
                if end == start, word.value >= 100, kind(end + 1) != .parts { return nil }
                numerals.take(scale: word.value)
            case .numeral:
                // "一兩個" is between the two; "三兩肉" is three taels.
                let isTwo = isTael(end)
                if isTwo, end > start, !isMeasure(end + 1) { break reading }
                numerals.take(digit: word.value, isTwo: isTwo)
            default: break reading
            }
            end += 1
        }
        guard end > start else { return nil }
        let value = numerals.value
        if kind(end) == .oclock, let part = decimals(from: end + 1),
            kind(part.end) == .unit
                || value == 0 && kind(part.end) != .numeral && kind(part.end) != .minute
        {
            return (value + part.value, part.end)
        }
        return (value, end)
    }

    /// What stands behind the point of "零點五", "一點二五公斤".
    private func decimals(from start: Int) -> (value: Double, end: Int)? {
        var (value, scale, end) = (0.0, 0.1, start)
        while let word = word(end), word.kind == .numeral, word.value < 10 {
            if isTael(end) { break }
            value += word.value * scale
            scale /= 10
            end += 1
        }
        return end > start ? (value, end) : nil
    }
}

/// The value of numerals in the order of a line.
private struct ChineseNumerals {
    /// What is complete in ten thousands and more.
    private var whole = 0.0
    private var section = 0.0
    /// The digits that stand in a row behind the last scale.
    private var digits: [Double] = []
    /// Of the last word that multiplies.
    private var scale = 1.0
    /// Whether 零 stands behind a scale: the digit behind it is of the ones.
    private var isOnes = false
    /// Whether one of the digits is "兩", which nobody says in a row of figures.
    private var hasTwo = false

    /// "一五〇"; 零 behind a scale only holds a place.
    mutating func take(digit: Double, isTwo: Bool) {
        if digit == 0, digits.isEmpty, scale > 1 {
            isOnes = true
            return
        }
        digits.append(digit)
        hasTwo = hasTwo || isTwo
    }

    mutating func take(scale: Double) {
        if scale >= 10_000 {
            whole = min((whole + section + row) * scale, ChineseAmounts.largest)
            section = 0
        } else {
            section = min(
                section + (digits.isEmpty ? 1 : row) * scale, ChineseAmounts.largest)
        }
        (digits, isOnes, hasTwo, self.scale) = ([], false, false, scale)
    }

    /// "十幾", "幾十", "三幾"
    mutating func takeFew() {
        if digits.isEmpty { digits = [scale >= 10 ? scale / 2 : 3] }
        isOnes = true
    }

    /// "兩三", "三五" are between the two; others in a row are figures.
    private var isRange: Bool {
        guard digits.count == 2, digits[0] > 0, digits[1] > 0 else { return false }
        return hasTwo || digits[1] == digits[0] + 1 || digits == [3, 5]
    }

    private var row: Double {
        if isRange { return (digits[0] + digits[1]) / 2 }
        return digits.reduce(0) { min($0 * 10 + $1, ChineseAmounts.largest) }
    }

    var value: Double {
        // "一百五", "兩千二三"
        let isTail = scale >= 100 && !isOnes && (digits.count == 1 || isRange)
        let value = whole + section + row * (isTail ? scale / 10 : 1)
        return min(value, ChineseAmounts.largest)
    }
}
