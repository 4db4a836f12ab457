internal import FoodCatalog

/// A name's words in their canonical form, whatever their number, accents and case.
struct LineKey: Hashable {
    private let words: [WordHash]

    init(_ name: String) { words = TextScanner.words(of: name).map(\.word) }

    private init(words: [WordHash]) { self.words = words }

    var isEmpty: Bool { words.isEmpty }

    var count: Int { words.count }

    /// Without the words for what was not cooked; `nil` when there are none.
    var cooked: LineKey? {
        guard words.contains(where: Self.raw.contains) else { return nil }
        return LineKey(words: words.filter { !Self.raw.contains($0) && !Self.dry.contains($0) })
    }

    /// Without the words for what was cooked or dried.
    var plain: LineKey {
        LineKey(words: words.filter { !Self.done.contains($0) && !Self.dry.contains($0) })
    }

    /// Without the first `count` words.
    func dropping(_ count: Int) -> LineKey { LineKey(words: Array(words.dropFirst(count))) }

    private static let raw = Set(TextScanner.words(of: "raw uncooked").map(\.word))
    private static let dry = Set(TextScanner.words(of: "dry dried").map(\.word))
    private static let done = Set(TextScanner.words(of: "cooked boiled steamed").map(\.word))
}
