internal import HealthyEating
internal import Nutrition
internal import Recipes
internal import SQLite

// The food groups in what is entered.
extension Ledger {
    /// Those of an entry by the catalog as it is now; `nil` where they are not known.
    func patterns(of content: EntryContent) throws -> PatternAmounts? {
        if !content.parts.isEmpty { return try patterns(ofDish: content.parts, within: []) }
        guard let food = content.food, let grams = content.grams else { return nil }
        return try patterns(ofFood: food, grams: grams.value, within: [])
    }

    /// What was eaten from one day to another, summed by day; days without logged entries are left out.
    func intakes(from first: LocalDay, to last: LocalDay) throws -> [LocalDay: Intake] {
        var select = try connection.prepare(Self.selectIntakes)
        select.bind(first.description)
        select.bind(last.description)
        var intakes: [LocalDay: Intake] = [:]
        // One day's rows come one after the other, as the index of days has them.
        var latest: (text: String, day: LocalDay)?
        while try select.step() {
            let text = select.text()
            let day = try latest.flatMap { $0.text == text ? $0.day : nil } ?? Self.day(text)
            latest = (text, day)
            var nutrients = select.nutrients()
            nutrients.further = try select.further()
            intakes[day, default: Intake()].add(nutrients, try select.patterns())
        }
        return intakes
    }

    private static func day(_ text: String) throws(JournalError) -> LocalDay {
        guard let day = LocalDay(text) else { throw .unreadable(column: "day") }
        return day
    }

    private func patterns(
        ofFood food: FoodID, grams: Double, within outer: Set<RecipeID>
    ) throws -> PatternAmounts? {
        guard let id = RecipeID(food) else {
            return patternSource.patterns(of: food)?.scaled(by: grams / 100)
        }
        guard !outer.contains(id), let recipe = try recipe(id)?.recipe, let whole = recipe.grams,
            whole > .zero
        else { return nil }
        return try patterns(ofDish: recipe.ingredients, within: outer.union([id]))?
            .scaled(by: grams / whole.value)
    }

    private func patterns(
        ofDish parts: [MealPart], within outer: Set<RecipeID>
    ) throws -> PatternAmounts? {
        var dish = DishPatterns()
        for part in parts {
            let food = part.food ?? part.recipe?.food
            let known = try food.flatMap { food in
                try part.grams.flatMap {
                    try patterns(ofFood: food, grams: $0.value, within: outer)
                }
            }
            dish.add(known, calories: part.nutrients.calories?.value)
        }
        return dish.patterns
    }

    private static let selectIntakes = Query(
        """
        SELECT day, calories, protein, carbohydrates, fat, fiber, sugar, sodium, nutrients, patterns
        FROM food_entries WHERE live = 1 AND state = 'logged' AND day BETWEEN ? AND ?
        """)
}

extension Statement {
    mutating func patterns() throws(JournalError) -> PatternAmounts? {
        guard let text = textOrNull() else { return nil }
        guard let patterns = PatternAmounts(kept: text) else {
            throw .unreadable(column: "patterns")
        }
        return patterns
    }
}

extension EntryContent {
    /// Those of the entry before a correction, as much more or less as there is now of all of it; `nil` where it
    /// is another food now, or another dish.
    func patterns(keptOf before: EntryContent) -> PatternAmounts? {
        guard let known = before.patterns, food == before.food, recipe == before.recipe
        else { return nil }
        if grams == before.grams, parts == before.parts { return known }
        guard let factor = Self.factor(grams, before.grams), parts.count == before.parts.count,
            zip(parts, before.parts).allSatisfy({ new, old in
                new.food == old.food && new.recipe == old.recipe
                    && Self.factor(new.grams, old.grams).map { abs($0 - factor) < 0.01 } ?? false
            })
        else { return nil }
        return known.scaled(by: factor)
    }

    private static func factor(_ grams: Thousandths?, _ before: Thousandths?) -> Double? {
        guard let grams, let before, before > .zero else { return nil }
        return grams.value / before.value
    }
}
