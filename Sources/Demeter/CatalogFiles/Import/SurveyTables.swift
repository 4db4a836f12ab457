package import Nutrition
internal import Tables

/// Tables of foods with their portions beside them, one release of FNDDS or of Standard Reference.
package struct SurveyTables: Sendable {
    /// The table of foods: `fndds_2017_2018_foods.csv`.
    package var foods: String
    /// The table of portions; `nil` for none.
    package var portions: String?
    /// The table of all nutrients of the same foods; `nil` for none.
    package var nutrients: String?
    /// The list of the most eaten foods by FNDDS code; `nil` for none.
    package var eaten: String?
    /// Stands before the ids of the foods: `fndds-2017-2018`.
    package var name: String
    /// Places of foods among the most eaten, by code, for those that the list does not have.
    package var ranks: [String: Int]

    package init(
        foods: String, portions: String? = nil, nutrients: String? = nil, eaten: String? = nil,
        name: String? = nil, ranks: [String: Int] = [:]
    ) {
        self.foods = foods
        self.portions = portions
        self.nutrients = nutrients
        self.eaten = eaten
        self.name = name ?? Self.name(of: foods)
        self.ranks = ranks
    }

    /// `fndds_2017_2018_foods.csv` is `fndds-2017-2018`.
    static func name(of path: String) -> String {
        let file = FoodDataCentral.tableName(path)
        var stem = String(file.prefix { $0 != "." }).lowercased()
        for ending in ["_foods", "_macros", "_nutrients"] where stem.hasSuffix(ending) {
            stem.removeLast(ending.count)
        }
        return ImportName.made(of: stem)
    }

    /// As it stands with every food: `FNDDS 2017-2018`, `SR 28`.
    package var release: String {
        let stem = Self.name(of: foods)
        if stem.hasPrefix("fndds-") { return "FNDDS " + stem.dropFirst(6) }
        if stem.hasPrefix("sr"), Int(stem.dropFirst(2)) != nil { return "SR " + stem.dropFirst(2) }
        return name
    }

    /// Every food of the tables; for tools, which want them whole.
    package func all() throws -> [Food] {
        var all: [Food] = []
        try read {
            all.append($0)
        } fault: { _, _, _ in
        }
        return all
    }

    /// Gives each food to `take` and each row that makes none to `fault`, with file and line.
    func read(
        open: (String) throws -> any ByteSource = { try TableFolder().open($0) },
        take: (Food) throws -> Void, fault: (RowFault, String, Int) throws -> Void
    ) throws {
        let ranks = try readRanks(open).merging(ranks) { listed, _ in listed }
        let measures = try readPortions(open, fault)
        let further = try readFurther(open)
        var table = try TableFile(try open(foods), .csv, path: foods)
        let layout = try Layout(table)
        try table.readFoods(take: take, fault: fault) { row throws(RowFault) in
            try food(row, layout, measures, further, ranks)
        }
    }

    /// Where the columns of the foods are.
    private struct Layout {
        let code: Int
        let description: Int
        let more: [Int]
        let category: Int
        let figures: [(Nutrient, Int)]

        init(_ table: TableFile) throws(ImportError) {
            let isSurvey = table.place("food_code") >= 0
            code = isSurvey ? table.place("food_code") : try table.column("ndb_no")
            description = try table.column("description")
            more = ["additional_description", "common_name"].map(table.place).filter { $0 >= 0 }
            category = table.place("wweia_code")
            _ = try table.column("energy_kcal")
            figures = SurveyTables.figures(of: Nutrient.all, table)
        }
    }

    private func food(
        _ table: TableFile, _ layout: Layout, _ measures: Measures,
        _ further: [String: FurtherFigures], _ ranks: [String: Int]
    ) throws(RowFault) -> Food {
        let code = try table.text(layout.code)
        guard !code.isEmpty else { throw .noCode }
        let description = try table.text(layout.description)
        guard !description.isEmpty else { throw .noName }
        var figures = Nutrients.unknown
        for (nutrient, place) in layout.figures { figures[nutrient] = table.figure(place) }
        if let further = further[code] { figures.further = further }
        guard figures.calories != nil else {
            throw RowFault(.noFigures, "has no energy")
        }
        if let fault = FigureCheck.fault(of: figures) { throw fault }
        var aliases: [String] = []
        for place in layout.more {
            aliases += try table.text(place).split(separator: ";").map(String.init)
        }
        let portions = measures.portions[code] ?? []
        let usual = measures.usual[code]
        return Food(
            id: FoodID(rawValue: "\(name):\(code)"), name: description, aliases: aliases,
            category: SurveyCategory.category(try table.text(layout.category)),
            per100g: figures, portions: portions,
            defaultPortion: Self.defaultPortion(portions, usual: usual),
            usualGrams: usual.map { Thousandths($0) },
            source: FoodSource(release: release, code: code), rank: ranks[code])
    }

    /// The piece-like portion that weighs what the survey takes when nothing was said.
    static func defaultPortion(_ portions: [Portion], usual: Double?) -> Int? {
        guard let usual else { return nil }
        let volumes = ["cup", "fl oz", "tablespoon", "teaspoon", "oz", "cubic"]
        let same = portions.indices.filter { abs(portions[$0].grams.value - usual) < 0.5 }
        return same.first { index in
            !volumes.contains { portions[index].label.hasPrefix($0) }
        } ?? same.first
    }

    // MARK: The tables beside

    /// Where a table has its columns of nutrients; those that it does not have are left out.
    fileprivate static func figures(
        of nutrients: [Nutrient], _ table: TableFile
    ) -> [(Nutrient, Int)] {
        nutrients.compactMap { nutrient in
            nutrient.facts.column.map { (nutrient, table.place($0)) }
        }.filter { $0.1 >= 0 }
    }

    /// What the table of nutrients says beyond the seven, by code.
    private func readFurther(
        _ open: (String) throws -> any ByteSource
    ) throws -> [String: FurtherFigures] {
        var further: [String: FurtherFigures] = [:]
        guard let nutrients else { return further }
        var table = try TableFile(try open(nutrients), .csv, path: nutrients)
        let code =
            table.place("food_code") >= 0 ? table.place("food_code") : try table.column("ndb_no")
        let columns = Self.figures(of: Nutrient.further, table)
        while let step = try table.next() {
            guard case .success = step, let code = table.rows.text(code) else { continue }
            var figures = FurtherFigures.Collector()
            for (nutrient, place) in columns {
                if let figure = table.figure(place) { figures.take(nutrient, figure) }
            }
            further[code] = figures.figures
        }
        return further
    }

    private struct Measures {
        var portions: [String: [Portion]] = [:]
        /// Grams that the survey takes when no amount was said.
        var usual: [String: Double] = [:]

        mutating func add(_ label: String, _ grams: Double, of code: String) {
            if label == PortionLabel.usualAmount {
                usual[code] = grams
            } else if !label.hasPrefix("Guideline") {
                for piece in SurveyTables.alternatives(label) {
                    portions[code, default: []].append(
                        Portion(label: piece.label, grams: Thousandths(grams / piece.count)))
                }
            }
        }
    }

    private func readPortions(
        _ open: (String) throws -> any ByteSource, _ fault: (RowFault, String, Int) throws -> Void
    ) throws -> Measures {
        var measures = Measures()
        guard let portions else { return measures }
        var table = try TableFile(try open(portions), .csv, path: portions)
        let code =
            table.place("food_code") >= 0 ? table.place("food_code") : try table.column("ndb_no")
        let (label, grams) = (try table.column("portion"), try table.column("grams"))
        let amount = table.place("amount")
        while let step = try table.next() {
            let row = Result { () throws(RowFault) -> (String, String) in
                try step.get()
                return (try table.text(code), try table.text(label))
            }
            switch row {
            case .failure(let reason): try fault(reason, table.name, table.rows.line)
            case .success(let (code, label)):
                guard var weight = table.rows.number(grams), weight > 0 else { continue }
                if let count = table.rows.number(amount), count > 0 { weight /= count }
                measures.add(label, weight, of: code)
            }
        }
        return measures
    }

    /// "1 large piece or 4 small pieces" is two measures.
    static func alternatives(_ label: String) -> [(label: String, count: Double)] {
        guard !label.contains("(") else {
            return [(label.hasPrefix("1 ") ? String(label.dropFirst(2)) : label, 1)]
        }
        var pieces: [(label: String, count: Double)] = []
        var rest = label.split(separator: " ")[...]
        while let first = rest.first {
            let count = Double(first).flatMap { $0 > 0 ? $0 : nil }
            let start = rest.startIndex + (count == nil ? 0 : 1)
            var end = start
            while end < rest.endIndex,
                !(rest[end] == "or" && end + 1 < rest.endIndex && Double(rest[end + 1]) != nil)
            { end += 1 }
            pieces.append((rest[start..<end].joined(separator: " "), count ?? 1))
            rest = rest[min(end + 1, rest.endIndex)...]
        }
        return pieces
    }

    private func readRanks(_ open: (String) throws -> any ByteSource) throws -> [String: Int] {
        guard let eaten else { return [:] }
        var table = try TableFile(try open(eaten), .csv, path: eaten)
        let (code, rank) = (try table.column("Food code"), try table.column("Rank"))
        var ranks: [String: Int] = [:]
        while let step = try table.next() {
            guard case .success = step, let code = table.rows.text(code),
                let place = table.rows.number(rank)
            else { continue }
            ranks[code] = Int(place)
        }
        return ranks
    }
}
