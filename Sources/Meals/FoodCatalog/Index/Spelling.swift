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
