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
        "That is \(note): tell what the pot weighs, and portions are weighed as cooked."
    }

    /// What was understood of a recipe: a line for each ingredient, and what is doubtful.
    static func review(_ recipe: Recipe) -> [String] {
        let doubts = Set(recipe.doubts)
        var lines = [summary(recipe)]
        for (index, part) in recipe.ingredients.enumerated() {
            var line = "  " + self.line(for: part)
            if part.nutrients.calories == nil {
                line += part.food == nil ? " (not known)" : " (how much?)"
            } else if doubts.contains(index) {
                line += part.isUsualAmount ? " (a usual amount)" : " (not sure)"
            }
            lines.append(line)
        }
        if recipe.ingredients.contains(where: \.isUsualAmount) { lines.append(usualAmounts) }
        return lines
    }

    private static let usualAmounts =
        "Nobody said how much of some of it, so usual amounts are taken. Say what went in, as “use 500 g beef instead”."

    /// `Chili, 4 servings: 2,180 kcal, 545 kcal a serving.`
    static func summary(_ recipe: Recipe) -> String {
        let total = recipe.total
        let count = Figures.number(recipe.servings)
        let servings = "\(recipe.name), \(count) serving\(recipe.servings == 1 ? "" : "s")"
        guard !recipe.ingredients.isEmpty else { return "\(servings): no ingredients yet." }
        let least = total.incomplete.contains(.calories) ? "at least " : ""
        let energy = total.sum.calories ?? .zero
        let each =
            recipe.servings == 1
            ? "" : ", \(Figures.calories(energy.scaled(by: 1 / recipe.servings))) a serving"
        return "\(servings): \(least)\(Figures.calories(energy))\(each)."
    }

    static func line(for part: MealPart) -> String {
        Texts.figures.figures(TellableAmount(part).label, Figures.summary(of: part.nutrients))
    }

    static func changed(_ change: Recorded.RecipeChange) -> [String] {
        switch (change.before, change.after) {
        case (nil, let after?): ["Recipe kept: \(summary(after.recipe))"]
        case (let before?, nil): ["Recipe removed: \(before.recipe.name)"]
        case (_, let after?): ["Recipe changed: \(summary(after.recipe))"]
        case (nil, nil): []
        }
    }

    static func changed(_ change: Recorded.BatchChange, named name: (Batch) -> String) -> [String] {
        guard let pot = change.after ?? change.before else { return [] }
        guard change.after != nil else { return ["The pot of \(name(pot)) is forgotten."] }
        return [left(pot, named: name(pot))]
    }

    /// `Chili: 4 of 6 portions left in the freezer.`
    static func left(_ pot: Batch, named name: String) -> String {
        let place = pot.place.map { " in \($0)" } ?? ""
        return pot.left > 0
            ? "\(name): \(Figures.number(pot.left)) of \(Figures.number(pot.portions)) portions left\(place)."
            : "\(name): nothing is left."
    }

    static let recipeHelp =
        "Say one ingredient after the other, then “that's it”. “Serves 4” and “without the oil” work too."
}
