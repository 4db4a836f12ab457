internal import FoodCatalog

/// What of a weight with peel, shell or stone nobody eats: "西瓜連皮500克".
enum ChineseRefuse {
    /// The part of it, 0 to 1; `nil` of what is eaten whole or of which nobody knows.
    static func part(of name: ArraySlice<UInt32>) -> Double? {
        table.first {
            name.count >= $0.name.count && name.suffix($0.name.count).elementsEqual($0.name)
        }?
        .part
    }

    private static let table = figureRows(of: rows).flatMap { row in
        HanText.words(row.words).map { (name: $0, part: row.value / 100) }
    }
}
