/// Finds the word of a vocabulary that a misspelt one was meant to be.
///
/// Nothing is precomputed but the words themselves, by first letter: slips are rare, so asking may
/// cost microseconds while starting must not cost milliseconds.
package struct Spelling: Sendable {
    private var letters: [UInt8] = []
    /// Of each word: its first letter's position in `letters`.
    private var starts: [Int32] = [0]
    private var numbers: [Int32] = []
    /// Of each word a bit for each letter that it holds.
    private var masks: [UInt32] = []
    private var buckets: [[Int32]] = Array(repeating: [], count: 27)

    package init() {}

    /// Of lists as `lists` gives them.
    init(letters: [UInt8], starts: [Int32], numbers: [Int32]) {
        self.letters = letters
        self.starts = starts
        self.numbers = numbers
        masks.reserveCapacity(numbers.count)
        for place in numbers.indices {
            let word = letters[Int(starts[place])..<Int(starts[place + 1])]
            masks.append(Self.mask(of: word))
            buckets[Self.bucket(word.first ?? 0)].append(Int32(place))
        }
    }

    /// The words' letters, where each begins and, last, where they end, and the words' numbers.
    var lists: (letters: [UInt8], starts: [Int32], numbers: [Int32]) { (letters, starts, numbers) }

    /// Adds a word of at least four letters; others are never guessed.
    mutating func add(_ word: ArraySlice<UInt8>, number: Int32) {
        guard word.count >= 4, let first = word.first else { return }
        letters += word
        buckets[Self.bucket(first)].append(Int32(numbers.count))
        numbers.append(number)
        masks.append(Self.mask(of: word))
        starts.append(Int32(letters.count))
    }

    private static func bucket(_ letter: UInt8) -> Int {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
            ? Int(letter - UInt8(ascii: "a")) : 26
    }

    private static func mask(of word: some Sequence<UInt8>) -> UInt32 {
        var mask: UInt32 = 0
        for letter in word { mask |= 1 &<< UInt32(letter & 31) }
        return mask
    }

    /// The number of the nearest word: one slip from four letters on, two from ten; the first
    /// letter is taken to be right. `nil` when none is near or two are equally near.
    package func nearest(to word: [UInt8]) -> Int32? {
        guard word.count >= 4, word.count <= 24, let first = word.first else { return nil }
        let limit = word.count >= 10 ? 2 : 1
        var best = limit + 1
        var found: Int32?
        var length = 0
        var isTied = false
        let mask = Self.mask(of: word)
        var table = DistanceTable()
        for index in buckets[Self.bucket(first)] {
            // A slip changes two letters at most, so words whose letters differ more are farther.
            guard (masks[Int(index)] ^ mask).nonzeroBitCount <= 2 * min(best, limit) else {
                continue
            }
            let candidate = Int(starts[Int(index)])..<Int(starts[Int(index) + 1])
            guard abs(candidate.count - word.count) <= limit, candidate.count < 32 else { continue }
            let distance = table.distance(word, letters[candidate], limit: best)
            if distance < best {
                best = distance
                found = numbers[Int(index)]
                length = candidate.count
                isTied = false
            } else if distance == best, distance <= limit, found != numbers[Int(index)] {
                // A letter is left out more often than one is put in: "chickn" is chicken, no chick.
                if candidate.count > length {
                    found = numbers[Int(index)]
                    length = candidate.count
                    isTied = false
                } else if candidate.count == length {
                    isTied = true
                }
            }
        }
        return isTied ? nil : found
    }

    /// The numbers of the words that a word may be short for which lost all its vowels, or from five letters on some of them:
    /// "scrmbld", "oatml".
    ///
    /// The consonants are the same, in their order, doubled ones and "ck" written once; what is said of the vowels stands in
    /// order too. Three letters are as often no food: "csv", "pls".
    package func abbreviated(_ word: [UInt8]) -> [Int32] {
        guard word.count >= 4, word.count <= 16, let first = word.first, let last = word.last else {
            return []
        }
        let isBare = !word.contains(where: Self.vowels.contains) && last != UInt8(ascii: "y")
        let bones = Self.bones(of: word[...])
        guard isBare || word.count > 4, bones.count > 2 else { return [] }
        let mask = Self.mask(of: bones)
        return buckets[Self.bucket(first)].compactMap { index in
            let candidate = letters[Int(starts[Int(index)])..<Int(starts[Int(index) + 1])]
            guard candidate.count > word.count, candidate.count <= 2 * word.count + 2,
                masks[Int(index)] & mask == mask, isBare || candidate.last == last,
                Self.holds(candidate, word), Self.bones(of: candidate) == bones
            else { return nil }
            return numbers[Int(index)]
        }
    }

    /// A word's first letter and its consonants, of equal ones side by side and of "ck" only one.
    private static func bones(of word: ArraySlice<UInt8>) -> [UInt8] {
        var bones: [UInt8] = []
        for (place, letter) in word.enumerated() where place == 0 || !vowels.contains(letter) {
            if letter == UInt8(ascii: "k"), bones.last == UInt8(ascii: "c") { bones.removeLast() }
            if bones.last != letter { bones.append(letter) }
        }
        return bones
    }

    /// Whether the letters of a part stand in the whole in their order.
    private static func holds(_ whole: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
        var rest = whole
        for letter in part {
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    private static let vowels = Array("aeiou".utf8)

    /// Words that begin with `start`, at most `limit` of them.
    package func words(beginning start: [UInt8], limit: Int) -> [Int32] {
        guard let first = start.first else { return [] }
        var found: [Int32] = []
        for index in buckets[Self.bucket(first)] where found.count < limit {
            let candidate = letters[Int(starts[Int(index)])..<Int(starts[Int(index) + 1])]
            if candidate.starts(with: start) { found.append(numbers[Int(index)]) }
        }
        return found
    }
}
