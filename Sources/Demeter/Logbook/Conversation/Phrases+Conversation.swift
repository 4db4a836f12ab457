internal import Journal
internal import MealReader
internal import Nutrition
internal import Telling

extension Phrases {
    /// A question with its choices as numbers.
    static func question(_ question: Question) -> [String] {
        var lines = [question.text]
        lines += question.choices.enumerated().map { "  \($0 + 1). \($1)" }
        lines.append(
            question.choices.isEmpty ? Texts.questions.neverMind() : Texts.questions.sayNumber())
        return lines
    }

    /// An entry among others that it must be told from.
    static func choice(_ entry: FoodEntry, today: LocalDay) -> String {
        let content = entry.content
        let state = content.state == .held ? Texts.questions.heldMark() : ""
        guard content.moment.day != today else {
            return Texts.questions.choice(label(of: content), content.meal.told, state)
        }
        return Texts.questions.choiceOn(
            label(of: content), content.meal.told,
            name(of: content.moment.day, today: today).lowercased(), state)
    }

    /// What can be said about an entry that is held.
    static func remedies(_ entry: FoodEntry) -> [String] {
        let id = entry.id.number
        let amount = entry.warnings.first { $0.rule == "likely_amount" }
            .flatMap { Texts.findings.perhapsMeant.value(in: $0.message) }
        let example = amount.map { Texts.questions.meant($0) } ?? ""
        if entry.nutrients == .unknown, amount != nil {
            return [Texts.questions.sayMeant(example, id)]
        }
        return entry.nutrients.calories == nil
            ? [Texts.questions.sayFigures(id)] : [Texts.questions.logAnyway(example, id)]
    }

    /// What else "more rice" may have meant.
    static func helping(_ entry: FoodEntry) -> String {
        Texts.corrections.helping(
            Telling.current.name(entry.name, food: entry.food?.rawValue, saidAs: entry.text))
    }

    /// A question about days that are not understood, which is answered for none.
    static func whichDay(_ words: String) -> [String] {
        [Texts.notices.whichDayAsked(words)]
    }

    /// A day that no calendar has, on which nothing is logged or changed.
    static func noSuchDay(_ words: String) -> [String] {
        [Texts.notices.noSuchDay(words, Texts.notices.dayExamples())]
    }

    static func nothingToRepeat(_ day: LocalDay?, _ meal: Meal?) -> String {
        switch (day, meal) {
        case (nil, nil): Texts.corrections.nothingToRepeat()
        case (nil, let meal?): Texts.corrections.noMealToRepeat(meal.told)
        case (let day?, nil): Texts.corrections.nothingToRepeatOn(day.description)
        case (let day?, let meal?):
            Texts.corrections.noMealToRepeatOn(meal.told, day.description)
        }
    }

    static func left(_ asked: Asked) -> String {
        switch asked.kind {
        case .which: Texts.questions.leftUnchanged()
        case .hold, .reading: Texts.questions.leftHeld()
        }
    }

    /// A question once more, with what it holds.
    static func stillAsked(_ question: Question, _ entries: [FoodEntry]) -> [String] {
        [Texts.questions.waits()] + entries.map { "  " + line(for: $0.content) }
            + (question.text.isEmpty ? entries.flatMap(remedies) : self.question(question))
    }

    /// Why nothing was changed, and what to say instead.
    static func told(_ notice: Notice, _ last: [FoodEntry]) -> [String] {
        let texts = Texts.notices
        switch notice {
        case .nothingAsked: return [texts.nothingAsked()]
        case .chooseOne(let question): return Phrases.question(question)
        case .unknownFigures(let name): return [texts.unknownFigures(name)]
        case .noneNamed(let words): return [texts.noneNamed(words)]
        case .noneNamedOn(let words, let day): return [texts.noneNamedOn(dated(day), words)]
        case .noneOf(let meal, let day):
            return [
                meal.map { texts.noneOfMeal($0.told, dated(day)) } ?? texts.noneOfDay(dated(day))
            ]
        case .whichDay(let words): return [texts.whichDay(words, texts.dayExamples())]
        case .noSuchEntry(let id): return [texts.noSuchEntry("\(id)")]
        case .notAmongChoices(let id, let question):
            return [texts.notAmongChoices("\(id)")] + Phrases.question(question)
        case .nothingToCorrect: return [texts.nothingToCorrect()]
        case .noEffect(let words): return [texts.noEffect(words)]
        case .noSuchPart(let words): return [texts.noSuchPart(words)]
        case .fitsNothing(let words, let name): return [texts.fitsNothing(words, name)]
        case .unclear(let words): return [texts.unclear(words), texts.example()]
        case .oddAmount(let words): return [texts.oddAmount(words)]
        case .nothingToRepeat(let day, let meal): return [nothingToRepeat(day, meal)]
        case .onlyPart(let words, let name): return [texts.onlyPart(words, name)]
        case .howMuch(let entries):
            return [texts.howMuch()] + entries.map { "  " + line(for: $0.content) }
                + [texts.howMuchExamples()]
        case .saying: return [texts.saying()]
        case .nothingToAdd: return [texts.nothingToAdd()]
        case .inTheFuture: return [texts.inTheFuture()]
        case .sayWhat:
            return [texts.whatWasIt()] + last.map { "  " + line(for: $0.content) }
                + [texts.exampleOrUndo()]
        }
    }
}
