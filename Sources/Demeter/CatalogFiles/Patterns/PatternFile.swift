internal import Allergens
package import HealthyEating
package import Nutrition

/// `patterns.tsv`, beside `ingredients.json`: the food groups in 100 g of each food of the catalog, read in place
/// and opened when it is first asked.
///
///     butter-chicken⇥parts⇥vegetables 0.21;dairy 0.08;protein_foods 1.9
///
/// A food of which they are not known has no line. Where the file is not there, or is another version's, nothing
/// is known of any food.
package final class PatternFile: PatternSource {
    /// The form that this version writes and the only one that it reads.
    package static let version = 1

    package let path: String?
    private let lines: VersionedLines
    private let foods = Recollection<FoodID, KnownPatterns?>()

    /// - Parameter path: `nil` where no such file was found.
    package init(path: String?) {
        self.path = path
        lines = VersionedLines(path: path, version: Self.version)
    }

    /// Beside the catalog's file.
    package convenience init(beside ingredients: String?) {
        self.init(path: ingredients.map { Self.path(beside: $0) })
    }

    package static func path(beside ingredients: String) -> String {
        VersionedLines.path(of: "patterns.tsv", beside: ingredients)
    }

    package func patterns(of food: FoodID) -> PatternAmounts? { known(food)?.amounts }

    package func known(_ food: FoodID) -> KnownPatterns? {
        foods.value(of: food) { lines.line(food.rawValue).flatMap(Self.patterns) }
    }

    /// Whether the file is there and can be read.
    package var isThere: Bool { lines.isThere }

    /// The file's text: a line for each food, sorted by their bytes.
    package static func text(of foods: [FoodID: KnownPatterns]) -> [UInt8] {
        VersionedLines.text(of: foods.map { line(of: $0.key, $0.value) }, version: version)
    }

    private static func line(of food: FoodID, _ known: KnownPatterns) -> String {
        let cells = known.amounts.present.map { "\($0.rawValue) \(known.amounts[$0].value)" }
        return "\(food.rawValue)\t\(known.basis.rawValue)\t\(cells.joined(separator: ";"))"
    }

    /// `nil` where it is no such line.
    private static func patterns(_ line: String) -> KnownPatterns? {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == 3, let basis = KnownPatterns.Basis(rawValue: String(cells[1])) else {
            return nil
        }
        var amounts = PatternAmounts()
        for cell in cells[2].split(separator: ";") {
            let words = cell.split(separator: " ")
            guard words.count == 2, let pattern = FoodPattern(rawValue: String(words[0])),
                let amount = Double(words[1])
            else { return nil }
            amounts[pattern] = Thousandths(amount)
        }
        return KnownPatterns(amounts, basis: basis)
    }
}
