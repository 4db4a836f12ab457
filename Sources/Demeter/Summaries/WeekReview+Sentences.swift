internal import Nutrition
internal import Telling

extension WeekReview {
    /// `Average of 6 days: 1,930 kcal, 96 g protein, 14 g fiber (4/6)…`, which was known on four of the six; `nil`
    /// without a day that is known.
    var averages: String? {
        let known = Nutrient.leading.compactMap { nutrient in
            Self.average(nutrient, of: days).map { (nutrient, $0) }
        }
        guard let most = known.map(\.1.days).max() else { return nil }
        let figures = known.map { nutrient, average in
            let amount = Figures.amount(average.amount, of: nutrient)
            let told = average.isLeast ? Texts.figures.least(amount) : amount
            guard average.days < most else { return told }
            return "\(told) (\(average.days)/\(most))"
        }
        return Texts.weeks.averages(most, Words.row(figures))
    }

    /// The days without entries, in a sentence; `nil` where there are none.
    var missingDays: String? {
        let missing = missing
        guard !missing.isEmpty else { return nil }
        return Texts.weeks.missing(Words.row(missing.map(DateText.brief)))
    }

    /// That the last day still goes on.
    var openDay: String? {
        isOpen && days.last?.total != nil ? Texts.weeks.soFar(DateText.brief(last)) : nil
    }

    /// Each goal, and on how many days it was met.
    var goals: [String] {
        let before = Dictionary(
            uniqueKeysWithValues: Self.goalDays(of: self.before).map { ($0.nutrient, $0) })
        return Self.goalDays(of: days).map { goal in
            let name = Balance.name(of: goal.nutrient)
            var sentence = Texts.weeks.met(name, goal.met, goal.judged)
            if let earlier = before[goal.nutrient], earlier.judged > 0 {
                sentence = Texts.weeks.metBefore(
                    name, goal.met, goal.judged, earlier.met, earlier.judged)
            }
            return goal.unknown > 0
                ? Words.joined([sentence, Texts.weeks.unknownDays(goal.unknown)]) : sentence
        }
    }

    /// What is other than in the week before, the energy first.
    var changes: [String] { [energyChange].compactMap(\.self) + nutrientChanges + foodChanges }

    private var energyChange: String? {
        guard let now = Self.average(.calories, of: days), !now.isLeast,
            let earlier = Self.average(.calories, of: before), !earlier.isLeast
        else { return nil }
        let change = now.amount - earlier.amount
        let name = Balance.name(of: .calories)
        if abs(change.value) < 10 { return Texts.weeks.same(name) }
        return told(change, .calories, name)
    }

    /// The three that changed most, by at least a tenth; of those that are known in both weeks.
    private var nutrientChanges: [String] {
        var changes: [(share: Double, sentence: String)] = []
        for nutrient in Nutrient.leading where nutrient != .calories {
            guard let now = Self.average(nutrient, of: days), !now.isLeast,
                let earlier = Self.average(nutrient, of: before), !earlier.isLeast,
                earlier.amount > .zero
            else { continue }
            let change = now.amount - earlier.amount
            let share = abs(change.value) / earlier.amount.value
            guard share >= 0.1 else { continue }
            changes.append((share, told(change, nutrient, Balance.name(of: nutrient))))
        }
        return changes.sorted { $0.share > $1.share }.prefix(3).map(\.sentence)
    }

    private func told(_ change: Thousandths, _ nutrient: Nutrient, _ name: String) -> String {
        let amount = Balance.figure(change < .zero ? -change : change, nutrient)
        return change < .zero ? Texts.weeks.less(name, amount) : Texts.weeks.more(name, amount)
    }

    /// Foods that were had at least three times more, or less, than in the week before; at most two of each.
    private var foodChanges: [String] {
        guard before.contains(where: { $0.total != nil }) else { return [] }
        let sorted = foods.sorted { left, right in
            let (first, second) = (left.times - left.timesBefore, right.times - right.timesBefore)
            return first != second ? first > second : left.name < right.name
        }
        let more = sorted.filter { $0.times - $0.timesBefore >= 3 }.prefix(2)
        let less = sorted.reversed().filter { $0.timesBefore - $0.times >= 3 }.prefix(2)
        return more.map { Texts.weeks.moreOften($0.shortName, $0.times, $0.timesBefore) }
            + less.map { Texts.weeks.lessOften($0.shortName, $0.times, $0.timesBefore) }
    }

    /// The weight in a sentence or two; `nil` where nothing was weighed.
    var weightLine: String? {
        guard let weight else { return nil }
        let trend = Texts.weeks.weight(
            Self.kilograms(weight.trend), Self.kilograms(weight.interval.lowerBound),
            Self.kilograms(weight.interval.upperBound))
        guard let change = weight.change else { return trend }
        let tenths = (change * 10).rounded()
        let sentence =
            tenths == 0
            ? Texts.weeks.sameWeight()
            : tenths < 0
                ? Texts.weeks.lighter(Self.kilograms(-change))
                : Texts.weeks.heavier(Self.kilograms(change))
        return Words.joined([trend, sentence])
    }

    private static func kilograms(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(abs(tenths % 10)) \(Words.unit("kg"))"
    }

    /// `coffee: 7 times, 35 kcal`
    var favourites: [String] {
        mostEaten.map { food in
            food.calories.map {
                Texts.weeks.eaten(food.shortName, food.times, Figures.calories($0))
            } ?? Texts.weeks.eatenUnknown(food.shortName, food.times)
        }
    }

    /// What needs an answer.
    var request: String? {
        held == 0 ? nil : Texts.summaries.waiting(DaySummary.atTheStart(held))
    }

    /// What stands beside a day's bar.
    func figure(of day: Day) -> String {
        guard let total = day.total else { return Texts.summaries.nothing() }
        guard let calories = day.calories else { return Texts.figures.unknown() }
        let energy = Figures.calories(calories)
        return total.isLeast(.calories) ? Texts.figures.least(energy) : energy
    }

    /// A line without a person's words in it.
    var title: String {
        let day = DateText.long(last)
        guard let average = Self.average(.calories, of: days) else {
            return Texts.weeks.title(day, Texts.summaries.nothing())
        }
        let energy = Figures.calories(average.amount)
        let told = Texts.figures.inDay(average.isLeast ? Texts.figures.least(energy) : energy)
        return revision > 1 ? Texts.weeks.titleAmended(day, told) : Texts.weeks.title(day, told)
    }
}

extension WeekReview.Eaten {
    /// The name without what no line has room for.
    var shortName: String { DaySummary.Item.short(toldName) }
}
