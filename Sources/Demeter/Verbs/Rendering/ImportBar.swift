internal import CatalogFiles
internal import Telling

/// The line on the terminal that tells how far an import is; nothing where nobody looks.
final class ImportBar {
    private let console: Console
    private let started = ContinuousClock.now
    private var shown: ContinuousClock.Instant?
    private static let pace = Duration.milliseconds(100)

    init(_ console: Console) { self.console = console }

    /// A file of meals, of which so many rows and bytes have been read.
    func show(name: String, rows: Int, bytes: Int, allBytes: Int) {
        show(ImportProgress(name: name, rows: rows, bytes: bytes, allBytes: allBytes))
    }

    func show(_ progress: ImportProgress) {
        guard console.isErrorTerminal else { return }
        let now = ContinuousClock.now
        if let shown, now - shown < Self.pace { return }
        shown = now
        console.complain(raw: "\r\u{1B}[K" + Self.text(progress, after: now - started))
    }

    /// Takes the line away.
    func clear() {
        if shown != nil { console.complain(raw: "\r\u{1B}[K") }
        shown = nil
    }

    /// "fndds-2017-2018 [####      ] 40 %, 52,000 rows a second, 3 s left"
    static func text(_ progress: ImportProgress, after time: Duration) -> String {
        let seconds =
            Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        let share =
            progress.allBytes > 0
            ? min(1, Double(progress.bytes) / Double(progress.allBytes)) : 0
        let filled = Int((share * 20).rounded(.down))
        let bar = String(repeating: "#", count: filled) + String(repeating: " ", count: 20 - filled)
        let text = "\(progress.name) [\(bar)] \(Int(share * 100)) %"
        guard seconds > 0.2, share > 0 else { return text }
        // Of a file in which only some records count, bytes tell more than rows.
        let rate =
            progress.rows > 0
            ? phrase("\(Numeral.whole(Int(Double(progress.rows) / seconds))) rows a second")
            : phrase(
                "\(Numeral.whole(Int(Double(progress.bytes) / seconds / 1_000_000))) MB a second")
        let left = Int((seconds * (1 - share) / share).rounded(.up))
        return Words.clauses([
            text, rate,
            left < 60 ? phrase("\(left) s left") : phrase("\(left / 60) min \(left % 60) s left"),
        ])
    }
}
