internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition

// Additions.
extension Talk {
    func add(_ words: String, _ meal: Meal?, _ day: SpokenTime.Day?) -> Turn {
        let reading = scene.reader.reading(of: words)
        guard !reading.items.isEmpty else { return .tell(.unclear(words)) }
        let place = place(meal ?? scene.last.first?.meal, day)
        return .log(
            EntryDraft(moment: place.moment, meal: place.meal)
                .entries(of: reading, scene.review.review(reading)))
    }

    func add(
        _ figures: Nutrients, _ words: String, _ meal: Meal?, _ day: SpokenTime.Day?
    ) -> Turn {
        let place = place(meal, day)
        return .log([
            .manual(figures, name: nil, text: words, at: place.moment, meal: place.meal)
        ])
    }

    /// Where an addition belongs: beside what was eaten then, else now or at the meal's usual hour.
    private func place(_ meal: Meal?, _ day: SpokenTime.Day?) -> (moment: Moment, meal: Meal) {
        let date = day.map { scene.calendar.day(of: $0, today: scene.today) } ?? scene.today
        let eaten = scene.entries.first {
            $0.moment.day == date && (meal != nil || day != nil) && (meal == nil || $0.meal == meal)
        }
        let moment: Moment
        if let eaten {
            moment = eaten.moment
        } else if let day {
            let instant = scene.calendar.instant(
                of: SpokenTime(day: day), meal: meal, now: scene.now / 1000)
            moment = Moment(milliseconds: instant * 1000, scene.calendar)
        } else {
            moment = Moment(milliseconds: scene.now, scene.calendar)
        }
        return (moment, meal ?? eaten?.meal ?? Meal(hour: moment.hour))
    }
}
