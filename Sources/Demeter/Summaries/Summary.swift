package import JSON
internal import Nutrition
internal import Telling

/// What goes out: one day, several after an absence, or a week.
package enum Summary: Sendable, Hashable {
    case day(DaySummary)
    case digest(Digest)
    case week(WeekReview)
    case note(Note)

    /// The same for a preview, the summary and its amendments, so that each takes the last one's place.
    package var id: String {
        switch self {
        case .day(let summary): "demeter-\(summary.day)"
        case .digest(let digest): "demeter-\(digest.first)-\(digest.last)"
        case .week(let week): "demeter-week-\(week.last)"
        case .note(let note): note.id
        }
    }

    package var revision: Int {
        switch self {
        case .day(let summary): summary.revision
        case .digest(let digest): digest.revision
        case .week(let week): week.revision
        case .note: 1
        }
    }

    /// A line without a person's words in it.
    package var title: String {
        told {
            switch self {
            case .day(let summary): Self.title(of: summary)
            case .digest(let digest):
                Texts.summaries.titleOfDays(DateText.long(digest.first), DateText.long(digest.last))
            case .week(let week): week.title
            case .note(let note): note.title
            }
        }
    }

    private static func title(of summary: DaySummary) -> String {
        let day = DateText.long(summary.day)
        let texts = Texts.summaries
        var energy = Figures.calories(summary.totals.sum.calories ?? .zero)
        if summary.totals.incomplete.contains(.calories) { energy = Texts.figures.least(energy) }
        if summary.courses.isEmpty { energy = texts.nothing() }
        if summary.kind == .preview { return texts.titleSoFar(day, energy) }
        return summary.revision > 1 ? texts.titleAmended(day, energy) : texts.title(day, energy)
    }

    /// Made in the language of the summary, whoever asks for it.
    private func told<Value>(_ body: () -> Value) -> Value {
        let language: Language? =
            switch self {
            case .day(let summary): summary.language
            case .digest(let digest): digest.language
            case .week(let week): week.language
            case .note: nil
            }
        guard let language else { return body() }
        return Telling.$current.withValue(Telling(language), operation: body)
    }

    package var text: String {
        told {
            switch self {
            case .day(let summary): SummaryText.text(of: summary, title: title)
            case .digest(let digest): SummaryText.text(of: digest, title: title)
            case .week(let week): SummaryText.text(of: week, title: title)
            case .note(let note): note.text
            }
        }
    }

    package var html: String {
        told {
            switch self {
            case .day(let summary): SummaryPage.html(of: summary, title: title)
            case .digest(let digest): SummaryPage.html(of: digest, title: title)
            case .week(let week): SummaryPage.html(of: week, title: title)
            case .note(let note): SummaryPage.html(of: note)
            }
        }
    }

    package var json: JSONValue {
        told {
            switch self {
            case .day(let summary): summary.json(id: id)
            case .digest(let digest): digest.json(id: id)
            case .week(let week): week.json(id: id)
            case .note(let note): note.json
            }
        }
    }
}
