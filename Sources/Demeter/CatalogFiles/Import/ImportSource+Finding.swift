internal import Nutrition
internal import Tables

extension ImportSource {
    /// Sees by their content what the files at `paths` hold.
    ///
    /// A folder or an archive stands for the tables in it, and a table finds its companions beside it.
    static func find(
        _ paths: [String], ranks: [String: Int]
    ) throws -> [ImportSource] {
        var sources: [ImportSource] = []
        for path in paths {
            let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            for source in try find(trimmed, among: paths, ranks)
            where !sources.contains(where: { $0.files == source.files }) {
                sources.append(source)
            }
        }
        return sources
    }

    private static func find(
        _ path: String, among paths: [String], _ ranks: [String: Int]
    ) throws -> [ImportSource] {
        let tables = try TableFolder.tables(path)
        guard tables == [path] else {
            let sources = try tables.flatMap { table -> [ImportSource] in
                // Archives within a folder are imported by their own names.
                switch try kind(table) {
                case .surveyFoods, .surveyNutrients, .central, .products:
                    try inFile(table, tables, ranks)
                default: []
                }
            }
            guard !sources.isEmpty else { throw ImportError.unknownForm(path: path) }
            return sources
        }
        return try inFile(path, paths, ranks)
    }

    private static func inFile(
        _ path: String, _ given: [String], _ ranks: [String: Int]
    ) throws -> [ImportSource] {
        switch try kind(path) {
        case .surveyFoods:
            return [.survey(try survey(path, given, ranks))]
        case .surveyNutrients:
            // Where no table of foods is beside it, it tells of them itself.
            let foods = try (given + TableFolder.beside(path)).first {
                try kind($0) == .surveyFoods && stem($0) == stem(path)
            }
            return [.survey(try survey(foods ?? path, given, ranks))]
        case .surveyPortions:
            let foods = try (given + TableFolder.beside(path)).first {
                try kind($0) == .surveyFoods && stem($0) == stem(path)
            }
            guard let foods else {
                throw ImportError.missingTable(path: path, table: "foods")
            }
            return [.survey(try survey(foods, given, ranks))]
        case .mostEaten:
            // It goes with tables of foods, and makes none itself.
            guard given.count == 1 else { return [] }
            throw ImportError.missingTable(path: path, table: "foods")
        case .central:
            return [
                .central(
                    try FoodDataCentral(
                        foods: path, beside: try TableFolder.beside(path), ranks: ranks))
            ]
        case .products:
            return [.products(OpenFoodFacts(path: path))]
        case nil:
            throw ImportError.unknownForm(path: path)
        }
    }

    private static func survey(
        _ foods: String, _ given: [String], _ ranks: [String: Int]
    ) throws -> SurveyTables {
        let near = try given + TableFolder.beside(foods)
        let portions = try near.filter { try kind($0) == .surveyPortions }
        let matching = portions.first { stem($0) == stem(foods) }
        let only = given.filter { portions.contains($0) }
        return SurveyTables(
            foods: foods, portions: matching ?? (only.count == 1 ? only[0] : nil),
            nutrients: try near.first {
                try $0 != foods && kind($0) == .surveyNutrients && stem($0) == stem(foods)
            },
            eaten: try near.first { try kind($0) == .mostEaten }, ranks: ranks)
    }

    /// What tables of one release have in common in their names.
    private static func stem(_ path: String) -> String {
        let words = FoodDataCentral.tableName(path).lowercased().prefix { $0 != "." }
            .split(separator: "_")
        return words.dropLast().joined(separator: "_")
    }

    enum Kind {
        case surveyFoods, surveyNutrients, surveyPortions, mostEaten, central, products
    }

    /// What a file's first row says that it is; `nil` for something else.
    static func kind(_ path: String) throws -> Kind? {
        guard !TableFolder.isFolder(path) else { return nil }
        let columns = try TableFile(try TableFolder().open(path), .csv, path: path).columns
        let names = Set(columns)
        if names.isSuperset(of: ["description", "energy_kcal"]) {
            return names.contains("vitamin_c_mg") ? .surveyNutrients : .surveyFoods
        }
        if names.isSuperset(of: ["portion", "grams"]) { return .surveyPortions }
        if names.isSuperset(of: ["Food code", "Rank"]) { return .mostEaten }
        if FoodDataCentral.isSource(columns) { return .central }
        // One column to a reader of commas, as no name of a column holds one.
        let tabs = columns.first?.split(separator: "\t").map(String.init) ?? []
        return OpenFoodFacts.isSource(tabs) ? .products : nil
    }
}
