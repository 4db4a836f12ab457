package import Nutrition

/// How grave it is when somebody eats what they should not.
package enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Never: what has it, or may have it, waits for a person's word.
    case banned
    /// Better not: what has it is logged with a warning.
    case avoid
    /// A little is fine: a warning when the day has had more.
    case smallAmounts = "small-amounts"
}

/// One trigger of a person's own, and how they take it.
package struct Allergy: Sendable, Hashable {
    package var trigger: Trigger
    package var severity: Severity
    /// What is fine in a day, in grams, for `smallAmounts`; `nil` where none was given: then every
    /// amount is told.
    package var dailyGrams: Thousandths?
    /// The day on which it was said.
    package var since: LocalDay

    package init(
        _ trigger: Trigger, _ severity: Severity, dailyGrams: Thousandths? = nil, since: LocalDay
    ) {
        self.trigger = trigger
        self.severity = severity
        self.dailyGrams = dailyGrams
        self.since = since
    }
}
