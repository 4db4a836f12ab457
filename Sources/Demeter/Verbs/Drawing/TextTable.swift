internal import Printable

/// Rows in aligned columns.
///
/// When a terminal is too narrow, columns are left out in the order of their `rank`, the highest first,
/// and then the flexible column is shortened.
struct TextTable {
    struct Column {
        enum Alignment { case left, right }

        var title: String
        var alignment: Alignment
        /// 0 for a column that always stays.
        var rank: Int
        /// May be shortened; at most one column is.
        var isFlexible: Bool

        init(
            _ title: String, _ alignment: Alignment = .right, rank: Int = 0,
            isFlexible: Bool = false
        ) {
            self.title = title
            self.alignment = alignment
            self.rank = rank
            self.isFlexible = isFlexible
        }
    }

    struct Cell {
        var text: String
        var ink: Ink?

        init(_ text: String, _ ink: Ink? = nil) {
            self.text = DisplayWidth.printable(text)
            self.ink = ink
        }
    }

    private enum Row {
        case cells([Cell])
        case line(Cell)
        case note(Cell)
    }

    private static let gap = 2
    /// A flexible column is not made narrower than this before others are left out.
    private static let leastFlexible = 20

    private let columns: [Column]
    private var rows: [Row] = []

    init(_ columns: [Column]) { self.columns = columns }

    /// One cell for each column.
    mutating func add(_ cells: [Cell]) { rows.append(.cells(cells)) }

    /// A line across all columns.
    mutating func add(line: String, _ ink: Ink? = nil) { rows.append(.line(Cell(line, ink))) }

    /// A line that belongs to the row above it, indented to the flexible column.
    mutating func add(note: String, _ ink: Ink? = nil) { rows.append(.note(Cell(note, ink))) }

    /// The lines of the table, the titles first when there are any.
    func lines(_ style: Style) -> [String] {
        var widths = naturalWidths()
        var shown = columns.indices.filter { widths[$0] > 0 }
        func total() -> Int {
            shown.reduce(0) { $0 + widths[$1] } + Self.gap * max(0, shown.count - 1)
        }
        if let limit = style.columns {
            let flexible = columns.firstIndex(where: \.isFlexible)
            let slack = flexible.map { max(0, widths[$0] - Self.leastFlexible) } ?? 0
            while total() - slack > limit,
                let least = shown.filter({ columns[$0].rank > 0 })
                    .max(by: { columns[$0].rank < columns[$1].rank })
            {
                shown.removeAll { $0 == least }
            }
            if let flexible, total() > limit {
                widths[flexible] = max(4, widths[flexible] - (total() - limit))
            }
        }
        var lines: [String] = []
        if columns.contains(where: { !$0.title.isEmpty }) {
            let titles = columns.map { Cell($0.title, .faint) }
            lines.append(line(titles, shown, widths, style))
        }
        for row in rows {
            switch row {
            case .cells(let cells): lines.append(line(cells, shown, widths, style))
            case .line(let cell): lines.append(style.paint(cell.text, cell.ink))
            case .note(let cell):
                let indent = indent(shown, widths) + Self.gap
                let width = style.columns.map { max(20, $0 - indent) } ?? .max
                for part in TextWrapping.lines(of: cell.text, width: width) {
                    lines.append(
                        String(repeating: " ", count: indent) + style.paint(part, cell.ink))
                }
            }
        }
        return lines
    }

    private func naturalWidths() -> [Int] {
        var widths = columns.map { DisplayWidth.of($0.title) }
        for case .cells(let cells) in rows {
            for (index, cell) in cells.enumerated() {
                widths[index] = max(widths[index], DisplayWidth.of(cell.text))
            }
        }
        return widths
    }

    /// Where the flexible column begins.
    private func indent(_ shown: [Int], _ widths: [Int]) -> Int {
        var indent = 0
        for index in shown {
            if columns[index].isFlexible { return indent }
            indent += widths[index] + Self.gap
        }
        return Self.gap
    }

    private func line(
        _ cells: [Cell], _ shown: [Int], _ widths: [Int], _ style: Style
    ) -> String {
        var line = ""
        var pending = ""
        for index in shown {
            let cell = cells[index]
            let text = DisplayWidth.shortened(
                cell.text, to: widths[index], ellipsis: style.ellipsis)
            let padding = String(repeating: " ", count: widths[index] - DisplayWidth.of(text))
            if columns[index].alignment == .right { pending += padding }
            if !text.isEmpty {
                line += pending + style.paint(text, cell.ink)
                pending = ""
            }
            if columns[index].alignment == .left { pending += padding }
            pending += String(repeating: " ", count: Self.gap)
        }
        return line
    }
}
