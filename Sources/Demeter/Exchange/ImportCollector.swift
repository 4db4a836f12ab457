internal import Journal
internal import Nutrition
internal import Telling

/// Makes entries of what is read, and keeps count of what is left out and what is wrong.
struct ImportCollector {
    var plan: ImportPlan
    let clock: ImportClock
    let options: ImportOptions
    /// The file that is being read, where it is one of several.
    var file: String?
    /// Told how many entries there are so far, from time to time.
    var onProgress: () -> Void = {}

    init(_ format: ExchangeFormat, _ clock: ImportClock, _ options: ImportOptions) {
        plan = ImportPlan(format: format)
        self.clock = clock
        self.options = options
    }

    mutating func fault(_ line: Int, _ reason: String) {
        plan.faults.append(ImportPlan.Fault(line: line, reason: reason, file: file))
    }

    mutating func leaveOut(_ what: LeftOut, _ count: Int = 1) { plan.leaveOut(what, count) }

    /// Takes an entry, or its fault with the line on which it stands.
    mutating func add(_ draft: EntryDraft, line: Int) {
        do throws(ImportPlan.Fault) {
            try take(draft, line)
        } catch {
            fault(line, error.reason)
        }
    }

    private mutating func take(_ draft: EntryDraft, _ line: Int) throws(ImportPlan.Fault) {
        guard draft.nutrients != .unknown else {
            leaveOut(.withoutFigures)
            return
        }
        for nutrient in draft.nutrients.known {
            guard let figure = draft.nutrients[nutrient]?.value else { continue }
            try Self.check(
                figure, most: EntryLimits.most(nutrient), nutrient.rawValue, nutrient.unit, line)
        }
        if let grams = draft.grams {
            try Self.check(grams, most: EntryLimits.grams, "it", "g", line)
        }
        if let amount = draft.amount, amount < 0 {
            throw .init(line: line, reason: phrase("its amount is below 0"))
        }
        let (moment, meal) = try place(draft, line)
        // A pill's energy is known, though no program tells it.
        let nutrients =
            draft.nutrients.isSupplement ? draft.nutrients.ofPill : draft.nutrients
        let name = draft.name ?? draft.brand ?? draft.meal
        if draft.name == nil { plan.unnamed += 1 }
        plan.contents.append(
            EntryContent(
                moment: moment,
                text: draft.text ?? name ?? meal.rawValue, name: name ?? meal.rawValue,
                amount: draft.amount, unit: draft.unit, grams: draft.grams.map { Thousandths($0) },
                nutrients: nutrients, meal: meal, brand: draft.brand, source: .manual))
        if plan.contents.count & 0xFFF == 0 { onProgress() }
    }

    private func place(
        _ draft: EntryDraft, _ line: Int
    ) throws(ImportPlan.Fault) -> (Moment, Meal) {
        let named = MealName.meal(draft.meal)
        let moment: Moment
        let meal: Meal
        switch draft.when {
        case .day(let day, let second?):
            moment = clock.moment(onDate: day, second: second)
            meal = named ?? Meal(hour: second / 3600)
        case .day(let day, nil):
            meal = named ?? .snack
            moment = clock.moment(on: day, meal)
        case .instant(let milliseconds, let offset):
            moment = clock.moment(milliseconds: milliseconds, offset: offset)
            let second = (milliseconds / 1000 + Int64(moment.offset)) % 86_400
            meal = named ?? Meal(hour: Int(second < 0 ? second + 86_400 : second) / 3600)
        }
        guard clock.allows(moment) else {
            throw .init(
                line: line,
                reason: phrase(
                    "\(moment.day.description) is no day on which somebody ate something"))
        }
        return (moment, meal)
    }

    private static func check(
        _ value: Double, most: Double, _ what: String, _ unit: String, _ line: Int
    ) throws(ImportPlan.Fault) {
        func written(_ number: Double) -> String {
            number == number.rounded() && number.magnitude < 1e15
                ? String(Int64(number)) : String(number)
        }
        guard value >= 0 else {
            throw .init(
                line: line, reason: phrase("\(written(value)) \(unit) of \(what) is below 0"))
        }
        guard value <= most else {
            throw .init(
                line: line,
                reason: phrase(
                    "\(written(value)) \(unit) of \(what) cannot be; "
                        + "\(written(most)) is the most"))
        }
    }
}
