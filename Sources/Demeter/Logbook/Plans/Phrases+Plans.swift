internal import Journal
internal import Nutrition
internal import Wire

// What is told of plans.
extension Phrases {
    static let nothingPlanned =
        "Nothing is planned there. To plan, say: plan my stir fry for dinner on Friday"

    /// What a change did to plans.
    static func plans(_ changes: [Recorded.PlanChange], today: LocalDay) -> [String] {
        changes.compactMap { change in
            switch (change.before, change.after) {
            case (nil, let after?): "Planned: \(line(for: after.content, today: today))."
            case (let before?, nil):
                "No longer planned: \(line(for: before.content, today: today))."
            case (_, let after?): "Planned now: \(line(for: after.content, today: today))."
            case (nil, nil): nil
            }
        }
    }

    /// `Friday 2026-12-04, dinner: my stir fry`
    private static func line(for plan: PlanContent, today: LocalDay) -> String {
        "\(date(plan.day, today: today)), \(plan.meal.rawValue): \(plan.text)"
    }

    private static func date(_ day: LocalDay, today: LocalDay) -> String {
        switch day.daysSinceEpoch - today.daysSinceEpoch {
        case 0: "today"
        case 1: "tomorrow"
        default:
            PlanWords.weekdays[day.weekday - 1].prefix(1).uppercased()
                + PlanWords.weekdays[day.weekday - 1].dropFirst() + " \(day)"
        }
    }

    static func list(_ plans: [PlanMessage], today: LocalDay) -> [String] {
        guard !plans.isEmpty else {
            return ["Nothing is planned. Say, as: plan my stir fry for dinner on Friday"]
        }
        return plans.map { line(for: $0, today: today) }
    }

    /// More than one plan that may have been eaten.
    static func which(of plans: [PlanMessage], today: LocalDay) -> [String] {
        let meal = plans[0].meal.rawValue
        return ["Which one did you have? Say, as: I had my planned \(meal)"]
            + plans.map { line(for: $0, today: today) }
    }

    static func proposals(_ plans: [PlanMessage], today: LocalDay) -> [String] {
        guard !plans.isEmpty else {
            return [
                "There is nothing to propose yet: log what you eat for a few weeks, and ask again."
            ]
        }
        return plans.map { line(for: $0, today: today) }
    }

    private static func line(for plan: PlanMessage, today: LocalDay) -> String {
        let energy = plan.calories.map { " (\(Figures.calories($0)))" } ?? ""
        let reason = plan.reason.map { " – \($0)" } ?? ""
        return
            "\(date(plan.day, today: today)), \(plan.meal.rawValue): \(plan.text)\(energy)\(reason)"
    }

    static func shopping(_ items: [ShoppingItem]) -> [String] {
        guard !items.isEmpty else { return ["Nothing is planned, so there is nothing to buy."] }
        return items.map { item in
            "\(item.name)\(item.grams.map { ", \(Figures.grams($0))" } ?? "")"
        }
    }
}
