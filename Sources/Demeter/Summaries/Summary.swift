package import JSON
internal import Nutrition

/// What goes out: one day, or several after an absence.
package enum Summary: Sendable, Hashable {
    case day(DaySummary)
    case digest(Digest)
    case note(Note)

    /// The same for a preview, the summary and its amendments, so that each takes the last one's place.
    package var id: String {
        switch self {
        case .day(let summary): "demeter-\(summary.day)"
        case .digest(let digest): "demeter-\(digest.first)-\(digest.last)"
        case .note(let note): note.id
        }
    }

    package var revision: Int {
        switch self {
        case .day(let summary): summary.revision
        case .digest(let digest): digest.revision
        case .note: 1
        }
    }

    /// A line without a person's words in it.
    package var title: String {
        switch self {
        case .day(let summary):
            let least = summary.totals.incomplete.contains(.calories) ? "at least " : ""
            let energy =
                summary.courses.isEmpty
                ? "nothing logged"
                : least + Figures.calories(summary.totals.sum.calories ?? .zero)
            let kind =
                summary.kind == .preview ? " so far" : summary.revision > 1 ? ", amended" : ""
            return "\(DateText.long(summary.day))\(kind): \(energy)"
        case .digest(let digest):
            return "\(DateText.long(digest.first)) to \(DateText.long(digest.last))"
        case .note(let note): return note.title
        }
    }

    package var text: String {
        switch self {
        case .day(let summary): SummaryText.text(of: summary, title: title)
        case .digest(let digest): SummaryText.text(of: digest, title: title)
        case .note(let note): note.text
        }
    }

    package var html: String {
        switch self {
        case .day(let summary): SummaryPage.html(of: summary, title: title)
        case .digest(let digest): SummaryPage.html(of: digest, title: title)
        case .note(let note): SummaryPage.html(of: note)
        }
    }

    package var json: JSONValue {
        switch self {
        case .day(let summary): summary.json(id: id)
        case .digest(let digest): digest.json(id: id)
        case .note(let note): note.json
        }
    }
}
