extension GTIN {
    /// A number of a product that stands in a line.
    package struct Found: Sendable, Hashable {
        package var place: Range<String.Index>
        package var code: Result<GTIN, Fault>
    }

    /// The numbers of products in a line, as they are typed, scanned or spoken digit by digit.
    ///
    /// Digits in groups, as they stand below a code, and spoken ones count only where the check digit is
    /// right, since other numbers stand side by side too. Twelve digits or more in one piece are a
    /// number with a slip where it is wrong; eight may be anything and are one only where it is right.
    package static func found(in line: String) -> [Found] {
        guard mayHold(line) else { return [] }
        let words = words(of: line)
        var found: [Found] = []
        var index = 0
        while index < words.count {
            if let (code, count) = run(words[index...]) {
                let last = words[index + count - 1]
                found.append(
                    Found(place: words[index].place.lowerBound..<last.place.upperBound, code: code))
                index += count
            } else {
                index += 1
            }
        }
        return found
    }

    /// Whether a line has as many digits as the shortest number, written or spoken; nearly none has, and this is told by
    /// its bytes.
    private static func mayHold(_ line: String) -> Bool {
        var digits = 0
        var word: UInt64 = 0
        var length = 0
        func end() {
            // "Double" says the digit behind it once more.
            if (1...6).contains(length), spokenWords.contains(word) { digits += 1 }
            (word, length) = (0, 0)
        }
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                end()
                digits += 1
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                word = word << 8 | UInt64(byte | 0x20)
                length += 1
            default: end()
            }
        }
        end()
        return digits >= 8
    }

    /// The words of spoken digits as numbers, a byte for each letter.
    private static let spokenWords = Set(
        (spokenDigits.keys + ["double"]).map { $0.utf8.reduce(0) { $0 << 8 | UInt64($1) } })

    private struct Word {
        var place: Range<String.Index>
        /// The digits that it says; `nil` where it is no number.
        var digits: String?
        var isSpoken: Bool
    }

    /// The longest run of words from the first one on that is a number.
    private static func run(_ words: ArraySlice<Word>) -> (code: Result<GTIN, Fault>, words: Int)? {
        var digits = ""
        var longest: (code: Result<GTIN, Fault>, words: Int)?
        for (index, word) in words.prefix(14).enumerated() {
            guard let more = word.digits, digits.count + more.count <= 14 else { break }
            digits += more
            if let code = try? GTIN(digits) { longest = (.success(code), index + 1) }
        }
        guard longest == nil, let first = words.first, !first.isSpoken, let digits = first.digits,
            [12, 13, 14].contains(digits.count)
        else { return longest }
        do throws(Fault) { return (.success(try GTIN(digits)), 1) } catch {
            return (.failure(error), 1)
        }
    }

    private static func words(of line: String) -> [Word] {
        let parts = line.split { $0.isWhitespace || $0 == "-" }
        var words: [Word] = []
        var isDouble = false
        for part in parts {
            let core = part.drop { marks.contains($0) }
            guard let last = core.lastIndex(where: { !marks.contains($0) }) else { continue }
            let text = core[...last]
            if let link = try? GTIN(scanned: text), text.contains(where: { !$0.isNumber }) {
                words.append(
                    Word(
                        place: text.startIndex..<text.endIndex, digits: link.digits, isSpoken: false
                    ))
                continue
            }
            let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
            let spoken = isNumber ? nil : spokenDigits[text.lowercased()]
            var digits = isNumber ? String(text) : spoken
            var start = text.startIndex
            if isDouble, let digit = digits, digit.count == 1, let before = words.popLast() {
                digits = digit + digit
                start = before.place.lowerBound
            }
            isDouble = text.lowercased() == "double"
            words.append(
                Word(place: start..<text.endIndex, digits: digits, isSpoken: spoken != nil))
        }
        return words
    }

    private static let marks: Set<Character> = [",", ".", ";", ":", "!", "?", "\"", "'"]

    private static let spokenDigits = [
        "zero": "0", "oh": "0", "o": "0", "nought": "0", "one": "1", "two": "2", "three": "3",
        "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    ]
}
