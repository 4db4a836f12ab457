/// Finds what somebody probably meant to write.
package enum Spelling {
    /// The candidate with the fewest slips from `word`; `nil` when none is near.
    ///
    /// Near means at most one slip in every three letters. Of equally near ones the first wins.
    package static func nearest(
        to word: String, among candidates: some Sequence<String>
    ) -> String? {
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(from: word.lowercased(), to: candidate.lowercased())
            guard distance * 3 <= max(word.count, candidate.count) else { continue }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// The number of single slips between two words.
    ///
    /// A slip is a letter too many, too few or wrong, or two neighbours swapped (optimal string
    /// alignment).
    package static func distance(from left: String, to right: String) -> Int {
        let left = Array(left)
        let right = Array(right)
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in right.indices {
                let isSame = left[row] == right[column]
                var cost = min(
                    last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
