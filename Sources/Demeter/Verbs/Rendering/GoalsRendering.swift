internal import Nutrition
internal import Wire

/// What a person aims at on a day, and what was set for other days.
enum GoalsRendering {
    static func lines(_ message: GoalsMessage, _ style: Style) -> [String] {
        guard !message.goals.isEmpty || message.rules.contains(where: { $0.goal != nil }) else {
            return ["You have set no goals. Try: demeter goals set calories 2000 protein min 120"]
        }
        var lines = [style.paint("Goals for \(Calendar.long(message.date))", .bold)]
        lines += message.goals.all.map { "  \($0.goal.words(for: $0.nutrient))" }
        if message.goals.isEmpty { lines.append("  none") }
        let others = message.rules.filter { rule in
            rule.from > message.date
                || rule.weekday.map { $0 != message.date.weekday && rule.goal != nil } ?? false
        }
        if !others.isEmpty {
            lines.append(style.paint("On other days", .bold))
            lines += others.map { rule in
                let goal = rule.goal.map { $0.words(for: rule.nutrient) }
                let days = rule.weekday.map { "on \(Goal.weekdays[$0 - 1]) " } ?? ""
                return "  \(goal ?? "none for \(rule.nutrient.name)") \(days)from "
                    + "\(Calendar.brief(rule.from)) on"
            }
        }
        return lines
    }
}
