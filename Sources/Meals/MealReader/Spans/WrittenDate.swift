/// A date in figures: "2026-11-15", "24/11", "24.11.", "11/24/2026"; the day first, unless only the other may be one.
/// "31.11." is one too, which no calendar has.
struct WrittenDate {
    var year: Int?
    let month: Int
    let day: Int
    /// The UTF-8 offset behind it, of a dot that ends it too.
    let end: Int
    /// Whether it can be nothing else: with a year, or ended by a dot.
    let isSure: Bool
    /// Whether it is no usual fraction, as halves to eighths are.
    let isUnusual: Bool
    /// "9/10"
    let isScore: Bool

    init?(in text: String, at start: Int) {
        var text = text
        guard let found = text.withUTF8({ Self.found(in: $0, at: start) }) else { return nil }
        self = found
    }

    private init?(
        _ first: Int, _ second: Int, _ year: Int?, end: Int, isSure: Bool, isDotted: Bool
    ) {
        // "11/24"
        (day, month) = second > 12 ? (second, first) : (first, second)
        self.year = year
        self.end = end
        self.isSure = isSure
        isUnusual = !isDotted && (first > 12 || second > 8)
        isScore =
            year == nil && !isDotted && second == 10 && first <= 10 || first == 24 && second == 7
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    }

    private static func found(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> WrittenDate? {
        func number(_ position: inout Int, _ digits: ClosedRange<Int>) -> Int? {
            let first = position
            var value = 0
            while position < bytes.count, bytes[position] &- UInt8(ascii: "0") <= 9,
                position - first < 5
            {
                value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
                position += 1
            }
            return digits.contains(position - first) ? value : nil
        }
        func has(_ sign: UInt8, _ position: Int) -> Bool {
            position < bytes.count && bytes[position] == sign
        }
        var position = start
        guard let first = number(&position, 1...4), position < bytes.count else { return nil }
        let sign = bytes[position]
        guard signs.contains(sign) else { return nil }
        position += 1
        guard let second = number(&position, 1...2) else { return nil }
        let dot = UInt8(ascii: ".")
        guard has(sign, position) else {
            guard first <= 31, sign != UInt8(ascii: "-") else { return nil }
            // "24.11" is a date only where one is expected.
            return WrittenDate(
                first, second, nil, end: position, isSure: false, isDotted: sign == dot)
        }
        let end = position
        position += 1
        if first > 31 {
            guard (1900...2199).contains(first), let day = number(&position, 1...2), second <= 12
            else { return nil }
            return WrittenDate(day, second, first, end: position, isSure: true, isDotted: false)
        }
        if let year = number(&position, 2...4), position - end != 4 {
            return WrittenDate(
                first, second, year < 100 ? 2000 + year : year, end: position, isSure: true,
                isDotted: false)
        }
        // "24.11."
        guard sign == dot, end + 1 == bytes.count || bytes[end + 1] == UInt8(ascii: " ") else {
            return nil
        }
        return WrittenDate(first, second, nil, end: end + 1, isSure: true, isDotted: true)
    }

    private static let signs = Array("/.-".utf8)
}
