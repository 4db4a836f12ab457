package import Nutrition

/// Names a plan.
package struct PlanID: RawRepresentable, Sendable, Hashable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }
}

/// What somebody means to eat, in their words: it is read when it was eaten, and counts nowhere before.
package struct PlanContent: Sendable, Hashable {
    package var day: LocalDay
    package var meal: Meal
    /// Not empty.
    package var text: String

    package init(day: LocalDay, meal: Meal, text: String) {
        self.day = day
        self.meal = meal
        self.text = text
    }
}

/// One plan in the journal.
package struct Plan: Sendable, Hashable, Identifiable {
    package let id: PlanID
    package var content: PlanContent

    package init(id: PlanID, content: PlanContent) {
        self.id = id
        self.content = content
    }
}

/// One step of a change to plans.
package enum PlanOperation: Sendable, Hashable {
    case add(PlanContent)
    case replace(PlanID, PlanContent)
    /// It is given up, or was eaten.
    case remove(PlanID)
}
