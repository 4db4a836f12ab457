internal import Nutrition

extension Suggester {
    /// What speaks most for a food, of what can be said of it.
    package func reason(for food: FoodKey, at moment: SuggestionMoment) -> SuggestionReason {
        guard let habit = habits.foods[food] else { return .times(0, daysAgo: 0) }
        let hours = hours(habit, moment)
        if hours.of >= 4, hours.count * 2 >= hours.of {
            return .hours(
                count: hours.count, of: hours.of, isWeekend: moment.isWeekend, from: hours.from,
                to: hours.to)
        }
        let weekday = weekday(habit, moment)
        if weekday.count >= 3, weekday.count * 2 >= weekday.of {
            return .weekday(moment.weekday, count: weekday.count, of: weekday.of)
        }
        if let stars = tastes.ratings[food], stars >= 4 { return .stars(stars) }
        if habit.count >= 10, isFavourite(habit) { return .favourite(habit.count) }
        if let remaining = moment.remaining, let calories = habit.times.last?.calories,
            calories > .zero, calories <= remaining
        {
            return .fits(remaining)
        }
        return .times(habit.count, daysAgo: moment.day - (habit.lastDay ?? moment.day))
    }

    /// Whether fewer than five foods were had more often.
    private func isFavourite(_ habit: Timeline) -> Bool {
        habits.foods.values.count { $0.count > habit.count } < 5
    }

    /// On how many of the last ten weekdays, or days of weekends, it was had within an hour of now.
    ///
    private func hours(
        _ habit: Timeline, _ moment: SuggestionMoment
    ) -> (count: Int, of: Int, from: Int, to: Int) {
        let hour = moment.minute / 60
        // At 8:20 from 7 to 9, at 8:40 from 8 to 10.
        let first = max(0, min(22, moment.minute % 60 < 30 ? hour - 1 : hour))
        let days = habits.days(before: moment.day, limit: 10) {
            (LocalDay(daysSinceEpoch: $0).weekday > 5) == moment.isWeekend
        }
        let minutes = first * 60..<(first + 2) * 60
        let had = Set(
            habit.since(days.last ?? moment.day).filter { minutes.contains($0.minute) }.map(\.day))
        return (days.count { had.contains($0) }, days.count, first, first + 2)
    }

    private func weekday(
        _ habit: Timeline, _ moment: SuggestionMoment
    ) -> (count: Int, of: Int) {
        let days = habits.days(before: moment.day, limit: 8) { (moment.day - $0) % 7 == 0 }
        let had = Set(habit.since(days.last ?? moment.day).map(\.day))
        return (days.count { had.contains($0) }, days.count)
    }
}
