/// What the foods of FNDDS 2021-2023 are made of.
struct IngredientTable {
    struct Ingredient {
        /// A food's code of eight digits, or a number of the Standard Reference or a newer one.
        var code: String
        var description: String
        var grams: Double
    }

    private(set) var ingredients: [String: [Ingredient]] = [:]

    init(_ usda: USDAFolder) throws {
        let file = "fndds_2021_2023_ingredients.csv"
        let table = try usda.table(file)
        let food = try usda.column("food_code", of: table, file)
        let code = try usda.column("ingredient_code", of: table, file)
        let description = try usda.column("ingredient_description", of: table, file)
        let weight = try usda.column("weight_g", of: table, file)
        for row in table.rows where row.count == table.columns.count {
            ingredients[row[food], default: []].append(
                Ingredient(
                    code: row[code], description: row[description], grams: Double(row[weight]) ?? 0)
            )
        }
    }
}
