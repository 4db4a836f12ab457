internal import FoodCatalog
package import MealReader
internal import Nutrition
package import Recipes

/// Reads lines of ingredients: the foods of the catalog, raw where cooks mean them raw, and their grams.
package struct IngredientReader: Sendable {
    let reader: MealReader
    let raw: RawFoods

    /// - Parameter raw: made before of the same foods, since it takes as long as all of them.
    package init(_ reader: MealReader, raw: RawFoods) {
        self.reader = reader
        self.raw = raw
    }

    package init(_ reader: MealReader) { self.init(reader, raw: RawFoods(reader.catalog)) }

    /// The ingredient of a line.
    ///
    /// - Parameter servings: for how many a line without an amount is meant.
    package func part(of text: String, servings: Double = 1, section: String? = nil) -> MealPart {
        var part = part(of: IngredientLine(text), servings: servings)
        part.section = section
        return part
    }

    package func part(of line: IngredientLine, servings: Double = 1) -> MealPart {
        if let juice = juice(of: line) { return juice }
        guard !line.name.isEmpty else { return MealPart.unknown(line) }
        guard let match = match(line) else { return MealPart.unknown(line) }
        if let recipe = RecipeID(match.food.id) { return nested(recipe, match, line) }
        guard line.hasAmount else { return unmeasured(line, match, servings) }
        var part = MealPart(
            text: line.text, name: match.food.name, food: match.food.id, amount: line.amount,
            unit: line.unitWord, confidence: match.sureness)
        guard let weight = weight(of: line, match) else {
            part.confidence = min(part.confidence, 0.3)
            return part
        }
        part.grams = weight.grams
        part.nutrients = match.food.per100g.scaled(by: weight.grams.value / 100)
        part.assumption = weight.assumption
        part.confidence = min(part.confidence, weight.sureness)
        part.brand = match.food.brand
        return part
    }

    /// "Juice of 1 lemon", "zest and juice of 2 limes".
    private func juice(of line: IngredientLine) -> MealPart? {
        let words = line.name.lowercased().split(separator: " ").map(String.init)
        guard let place = words.firstIndex(of: "of"),
            words[..<place].contains(where: { Self.drops[$0] != nil })
        else { return nil }
        var rest = words[(place + 1)...]
        let number = LineNumber(rest)
        rest = rest.dropFirst(number?.count ?? 0)
        let count = (number?.value ?? 1) * (line.amount ?? 1)
        let fruit = Self.singular(rest.joined(separator: " "))
        let isJuice = words[..<place].contains("juice")
        let name = isJuice ? "\(fruit) juice" : "\(fruit) peel"
        guard let food = exact(name) ?? read("\(name)")?.food else { return nil }
        let each = isJuice ? (Self.juices[fruit] ?? 30) : 2.0
        let grams = Thousandths(each * count)
        return MealPart(
            text: line.text, name: food.name, food: food.id, amount: count, unit: fruit,
            grams: grams, nutrients: food.per100g.scaled(by: grams.value / 100),
            confidence: 0.8,
            assumption: "\(isJuice ? "juice" : "zest") of one \(fruit), \(Figures.number(each)) g")
    }

    private static func singular(_ word: String) -> String {
        word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    private static let drops: [String: Bool] = ["juice": true, "zest": true]
    /// Grams of juice that one gives: SR 28, "fruit yields".
    private static let juices: [String: Double] = ["lemon": 48, "lime": 44, "orange": 86]

    private func nested(
        _ id: RecipeID, _ match: Match, _ line: IngredientLine
    ) -> MealPart {
        var part = MealPart(
            text: line.text, name: match.food.name, food: id.isOwn ? nil : match.food.id,
            recipe: id.kept, amount: line.amount ?? 1,
            unit: MealPart.servingUnit, confidence: 0.95, source: .customMeal)
        if let grams = line.grams ?? line.weightInGrams {
            part.amount = grams
            part.unit = "g"
            part.grams = Thousandths(grams)
        } else if let food = reader.catalog[match.food.id], let serving = food.usualGrams {
            part.grams = serving.scaled(by: part.amount ?? 1)
        }
        if let grams = part.grams {
            part.nutrients = match.food.per100g.scaled(by: grams.value / 100)
        }
        return part
    }
}

extension MealPart {
    /// Words that match nothing: kept with all its figures open.
    static func unknown(_ line: IngredientLine) -> MealPart {
        MealPart(
            text: line.text, name: line.name.isEmpty ? line.text : line.name, amount: line.amount,
            unit: line.unitWord,
            grams: (line.grams ?? line.weightInGrams).map { Thousandths($0) },
            modifiers: line.isToTaste && !line.hasAmount ? [Self.toTaste] : [], confidence: 0)
    }
}

extension IngredientLine {
    /// The grams that its own unit says.
    var weightInGrams: Double? {
        if case .weight(let grams, _)? = unit, let amount { return amount * grams }
        return nil
    }

    /// As it is written behind a number.
    var unitWord: String? {
        switch unit {
        case .weight(_, let unit), .volume(_, let unit): unit.symbol
        case .package(let name), .piece(let name), .touch(let name, _): name
        case nil: nil
        }
    }
}
