internal import Nutrition

// Recipes that others of the household have.
extension RecipeBook {
    /// The person's own, each whole, as others are shown them; what is still being told is no recipe yet.
    package var shown: [Page] {
        numbers.filter(\.isOwn).compactMap { id in
            guard var page = self[id], !page.isOpen, !page.recipe.ingredients.isEmpty else {
                return nil
            }
            page.recipe = whole(page.recipe, within: [id])
            // When they had it is nobody else's business.
            page.used = nil
            return page.recipe.ingredients.count <= Recipe.ingredientLimit ? page : nil
        }
    }

    /// Takes the place of all that others had before.
    package mutating func shelve(_ others: [Page]) {
        let used = numbers.filter { !$0.isOwn }.reduce(into: [RecipeID: Int64]()) {
            $0[$1] = self[$1]?.used
            remove($1)
        }
        for var page in others {
            page.used = used[page.id]
            put(page)
        }
    }

    /// The recipe with what is in nested ones in their place, so that it needs no other.
    private func whole(_ recipe: Recipe, within path: Set<RecipeID>) -> Recipe {
        guard recipe.ingredients.contains(where: { $0.recipe != nil }) else { return recipe }
        var whole = recipe
        // A nested dish counts as it was weighed, whatever went into it.
        whole.cookedGrams = recipe.grams
        whole.ingredients = recipe.ingredients.flatMap { part -> [MealPart] in
            guard let id = part.recipe else { return [part] }
            var plain = part
            plain.recipe = nil
            guard !path.contains(id), let inner = self[id],
                let plate = try? self.whole(inner.recipe, within: path.union([id]))
                    .plate(part.helping)
            else { return [plain] }
            return plate.parts.map { inside in
                var inside = inside
                inside.section = part.section ?? inner.recipe.name
                return inside
            }
        }
        return whole
    }
}
