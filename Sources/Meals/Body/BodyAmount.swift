internal import Nutrition

/// An amount of a body's measure as it is written or said: "82.4kg", "eighty two point four kilos",
/// "12 stone 4", "5'6\"".
package struct BodyAmount: Sendable, Hashable {
    /// In the base unit of `dimension`; the number itself where no unit was said.
    package let value: Double
    package let dimension: BodyDimension?

    /// `nil` unless all of the text is one amount.
    package init?(_ text: String) {
        self.init(words: text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// - Parameter words: in lower case. All of them must belong to the amount.
    package init?(words: [String]) {
        var value = 0.0
        var dimension: BodyDimension?
        var last: BodyUnit?
        var tokens = words.flatMap(Self.tokens)[...]
        guard !tokens.isEmpty else { return nil }
        while !tokens.isEmpty {
            if last != nil, tokens.first == "and" || tokens.first == "," { tokens.removeFirst() }
            guard let number = Self.number(&tokens) else { return nil }
            guard let unit = tokens.first.flatMap({ BodyUnit(named: $0) }) ?? last?.next else {
                guard tokens.isEmpty, last == nil else { return nil }
                self.value = number
                self.dimension = nil
                return
            }
            if tokens.first.map({ BodyUnit(named: $0) == unit }) == true { tokens.removeFirst() }
            // After feet only inches may follow, and after stones pounds.
            guard last == nil || last?.next == unit else { return nil }
            dimension = unit.dimension
            value += number * unit.factor
            last = unit
        }
        guard let dimension, value.isFinite else { return nil }
        self.value = value
        self.dimension = dimension
    }

    /// "82.4kg" as number and unit, and quotation marks behind a number by themselves.
    private static func tokens(_ word: String) -> [String] {
        guard word.first?.isNumber == true else { return [word] }
        var parts: [String] = []
        var rest = word[...]
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "," }
            if !digits.isEmpty {
                parts.append(String(digits))
                rest = rest.dropFirst(digits.count)
            }
            let unit = rest.prefix { !$0.isNumber }
            if !unit.isEmpty {
                parts.append(String(unit))
                rest = rest.dropFirst(unit.count)
            }
        }
        return parts
    }

    /// Takes a number off the beginning: digits, or words with "point" before their decimals.
    private static func number(_ tokens: inout ArraySlice<String>) -> Double? {
        if let first = tokens.first, let value = SaidNumber.number(first) {
            tokens.removeFirst()
            return value >= 0 ? value : nil
        }
        var said = SaidNumber()
        while let word = tokens.first {
            if word == "and", !said.isEmpty, tokens.dropFirst().first.map({ isNumber($0) }) == true
            {
                tokens.removeFirst()
                continue
            }
            guard said.take(word) else { break }
            tokens.removeFirst()
        }
        guard var value = said.value else { return nil }
        if tokens.first == "point" {
            var place = 0.1
            var rest = tokens.dropFirst()
            while let word = rest.first, let digit = digit(word) {
                value += digit * place
                place /= 10
                rest.removeFirst()
            }
            guard place < 0.1 else { return nil }
            tokens = rest
        }
        return value
    }

    private static func isNumber(_ word: String) -> Bool {
        var said = SaidNumber()
        return said.take(word)
    }

    private static func digit(_ word: String) -> Double? {
        if word == "oh" { return 0 }
        var said = SaidNumber()
        guard said.take(word), let value = said.value, (0...9).contains(value) else { return nil }
        return value
    }
}
