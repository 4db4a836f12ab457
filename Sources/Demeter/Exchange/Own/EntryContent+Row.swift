internal import HealthyEating
internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes
internal import Wire

// An entry as the row of the journal's table, and back.
extension EntryContent {
    /// The column that cannot be read.
    struct Unreadable: Error { let column: String }

    /// Columns that are missing count as null.
    init(row: JSONObject) throws(Unreadable) {
        func text(_ name: String) throws(Unreadable) -> String {
            guard let text = row[name]?.string else { throw Unreadable(column: name) }
            return text
        }
        func whole(_ name: String) throws(Unreadable) -> Int {
            guard let value = row[name]?.integer else { throw Unreadable(column: name) }
            return value
        }
        func thousandths(_ name: String) throws(Unreadable) -> Thousandths? {
            guard let value = row[name]?.integer else { return nil }
            guard value >= 0 else { throw Unreadable(column: name) }
            return Thousandths(rawValue: Int64(value))
        }
        func named<Value: RawRepresentable<String>>(_ name: String) throws(Unreadable) -> Value {
            guard let value = Value(rawValue: try text(name)) else {
                throw Unreadable(column: name)
            }
            return value
        }
        func list(_ name: String) throws(Unreadable) -> [JSONValue] {
            let text = row[name]?.string ?? "[]"
            guard let values = (try? JSONValue(parsing: text))?.array else {
                throw Unreadable(column: name)
            }
            return values
        }
        guard let day = LocalDay(try text("day")) else { throw Unreadable(column: "day") }
        var nutrients = Nutrients.unknown
        for nutrient in Nutrient.leading {
            nutrients[nutrient] = try thousandths(nutrient.rawValue)
        }
        if let further = row["nutrients"], !further.isNull {
            guard let figures = FurtherFigures(stored: further),
                !figures.nutrients.contains(where: { (figures[$0] ?? .zero) < .zero })
            else { throw Unreadable(column: "nutrients") }
            nutrients.further = figures
        }
        if let amount = row["amount"]?.number, amount < 0 { throw Unreadable(column: "amount") }
        self.init(
            moment: Moment(
                instant: Timestamp(milliseconds: Int64(try whole("instant"))),
                zone: try text("zone"), offset: try whole("utc_offset"), day: day),
            text: try text("text"), name: try text("name"),
            food: row["food"]?.string.map(FoodID.init(rawValue:)), amount: row["amount"]?.number,
            unit: row["unit"]?.string, grams: try thousandths("grams"), nutrients: nutrients,
            meal: try named("meal"), brand: row["brand"]?.string,
            preparation: row["preparation"]?.string,
            modifiers: try list("modifiers").compactMap(\.string),
            confidence: row["confidence"]?.number ?? 1, assumption: row["assumption"]?.string,
            source: try named("source"), state: try named("state"),
            warnings: try list("warnings").compactMap { warning in
                guard let rule = warning["rule"]?.string, let message = warning["message"]?.string
                else { return nil }
                return EntryWarning(rule: rule, message: message)
            })
        isCompleted = row["completed"]?.integer == 1
        recipe = row["recipe"]?.integer.map { RecipeID(rawValue: Int64($0)) }
        incomplete = try list("incomplete").compactMap {
            $0.string.flatMap(Nutrient.init(rawValue:))
        }
        if let text = row["patterns"]?.string {
            guard let kept = PatternAmounts(kept: text) else {
                throw Unreadable(column: "patterns")
            }
            patterns = kept
        }
        // In an export the parts are rows of their own, and this column counts them.
        if row["parts"]?.string != nil {
            parts = try list("parts").compactMap(MealPart.init(kept:))
            // Figures that a person has changed in the file outrank the parts.
            if !parts.isEmpty, parts.figures != nutrients {
                parts = []
                incomplete = []
            }
        }
    }
}
