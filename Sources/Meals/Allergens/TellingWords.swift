internal import FoodCatalog

/// How phrases with triggers begin, for passing over words that tell nothing.
///
/// What people say of a food mostly repeats its name and its amount; only another word can add to what
/// is known of it.
package final class TellingWords: Sendable {
    /// What phrases can tell beside a food that is known.
    private struct Adding: Sendable {
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

    /// By the one word of a phrase, or by the first two of it.
    private let adding: [WordHash: Adding]
    /// A bit for each of their keys: most words that are said are none, and need no look-up.
    private let mayAdd: [UInt64]

    /// Knows no word, so that none adds anything.
    package static let none = TellingWords([String]())

    /// - Parameter cells: one or two words, each with what the phrases that begin so can add at most:
    ///   `pesto=milk?,tree_nuts?`. One that does not say so may add anything.
    package init(_ cells: some Sequence<some StringProtocol>) {
        var adding: [WordHash: Adding] = [:]
        for cell in cells {
            let halves = cell.split(separator: "=", maxSplits: 1)
            let hashes = Words(of: String(halves.first ?? "")).hashes
            guard let first = hashes.first else { continue }
            let added = halves.count > 1 ? Self.adding(halves[1].split(separator: ",")) : nil
            let key = hashes.count > 1 ? first.followed(by: hashes[1]) : first
            adding[key, default: Adding()].formUnion(
                added ?? Adding(probable: .all, possible: .all))
        }
        var mayAdd = [UInt64](repeating: 0, count: Self.places / 64)
        for key in adding.keys {
            let place = Self.place(of: key)
            mayAdd[place / 64] |= 1 << UInt64(place % 64)
        }
        self.adding = adding
        self.mayAdd = mayAdd
    }

    /// Some ten for each key of the project's own table, so that of the other words one in ten is looked up.
    private static let places = 1 << 16

    private static func place(of key: WordHash) -> Int {
        Int(truncatingIfNeeded: (key.bits ^ key.bits >> 32) & UInt64(places - 1))
    }

    private func may(_ key: WordHash, addTo open: OpenAnswers) -> Bool {
        let place = Self.place(of: key)
        guard mayAdd[place / 64] & 1 << UInt64(place % 64) != 0 else { return false }
        return adding[key]?.meets(open) == true
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

    /// Whether a phrase in a text may tell something that is open.
    func add(_ text: String, to open: OpenAnswers) -> Bool {
        var last: WordHash?
        var adds = false
        let isPlain = Words.each(of: text) { word in
            adds =
                may(word, addTo: open)
                || last.map { may($0.followed(by: word), addTo: open) } == true
            last = word
            return !adds
        }
        // Of what is not plain the words are not known.
        return adds || !isPlain
    }
}

extension TellingWords {
    /// The words of a text, singular, as numbers.
    struct Words: Sendable, Hashable {
        private(set) var hashes: [WordHash] = []
        /// Whether it has letters beyond ASCII, of which the words are not known.
        private(set) var isForeign = false

        init(of text: String) {
            var hashes: [WordHash] = []
            hashes.reserveCapacity(text.utf8.count / 4)
            isForeign = !Self.each(of: text) { word in
                hashes.append(word)
                return true
            }
            self.hashes = hashes
        }

        /// Hands on each word until one is enough.
        ///
        /// - Parameter take: whether the next is wanted.
        /// - Returns: whether the text has no letters beyond ASCII.
        static func each(of text: String, _ take: (WordHash) -> Bool) -> Bool {
            var text = text
            return text.withUTF8 { bytes in
                var start = 0
                var isPlain = true
                for place in 0...bytes.count {
                    if place < bytes.count, letter(bytes[place]) != nil { continue }
                    if place < bytes.count, bytes[place] >= 0x80 { isPlain = false }
                    if start < place, let word = hash(bytes[start..<place]), !take(word) {
                        return isPlain
                    }
                    start = place + 1
                }
                return isPlain
            }
        }

        /// `nil` of signs alone.
        private static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> WordHash? {
            let apostrophe = UInt8(ascii: "'")
            // It begins and ends with no sign.
            let isSign = { (byte: UInt8) in byte <= apostrophe }
            guard let first = bytes.firstIndex(where: { !isSign($0) }),
                let last = bytes.lastIndex(where: { !isSign($0) })
            else { return nil }
            let word = bytes[first...last]
            if let end = word.last.map({ $0 | 0x20 }),
                end == UInt8(ascii: "s") || end == UInt8(ascii: "e")
            {
                return singular(word.map { letter($0) ?? $0 })
            }
            var hash = WordHash.seed
            for byte in word { hash.add(letter(byte) ?? byte) }
            return hash
        }

        private static func singular(_ letters: [UInt8]) -> WordHash? {
            var word = letters
            while let last = word.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "e"),
                let singular = AllergenText.singular(letters: word)
            {
                word = singular
            }
            return word.isEmpty ? nil : WordHash(word)
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
