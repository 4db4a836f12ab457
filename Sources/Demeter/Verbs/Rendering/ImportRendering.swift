internal import CatalogFiles
internal import JSON
internal import Telling

/// What is told of imports.
enum ImportRendering {
    static func lines(_ outcome: ImportOutcome) -> [String] {
        let about = outcome.about
        let count = Numeral.whole(outcome.foods)
        guard outcome.isChanged else {
            return [phrase("\(about.name): nothing changed; its \(count) foods are here already.")]
        }
        var lines = [
            phrase("\(about.name): \(count) foods of \(DisplayWidth.printable(about.release)).")
        ]
        if let credit = about.credit { lines.append(phrase("Data: \(credit)")) }
        return lines
    }

    /// Which rows were left out and why, for standard error.
    static func faultLines(_ faults: ImportFaults) -> [String] {
        guard faults.count > 0 else { return [] }
        var lines = [
            phrase(
                "\(Numeral.whole(faults.count)) \(plural: faults.count, "row was", "rows were") left out:"
            )
        ]
        lines += faults.first.map {
            "  \(DisplayWidth.printable($0.file)):\($0.line) \(DisplayWidth.printable($0.reason))"
        }
        if faults.count > faults.first.count {
            lines.append(phrase("  and \(Numeral.whole(faults.count - faults.first.count)) more"))
        }
        return lines
    }

    static func line(_ imported: ImportedFoods) -> String {
        phrase(
            "\(imported.about.name): \(Numeral.whole(imported.count)) foods of "
                + "\(DisplayWidth.printable(imported.about.release)), "
                + "\(Numeral.whole((imported.size + 1023) / 1024)) KiB")
    }

    static func json(_ imported: ImportedFoods) -> JSONValue {
        var members = imported.about.json.object ?? JSONObject()
        members["foods"] = .integer(imported.count)
        members["bytes"] = .integer(imported.size)
        return .object(members)
    }

    static func json(_ outcome: ImportOutcome) -> JSONValue {
        var members = outcome.about.json.object ?? JSONObject()
        members["foods"] = .integer(outcome.foods)
        members["changed"] = .bool(outcome.isChanged)
        members["faults"] = .array(
            outcome.faults.first.map {
                [
                    "file": .string($0.file), "line": .integer($0.line),
                    "reason": .string($0.reason),
                ]
            })
        return .object(members)
    }
}
