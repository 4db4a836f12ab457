internal import FoodCatalog
package import MealReader
package import Nutrition
package import Recipes

/// A person's recipes in what they say they ate.
package struct RecipeMenu: Sendable {
    private let recipe: @Sendable (RecipeID) -> Recipe?
    private let food: @Sendable (RecipeID) -> Food?
    private let named: @Sendable (String) -> RecipeID?

    /// - Parameters:
    ///   - recipe: what is eaten when a recipe is; `nil` when there is none of that number.
    ///   - food: as what the reader knows it.
    ///   - named: the recipe that is known by words in small letters, owner and all: "my chili".
    package init(
        recipe: @escaping @Sendable (RecipeID) -> Recipe?,
        food: @escaping @Sendable (RecipeID) -> Food?,
        named: @escaping @Sendable (String) -> RecipeID?
    ) {
        self.recipe = recipe
        self.food = food
        self.named = named
    }

    package init(_ book: RecipeBook) {
        self.init(
            recipe: { book[$0]?.recipe }, food: { book[$0]?.food },
            named: { book.known(as: $0) })
    }

    /// The reading with the recipes' own figures, for the helpings that its words say.
    package func served(
        _ reading: Reading, by ingredients: () -> IngredientReader, _ reader: MealReader
    ) -> Reading {
        // "My chili without the beans" is one's own, whatever else is called so.
        let isOwned = RecipeNames.isOwned(reading.text)
        guard isOwned || Self.holdsRecipe(reading) else { return reading }
        let own = Self.holdsRecipe(reading) ? nil : owned(reading.text, reader)
        var reading = own ?? changedThisOnce(reading, by: ingredients, reader) ?? reading
        let isOne = reading.items.count == 1
        for index in reading.items.indices {
            let item = reading.items[index]
            // Of one item all of the words say how much it was.
            guard
                let serving = try? serving(
                    of: item, said: isOne ? reading.text : item.text, by: ingredients)
            else { continue }
            reading.items[index].take(serving)
        }
        return reading
    }

    private static func holdsRecipe(_ reading: Reading) -> Bool {
        reading.items.contains { $0.food.flatMap(RecipeID.init) != nil }
    }

    /// "Half of my egg rice": what stands behind the owner is one's own, even where each word is a food.
    private func owned(_ text: String, _ reader: MealReader) -> Reading? {
        let words = text.split(separator: " ")
        guard
            let place = words.lastIndex(where: { ["my", "our"].contains($0.lowercased()) }),
            let id = named(
                words[place...].joined(separator: " ").lowercased()
                    .trimmingSigns),
            let recipe = recipe(id)
        else { return nil }
        let amount = words[..<place].joined(separator: " ")
        var reading = reader.reading(of: "\(amount) \(recipe.name)".trimmed)
        guard reading.items.count == 1, reading.items[0].food == id.food else { return nil }
        reading.text = text
        reading.items[0].text = text
        return reading
    }

    /// What an item is a serving of; `nil` of an item that is no recipe.
    package func serving(
        of item: ReadingItem, by ingredients: () -> IngredientReader
    ) throws(Recipe.Refusal) -> Serving? {
        try serving(of: item, said: item.text, by: ingredients)
    }

    private func serving(
        of item: ReadingItem, said: String, by ingredients: () -> IngredientReader
    ) throws(Recipe.Refusal) -> Serving? {
        guard let id = item.food.flatMap(RecipeID.init), let recipe = recipe(id) else { return nil }
        let helping =
            HelpingWords.helping(of: recipe.name, in: said) ?? helping(of: item)
        var serving = try Serving(id, recipe, helping)
        for modifier in item.modifiers {
            let editor = PartsEditor(ingredients())
            if let parts = editor.parts(serving.plate.parts, by: modifier) {
                serving.take(parts)
            }
        }
        return serving
    }

    private func helping(of item: ReadingItem) -> Helping {
        if item.unit == MealPart.shareUnit, let amount = item.amount { return .share(amount) }
        if let said = HelpingWords.helping(in: item.text) { return said }
        if let unit = item.unit,
            MeasureUnit.allCases.contains(where: { $0.symbol == unit && $0.grams != nil }),
            let grams = item.grams
        {
            return .grams(grams)
        }
        let isChinese = HanText.holdsHan(item.text)
        if let amount = item.amount, amount > 0,
            isChinese
                ? Self.dishes.contains(item.unit ?? "")
                : item.unit == MealPart.servingUnit || item.unit == "portion"
        {
            return .servings(amount)
        }
        // By what a serving weighs among the reader's foods.
        if let grams = item.grams,
            let serving = food(item.food.flatMap(RecipeID.init) ?? RecipeID(rawValue: 0))?
                .usualGrams,
            serving > .zero
        {
            return .servings((grams.value / serving.value * 10_000).rounded() / 10_000)
        }
        return .servings(1)
    }

    /// "My stir fry without the rice", "chili with 200 g beef today": one recipe, another way this once.
    private func changedThisOnce(
        _ reading: Reading, by ingredients: () -> IngredientReader, _ reader: MealReader
    ) -> Reading? {
        let lower = reading.text.lowercased()
        let searched = SearchedText(lower)
        for joint in Self.joints {
            guard let range = searched.firstRange(of: joint) else { continue }
            let offset = lower.distance(from: lower.startIndex, to: range.lowerBound)
            guard
                let place = reading.text.index(
                    reading.text.startIndex, offsetBy: offset, limitedBy: reading.text.endIndex)
            else { continue }
            let head = String(reading.text[..<place])
            let tail = String(reading.text[place...]).trimmed
            var alone = reader.reading(of: head)
            if !Self.holdsRecipe(alone), let own = owned(head, reader) { alone = own }
            guard alone.items.count == 1, let id = alone.items[0].food.flatMap(RecipeID.init),
                let recipe = recipe(id), let plate = try? recipe.plate(.servings(1))
            else { continue }
            // A name may hold "with" itself.
            guard
                RecipeNames.isOwned(head) || reading.items.first?.name == recipe.name
                    || reading.items.count > 1 || reading.items.first?.food == id.food
            else { continue }
            let editor = PartsEditor(ingredients())
            guard let parts = editor.parts(plate.parts, by: tail),
                parts.count <= plate.parts.count || tail.contains("more") || tail.contains("extra")
            else { continue }
            alone.text = reading.text
            alone.items[0].modifiers = [tail]
            alone.unread = []
            return alone
        }
        return nil
    }

    private static let joints = [
        " without ", " with ", " but without ", " minus ", " plus ", ", no ", " no ", "不要", "不加",
        "不放", "沒放",
    ].map(SearchedText.init)
    /// What a helping is put on: 一碗番茄湯 is one, as "a bowl of my soup" is.
    private static let dishes: Set<String> = ["bowl", "plate", "cup"]
}

extension ReadingItem {
    mutating func take(_ serving: Serving) {
        name = serving.recipe.name
        amount = serving.amount
        unit = serving.unit
        grams = serving.plate.grams
        nutrients = serving.plate.nutrients
        confidence = max(confidence, 0.95)
        assumption = serving.assumption
        alternatives = []
    }
}

extension String {
    /// Without the signs that end a sentence.
    fileprivate var trimmingSigns: String {
        var text = Substring(self)
        while let last = text.last, ".,!?;:".contains(last) { text = text.dropLast() }
        return String(text)
    }
}
