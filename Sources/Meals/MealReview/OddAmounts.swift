internal import MealReader

/// Amounts in the words themselves that no reader can make sense of: a minus, a power of ten.
package struct OddAmounts {
    /// A number as calculators write it, as `1e99`; `nil` when there is none.
    let unreadable: String?
    private let negatives: Set<Int>

    init(_ reading: Reading) {
        let bytes = Array(reading.text.utf8)
        var hasSign = false
        var hasExponent = false
        for index in bytes.indices.dropFirst(0) {
            let byte = bytes[index]
            guard Self.isDigit(byte), index > 0 else { continue }
            let before = bytes[index - 1]
            if before == UInt8(ascii: "-"), index == 1 || bytes[index - 2] == UInt8(ascii: " ") {
                hasSign = true
            }
            if before | 0x20 == UInt8(ascii: "e"), index > 1, Self.isDigit(bytes[index - 2]) {
                hasExponent = true
            }
        }
        unreadable = hasExponent ? Self.exponential(in: reading.text) : nil
        negatives = hasSign ? Self.negatives(reading) : []
    }

    /// The first amount in the words that cannot be eaten: below zero, or a power of ten.
    package static func oddWord(in text: String) -> String? {
        let words = text.split(separator: " ")
        let negative = words.first { word in
            word.first.map { "-−".contains($0) } == true && word.dropFirst().first?.isNumber == true
        }
        return negative.map(String.init) ?? exponential(in: text)
    }

    func isNegative(_ index: Int) -> Bool { negatives.contains(index) }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
    }

    private static func exponential(in text: String) -> String? {
        text.split(separator: " ").lazy.map { $0.drop { "([\"'".contains($0) } }.first { word in
            guard let mark = word.firstIndex(where: { "eE".contains($0) }),
                let first = word.first, first.isNumber || "+-".contains(first)
            else { return false }
            let digits = word[word.index(after: mark)...].drop { "+-".contains($0) }
            return Double(word[..<mark]) != nil && (digits.first?.isNumber ?? false)
        }.map(String.init)
    }

    /// The items whose words stand behind a minus sign.
    private static func negatives(_ reading: Reading) -> Set<Int> {
        var found: Set<Int> = []
        for word in reading.text.split(separator: " ") where word.hasPrefix("-") {
            let rest = reading.text[word.startIndex...].dropFirst()
            guard rest.first?.isNumber == true else { continue }
            for (index, item) in reading.items.enumerated() where rest.hasPrefix(item.text) {
                found.insert(index)
            }
        }
        return found
    }
}
