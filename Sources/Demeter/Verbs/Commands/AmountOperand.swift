/// An amount that a person names on the command line: "3", "1.5", "12,5", "200 g", "200g".
enum AmountOperand {
    /// `nil` unless it begins with a number above 0.
    static func amount(_ text: String) -> (amount: Double, unit: String?)? {
        let text = text.drop { $0 == " " }
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        let plain = digits.replacing(",", with: ".")
        guard let amount = Double(plain), amount.isFinite, amount > 0 else { return nil }
        let unit = text.dropFirst(digits.count).split(separator: " ").joined(separator: " ")
        return (amount, unit.isEmpty ? nil : unit)
    }
}
