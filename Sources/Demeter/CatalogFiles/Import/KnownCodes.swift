/// The codes of the foods that came before; figures alone, as most are, are kept as the number that they write.
struct KnownCodes {
    private var numbers: Set<UInt64> = []
    private var texts: Set<String> = []

    /// - Returns: whether it was not there before.
    mutating func insert(_ code: String) -> Bool {
        guard let number = Self.number(code) else { return texts.insert(code).inserted }
        return numbers.insert(number).inserted
    }

    /// `nil` of what is no number, is too long for one, or begins with a zero and so is another code than its number.
    private static func number(_ code: String) -> UInt64? {
        let digits = code.utf8
        guard (1...18).contains(digits.count), digits.first != UInt8(ascii: "0") else { return nil }
        var number: UInt64 = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + UInt64(digit - UInt8(ascii: "0"))
        }
        return number
    }
}
