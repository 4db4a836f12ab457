internal import Journal
internal import Nutrition
internal import Telling
internal import Wire

// What is told of plans.
extension Phrases {
    static var nothingPlanned: String { Texts.plans.nothingThere() }

    /// What a change did to plans.
    static func plans(_ changes: [Recorded.PlanChange], today: LocalDay) -> [String] {
        let texts = Texts.plans
        return changes.compactMap { change in
            switch (change.before?.content, change.after?.content) {
            case (nil, let after?): texts.planned(line(for: after, today: today))
            case (let before?, nil): texts.noLonger(line(for: before, today: today))
            case (_, let after?): texts.plannedNow(line(for: after, today: today))
            case (nil, nil): nil
            }
        }
    }

    /// `Friday 2026-12-04, dinner: my stir fry`
    private static func line(for plan: PlanContent, today: LocalDay) -> String {
        Texts.plans.plan(date(plan.day, today: today), Words.meal(plan.meal.rawValue), plan.text)
    }

    private static func date(_ day: LocalDay, today: LocalDay) -> String {
        switch day.daysSinceEpoch - today.daysSinceEpoch {
        case 0: Texts.plans.today()
        case 1: Texts.plans.tomorrow()
        default: Texts.plans.dated(Words.weekday(day.weekday), day.description)
        }
    }

    static func list(_ plans: [PlanMessage], today: LocalDay) -> [String] {
        guard !plans.isEmpty else {
            return [Texts.plans.nothing()]
        }
        return plans.map { line(for: $0, today: today) }
    }

    /// More than one plan that may have been eaten.
    static func which(of plans: [PlanMessage], today: LocalDay) -> [String] {
        [Texts.plans.which(Words.meal(plans[0].meal.rawValue))]
            + plans.map { line(for: $0, today: today) }
    }

    static func proposals(_ plans: [PlanMessage], today: LocalDay) -> [String] {
        guard !plans.isEmpty else {
            return [Texts.plans.nothingToPropose()]
        }
        return plans.map { line(for: $0, today: today) }
    }

    private static func line(for plan: PlanMessage, today: LocalDay) -> String {
        let energy = plan.calories.map { Texts.plans.energy(Figures.calories($0)) } ?? ""
        let reason = plan.reason.map { " – \($0)" } ?? ""
        return Texts.plans.plan(
            date(plan.day, today: today), Words.meal(plan.meal.rawValue), plan.text)
            + energy + reason
    }

    static func shopping(_ items: [ShoppingItem]) -> [String] {
        guard !items.isEmpty else { return [Texts.plans.nothingToBuy()] }
        return items.map { item in
            Words.row([item.name] + (item.grams.map { [Figures.grams($0)] } ?? []))
        }
    }
}
