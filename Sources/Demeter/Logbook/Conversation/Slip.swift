/// Slips of spelling between two words.
enum Slip {
    /// Whether one letter more, less, another, or two swapped, make one of the other; two such from
    /// eight letters on. Shorter words than four letters have no slips, and the first letter is right.
    static func isNear(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        let (left, right) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
        let limit = min(left.count, right.count) >= 8 ? 2 : 1
        guard min(left.count, right.count) >= 4, left.count <= 40, right.count <= 40,
            left.first == right.first, abs(left.count - right.count) <= limit
        else { return false }
        return distance(left, right) <= limit
    }

    /// The optimal string alignment distance.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var older: [Int] = []
        var old = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var new = [row + 1]
            for (column, candidate) in right.enumerated() {
                var least = min(
                    old[column + 1] + 1, new[column] + 1,
                    old[column] + (letter == candidate ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == candidate {
                    least = min(least, older[column - 1] + 1)
                }
                new.append(least)
            }
            (older, old) = (old, new)
        }
        return old[right.count]
    }
}
