internal import Nutrition

/// What other programs call nutrients, beside what people do.
enum ImportedNames {
    /// - Parameter key: in small letters, with single spaces.
    static func nutrient(_ key: String) -> NutrientNames.Said? {
        if let said = names[key] { return said }
        guard !parts.contains(key) else { return nil }
        return NutrientNames.named(key)
    }

    /// - Parameter parts: names of which each is that of the same nutrient, or a sign of it.
    static func nutrient(_ parts: [String]) -> NutrientNames.Said? {
        guard parts.count > 1, let said = parts.lazy.compactMap({ nutrient($0) }).first,
            parts.allSatisfy({ isName($0, of: said.nutrient) })
        else { return nil }
        return said
    }

    /// `Na` and `RAE` as well: symbols are the nutrients' tags.
    private static func isName(_ key: String, of nutrient: Nutrient) -> Bool {
        let tag = nutrient.facts.tag.lowercased()
        return self.nutrient(key)?.nutrient == nutrient || key == tag
            || tag.hasSuffix("_" + key)
    }

    /// Whether the name is that of some other nutrient.
    static func isFurther(_ key: String) -> Bool {
        key.split(separator: " ").contains { others.contains(String($0)) }
    }

    private static let names: [String: NutrientNames.Said] = {
        var names: [String: NutrientNames.Said] = [:]
        for line in lines.split(separator: "\n") {
            let pieces = line.split(separator: ":", maxSplits: 1)
            guard pieces.count == 2, let nutrient = Nutrient(rawValue: String(pieces[0])) else {
                preconditionFailure("no nutrient begins \"\(line)\"")
            }
            for name in pieces[1].split(separator: ",") {
                names[String(name.drop { $0 == " " })] = NutrientNames.Said(nutrient: nutrient)
            }
        }
        for name in ["kilojoules", "kj"] {
            names[name] = NutrientNames.Said(nutrient: .calories, factor: 1 / 4.184)
        }
        return names
    }()

    private static let lines = """
        calories: energy, energy kcal, kilocalories, energy consumed
        protein: prot
        carbohydrates: total carbohydrate, total carbohydrates, carbohydrates total
        fat: fat total
        fiber: fibers, fibres, total fiber, dietaryfiber
        sugar: total sugar, carbohydrates sugar
        sodium: sod
        added_sugar: sugars added, sugar added
        saturated_fat: sat, fat saturated, satd fat
        monounsaturated_fat: mono, fat monounsaturated, fat mono
        polyunsaturated_fat: poly, fat polyunsaturated, fat poly
        trans_fat: trans, fat trans
        epa: omega 3 epa
        cholesterol: chol
        chloride: chlorine
        chromium: chrome
        niacin: vitamin pp
        folate: vitamin b11
        biotin: vitamin b8
        """

    /// They are a part of the nutrient that is called so as well; beside its column they would count for it.
    private static let parts: Set<String> = [
        "retinol", "folic acid", "vitamin d2", "vitamin d3", "d3", "cholecalciferol", "free sugar",
        "free sugars", "nicotinic acid", "niacinamide",
    ]

    /// Words of which one is in the name of every nutrient that labels and tables tell of otherwise.
    private static let others: Set<String> = [
        "acid", "added", "alanine", "alcohol", "amino", "arginine", "ash", "biotin", "carotene",
        "cystine", "cysteine", "erythritol", "fat", "fats", "fiber", "fluoride", "folate", "folic",
        "fructose", "galactose", "glucose", "glycine", "histidine", "hydroxyproline", "iron",
        "isoleucine", "lactose", "leucine", "lycopene", "lysine", "maltose", "methionine", "net",
        "niacin", "nicotinic", "omega", "oxalate", "phenylalanine", "phytate", "phytosterol",
        "polyols", "proline", "retinol", "serine", "sucrose", "sugar", "sugars", "theobromine",
        "threonine", "tryptophan", "tyrosine", "valine", "vitamin", "water",
    ]
}
