/// A number that comes word by word: "500", "1,200", "five hundred", "one thousand two hundred".
package struct SaidNumber {
    private var done = 0.0
    private var group: Double?
    private var isDigits = false

    package init() {}

    package var isEmpty: Bool { group == nil && done == 0 }

    /// `nil` before the first word.
    package var value: Double? { isEmpty ? nil : done + (group ?? 0) }

    /// Takes a word that goes on with the number; `false`, and nothing changes, when it does not.
    package mutating func take(_ word: String) -> Bool {
        if let value = Self.digits(word) ?? Self.decimal(word) {
            // "1 450"
            if isDigits, let count = group, (1..<1000).contains(count), count == count.rounded(),
                word.utf8.count == 3, word.allSatisfy(\.isNumber)
            {
                group = count * 1000 + value
                return true
            }
            guard isEmpty else { return false }
            group = value
            isDigits = true
            return true
        }
        if word == "a", isEmpty {
            group = 1
            return true
        }
        if word == "hundred", let count = group, count > 0, count < 100 {
            group = count * 100
            return true
        }
        if word == "thousand", done == 0, let count = group, count > 0, count < 1000 {
            done = count * 1000
            group = nil
            isDigits = false
            return true
        }
        guard !isDigits, let value = Self.words[word] else { return false }
        switch group ?? 0 {
        case 0: group = value
        case let count where Int(count) % 100 == 0 && count >= 100: group = count + value
        case let count
        where Int(count) % 10 == 0 && count.truncatingRemainder(dividingBy: 100) >= 20
            && value < 10:
            group = count + value
        default: return false
        }
        return true
    }

    /// A number in digits, with a point or a comma before its decimals: "12.5", "12,5", "1,200"; three digits behind a comma are
    /// thousands.
    package static func number(_ text: String) -> Double? {
        if let number = Double(text) { return number }
        guard let comma = text.firstIndex(of: ","), text.lastIndex(of: ",") == comma,
            !text.contains("."), case let decimals = text[text.index(after: comma)...],
            !decimals.isEmpty, decimals.count != 3, decimals.allSatisfy(\.isNumber)
        else { return digits(text) }
        return Double(text[..<comma] + "." + decimals)
    }

    /// "12,5"
    private static func decimal(_ word: String) -> Double? {
        word.first?.isNumber == true && word.contains(",") ? number(word) : nil
    }

    /// Digits with a point, or with commas between thousands.
    private static func digits(_ text: String) -> Double? {
        guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2C })
        else { return nil }
        let groups = text.split(separator: ",", omittingEmptySubsequences: false)
        guard groups.dropFirst().allSatisfy({ $0.prefix { $0 != "." }.count == 3 }),
            groups.dropLast().allSatisfy({ !$0.contains(".") })
        else { return nil }
        return Double(groups.joined())
    }

    private static let words: [String: Double] = {
        let units = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen",
        ]
        let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        var words: [String: Double] = [:]
        for (number, word) in units.enumerated() { words[word] = Double(number) }
        for (number, word) in tens.enumerated() { words[word] = Double((number + 2) * 10) }
        return words
    }()
}
