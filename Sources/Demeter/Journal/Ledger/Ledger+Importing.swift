internal import Allergens
internal import Nutrition
internal import Recipes
internal import SQLite

extension Ledger {
    /// Takes in foods and entries from elsewhere as one change.
    ///
    /// There may be a million entries, so that of them the days alone are kept in memory, and none is copied.
    ///
    /// - Parameters:
    ///   - repeated: places in `contents` that are left out.
    ///   - recipes: with the numbers by which `contents` and they themselves name each other.
    ///   - person: what is new of it; the profile is the one that there is then.
    func takeIn(
        _ contents: [EntryContent], except repeated: Set<Int>, foods: [Food],
        recipes: [RecipeBook.Page], person: ImportedPerson
    ) throws {
        var change = try beginChange(.imported, utterance: nil)
        for food in foods {
            try insertFood(food, in: &change)
            change.note(Recorded.FoodChange(before: nil, after: food))
        }
        let numbers = try takeIn(recipes, to: &change)
        for (place, content) in contents.enumerated() where !repeated.contains(place) {
            var content = content
            content.recipe = content.recipe.flatMap { numbers[$0] }
            if !content.parts.isEmpty {
                content.parts = content.parts.map { $0.renumbered(numbers) }
            }
            let entry = try insertEntry(
                content, id: nil, utterance: nil, change: change.change)
            try change.introduce(entry.revision, of: .foodEntries, in: self)
            change.note(entry.moment.day)
        }
        try write(person.measurements, in: &change)
        try write(person.feelings, in: &change)
        try write(person.profile, in: &change)
        for allergy in person.allergies {
            try write(allergy, after: nil, of: allergy.trigger, in: &change)
        }
        try write(person.ratings.mapValues { .some($0) }, in: &change)
        if let aim = person.aim { try write(aim, in: &change) }
        for plan in person.plans { try write(plan, in: &change) }
        for run in person.programmes { try write(run, in: &change) }
        _ = try record(.imported, of: change, utterance: nil)
    }

    /// Makes one change of all that stands in a journal without any, so that undoing takes it back.
    ///
    /// The rows name this change already.
    func adopt() throws {
        let change = Self.adoption
        var insert = try connection.prepare(Self.insertAdoption)
        insert.bind(change)
        insert.bind(ChangeKind.imported.rawValue)
        insert.bind(now().milliseconds)
        try insert.run()
        for subject in Self.adopted {
            try connection.execute(
                """
                INSERT INTO change_effects
                    (change, ordinal, subject, revision, live_before, live_after)
                SELECT \(change), (SELECT count(*) FROM change_effects)
                        + row_number() OVER (ORDER BY revision) - 1,
                    '\(subject.rawValue)', revision, 0, 1
                FROM \(subject.rawValue) WHERE live = 1 AND change = \(change)
                """)
        }
        try stampChanges()
        var recorded = Recorded(kind: .imported, change: ChangeID(rawValue: change))
        recorded.sequence = try insertEvent(recorded)
    }

    /// The tables whose rows `adopt` takes into its change.
    static let adopted: [Subject] = [
        .ownFoods, .recipes, .batches, .foodEntries, .profile, .measurements, .ratings,
        .allergies, .aims, .plans, .feelings, .programmes,
    ]

    /// The number of the change that `adopt` makes.
    static let adoption: Int64 = 1

    private static let insertAdoption = Query(
        "INSERT INTO changes (id, kind, instant, state) VALUES (?, ?, ?, 'done')")
}
