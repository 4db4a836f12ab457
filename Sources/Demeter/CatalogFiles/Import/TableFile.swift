internal import Nutrition
internal import Tables

/// A table with named columns that is read row by row.
struct TableFile {
    let name: String
    let path: String
    private(set) var rows: TableRows
    let columns: [String]

    /// Reads the first row, which names the columns.
    init(
        _ source: any ByteSource, _ dialect: TableDialect, path: String
    ) throws {
        self.path = path
        name = TableFolder.fileName(path)
        var rows = TableRows(source, dialect)
        var columns: [String] = []
        if case .row = try rows.next() {
            for place in 0..<rows.count { columns.append(rows.text(place) ?? "") }
        }
        self.rows = rows
        self.columns = columns
    }

    /// The place of a column in every row, -1 when there is none.
    func place(_ column: String) -> Int { columns.firstIndex(of: column) ?? -1 }

    /// As `place`, of a column that has to be there.
    func column(_ name: String) throws(ImportError) -> Int {
        guard let place = columns.firstIndex(of: name) else {
            throw .missingColumn(path: path, column: name)
        }
        return place
    }

    /// The next row, or why it cannot be used; `nil` at the end.
    ///
    /// Rows with other than the table's number of fields are faulty unless `isRagged`.
    mutating func next(isRagged: Bool = false) throws -> Result<Void, RowFault>? {
        switch try rows.next() {
        case .end: nil
        case .faulty(let fault): .failure(RowFault(fault))
        case .row where !isRagged && rows.count != columns.count:
            .failure(.columns(rows.count, of: columns.count))
        case .row: .success(())
        }
    }

    /// Gives the food of each row to `take`, and each row that makes none, or one that was there
    /// before, to `fault` with file and line.
    mutating func readFoods(
        isRagged: Bool = false, take: (Food) throws -> Void,
        fault: (RowFault, String, Int) throws -> Void,
        food: (TableFile) throws(RowFault) -> Food
    ) throws {
        var codes = KnownCodes()
        while let step = try next(isRagged: isRagged) {
            let made: Food
            do throws(RowFault) {
                try step.get()
                made = try food(self)
                let code = made.source.code ?? ""
                guard codes.insert(code) else { throw .duplicate(code) }
            } catch {
                try fault(error, name, rows.line)
                continue
            }
            try take(made)
        }
    }

    func text(_ place: Int) throws(RowFault) -> String {
        guard let text = rows.text(place) else { throw .notUTF8 }
        return text
    }

    func figure(_ place: Int) -> Thousandths? { rows.number(place).map { Thousandths($0) } }
}
