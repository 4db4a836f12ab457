internal import Nutrition
internal import Tables

/// A nation's table of foods, as it is published.
struct PublishedTable {
    /// The tables that have the foods: one, or several sheets of a workbook.
    let paths: [String]
    let shape: PublishedShape
    /// Other sheets of the same workbook, which tell more of the same foods.
    let others: [String]
    var name: String

    init(paths: [String], shape: PublishedShape, others: [String] = []) {
        self.paths = paths
        self.shape = shape
        self.others = others
        name = Self.name(shape.name, paths[0])
    }

    /// With the year that the file's name has: `ciqual-2020`.
    static func name(_ stem: String, _ path: String) -> String {
        let file = TableFolder.fileName(TableFolder.workbook(of: path) ?? path)
        let years = file.split { !$0.isNumber }.filter {
            $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20"))
        }
        return ImportName.made(
            of: ([stem] + years.prefix(1).map(String.init)).joined(separator: " "))
    }

    var files: [String] { paths + others }

    /// What kind of table the file holds; `nil` for none of these.
    static func shape(of source: any ByteSource, isSheet: Bool) throws -> PublishedShape? {
        try PublishedHead(source, isSheet: isSheet).shape
    }

    func read(
        open: (String) throws -> any ByteSource, take: (Food) throws -> Void,
        fault: (RowFault, String, Int) throws -> Void
    ) throws {
        var more: [Key: Nutrients] = [:]
        for other in others { try readMore(other, open, into: &more) }
        var codes: Set<String> = []
        for path in paths {
            let sheet = try Sheet(path, shape, open)
            let file = TableFolder.fileName(path)
            var rows = sheet.rows
            while true {
                switch try rows.next() {
                case .end: break
                case .faulty(let reason):
                    try fault(RowFault(reason), file, rows.line)
                    continue
                case .row where rows.line <= sheet.lastLine: continue
                case .row:
                    let food = Result { () throws(RowFault) -> Food? in
                        try self.food(rows, sheet, more, &codes)
                    }
                    switch food {
                    case .success(nil): break
                    case .success(let food?): try take(food)
                    case .failure(let reason): try fault(reason, file, rows.line)
                    }
                    continue
                }
                break
            }
        }
    }

    // MARK: Foods

    private func food(
        _ rows: TableRows, _ sheet: Sheet, _ more: [Key: Nutrients], _ codes: inout Set<String>
    ) throws(RowFault) -> Food? {
        func text(_ place: Int) throws(RowFault) -> String {
            guard let text = rows.text(place) else { throw .notUTF8 }
            return ProductName.plain(text)
        }
        // Units and headings of groups stand in rows without a code.
        guard let key = sheet.key(rows) else { return nil }
        let titles = try sheet.titles.map { place throws(RowFault) in try text(place) }
        guard let title = titles.first(where: { !$0.isEmpty }) else { throw .noName }
        var figures = try sheet.layout.nutrients { place throws(RowFault) in try text(place) }
        if let others = more[key] { figures.complete(with: others) }
        let checked = try figures.checkedAsFood()
        guard codes.insert(key.code).inserted else { throw .duplicate(key.code) }
        let aliases = try sheet.aliases.map { place throws(RowFault) in try text(place) }
            .filter { !$0.isEmpty && $0 != title }
        return Food(
            id: FoodID(rawValue: "\(name):\(key.code)"), name: title, aliases: aliases,
            category: .meal, per100g: checked,
            source: FoodSource(release: shape.release, code: key.code))
    }

    /// Adds what a further sheet tells.
    private func readMore(
        _ path: String, _ open: (String) throws -> any ByteSource,
        into more: inout [Key: Nutrients]
    ) throws {
        let sheet = try Sheet(path, shape, open)
        guard sheet.code != nil, !sheet.layout.isEmpty else { return }
        var rows = sheet.rows
        var step = try rows.next()
        while step != .end {
            if step == .row, let key = sheet.key(rows) {
                let figures = try sheet.layout.nutrients { rows.text($0) }
                more[key, default: .unknown].complete(with: figures)
            }
            step = try rows.next()
        }
    }

    /// A food in the sheets of its workbook: codes alone have been given twice.
    private struct Key: Hashable {
        let code: String
        let title: String
    }

    /// A table that is open, and where it has what.
    private struct Sheet {
        let rows: TableRows
        let lastLine: Int
        let layout: PublishedLayout
        let code: Int?
        let titles: [Int]
        let aliases: [Int]

        init(
            _ path: String, _ shape: PublishedShape, _ open: (String) throws -> any ByteSource
        ) throws {
            let isSheet = TableFolder.isSheet(path)
            let head = try PublishedHead(try open(path), isSheet: isSheet)
            let columns = head.columns
            layout = PublishedLayout(columns, shape)
            titles = shape.titles.compactMap { PublishedShape.place($0, columns) }
            aliases = shape.aliases.compactMap { PublishedShape.place($0, columns) }
            // Of one sheet the column of codes has no name; it stands in front of the foods' names.
            code =
                shape.code.lazy.compactMap { PublishedShape.place($0, columns) }.first
                ?? titles.first.flatMap { $0 > 0 ? $0 - 1 : nil }
            lastLine = head.lastLine
            rows = TableRows(
                PublishedHead.decoded(try open(path), isSheet: isSheet), head.dialect)
        }

        /// The food that a row tells of; `nil` where no code stands.
        func key(_ rows: TableRows) -> Key? {
            guard let code, let text = rows.text(code), case let code = ProductName.plain(text),
                !code.isEmpty
            else { return nil }
            let title = titles.first.flatMap { rows.text($0) }.map(ProductName.plain)
            return Key(code: code, title: title ?? "")
        }
    }
}
