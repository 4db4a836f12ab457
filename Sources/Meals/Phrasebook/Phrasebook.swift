/// What the programs say in English, in Traditional Chinese as it is written in Taiwan.
///
/// The English text stands where it is said and is the key. The rows are kept in sheets: a line in English, a line in
/// Chinese, and a blank one. A line feed within a text is written `\n`, and what stands in a place is numbered in the order
/// of the English text: `{1}`; the Chinese text may have its places in another order. `{entry|entries}` in English is a
/// word by a number, which Chinese does not need.
package enum Phrasebook {
    /// One text in both languages.
    package struct Row: Sendable, Hashable {
        package var english: String
        package var chinese: String
    }

    /// The Chinese text; `nil` where there is none.
    package static func chinese(_ english: String) -> String? { table[english] }

    /// Every row, for those that look through them.
    package static var rows: [Row] { sheets.flatMap(rows) }

    /// Read when somebody first asks for Chinese.
    private static let table = Dictionary(
        rows.map { ($0.english, $0.chinese) }, uniquingKeysWith: { first, _ in first })

    private static func rows(of sheet: String) -> [Row] {
        var rows: [Row] = []
        var english: String?
        for line in sheet.utf8.split(separator: UInt8(ascii: "\n")) {
            let text = plain(Substring(line))
            if let key = english {
                rows.append(Row(english: key, chinese: text))
                english = nil
            } else {
                english = text
            }
        }
        return rows
    }

    private static func plain(_ line: Substring) -> String {
        guard line.utf8.contains(UInt8(ascii: "\\")) else { return String(line) }
        return line.split(separator: "\\n", omittingEmptySubsequences: false)
            .joined(separator: "\n")
    }
}
