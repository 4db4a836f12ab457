/// A table of comma-separated values (RFC 4180) whose first row names its columns.
package struct CSVTable {
    package let columns: [String]
    package private(set) var rows: [[String]] = []

    package init(parsing bytes: [UInt8]) {
        var fields: [String] = []
        var rows: [[String]] = []
        var field: [UInt8] = []
        var quoted = false
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        func endField() {
            fields.append(String(decoding: field, as: UTF8.self))
            field.removeAll(keepingCapacity: true)
        }
        func endRow() {
            endField()
            rows.append(fields)
            fields.removeAll(keepingCapacity: true)
        }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if quoted {
                if byte != UInt8(ascii: "\"") {
                    field.append(byte)
                } else if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
                    field.append(byte)
                    index += 1
                } else {
                    quoted = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): quoted = true
            case UInt8(ascii: ","): endField()
            case UInt8(ascii: "\n"): endRow()
            case UInt8(ascii: "\r"): continue
            default: field.append(byte)
            }
        }
        if !field.isEmpty || !fields.isEmpty { endRow() }
        columns = rows.first ?? []
        self.rows = Array(rows.dropFirst())
    }

    /// The place of a column in every row.
    package func column(_ name: String) -> Int? { columns.firstIndex(of: name) }
}
