internal import Tables

/// The beginning of a table: how its fields are told apart, and its first rows.
struct TableHead {
    /// How far down a header is looked for.
    static let depth = 24

    let dialect: TableDialect
    /// With the line on which each begins.
    let rows: [(line: Int, cells: [String])]
    /// What the sheet of a workbook that it is is called.
    let sheet: String?
    /// Whether the cells came out of a workbook, whose numbers have a point and whose days are numbers.
    var isWorkbook: Bool { sheet != nil }

    /// Reads the first rows of `source`, which is UTF-8.
    init(_ source: any ByteSource, sheet: String? = nil) throws {
        self.sheet = sheet
        let start = try Self.start(of: source)
        dialect = sheet != nil ? .csv : .guess(start)
        var rows: [(line: Int, cells: [String])] = []
        var table = TableRows(MemorySource(start), dialect)
        reading: while rows.count < Self.depth {
            switch try table.next() {
            case .row:
                rows.append((table.line, (0..<table.count).map { table.text($0) ?? "" }))
            case .faulty: continue
            case .end: break reading
            }
        }
        self.rows = rows
    }

    private static func start(of source: any ByteSource) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 1 << 17)
        var count = 0
        while count < bytes.count {
            let more = try source.read(into: &bytes, from: count)
            if more == 0 { break }
            count += more
        }
        return Array(bytes[..<count])
    }

    /// Where a table of that shape begins: the place among `rows` of its header.
    func header(of shape: TableShape) -> Int? {
        if let sheet = shape.sheet, sheet != self.sheet { return nil }
        if let separator = shape.separator, isWorkbook || separator != dialect.separator {
            return nil
        }
        return rows.indices.first { shape.isHeader(rows[$0].cells.map { ColumnName($0) }) }
    }

    /// The first row with several cells, as what the columns may be.
    var columns: [String] {
        let widest = rows.max { $0.cells.count < $1.cells.count }?.cells.count ?? 0
        return rows.first { $0.cells.count == widest }?.cells.filter { !$0.isEmpty } ?? []
    }
}
