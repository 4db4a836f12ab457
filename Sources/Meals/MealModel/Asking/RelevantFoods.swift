package import FoodCatalog
package import Nutrition

/// Chooses the foods of a catalog that a sentence may mean, for the model to name by id.
///
/// Published work on this kind of prompt finds that weak candidates make models worse than none; so a
/// food is offered only when a whole name of it, every word but form words, stands in the sentence,
/// and when its form (raw, cooked, dried, …) is not another one than the sentence says.
package struct RelevantFoods: Sendable {
    private let catalog: FoodCatalog
    /// Names under the rarest of their words, so that a look-up visits few.
    private let names: [String: [FoodName]]

    package static let limit = 20

    package init(catalog: FoodCatalog) {
        self.catalog = catalog
        var all: [FoodName] = []
        for (position, food) in catalog.foods.enumerated() {
            let parts = ([food.name] + food.aliases).map(FoodWords.init)
            let forms = parts.reduce(into: Set<FoodForm>()) { $0.formUnion($1.forms) }
            let isUsual =
                forms.isEmpty || forms.contains { $0.isUsual(for: food.category) }
            for (order, part) in parts.enumerated() where !part.words.isEmpty {
                all.append(
                    FoodName(
                        position: position, isAlias: order > 0, words: part.words, forms: forms,
                        isUsual: isUsual))
            }
        }
        var counts: [String: Int] = [:]
        for name in all { for word in name.words { counts[word, default: 0] += 1 } }
        names = Dictionary(grouping: all) { name in
            name.words.min { (counts[$0] ?? 0, $0) < (counts[$1] ?? 0, $1) } ?? ""
        }
    }

    /// At most `limit` foods, those named by the most words first, then the most eaten ones.
    package func choose(for text: String, limit: Int = limit) -> [Food] {
        let said = FoodWords(text)
        var best: [Int: Match] = [:]
        for word in said.words {
            for name in names[word] ?? [] where name.isNamed(in: said) {
                let match = Match(
                    position: name.position, words: name.words.count, isAlias: name.isAlias,
                    form: name.forms.isDisjoint(with: said.forms) ? 0 : 1)
                if let known = best[name.position], !match.isBetter(than: known, in: catalog) {
                    continue
                }
                best[name.position] = match
            }
        }
        return best.values.sorted { $0.isBetter(than: $1, in: catalog) }.prefix(limit)
            .map { catalog.foods[$0.position] }
    }

    private struct Match {
        var position: Int
        /// How many words of the sentence the name explains.
        var words: Int
        var isAlias: Bool
        var form: Int

        func isBetter(than other: Match, in catalog: FoodCatalog) -> Bool {
            if words + form != other.words + other.form {
                return words + form > other.words + other.form
            }
            if isAlias != other.isAlias { return !isAlias }
            let (rank, otherRank) = (
                catalog.foods[position].rank ?? .max, catalog.foods[other.position].rank ?? .max
            )
            return (rank, position) < (otherRank, other.position)
        }
    }
}

/// One name of a food, taken apart.
struct FoodName: Sendable {
    let position: Int
    let isAlias: Bool
    /// The words that must all be said.
    let words: Set<String>
    /// The forms that any name of the food gives.
    let forms: Set<FoodForm>
    /// Whether the food is meant when no form is said.
    let isUsual: Bool

    func isNamed(in said: FoodWords) -> Bool {
        guard words.isSubset(of: said.words) else { return false }
        if forms.isEmpty { return true }
        return said.forms.isEmpty ? isUsual : !forms.isDisjoint(with: said.forms)
    }
}
