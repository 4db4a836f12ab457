internal import MealReader

// What the scales said: "that was raw weight", "60 g dry".
extension RemarkReader {
    /// `nil` unless the words say a state, and besides it no more than a weight.
    func rawness(_ words: SpokenWords) -> Remark.Change? {
        var rest = words
        rest.dropLeading(["weighed", "all", "measured"])
        for end in [
            "before cooking", "before cooking it", "before it was cooked", "before i cooked it",
        ]
        where rest.joined.hasSuffix(" " + end) {
            rest = rest.prefix(rest.count - end.split(separator: " ").count)
        }
        rest.dropTrailing(["weight", "weighed", "actually", "though", "when", "i"])
        var before = rest
        before.dropTrailing(["uncooked", "raw", "dry", "cooked"])
        guard rest.count == before.count + 1, let state = rest.words.last?.text else {
            // "Raw, 60 g"
            guard let first = rest.first, Self.states.contains(first), rest.count > 1,
                AmountWords.areAmount(rest.split(at: 0).after)
            else { return nil }
            return .rawness(first, amount: rest.split(at: 0).after.rest)
        }
        before.dropTrailing(["of"])
        if before.isEmpty { return .rawness(state, amount: nil) }
        guard AmountWords.areAmount(before) else { return nil }
        return .rawness(state, amount: before.rest)
    }

    private static let states: Set<String> = ["uncooked", "raw", "dry", "cooked"]
}
