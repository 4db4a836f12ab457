internal import JSON
package import Journal
package import Nutrition
internal import Recipes
package import Wire

/// A journal as lines of text, in one of the formats of `export`.
package struct JournalExport: Sendable {
    private let folder: JournalFolder
    private let format: ExportRequest.Format
    private let days: ClosedRange<LocalDay>?
    private let style: TableStyle
    private let intake: NutritionIntake

    /// - Parameters:
    ///   - days: all of them when `nil`.
    ///   - hasDecimalComma: of a table; columns have a semicolon between them then.
    ///   - subject: of FHIR, whose intake it is; `Patient/me` when `nil`.
    package init(
        _ folder: JournalFolder, _ format: ExportRequest.Format, days: ClosedRange<LocalDay>?,
        hasDecimalComma: Bool = false, subject: String? = nil
    ) {
        self.folder = folder
        self.format = format
        self.days = days
        style = hasDecimalComma ? .decimalComma : .plain
        intake = NutritionIntake(subject: subject ?? NutritionIntake.usualSubject)
    }

    /// - Parameter put: takes each line, without its end.
    package func write(_ put: (String) throws -> Void) throws(CareError) {
        switch format {
        case .lines: try writeLines(put)
        case .table: try writeTable(put)
        case .bundle: try writeResources(isBundle: true, put)
        case .resources: try writeResources(isBundle: false, put)
        }
    }

    private func writeLines(_ put: (String) throws -> Void) throws(CareError) {
        var rows = 0
        try folder.export(
            days, { header in try put(ImportPlan.header(header).text) },
            { table, row in
                try put(ImportPlan.line(table, row).text)
                rows += 1
            })
        do { try put(ImportPlan.ending(rows: rows).text) } catch { throw .journal(.closed) }
    }

    private func writeTable(_ put: (String) throws -> Void) throws(CareError) {
        let rows = try entries()
        do {
            try put(CSVText.line(EntryRow.names, separator: style.separator))
            for row in rows {
                try put(CSVText.line(EntryRow.fields(row, style), separator: style.separator))
            }
        } catch {
            throw .journal(.closed)
        }
    }

    /// The rows of all entries that stand, by day and time.
    private func entries() throws(CareError) -> [JSONObject] {
        var rows: [JSONObject] = []
        var parts: [Int: [JSONValue]] = [:]
        try folder.export(
            days, { _ in },
            { table, row in
                if table == "food_entries", row["live"]?.integer == 1 { rows.append(row) }
                if table == "entry_parts", let revision = row["revision"]?.integer,
                    let part = MealPart(row: row)
                {
                    parts[revision, default: []].append(part.kept)
                }
            })
        for index in rows.indices {
            // What is made of nothing else has an empty field.
            let own = rows[index]["revision"]?.integer.flatMap { parts[$0] }
            rows[index]["parts"] = own.map { .string(JSONValue.array($0).text) } ?? .null
            if rows[index]["incomplete"]?.string == "[]" { rows[index]["incomplete"] = .null }
        }
        rows.sort { EntryRow.order($0) < EntryRow.order($1) }
        return rows
    }

    private func writeResources(
        isBundle: Bool, _ put: (String) throws -> Void
    ) throws(CareError) {
        let resources = try entries().lazy.compactMap(intake.resource)
        do {
            if isBundle { try put(NutritionIntake.bundleStart) }
            var isFirst = true
            for resource in [intake.patient].compactMap(\.self) + resources {
                guard isBundle else {
                    try put(resource.text)
                    continue
                }
                try put((isFirst ? "" : ",") + NutritionIntake.bundled(resource).text)
                isFirst = false
            }
            if isBundle { try put(NutritionIntake.bundleEnd) }
        } catch {
            throw .journal(.closed)
        }
    }
}
