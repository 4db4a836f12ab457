internal import Body
internal import Nutrition
internal import Recipes
internal import SQLite

// What came from elsewhere must be what this journal could have written itself: nothing that is read later fails on it.
extension Ledger {
    /// Refuses a row that would keep its day, or what it is listed with, from being read.
    ///
    /// - Returns: the entry that it is.
    /// - Throws: `TakingHindrance`, or what reading it throws.
    func refuseUnreadable(_ revision: Int64, of subject: Subject) throws -> FoodEntry? {
        switch subject {
        case .foodEntries:
            guard let entry = try entry(revision: revision) else { throw TakingHindrance.refused }
            try entry.content.refuseImpossible()
            try refuse(!entry.content.name.isEmpty)
            return entry
        case .recipes:
            guard let page = try recipe(revision: revision) else { throw TakingHindrance.refused }
            do throws(Recipe.Fault) {
                try page.recipe.check(greatest: EntryContent.greatestFigure)
            } catch {
                throw TakingHindrance.refused
            }
        case .goals: try refuse(rule(ofRevision: revision)?.isPossible)
        case .ownFoods:
            let food = try ownFood(revision: revision)
            try refuse(
                food.map { food in
                    !food.id.rawValue.isEmpty && !food.name.isEmpty
                        && food.portions.allSatisfy { $0.grams > .zero }
                        && food.defaultPortion.map(food.portions.indices.contains) ?? true
                })
        case .measurements:
            let measurement = try measurement(revision: revision)
            try refuse(measurement.map { $0.content.kind.range.contains($0.content.value) })
        case .batches:
            let batch = try batch(revision: revision)
            try refuse(
                batch.map {
                    $0.portions <= Recipe.greatestServings && $0.left <= Recipe.greatestServings
                })
        case .profile:
            let profile = try profile(revision: revision)
            try refuse(profile.map { $0.height.map(Profile.heights.contains) ?? true })
        case .feelings: try refuse(feeling(revision: revision) != nil)
        case .allergies: try refuse(allergy(revision: revision) != nil)
        case .aims: try refuse(aim(revision: revision) != nil)
        case .plans: try refuse(plan(revision: revision) != nil)
        case .programmes: try refuse(programme(revision: revision) != nil)
        // The schema's own checks are all that there is to say of stars.
        case .ratings: break
        }
        return nil
    }

    private func refuse(_ isPossible: Bool?) throws {
        guard isPossible == true else { throw TakingHindrance.refused }
    }
}

/// What any value of a row may be that comes from elsewhere, whatever its column.
enum ArrivingValue {
    /// Bytes of a text: above the notes of a recipe, and the names of a food.
    static let longestText = 1 << 17
    /// Above every figure that the journal keeps, and every instant: sums of many of them still fit.
    private static let greatest: Int64 = 1 << 48
    /// Milliseconds of the years 1 to 9999, which dates have words for.
    private static let instants: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999
    /// Seconds east of UTC: more than any zone ever had.
    private static let offsets: ClosedRange<Int64> = -86_400...86_400
    /// Bytes of a zone's name.
    private static let longestZone = 64

    /// Whether a value may stand in a column; types are for the schema to refuse.
    static func isPossible(_ value: SQLiteValue, of column: String) -> Bool {
        switch value {
        case .integer(let number):
            switch column {
            // A recipe's `cooked` is a weight, a batch's an instant: both are within these.
            case "instant", "until", "created", "cooked": instants.contains(number)
            case "utc_offset": offsets.contains(number)
            default: -greatest...greatest ~= number
            }
        case .real(let number): number.isFinite
        case .text(let text):
            text.utf8.count <= (column == "zone" ? longestZone : longestText)
                && !text.utf8.contains(0)
        case .blob(let bytes): bytes.count <= longestText
        case .null: true
        }
    }
}
