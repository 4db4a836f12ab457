internal import Nutrition

/// What a person's journal says of how they eat: how often, when, with what and how much.
///
/// It is nothing but the entries that count, sorted: taking one in or out costs the same however long the
/// journal is, and the same entries make the same habits in whatever order they came.
package struct EatingHabits: Sendable, Hashable {
    private var entries: [Int64: Eaten] = [:]
    package private(set) var foods: [FoodKey: Timeline] = [:]
    /// The entries of each day, in order of time.
    private var days: [Int: Timeline] = [:]
    /// How often each food was had at each meal.
    private var meals: [MealOfDay: [FoodKey: Int]] = [:]
    /// The meals at which exactly these foods were had.
    package private(set) var sets: [FoodSet: Set<MealOfDay>] = [:]

    package init() {}

    package init(_ entries: some Sequence<Eaten>) {
        // By time each has its place at the end.
        for eaten in entries.sorted(by: Eaten.isBefore) { put(eaten) }
    }

    /// How many entries count.
    package var count: Int { entries.count }

    package subscript(entry: Int64) -> Eaten? { entries[entry] }

    /// Takes an entry in, in the place of what it was before.
    package mutating func put(_ eaten: Eaten) {
        guard entries[eaten.entry] != eaten else { return }
        remove(eaten.entry)
        entries[eaten.entry] = eaten
        foods[eaten.food, default: Timeline()].insert(eaten)
        days[eaten.day, default: Timeline()].insert(eaten)
        changeMeal(of: eaten) { $0[eaten.food, default: 0] += 1 }
    }

    /// Takes an entry out that counts no more; one that is not there changes nothing.
    package mutating func remove(_ entry: Int64) {
        guard let eaten = entries.removeValue(forKey: entry) else { return }
        foods[eaten.food]?.remove(eaten)
        if foods[eaten.food]?.count == 0 { foods[eaten.food] = nil }
        days[eaten.day]?.remove(eaten)
        if days[eaten.day]?.count == 0 { days[eaten.day] = nil }
        changeMeal(of: eaten) { foods in
            foods[eaten.food, default: 0] -= 1
            if foods[eaten.food] == 0 { foods[eaten.food] = nil }
        }
    }

    private mutating func changeMeal(of eaten: Eaten, _ body: (inout [FoodKey: Int]) -> Void) {
        // What is had between meals, from morning to night, is no meal of its own.
        guard eaten.meal != .snack else { return }
        let meal = MealOfDay(day: eaten.day, meal: eaten.meal)
        if let old = meals[meal].flatMap({ FoodSet($0.keys) }) {
            sets[old]?.remove(meal)
            if sets[old]?.isEmpty == true { sets[old] = nil }
        }
        body(&meals[meal, default: [:]])
        if meals[meal]?.isEmpty == true { meals[meal] = nil }
        if let new = meals[meal].flatMap({ FoodSet($0.keys) }) {
            sets[new, default: []].insert(meal)
        }
    }

    /// What was had on a day, in order of time.
    package func entries(on day: Int) -> [Eaten] { days[day]?.times ?? [] }

    /// The foods of a meal; those between meals are not told.
    package func foods(at meal: MealOfDay) -> Set<FoodKey> { Set((meals[meal] ?? [:]).keys) }

    /// The newest days before `day` with entries that fit, at most `limit`, none older than `reach` days.
    package func days(
        before day: Int, limit: Int, reach: Int = 120, where fits: (Int) -> Bool
    ) -> [Int] {
        var found: [Int] = []
        var candidate = day - 1
        while found.count < limit, candidate >= day - reach {
            if days[candidate] != nil, fits(candidate) { found.append(candidate) }
            candidate -= 1
        }
        return found
    }
}
