internal import Tables

/// The rows with which a nation's table begins, of which several may name the columns.
struct PublishedHead {
    /// How far down a header may reach.
    private static let depth = 24

    let dialect: TableDialect
    /// What kind of table it is; `nil` for none of these.
    private(set) var shape: PublishedShape?
    /// The headings of each column, up to the last row of the header.
    private(set) var columns: [[PublishedHeading]] = []
    /// The line of the last row of the header.
    private(set) var lastLine = 0

    private let rows: [(line: Int, cells: [String])]

    /// - Parameter isSheet: whether the bytes are those of a sheet, which are UTF-8 with commas.
    init(_ source: any ByteSource, isSheet: Bool) throws {
        let text = Self.decoded(source, isSheet: isSheet)
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
        reading: while rows.count < Self.depth {
            switch try table.next() {
            case .end: break reading
            case .faulty: continue
            case .row:
                rows.append((table.line, (0..<table.count).map { table.text($0) ?? "" }))
            }
        }
        self.rows = rows
        // Without a shape the whole beginning may be the header.
        setColumns(upTo: rows.count - 1)
        shape = PublishedShape.all.first { $0.isHeader(columns) }
        if let shape { cut(shape) }
    }

    static func decoded(_ source: any ByteSource, isSheet: Bool) -> any ByteSource {
        isSheet ? source : DecodedSource(source)
    }

    /// Ends the header with the first row by which it is whole.
    private mutating func cut(_ shape: PublishedShape) {
        for last in rows.indices {
            setColumns(upTo: last)
            if shape.isHeader(columns) { return }
        }
    }

    private mutating func setColumns(upTo last: Int) {
        guard last >= 0 else { return }
        let header = rows.prefix(last + 1)
        columns = (0..<(header.map(\.cells.count).max() ?? 0)).map { place in
            header.compactMap { row in
                row.cells.indices.contains(place) && row.cells[place].contains { !$0.isWhitespace }
                    ? PublishedHeading(row.cells[place]) : nil
            }
        }
        lastLine = rows[last].line
    }
}
