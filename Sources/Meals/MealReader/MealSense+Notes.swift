internal import FoodCatalog

/// What a line's end takes back.
extension MealSense {
    /// "jake had two slices, i didnt", "was offered a beer but turned it down": where what the end of the line
    /// takes back, with it.
    var takenBack: Range<Int>? {
        guard let retraction = place(of: .back, in: words.indices) else { return nil }
        // The words before it, back to where they were parted from others.
        var start = retraction.lowerBound - 1
        while start > 0, words[start].token.gap.isDisjoint(with: .hard) { start -= 1 }
        return start..<retraction.upperBound
    }
}
