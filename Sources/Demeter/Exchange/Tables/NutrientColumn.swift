internal import Nutrition

/// Which nutrient a column holds, and by what its figures become ours.
struct NutrientColumn: Sendable, Hashable {
    let nutrient: Nutrient
    let factor: Double

    enum Finding: Sendable, Hashable {
        case column(NutrientColumn)
        /// It is one of ours in a unit that is not known.
        case unknownUnit(String)
        /// A nutrient that is not kept.
        case further
        case none
    }

    static func find(_ name: ColumnName) -> Finding {
        guard let (nutrient, own) = Self.names[name.key] else {
            return isFurther(name) ? .further : .none
        }
        guard let text = name.unit else {
            return .column(NutrientColumn(nutrient: nutrient, factor: own))
        }
        // Salt is two fifths sodium, whatever it is weighed in.
        let share = name.key == "salt" ? 0.4 : 1
        guard let factor = FigureUnit(text)?.factor(to: nutrient) else {
            return .unknownUnit(text)
        }
        return .column(NutrientColumn(nutrient: nutrient, factor: factor * share))
    }

    /// The nutrient and the factor of a column that names no unit.
    private static let names: [String: (Nutrient, Double)] = {
        let keys: [(Nutrient, [String])] = [
            (.calories, ["calories", "calorie", "energy", "kcal", "cals", "kilocalories"]),
            (.protein, ["protein", "proteins", "prot"]),
            (
                .carbohydrates,
                [
                    "carbohydrates", "carbohydrate", "carbs", "carb", "total carbohydrate",
                    "total carbohydrates", "carbohydrates total",
                ]
            ),
            (.fat, ["fat", "fats", "total fat", "fat total"]),
            (.fiber, ["fiber", "fibre", "fibers", "dietary fiber", "dietary fibre"]),
            (.sugar, ["sugar", "sugars", "total sugar", "total sugars"]),
            (.sodium, ["sodium", "sod"]),
        ]
        var names: [String: (Nutrient, Double)] = [
            "kilojoules": (.calories, 1 / 4.184), "kj": (.calories, 1 / 4.184),
            // Grams of salt to milligrams of sodium.
            "salt": (.sodium, 400),
        ]
        for (nutrient, list) in keys { for key in list { names[key] = (nutrient, 1) } }
        return names
    }()

    /// Words of which one is in the name of every nutrient that labels and tables tell of otherwise.
    private static let words: Set<String> = [
        "acid", "added", "alcohol", "amino", "b1", "b12", "b2", "b3", "b5", "b6", "b7", "b9",
        "biotin",
        "caffeine", "calcium", "carotene", "chloride", "cholesterol", "chol", "choline", "chromium",
        "copper", "cystine", "cysteine", "fat", "fats", "fiber", "folate", "folic", "fructose",
        "galactose",
        "glucose", "histidine", "iodine", "iron", "isoleucine", "lactose", "leucine", "lysine",
        "magnesium", "maltose", "manganese", "methionine", "molybdenum", "monounsaturated", "net",
        "niacin", "omega", "oxalate", "pantothenic", "phenylalanine", "phosphorus", "phytate",
        "polyunsaturated", "potassium", "riboflavin", "saturated", "sat", "selenium", "starch",
        "sucrose",
        "sugars", "thiamine", "thiamin", "threonine", "trans", "tryptophan", "tyrosine", "valine",
        "vitamin", "water", "zinc",
    ]

    private static func isFurther(_ name: ColumnName) -> Bool {
        name.key.split(separator: " ").contains { words.contains(String($0)) }
    }
}
