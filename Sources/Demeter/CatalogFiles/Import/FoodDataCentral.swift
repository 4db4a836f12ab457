internal import Nutrition
internal import Tables

/// A download of FoodData Central: Foundation, SR Legacy, FNDDS or Branded foods, or all of them.
///
/// The tables and their columns are those of the "Download & API Field Descriptions" that come with it.
struct FoodDataCentral {
    /// `food.csv`; the others lie beside it.
    let foods: String
    /// Tables that lie beside it, by their names.
    let others: [String: String]
    var name: String
    let release: String
    /// Places of FNDDS foods among the most eaten, by code.
    var ranks: [String: Int] = [:]

    static let tables = [
        "food_nutrient.csv", "food_portion.csv", "measure_unit.csv", "branded_food.csv",
        "survey_fndds_food.csv",
    ]

    init(foods: String, beside: [String]) throws(ImportError) {
        self.foods = foods
        var others: [String: String] = [:]
        for path in beside {
            let name = Self.tableName(path)
            if Self.tables.contains(name) { others[name] = path }
        }
        guard others["food_nutrient.csv"] != nil else {
            throw .missingTable(path: foods, table: "nutrients (food_nutrient.csv)")
        }
        self.others = others
        // "FoodData_Central_foundation_food_csv_2023-04-20" without what all have.
        let folder = foods.split { $0 == "/" || $0 == ":" }.dropLast().last.map(String.init) ?? ""
        let words = folder.replacing(".zip", with: "").split { $0 == "_" || $0 == " " }
            .filter { !["fooddata", "central", "csv"].contains($0.lowercased()) }
            .joined(separator: " ")
        name = ImportName.made(of: "fdc " + words)
        release = words.isEmpty ? "FoodData Central" : "FoodData Central, \(words)"
    }

    /// The name of a table, whether in a folder or an archive.
    static func tableName(_ path: String) -> String {
        path.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? path
    }

    static func isSource(_ columns: [String]) -> Bool {
        Set(columns).isSuperset(of: ["fdc_id", "data_type", "description"])
    }

    var files: [String] { [foods] + others.sorted { $0.key < $1.key }.map(\.value) }

    /// Kinds of rows that are foods; the others are samples of them.
    private static let kinds: Set<String> = [
        "foundation_food", "sr_legacy_food", "survey_fndds_food", "branded_food",
    ]

    func read(
        open: (String) throws -> any ByteSource, take: (Food) throws -> Void,
        fault: (RowFault, String, Int) throws -> Void
    ) throws {
        let ids = try readIDs(open)
        let figures = try readFigures(open, ids)
        let codes = try readCodes(open)
        let brands = try readBrands(open, ids)
        let portions = try readPortions(open, ids)
        var table = try TableFile(try open(foods), .csv, path: foods)
        let (id, kind) = (try table.column("fdc_id"), try table.column("data_type"))
        let description = try table.column("description")
        var seen: Set<Int> = []
        while let step = try table.next(isRagged: true) {
            let outcome = Result { () throws(RowFault) -> Food? in
                try step.get()
                guard Self.kinds.contains(try table.text(kind)) else { return nil }
                guard let number = table.rows.number(id).flatMap({ Int(exactly: $0) }) else {
                    throw .noCode
                }
                guard seen.insert(number).inserted else { throw .duplicate("\(number)") }
                let title = ProductName.plain(try table.text(description))
                guard !title.isEmpty else { throw .noName }
                return try food(
                    number, title, figures[number], codes[number], brands[number],
                    portions[number] ?? [])
            }
            switch outcome {
            case .success(let food): if let food { try take(food) }
            case .failure(let reason): try fault(reason, table.name, table.rows.line)
            }
        }
    }

    private func food(
        _ id: Int, _ title: String, _ figures: CentralFigures?, _ survey: String?,
        _ brand: Brand?, _ portions: [CentralPortion]
    ) throws(RowFault) -> Food {
        guard let figures else { throw RowFault(.noFigures, "has no figures") }
        let nutrients = try figures.nutrients()
        if let fault = FigureCheck.fault(of: nutrients) { throw fault }
        var measures: [Portion] = []
        var usual: Thousandths?
        for portion in portions.sorted(by: { $0.order < $1.order }) {
            if portion.label == PortionLabel.usualAmount {
                usual = Thousandths(portion.grams)
                continue
            }
            guard !portion.label.hasPrefix("Guideline") else { continue }
            for piece in SurveyTables.alternatives(portion.label) where !piece.label.isEmpty {
                measures.append(
                    Portion(label: piece.label, grams: Thousandths(portion.grams / piece.count)))
            }
        }
        if let serving = brand?.serving {
            measures.insert(Portion(label: "serving", grams: serving), at: 0)
            usual = usual ?? serving
        }
        let code = survey ?? "\(id)"
        return Food(
            id: FoodID(rawValue: "\(name):\(code)"), name: title,
            aliases: brand.map { [$0.name] }?.filter { !$0.isEmpty } ?? [],
            category: brand == nil ? .meal : .snack,
            brand: brand.flatMap { $0.name.isEmpty ? nil : $0.name }, per100g: nutrients,
            portions: measures,
            defaultPortion: brand?.serving == nil
                ? SurveyTables.defaultPortion(measures, usual: usual?.value) : 0,
            usualGrams: usual, source: FoodSource(release: release, code: code),
            rank: survey.flatMap { ranks[$0] })
    }

    // MARK: The tables beside

    /// The foods among the rows, so that nothing is kept of the samples.
    private func readIDs(_ open: (String) throws -> any ByteSource) throws -> Set<Int> {
        var ids: Set<Int> = []
        var table = try TableFile(try open(foods), .csv, path: foods)
        let (id, kind) = (try table.column("fdc_id"), try table.column("data_type"))
        while let step = try table.next(isRagged: true) {
            guard case .success = step, let word = table.rows.text(kind),
                Self.kinds.contains(word), let number = table.rows.number(id)
            else { continue }
            ids.insert(Int(number))
        }
        return ids
    }

    private func readFigures(
        _ open: (String) throws -> any ByteSource, _ ids: Set<Int>
    ) throws -> [Int: CentralFigures] {
        var figures: [Int: CentralFigures] = [:]
        guard let path = others["food_nutrient.csv"] else { return figures }
        figures.reserveCapacity(ids.count)
        var table = try TableFile(try open(path), .csv, path: path)
        let (id, nutrient) = (try table.column("fdc_id"), try table.column("nutrient_id"))
        let amount = try table.column("amount")
        while let step = try table.next(isRagged: true) {
            guard case .success = step, let number = table.rows.number(nutrient),
                CentralFigures.isUsed(Int(number)), let food = table.rows.number(id),
                ids.contains(Int(food)), let value = table.rows.number(amount)
            else { continue }
            figures[Int(food), default: CentralFigures()].take(Int(number), value)
        }
        return figures
    }

    /// The survey's own codes, which stay the same from release to release.
    private func readCodes(_ open: (String) throws -> any ByteSource) throws -> [Int: String] {
        var codes: [Int: String] = [:]
        guard let path = others["survey_fndds_food.csv"] else { return codes }
        var table = try TableFile(try open(path), .csv, path: path)
        let (id, code) = (try table.column("fdc_id"), try table.column("food_code"))
        while let step = try table.next(isRagged: true) {
            guard case .success = step, let number = table.rows.number(id),
                let text = table.rows.text(code), !text.isEmpty
            else { continue }
            codes[Int(number)] = text
        }
        return codes
    }

    private struct Brand {
        var name: String
        var serving: Thousandths?
    }

    private func readBrands(
        _ open: (String) throws -> any ByteSource, _ ids: Set<Int>
    ) throws -> [Int: Brand] {
        var brands: [Int: Brand] = [:]
        guard let path = others["branded_food.csv"] else { return brands }
        var table = try TableFile(try open(path), .csv, path: path)
        let id = try table.column("fdc_id")
        let (owner, name) = (table.place("brand_owner"), table.place("brand_name"))
        let (size, unit) = (table.place("serving_size"), table.place("serving_size_unit"))
        while let step = try table.next(isRagged: true) {
            guard case .success = step, let number = table.rows.number(id),
                ids.contains(Int(number))
            else { continue }
            var serving: Thousandths?
            let units = ["g", "grm", "ml", "mlt"]
            if let grams = table.rows.number(size), grams >= 0.1, grams <= 5000,
                units.contains((table.rows.text(unit) ?? "").lowercased())
            {
                serving = Thousandths(grams)
            }
            brands[Int(number)] = Brand(
                name: ProductName.plain(
                    table.rows.text(table.rows.has(name) ? name : owner) ?? ""),
                serving: serving)
        }
        return brands
    }

    private struct CentralPortion {
        var label: String
        /// Of one.
        var grams: Double
        var order: Int
    }

    private func readPortions(
        _ open: (String) throws -> any ByteSource, _ ids: Set<Int>
    ) throws -> [Int: [CentralPortion]] {
        var portions: [Int: [CentralPortion]] = [:]
        guard let path = others["food_portion.csv"] else { return portions }
        let units = try readUnits(open)
        var table = try TableFile(try open(path), .csv, path: path)
        let (id, grams) = (try table.column("fdc_id"), try table.column("gram_weight"))
        let (order, amount) = (table.place("seq_num"), table.place("amount"))
        let unit = table.place("measure_unit_id")
        let (description, modifier) = (
            table.place("portion_description"), table.place("modifier")
        )
        while let step = try table.next(isRagged: true) {
            guard case .success = step, let number = table.rows.number(id),
                ids.contains(Int(number)), var weight = table.rows.number(grams), weight > 0
            else { continue }
            var label = table.rows.text(description) ?? ""
            if label.isEmpty {
                // SR Legacy writes the whole measure as the modifier of an undetermined unit.
                let more = table.rows.text(modifier) ?? ""
                let name = units[table.rows.text(unit) ?? ""] ?? ""
                label = [name, more].filter { !$0.isEmpty }.joined(separator: ", ")
                if let count = table.rows.number(amount), count > 0 { weight /= count }
            }
            guard !label.isEmpty else { continue }
            portions[Int(number), default: []].append(
                CentralPortion(
                    label: label, grams: weight, order: Int(table.rows.number(order) ?? 0)))
        }
        return portions
    }

    private func readUnits(_ open: (String) throws -> any ByteSource) throws -> [String: String] {
        var units: [String: String] = [:]
        guard let path = others["measure_unit.csv"] else { return units }
        var table = try TableFile(try open(path), .csv, path: path)
        let (id, name) = (try table.column("id"), try table.column("name"))
        while let step = try table.next(isRagged: true) {
            guard case .success = step, let text = table.rows.text(name),
                text != "undetermined", let number = table.rows.text(id)
            else { continue }
            units[number] = text
        }
        return units
    }
}
