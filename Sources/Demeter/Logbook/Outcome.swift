internal import JSON
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Telling
internal import TimeZones
internal import Wire

/// What becomes of an utterance that was read as a meal.
struct Outcome: Sendable {
    let utterance: Utterance
    let moment: Moment
    let today: LocalDay
    let reading: Reading
    private(set) var entries: [EntryContent]
    /// What is taken out of pots.
    let pots: [RecipeOperation]
    /// The reply is made where the journal commits, which may be in anybody's turn.
    private let telling = Telling.current

    /// - Parameters:
    ///   - now: Unix milliseconds.
    ///   - isByModel: whether a language model made the reading.
    init(
        utterance: Utterance, reading: Reading, calendar: LocalCalendar, now: Int64,
        isByModel: Bool = false, review: MealReview, kitchen: Kitchen = Kitchen(),
        ingredients: () -> IngredientReader
    ) {
        self.utterance = utterance
        self.reading = reading
        let said = utterance.said
        // "Yesterday" counts from the moment that the sender gave, and in its zone.
        let calendarThere =
            calendar.zone.name == said.moment.zone
            ? calendar
            : LocalCalendar(
                zone: .fixed(said.moment.offset), dayStart: calendar.dayStart, meals: calendar.meals
            )
        func moment(_ meal: Meal?, _ time: SpokenTime?) -> Moment {
            guard let time else { return said.moment }
            let instant = calendarThere.instant(
                of: time, meal: meal, now: said.moment.instant.seconds)
            return Moment(milliseconds: instant * 1000, calendarThere)
        }
        let moments = reading.items.map { item in
            moment(reading.meal(of: item) ?? said.meal, reading.time(of: item))
        }
        self.moment =
            moments.max { $0.instant < $1.instant }
            ?? moment(reading.meal ?? said.meal, reading.time)
        today = calendar.day(of: Timestamp(milliseconds: now).seconds)
        let verdicts = review.review(reading)
        // A recipe is judged by what of it is on the plate.
        let holdsRecipe = reading.items.contains { $0.food.flatMap(RecipeID.init) != nil }
        let plain = holdsRecipe ? review.withoutAllergies.review(reading) : verdicts
        var taken: [RecipeOperation] = []
        let menu = kitchen.menu
        entries = reading.items.indices.map { index in
            let (item, moment) = (reading.items[index], moments[index])
            let isRecipe = item.food.flatMap(RecipeID.init) != nil
            let verdict = isRecipe ? plain[index] : verdicts[index]
            let saidMeal = reading.meal(of: item) ?? said.meal
            let isMealSaid = saidMeal != nil
            let meal = saidMeal ?? moment.meal(calendar)
            var content = EntryDraft(moment: moment, meal: meal, isByModel: isByModel)
                .entry(item, verdict)
            do throws(Recipe.Refusal) {
                if let serving = try menu.serving(of: item, by: ingredients) {
                    content.take(serving)
                    if !isMealSaid, let named = MealWords.occasion(endOf: serving.recipe.name) {
                        content.meal = named
                    }
                    if let pot = kitchen.countingDown(serving.id, by: serving.factor) {
                        taken.append(pot)
                    }
                }
            } catch {
                content.hold(error)
            }
            if isRecipe { content = review.screened(content) }
            // What is asked about counts once it is answered.
            if reading.question != nil { content.state = .held }
            return content
        }
        pots = entries.contains { $0.state == .logged } ? taken : []
    }

    /// The same with the package as the source of entries of these foods.
    func taken(from products: Set<FoodID>, orAll isAll: Bool) -> Outcome {
        var outcome = self
        for index in entries.indices
        where isAll || entries[index].food.map(products.contains) == true {
            outcome.entries[index].source = .barcode
        }
        return outcome
    }

    /// The same with a mark on everything that waits.
    func marked(_ warning: EntryWarning) -> Outcome {
        var outcome = self
        for index in outcome.entries.indices { outcome.entries[index].warnings.append(warning) }
        return outcome
    }

    /// The same with everything waiting for a confirmation.
    func held() -> Outcome {
        var outcome = self
        for index in outcome.entries.indices { outcome.entries[index].state = .held }
        return outcome
    }

    var state: Utterance.State {
        if entries.isEmpty { return .nothing }
        if reading.question != nil { return .question }
        return entries.contains { $0.state == .logged } ? .logged : .held
    }

    /// The question that goes with it into the journal.
    func openQuestion(at instant: Timestamp) -> OpenQuestion? {
        guard let question = reading.question, !entries.isEmpty else { return nil }
        return OpenQuestion(
            utterance: utterance.id, kind: .reading, asked: instant, text: question.text,
            choices: question.choices)
    }

    var act: Act {
        if entries.isEmpty { return .nothing }
        if pots.isEmpty { return .log(entries) }
        return .change(.log, entries.map(EntryOperation.add) + pots.map(EntryOperation.recipe))
    }

    func result(_ recorded: Recorded) -> LogResult {
        Telling.$current.withValue(telling) { told(recorded) }
    }

    private func told(_ recorded: Recorded) -> LogResult {
        let entries = recorded.entries.compactMap(\.after)
        let held = entries.filter { $0.state == .held }
        let total = recorded.totals.first { $0.day == moment.day } ?? DailyTotal(day: moment.day)
        return LogResult(
            utterance: Int(utterance.id.rawValue),
            state: Wire.UtteranceState(rawValue: state.rawValue) ?? .failed,
            entries: entries.filter { $0.state == .logged }.map(EntryMessage.init),
            held: held.map(EntryMessage.init),
            unread: reading.unread, question: entries.isEmpty ? nil : reading.question,
            reply: Phrases.logged(entries, reading, total, today: today).joined(separator: "\n"),
            day: DayRow(total))
    }
}
