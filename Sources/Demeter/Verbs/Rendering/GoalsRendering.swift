internal import Nutrition
internal import Telling
internal import Wire

/// What a person aims at on a day, and what was set for other days.
enum GoalsRendering {
    static func lines(_ message: GoalsMessage, _ style: Style) -> [String] {
        let texts = CommandTexts.tables
        guard !message.goals.isEmpty || message.rules.contains(where: { $0.goal != nil }) else {
            return [texts.noGoals()]
        }
        var lines = [style.paint(texts.goalsFor(Calendar.long(message.date)), .bold)]
        lines += message.goals.all.map { "  \($0.goal.words(for: $0.nutrient))" }
        if message.goals.isEmpty { lines.append("  " + texts.none()) }
        let others = message.rules.filter { rule in
            rule.from > message.date
                || rule.weekday.map { $0 != message.date.weekday && rule.goal != nil } ?? false
        }
        if !others.isEmpty {
            lines.append(style.paint(texts.otherDays(), .bold))
            lines += others.map { rule in
                let goal = rule.goal.map { $0.words(for: rule.nutrient) }
                let days = rule.weekday.map { weekday in
                    texts.onWeekdays(
                        Telling.isChinese ? Words.weekday(weekday) : Goal.weekdays[weekday - 1])
                }
                return "  "
                    + texts.from(
                        goal ?? Texts.goals.noMore(rule.nutrient.told), days ?? "",
                        Calendar.brief(rule.from))
            }
        }
        return lines
    }
}
