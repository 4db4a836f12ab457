internal import Nutrition

/// A summary as plain text of at most 80 columns, but for a person's own long words.
enum SummaryText {
    private static let barWidth = 16
    /// More items of a meal are only counted.
    static let itemLimit = 8

    static func text(of summary: DaySummary, title: String) -> String {
        var lines = [title, ""]
        lines += bars(Balance.all(of: summary))
        if summary.courses.isEmpty {
            lines.append("Nothing was logged.")
        }
        for course in summary.courses {
            lines += ["", course.heading]
            for item in course.items.prefix(itemLimit) {
                let amount = item.amount.isEmpty ? "" : ", \(item.amount)"
                let energy = item.calories.map(Figures.calories) ?? "figures unknown"
                lines.append(
                    "  \(item.isEstimate ? "~ " : "")\(item.shortName)\(amount): \(energy)")
            }
            let rest = course.items.count - itemLimit
            if rest > 0 { lines.append("  and \(rest) more") }
        }
        add("What stands out", summary.highlights, to: &lines)
        add("How it was", summary.scores, to: &lines)
        add("Waiting for you", summary.requests, to: &lines)
        if let doubt = summary.doubt { lines += ["", "\(doubt) (~)"] }
        if !summary.totals.incomplete.isEmpty {
            let names = summary.totals.incomplete.map(\.rawValue).joined(separator: ", ")
            lines += ["", "Not known for every food: \(names)."]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func text(of digest: Digest, title: String) -> String {
        var lines = [title, "", "Demeter was away for a while. These days are closed:", ""]
        let highest = digest.days.compactMap(\.calories).max() ?? .zero
        for figure in digest.days.suffix(60) {
            let calories = figure.calories ?? .zero
            let share = highest > .zero ? calories.value / highest.value : 0
            lines.append(
                "\(padded(DateText.brief(figure.day), to: 10))  \(bar(share))  "
                    + Figures.calories(calories))
        }
        if digest.days.count > 60 { lines.append("and \(digest.days.count - 60) before them") }
        if let average = DayFigure.average(digest.days) {
            lines += ["", "Average of \(digest.days.count) days: \(Figures.calories(average))."]
        }
        if let request = request(of: digest) { lines += ["", request] }
        return lines.joined(separator: "\n") + "\n"
    }

    static func request(of digest: Digest) -> String? {
        switch digest.held {
        case 0: nil
        case 1: "One entry of them waits for you: demeter confirm"
        default: "\(digest.held) entries of them wait for you: demeter confirm"
        }
    }

    static func name(of meal: Meal) -> String {
        switch meal {
        case .breakfast: "Breakfast"
        case .lunch: "Lunch"
        case .dinner: "Dinner"
        case .snack: "Snacks"
        }
    }

    private static func bars(_ balances: [Balance]) -> [String] {
        let widths = (
            name: balances.map(\.name.count).max() ?? 0,
            figures: balances.map(\.figures.count).max() ?? 0
        )
        return balances.map { balance in
            "\(padded(balance.name, to: widths.name))  \(bar(balance.share))  "
                + "\(padded(balance.figures, to: widths.figures))  \(balance.rest)"
        }
    }

    private static func bar(_ share: Double) -> String {
        let full = Int((min(1, max(0, share)) * Double(barWidth)).rounded())
        return String(repeating: "█", count: full)
            + String(repeating: "░", count: barWidth - full)
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func add(_ heading: String, _ sentences: [String], to lines: inout [String]) {
        guard !sentences.isEmpty else { return }
        lines += ["", heading] + sentences.map { "- \($0)" }
    }
}
