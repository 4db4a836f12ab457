/// Finds the word of a vocabulary that a misspelt one was meant to be.
///
/// Nothing is precomputed but the words themselves, by first letter: slips are rare, so asking may
/// cost microseconds while starting must not cost milliseconds.
package struct Spelling: Sendable {
    private var letters: [UInt8] = []
    /// Of each word: its first letter's position in `letters`.
    private var starts: [Int32] = [0]
    private var numbers: [Int32] = []
    private var buckets: [[Int32]] = Array(repeating: [], count: 27)

    package init() {}

    /// Adds a word of at least four letters; others are never guessed.
    mutating func add(_ word: ArraySlice<UInt8>, number: Int32) {
        guard word.count >= 4, let first = word.first else { return }
        letters += word
        buckets[Self.bucket(first)].append(Int32(numbers.count))
        numbers.append(number)
        starts.append(Int32(letters.count))
    }

    private static func bucket(_ letter: UInt8) -> Int {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
            ? Int(letter - UInt8(ascii: "a")) : 26
    }

    /// The number of the nearest word: one slip from four letters on, two from ten; the first
    /// letter is taken to be right. `nil` when none is near or two are equally near.
    package func nearest(to word: [UInt8]) -> Int32? {
        guard word.count >= 4, word.count <= 24, let first = word.first else { return nil }
        let limit = word.count >= 10 ? 2 : 1
        var best = limit + 1
        var found: Int32?
        var isTied = false
        var row = [Int](repeating: 0, count: 40)
        for index in buckets[Self.bucket(first)] {
            let candidate = letters[
                Int(starts[Int(index)])..<Int(starts[Int(index) + 1])]
            guard abs(candidate.count - word.count) <= limit, candidate.count < 32 else { continue }
            let distance = Self.distance(word, candidate, limit: best, row: &row)
            if distance < best {
                best = distance
                found = numbers[Int(index)]
                isTied = false
            } else if distance == best, distance <= limit, found != numbers[Int(index)] {
                isTied = true
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

    /// Insertions, deletions, replacements and swaps of neighbours; anything above `limit` is alike.
    static func distance(
        _ left: [UInt8], _ right: ArraySlice<UInt8>, limit: Int, row: inout [Int]
    ) -> Int {
        let (first, width) = (right.startIndex, right.count)
        for column in 0...width { row[column] = column }
        var before = row
        for line in 1...left.count {
            var diagonal = row[0]
            let last = row
            row[0] = line
            var smallest = line
            for column in 1...max(1, width) where width > 0 {
                let cost = left[line - 1] == right[first + column - 1] ? 0 : 1
                var value = min(row[column] + 1, row[column - 1] + 1, diagonal + cost)
                if line > 1, column > 1, left[line - 1] == right[first + column - 2],
                    left[line - 2] == right[first + column - 1]
                {
                    value = min(value, before[column - 2] + 1)
                }
                diagonal = row[column]
                row[column] = value
                smallest = min(smallest, value)
            }
            if smallest > limit { return limit + 1 }
            before = last
        }
        return row[width]
    }
}
