internal import Nutrition

/// What a food is in a meal, by what it is called, its kind and what a usual amount of it holds.
struct Role {
    let id: FoodID
    let name: String
    /// The word that says what it is: `latte` of "oat milk latte with sugar".
    let head: String
    /// All that it is called, without what every dish may be called.
    let words: Set<String>
    let category: FoodCategory
    /// The first digits of its code where that tells a group of foods.
    let group: String
    let isBranded: Bool
    /// Place among the foods by how often they are eaten, 0 to 1.
    let rarity: Double
    let grams: Double
    /// Of a usual amount: energy in kcal, and grams of protein, carbohydrates, fat and sugar.
    let figures: [Double]

    init(_ food: Food) {
        id = food.id
        name = food.name
        head = Self.head(of: food.name)
        words = Self.words(of: food.name)
        category = food.category
        let isSurvey = food.source.release.hasPrefix("FNDDS")
        group = isSurvey ? String((food.source.code ?? "").prefix(3)) : ""
        isBranded = food.brand != nil
        rarity = food.rank.map { min(1, Double($0) / 1000) } ?? 1
        grams = food.usualGrams?.value ?? 100
        let per100g = food.per100g
        let factor = grams / 100
        figures = [
            per100g.calories, per100g.protein, per100g.carbohydrates, per100g.fat, per100g.sugar,
        ].map { ($0?.value ?? 0) * factor }
    }

    /// How far another food is from this one in use and nutrients, from 0; `nil` where it has another role.
    ///
    /// Differences are in energy (4, 4 and 9 kcal a gram), as shares of the greater of 50 kcal and this one's.
    func distance(to other: Role) -> Double? {
        guard category == other.category, id != other.id, name != other.name else { return nil }
        let isAlike = head == other.head
        let isGrouped = !group.isEmpty && group == other.group
        let weights = [0.5, 4, 2, 9, 2]
        var far = 0.0
        for place in figures.indices {
            far += abs(figures[place] - other.figures[place]) * weights[place]
        }
        far /= max(50, figures[0])
        // Chicken satay and grilled chicken have something in common; satay and an omelet have not.
        let isRelated = !words.isDisjoint(with: other.words)
        guard isAlike || isGrouped || far < (isRelated ? 1 : 0.5) else { return nil }
        return far + (isAlike ? 0 : isRelated ? 1 : 2) + (isGrouped ? 0 : 0.5) + other.rarity
            + (other.isBranded ? 0.5 : 0)
    }

    private static func words(of name: String) -> Set<String> {
        Set(
            name.lowercased().split { $0 == " " || $0 == "," || $0 == "-" }
                .map { singular(String($0)) }
        ).subtracting(joining).subtracting(common)
    }

    private static func head(of name: String) -> String {
        var head = ""
        for word in name.lowercased().split(whereSeparator: { $0 == " " || $0 == "," }) {
            if joining.contains(String(word)) { break }
            head = String(word)
        }
        return singular(head)
    }

    private static func singular(_ word: String) -> String {
        if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        return word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    /// Words that say how a food is made or where, not what it is.
    private static let common: Set<String> = [
        "restaurant", "homemade", "frozen", "canned", "fresh", "cooked", "raw", "plain", "hot",
        "cold", "baked", "boiled", "large", "small", "style", "regular", "the", "a", "or", "low",
        "fat", "free", "reduced", "light", "diet", "whole", "white", "red", "green", "black",
        "sweet",
    ]

    /// Behind these stands what a food is with, not what it is.
    private static let joining: Set<String> = [
        "with", "without", "in", "on", "of", "from", "and", "made", "no", "for",
    ]
}
