internal import Tables

extension TableRows {
    /// Gives each row to `take` and each that cannot be read to the collector, with its line.
    mutating func collect(
        into collector: inout ImportCollector,
        _ take: (TableRows, inout ImportCollector) throws -> Void
    ) throws {
        while true {
            switch try next() {
            case .end: return
            case .row: try take(self, &collector)
            case .faulty(let fault): collector.fault(line, TableImport.reason(fault))
            }
        }
    }

    /// What stands in the row's fields; nothing in those that are not UTF-8.
    var cells: [String] { (0..<count).map { text($0) ?? "" } }
}
