internal import Nutrition
internal import Tables

/// What an import reads: tables that belong together.
enum ImportSource {
    case survey(SurveyTables)
    case central(FoodDataCentral)
    case products(OpenFoodFacts)
    case productLines(OpenFoodFactsLines)
    case published(PublishedTable)
    case analysed(AnalysedTable)
    case canadian(CanadianFile)

    var name: String {
        switch self {
        case .survey(let tables): tables.name
        case .central(let download): download.name
        case .products(let dump): dump.name
        case .productLines(let dump): dump.name
        case .published(let table): table.name
        case .analysed(let table): table.name
        case .canadian(let file): file.name
        }
    }

    var release: String {
        switch self {
        case .survey(let tables): tables.release
        case .central(let download): download.release
        case .products, .productLines: OpenFoodFacts.release
        case .published(let table): table.shape.release
        case .analysed: AnalysedTable.shape.release
        case .canadian: CanadianFile.release
        }
    }

    var credit: String? {
        switch self {
        case .survey, .central: nil
        case .products, .productLines: OpenFoodFacts.credit
        case .published(let table): table.shape.credit
        case .analysed: AnalysedTable.shape.credit
        case .canadian: CanadianFile.credit
        }
    }

    /// The files that are read, as paths.
    var files: [String] {
        switch self {
        case .survey(let tables):
            [tables.foods] + [tables.portions, tables.nutrients, tables.eaten].compactMap(\.self)
        case .central(let download): download.files
        case .products(let dump): [dump.path]
        case .productLines(let dump): [dump.path]
        case .published(let table): table.files
        case .analysed(let table): [table.path]
        case .canadian(let file): file.files
        }
    }

    func named(_ name: String) -> ImportSource {
        switch self {
        case .survey(var tables):
            tables.name = name
            return .survey(tables)
        case .central(var download):
            download.name = name
            return .central(download)
        case .products(var dump):
            dump.name = name
            return .products(dump)
        case .productLines(var dump):
            dump.name = name
            return .productLines(dump)
        case .published(var table):
            table.name = name
            return .published(table)
        case .analysed(var table):
            table.name = name
            return .analysed(table)
        case .canadian(var file):
            file.name = name
            return .canadian(file)
        }
    }

    /// Whether our catalog may know how often its foods are eaten.
    var takesRanks: Bool {
        switch self {
        case .survey, .central: true
        case .products, .productLines, .published, .analysed, .canadian: false
        }
    }

    /// With the places of foods among the most eaten, by FNDDS code.
    func ranked(by ranks: [String: Int]) -> ImportSource {
        switch self {
        case .survey(var tables):
            tables.ranks = ranks
            return .survey(tables)
        case .central(var download):
            download.ranks = ranks
            return .central(download)
        case .products, .productLines, .published, .analysed, .canadian: return self
        }
    }

    /// Gives each food to `take` and each row that makes none to `fault`, with file and line.
    func read(
        open: (String) throws -> any ByteSource, take: (Food) throws -> Void,
        fault: (RowFault, String, Int) throws -> Void
    ) throws {
        switch self {
        case .survey(let tables): try tables.read(open: open, take: take, fault: fault)
        case .central(let download): try download.read(open: open, take: take, fault: fault)
        case .products(let dump): try dump.read(open: open, take: take, fault: fault)
        case .productLines(let dump): try dump.read(open: open, take: take, fault: fault)
        case .published(let table): try table.read(open: open, take: take, fault: fault)
        case .analysed(let table): try table.read(open: open, take: take, fault: fault)
        case .canadian(let file): try file.read(open: open, take: take, fault: fault)
        }
    }
}
