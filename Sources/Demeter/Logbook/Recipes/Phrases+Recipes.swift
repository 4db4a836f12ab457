internal import FoodCatalog
internal import JSON
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import Telling
internal import TimeZones
internal import Wire

extension Phrases {
    static func rawShare(_ note: String) -> String {
        Texts.recipes.rawShare(note == Serving.rawShare ? Texts.recipes.rawShareNote() : note)
    }

    /// What was understood of a recipe: a line for each ingredient, and what is doubtful.
    static func review(_ recipe: Recipe) -> [String] {
        let doubts = Set(recipe.doubts)
        var lines = [summary(recipe)]
        for (index, part) in recipe.ingredients.enumerated() {
            var line = "  " + self.line(for: part)
            if part.nutrients.calories == nil {
                line += part.food == nil ? Texts.recipes.notKnown() : Texts.recipes.howMuch()
            } else if doubts.contains(index) {
                line += part.isUsualAmount ? Texts.recipes.usualAmount() : Texts.recipes.notSure()
            }
            lines.append(line)
        }
        if recipe.ingredients.contains(where: \.isUsualAmount) {
            lines.append(Texts.recipes.usualAmounts())
        }
        return lines
    }

    /// `Chili, 4 servings: 2,180 kcal, 545 kcal a serving.`
    static func summary(_ recipe: Recipe) -> String {
        let total = recipe.total
        let count = Counted(recipe.servings == 1 ? 1 : 2, Figures.number(recipe.servings))
        let servings = Texts.recipes.servings(recipe.name, count)
        guard !recipe.ingredients.isEmpty else { return Texts.recipes.noIngredients(servings) }
        let energy = total.sum.calories ?? .zero
        let each =
            recipe.servings == 1
            ? ""
            : Texts.recipes.each(Figures.calories(energy.scaled(by: 1 / recipe.servings)))
        return Texts.recipes.total(
            servings, least(Figures.calories(energy), !total.incomplete.contains(.calories)), each)
    }

    static func line(for part: MealPart) -> String {
        Texts.figures.figures(TellableAmount(part).label, Figures.summary(of: part.nutrients))
    }

    static func changed(_ change: Recorded.RecipeChange) -> [String] {
        switch (change.before, change.after) {
        case (nil, let after?): [Texts.recipes.kept(summary(after.recipe))]
        case (let before?, nil): [Texts.recipes.removed(before.recipe.name)]
        case (_, let after?): [Texts.recipes.changed(summary(after.recipe))]
        case (nil, nil): []
        }
    }

    static func changed(_ change: Recorded.BatchChange, named name: (Batch) -> String) -> [String] {
        guard let pot = change.after ?? change.before else { return [] }
        guard change.after != nil else { return [Texts.recipes.potForgotten(name(pot))] }
        return [left(pot, named: name(pot))]
    }

    /// `Chili: 4 of 6 portions left in the freezer.`
    static func left(_ pot: Batch, named name: String) -> String {
        let place = pot.place.map { Texts.recipes.place($0) } ?? ""
        return pot.left > 0
            ? Texts.recipes.left(
                name, Figures.number(pot.left), Figures.number(pot.portions), place)
            : Texts.recipes.nothingLeft(name)
    }
}
