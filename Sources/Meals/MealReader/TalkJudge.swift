internal import FoodCatalog

/// Says how probable it is that a line tells of something eaten, whatever its clauses look like one by one.
///
/// The clauses' own rules know why they decide as they do, but nobody can write them all: "bacon out injured
/// 6 weeks", "fish curry, mum's visiting from goa". The weights are fitted on thousands of labelled lines.
enum TalkJudge {
    /// From here on a line is a meal though no clause looks like one.
    static let meal = 0.7
    /// Below this a line is none though a clause looks like one.
    static let talk = 0.38
    /// The same where somebody says that they ate.
    static let talkOfEating = 0.04
    /// The same where somebody got the speaker something ("gave me", "bought myself") or food came of how things stood
    /// ("fridge was empty so ramen").
    static let talkOfServing = 0.12

    /// What a line says after all.
    ///
    /// A line that is foods and amounts and nothing else is never talk, and one that says somebody ate
    /// only where all else speaks against it.
    ///
    /// - Parameter isAgo: whether it says how long ago something was: "eggs an hour ago".
    static func settled(
        _ finding: MealSense.Finding, of words: [SentenceWord], by features: TalkFeatures,
        isAgo: Bool, index: FoodIndex
    ) -> MealSense.Finding {
        let probability = probability(of: features)
        if probability < talk {
            let isEating =
                features.tellsOfEating && probability >= talkOfEating
                || probability >= talkOfServing
                    && (MealSense.isServed(words) || MealSense.isOutcome(words))
                || probability >= talkOfEating && isWeighed(words)
            let isPlain = isAgo ? !isDone(words) : MealSense.isBare(words, index: index)
            if isEating || isPlain { return finding }
        }
        return finding.settled(by: probability)
    }

    /// "lunch today is 120 g of soup", "70 g of chicken lined up for dinner": what was weighed for a meal.
    private static func isWeighed(_ words: [SentenceWord]) -> Bool {
        words.contains { $0.has(.meal) }
            && words.indices.dropFirst().dropLast().contains { position in
                grams.contains(words[position].token.surface)
                    && words[position - 1].token.isNumber
            }
    }

    /// "baked a cake an hour ago", "started a fast 3 hours ago": what was done to it, and not that it was eaten.
    private static func isDone(_ words: [SentenceWord]) -> Bool {
        words.indices.contains { position in
            let word = words[position].token.surface
            // "bought bread", but "bought a coffee"
            if word == .bought, position + 1 < words.count { return !words[position + 1].isAmount }
            return done.contains(word) || SenseRole.of(word).has(.deed)
        }
    }

    static func probability(of features: TalkFeatures) -> Double {
        var score = TalkWeights.constant
        let table = table
        features.visit { row in
            let hash = row.hash
            if table.mayHold(hash), let weight = table.weights[hash] { score += weight }
        }
        return Judge.logistic(Double(score) / 1000)
    }

    /// The weights, and a bit for the hash of each: most rows of a line have none and are turned away by it,
    /// without a look at a map that no processor's nearest memory holds.
    private struct Table: Sendable {
        private(set) var weights = WordMap<Int32>(minimumCapacity: 12_288)
        private var filter = [UInt64](repeating: 0, count: 1 << 11)

        func mayHold(_ hash: WordHash) -> Bool {
            let (place, bit) = Self.place(of: hash)
            return filter[place] & bit != 0
        }

        mutating func set(_ weight: Int32, for hash: WordHash) {
            let (place, bit) = Self.place(of: hash)
            filter[place] |= bit
            weights[hash] = weight
        }

        private static func place(of hash: WordHash) -> (Int, UInt64) {
            (Int(truncatingIfNeeded: hash.bits >> 40) & 0x7ff, 1 &<< (hash.bits >> 8 & 63))
        }
    }

    private static let table: Table = {
        var table = Table()
        var rows = TalkWeights.rows
        // Bare memory: whoever starts to read anything waits for these thousands of lines.
        rows.withUTF8 { bytes in
            for line in bytes.split(separator: UInt8(ascii: "\n")) {
                guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
                table.set(number(line[..<space]), for: hash(of: line[(space + 1)...]))
            }
        }
        return table
    }()

    /// A row by its name.
    private static func hash(of name: Slice<UnsafeBufferPointer<UInt8>>) -> WordHash {
        // A sign of the whole line has spaces too, and is one word all the same.
        if name.first == UInt8(ascii: "<") { return WordHash(name) }
        var words = name.split(separator: UInt8(ascii: " "), maxSplits: 2).map { WordHash($0) }
        let first = words.removeFirst()
        return words.reduce(first) { $0.followed(by: $1) }
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int32 {
        let isNegative = digits.first == UInt8(ascii: "-")
        let size = digits.dropFirst(isNegative ? 1 : 0).reduce(0) { size, digit in
            size * 10 + Int32(digit - UInt8(ascii: "0"))
        }
        return isNegative ? -size : size
    }
}
