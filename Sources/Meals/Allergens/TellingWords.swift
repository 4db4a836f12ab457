internal import FoodCatalog

/// How phrases with triggers begin, for passing over words that tell nothing.
///
/// What people say of a food mostly repeats its name and its amount; only another word can add to what
/// is known of it.
package struct TellingWords: Sendable, Hashable {
    /// What phrases can tell beside a food that is known.
    private struct Adding: Sendable, Hashable {
        var probable = TriggerSet.none
        var possible = TriggerSet.none

        mutating func formUnion(_ other: Adding) {
            probable.formUnion(other.probable)
            possible.formUnion(other.possible)
        }

        func meets(_ open: OpenAnswers) -> Bool {
            probable.meets(open.belowProbable) || possible.meets(open.belowPossible)
        }
    }

    /// The first words of phrases.
    private var words: Set<WordHash> = []
    /// By the one word of a phrase, or by the first two of it.
    private var adding: [WordHash: Adding] = [:]

    /// Knows no word, so that none adds anything.
    package static let none = TellingWords()

    private init() {}

    /// - Parameter cells: one or two words, each with what the phrases that begin so can add at most:
    ///   `pesto=milk?,tree_nuts?`. One that does not say so may add anything.
    package init(_ cells: some Sequence<some StringProtocol>) {
        for cell in cells {
            let halves = cell.split(separator: "=", maxSplits: 1)
            let hashes = Words(of: String(halves.first ?? "")).hashes
            guard let first = hashes.first else { continue }
            words.insert(first)
            let added = halves.count > 1 ? Self.adding(halves[1].split(separator: ",")) : nil
            let key = hashes.count > 1 ? first.followed(by: hashes[1]) : first
            adding[key, default: Adding()].formUnion(
                added ?? Adding(probable: .all, possible: .all))
        }
    }

    /// What the phrases of a table begin with, as `init` reads it, sorted.
    ///
    /// A phrase is noticed from its first word on that is longer than "a" and no number, as "musketeers" of
    /// "3 musketeers".
    static func cells(of phrases: [String: AllergenPhrase]) -> [String] {
        var most: [String: [Trigger: Answer]] = [:]
        for (key, phrase) in phrases {
            guard case .tells(let answers) = phrase, !answers.isEmpty else { continue }
            let words = key.split(separator: " ").map(String.init)
            let start =
                words.firstIndex { $0.utf8.count > 2 && !$0.allSatisfy(\.isNumber) } ?? 0
            let beginning = words[start...].joined(separator: " ").split { letter in
                !letter.utf8.allSatisfy { Words.letter($0) != nil || $0 >= 0x80 }
            }.prefix(2).joined(separator: " ")
            most[beginning, default: [:]].merge(
                answers.mapValues { min($0, phrase.mostBesideRecipe) }, uniquingKeysWith: max)
        }
        return most.map { beginning, answers in
            let told = answers.sorted { $0.key < $1.key }.compactMap { trigger, answer in
                answer.sign.map { "\(trigger.rawValue)\($0)" }
            }
            return "\(beginning)=\(told.joined(separator: ","))"
        }.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }

    /// `nil` where it cannot be read.
    private static func adding(_ answers: [some StringProtocol]) -> Adding? {
        var adding = Adding()
        for text in answers {
            let trigger = Trigger(rawValue: String(text.dropLast()))
            guard let answer = text.last.flatMap({ Answer(sign: $0) }), trigger.facts != nil else {
                return nil
            }
            adding.possible.insert(trigger)
            if answer >= .probably { adding.probable.insert(trigger) }
        }
        return adding
    }

    /// Whether a text has a word that tells something and does not stand in the name.
    package func stand(in text: String, beyond name: String) -> Bool {
        stand(in: text, beyond: Words(of: name))
    }

    func stand(in text: String, beyond name: Words) -> Bool {
        let said = Words(of: text)
        return said.isForeign
            || said.hashes.contains { words.contains($0) && !name.hashes.contains($0) }
    }

    /// Whether a phrase in a text may tell something that is open.
    func add(_ text: String, to open: OpenAnswers) -> Bool {
        let said = Words(of: text)
        guard !said.isForeign else { return true }
        var last: WordHash?
        for word in said.hashes {
            if adding[word]?.meets(open) == true
                || last.map({ adding[$0.followed(by: word)]?.meets(open) == true }) == true
            {
                return true
            }
            last = word
        }
        return false
    }
}

extension TellingWords {
    /// The words of a text, singular, as numbers.
    struct Words: Sendable, Hashable {
        private(set) var hashes: [WordHash] = []
        /// Whether it has letters beyond ASCII, of which the words are not known.
        private(set) var isForeign = false

        init(of text: String) {
            var word: [UInt8] = []
            hashes.reserveCapacity(text.utf8.count / 4)
            for byte in text.utf8 {
                if let letter = Self.letter(byte) {
                    // It begins with no sign.
                    if letter > UInt8(ascii: "'") || !word.isEmpty { word.append(letter) }
                } else {
                    if byte >= 0x80 { isForeign = true }
                    if !word.isEmpty { take(&word) }
                }
            }
            if !word.isEmpty { take(&word) }
        }

        private mutating func take(_ word: inout [UInt8]) {
            while let last = word.last, last <= UInt8(ascii: "'") { word.removeLast() }
            while let last = word.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "e"),
                let singular = AllergenText.singular(letters: word)
            {
                word = singular
            }
            if !word.isEmpty { hashes.append(WordHash(word)) }
            word.removeAll(keepingCapacity: true)
        }

        /// In lower case; `nil` of what stands between words.
        static func letter(_ byte: UInt8) -> UInt8? {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "'"), UInt8(ascii: "&"):
                byte
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            default: nil
            }
        }
    }
}
