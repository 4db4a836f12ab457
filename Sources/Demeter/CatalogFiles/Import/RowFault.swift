internal import Nutrition
internal import Tables
internal import Telling

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
        case .tooLong(let limit): self.init(.unreadable, phrase("is longer than \(limit) bytes"))
        case .openQuote: self.init(.unreadable, phrase("opens a quote that nothing closes"))
        case .afterQuote: self.init(.unreadable, phrase("has something behind a closing quote"))
        }
    }

    static var notUTF8: RowFault { RowFault(.unreadable, phrase("is not UTF-8")) }
    static var noName: RowFault { RowFault(.noName, phrase("has no name")) }
    static var noCode: RowFault { RowFault(.noCode, phrase("has no code")) }

    static func columns(_ count: Int, of wanted: Int) -> RowFault {
        RowFault(.unreadable, phrase("has \(count) fields where the table has \(wanted)"))
    }

    static func duplicate(_ code: String) -> RowFault {
        RowFault(.duplicate, phrase("repeats the code \(code)"))
    }
}
