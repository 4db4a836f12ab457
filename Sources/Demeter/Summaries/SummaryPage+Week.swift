internal import Nutrition
internal import Telling

extension SummaryPage {
    static func html(of week: WeekReview, title: String) -> String {
        let highest = week.days.compactMap(\.calories).max() ?? .zero
        let rows = week.days.map { day in
            let share = highest > .zero ? (day.calories ?? .zero).value / highest.value : 0
            return "<tr><td \(date)>\(escaped(DateText.brief(day.day)))</td>"
                + bar(share, day.day == week.last && week.isOpen ? blue : green)
                + "<td \(number)>\(escaped(week.figure(of: day)))</td></tr>\n"
        }.joined()
        var body = heading(title) + table(rows)
        body += week.overview.map(paragraph).joined()
        for (heading, sentences) in week.sections { body += list(heading, sentences) }
        return page(title, body)
    }
}
