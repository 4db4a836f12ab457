/// Rows of comma-separated values as the USDA writes them: quotes around commas, doubled inside.
enum CSV {
    static func rows(_ bytes: [UInt8]) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var field: [UInt8] = []
        var isQuoted = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                if isQuoted, index < bytes.count, bytes[index] == byte {
                    field.append(byte)
                    index += 1
                } else {
                    isQuoted.toggle()
                }
            case UInt8(ascii: ",") where !isQuoted:
                row.append(String(decoding: field, as: UTF8.self))
                field.removeAll(keepingCapacity: true)
            case UInt8(ascii: "\n") where !isQuoted:
                row.append(String(decoding: field, as: UTF8.self))
                field.removeAll(keepingCapacity: true)
                rows.append(row)
                row.removeAll(keepingCapacity: true)
            case UInt8(ascii: "\r"): break
            default: field.append(byte)
            }
        }
        if !field.isEmpty || !row.isEmpty {
            row.append(String(decoding: field, as: UTF8.self))
            rows.append(row)
        }
        return rows
    }
}
