/// How numbers and columns are written in a table: as programs expect it, or as spreadsheets do where the
/// comma is that of decimals.
package struct TableStyle: Sendable, Hashable {
    package var separator: UInt8
    package var hasDecimalComma: Bool

    package static let plain = TableStyle(separator: CSVText.comma)
    package static let decimalComma = TableStyle(separator: CSVText.semicolon)

    /// Between semicolons decimals have commas.
    package init(separator: UInt8) {
        self.separator = separator
        hasDecimalComma = separator == CSVText.semicolon
    }

    /// - Parameter text: a number with a decimal point.
    func number(_ text: String) -> String {
        hasDecimalComma ? text.split(separator: ".").joined(separator: ",") : text
    }

    /// The finite number that a field holds; a decimal point is understood everywhere.
    func value(of field: String) -> Double? {
        let text =
            hasDecimalComma
            ? field.split(separator: ",", maxSplits: 1).joined(separator: ".") : field
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}
