/// Numbers as words or digits, alone.
enum NumberWords {
    /// `nil` for anything that is more, or other, than a number above 0.
    static func value(of text: String) -> Double? {
        if let value = words[text] { return value }
        guard let first = text.first, first.isNumber, let value = Double(text), value > 0,
            value.isFinite, !text.contains("e")
        else { return nil }
        return value
    }

    private static let words: [String: Double] = {
        let units = [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
            "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
            "nineteen", "twenty",
        ]
        var words: [String: Double] = [:]
        for (index, word) in units.enumerated() { words[word] = Double(index + 1) }
        words["a dozen"] = 12
        words["dozen"] = 12
        words["a couple"] = 2
        words["both"] = 2
        return words
    }()
}
