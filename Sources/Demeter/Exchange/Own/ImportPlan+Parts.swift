internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes

// Parts and recipes of an export, which stand in rows of their own.
extension ImportPlan {
    /// Gives entries and recipes their parts, and takes from entries the numbers of recipes that are not there.
    mutating func joinParts() {
        let ofEntries = parts("entry_parts")
        for index in contents.indices {
            let parts = revisions[index].flatMap { ofEntries[$0] } ?? []
            // Figures that somebody has changed in the file outrank the parts.
            if !parts.isEmpty, parts.figures == contents[index].nutrients {
                contents[index].parts = parts
            } else {
                contents[index].incomplete = []
            }
        }
        let ofRecipes = parts("recipe_parts")
        var known: Set<Int> = []
        for (name, row) in rows where name == "recipes" {
            guard let number = row["recipe"]?.integer else { continue }
            known.insert(number)
            guard row["live"]?.integer == 1, let title = row["name"]?.string,
                let servings = row["servings"]?.number, servings > 0
            else { continue }
            let recipe = Recipe(
                name: title, servings: servings,
                cookedGrams: row["cooked"]?.integer.map { Thousandths(rawValue: Int64($0)) },
                ingredients: row["revision"]?.integer.flatMap { ofRecipes[$0] } ?? [],
                notes: row["notes"]?.string)
            recipes.append(
                RecipeBook.Page(
                    id: RecipeID(rawValue: Int64(number)), revision: 0, recipe: recipe,
                    created: Int64(row["created"]?.integer ?? 0)))
        }
        // Another recipe may get such a number later.
        for index in rows.indices where Self.naming.contains(rows[index].table) {
            if let number = rows[index].row["recipe"]?.integer, !known.contains(number) {
                rows[index].row["recipe"] = .null
            }
        }
    }

    /// The parts of each revision in their order.
    private func parts(_ table: String) -> [Int: [MealPart]] {
        var found: [Int: [(ordinal: Int, part: MealPart)]] = [:]
        for (name, row) in rows where name == table {
            guard let revision = row["revision"]?.integer, let part = MealPart(row: row) else {
                continue
            }
            found[revision, default: []].append((row["ordinal"]?.integer ?? 0, part))
        }
        return found.mapValues { $0.sorted { $0.ordinal < $1.ordinal }.map(\.part) }
    }

    /// Tables whose rows name recipes.
    private static let naming: Set = ["food_entries", "entry_parts", "recipe_parts"]
}
