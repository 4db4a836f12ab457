internal import JSON
internal import Nutrition
internal import Recipes
internal import Wire

/// The fields of a food of one's own, and what a person made of them.
struct FoodForm: Sendable, Hashable {
    private(set) var fields = FormFields()

    static let nutrients = Nutrient.leading

    init(_ food: Food) {
        fields.append("name", food.name)
        for nutrient in Self.nutrients {
            fields.append(
                nutrient.rawValue,
                food.per100g[nutrient].map { EntryForm.text(nutrient.shown($0).value) } ?? "")
        }
        fields.append("portions", PortionLines.text(of: food.portions))
    }

    subscript(name: String) -> String { fields[name] ?? "" }

    /// The parameters of `foods.edit` for what is different from what the form showed; `nil` when nothing is.
    static func change(_ sent: FormFields) throws(EntryForm.Fault) -> JSONValue? {
        guard let id = sent.filled("id"),
            let was = sent["was"].flatMap({ FormFields(Array($0.utf8)) }),
            let name = sent["name"].map(EntryForm.trimmed), let portions = sent.lines("portions")
        else { throw .broken }
        var object = JSONObject([("id", .string(id))])
        if name != was["name"] {
            guard !name.isEmpty else { throw .emptied("name") }
            object["name"] = .string(name)
        }
        var figures = JSONObject()
        for nutrient in nutrients {
            let name = nutrient.rawValue
            guard let text = sent[name].map(EntryForm.trimmed), let before = was[name] else {
                throw .broken
            }
            if text == before { continue }
            guard !text.isEmpty else { throw .emptied(name) }
            figures[name] = EntryForm.json(try figure(text, nutrient))
        }
        if !figures.members.isEmpty { object["per_100g"] = .object(figures) }
        if portions != was["portions"] {
            object["portions"] = try PortionLines.portions(in: portions)
        }
        return object.members.count > 1 ? .object(object) : nil
    }

    /// A figure as people read it, in the unit of the journal.
    static func figure(_ text: String, _ nutrient: Nutrient) throws(EntryForm.Fault) -> Double {
        guard let number = EntryForm.number(text), number >= 0 else {
            throw .notANumber(nutrient.rawValue)
        }
        return nutrient == .calories
            ? number / (Nutrient.calories.shown(Thousandths(1000.0)).value / 1000) : number
    }
}

/// Portions as a person writes them: `slice 30 g`, one a line.
enum PortionLines {
    static func text(of portions: [Portion]) -> String {
        portions.map { "\($0.label) \(EntryForm.text($0.grams.value)) g" }.joined(separator: "\n")
    }

    static func portions(in text: String) throws(EntryForm.Fault) -> JSONValue {
        var portions: [JSONValue] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let line = EntryForm.trimmed(String(line))
            if line.isEmpty { continue }
            guard let portion = portion(line) else { throw .notAPortion(line) }
            portions.append(portion)
        }
        return .array(portions)
    }

    private static func portion(_ line: String) -> JSONValue? {
        let rest = line.hasSuffix("g") ? EntryForm.trimmed(String(line.dropLast())) : line
        guard let mark = rest.lastIndex(where: { !$0.isNumber && $0 != "." && $0 != "," }),
            let grams = EntryForm.number(String(rest[rest.index(after: mark)...])), grams > 0
        else { return nil }
        let label = rest[...mark].split(separator: " ").joined(separator: " ")
            .trimmingEnd(of: ":=")
        return label.isEmpty ? nil : ["label": .string(label), "grams": EntryForm.json(grams)]
    }
}

/// The fields of a recipe, and what a person made of them.
struct RecipeForm: Sendable, Hashable {
    private(set) var fields = FormFields()

    init(_ recipe: Recipe) {
        fields.append("name", recipe.name)
        fields.append("servings", EntryForm.text(recipe.servings))
        fields.append("text", recipe.ingredients.map(\.text).joined(separator: "\n"))
        fields.append("notes", recipe.notes ?? "")
    }

    subscript(name: String) -> String { fields[name] ?? "" }

    /// The parameters of `recipes.change` for what is different from what the form showed; `nil` when nothing is.
    ///
    /// Ingredients whose line stays as it is keep what is known of them.
    static func change(_ sent: FormFields) throws(EntryForm.Fault) -> JSONValue? {
        guard let id = sent["id"].flatMap({ Int($0) }),
            let was = sent["was"].flatMap({ FormFields(Array($0.utf8)) }),
            let name = sent["name"].map(EntryForm.trimmed),
            let servings = sent["servings"].map(EntryForm.trimmed),
            let notes = sent.lines("notes").map(EntryForm.trimmed), let text = sent.lines("text"),
            let before = was["text"]
        else { throw .broken }
        var object = JSONObject([("id", .integer(id))])
        if name != was["name"] {
            guard !name.isEmpty else { throw .emptied("name") }
            object["name"] = .string(name)
        }
        if servings != was["servings"] {
            guard let number = EntryForm.number(servings), number > 0 else {
                throw .notANumber("servings")
            }
            object["servings"] = EntryForm.json(number)
        }
        if notes != was["notes"] {
            guard !notes.isEmpty else { throw .emptied("notes") }
            object["notes"] = .string(notes)
        }
        var (added, gone) = (lines(text), [Int]())
        for (place, line) in lines(before).enumerated() {
            if let same = added.firstIndex(of: line) {
                added.remove(at: same)
            } else {
                gone.append(place)
            }
        }
        if !added.isEmpty { object["add"] = .array(added.map(JSONValue.string)) }
        if !gone.isEmpty { object["remove"] = .array(gone.map(JSONValue.integer)) }
        return object.members.count > 1 ? .object(object) : nil
    }

    private static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { EntryForm.trimmed(String($0)) }
            .filter { !$0.isEmpty }
    }
}

extension String {
    fileprivate func trimmingEnd(of marks: String) -> String {
        var text = self
        while let last = text.last, marks.contains(last) || last == " " { text.removeLast() }
        return text
    }
}
