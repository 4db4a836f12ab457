package import JSON
package import Journal
internal import Nutrition
internal import Recipes
internal import Wire

// What this program itself has written.
extension ImportPlan {
    /// The format's number, which a reader must know.
    package static let exportFormat = 1

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

    mutating func readExport(_ bytes: [UInt8]) {
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            .enumerated() where line.contains(where: { $0 != 0x20 && $0 != 0x0D })
        {
            let number = index + 1
            guard let value = try? JSONValue(parsing: line), let object = value.object else {
                faults.append(Fault(line: number, reason: "it is no JSON object"))
                continue
            }
            if number == 1 {
                guard object["demeter"]?.string == "export" else {
                    faults.append(Fault(line: 1, reason: "it is not the beginning of an export"))
                    return
                }
                guard object["format"]?.integer == Self.exportFormat else {
                    faults.append(
                        Fault(line: 1, reason: "its format is of a newer Demeter; update this one"))
                    return
                }
                continue
            }
            guard let table = object["table"]?.string else {
                faults.append(Fault(line: number, reason: "\"table\" is missing"))
                continue
            }
            let row = JSONObject(
                object.members.filter { $0.key != "table" }.map { ($0.key, $0.value) })
            rows.append((table, row))
            take(table, row, line: number)
        }
        joinParts()
    }

    /// Gives entries and recipes the parts that stand in rows of their own.
    private mutating func joinParts() {
        func parts(_ table: String) -> [Int: [MealPart]] {
            var found: [Int: [(Int, MealPart)]] = [:]
            for (name, row) in rows where name == table {
                guard let revision = row["revision"]?.integer, let part = MealPart(row: row) else { continue }
                found[revision, default: []].append((row["ordinal"]?.integer ?? 0, part))
            }
            return found.mapValues { $0.sorted { $0.0 < $1.0 }.map(\.1) }
        }
        let ofEntries = parts("entry_parts")
        for index in contents.indices {
            guard let revision = revisions[index], let parts = ofEntries[revision],
                parts.figures == contents[index].nutrients
            else { continue }
            contents[index].parts = parts
        }
        let ofRecipes = parts("recipe_parts")
        for (name, row) in rows where name == "recipes" && row["live"]?.integer == 1 {
            guard let title = row["name"]?.string, let servings = row["servings"]?.number, servings > 0
            else { continue }
            recipes.append(
                Recipe(
                    name: title, servings: servings,
                    cookedGrams: row["cooked"]?.integer.map { Thousandths(rawValue: Int64($0)) },
                    ingredients: row["revision"]?.integer.flatMap { ofRecipes[$0] } ?? [],
                    notes: row["notes"]?.string))
        }
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
            default: break
            }
        } catch {
            faults.append(Fault(line: line, reason: "\"\(error.column)\" cannot be read"))
        }
    }

    /// The columns of `entryLine`; one row for each entry.
    mutating func readEntries(_ records: [CSVText.Record]) {
        guard let first = records.first else { return }
        let names = first.fields
        for (index, record) in records.dropFirst().enumerated() {
            do throws(EntryContent.Unreadable) {
                var row = try EntryRow.row(record.fields, names)
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
                    Fault(line: record.line, reason: "\"\(error.column)\" cannot be read"))
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
        for nutrient in Nutrient.allCases {
            nutrients[nutrient] = row[nutrient.rawValue]?.integer
                .map { Thousandths(rawValue: Int64($0)) }
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
            source: FoodSource(release: try text("release"), code: row["code"]?.string))
    }
}
