/// What came of an import.
package struct ImportOutcome: Sendable, Hashable {
    package var about: ImportedAbout
    package var foods: Int
    package var faults: ImportFaults
    /// Whether the file holds something else than before.
    package var isChanged: Bool
}

/// How far an import is.
package struct ImportProgress: Sendable, Hashable {
    package var name: String
    /// Foods read, faulty ones included.
    package var rows: Int
    package var bytes: Int
    /// How many bytes there are to be read.
    package var allBytes: Int

    package init(name: String, rows: Int, bytes: Int, allBytes: Int) {
        self.name = name
        self.rows = rows
        self.bytes = bytes
        self.allBytes = allBytes
    }
}
