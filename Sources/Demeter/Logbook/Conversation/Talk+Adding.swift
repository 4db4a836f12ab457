internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition

// Additions.
extension Talk {
    func add(_ words: String, _ meal: Meal?, _ day: SpokenTime.Day?) -> Turn {
        let reading = scene.reading(of: words)
        guard !reading.items.isEmpty else { return .tell(.unclear(words)) }
        let place = place(meal ?? scene.last.first?.meal, day)
        return .log(
            EntryDraft(moment: place.moment, meal: place.meal)
                .entries(of: reading, scene.review.review(reading)))
    }

    /// "And a coffee", soon after a meal of another hour: it belongs to that meal.
    func beside(_ words: String) -> Turn {
        guard let last = scene.last.first, let spoken = scene.spokenAt,
            scene.now - spoken < Self.companyMilliseconds, !scene.focus.isEmpty,
            last.meal != Moment(milliseconds: scene.now, scene.calendar).meal(scene.calendar)
                || last.moment.day != scene.today
        else { return .plain }
        let reading = scene.reading(of: words)
        guard !reading.items.isEmpty, reading.question == nil, reading.meal == nil,
            reading.time == nil, reading.unread.isEmpty,
            reading.items.allSatisfy({ $0.food != nil })
        else { return .plain }
        return .log(
            EntryDraft(moment: last.moment, meal: last.meal)
                .entries(of: reading, scene.review.review(reading)))
    }

    /// How long after a meal "and" goes on with it.
    private static let companyMilliseconds: Int64 = 15 * 60 * 1000

    /// "More rice" is another helping of what was spoken of last.
    func more(_ words: String) -> Turn {
        let last = scene.last + scene.company(of: scene.last)
        let target = Remark.Target(words: words)
        let found = EntryFinder.find(target, in: last)
        let named = found.isEmpty ? EntryFinder.find(target, in: last, scene.reader) : found
        let reading = scene.reading(of: words)
        guard let entry = named.first, reading.items.count == 1, reading.unread.isEmpty,
            reading.items[0].food != nil, reading.question == nil
        else { return .plain }
        return .another(
            EntryDraft(moment: entry.moment, meal: entry.meal)
                .entries(of: reading, scene.review.review(reading)), of: entry)
    }

    func add(
        _ figures: Nutrients, _ words: String, _ meal: Meal?, _ time: SpokenTime?
    ) -> Turn {
        guard figures.areAny else { return .tell(.nothingToAdd) }
        var place = place(meal, time?.day)
        if let time, time.clock != nil {
            let instant = scene.calendar.instant(of: time, meal: meal, now: scene.now / 1000)
            place.moment = Moment(milliseconds: instant * 1000, scene.calendar)
            place.meal = meal ?? place.moment.meal(scene.calendar)
        }
        let content = EntryContent.manual(
            figures, name: nil, text: words, at: place.moment, meal: place.meal)
        return .log([scene.review.reviewed(content)])
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
        return (moment, meal ?? eaten?.meal ?? moment.meal(scene.calendar))
    }
}

extension Nutrients {
    /// Whether there is any figure above nothing.
    var areAny: Bool { known.contains { self[$0].map { $0 > .zero } ?? false } }
}
