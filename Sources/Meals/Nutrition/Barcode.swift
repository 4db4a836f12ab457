/// The number on a package: a GTIN of 8, 12, 13 or 14 digits (GS1 General Specifications, section 1).
///
/// One number has several spellings, as zeros in front do not count: `5449000000996` is `05449000000996`.
package struct Barcode: Sendable, Hashable, CustomStringConvertible {
    /// All 14 digits.
    package let description: String

    /// - Parameter text: digits, of which the last is right for the others; spaces and hyphens are passed over.
    package init?(_ text: some StringProtocol) {
        let digits = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
        guard Self.lengths.contains(digits.count),
            digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            digits.contains(where: { $0 != UInt8(ascii: "0") })
        else { return nil }
        let all = Array(repeating: UInt8(ascii: "0"), count: 14 - digits.count) + digits
        // Every second digit counts thrice, the first of the 14 among them; the sum is one of tens.
        let sum = all.enumerated().reduce(0) { sum, digit in
            sum + Int(digit.element - UInt8(ascii: "0")) * (digit.offset % 2 == 0 ? 3 : 1)
        }
        guard sum % 10 == 0 else { return nil }
        description = String(decoding: all, as: UTF8.self)
    }

    /// How it may be written, the usual way first: with the 13 digits of shops, then shorter and longer ones.
    package var spellings: [String] {
        let zeros = description.prefix { $0 == "0" }.count
        return [13, 12, 8, 14].filter { $0 >= 14 - zeros }.map { String(description.suffix($0)) }
    }

    private static let lengths: Set = [8, 12, 13, 14]
}
