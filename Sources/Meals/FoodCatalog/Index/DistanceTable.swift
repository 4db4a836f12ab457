/// Work space for the distance between two words.
struct DistanceTable {
    /// Letters of the longer word, and one.
    private static let width = 40

    /// The line at hand, the one before and the one before that.
    private var lines = [Int](repeating: 0, count: 3 * width)

    /// Insertions, deletions, replacements and swaps of neighbours; anything above `limit` is alike.
    ///
    /// `left` must not be empty, and `right` shorter than 40 letters.
    mutating func distance(_ left: [UInt8], _ right: ArraySlice<UInt8>, limit: Int) -> Int {
        let (first, width) = (right.startIndex, right.count)
        var (line, before, earlier) = (0, Self.width, 2 * Self.width)
        for column in 0...width { lines[line + column] = column }
        for row in 1...left.count {
            (line, before, earlier) = (earlier, line, before)
            let letter = left[row - 1]
            lines[line] = row
            var smallest = row
            for column in stride(from: 1, through: width, by: 1) {
                let cost = letter == right[first + column - 1] ? 0 : 1
                var value = min(
                    lines[before + column] + 1, lines[line + column - 1] + 1,
                    lines[before + column - 1] + cost)
                if row > 1, column > 1, letter == right[first + column - 2],
                    left[row - 2] == right[first + column - 1]
                {
                    value = min(value, lines[earlier + column - 2] + 1)
                }
                lines[line + column] = value
                smallest = min(smallest, value)
            }
            if smallest > limit { return limit + 1 }
        }
        return lines[line + width]
    }
}
