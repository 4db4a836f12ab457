internal import Nutrition
internal import SQLite

/// The columns of a database's table that hold figures, found by their names.
struct FigureColumns: Sendable {
    private let columns: [NutrientColumn]
    /// For a query, in their order; behind another column, as nothing stands in front of them.
    let list: String
    var count: Int { columns.count }

    /// - Parameters:
    ///   - table: letters only.
    ///   - unit: in which the program counts what has a weight, where a column's name does not say.
    init(
        of table: String, _ connection: borrowing Connection, in unit: FigureUnit
    ) throws {
        var statement = try connection.prepare(
            Query("SELECT name FROM pragma_table_info('\(table)') ORDER BY cid"))
        var columns: [NutrientColumn] = []
        var list = ""
        while try statement.step() {
            let name = statement.text()
            // Names of columns cannot be bound; these hold nothing but letters and digits.
            guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || (0x30...0x7A).contains($0) }),
                let column = NutrientColumn(identifier: name, in: unit)
            else { continue }
            columns.append(column)
            list += ", \"\(name)\""
        }
        self.columns = columns
        self.list = list
    }

    /// The figures of a row, whose other columns have been read.
    func read(_ statement: inout Statement) -> [Double?] {
        columns.map { _ in statement.realOrNull() }
    }

    /// - Parameter factor: by which each is more than what the columns' names say.
    func nutrients(
        _ figures: [Double?], factor: (Nutrient) -> Double = { _ in 1 }
    ) -> Nutrients {
        Nutrients(
            zip(columns, figures).compactMap { column, figure in
                figure.map { (column, $0 * factor(column.nutrient)) }
            })
    }
}

extension Nutrients {
    /// From what stands in several columns: sodium counts before salt and kilocalories before kilojoules,
    /// wherever they stand, and of equal ones the first.
    init(_ figures: [(column: NutrientColumn, value: Double)]) {
        self = .unknown
        for isDerived in [false, true] {
            for (column, value) in figures
            where column.isDerived == isDerived && self[column.nutrient] == nil {
                self[column.nutrient] = Thousandths(value * column.factor)
            }
        }
    }
}
