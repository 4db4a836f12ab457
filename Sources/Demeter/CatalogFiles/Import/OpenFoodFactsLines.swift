internal import JSON
internal import Nutrition
internal import Tables

/// The products of Open Food Facts as JSON Lines, an object of each product with all that is known of it.
struct OpenFoodFactsLines {
    let path: String
    var name: String

    init(path: String) {
        self.path = path
        name = OpenFoodFacts.name(of: path)
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
                    let food = try ProductLine(rows.bytes(0)).food(in: name)
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
}

/// One product, with its figures in `nutriments`, or since the products' schema 1003 (December 2025) in
/// `nutrition.aggregated_set`.
struct ProductLine {
    private var product = OpenFoodFacts.Product()
    private var figures = OpenFoodFacts.Figures()
    /// What is told of a serving alone, as it came.
    private var served: [(OpenFoodFacts.Figure, Double)] = []

    init(_ pull: inout JSONPull) throws(JSONError) { try read(&pull) }

    init(_ bytes: [UInt8]) throws(RowFault) {
        do throws(JSONError) {
            var pull = JSONPull(bytes)
            try read(&pull)
        } catch {
            throw RowFault(.unreadable, "is no JSON object: \(error.reason)")
        }
    }

    func food(in collection: String) throws(RowFault) -> Food {
        try product.food(in: collection, try figures.nutrients())
    }

    var name: String { product.name.isEmpty ? product.code : product.name }

    /// The food with figures of 100 g, from those of a serving where nothing else is told.
    ///
    /// Stricter than `food(in:)`, for a single answer has no table around it that shows what it means: two
    /// energies that differ, and no energy at all, are refused.
    func servedFood(in collection: String) throws(RowFault) -> Food {
        var figures = figures
        if figures.isEmpty, !served.isEmpty {
            guard let grams = product.serving, grams >= 0.1, grams <= 20_000 else {
                throw RowFault(
                    .noFigures, "tells its figures of a serving, and not what a serving weighs")
            }
            for (figure, value) in served { figures.take(figure, value * 100 / grams) }
        }
        if let fault = figures.contradiction { throw fault }
        return try product.food(in: collection, try figures.nutrients())
    }

    private mutating func read(_ pull: inout JSONPull) throws(JSONError) {
        try pull.enterObject()
        while let key = try pull.nextKey() {
            switch key {
            case "code": product.code = try pull.text()
            case "product_name": product.name = try pull.text()
            case "generic_name": product.generic = try pull.text()
            case "brands": product.brands = try pull.text()
            case "pnns_groups_1": product.group = try pull.text()
            case "serving_quantity": product.serving = try pull.figure()
            case "product_quantity": product.package = try pull.figure()
            case "allergens_tags": product.allergens = try pull.texts()
            case "traces_tags": product.traces = try pull.texts()
            case "ingredients_text": product.ingredients = try pull.text()
            case "nutriments": try readNutriments(&pull)
            case "nutrition": try readNutrition(&pull)
            default: try pull.skip()
            }
        }
    }

    private mutating func readNutriments(_ pull: inout JSONPull) throws(JSONError) {
        guard try pull.entersObject() else { return }
        while let key = try pull.nextKey() {
            if let figure = OpenFoodFacts.Figure(column: key) {
                if let value = try pull.figure() { figures.take(figure, value) }
            } else if let figure = OpenFoodFacts.Figure(servingColumn: key) {
                if let value = try pull.figure() { served.append((figure, value)) }
            } else {
                try pull.skip()
            }
        }
    }

    private mutating func readNutrition(_ pull: inout JSONPull) throws(JSONError) {
        guard try pull.entersObject() else { return }
        while let key = try pull.nextKey() {
            guard key == "aggregated_set", try pull.entersObject() else {
                if key != "aggregated_set" { try pull.skip() }
                continue
            }
            try readSet(&pull)
        }
    }

    /// A set of what is sold, of 100 g or 100 ml or, rarely, of a serving; what is prepared of it is another
    /// food.
    private mutating func readSet(_ pull: inout JSONPull) throws(JSONError) {
        var set: [(OpenFoodFacts.Figure, Double)] = []
        var (isPrepared, isServing) = (false, false)
        while let key = try pull.nextKey() {
            switch key {
            case "preparation": isPrepared = try pull.text() == "prepared"
            case "per": isServing = try pull.text() == "serving"
            case "nutrients" where try pull.entersObject():
                while let name = try pull.nextKey() {
                    let value = try Self.amount(&pull)
                    if let figure = OpenFoodFacts.Figure(name), let value {
                        set.append((figure, value))
                    }
                }
            case "nutrients": break
            default: try pull.skip()
            }
        }
        if isPrepared { return }
        if isServing {
            served += set
        } else {
            for (figure, value) in set { figures.take(figure, value) }
        }
    }

    /// In grams where it is a weight, otherwise as it stands: kJ, kcal, percent by volume.
    private static func amount(_ pull: inout JSONPull) throws(JSONError) -> Double? {
        guard try pull.entersObject() else { return nil }
        var value: Double?
        var grams = 1.0
        while let key = try pull.nextKey() {
            switch key {
            case "value": value = try pull.figure()
            case "unit":
                grams = NutrientUnit(weightNamed: try pull.text().lowercased())?.grams ?? 1
            default: try pull.skip()
            }
        }
        return value.map { $0 * grams }
    }
}

extension JSONPull {
    /// Enters an object; anything else is passed over.
    fileprivate mutating func entersObject() throws(JSONError) -> Bool {
        guard kind == .object else {
            try skip()
            return false
        }
        try enterObject()
        return true
    }

    /// A text, or the whole number that stands in its place; empty for anything else.
    fileprivate mutating func text() throws(JSONError) -> String {
        switch kind {
        case .string: return try string()
        case .number:
            let number = try number()
            return Int64(exactly: number).map(String.init) ?? String(number)
        default:
            try skip()
            return ""
        }
    }

    /// The texts of an array; none for anything else.
    fileprivate mutating func texts() throws(JSONError) -> [String] {
        guard kind == .array else {
            try skip()
            return []
        }
        var texts: [String] = []
        try enterArray()
        while try nextElement() { texts.append(try text()) }
        return texts
    }

    /// A number, or the text that tells one; `nil` for anything else.
    fileprivate mutating func figure() throws(JSONError) -> Double? {
        switch kind {
        case .number: return try number()
        case .string: return PublishedNumber.value(try string())
        default:
            try skip()
            return nil
        }
    }
}
