internal import Nutrition
internal import Tables

/// Why a row makes no food.
package struct RowFault: Error, Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case unreadable = "cannot be read"
        case noCode = "have no code"
        case noName = "have no name"
        case noFigures = "have no figures"
        case badFigure = "have an impossible figure"
        case energy = "have an energy that cannot be"
        case duplicate = "repeat a code"
    }

    package var kind: Kind
    /// The row's own reason, without a full stop.
    package var reason: String

    init(_ kind: Kind, _ reason: String) {
        self.kind = kind
        self.reason = reason
    }

    init(_ fault: TableFault) {
        switch fault {
        case .tooLong(let limit): self.init(.unreadable, "is longer than \(limit) bytes")
        case .openQuote: self.init(.unreadable, "opens a quote that nothing closes")
        case .afterQuote: self.init(.unreadable, "has something behind a closing quote")
        }
    }

    static let notUTF8 = RowFault(.unreadable, "is not UTF-8")
    static let noName = RowFault(.noName, "has no name")
    static let noCode = RowFault(.noCode, "has no code")

    static func columns(_ count: Int, of wanted: Int) -> RowFault {
        RowFault(.unreadable, "has \(count) fields where the table has \(wanted)")
    }

    static func duplicate(_ code: String) -> RowFault {
        RowFault(.duplicate, "repeats the code \(code)")
    }
}
