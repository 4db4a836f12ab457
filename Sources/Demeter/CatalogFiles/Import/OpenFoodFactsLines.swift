internal import JSON
internal import Nutrition
internal import Tables

/// The products of Open Food Facts as JSON Lines, an object of each product with all that is known of it.
struct OpenFoodFactsLines {
    let path: String
    var name: String

    init(path: String) {
        self.path = path
        let file = TableFolder.fileName(path).lowercased().prefix { $0 != "." }
        name = ImportName.made(of: String(file))
    }

    /// Longest line that is read; products with many revisions reach a megabyte.
    private static let limit = 32 << 20
    /// Lines as rows of one field, as no text has a NUL.
    private static let dialect = TableDialect(separator: 0, isQuoted: false)

    /// Whether a file begins with such a product.
    static func isSource(_ source: any ByteSource) throws -> Bool {
        var start = [UInt8](repeating: 0, count: 1 << 16)
        let count = try source.read(into: &start, from: 0)
        let text = start[..<count]
        return text.first == UInt8(ascii: "{")
            && ["\"code\"", "\"_id\""].contains { text.firstRange(of: Array($0.utf8)) != nil }
    }

    func read(
        open: (String) throws -> any ByteSource, take: (Food) throws -> Void,
        fault: (RowFault, String, Int) throws -> Void
    ) throws {
        var rows = TableRows(try open(path), Self.dialect, limit: Self.limit)
        let file = TableFolder.fileName(path)
        var codes: Set<String> = []
        while true {
            switch try rows.next() {
            case .end: return
            case .faulty(let reason): try fault(RowFault(reason), file, rows.line)
            case .row:
                let food = Result { () throws(RowFault) -> Food in
                    let food = try Self.product(rows.bytes(0)).food(name)
                    let code = food.source.code ?? ""
                    guard codes.insert(code).inserted else { throw .duplicate(code) }
                    return food
                }
                switch food {
                case .success(let food): try take(food)
                case .failure(let reason): try fault(reason, file, rows.line)
                }
            }
        }
    }

    private static func product(_ bytes: [UInt8]) throws(RowFault) -> OpenFoodFacts.Product {
        do throws(JSONError) {
            var pull = JSONPull(bytes)
            var product = OpenFoodFacts.Product()
            try pull.enterObject()
            while let key = try pull.nextKey() {
                switch key {
                case "code": product.code = try text(&pull)
                case "product_name": product.product = try text(&pull)
                case "generic_name": product.generic = try text(&pull)
                case "brands": product.brands = try text(&pull)
                case "pnns_groups_1": product.group = try text(&pull)
                case "serving_quantity": product.serving = try number(&pull)
                case "product_quantity": product.package = try number(&pull)
                case "nutriments": try readFigures(&pull, &product)
                default: try pull.skip()
                }
            }
            return product
        } catch {
            throw RowFault(.unreadable, "is no JSON object: \(error.reason)")
        }
    }

    private static func readFigures(
        _ pull: inout JSONPull, _ product: inout OpenFoodFacts.Product
    ) throws(JSONError) {
        guard pull.kind == .object else { return try pull.skip() }
        try pull.enterObject()
        while let key = try pull.nextKey() {
            switch key {
            case "energy-kcal_100g": product.calories = try number(&pull)
            case "energy-kj_100g": product.kilojoules = try number(&pull)
            case "energy_100g": product.energy = try number(&pull)
            case "proteins_100g": product.protein = try number(&pull)
            case "carbohydrates_100g": product.carbohydrates = try number(&pull)
            case "fat_100g": product.fat = try number(&pull)
            case "fiber_100g": product.fiber = try number(&pull)
            case "sugars_100g": product.sugar = try number(&pull)
            case "sodium_100g": product.sodium = try number(&pull)
            case "salt_100g": product.salt = try number(&pull)
            case "alcohol_100g": product.alcohol = try number(&pull)
            case "polyols_100g": product.polyols = try number(&pull)
            default: try pull.skip()
            }
        }
    }

    /// A text, or the number that stands in its place.
    private static func text(_ pull: inout JSONPull) throws(JSONError) -> String {
        switch pull.kind {
        case .string: return try pull.string()
        case .number:
            let number = try pull.number()
            return number == number.rounded() && number.magnitude < 1e15
                ? String(Int64(number)) : String(number)
        default:
            try pull.skip()
            return ""
        }
    }

    private static func number(_ pull: inout JSONPull) throws(JSONError) -> Double? {
        switch pull.kind {
        case .number: return try pull.number()
        case .string: return PublishedFigure.value(try pull.string())
        default:
            try pull.skip()
            return nil
        }
    }
}
