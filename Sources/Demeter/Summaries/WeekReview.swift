package import Nutrition
package import Telling

/// Seven days beside the seven before them; text, HTML and JSON are made of it.
package struct WeekReview: Sendable, Hashable {
    /// One day of a week.
    package struct Day: Sendable, Hashable {
        package var day: LocalDay
        /// `nil` for a day without entries: nobody knows what was eaten.
        package var total: NutrientTotal?
        /// The goals of that day.
        package var goals: Goals

        package init(day: LocalDay, total: NutrientTotal? = nil, goals: Goals = Goals()) {
            self.day = day
            self.total = total
            self.goals = goals
        }

        /// The energy as far as it is known; `nil` where none of it is.
        package var calories: Thousandths? { total.flatMap { $0.known(.calories) } }
    }

    /// A food of the week.
    package struct Eaten: Sendable, Hashable {
        /// Its English name.
        package var name: String
        /// As it is told in the review's language.
        package var toldName: String
        /// How often it was logged.
        package var times: Int
        package var timesBefore: Int
        /// Of all of them; `nil` where one of them is not known.
        package var calories: Thousandths?

        package init(
            name: String, toldName: String? = nil, times: Int, timesBefore: Int = 0,
            calories: Thousandths?
        ) {
            self.name = name
            self.toldName = toldName ?? name
            self.times = times
            self.timesBefore = timesBefore
            self.calories = calories
        }
    }

    /// The weight without what water and scales make of it.
    package struct Weight: Sendable, Hashable {
        /// In kg, at the week's end.
        package var trend: Double
        /// In which it lies nine times of ten.
        package var interval: ClosedRange<Double>
        /// Against seven days earlier, in kg; `nil` where it was not weighed by then.
        package var change: Double?
        /// Days of the week with a weight.
        package var weighIns: Int

        package init(
            trend: Double, interval: ClosedRange<Double>, change: Double?, weighIns: Int
        ) {
            self.trend = trend
            self.interval = interval
            self.change = change
            self.weighIns = weighIns
        }
    }

    /// The language that it is told in.
    package var language = Language.english
    package var last: LocalDay
    /// 1, and more for one that is told again because a clock was wrong.
    package var revision: Int
    /// The last day still goes on.
    package var isOpen: Bool
    /// Seven, in order.
    package var days: [Day]
    /// The seven before them.
    package var before: [Day]
    /// What was logged in the week or the one before, in no order.
    package var foods: [Eaten]
    /// `nil` where nothing was weighed in the week.
    package var weight: Weight?
    /// Entries of the week that wait for their person.
    package var held: Int

    package init(
        last: LocalDay, revision: Int = 1, isOpen: Bool = false, days: [Day], before: [Day] = [],
        foods: [Eaten] = [], weight: Weight? = nil, held: Int = 0
    ) {
        self.last = last
        self.revision = revision
        self.isOpen = isOpen
        self.days = days
        self.before = before
        self.foods = foods
        self.weight = weight
        self.held = held
    }

    package var first: LocalDay { last.advanced(by: -6) }

    /// Days of the week without entries.
    package var missing: [LocalDay] { days.filter { $0.total == nil }.map(\.day) }

    /// The foods that were logged most, at least twice, the most first; those of a number by their energy.
    package var mostEaten: [Eaten] {
        foods.filter { $0.times > 1 }.sorted { left, right in
            if left.times != right.times { return left.times > right.times }
            let (first, second) = (left.calories ?? .zero, right.calories ?? .zero)
            return first != second ? first > second : left.name < right.name
        }.prefix(5).map(\.self)
    }
}

extension WeekReview {
    /// What was had of a nutrient on a day, by the days on which it is known.
    package struct Average: Sendable, Hashable {
        package var amount: Thousandths
        package var days: Int
        /// Not everything of these days is known, so that it may be more. Of the days on which nothing of it is
        /// known it says nothing.
        package var isLeast: Bool
    }

    /// `nil` where no day knows it: what is not known is not 0.
    package static func average(_ nutrient: Nutrient, of days: [Day]) -> Average? {
        let known = days.compactMap { day in day.total?.known(nutrient) }
        guard !known.isEmpty else { return nil }
        return Average(
            amount: known.reduce(.zero, +).scaled(by: 1 / Double(known.count)), days: known.count,
            isLeast: days.contains { day in
                day.total.map { $0.known(nutrient) != nil && $0.isLeast(nutrient) } ?? false
            })
    }

    /// On how many days a goal was met.
    package struct GoalDays: Sendable, Hashable {
        package var nutrient: Nutrient
        package var met: Int
        /// Of so many with entries and the goal of which it is known.
        package var judged: Int
        /// With entries and the goal, and not known well enough.
        package var unknown: Int
    }

    /// Each nutrient that had a goal on one of the days with entries.
    package static func goalDays(of days: [Day]) -> [GoalDays] {
        Nutrient.all.compactMap { nutrient in
            var result = GoalDays(nutrient: nutrient, met: 0, judged: 0, unknown: 0)
            for day in days {
                guard let total = day.total, let goal = day.goals[nutrient] else { continue }
                switch total.meets(goal, nutrient) {
                case nil: result.unknown += 1
                case let isMet?:
                    result.judged += 1
                    if isMet { result.met += 1 }
                }
            }
            return result.judged + result.unknown > 0 ? result : nil
        }
    }
}

extension NutrientTotal {
    /// The sum as far as it is known; `nil` where nothing is known of it.
    ///
    /// Of the seven a sum of unknowns is 0, which says nothing.
    fileprivate func known(_ nutrient: Nutrient) -> Thousandths? {
        guard let sum = sum[nutrient] else { return nil }
        return isLeast(nutrient) && sum == .zero ? nil : sum
    }

    /// Whether a goal was met; `nil` where what is not known may decide it.
    fileprivate func meets(_ goal: Goal, _ nutrient: Nutrient) -> Bool? {
        let standing = goal.standing(of: sum[nutrient] ?? .zero)
        guard isLeast(nutrient) else { return standing == .met }
        if standing == .above { return false }
        return standing == .met && goal.kind == .minimum ? true : nil
    }
}
