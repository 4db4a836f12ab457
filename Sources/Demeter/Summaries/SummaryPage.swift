internal import Nutrition
internal import Telling

/// A summary as a page of HTML that mail programs show as it is: tables, and styles in the elements.
enum SummaryPage {
    static func html(of summary: DaySummary, title: String) -> String {
        var body = heading(title)
        let balances = Balance.all(of: summary)
        if !balances.isEmpty {
            body += table(balances.map(row).joined())
        }
        if summary.courses.isEmpty { body += paragraph(Texts.summaries.nothingLogged()) }
        for course in summary.courses {
            body += subheading(course.heading)
            var rows = course.items.prefix(SummaryText.itemLimit).map(row).joined()
            let rest = course.items.count - SummaryText.itemLimit
            if rest > 0 {
                rows += "<tr><td colspan=\"2\" \(faint)>\(Texts.summaries.more(rest))</td></tr>\n"
            }
            body += table(rows)
        }
        body += list(Texts.summaries.highlights(), summary.highlights)
        body += list(Texts.summaries.scores(), summary.scores)
        body += list(Texts.summaries.requests(), summary.requests)
        if let doubt = summary.doubt { body += note(Texts.summaries.doubtMark(doubt)) }
        if !summary.totals.incomplete.isEmpty {
            body += note(SummaryText.notKnown(summary.totals))
        }
        return page(title, body)
    }

    static func html(of digest: Digest, title: String) -> String {
        let highest = digest.days.compactMap(\.calories).max() ?? .zero
        let rows = digest.days.suffix(60).map { figure in
            let calories = figure.calories ?? .zero
            let share = highest > .zero ? calories.value / highest.value : 0
            return "<tr><td \(date)>\(DateText.brief(figure.day))</td>\(bar(share, green))"
                + "<td \(number)>\(Figures.calories(calories))</td></tr>\n"
        }.joined()
        var body = heading(title)
        body += paragraph(Texts.summaries.away()) + table(rows)
        if let average = DayFigure.average(digest.days) {
            body += paragraph(
                Texts.summaries.averageOf(digest.days.count, Figures.calories(average)))
        }
        if let request = SummaryText.request(of: digest) { body += note(request) }
        return page(title, body)
    }

    static func html(of note: Note) -> String {
        page(note.title, heading(note.title) + note.lines.map(paragraph).joined())
    }

    static let green = "#3a7d44"
    private static let red = "#b3372f"
    private static let amber = "#c08a1e"
    static let blue = "#3b6ea5"
    private static let grey = "#e4e4df"
    private static let cell = "style=\"padding:3px 12px 3px 0;vertical-align:top\""
    static let date =
        "style=\"padding:3px 12px 3px 0;white-space:nowrap;width:1%\""
    static let number =
        "style=\"padding:3px 0;text-align:right;white-space:nowrap;vertical-align:top\""
    private static let faint = "style=\"padding:3px 0;color:#6b6b6b\""

    private static func row(_ balance: Balance) -> String {
        let colour =
            switch balance.standing {
            case .met: green
            case .below: balance.isOpen ? blue : amber
            case .above: red
            }
        let bar =
            balance.excess > 0
            ? bar(1 - balance.excess, green, rest: red) : bar(balance.share, colour)
        return "<tr><td \(cell)>\(escaped(balance.name))</td>\(bar)"
            + "<td style=\"padding:3px 12px 3px 0;white-space:nowrap\">\(escaped(balance.figures))</td>"
            + "<td style=\"padding:3px 0;white-space:nowrap;color:\(colour)\">"
            + "\(escaped(balance.rest))</td></tr>\n"
    }

    private static func row(_ item: DaySummary.Item) -> String {
        let energy = item.calories.map(Figures.calories) ?? Texts.figures.unknown()
        let amount =
            item.amount.isEmpty
            ? ""
            : " <span style=\"color:#6b6b6b;white-space:nowrap\">"
                + "\(escaped(item.amount))</span>"
        return "<tr><td style=\"padding:3px 12px 3px 0;width:100%;word-break:break-word\">"
            + "\(item.isEstimate ? "~ " : "")\(escaped(item.shortName))\(amount)</td>"
            + "<td \(number)>\(energy)</td></tr>\n"
    }

    /// - Parameter rest: the colour of what is not filled.
    static func bar(_ share: Double, _ colour: String, rest: String = grey) -> String {
        let percent = Int((min(1, max(0, share)) * 100).rounded())
        return "<td style=\"padding:3px 12px 3px 0;width:40%\">"
            + "<div style=\"background:\(rest);border-radius:4px;height:12px;min-width:90px\">"
            + "<div style=\"background:\(colour);border-radius:4px;height:12px;width:\(percent)%\">"
            + "</div></div></td>"
    }

    static func heading(_ text: String) -> String {
        "<h1 style=\"font-size:20px;margin:0 0 14px\">\(escaped(text))</h1>\n"
    }

    private static func subheading(_ text: String) -> String {
        "<h2 style=\"font-size:16px;margin:18px 0 4px\">\(escaped(text))</h2>\n"
    }

    static func paragraph(_ text: String) -> String {
        "<p style=\"margin:10px 0\">\(escaped(text))</p>\n"
    }

    private static func note(_ text: String) -> String {
        "<p style=\"margin:14px 0 0;color:#6b6b6b;font-size:13px\">\(escaped(text))</p>\n"
    }

    static func table(_ rows: String) -> String {
        "<table cellpadding=\"0\" cellspacing=\"0\" style=\"width:100%;border-collapse:collapse\">\n"
            + rows + "</table>\n"
    }

    static func list(_ heading: String, _ sentences: [String]) -> String {
        guard !sentences.isEmpty else { return "" }
        return subheading(heading) + "<ul style=\"margin:4px 0;padding-left:20px\">\n"
            + sentences.map { "<li>\(escaped($0))</li>\n" }.joined() + "</ul>\n"
    }

    static func page(_ title: String, _ body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="\(Telling.current.language.rawValue)">
        <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>\(escaped(title))</title></head>
        <body style="margin:0;background:#f6f5f1">
        <div style="max-width:600px;margin:0 auto;padding:20px;background:#fff;color:#222;\
        font:15px/1.45 -apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif">
        \(body)</div>
        </body>
        </html>

        """
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}
