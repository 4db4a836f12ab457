internal import Allergens
internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition
internal import Recipes
internal import Wire

extension KnownContents {
    init(_ kitchen: Kitchen, _ foods: ReadableFoods) {
        let catalog = foods.reader.catalog
        self.init(recipe: { kitchen.recipe($0) }, label: { catalog[$0]?.label })
    }
}

extension EntryContent {
    /// As far as triggers matter: by its parts, by what it is called, and what was said of it.
    var assessed: AssessedFood {
        AssessedFood(
            food, called: [name, text] + [brand].compactMap(\.self), said: modifiers,
            grams: grams?.value, parts: parts.map(\.assessed))
    }
}

extension EntryMessage {
    var assessed: AssessedFood {
        AssessedFood(
            food, called: [name, text] + [brand].compactMap(\.self), said: modifiers,
            grams: grams?.value, parts: parts.map(\.part.assessed))
    }
}
