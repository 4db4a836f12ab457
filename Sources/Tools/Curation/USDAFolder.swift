internal import CatalogFiles
internal import Nutrition

/// The downloaded tables of the USDA releases, each read when it is first asked for.
package final class USDAFolder {
    private let path: String
    private let taiwan: String?
    private var loaded: [USDARelease: [String: USDAFood]] = [:]

    /// - Parameter taiwan: the folder of `taiwan_fda.csv`; `nil` when it lies with the others, or in `asia` beside them.
    package init(path: String, taiwan: String? = nil) {
        self.path = path
        self.taiwan = taiwan
    }

    package func foods(of release: USDARelease) throws -> [String: USDAFood] {
        if let foods = loaded[release] { return foods }
        var foods = try readFoods(of: release)
        try readFurther(of: release, into: &foods)
        try readPortions(of: release, into: &foods)
        loaded[release] = foods
        return foods
    }

    /// How often a food is eaten: the place of its code in the list of the most eaten, from 0.
    package func ranks() throws -> [String: Int] {
        let table = try self.table("most_eaten_foods.csv")
        let code = try column("Food code", of: table, "most_eaten_foods.csv")
        let rank = try column("Rank", of: table, "most_eaten_foods.csv")
        var ranks: [String: Int] = [:]
        for row in table.rows where row.count > max(code, rank) {
            if let place = Int(row[rank]), ranks[row[code]] == nil { ranks[row[code]] = place }
        }
        return ranks
    }

    private func readFoods(of release: USDARelease) throws -> [String: USDAFood] {
        let file = release.foodsFile
        let table = try release == .taiwan ? taiwanTable(file) : self.table(file)
        let code = try column(release.codeColumn, of: table, file)
        let description = try column(release.descriptionColumn, of: table, file)
        let columns = try Nutrient.leading.compactMap { nutrient in
            try release.column(of: nutrient).map { (nutrient, try column($0, of: table, file)) }
        }
        var foods: [String: USDAFood] = [:]
        for row in table.rows where row.count == table.columns.count {
            var figures = Nutrients.unknown
            for (nutrient, place) in columns {
                figures[nutrient] = Double(row[place]).map { Thousandths($0) }
            }
            // Its carbohydrates are what the other figures leave, its sugars were measured: what is more than all of
            // the carbohydrates is not known.
            if release == .taiwan, let sugar = figures.sugar, let all = figures.carbohydrates,
                sugar.value > all.value + 1
            {
                figures.sugar = nil
            }
            foods[row[code]] = USDAFood(
                description: row[description], per100g: figures, portions: [])
        }
        return foods
    }

    /// The nutrients beyond the seven; an empty cell is unknown.
    private func readFurther(
        of release: USDARelease, into foods: inout [String: USDAFood]
    ) throws {
        guard let file = release.nutrientsFile else { return }
        let table = try self.table(file)
        let code = try column(release.codeColumn, of: table, file)
        let columns = try Nutrient.further.compactMap { nutrient in
            try nutrient.facts.column.map { (nutrient, try column($0, of: table, file)) }
        }
        for row in table.rows where row.count == table.columns.count {
            var figures = FurtherFigures()
            for (nutrient, place) in columns {
                figures[nutrient] = Double(row[place]).map { Thousandths($0) }
            }
            foods[row[code]]?.per100g.further = figures
        }
    }

    private func readPortions(
        of release: USDARelease, into foods: inout [String: USDAFood]
    ) throws {
        guard let file = release.portionsFile else { return }
        let table = try self.table(file)
        let code = try column(release.codeColumn, of: table, file)
        let label = try column("portion", of: table, file)
        let grams = try column("grams", of: table, file)
        let amount = table.column("amount")
        let subcode = table.column("subcode")
        for row in table.rows where row.count == table.columns.count {
            guard let weight = Double(row[grams]), weight > 0 else { continue }
            let count = amount.flatMap { Double(row[$0]) } ?? 1
            guard count > 0 else { continue }
            let brand = subcode.map { String(row[$0].prefix { $0 != "." }) } ?? ""
            foods[row[code]]?.portions.append(
                USDAPortion(label: row[label], grams: weight / count, subcode: brand))
        }
    }

    private func taiwanTable(_ file: String) throws -> CSVTable {
        if let taiwan { return CSVTable(parsing: try SystemFile.read("\(taiwan)/\(file)")) }
        for folder in [path, "\(path)/../asia"] {
            guard let bytes = try? SystemFile.read("\(folder)/\(file)") else { continue }
            return CSVTable(parsing: bytes)
        }
        throw CurationError(
            place: "\(path)/\(file)", reason: "is not there; say its folder with --taiwan")
    }

    func table(_ file: String) throws -> CSVTable {
        CSVTable(parsing: try SystemFile.read("\(path)/\(file)"))
    }

    func column(_ name: String, of table: CSVTable, _ file: String) throws -> Int {
        guard let place = table.column(name) else {
            throw CurationError(place: "\(path)/\(file)", reason: "has no column \"\(name)\"")
        }
        return place
    }
}
