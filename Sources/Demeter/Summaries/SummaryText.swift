internal import Nutrition
internal import Telling

/// A summary as plain text of at most 80 columns, but for a person's own long words.
enum SummaryText {
    private static let barWidth = 16
    /// More items of a meal are only counted.
    static let itemLimit = 8

    static func text(of summary: DaySummary, title: String) -> String {
        var lines = [title, ""]
        lines += bars(Balance.all(of: summary))
        if summary.courses.isEmpty {
            lines.append(Texts.summaries.nothingLogged())
        }
        for course in summary.courses {
            lines += ["", course.heading]
            for item in course.items.prefix(itemLimit) {
                let energy = item.calories.map(Figures.calories) ?? Texts.figures.unknown()
                let told =
                    item.amount.isEmpty
                    ? Texts.summaries.item(item.shortName, energy)
                    : Texts.summaries.itemAmount(item.shortName, item.amount, energy)
                lines.append("  \(item.isEstimate ? "~ " : "")\(told)")
            }
            let rest = course.items.count - itemLimit
            if rest > 0 { lines.append("  " + Texts.summaries.more(rest)) }
        }
        add(Texts.summaries.highlights(), summary.highlights, to: &lines)
        add(Texts.summaries.scores(), summary.scores, to: &lines)
        add(Texts.summaries.requests(), summary.requests, to: &lines)
        if let doubt = summary.doubt { lines += ["", Texts.summaries.doubtMark(doubt)] }
        if !summary.totals.incomplete.isEmpty {
            lines += ["", notKnown(summary.totals)]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func text(of digest: Digest, title: String) -> String {
        var lines = [title, "", Texts.summaries.away(), ""]
        let highest = digest.days.compactMap(\.calories).max() ?? .zero
        for figure in digest.days.suffix(60) {
            let calories = figure.calories ?? .zero
            let share = highest > .zero ? calories.value / highest.value : 0
            lines.append(
                "\(padded(DateText.brief(figure.day), to: 10))  \(bar(share))  "
                    + Figures.calories(calories))
        }
        if digest.days.count > 60 { lines.append(Texts.summaries.before(digest.days.count - 60)) }
        if let average = DayFigure.average(digest.days) {
            lines += ["", Texts.summaries.averageOf(digest.days.count, Figures.calories(average))]
        }
        if let request = request(of: digest) { lines += ["", request] }
        return lines.joined(separator: "\n") + "\n"
    }

    static func request(of digest: Digest) -> String? {
        digest.held == 0
            ? nil : Texts.summaries.waiting(DaySummary.atTheStart(digest.held))
    }

    /// Of which nutrients not everything is known.
    static func notKnown(_ totals: NutrientTotal) -> String {
        Texts.summaries.notKnown(
            Words.row(totals.incomplete.map { Telling.isChinese ? $0.told : $0.rawValue }))
    }

    static func name(of meal: Meal) -> String {
        if meal == .snack { return Texts.summaries.snacks() }
        return meal.told.prefix(1).uppercased() + meal.told.dropFirst()
    }

    private static func bars(_ balances: [Balance]) -> [String] {
        let widths = (
            name: balances.map { columns(of: $0.name) }.max() ?? 0,
            figures: balances.map { columns(of: $0.figures) }.max() ?? 0
        )
        return balances.map { balance in
            "\(padded(balance.name, to: widths.name))  \(bar(balance.share))  "
                + "\(padded(balance.figures, to: widths.figures))  \(balance.rest)"
        }
    }

    static func bar(_ share: Double) -> String {
        let full = Int((min(1, max(0, share)) * Double(barWidth)).rounded())
        return String(repeating: "█", count: full)
            + String(repeating: "░", count: barWidth - full)
    }

    /// How many columns a text takes on a terminal: two for each character as wide as a Chinese one.
    static func columns(of text: String) -> Int {
        text.count
            + text.unicodeScalars.count {
                0x1100...0x115F ~= $0.value || 0x2E80...0xFF60 ~= $0.value
            }
    }

    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - columns(of: text)))
    }

    static func add(_ heading: String, _ sentences: [String], to lines: inout [String]) {
        guard !sentences.isEmpty else { return }
        lines += ["", heading] + sentences.map { "- \($0)" }
    }
}
