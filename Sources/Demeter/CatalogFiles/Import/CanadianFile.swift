internal import Nutrition
internal import Tables

/// The Canadian Nutrient File: tables of foods, of nutrients by their numbers, and of measures.
struct CanadianFile {
    let foods: String
    let amounts: String
    /// The numbers of nutrients and their codes.
    let codes: String?
    let factors: String?
    let measures: String?
    var name: String

    static let release = "Canadian Nutrient File"
    static let credit =
        "Health Canada, Canadian Nutrient File, under the Open Government Licence – Canada"

    static func isFoods(_ columns: Set<String>) -> Bool {
        columns.isSuperset(of: ["FoodID", "FoodDescription"])
    }

    static func isAmounts(_ columns: Set<String>) -> Bool {
        columns.isSuperset(of: ["FoodID", "NutrientID", "NutrientValue"])
    }

    static func isCodes(_ columns: Set<String>) -> Bool {
        columns.isSuperset(of: ["NutrientID", "NutrientCode", "NutrientName"])
    }

    static func isFactors(_ columns: Set<String>) -> Bool {
        columns.isSuperset(of: ["FoodID", "MeasureID", "ConversionFactorValue"])
    }

    static func isMeasures(_ columns: Set<String>) -> Bool {
        columns.isSuperset(of: ["MeasureID", "MeasureDescription"])
    }

    var files: [String] { [foods, amounts] + [codes, factors, measures].compactMap(\.self) }

    /// By the older numbers of FoodData Central, which are the file's codes.
    private static let nutrients: [String: Nutrient] = Nutrient.all.reduce(into: [:]) {
        for number in $1.facts.central { $0[String(number)] = $1 }
    }

    private func table(
        _ path: String, _ open: (String) throws -> any ByteSource
    ) throws -> TableFile { try TableFile(DecodedSource(try open(path)), .csv, path: path) }

    func read(
        open: (String) throws -> any ByteSource, take: (Food) throws -> Void,
        fault: (RowFault, String, Int) throws -> Void
    ) throws {
        let figures = try figures(open)
        let portions = try portions(open)
        var foods = try self.table(self.foods, open)
        let (id, title) = (try foods.column("FoodID"), try foods.column("FoodDescription"))
        let french = foods.place("FoodDescriptionF")
        try foods.readFoods(isRagged: true, take: take, fault: fault) { row throws(RowFault) in
            let code = try row.text(id)
            guard !code.isEmpty else { throw .noCode }
            let name = ProductName.plain(try row.text(title))
            guard !name.isEmpty else { throw .noName }
            let values = try (figures[code] ?? .unknown).checkedAsFood()
            let other = ProductName.plain(try row.text(french))
            return Food(
                id: FoodID(rawValue: "\(self.name):\(code)"), name: name,
                aliases: other.isEmpty ? [] : [other], category: .meal, per100g: values,
                portions: portions[code] ?? [],
                source: FoodSource(release: Self.release, code: code))
        }
    }

    /// What is told of each food; nutrients beyond the seven that 100 g cannot hold are left out.
    private func figures(
        _ open: (String) throws -> any ByteSource
    ) throws -> [String: Nutrients] {
        let nutrients = try nutrients(open)
        var figures: [String: Nutrients] = [:]
        var table = try table(amounts, open)
        let places = (
            try table.column("FoodID"), try table.column("NutrientID"),
            try table.column("NutrientValue")
        )
        while let step = try table.next(isRagged: true) {
            guard case .success = step, let id = table.rows.text(places.0),
                let number = table.rows.text(places.1), let nutrient = nutrients[number],
                let value = table.rows.number(places.2),
                nutrient.isLeading || FigureCheck.allows(value, of: nutrient)
            else { continue }
            figures[id, default: .unknown][nutrient] = Thousandths(value)
        }
        return figures
    }

    /// The nutrients by the file's own numbers, of which a table beside may tell the codes.
    private func nutrients(
        _ open: (String) throws -> any ByteSource
    ) throws -> [String: Nutrient] {
        guard let codes else { return Self.nutrients }
        var nutrients: [String: Nutrient] = [:]
        var table = try table(codes, open)
        let (id, code) = (try table.column("NutrientID"), try table.column("NutrientCode"))
        while let step = try table.next(isRagged: true) {
            guard case .success = step, let number = table.rows.text(id) else { continue }
            nutrients[number] = table.rows.text(code).flatMap { Self.nutrients[$0] }
        }
        return nutrients
    }

    /// A factor is the hundredth part of the measure's grams.
    private func portions(
        _ open: (String) throws -> any ByteSource
    ) throws -> [String: [Portion]] {
        guard let factors, let measures else { return [:] }
        var labels: [String: String] = [:]
        var table = try table(measures, open)
        let (id, label) = (try table.column("MeasureID"), try table.column("MeasureDescription"))
        while let step = try table.next(isRagged: true) {
            guard case .success = step, let key = table.rows.text(id) else { continue }
            labels[key] = table.rows.text(label).map(ProductName.plain)
        }
        var portions: [String: [Portion]] = [:]
        table = try self.table(factors, open)
        let places = (
            try table.column("FoodID"), try table.column("MeasureID"),
            try table.column("ConversionFactorValue")
        )
        while let step = try table.next(isRagged: true) {
            guard case .success = step, let food = table.rows.text(places.0),
                let measure = table.rows.text(places.1), let label = labels[measure],
                let factor = table.rows.number(places.2), factor > 0, factor <= 200
            else { continue }
            // "1 cup" is a cup; "100 g" and "250ml" are measures by themselves.
            let name = label.hasPrefix("1 ") ? String(label.dropFirst(2)) : label
            guard let first = name.first, !first.isNumber else { continue }
            portions[food, default: []].append(
                Portion(label: name, grams: Thousandths(factor * 100)))
        }
        return portions
    }
}
