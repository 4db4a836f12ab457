internal import Nutrition
internal import Tables

/// What an import reads: tables that belong together.
enum ImportSource {
    case survey(SurveyTables)
    case central(FoodDataCentral)
    case products(OpenFoodFacts)

    var name: String {
        switch self {
        case .survey(let tables): tables.name
        case .central(let download): download.name
        case .products(let dump): dump.name
        }
    }

    var release: String {
        switch self {
        case .survey(let tables): tables.release
        case .central(let download): download.release
        case .products: OpenFoodFacts.release
        }
    }

    var credit: String? {
        if case .products = self { OpenFoodFacts.credit } else { nil }
    }

    /// The files that are read, as paths.
    var files: [String] {
        switch self {
        case .survey(let tables):
            [tables.foods] + [tables.portions, tables.nutrients, tables.eaten].compactMap(\.self)
        case .central(let download): download.files
        case .products(let dump): [dump.path]
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
        }
    }
}
