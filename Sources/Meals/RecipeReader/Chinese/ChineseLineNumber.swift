internal import Recipes

/// A number in a Chinese line: 200, 1/2, 1.5, 2-3, 兩, 半, 十二, 一百五十, 七十點五, 三分之一.
package enum ChineseLineNumber {
    /// The number that a text is from end to end.
    package static func value(of text: String) -> Double? { value(Array(text)[...]) }

    /// The number that letters end with, and where it begins.
    static func last(in letters: ArraySlice<Character>) -> (start: Int, value: Double)? {
        var start = letters.endIndex
        while start > letters.startIndex, isOfNumber(letters[start - 1]) { start -= 1 }
        while start < letters.endIndex {
            if let value = value(letters[start...]) { return (start, value) }
            start += 1
        }
        return nil
    }

    /// The number that letters begin with, and where it ends.
    static func first(in letters: ArraySlice<Character>) -> (end: Int, value: Double)? {
        var end = letters.prefix(while: isOfNumber).endIndex
        while end > letters.startIndex {
            if let value = value(letters[..<end]) { return (end, value) }
            end -= 1
        }
        return nil
    }

    private static func isOfNumber(_ letter: Character) -> Bool {
        letter.isASCIIDigit || "./-".contains(letter) || digits[letter] != nil
            || scales[letter] != nil || "半又分之點".contains(letter)
    }

    private static func value(_ letters: ArraySlice<Character>) -> Double? {
        guard let first = letters.first else { return nil }
        if first.isASCIIDigit {
            return LineNumber([String(letters)][...]).flatMap { $0.count == 1 ? $0.value : nil }
        }
        if letters.elementsEqual("半") { return 0.5 }
        if let joint = letters.firstIndex(of: "又") {
            guard let whole = value(letters[..<joint]),
                let part = value(letters[(joint + 1)...]), part < 1
            else { return nil }
            return whole + part
        }
        let parts = String(letters).split(separator: "分之", omittingEmptySubsequences: false)
        if parts.count == 2, let whole = value(Array(parts[0])[...]),
            let taken = value(Array(parts[1])[...]), whole > 0
        {
            return taken / whole
        }
        guard parts.count == 1 else { return nil }
        let ends = String(letters).split(separator: "點", omittingEmptySubsequences: false)
        guard ends.count == 2, let whole = numeral(Array(ends[0])[...]), !ends[1].isEmpty else {
            return numeral(letters)
        }
        var (value, place) = (whole, 0.1)
        for letter in ends[1] {
            guard let digit = digits[letter] else { return nil }
            value += digit * place
            place /= 10
        }
        return (value * 1e6).rounded() / 1e6
    }

    private static func numeral(_ letters: ArraySlice<Character>) -> Double? {
        guard !letters.isEmpty else { return nil }
        var (sum, digit) = (0.0, 0.0)
        var isDigit = false
        for letter in letters {
            if let value = digits[letter] {
                guard !isDigit else { return nil }
                (digit, isDigit) = (value, value > 0)
            } else if let scale = scales[letter] {
                sum += (isDigit ? digit : 1) * scale
                (digit, isDigit) = (0, false)
            } else {
                return nil
            }
        }
        return sum + digit
    }

    private static let digits: [Character: Double] = [
        "零": 0, "一": 1, "二": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
        "两": 2,
    ]
    private static let scales: [Character: Double] = ["十": 10, "百": 100, "千": 1000, "萬": 10_000]
}
