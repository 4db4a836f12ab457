/// The rows that were left out: how many, and the first of them with their reasons.
package struct ImportFaults: Sendable, Hashable {
    /// A row that was left out.
    package struct Fault: Sendable, Hashable {
        /// The file's name, without its folder.
        package var file: String
        package var line: Int
        package var reason: String

        package init(file: String, line: Int, reason: String) {
            self.file = file
            self.line = line
            self.reason = reason
        }
    }

    /// How many are kept with their reasons; the others are only counted.
    package static let limit = 20

    package private(set) var count = 0
    package private(set) var first: [Fault] = []
    /// How often each kind of reason came up.
    package private(set) var reasons: [RowFault.Kind: Int] = [:]

    package init() {}

    mutating func add(_ fault: RowFault, file: String, line: Int) {
        count += 1
        reasons[fault.kind, default: 0] += 1
        guard first.count < Self.limit else { return }
        first.append(Fault(file: file, line: line, reason: fault.reason))
    }
}
