internal import Nutrition

/// The columns of a table by their names, in small letters and without units in brackets.
struct CSVHeader {
    private var columns: [String: Int] = [:]

    init(_ record: CSVText.Record) {
        for (index, name) in record.fields.enumerated() {
            let key = Self.key(name)
            if columns[key] == nil { columns[key] = index }
        }
    }

    /// `Fat (g)` is `fat`.
    private static func key(_ name: String) -> String {
        let words = name.lowercased().split(separator: "(").first ?? ""
        return words.split(separator: " ").joined(separator: " ")
    }

    /// The first of these columns that there is; `nil` when it is empty.
    func text(_ names: String..., in record: CSVText.Record) -> String? {
        for name in names {
            guard let index = columns[name] else { continue }
            guard record.fields.indices.contains(index) else { return nil }
            let field = record.fields[index]
            return field.allSatisfy(\.isWhitespace) ? nil : field
        }
        return nil
    }

    /// The amount in such a column; `nil` when it is unknown.
    func figure(
        _ names: String..., in record: CSVText.Record
    ) throws(ImportPlan.Fault) -> Thousandths? {
        for name in names where columns[name] != nil {
            guard let text = text(name, in: record) else { return nil }
            guard let number = ImportText.number(text), number >= 0 else {
                throw ImportPlan.Fault(
                    line: record.line, reason: "\"\(text)\" is no amount of \(name)")
            }
            return Thousandths(number)
        }
        return nil
    }
}
