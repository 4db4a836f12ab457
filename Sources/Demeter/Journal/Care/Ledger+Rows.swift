internal import JSON
internal import Nutrition
internal import SQLite

// Rows of any table, whatever its columns.
extension Ledger {
    /// The tables with something of their own in them, in the order in which they were made.
    func tables() throws -> [String] {
        var select = try connection.prepare(Self.selectTables)
        var names: [String] = []
        while try select.step() { names.append(select.text()) }
        // Totals follow from the entries.
        return names.filter { $0 != "daily_totals" }
    }

    /// What gives a table's rows in the order of its key; `nil` when none of them belongs to a range.
    func query(_ table: String, _ range: ClosedRange<LocalDay>?) throws -> Query? {
        var filter = ""
        if let range, table == "entry_parts" {
            filter = """
                 WHERE revision IN (SELECT revision FROM food_entries WHERE live = 1
                    AND day BETWEEN '\(range.lowerBound)' AND '\(range.upperBound)')
                """
        } else if let range {
            let ofDays = [
                "utterances", "food_entries", "closed_days", "measurements", "plans", "aim_steps",
                "reminders", "feelings", "swaps",
            ]
            guard ofDays.contains(table) else { return nil }
            filter = " WHERE day BETWEEN '\(range.lowerBound)' AND '\(range.upperBound)'"
            if ["food_entries", "measurements", "plans", "feelings"].contains(table) {
                filter += " AND live = 1"
            }
        }
        let key = try columns(of: table).filter { $0.key > 0 }.sorted { $0.key < $1.key }
            .map { "\"\($0.name)\"" }
        let order = key.isEmpty ? "rowid" : key.joined(separator: ", ")
        return Query("SELECT * FROM \"\(table)\"\(filter) ORDER BY \(order)")
    }

    /// A table's columns; `key` is the place in the primary key, from 1, or 0.
    func columns(of table: String) throws -> [(name: String, key: Int64)] {
        var select = try connection.prepare(Self.selectColumns)
        select.bind(table)
        var columns: [(name: String, key: Int64)] = []
        while try select.step() { columns.append((select.text(), select.integer())) }
        return columns
    }

    func rows(of query: Query, _ body: (JSONObject) throws -> Void) throws {
        var select = try connection.prepare(query)
        let names = select.columnNames
        while try select.step() {
            try body(JSONObject(names.map { ($0, Self.json(select.anyValue(), of: $0)) }))
        }
    }

    /// Puts rows into tables that are empty; rules of the schema that are about changes do not apply.
    func insert(_ rows: [(table: String, row: JSONObject)]) throws {
        let tables = Set(try tables())
        var queries: [[String]: Query] = [:]
        var known: [String: Set<String>] = [:]
        for (index, (table, row)) in rows.enumerated() {
            guard tables.contains(table) else { throw CareError.unknownColumn(table) }
            let names = row.members.map(\.key)
            if known[table] == nil { known[table] = Set(try columns(of: table).map(\.name)) }
            if let name = names.first(where: { known[table]?.contains($0) != true }) {
                throw CareError.unknownColumn("\(table).\(name)")
            }
            let query = queries[[table] + names] ?? Self.insertion(table, names)
            queries[[table] + names] = query
            // A comparison with no date is neither true nor false, which a CHECK lets pass.
            if let day = row["day"], LocalDay(day.string ?? "") == nil, table != "events" {
                throw CareError.wrongRow(number: index + 1)
            }
            var insert = try connection.prepare(query)
            for member in row.members {
                guard let value = Self.value(member.value, of: member.key) else {
                    throw CareError.wrongRow(number: index + 1)
                }
                insert.bind(value)
            }
            do {
                try insert.run()
            } catch {
                guard error.isConstraint else { throw error }
                throw CareError.wrongRow(number: index + 1)
            }
        }
    }

    private static func insertion(_ table: String, _ names: [String]) -> Query {
        let columns = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let places = names.map { _ in "?" }.joined(separator: ", ")
        return Query("INSERT INTO \"\(table)\" (\(columns)) VALUES (\(places))")
    }

    /// Nutrients beyond the seven are written by their ids, in thousandths as all figures.
    static func json(_ value: SQLiteValue, of column: String) -> JSONValue {
        switch value {
        case .blob(let bytes) where column == furtherColumn:
            FurtherFigures(bytes)?.stored ?? json(value, of: "")
        case .null: .null
        case .integer(let value): .integer(Int(value))
        case .real(let value): .number(value)
        case .text(let text): .string(text)
        case .blob(let bytes): ["blob": .array(bytes.map { .integer(Int($0)) })]
        }
    }

    static func value(_ json: JSONValue, of column: String) -> SQLiteValue? {
        switch json {
        case .object where column == furtherColumn && json["blob"] == nil:
            return FurtherFigures(stored: json).map { $0.isEmpty ? .null : .blob($0.bytes) }
        case .null: return .null
        case .integer(let value): return .integer(Int64(value))
        case .number(let value): return .real(value)
        case .string(let text): return .text(text)
        case .bool, .array: return nil
        case .object:
            guard let numbers = json["blob"]?.array else { return nil }
            let bytes = numbers.compactMap { $0.integer.flatMap(UInt8.init(exactly:)) }
            return bytes.count == numbers.count ? .blob(bytes) : nil
        }
    }

    private static let furtherColumn = "nutrients"

    private static let selectTables = Query(
        """
        SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
        ORDER BY rowid
        """)

    private static let selectColumns = Query(
        "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid")
}
