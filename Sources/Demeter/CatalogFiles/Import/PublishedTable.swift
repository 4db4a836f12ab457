internal import Nutrition
internal import Tables

/// A nation's table of foods, as it is published.
struct PublishedTable {
    let path: String
    let shape: PublishedShape
    /// Other tables of the same workbook, in which a nutrient may stand.
    let others: [String]
    var name: String

    /// How far down a header may reach.
    private static let depth = 24

    init(path: String, shape: PublishedShape, others: [String]) {
        self.path = path
        self.shape = shape
        self.others = others
        name = Self.name(shape.name, path)
    }

    /// With the year that the file's name has: `ciqual-2020`.
    static func name(_ stem: String, _ path: String) -> String {
        let years = path.split { !$0.isNumber }.filter {
            $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20"))
        }
        return ImportName.made(
            of: ([stem] + years.prefix(1).map(String.init)).joined(separator: " "))
    }

    var files: [String] { [path] + others }

    /// What kind of table the file holds; `nil` for none of these.
    static func shape(of source: any ByteSource, isSheet: Bool) throws -> PublishedShape? {
        let head = try Head(source, isSheet: isSheet, depth: depth)
        return PublishedShape.all.first { head.isHeader($0) }
    }

    func read(
        open: (String) throws -> any ByteSource, take: (Food) throws -> Void,
        fault: (RowFault, String, Int) throws -> Void
    ) throws {
        let extra = try sodium(open)
        let head = try Head(try open(path), isSheet: isSheet(path), depth: Self.depth)
        let layout = Layout(head.columns, shape)
        var rows = TableRows(try head.source(try open(path)), head.dialect)
        var codes: Set<String> = []
        while true {
            switch try rows.next() {
            case .end: return
            case .faulty(let reason): try fault(RowFault(reason), fileName, rows.line)
            case .row where rows.line <= head.lastLine: continue
            case .row:
                let food = Result { () throws(RowFault) -> Food? in
                    try self.food(rows, layout, extra, &codes)
                }
                switch food {
                case .success(nil): continue
                case .success(let food?): try take(food)
                case .failure(let reason): try fault(reason, fileName, rows.line)
                }
            }
        }
    }

    private var fileName: String { TableFolder.fileName(path) }

    private func isSheet(_ path: String) -> Bool { TableFolder.isSheet(path) }

    // MARK: Foods

    private func food(
        _ rows: TableRows, _ layout: Layout, _ extra: [String: Double], _ codes: inout Set<String>
    ) throws(RowFault) -> Food? {
        func text(_ place: Int?) throws(RowFault) -> String {
            guard let place else { return "" }
            guard let text = rows.text(place) else { throw .notUTF8 }
            return ProductName.plain(text)
        }
        let code = try text(layout.code)
        // Units and headings of groups stand in rows without a code.
        guard !code.isEmpty else { return nil }
        let titles = try layout.titles.map { place throws(RowFault) in try text(place) }
        guard let title = titles.first(where: { !$0.isEmpty }) else { throw .noName }
        var values: [Nutrient: Double] = [:]
        for (column, place) in layout.figures where values[column.nutrient] == nil {
            if let value = PublishedFigure.value(try text(place)) {
                values[column.nutrient] = value * column.factor
            }
        }
        if values[.sodium] == nil { values[.sodium] = extra[code] }
        var figures = Nutrients.unknown
        for (nutrient, value) in values { figures[nutrient] = Thousandths(value) }
        guard figures != .unknown else { throw RowFault(.noFigures, "has no figures") }
        figures.calories = Thousandths(
            try EnergyRepair.calories(
                said: [values[.calories]].compactMap(\.self), figures: figures))
        if let fault = FigureCheck.fault(of: figures) { throw fault }
        guard codes.insert(code).inserted else { throw .duplicate(code) }
        let aliases = try layout.aliases.map { place throws(RowFault) in try text(place) }
            .filter { !$0.isEmpty && $0 != title }
        return Food(
            id: FoodID(rawValue: "\(name):\(code)"), name: title, aliases: aliases,
            category: .meal, per100g: figures,
            source: FoodSource(release: shape.release, code: code))
    }

    /// Sodium by code, from another sheet where the foods' own has none.
    private func sodium(_ open: (String) throws -> any ByteSource) throws -> [String: Double] {
        var values: [String: Double] = [:]
        for other in others {
            let head = try Head(try open(other), isSheet: isSheet(other), depth: Self.depth)
            let layout = Layout(head.columns, shape)
            guard let code = layout.code,
                let column = layout.figures.first(where: { $0.column.nutrient == .sodium })
            else { continue }
            var rows = TableRows(try head.source(try open(other)), head.dialect)
            var step = try rows.next()
            while step != .end {
                if step == .row, let key = rows.text(code), let cell = rows.text(column.place),
                    let value = PublishedFigure.value(cell)
                {
                    values[ProductName.plain(key)] = value * column.column.factor
                }
                step = try rows.next()
            }
            if !values.isEmpty { break }
        }
        return values
    }

    private struct Layout {
        let code: Int?
        let titles: [Int]
        let aliases: [Int]
        let figures: [(column: PublishedShape.Column, place: Int)]

        init(_ columns: [[String]], _ shape: PublishedShape) {
            func place(_ start: String) -> Int? {
                columns.firstIndex { $0.contains { $0.hasPrefix(start) } }
            }
            code = shape.code.lazy.compactMap(place).first
            titles = shape.titles.compactMap(place)
            aliases = shape.aliases.compactMap(place)
            figures = shape.columns.compactMap { column in
                columns.firstIndex { $0.contains(where: column.matches) }.map { (column, $0) }
            }
        }
    }

    /// The rows with which a table begins, of which several may name the columns.
    private struct Head {
        let dialect: TableDialect
        private let rows: [(line: Int, cells: [String])]
        private let isSheet: Bool
        /// The texts of each column, up to the last row of the header.
        private(set) var columns: [[String]] = []
        /// The line of the last row of the header.
        private(set) var lastLine = 0

        init(_ source: any ByteSource, isSheet: Bool, depth: Int) throws {
            self.isSheet = isSheet
            let text: any ByteSource = isSheet ? source : DecodedSource(source)
            var start = [UInt8](repeating: 0, count: 1 << 17)
            var count = 0
            while count < start.count {
                let more = try text.read(into: &start, from: count)
                if more == 0 { break }
                count += more
            }
            start.removeSubrange(count...)
            dialect = isSheet ? .csv : .guess(start)
            var table = TableRows(MemorySource(start), dialect)
            var rows: [(line: Int, cells: [String])] = []
            reading: while rows.count < depth {
                switch try table.next() {
                case .end: break reading
                case .faulty: continue
                case .row:
                    rows.append(
                        (table.line, (0..<table.count).map { Self.key(table.text($0) ?? "") }))
                }
            }
            self.rows = rows
            // Without a shape the whole beginning may be the header.
            setColumns(upTo: rows.count - 1)
            if let shape = PublishedShape.all.first(where: { isHeader($0) }) { cut(shape) }
        }

        func source(_ source: any ByteSource) throws -> any ByteSource {
            isSheet ? source : DecodedSource(source)
        }

        func isHeader(_ shape: PublishedShape) -> Bool { shape.isHeader(columns) }

        /// Ends the header with the first row by which it is whole.
        private mutating func cut(_ shape: PublishedShape) {
            for last in rows.indices {
                setColumns(upTo: last)
                if shape.isHeader(columns) { return }
            }
        }

        private mutating func setColumns(upTo last: Int) {
            guard last >= 0 else { return }
            let width = rows.prefix(last + 1).map(\.cells.count).max() ?? 0
            columns = (0..<width).map { place in
                rows.prefix(last + 1).compactMap {
                    $0.cells.indices.contains(place) && !$0.cells[place].isEmpty
                        ? $0.cells[place] : nil
                }
            }
            lastLine = rows[last].line
        }

        private static func key(_ text: String) -> String {
            text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }
}
