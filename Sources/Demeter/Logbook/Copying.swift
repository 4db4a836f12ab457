internal import Journal
internal import MealReview
internal import Nutrition

/// What is copied, and where to; what is not said of the copy stays as it was.
struct Copying: Sendable {
    var day: LocalDay
    /// `nil` for all of the day.
    var meal: Meal?
    /// Today when `nil`, or the day itself where only the meal is another.
    var targetDay: LocalDay?
    var targetMeal: Meal?
    /// Unix milliseconds.
    var now: Int64
    var calendar: LocalCalendar

    /// The entries as they are logged once more: today now, on another day at the hour they had.
    func contents(of entries: [FoodEntry], _ review: MealReview) -> [EntryContent] {
        let today = calendar.day(of: now / 1000)
        let target = targetDay ?? (targetMeal == nil ? today : day)
        return entries.map { entry in
            var content = Repetition(
                day: day, meal: meal, target: targetMeal, moment: entry.moment, hourMeal: entry.meal
            ).contents(of: [entry], review)[0]
            if target == today {
                content.moment = Moment(milliseconds: now, calendar)
            } else {
                let second = calendar.secondOfDay(at: entry.moment.instant.seconds)
                content.moment = Moment(
                    milliseconds: calendar.instant(on: target, secondOfDay: second) * 1000, calendar
                )
            }
            return content
        }
    }
}
