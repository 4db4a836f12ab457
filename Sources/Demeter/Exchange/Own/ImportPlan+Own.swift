internal import Allergens
internal import Body
package import JSON
package import Journal
internal import Nutrition
internal import Programmes
internal import Recipes
internal import Telling
internal import Wire

// What this program itself has written.
extension ImportPlan {
    /// The format's number, which a reader must know. Format 1 had no last line.
    package static let exportFormat = 2

    /// The first line of an export.
    package static func header(_ header: ExportHeader) -> JSONValue {
        func text(_ day: LocalDay?) -> JSONValue { day.map { .string($0.description) } ?? .null }
        return [
            "demeter": "export", "format": .integer(exportFormat),
            "schema": .integer(header.schema), "from": text(header.days?.lowerBound),
            "to": text(header.days?.upperBound),
        ]
    }

    /// A line of an export: the name of the table and its columns.
    package static func line(_ table: String, _ row: JSONObject) -> JSONValue {
        .object(JSONObject([("table", .string(table))] + row.members.map { ($0.key, $0.value) }))
    }

    /// The last line of an export, by which a reader sees that all of it is there.
    ///
    /// - Parameter rows: how many lines there are between the first one and this.
    package static func ending(rows: Int) -> JSONValue {
        ["demeter": "end", "rows": .integer(rows)]
    }

    mutating func readExport(_ bytes: [UInt8]) {
        extent = .cutOff(said: nil, found: 0)
        defer {
            if case .cutOff(let said, _) = extent {
                extent = .cutOff(said: said, found: rows.count)
            }
        }
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            .enumerated() where line.contains(where: { $0 != 0x20 && $0 != 0x0D })
        {
            let number = index + 1
            guard let value = try? JSONValue(parsing: line), let object = value.object else {
                // A line without its end is where the file was cut off.
                if number > 1, line.endIndex == bytes.endIndex, extent != .untold { return }
                faults.append(Fault(line: number, reason: phrase("it is no JSON object")))
                continue
            }
            if number == 1 {
                guard object["demeter"]?.string == "export" else {
                    faults.append(
                        Fault(line: 1, reason: phrase("it is not the beginning of an export")))
                    return
                }
                switch object["format"]?.integer {
                case Self.exportFormat: break
                case 1: extent = .untold
                default:
                    faults.append(
                        Fault(
                            line: 1,
                            reason: phrase("its format is of a newer Demeter; update this one")))
                    return
                }
                continue
            }
            if object["demeter"]?.string == "end", object["table"] == nil {
                let said = object["rows"]?.integer
                extent = said == rows.count ? .whole : .cutOff(said: said, found: rows.count)
                continue
            }
            // More rows behind the end are of another file.
            if extent == .whole {
                faults.append(
                    Fault(line: number, reason: phrase("it stands behind the end of the export")))
                return
            }
            guard let table = object["table"]?.string else {
                faults.append(Fault(line: number, reason: phrase("\"table\" is missing")))
                continue
            }
            let row = JSONObject(
                object.members.filter { $0.key != "table" }.map { ($0.key, $0.value) })
            rows.append((table, row))
            take(table, row, line: number)
        }
        joinParts()
    }

    /// What of a row belongs into a journal that has something in it already.
    private mutating func take(_ table: String, _ row: JSONObject, line: Int) {
        guard row["live"]?.integer == 1 else { return }
        do throws(EntryContent.Unreadable) {
            switch table {
            case "food_entries":
                contents.append(try EntryContent(row: row))
                revisions[contents.count - 1] = row["revision"]?.integer
            case "own_foods": foods.append(try Food(row: row))
            case "profile": person.profile = try Profile(row: row)
            case "measurements": person.measurements.append(try MeasurementContent(row: row))
            case "feelings": person.feelings.append(try FeelingContent(row: row))
            case "ratings":
                let (food, stars) = try Self.rating(row)
                person.ratings[food] = stars
            case "aims": person.aim = try PersonalAim(row: row)
            case "programmes": person.programmes.append(try ProgrammeRun(row: row))
            case "plans": person.plans.append(try PlanContent(row: row))
            case "allergies": person.allergies.append(try Allergy(row: row))
            default: break
            }
        } catch {
            faults.append(Fault(line: line, reason: phrase("\"\(error.column)\" cannot be read")))
        }
    }

    /// The columns of `EntryRow`; one row for each entry.
    mutating func readEntries(_ records: [CSVText.Record], _ style: TableStyle) {
        guard let first = records.first else { return }
        let names = first.fields
        for (index, record) in records.dropFirst().enumerated() {
            do throws(EntryContent.Unreadable) {
                var row = try EntryRow.row(record.fields, names, style)
                contents.append(try EntryContent(row: row))
                row["revision"] = .integer(index + 1)
                row["live"] = 1
                let parts = contents[contents.count - 1].parts
                row["parts"] = .integer(parts.count)
                if row["incomplete"]?.string == nil { row["incomplete"] = "[]" }
                rows.append(("food_entries", row))
                for (ordinal, part) in parts.enumerated() {
                    rows.append(("entry_parts", part.row(of: index + 1, at: ordinal)))
                }
            } catch {
                faults.append(
                    Fault(line: record.line, reason: phrase("\"\(error.column)\" cannot be read")))
            }
        }
    }
}

extension Food {
    fileprivate init(row: JSONObject) throws(EntryContent.Unreadable) {
        func text(_ name: String) throws(EntryContent.Unreadable) -> String {
            guard let text = row[name]?.string else { throw .init(column: name) }
            return text
        }
        func list(_ name: String) throws(EntryContent.Unreadable) -> [JSONValue] {
            guard let values = (try? JSONValue(parsing: row[name]?.string ?? "[]"))?.array else {
                throw .init(column: name)
            }
            return values
        }
        guard let category = FoodCategory(rawValue: try text("category")) else {
            throw .init(column: "category")
        }
        var nutrients = Nutrients.unknown
        for nutrient in Nutrient.leading {
            nutrients[nutrient] = row[nutrient.rawValue]?.integer
                .map { Thousandths(rawValue: Int64($0)) }
        }
        if let further = row["nutrients"], !further.isNull {
            guard let figures = FurtherFigures(stored: further) else {
                throw .init(column: "nutrients")
            }
            nutrients.further = figures
        }
        self.init(
            id: FoodID(rawValue: try text("food")), name: try text("name"),
            aliases: try list("aliases").compactMap(\.string), category: category,
            brand: row["brand"]?.string, per100g: nutrients,
            portions: try list("portions").compactMap { portion in
                guard let label = portion["label"]?.string, let grams = portion["grams"]?.integer
                else { return nil }
                return Portion(label: label, grams: Thousandths(rawValue: Int64(grams)))
            },
            defaultPortion: row["default_portion"]?.integer,
            usualGrams: row["usual_grams"]?.integer.map { Thousandths(rawValue: Int64($0)) },
            source: FoodSource(release: try text("release"), code: row["code"]?.string),
            barcodes: try list("barcodes").compactMap { $0.string.flatMap { try? GTIN($0) } },
            label: row["ingredients"]?.string.map { FoodLabel(ingredients: $0) })
    }
}
