internal import Nutrition
internal import SQLite
internal import Telling

extension Program {
    /// Android's Health Connect, whose export is a database (`health_connect_export.db` in a zip). Energy is in
    /// calories (a thousandth of a kcal), all else in grams, instants in ms; what was not given is a double's
    /// least number.
    static let healthConnect = Program(
        format: .healthConnect,
        databases: [
            DatabaseShape(
                tables: ["nutrition_record_table"],
                read: { connection, collector in
                    try readNutrition(connection, &collector)
                    try countOthers(connection, &collector)
                })
        ])

    private static func readNutrition(
        _ connection: borrowing Connection, _ collector: inout ImportCollector
    ) throws {
        let columns = try FigureColumns(of: "nutrition_record_table", connection, in: .gram)
        var statement = try connection.prepare(
            Query(
                """
                SELECT row_id, start_time, start_zone_offset, meal_type, meal_name\(columns.list)
                FROM nutrition_record_table ORDER BY start_time, row_id
                """))
        while try statement.step() {
            let row = Int(clamping: statement.integer())
            let instant = statement.integer()
            let offset = Int(clamping: statement.integerOrNull() ?? 0)
            guard (-54_000...54_000).contains(offset), instant.magnitude < 1 << 52 else {
                collector.fault(row, phrase("its time is none"))
                continue
            }
            var draft = EntryDraft(.instant(instant, offset: offset))
            let meals = ["breakfast", "lunch", "dinner", "snack"]
            let meal = Int(clamping: statement.integer()) - 1
            draft.meal = meals.indices.contains(meal) ? meals[meal] : nil
            draft.name = statement.textOrNull().flatMap { Numeral.isAbsent($0) ? nil : $0 }
            let figures = columns.read(&statement).map { value -> Double? in
                // The least number stands for none.
                value.flatMap { $0 == 0 || $0.magnitude > 1e-300 ? $0 : nil }
            }
            draft.nutrients = columns.nutrients(figures) { $0 == .calories ? 0.001 : 1 }
            collector.add(draft, line: row)
        }
    }

    /// Counts the records of every other kind: `steps_record_table` are "steps".
    private static func countOthers(
        _ connection: borrowing Connection, _ collector: inout ImportCollector
    ) throws {
        var names: [String] = []
        var statement = try connection.prepare(
            Query("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"))
        while try statement.step() { names.append(statement.text()) }
        for name in names where name.hasSuffix("_record_table") && name != "nutrition_record_table"
        {
            // Names of tables cannot be bound; this one holds nothing but letters.
            guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || (0x30...0x7A).contains($0) })
            else { continue }
            var count = try connection.prepare(Query("SELECT count(*) FROM \"\(name)\""))
            guard try count.step() else { continue }
            let words = name.dropLast("_record_table".count).split(separator: "_")
            collector.leaveOut(
                .records(words.joined(separator: " ")), Int(clamping: count.integer()))
        }
    }
}
