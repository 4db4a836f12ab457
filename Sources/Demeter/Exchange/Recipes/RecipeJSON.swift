internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes
internal import Wire
internal import XML

/// Recipes in JSON: schema.org (pages, Nextcloud Cookbook), Mealie, Tandoor and Paprika.
enum RecipeJSON {
    static func recipes(in json: JSONValue, depth: Int = 0) -> [NewRecipe] {
        guard depth < 6 else { return [] }
        if let elements = json.array {
            return elements.flatMap { recipes(in: $0, depth: depth + 1) }
        }
        guard json.object != nil else { return [] }
        if let recipe = recipe(json) { return [recipe] }
        // "@graph", or lists under other names.
        return [
            "@graph", "recipes", "items", "data", "mainEntity", "mainEntityOfPage",
            "itemListElement", "item",
        ]
        .flatMap { name in json[name].map { recipes(in: $0, depth: depth + 1) } ?? [] }
    }

    private static func recipe(_ json: JSONValue) -> NewRecipe? {
        guard let name = text(json["name"]) ?? text(json["title"]) else { return nil }
        var lines: [String]
        if let steps = json["steps"]?.array, steps.contains(where: { $0["ingredients"] != nil }) {
            lines = steps.flatMap { step in (step["ingredients"]?.array ?? []).compactMap(line) }
        } else if let list = first(
            ["recipeIngredient", "recipe_ingredient", "ingredients"], of: json)
        {
            if let text = list.string {
                lines = text.split(whereSeparator: \.isNewline).map(String.init)
            } else {
                lines = (list.array ?? [list]).compactMap(line)
            }
        } else {
            return nil
        }
        lines = lines.map(\.trimmed).filter { !$0.isEmpty }
        guard !lines.isEmpty else { return nil }
        let yield = [
            "recipeServings", "recipe_servings", "recipeYield", "recipe_yield", "servings", "yield",
        ]
        .lazy.compactMap { json[$0] }.compactMap(servings).first
        return NewRecipe(
            name: String(decoded(name).prefix(Recipe.nameLimit)),
            text: RecipeFile.list(lines),
            servings: yield, notes: notes(json))
    }

    /// An ingredient's line: text, or amount, unit and food apart.
    private static func line(_ json: JSONValue) -> String? {
        if let text = json.string { return decoded(text) }
        guard json.object != nil else { return nil }
        if json["is_header"]?.bool == true { return text(json["note"]).map { "\($0):" } }
        for name in ["originalText", "original_text", "display", "text", "raw"] {
            if let text = text(json[name]) { return decoded(text) }
        }
        let amount = (json["quantity"] ?? json["amount"])?.number
        let unit = text(json["unit"]) ?? text(json["unit"]?["name"])
        let food = text(json["food"]) ?? text(json["food"]?["name"]) ?? text(json["name"])
        let note = text(json["note"])
        guard let what = food ?? note else { return nil }
        var words: [String] = []
        if let amount, amount > 0, json["no_amount"]?.bool != true { words.append(number(amount)) }
        if let unit { words.append(unit) }
        words.append(what)
        var line = words.joined(separator: " ")
        if food != nil, let note { line += ", \(note)" }
        return decoded(line)
    }

    /// "Serves 4", "4 servings", 4, [4, "4 servings"].
    private static func servings(_ json: JSONValue) -> Double? {
        if let elements = json.array { return elements.lazy.compactMap(servings).first }
        if let number = json.number {
            return number > 0 && number <= Recipe.greatestServings ? number : nil
        }
        guard let text = json.string else { return nil }
        var digits = ""
        for character in text {
            if character.isASCII, character.isNumber || character == "." && !digits.isEmpty {
                digits.append(character)
            } else if !digits.isEmpty {
                break
            }
        }
        guard let number = Double(digits), number > 0, number <= Recipe.greatestServings else {
            return nil
        }
        return number
    }

    private static func notes(_ json: JSONValue) -> String? {
        var parts: [String] = []
        for name in ["description", "directions", "recipeInstructions", "notes"] {
            if let text = text(json[name]) {
                parts.append(decoded(text))
            } else if let steps = json[name]?.array {
                parts += steps.compactMap { text($0) ?? text($0["text"]) }.map(decoded)
            }
        }
        let all = parts.joined(separator: "\n")
        return all.isEmpty ? nil : String(all.prefix(4000))
    }

    private static func first(_ names: [String], of json: JSONValue) -> JSONValue? {
        for name in names { if let value = json[name], !value.isNull { return value } }
        return nil
    }

    private static func text(_ json: JSONValue?) -> String? {
        guard let text = json?.string?.trimmed, !text.isEmpty else { return nil }
        return text
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e12
            ? String(Int(rounded)) : String(rounded)
    }

    /// Without the marks of pages and control characters, with which a file could lead a terminal astray.
    static func decoded(_ text: String) -> String {
        let plain =
            text.contains("<") || text.contains("&")
            ? MarkupDocument.page(Array(text.utf8)).text : text
        var result = ""
        for scalar in plain.unicodeScalars
        where scalar.properties.generalCategory != .control || scalar == "\n" {
            result.unicodeScalars.append(scalar)
        }
        return result.trimmed
    }
}
