internal import JSON
internal import MealReader
internal import Nutrition

/// One line of JSON: what was read of a labelled row, whether it is right, and what its confidence rests on.
func evidence(of row: LabelledSet.Row, in set: String, by reader: MealReader) -> String {
    func text(_ text: String) -> String {
        "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0 == "\n" ? " " : "\($0)" }
            + "\""
    }
    func number(_ value: Double?) -> String { value.map { "\($0)" } ?? "null" }
    let reading = reader.reading(of: row.text)
    var figures = Figures()
    let outcome = figures.add(reading, for: row)
    let (plain, features) = reader.evidence(of: row.text)
    let items = reading.items.map { item in
        let others = item.alternatives.map { "[\(text($0.food.rawValue)),\($0.score)]" }
        return "{\"text\":\(text(item.text)),\"food\":\(text(item.food?.rawValue ?? "")),"
            + "\"grams\":\(number(item.grams?.value)),\"kcal\":\(number(item.nutrients.calories?.value)),"
            + "\"c\":\(number(item.nutrients.carbohydrates?.value)),\"why\":\(text(item.assumption ?? "")),"
            + "\"stated\":\(item.stated != nil),\"p\":\(item.confidence),\"others\":[\(others.joined(separator: ","))]}"
    }
    let values = features.map { "\($0.values)" }
    let energies = features.map { "\($0.calories)" }
    return "{\"set\":\(text(set)),\"text\":\(text(row.text)),\"right\":\(outcome.isRight),"
        + "\"within\":\(outcome.isWithin),\"p\":\(reading.confidence),\"unread\":\(reading.unread.count),"
        + "\"asked\":\(reading.question != nil),\"label\":\(number(row.calories)),"
        + "\"carbs\":\(row.carbohydrates),\"kcal\":\(outcome.calories),\"c\":\(outcome.carbohydrates),"
        + "\"same\":\(plain.items.count == reading.items.count),\"items\":[\(items.joined(separator: ","))],"
        + "\"values\":[\(values.joined(separator: ","))],\"energies\":[\(energies.joined(separator: ","))],"
        + "\"whole\":\(features.isEmpty ? "[]" : "\(Judge.wholeFeatures(of: plain, evidence: features, hasImports: reader.hasImports))")}\n"
}
