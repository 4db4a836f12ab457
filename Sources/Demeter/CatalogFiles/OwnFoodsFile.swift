package import Nutrition

/// The person's own foods beside the journal, for programs that may not read it: the ears.
///
/// It is made from the journal and can be made again; who changes it changes nothing.
package struct OwnFoodsFile: Sendable, Hashable {
    /// Holds nothing else, so that it can be shown without the journal.
    package let folder: String
    package var path: String { "\(folder)/foods.json" }

    /// What people add themselves they eat often: the rank of a food without one.
    static let rank = 30

    package init(dataFolder: String) { folder = "\(dataFolder)/vocabulary" }

    /// The foods; none where there is no such file.
    package func load() -> [Food] {
        ((try? CatalogFile.load(path)) ?? []).map { food in
            var food = food
            food.rank = food.rank ?? Self.rank
            return food
        }
    }

    /// Writes the foods down, unless they stand there already.
    ///
    /// The folder is made in any case: who gives away the right to read what is not shown by then
    /// could not be shown it later.
    ///
    /// - Returns: whether anything changed.
    package func write(_ foods: [Food]) throws(CatalogFileError) -> Bool {
        let text = CatalogFile.text(
            of: foods.sorted { $0.id.rawValue < $1.id.rawValue }.map { CatalogEntry(food: $0) })
        try SystemFile.makePrivateFolder(folder)
        let before = try? SystemFile.read(path)
        if before == text || before == nil && foods.isEmpty { return false }
        try SystemFile.write(text, to: path)
        return true
    }
}
