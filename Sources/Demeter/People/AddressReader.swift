/// Finds who is meant by a line: "Anna had two eggs", "for Anna: two eggs", "we had the chili, Anna half of it".
///
/// Only names of people who are here count, at the line's beginning or where somebody's part of a meal begins; what is said of
/// them becomes what they would say of themselves, which is then read as always.
struct AddressReader {
    /// Keys by what people are called, in small letters.
    let keys: [String: String]
    /// Everybody but the owner.
    let others: [String]
    /// Those of a household's server, who are meant by their names alone.
    let housemates: Set<String>
    /// Who says "I", by their key.
    let sayer: String

    init(
        others: [String], housemates: [String] = [], owner: String?,
        sayer: String = Residents.ownerKey
    ) {
        self.others = others
        self.housemates = Set(housemates)
        self.sayer = sayer
        var keys = Dictionary((others + housemates).map { ($0, $0) }) { first, _ in first }
        if let owner, keys[owner.lowercased()] == nil {
            keys[owner.lowercased()] = Residents.ownerKey
        }
        self.keys = keys
    }

    func address(of line: String) -> Address {
        let text = line.drop { $0.isWhitespace }
        if let chinese = chinese(text) { return chinese }
        let words = Self.words(of: text)
        if let (person, rest) = labelled(text, words) {
            return .shares([.init(person: person, line: rest)])
        }
        if let (person, rest) = logged(text, words) {
            return .shares([.init(person: person, line: rest)])
        }
        return told(text, words)
    }

    // MARK: English

    struct Word {
        /// In small letters, without what stands around it.
        var text: String
        var range: Range<String.Index>
        /// What stands behind it without a space.
        var mark: Character?
    }

    static func words(of text: Substring) -> [Word] {
        text.split(whereSeparator: \.isWhitespace).map { part in
            let core = part.drop { "\"'(“‘".contains($0) }
            let text = core.prefix { $0.isLetter || $0.isNumber || "-_'’".contains($0) }
            return Word(
                text: text.lowercased().replacing("’", with: "'"),
                range: part.startIndex..<part.endIndex,
                mark: text.endIndex < part.endIndex ? text.base[text.endIndex] : nil)
        }
    }

    /// "Anna: two eggs", "for Anna: two eggs", "for Anna two eggs".
    private func labelled(_ text: Substring, _ words: [Word]) -> (String, String)? {
        let hasFor = words.first?.text == "for"
        let place = hasFor ? 1 : 0
        guard words.count > place, let key = keys[words[place].text] else { return nil }
        var rest = text[words[place].range.upperBound...].drop { $0.isWhitespace }
        switch words[place].mark {
        case ":", "：":
            // What follows the mark without a space is of the same word.
            let word = text[words[place].range]
            guard let mark = word.firstIndex(where: { ":：".contains($0) }) else { return nil }
            rest = text[word.index(after: mark)...].drop { $0.isWhitespace }
        case nil where rest.first == ":": rest = rest.dropFirst().drop { $0.isWhitespace }
        case nil, ",":
            guard hasFor else { return nil }
            // "for May 3rd"
            if Self.months.contains(words[place].text), words.count > place + 1,
                Self.isDayOfMonth(words[place + 1].text)
            {
                return nil
            }
        default: return nil
        }
        return rest.isEmpty ? nil : (key, String(rest))
    }

    /// "log two eggs for Anna".
    private func logged(_ text: Substring, _ words: [Word]) -> (String, String)? {
        guard words.count > 3, ["log", "add", "note", "record"].contains(words[0].text),
            let last = words.last, let key = keys[last.text], words[words.count - 2].text == "for"
        else { return nil }
        let said = text[..<words[words.count - 2].range.lowerBound]
        return (key, String(said.trimmingBlanks))
    }

    /// "Anna had two eggs", "Anna and I had two eggs each", "we had the chili, Anna half of it".
    private func told(_ text: Substring, _ words: [Word]) -> Address {
        guard let subject = subject(words) else { return .nobody }
        guard let verb = Self.verb(words, from: subject.end) else { return .nobody }
        // Where nobody else is here, "we" is how its sayer speaks, unless somebody's part is told by a name.
        let isPlain: Bool =
            switch subject.whom {
            case .named: false
            case .we, .everybody, .someone: others.isEmpty
            }
        guard let clauses = clauses(text, words, from: verb.end, subject.isSayer) else {
            return isPlain ? .nobody : .unsure
        }
        if isPlain, clauses.parts.allSatisfy({ $0.person == sayer }) { return .nobody }
        var people: [String]
        switch subject.whom {
        case .named(let named): people = named
        case .someone: return others.isEmpty ? .nobody : .unsure
        case .everybody: people = [Residents.ownerKey] + others
        case .we:
            if clauses.parts.contains(where: { $0.person != sayer }) {
                people = [sayer]
            } else if others.count == 1 {
                people = [Residents.ownerKey] + others
            } else {
                return .unsure
            }
        }
        // Whoever is alone and is the sayer has named nobody.
        if subject.isSayer, clauses.parts.allSatisfy({ $0.person == sayer }) { return .nobody }
        let base = String(clauses.base.trimmingBlanks)
        guard !base.isEmpty else { return .nobody }
        var whole = "I \(verb.words) \(base)"
        if verb.isSharing, people.count > 1 {
            guard let part = Self.fractions[people.count] else { return .unsure }
            whole = "I had \(part) of \(base)"
        }
        let shares = Self.shares(people, whole, of: base, clauses.parts)
        return shares.isEmpty ? .nobody : .shares(shares)
    }

    /// What each had: of the meal as a whole, but for whose part of it is told, and beside it.
    private static func shares(
        _ people: [String], _ whole: String, of base: String, _ parts: [Part]
    ) -> [Address.Share] {
        var order = people
        for part in parts where !order.contains(part.person) { order.append(part.person) }
        return order.compactMap { person in
            let own = parts.filter { $0.person == person }
            var lines: [String] = []
            if people.contains(person), !own.contains(where: { $0.kind != .beside }) {
                lines.append(whole)
            }
            for part in own {
                switch part.kind {
                case .ofIt: lines.append("I had \(part.words) of \(base)")
                case .beside: lines.append("I \(part.words)")
                case .nothing: break
                }
            }
            guard !lines.isEmpty else { return nil }
            return .init(person: person, line: lines.joined(separator: " and "))
        }
    }

    private static let fractions = [2: "half", 3: "a third", 4: "a quarter"]

    private enum Whom {
        case named([String])
        case we
        case everybody
        /// Somebody who is not named.
        case someone
    }

    private func subject(_ words: [Word]) -> (whom: Whom, end: Int, isSayer: Bool)? {
        func starts(_ phrase: String) -> Int? {
            let phrase = phrase.split(separator: " ").map(String.init)
            guard words.count > phrase.count,
                zip(words, phrase).allSatisfy({ $0.text == $1 })
            else { return nil }
            return phrase.count
        }
        for phrase in ["we all", "all of us", "everybody", "everyone"] {
            if let end = starts(phrase) { return (.everybody, end, false) }
        }
        for phrase in ["we both", "both of us", "the two of us", "we"] {
            if let end = starts(phrase) { return (.we, end, false) }
        }
        for phrase in ["she", "he", "they"] {
            if let end = starts(phrase) { return (.someone, end, false) }
        }
        var (named, place, isSayer) = ([String](), 0, false)
        while place < words.count {
            if words[place].text == "i" || words[place].text == "me" {
                named.append(sayer)
                isSayer = true
            } else if Self.contracted(words[place].text) == "i" {
                // "I've had soup"
                return (.named(named + [sayer]), place + 1, named.isEmpty)
            } else if let key = keys[words[place].text] {
                named.append(key)
            } else if let key = Self.contracted(words[place].text).flatMap({ keys[$0] }) {
                // "Anna's had two eggs"
                return (.named(named + [key]), place + 1, isSayer)
            } else {
                return nil
            }
            let comma = words[place].mark == ","
            place += 1
            guard place < words.count else { return nil }
            if ["and", "&"].contains(words[place].text) {
                place += 1
            } else if !comma {
                break
            }
        }
        guard Set(named).count == named.count else { return nil }
        return (.named(named), place, isSayer && named.count == 1)
    }

    /// Of "anna's" "anna", of "i've" "i".
    static func contracted(_ word: String) -> String? {
        guard let mark = word.lastIndex(of: "'"),
            ["s", "ve", "m", "d"].contains(word[mark...].dropFirst())
        else { return nil }
        return String(word[..<mark])
    }

    private static let months: Set = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
        "oct", "nov", "dec",
    ]

    /// Whether a word behind a month's name may be its day.
    private static func isDayOfMonth(_ word: String) -> Bool {
        if ordinals.contains(word) || word == "the" { return true }
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        guard let day = Int(digits), 1...31 ~= day else { return false }
        return ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
    }

    private static let ordinals: Set = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
        "seventeenth", "eighteenth", "nineteenth", "twentieth", "thirtieth",
    ]

    /// What somebody does with food, as they would say it of themselves.
    static func verb(
        _ words: [Word], from start: Int
    ) -> (words: String, end: Int, isSharing: Bool)? {
        var (said, place) = ([String](), start)
        while place < words.count, adverbs.contains(words[place].text) {
            if !["both", "all", "each"].contains(words[place].text) {
                said.append(words[place].text)
            }
            place += 1
        }
        if place + 1 < words.count, let helping = helping[words[place].text] {
            var next = place + 1
            var between: [String] = []
            while next < words.count, adverbs.contains(words[next].text) {
                between.append(words[next].text)
                next += 1
            }
            if next < words.count, participles.contains(words[next].text) {
                return (
                    (said + [helping] + between + [words[next].text]).joined(separator: " "),
                    next + 1, false
                )
            }
        }
        guard place < words.count else { return nil }
        // "Anna's having soup"
        if start > 0, contracted(words[start - 1].text) != nil, verbs[words[place].text] == nil,
            participles.contains(words[place].text)
        {
            let word = words[place].text
            said.insert(word.hasSuffix("ing") ? "am" : "have", at: 0)
            return ((said + [word]).joined(separator: " "), place + 1, false)
        }
        guard let verb = verbs[words[place].text] else { return nil }
        return (
            (said + [verb]).joined(separator: " "), place + 1,
            sharing.contains(words[place].text)
        )
    }

    static let adverbs: Set = [
        "just", "also", "only", "already", "both", "all", "each", "then", "later", "still",
        "instead",
    ]
    private static let helping = [
        "has": "have", "have": "have", "is": "am", "am": "am", "are": "am", "was": "was",
        "were": "was", "had": "had",
    ]
    private static let participles: Set = [
        "had", "eaten", "drunk", "having", "eating", "drinking", "finished", "tried", "snacked",
        "skipped",
    ]
    private static let verbs = [
        "had": "had", "ate": "ate", "drank": "drank", "has": "have", "have": "have",
        "eats": "eat", "eat": "eat", "drinks": "drink", "drink": "drink", "finished": "finished",
        "tried": "tried", "snacked": "snacked", "skipped": "skipped", "shared": "had",
        "split": "had", "weighs": "weigh", "weighed": "weighed", "feels": "feel", "felt": "felt",
    ]
    private static let sharing: Set = ["shared", "split"]
}

extension Substring {
    /// Without white space and what ends a clause at both ends.
    var trimmingBlanks: Substring {
        var text = self
        while let last = text.last, last.isWhitespace || ",;.".contains(last) { text.removeLast() }
        return text.drop { $0.isWhitespace }
    }
}
