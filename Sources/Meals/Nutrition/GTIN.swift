/// The number of a trade item, which its barcode says: GTIN-8, -12 (UPC-A), -13 (EAN) and -14 alike.
///
/// Lengths and the check digit are those of the GS1 General Specifications, sections 1.3 and 7.9.
package struct GTIN: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Fourteen digits, zeros in front of a shorter number.
    package let digits: String

    /// Why digits are no number of a trade item.
    package enum Fault: Error, Hashable {
        case noDigits
        /// How many there are; 8, 12, 13 and 14 are right.
        case length(Int)
        /// One digit was read or typed wrongly; if it was the last, this is what it should be.
        case slip(lastShouldBe: Int)
    }

    private init(padding digits: some StringProtocol) {
        self.digits = String(repeating: "0", count: 14 - digits.count) + digits
    }

    /// The number in digits as they stand below a code; spaces and hyphens between them do not count.
    ///
    /// Eight digits are a GTIN-8, or a UPC-E where they are none or begin with 0, which GTIN-8 leaves to
    /// shops.
    package init(_ text: some StringProtocol) throws(Fault) {
        let digits = String(text).filter { $0 != " " && $0 != "-" && $0 != "\u{a0}" }
        guard digits.contains(where: { $0 != "0" }),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else {
            throw .noDigits
        }
        guard [8, 12, 13, 14].contains(digits.count) else { throw .length(digits.count) }
        let expected = Self.checkDigit(behind: digits.dropLast())
        let isRight = digits.last?.wholeNumberValue == expected
        if digits.count == 8, !isRight || digits.first == "0",
            let expanded = Self.expanded(digits)
        {
            self.init(padding: expanded)
            return
        }
        guard isRight else { throw .slip(lastShouldBe: expected) }
        self.init(padding: digits)
    }

    /// The number as people know it, without the zeros that only fill it up: 8, 12, 13 or 14 digits.
    package var description: String { String(digits.suffix(lengths[0])) }

    /// The ways in which tables write it, the shortest first.
    package var spellings: [String] { lengths.map { String(digits.suffix($0)) } }

    private var lengths: [Int] {
        let zeros = digits.prefix { $0 == "0" }.count
        // Eight digits that begin with 0 are read as a UPC-E.
        return (zeros == 6 ? [8] : []) + [12, 13, 14].filter { 14 - $0 <= zeros }
    }

    package static func < (left: Self, right: Self) -> Bool { left.digits < right.digits }

    /// From the right the digits weigh 3 and 1 by turns; with the check digit they sum up to tens.
    static func checkDigit(behind digits: some StringProtocol) -> Int {
        var sum = 0
        var weight = 3
        for digit in digits.utf8.reversed() {
            sum += Int(digit - 0x30) * weight
            weight = 4 - weight
        }
        return (10 - sum % 10) % 10
    }

    /// The UPC-A of eight digits of UPC-E; `nil` where they are none.
    ///
    /// Its last digit but one says where the zeros were that it leaves out (GS1, section 5.2.2.4.2).
    private static func expanded(_ digits: String) -> String? {
        guard let first = digits.first, first == "0" || first == "1" else { return nil }
        let six = digits.dropFirst().dropLast()
        let (two, last) = (six.prefix(2), six.suffix(1))
        let body: String =
            switch last {
            case "0", "1", "2": "\(two)\(last)0000\(six.dropFirst(2).prefix(3))"
            case "3": "\(six.prefix(3))00000\(six.dropFirst(3).prefix(2))"
            case "4": "\(six.prefix(4))00000\(six.dropFirst(4).prefix(1))"
            default: "\(six.prefix(5))0000\(last)"
            }
        let without = String(first) + body
        // "00000030" would be the number of nothing.
        guard without.contains(where: { $0 != "0" }),
            digits.last?.wholeNumberValue == checkDigit(behind: without)
        else { return nil }
        return without + String(digits.suffix(1))
    }
}
