internal import Journal
internal import Nutrition
internal import Recipes
package import Service
package import Wire

// What is to be bought for what is planned.
extension Logbook {
    package nonisolated(nonsending) func shopping(
        _ request: PlansRequest
    ) async throws(ServiceError) -> [ShoppingItem] {
        var items: [String: ShoppingItem] = [:]
        for plan in try await planned(request) {
            var seen: Set<String> = []
            for need in contents(of: plan.content).flatMap(needs) {
                let key = need.food?.rawValue ?? need.name.lowercased()
                let isNew = seen.insert(key).inserted
                guard var item = items[key] else {
                    items[key] = need
                    continue
                }
                // One amount that is not known makes the sum unknown.
                item.grams = item.grams.flatMap { sum in need.grams.map { sum + $0 } }
                if isNew { item.plans += 1 }
                items[key] = item
            }
        }
        return items.values.sorted {
            ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name)
        }
    }

    /// What one entry would need: the ingredients of a recipe, else the food itself.
    private func needs(of content: EntryContent) -> [ShoppingItem] {
        guard !content.parts.isEmpty else {
            return [
                ShoppingItem(
                    name: content.name, food: content.food, grams: content.grams, plans: 1)
            ]
        }
        return content.parts.flatMap { needs(of: $0, depth: 0) }
    }

    /// A recipe within a recipe is bought by its own ingredients, in the share that is used of it.
    private func needs(of part: MealPart, depth: Int) -> [ShoppingItem] {
        let plain = ShoppingItem(name: part.name, food: part.food, grams: part.grams, plans: 1)
        guard depth < Self.deepest, let id = part.recipe, let recipe = kitchen.recipe(id),
            let used = part.grams, let whole = recipe.grams, whole > .zero
        else { return [plain] }
        let share = used.value / whole.value
        return recipe.ingredients.flatMap { ingredient in
            var ingredient = ingredient
            ingredient.grams = ingredient.grams.map { $0.scaled(by: share) }
            return needs(of: ingredient, depth: depth + 1)
        }
    }

    /// Recipes in recipes; the book refuses what would go round in a circle.
    private static let deepest = 8
}
