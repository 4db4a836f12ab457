internal import Phrasebook

/// A text as it stands in the program, in English, with what is told in its places: `"\(count) of \(whole)"`.
///
/// Its Chinese is found by the English text with numbered places, `{1} of {2}`. A place may hold anything that can be
/// written; what is a sentence of its own is told by itself first.
package struct Wording: Sendable, ExpressibleByStringInterpolation {
    /// The text in English, its places filled.
    package private(set) var english: String
    /// The text in English, its places numbered: what its Chinese is found by.
    package private(set) var key: String
    /// What stands in the places.
    package private(set) var values: [String]

    package struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var english = ""
        fileprivate var key = ""
        fileprivate var values: [String] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            english.reserveCapacity(literalCapacity + interpolationCount * 8)
            key.reserveCapacity(literalCapacity + interpolationCount * 3)
        }

        package mutating func appendLiteral(_ literal: String) {
            english += literal
            key += literal
        }

        package mutating func appendInterpolation(_ value: some Any) {
            let text = "\(value)"
            english += text
            values.append(text)
            key += "{\(values.count)}"
        }

        /// A word by a number, which takes no place: `\(plural: count, "entry", "entries")`.
        package mutating func appendInterpolation(plural count: Int, _ one: String, _ many: String)
        {
            english += count == 1 ? one : many
            key += "{\(one)|\(many)}"
        }
    }

    package init(stringLiteral value: String) {
        english = value
        key = value
        values = []
    }

    package init(stringInterpolation: StringInterpolation) {
        english = stringInterpolation.english
        key = stringInterpolation.key
        values = stringInterpolation.values
    }

    /// A long text in several literals.
    package static func + (left: Wording, right: Wording) -> Wording {
        var sum = left
        sum.english += right.english
        sum.values += right.values
        sum.key += numbered(right.key, from: left.values.count)
        return sum
    }

    private static func numbered(_ key: String, from start: Int) -> String {
        guard start > 0 else { return key }
        return filled(key) { "{\($0 + start)}" }
    }

    /// In the language of the moment; in English where the phrasebook has no other.
    package var told: String {
        guard Telling.isChinese, let chinese = Phrasebook.chinese(key) else { return english }
        return Self.filled(chinese) { number in
            values.indices.contains(number - 1) ? values[number - 1] : "{\(number)}"
        }
    }

    /// `cannot read {1}: {2}`
    fileprivate init(operation: String, thing: String?, _ reason: String) {
        let values = (thing.map { [$0] } ?? []) + [reason]
        english = "cannot \(operation)\(thing.map { " \($0)" } ?? ""): \(reason)"
        key = "cannot \(operation)" + (thing == nil ? ": {1}" : " {1}: {2}")
        self.values = values
    }

    /// Whether the phrasebook has it.
    fileprivate var hasOther: Bool { Phrasebook.chinese(key) != nil }

    /// A text with something in the place of each `{1}`; other braces stay.
    private static func filled(_ text: String, _ value: (Int) -> String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let inside = rest[rest.index(after: start)..<end]
            result += rest[..<start]
            if let number = Int(inside) {
                result += value(number)
                rest = rest[rest.index(after: end)...]
            } else {
                result += "{"
                rest = rest[rest.index(after: start)...]
            }
        }
        return result + rest
    }
}

/// A text of the program in the language of the moment.
package func phrase(_ wording: Wording) -> String { wording.told }

/// What a table of the program says, which has no places, in the language of the moment.
package func phrase(of text: String) -> String {
    Telling.isChinese ? Phrasebook.chinese(text) ?? text : text
}

/// That the system refused something, and what it says of it: `cannot read FILE: Permission denied`.
///
/// - Parameter operation: a few words of ours, and perhaps the name of a thing behind them.
package func phrase(refused operation: String, _ reason: String) -> String {
    let words = operation.split(separator: " ", omittingEmptySubsequences: false)
    for count in (1...max(1, words.count)).reversed() where Telling.isChinese {
        let start = words.prefix(count).joined(separator: " ")
        let rest = words.dropFirst(count).joined(separator: " ")
        let text = Wording(operation: start, thing: rest.isEmpty ? nil : rest, phrase(of: reason))
        if text.hasOther { return text.told }
    }
    return "cannot \(operation): \(reason)"
}
