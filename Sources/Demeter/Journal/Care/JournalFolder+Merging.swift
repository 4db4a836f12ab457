internal import Allergens
internal import Body
package import Nutrition
internal import Programmes
package import Recipes
internal import SQLite

/// What became of entries that were taken in from elsewhere.
package struct MergeSummary: Sendable, Hashable {
    package var entries = 0
    /// Entries that were in the journal already.
    package var repeated = 0
    package var foods = 0
    package var recipes = 0
    package var measurements = 0

    package init(
        entries: Int = 0, repeated: Int = 0, foods: Int = 0, recipes: Int = 0,
        measurements: Int = 0
    ) {
        self.entries = entries
        self.repeated = repeated
        self.foods = foods
        self.recipes = recipes
        self.measurements = measurements
    }
}

extension JournalFolder {
    /// Adds entries and foods of one's own to what is there, as one change that can be undone.
    ///
    /// An entry that is there with the same moment, name, words and figures is not added again, as often as
    /// it is there: of two that are alike, and one of which was in the journal before, one is added. Neither
    /// is a food whose id is taken, a recipe whose name is, a measurement that is there, stars of a food that
    /// has some, a trigger that is watched for, a programme that began on the same day, or what the profile tells
    /// already. All of it is taken in, or nothing.
    package func merge(
        _ contents: [EntryContent], foods: [Food] = [], recipes: [RecipeBook.Page] = [],
        person: ImportedPerson = ImportedPerson()
    ) throws(CareError) -> MergeSummary {
        try writing { ledger in
            try ledger.connection.transaction {
                try ledger.merge(contents, foods: foods, recipes: recipes, person: person)
            }
        }
    }

    /// What `merge` would come to, without a change, and beside a daemon too; foods are not counted.
    package func previewMerge(
        _ contents: [EntryContent], recipes: [RecipeBook.Page] = [],
        person: ImportedPerson = ImportedPerson()
    ) throws(CareError) -> MergeSummary {
        if try isEmpty() {
            return MergeSummary(
                entries: contents.count, recipes: Ledger.new(recipes, besides: []),
                measurements: person.measurements.count)
        }
        return try reading { ledger in
            try ledger.previewMerge(contents, recipes: recipes, person: person)
        }
    }
}

extension Journal {
    /// As `JournalFolder.merge`, while this journal is open.
    package func merge(
        _ contents: [EntryContent], foods: [Food] = [], recipes: [RecipeBook.Page] = [],
        person: ImportedPerson = ImportedPerson()
    ) async throws(JournalError) -> MergeSummary {
        try await write {
            try $0.merge(contents, foods: foods, recipes: recipes, person: person)
        }
    }

    /// What that would come to.
    package nonisolated func previewMerge(
        _ contents: [EntryContent], recipes: [RecipeBook.Page] = [],
        person: ImportedPerson = ImportedPerson()
    ) async throws(JournalError) -> MergeSummary {
        try await reader.read {
            try $0.previewMerge(contents, recipes: recipes, person: person)
        }
    }
}

extension Ledger {
    /// Takes in what is not there yet, in the transaction that is open.
    fileprivate func merge(
        _ contents: [EntryContent], foods: [Food], recipes: [RecipeBook.Page],
        person: ImportedPerson
    ) throws -> MergeSummary {
        var ids: Set<FoodID> = []
        let newFoods = try foods.filter {
            try ids.insert($0.id).inserted && ownFood($0.id) == nil
        }
        let repeated = try Self.repeated(of: contents) { day in try entries(on: day) }
        let newRecipes = Self.new(recipes, besides: try self.recipes())
        let news = try news(of: person)
        let additions = contents.count - repeated.count
        if additions > 0 || !newFoods.isEmpty || newRecipes > 0 || news.hasAny {
            try takeIn(
                contents, except: repeated, foods: newFoods, recipes: recipes,
                person: news.person)
        }
        return MergeSummary(
            entries: additions, repeated: repeated.count,
            foods: newFoods.count, recipes: newRecipes,
            measurements: news.person.measurements.count)
    }

    fileprivate func previewMerge(
        _ contents: [EntryContent], recipes: [RecipeBook.Page], person: ImportedPerson
    ) throws -> MergeSummary {
        let repeated = try Self.repeated(of: contents) { day in try entries(on: day) }
        return MergeSummary(
            entries: contents.count - repeated.count, repeated: repeated.count,
            recipes: Self.new(recipes, besides: recipes.isEmpty ? [] : try self.recipes()),
            measurements: try news(of: person).person.measurements.count)
    }

    /// How many of these recipes have a name that is not there yet.
    fileprivate static func new(_ recipes: [RecipeBook.Page], besides known: [RecipeBook.Page])
        -> Int
    {
        Set(recipes.map { $0.recipe.name.lowercased() })
            .subtracting(known.map { $0.recipe.name.lowercased() }).count
    }

    /// The places in `contents` of what is there already; each that is there stands for one of them.
    fileprivate static func repeated(
        of contents: [EntryContent], in entries: (LocalDay) throws -> [FoodEntry]
    ) rethrows -> Set<Int> {
        var present: [LocalDay: [EntryIdentity: Int]] = [:]
        var repeated: Set<Int> = []
        for (place, content) in contents.enumerated() {
            let day = content.moment.day
            if present[day] == nil {
                present[day] = Dictionary(
                    try entries(day).map { (EntryIdentity($0.content), 1) }, uniquingKeysWith: +)
            }
            guard present[day]?.isEmpty == false else { continue }
            let identity = EntryIdentity(content)
            guard let count = present[day]?[identity] else { continue }
            present[day]?[identity] = count > 1 ? count - 1 : nil
            repeated.insert(place)
        }
        return repeated
    }
}

/// By what two entries are the same.
private struct EntryIdentity: Hashable {
    let instant: Timestamp
    let name: String
    let text: String
    let grams: Thousandths?
    let nutrients: Nutrients
    let meal: Meal

    init(_ content: EntryContent) {
        instant = content.moment.instant
        name = content.name
        text = content.text
        grams = content.grams
        // Older exports know the seven alone.
        nutrients = content.nutrients.leading
        meal = content.meal
    }
}

/// By what two programmes are the same, however far they have come.
private struct Begun: Hashable {
    let name: String
    let start: LocalDay

    init(_ run: ProgrammeRun) {
        name = run.programme.name
        start = run.start
    }
}

extension Ledger {
    /// What of a person's is not here yet, with the profile as it would be.
    fileprivate func news(
        of person: ImportedPerson
    ) throws -> (person: ImportedPerson, hasAny: Bool) {
        var news = ImportedPerson()
        let profile = try profile()
        news.profile = profile.filled(from: person.profile)
        let ratings = try ratings()
        news.ratings = person.ratings.filter { ratings[$0.key] == nil }
        var present: [LocalDay: Set<MeasurementContent>] = [:]
        let allergies = Set(try self.allergies().map(\.trigger))
        news.allergies = person.allergies.filter { !allergies.contains($0.trigger) }
        news.measurements = try person.measurements.filter { content in
            let day = content.moment.day
            let there =
                try present[day]
                ?? Set(measurements(nil, from: day, to: day).map(\.content))
            present[day] = there.union([content])
            return !there.contains(content)
        }
        news.aim = try aim() == nil ? person.aim : nil
        news.plans = try person.plans.filter { content in
            try !plans(from: content.day, to: content.day).contains { $0.content == content }
        }
        var felt: [LocalDay: Set<FeelingContent>] = [:]
        news.feelings = try person.feelings.filter { content in
            let day = content.moment.day
            let there = try felt[day] ?? Set(feelings(nil, from: day, to: day).map(\.content))
            felt[day] = there.union([content])
            return !there.contains(content)
        }
        let begun = Set(try programmes().map { Begun($0.run) })
        news.programmes = person.programmes.filter { !begun.contains(Begun($0)) }
        let hasAny =
            news.profile != profile || !news.ratings.isEmpty || !news.measurements.isEmpty
            || !news.allergies.isEmpty || news.aim != nil || !news.plans.isEmpty
            || !news.feelings.isEmpty || !news.programmes.isEmpty
        return (news, hasAny)
    }
}
