internal import Nutrition
internal import Tables

extension ImportSource {
    /// Sees by their content what the files at `paths` hold.
    ///
    /// A folder or an archive stands for the tables in it, and a table finds its companions beside it.
    static func find(_ paths: [String]) throws -> [ImportSource] {
        var sources: [ImportSource] = []
        for path in paths {
            let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            for source in try find(trimmed, among: paths)
            where !sources.contains(where: { $0.files == source.files }) {
                sources.append(source)
            }
        }
        return sources
    }

    private static func find(
        _ path: String, among paths: [String]
    ) throws -> [ImportSource] {
        guard !TableFolder.isPipe(path) else { throw ImportError.pipe(path: path) }
        let tables = try TableFolder.tables(path)
        guard tables == [path] else {
            if TableFolder.isSheet(tables.first ?? "") {
                guard let table = try published(tables) else {
                    throw ImportError.unknownForm(path: path)
                }
                return [.published(table)]
            }
            let sources = try tables.flatMap { table -> [ImportSource] in
                // Archives within a folder are imported by their own names.
                switch try kind(table) {
                case .surveyFoods, .surveyNutrients, .central, .products, .productLines,
                    .published, .analysed, .canadianFoods:
                    try inFile(table, tables)
                case .surveyPortions, .mostEaten, nil: []
                }
            }
            guard !sources.isEmpty else { throw ImportError.unknownForm(path: path) }
            return sources
        }
        return try inFile(path, paths)
    }

    private static func inFile(
        _ path: String, _ given: [String]
    ) throws -> [ImportSource] {
        switch try kind(path) {
        case .surveyFoods:
            return [.survey(try survey(path, given))]
        case .surveyNutrients:
            // Where no table of foods is beside it, it tells of them itself.
            let foods = try (given + TableFolder.beside(path)).first {
                try kind($0) == .surveyFoods && stem($0) == stem(path)
            }
            return [.survey(try survey(foods ?? path, given))]
        case .surveyPortions:
            let foods = try (given + TableFolder.beside(path)).first {
                try kind($0) == .surveyFoods && stem($0) == stem(path)
            }
            guard let foods else {
                throw ImportError.missingTable(path: path, table: "foods")
            }
            return [.survey(try survey(foods, given))]
        case .mostEaten:
            // It goes with tables of foods, and makes none itself.
            guard given.count == 1 else { return [] }
            throw ImportError.missingTable(path: path, table: "foods")
        case .central:
            return [
                .central(try FoodDataCentral(foods: path, beside: try TableFolder.beside(path)))
            ]
        case .products:
            return [.products(OpenFoodFacts(path: path))]
        case .productLines:
            return [.productLines(OpenFoodFactsLines(path: path))]
        case .published(let shape):
            return [.published(PublishedTable(paths: [path], shape: shape))]
        case .analysed:
            return [.analysed(AnalysedTable(path: path))]
        case .canadianFoods:
            return [.canadian(try canadian(path, given))]
        case nil:
            throw ImportError.unknownForm(path: path)
        }
    }

    private static func survey(_ foods: String, _ given: [String]) throws -> SurveyTables {
        let near = try given + TableFolder.beside(foods)
        let portions = try near.filter { try kind($0) == .surveyPortions }
        let matching = portions.first { stem($0) == stem(foods) }
        let only = given.filter { portions.contains($0) }
        return SurveyTables(
            foods: foods, portions: matching ?? (only.count == 1 ? only[0] : nil),
            nutrients: try near.first {
                try $0 != foods && kind($0) == .surveyNutrients && stem($0) == stem(foods)
            },
            eaten: try near.first { try kind($0) == .mostEaten })
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
            foods: foods, amounts: amounts, codes: first(CanadianFile.isCodes),
            factors: first(CanadianFile.isFactors),
            measures: first(CanadianFile.isMeasures), name: PublishedTable.name("cnf", foods))
    }

    private static func columns(_ path: String) throws -> [String] {
        try TableFile(DecodedSource(try TableFolder().open(path)), .csv, path: path).columns
    }

    /// The sheets of a workbook: the first that has foods, or all of them where a nation parts its foods, and
    /// what others tell of these. A second table of the same foods is one of other measures.
    private static func published(_ sheets: [String]) throws -> PublishedTable? {
        let shapes = try sheets.map { try published($0) }
        guard let shape = shapes.lazy.compactMap(\.self).first else { return nil }
        let foods = zip(sheets, shapes).filter { $0.1 == shape }.map(\.0)
        let others = zip(sheets, shapes).filter { $0.1 == nil }.map(\.0)
        return PublishedTable(
            paths: shape.isParted ? foods : [foods[0]], shape: shape,
            others: shape.isParted ? [] : others)
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

    enum Kind: Equatable {
        case surveyFoods, surveyNutrients, surveyPortions, mostEaten, central
        case products, productLines, analysed, canadianFoods
        case published(PublishedShape)
    }

    /// What a file's first row says that it is; `nil` for something else.
    static func kind(_ path: String) throws -> Kind? {
        guard !TableFolder.isFolder(path) else { return nil }
        if TableFolder.isSheet(path) { return try published(path).map { .published($0) } }
        if try OpenFoodFactsLines.isSource(try TableFolder().open(path)) { return .productLines }
        let columns = try columns(path)
        let names = Set(columns)
        if names.isSuperset(of: ["description", "energy_kcal"]) {
            return names.contains("vitamin_c_mg") ? .surveyNutrients : .surveyFoods
        }
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
