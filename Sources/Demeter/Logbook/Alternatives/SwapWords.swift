internal import FoodCatalog

/// Reads what somebody says of what was offered instead: "the second one", "oat milk latte", "none of them".
enum SwapWords {
    enum Choice: Sendable, Hashable {
        /// From 1.
        case place(Int)
        case refuse
    }

    /// - Parameter names: what each that was offered is called, in its order.
    static func choice(in line: String, of names: [[String]]) -> Choice? {
        guard line.utf8.count <= 120 else { return nil }
        if HanText.holdsHan(line) { return ChineseAlternatives.choice(in: line, of: names) }
        var spoken = SpokenWords(line)
        spoken.dropLeading(RemarkReader.fillers)
        if refusals.contains(spoken.joined) { return .refuse }
        if case .choose(let places)? = SuggestionWords.choice(in: line), places.count == 1 {
            return .place(places[0])
        }
        _ = spoken.dropAny(of: takings)
        spoken.dropTrailing(endings)
        let named = names.indices.filter { index in
            names[index].contains { SpokenWords($0).joined == spoken.joined }
        }
        return named.count == 1 ? .place(named[0] + 1) : nil
    }

    private static let refusals: Set<String> = [
        "no", "none", "none of them", "none of those", "neither", "neither of them", "no thanks",
        "no thank you", "not that", "leave it", "leave it as it is",
    ]
    private static let takings = [
        "i will have the", "ill have the", "i will have", "ill have", "i had the", "i had",
        "make it", "take the", "take", "with the", "the",
    ]
    private static let endings: Set<String> = ["instead", "please", "then"]
}
