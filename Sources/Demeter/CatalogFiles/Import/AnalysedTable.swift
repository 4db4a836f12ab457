internal import Nutrition
internal import Tables

/// Taiwan's table as open data: a row for each thing that was measured of a food.
struct AnalysedTable {
    let path: String
    var name: String

    static let shape = PublishedShape.taiwanese
    /// The columns of the food's code and name, of what was measured, in which unit, and of the figure.
    static let marks = ["整合編號", "樣品名稱", "分析項", "含量單位", "每100克含量"]

    init(path: String) {
        self.path = path
        name = PublishedTable.name(Self.shape.name, path)
    }

    private struct Entry {
        var title: String
        var aliases: [String]
        /// By the number of what was measured.
        var cells: [Int: String] = [:]
        var line: Int
    }

    func read(
        open: (String) throws -> any ByteSource, take: (Food) throws -> Void,
        fault: (RowFault, String, Int) throws -> Void
    ) throws {
        var (headings, numbers): ([PublishedHeading], [PublishedHeading: Int]) = ([], [:])
        var (entries, order): ([String: Entry], [String]) = ([:], [])
        let table = try TableFile(DecodedSource(try open(path)), .csv, path: path)
        let places = try Self.marks.map { name throws(ImportError) in try table.column(name) }
        let aliases = Self.shape.aliases.map(table.place)
        var rows = table.rows
        reading: while true {
            switch try rows.next() {
            case .end: break reading
            case .faulty(let reason): try fault(RowFault(reason), table.name, rows.line)
            case .row:
                func text(_ place: Int) -> String { ProductName.plain(rows.text(place) ?? "") }
                let (code, item) = (text(places[0]), text(places[2]))
                guard !code.isEmpty, !item.isEmpty else { continue }
                if entries[code] == nil {
                    entries[code] = Entry(
                        title: text(places[1]),
                        aliases: aliases.flatMap { Self.names(text($0)) }, line: rows.line)
                    order.append(code)
                }
                let heading = PublishedHeading(item, unit: text(places[3]))
                let number = numbers[heading] ?? headings.count
                if number == headings.count {
                    headings.append(heading)
                    numbers[heading] = number
                }
                entries[code]?.cells[number] = text(places[4])
            }
        }
        let layout = PublishedLayout(headings.map { [$0] }, Self.shape)
        for code in order {
            guard let entry = entries[code] else { continue }
            switch Result(catching: { () throws(RowFault) in try food(code, entry, layout) }) {
            case .success(let food): try take(food)
            case .failure(let reason): try fault(reason, table.name, entry.line)
            }
        }
    }

    /// The names that are written in one cell.
    private static func names(_ text: String) -> [String] {
        text.split { ",;、，；".contains($0) }.map { ProductName.plain(String($0)) }
            .filter { !$0.isEmpty }
    }

    private func food(
        _ code: String, _ entry: Entry, _ layout: PublishedLayout
    ) throws(RowFault) -> Food {
        guard !entry.title.isEmpty else { throw .noName }
        let figures = try layout.nutrients { entry.cells[$0] }.checkedAsFood()
        return Food(
            id: FoodID(rawValue: "\(name):\(code)"), name: entry.title, aliases: entry.aliases,
            category: .meal, per100g: figures,
            source: FoodSource(release: Self.shape.release, code: code))
    }
}
