package import Service

/// Somebody of a household's server, with computers of their own.
package struct Housemate: Sendable {
    /// Their journal, as it was carried here; `nil` where they do not let its reader read it.
    package var journal: (any Service)?
    /// What they call whoever reads here.
    package var reader: String

    package init(journal: (any Service)?, reader: String) {
        self.journal = journal
        self.reader = reader
    }
}
