internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes
internal import Wire
internal import XML

/// Recipes in pages (schema.org as JSON-LD or microdata) and in RecipeML.
enum RecipePage {
    static func recipes(in page: MarkupElement) -> [NewRecipe] {
        let ml = page.all("recipe").compactMap(recipeML)
        if !ml.isEmpty { return ml }
        var found: [NewRecipe] = []
        for script in page.all("script")
        where script.attributes["type"]?.lowercased().contains("ld+json") == true {
            if let json = try? JSONValue(parsing: script.rawText) {
                found += RecipeJSON.recipes(in: json)
            }
        }
        if !found.isEmpty { return found }
        var items: [MarkupElement] = []
        page.visit { element in
            if element.attributes["itemtype"]?.lowercased().hasSuffix("schema.org/recipe") == true {
                items.append(element)
            }
        }
        return items.compactMap(microdata)
    }

    private static func microdata(_ item: MarkupElement) -> NewRecipe? {
        var name: String?
        var lines: [String] = []
        var servings: JSONValue?
        var notes: [String] = []
        item.visit { element in
            guard let property = element.attributes["itemprop"]?.lowercased() else { return }
            let text = element.attributes["content"] ?? element.text
            switch property {
            case "name" where name == nil: name = text
            case "recipeingredient", "ingredients": lines.append(text)
            case "recipeyield", "yield": servings = servings ?? .string(text)
            case "recipeinstructions", "description": notes.append(text)
            default: break
            }
        }
        var object = JSONObject([
            ("name", .string(name ?? "")),
            ("recipeIngredient", .array(lines.map(JSONValue.string))),
        ])
        object["recipeYield"] = servings
        if !notes.isEmpty { object["description"] = .string(notes.joined(separator: "\n")) }
        return RecipeJSON.recipes(in: .object(object)).first
    }

    /// `<ing><amt><qty>2</qty><unit>cups</unit></amt><item>flour</item></ing>`
    private static func recipeML(_ recipe: MarkupElement) -> NewRecipe? {
        let lines = recipe.all("ing").compactMap { ing -> String? in
            guard let item = ing.all("item").first?.text, !item.isEmpty else { return nil }
            let words = [ing.all("qty").first?.text, ing.all("unit").first?.text, item].compactMap(
                \.self)
            let prep = ing.all("prep").first?.text
            return words.filter { !$0.isEmpty }.joined(separator: " ")
                + (prep.map { ", \($0)" } ?? "")
        }
        guard !lines.isEmpty else { return nil }
        var object = JSONObject([
            ("name", .string(recipe.all("title").first?.text ?? "recipe")),
            ("recipeIngredient", .array(lines.map(JSONValue.string))),
        ])
        if let yield = recipe.all("yield").first?.text { object["recipeYield"] = .string(yield) }
        if let steps = recipe.all("directions").first?.text {
            object["description"] = .string(steps)
        }
        return RecipeJSON.recipes(in: .object(object)).first
    }
}
