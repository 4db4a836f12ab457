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
            if TableFolder.isSheet(tables.first ?? "") {
                // Of a workbook the first sheet that fits has the foods, and others what it lacks.
                guard let foods = try tables.first(where: { try published($0) != nil }) else {
                    throw ImportError.unknownForm(path: path)
                }
                return try inFile(foods, tables.filter { $0 != foods }, ranks)
            }
            let sources = try tables.flatMap { table -> [ImportSource] in
                // Archives within a folder are imported by their own names.
                switch try kind(table) {
                case .surveyFoods, .central, .products, .productLines, .published, .analysed,
                    .canadianFoods:
                    try inFile(table, tables, ranks)
                case .surveyPortions, .mostEaten, nil: []
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
        case .surveyPortions:
            let foods = try (given + TableFolder.beside(path)).first {
                if case .surveyFoods = try kind($0) { stem($0) == stem(path) } else { false }
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
        case .productLines:
            return [.productLines(OpenFoodFactsLines(path: path))]
        case .published(let shape):
            return [
                .published(
                    PublishedTable(
                        path: path, shape: shape, others: given.filter(TableFolder.isSheet)))
            ]
        case .analysed:
            return [.analysed(AnalysedTable(path: path))]
        case .canadianFoods:
            return [.canadian(try canadian(path, given))]
        case nil:
            throw ImportError.unknownForm(path: path)
        }
    }

    private static func survey(
        _ foods: String, _ given: [String], _ ranks: [String: Int]
    ) throws -> SurveyTables {
        let near = try given + TableFolder.beside(foods)
        let portions = try near.filter {
            if case .surveyPortions = try kind($0) { true } else { false }
        }
        let matching = portions.first { stem($0) == stem(foods) }
        let only = given.filter { portions.contains($0) }
        return SurveyTables(
            foods: foods, portions: matching ?? (only.count == 1 ? only[0] : nil),
            eaten: try near.first {
                if case .mostEaten = try kind($0) { true } else { false }
            }, ranks: ranks)
    }

    private static func canadian(_ foods: String, _ given: [String]) throws -> CanadianFile {
        let near = try (given + TableFolder.beside(foods)).map { path in
            (path, Set(try columns(path)))
        }
        func first(_ isIt: (Set<String>) -> Bool) -> String? { near.first { isIt($0.1) }?.0 }
        guard let amounts = first(CanadianFile.isAmounts) else {
            throw ImportError.missingTable(path: foods, table: "nutrients (NUTRIENT AMOUNT.csv)")
        }
        return CanadianFile(
            foods: foods, amounts: amounts, factors: first(CanadianFile.isFactors),
            measures: first(CanadianFile.isMeasures), name: PublishedTable.name("cnf", foods))
    }

    private static func columns(_ path: String) throws -> [String] {
        try TableFile(DecodedSource(try TableFolder().open(path)), .csv, path: path).columns
    }

    private static func published(_ path: String) throws -> PublishedShape? {
        try PublishedTable.shape(
            of: try TableFolder().open(path), isSheet: TableFolder.isSheet(path))
    }

    /// What tables of one release have in common in their names.
    private static func stem(_ path: String) -> String {
        let words = FoodDataCentral.tableName(path).lowercased().prefix { $0 != "." }
            .split(separator: "_")
        return words.dropLast().joined(separator: "_")
    }

    enum Kind {
        case surveyFoods
        case surveyPortions
        case mostEaten
        case central
        case products
        case productLines
        case published(PublishedShape)
        case analysed
        case canadianFoods
    }

    /// What a file's first row says that it is; `nil` for something else.
    static func kind(_ path: String) throws -> Kind? {
        guard !TableFolder.isFolder(path) else { return nil }
        if TableFolder.isSheet(path) { return try published(path).map { .published($0) } }
        if try OpenFoodFactsLines.isSource(try TableFolder().open(path)) { return .productLines }
        let columns = try columns(path)
        let names = Set(columns)
        if names.isSuperset(of: ["description", "energy_kcal"]) { return .surveyFoods }
        if names.isSuperset(of: ["portion", "grams"]) { return .surveyPortions }
        if names.isSuperset(of: ["Food code", "Rank"]) { return .mostEaten }
        if FoodDataCentral.isSource(columns) { return .central }
        // One column to a reader of commas, as no name of a column holds one.
        let tabs = columns.first?.split(separator: "\t").map(String.init) ?? []
        if OpenFoodFacts.isSource(tabs) { return .products }
        if names.isSuperset(of: AnalysedTable.marks) { return .analysed }
        if CanadianFile.isFoods(names) { return .canadianFoods }
        return try published(path).map { .published($0) }
    }
}
