internal import FoodCatalog
internal import MealReader
internal import Nutrition
internal import Recipes

extension IngredientReader {
    /// A food, and how sure it is that the words mean it.
    struct Match {
        var food: Food
        var sureness: Double
        /// The food that the words name at the table, which may know more measures than the raw one.
        var asServed: Food?
    }

    /// What a line's words name in a kitchen.
    func match(_ line: IngredientLine) -> Match? {
        if HanText.holdsHan(line.name) { return chineseMatch(line) }
        let isCooked = line.isCooked
        for name in Self.namings(of: line.name) {
            if let own = ownRecipe(name) { return Match(food: own, sureness: 0.95) }
            if !isCooked, let food = inKitchen(name) {
                return Match(food: food, sureness: 0.93, asServed: reading(of: name)?.0)
            }
        }
        let names = Self.namings(of: line.name)
        if line.isTinned, let food = names.lazy.compactMap({ exact("canned \($0)") }).first {
            return Match(food: food, sureness: 0.92)
        }
        for name in names {
            if let food = exact(name) {
                return self.raw(food, isCooked: isCooked, sureness: 0.92)
            }
        }
        guard let (food, sureness) = names.lazy.compactMap(reading).first else { return nil }
        return self.raw(food, isCooked: isCooked, sureness: sureness)
    }

    /// The same of a line in Chinese: what the reader of meals makes of the name, raw where cooks mean it raw.
    private func chineseMatch(_ line: IngredientLine) -> Match? {
        guard let (food, sureness) = read(line.name) else { return nil }
        if RecipeID(food.id) != nil { return Match(food: food, sureness: 0.95) }
        let isCooked = line.isCooked || Self.cookedHan.contains(where: line.name.contains)
        if !isCooked, let raw = inKitchen(food.name) {
            return Match(food: raw, sureness: min(sureness, 0.93), asServed: food)
        }
        return raw(food, isCooked: isCooked, sureness: sureness)
    }

    private static let cookedHan = ["熟", "罐頭", "炸", "烤", "滷", "燻", "燙", "剩"]

    private func raw(_ food: Food, isCooked: Bool, sureness: Double) -> Match {
        guard !isCooked, let id = raw.raw(of: food), let raw = reader.catalog[id] else {
            return Match(food: food, sureness: sureness)
        }
        return Match(food: raw, sureness: sureness, asServed: food)
    }

    private func ownRecipe(_ name: String) -> Food? {
        guard let food = exact(name), RecipeID(food.id) != nil else { return nil }
        return food
    }

    /// By the words of cooks, else by the name of something raw.
    private func inKitchen(_ name: String) -> Food? {
        if let known = KitchenWords.food(of: name), let food = exact(known) { return food }
        return raw.food(called: name).flatMap { reader.catalog[$0] }
    }

    /// The food of that very name.
    func exact(_ name: String) -> Food? {
        let key = LineKey(name)
        guard !key.isEmpty else { return nil }
        return reader.catalog.search(name, limit: 6).lazy.map(\.food).first { food in
            LineKey(food.name) == key || food.aliases.contains { LineKey($0) == key }
        }
    }

    /// What the reader of meals makes of the words alone, dishes last.
    private func reading(of name: String) -> (Food, Double)? {
        guard let item = read(name) else { return nil }
        return (item.food, item.sureness)
    }

    func read(_ name: String) -> (food: Food, sureness: Double)? {
        let reading = reader.reading(
            of: HanText.holdsHan(name) ? "100公克\(name)" : "100 g \(name)")
        guard let item = reading.items.first, let id = item.food, let food = reader.catalog[id]
        else {
            return nil
        }
        var sureness = min(item.confidence, reading.items.count > 1 ? 0.5 : 1)
        if !reading.unread.isEmpty { sureness = min(sureness, 0.65) }
        if food.category == .meal || food.category == .snack {
            // Nobody puts a dish into a dish, where the same words name something plainer.
            let plainer = item.alternatives.lazy.compactMap { reader.catalog[$0.food] }.first {
                $0.category != .meal && $0.category != .snack && $0.category != .dessert
            }
            if let plainer { return (plainer, 0.6) }
        }
        return (food, sureness)
    }

    /// The words, and what they come to when adjectives and alternatives are left out.
    static func namings(of name: String) -> [String] {
        var names = [name]
        let words = name.split(separator: " ").map(String.init)
        if let place = words.firstIndex(where: { $0.lowercased() == "or" }), place > 0,
            place + 1 < words.count
        {
            let first = words[..<place]
            let second = words[(place + 1)...]
            if let last = second.last, second.count > 1, place == 1 {
                // "chicken or vegetable stock"
                names.append("\(first.joined(separator: " ")) \(last)")
            }
            names.append(first.joined(separator: " "))
            names.removeFirst()
        }
        let plain = words.filter { !sizes.contains($0.lowercased()) && $0.lowercased() != "fresh" }
        if !plain.isEmpty, plain.count < words.count, !name.contains(" or ") {
            names.append(plain.joined(separator: " "))
        }
        return names
    }

    private static let sizes: Set<String> = [
        "small", "medium", "large", "big", "medium-sized", "extra-large", "jumbo", "little",
        "whole",
        "lean", "skinless", "boneless", "free-range", "organic", "unsalted", "raw", "chopped",
        "diced",
        "finely", "grated",
    ]
}

extension IngredientLine {
    /// Whether it says that the food goes in cooked, or as a shop has cooked it.
    var isCooked: Bool {
        if isTinned { return true }
        let words = Set("\(name) \(note)".lowercased().split { !$0.isLetter }.map(String.init))
        return !words.isDisjoint(with: Self.cookedWords)
    }

    var isTinned: Bool {
        if let package, ["can", "tin", "jar", "carton", "pouch"].contains(package) { return true }
        let words = Set(name.lowercased().split { !$0.isLetter }.map(String.init))
        return !words.isDisjoint(with: ["canned", "tinned"])
    }

    private static let cookedWords: Set<String> = [
        "cooked", "boiled", "roast", "roasted", "grilled", "fried", "smoked", "leftover",
        "leftovers",
        "rotisserie", "canned", "tinned", "jarred", "poached", "baked", "steamed", "cured", "hard",
        "precooked", "microwaved", "ready",
    ]
}
