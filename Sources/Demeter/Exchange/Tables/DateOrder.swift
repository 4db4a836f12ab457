/// Which of day and month stands first in dates such as `3/1/2026`.
package enum DateOrder: Sendable, Hashable {
    case dayFirst, monthFirst
}

/// What the dates of a file say of their order.
struct DateEvidence: Sendable, Hashable {
    /// Dates whose first number is over 12, so that it cannot be a month.
    var dayFirst = 0
    /// Dates whose second number is over 12.
    var monthFirst = 0
    /// Dates that may be either.
    var either = 0
    /// Dates with points, which nobody writes with the month first.
    var dotted = 0

    mutating func add(_ text: String) {
        guard let (first, second, isDotted) = DateText.pair(text) else { return }
        if first > 12, second <= 12 {
            dayFirst += 1
        } else if second > 12, first <= 12 {
            monthFirst += 1
        } else if isDotted {
            dotted += 1
        } else if first != second {
            either += 1
        }
    }

    /// The order, and whether the file itself decides it.
    var order: (order: DateOrder, isDecided: Bool) {
        if dayFirst > 0 { return (.dayFirst, monthFirst == 0) }
        if monthFirst > 0 { return (.monthFirst, true) }
        if dotted > 0 { return (.dayFirst, true) }
        return (.monthFirst, either == 0)
    }
}
