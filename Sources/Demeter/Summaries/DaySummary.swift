package import HealthyEating
package import Nutrition
package import Telling

/// What a person wants to read of a day in ten seconds; text, HTML and JSON are made of it.
package struct DaySummary: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        /// The day still goes on.
        case preview
        case summary
    }

    /// What was eaten at one occasion.
    package struct Course: Sendable, Hashable {
        package var meal: Meal
        package var items: [Item]

        package init(meal: Meal, items: [Item]) {
            self.meal = meal
            self.items = items
        }

        package var calories: Thousandths {
            items.reduce(.zero) { $0 + ($1.calories ?? .zero) }
        }

        /// `Lunch, at least 640 kcal`
        var heading: String {
            let energy = Figures.calories(calories)
            return Texts.summaries.course(
                SummaryText.name(of: meal),
                items.contains { $0.calories == nil } ? Texts.figures.least(energy) : energy)
        }
    }

    package struct Item: Sendable, Hashable {
        package var name: String
        /// As it is told in the summary's language; `nil` where that is its name.
        package var toldName: String?
        /// `2 large (122 g)`; empty when it is not known.
        package var amount: String
        package var calories: Thousandths?
        /// Its weight or its figures were assumed.
        package var isEstimate: Bool

        package init(name: String, amount: String, calories: Thousandths?, isEstimate: Bool) {
            self.name = name
            self.amount = amount
            self.calories = calories
            self.isEstimate = isEstimate
        }

        /// The name without what no line has room for.
        var shortName: String { Self.short(toldName ?? name) }

        static func short(_ name: String) -> String {
            name.count > 60 ? name.prefix(59).trimmedEnd + "…" : name
        }
    }

    /// An entry that waits for its person.
    package struct Held: Sendable, Hashable {
        package var id: Int
        package var name: String
        /// Whether it has figures and only needs to be confirmed.
        package var hasFigures: Bool

        package init(id: Int, name: String, hasFigures: Bool) {
            self.id = id
            self.name = name
            self.hasFigures = hasFigures
        }
    }

    /// The language that it is told in.
    package var language = Language.english
    package var kind: Kind
    package var day: LocalDay
    /// 1, and more for one that amends an earlier one.
    package var revision: Int
    package var totals: NutrientTotal
    package var goals: Goals
    package var courses: [Course]
    package var held: [Held]
    /// Descriptions that nobody has read yet.
    package var waiting: Int
    /// The days up to this one, the last of them, without gaps: at most 400.
    package var days: [DayFigure]
    /// Why the goal of the next day is another, in a sentence; `nil` where it did not change by itself.
    package var news: String?
    /// `nil` where too little is known for a score.
    package var eating: EatingIndex?
    /// 1 to 10; `nil` where the person has noted no allergies.
    package var allergyScore: Int?

    /// How the day was for a programme that it counts for, in a sentence or two; `nil` where it counts for none.
    package var programme: String?

    package init(
        kind: Kind, day: LocalDay, revision: Int = 1, totals: NutrientTotal, goals: Goals = Goals(),
        courses: [Course] = [], held: [Held] = [], waiting: Int = 0, days: [DayFigure] = [],
        eating: EatingIndex? = nil, allergyScore: Int? = nil
    ) {
        self.eating = eating
        self.allergyScore = allergyScore
        self.kind = kind
        self.day = day
        self.revision = revision
        self.totals = totals
        self.goals = goals
        self.courses = courses
        self.held = held
        self.waiting = waiting
        self.days = days
    }

    /// The share of the energy that was estimated rather than known, 0 to 1; `nil` without energy.
    package var estimatedShare: Double? {
        guard let calories = totals.sum.calories, calories > .zero else { return nil }
        let estimated = courses.flatMap(\.items).filter(\.isEstimate)
            .reduce(Thousandths.zero) { $0 + ($1.calories ?? .zero) }
        return min(1, max(0, estimated.value / calories.value))
    }

    /// The average energy of the days with entries among seven, and what it was the week before.
    package var weekly: (now: Thousandths?, before: Thousandths?) {
        (
            DayFigure.average(days.suffix(7)),
            DayFigure.average(days.dropLast(7).suffix(7))
        )
    }

    /// Days in a row with entries, this one the last.
    package var loggedStreak: Int { days.reversed().prefix { $0.calories != nil }.count }

    /// Days in a row on which the energy was as aimed at, this one the last.
    package var goalStreak: Int {
        days.reversed().prefix { figure in
            guard let calories = figure.calories else { return false }
            return figure.goal?.standing(of: calories) == .met
        }.count
    }
}

extension Substring {
    /// Without white space at its end.
    fileprivate var trimmedEnd: Substring {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
