internal import Nutrition
internal import Tables

/// Taiwan's table as open data: a row for each thing that was measured of a food.
struct AnalysedTable {
    let path: String
    var name: String

    static let release = PublishedShape.taiwanese.release
    static let marks = ["整合編號", "樣品名稱", "分析項", "每100克含量"]

    init(path: String) {
        self.path = path
        name = PublishedTable.name("taiwan", path)
    }

    private static let figures: [String: Nutrient] = [
        "熱量": .calories, "粗蛋白": .protein, "粗脂肪": .fat, "總碳水化合物": .carbohydrates,
        "膳食纖維": .fiber, "糖質總量": .sugar, "鈉": .sodium,
    ]

    private struct Entry {
        var title: String
        var aliases: [String]
        var figures = Nutrients.unknown
        var line: Int
    }

    func read(
        open: (String) throws -> any ByteSource, take: (Food) throws -> Void,
        fault: (RowFault, String, Int) throws -> Void
    ) throws {
        let table = try TableFile(DecodedSource(try open(path)), .csv, path: path)
        let places = try Self.marks.map { name throws(ImportError) in try table.column(name) }
        let (common, english) = (table.place("俗名"), table.place("樣品英文名稱"))
        var rows = table.rows
        var entries: [String: Entry] = [:]
        var order: [String] = []
        while true {
            let step = try rows.next()
            if step == .end { break }
            if case .faulty(let reason) = step {
                try fault(RowFault(reason), TableFolder.fileName(path), rows.line)
                continue
            }
            guard let code = rows.text(places[0]), !code.isEmpty, let item = rows.text(places[2])
            else { continue }
            if entries[code] == nil {
                let names = [common, english].map { ProductName.plain(rows.text($0) ?? "") }
                entries[code] = Entry(
                    title: ProductName.plain(rows.text(places[1]) ?? ""),
                    aliases: names.flatMap { $0.split { ",;、，；".contains($0) } }
                        .map { ProductName.plain(String($0)) }.filter { !$0.isEmpty },
                    line: rows.line)
                order.append(code)
            }
            if let nutrient = Self.figures[item],
                let value = PublishedFigure.value(rows.text(places[3]) ?? "")
            {
                entries[code]?.figures[nutrient] = Thousandths(value)
            }
        }
        for code in order {
            guard let entry = entries[code] else { continue }
            do throws(RowFault) {
                let food = try food(code, entry)
                do { try take(food) } catch { throw RowFault(.unreadable, "cannot be written") }
            } catch {
                try fault(error, TableFolder.fileName(path), entry.line)
            }
        }
    }

    private func food(_ code: String, _ entry: Entry) throws(RowFault) -> Food {
        guard !entry.title.isEmpty else { throw .noName }
        guard entry.figures != .unknown else { throw RowFault(.noFigures, "has no figures") }
        var figures = entry.figures
        figures.calories = Thousandths(
            try EnergyRepair.calories(
                said: [figures.calories?.value].compactMap(\.self), figures: figures))
        if let fault = FigureCheck.fault(of: figures) { throw fault }
        return Food(
            id: FoodID(rawValue: "\(name):\(code)"), name: entry.title, aliases: entry.aliases,
            category: .meal, per100g: figures,
            source: FoodSource(release: Self.release, code: code))
    }
}
