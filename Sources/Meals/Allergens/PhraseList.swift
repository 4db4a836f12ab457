/// The readable table of phrases; `docs/allergens.md` describes its form.
package struct PhraseList: AllergenPhrases {
    /// A line that says nothing the table can use.
    package struct Fault: Error, Hashable, CustomStringConvertible {
        package var line: Int
        package var reason: String

        package var description: String { "line \(line): \(reason)" }
    }

    /// By words as they are written in the table.
    package private(set) var written: [String: AllergenPhrase] = [:]
    package private(set) var faults: [Fault] = []
    private var singular: [String: AllergenPhrase] = [:]
    /// Words in the longest phrase that begins with each word, as written and singular.
    package private(set) var longest: [String: Int] = [:]

    package init(_ text: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            do throws(Fault) { try take(line, index + 1) } catch { faults.append(error) }
        }
        for (key, phrase) in written.sorted(by: { $0.key < $1.key }) {
            let folded = Self.singular(key)
            if written[folded] == nil, singular[folded] == nil { singular[folded] = phrase }
        }
    }

    package func phrase(_ key: String) -> AllergenPhrase? { written[key] ?? singular[key] }

    package func longestPhrase(beginning word: String) -> Int { longest[word] ?? 0 }

    /// How phrases with triggers begin, and what they can add at most; cells of `TellingWords`.
    package var beginnings: [String] { TellingWords.cells(of: written) }

    package var tellingWords: TellingWords { TellingWords(beginnings) }

    /// Every phrase under each key it is found by.
    package var all: [String: AllergenPhrase] { written.merging(singular) { own, _ in own } }

    private mutating func take(_ line: Substring, _ number: Int) throws(Fault) {
        let line = Self.trimmed(line)
        guard !line.isEmpty, line.first != "#" else { return }
        if let equals = line.firstRange(of: " = ") {
            let answers = try answers(line[equals.upperBound...], number)
            for words in line[..<equals.lowerBound].split(separator: ",") {
                try add(words, .tells(answers), number)
            }
            return
        }
        guard let colon = line.firstIndex(of: ":") else {
            throw Fault(line: number, reason: "write \"phrase = triggers\" or \"neutral: words\"")
        }
        let phrase = try heading(line[..<colon], number)
        for words in line[line.index(after: colon)...].split(separator: ",") {
            try add(words, phrase, number)
        }
    }

    private func heading(_ text: Substring, _ number: Int) throws(Fault) -> AllergenPhrase {
        let words = text.split(separator: " ")
        switch words.first {
        case "neutral" where words.count == 1: return .neutral
        case "without" where words.count == 1: return .without
        case "perhaps" where words.count == 1: return .perhaps
        case "traces" where words.count == 1: return .traces
        case "flavour" where words.count == 1: return .flavour
        case "free" where words.count > 1:
            var triggers: [Trigger] = []
            for word in words.dropFirst() { triggers.append(try trigger(word, number)) }
            return .free(triggers)
        default:
            throw Fault(
                line: number,
                reason:
                    "\"\(text)\" is no heading: neutral, free TRIGGER…, without, perhaps, "
                    + "traces, flavour")
        }
    }

    private mutating func add(
        _ words: Substring, _ phrase: AllergenPhrase, _ number: Int
    ) throws(Fault) {
        let parts = AllergenText.words(of: String(words))
        guard !parts.isEmpty else { throw Fault(line: number, reason: "a phrase without words") }
        let key = parts.joined(separator: " ")
        guard written[key] == nil else {
            throw Fault(line: number, reason: "\"\(key)\" stands in the table twice")
        }
        written[key] = phrase
        for word in [parts[0], AllergenText.singular(parts[0])] {
            longest[word] = max(longest[word] ?? 0, parts.count)
        }
    }

    /// `milk ~egg ?soy`; milk brings lactose with it unless the line says how much of that there is.
    private func answers(
        _ text: Substring, _ number: Int
    ) throws(Fault) -> [Trigger: Answer] {
        var answers: [Trigger: Answer] = [:]
        for word in text.split(separator: " ") where word != "-" {
            let mark = word.first.flatMap(Answer.init(sign:))
            let trigger = try trigger(mark == nil ? word : word.dropFirst(), number)
            answers[trigger] = max(answers[trigger] ?? .notByRecipe, mark ?? .contains)
        }
        if let milk = answers[.milk], answers[.lactose] == nil { answers[.lactose] = milk }
        return answers
    }

    private func trigger(_ word: Substring, _ number: Int) throws(Fault) -> Trigger {
        let trigger = Trigger(rawValue: String(word))
        guard trigger.facts != nil else {
            throw Fault(line: number, reason: "\"\(word)\" is no trigger")
        }
        return trigger
    }

    private static func singular(_ key: String) -> String {
        key.split(separator: " ").map { AllergenText.singular(String($0)) }.joined(separator: " ")
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension Trigger {
    package static let milk = Trigger(rawValue: "milk")
    package static let lactose = Trigger(rawValue: "lactose")
}
