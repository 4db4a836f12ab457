/// Figures as tables of foods write them.
enum PublishedNumber {
    /// The number in a cell; `nil` where the table knows none (`-`, `N`, nothing).
    ///
    /// Traces (`Tr`, `traces`) and what is below the least that can be measured (`< 0.5`) are 0; a figure in
    /// brackets is an estimate, and taken, and so is one with the mark of a footnote. Commas stand before
    /// decimals unless there is a point as well.
    static func value(_ text: String) -> Double? {
        var cell = text.lowercased().filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
        while let last = cell.last, "†‡§*#".contains(last), cell.count > 1 { cell.removeLast() }
        if cell.hasPrefix("<") || ["tr", "tr.", "trace", "traces", "微量"].contains(cell) {
            return 0
        }
        if cell.contains(",") {
            cell = cell.contains(".") ? cell.filter { $0 != "," } : cell.replacing(",", with: ".")
        }
        guard let first = cell.utf8.first,
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || cell.hasPrefix(".")
                || cell.hasPrefix("-"),
            cell.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.e".utf8.contains($0) }),
            let value = Double(cell), value.isFinite
        else { return nil }
        return value
    }
}
