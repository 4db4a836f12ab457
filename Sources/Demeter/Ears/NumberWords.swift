/// Numbers between figures and English words.
enum NumberWords {
    private static let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen",
    ]
    private static let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]

    /// Whether a word is part of how numbers are said.
    static func isNumber(_ word: String) -> Bool {
        small.contains(word) || !word.isEmpty && tens.contains(word) || word == "hundred"
            || word == "thousand"
    }

    /// How a number from 0 to 9999 is said; larger ones digit by digit.
    static func words(of number: Int) -> [String] {
        switch number {
        case ..<0: ["minus"] + words(of: -number)
        case ..<20: [small[number]]
        case ..<100:
            [tens[number / 10]] + (number % 10 == 0 ? [] : [small[number % 10]])
        case ..<1_000:
            [small[number / 100], "hundred"] + (number % 100 == 0 ? [] : words(of: number % 100))
        case ..<10_000:
            words(of: number / 1_000) + ["thousand"]
                + (number % 1_000 == 0 ? [] : words(of: number % 1_000))
        default: String(number).map { small[$0.wholeNumberValue ?? 0] }
        }
    }
}
