import Eaters
import Habits
import Nutrition
import TestSupport
import Testing

struct SuggesterTests {
    private let monday = RandomDiary.first

    private func eaten(
        _ food: String, _ day: Int, _ minute: Int, grams: Double = 100, entry: Int64
    ) -> Eaten {
        Eaten(
            entry: entry, food: FoodKey(rawValue: food), day: monday + day, minute: minute,
            meal: Meal(hour: minute / 60), grams: Thousandths(grams),
            calories: Thousandths(grams * 2))
    }

    /// Oats and coffee each morning, soup at noon; fish on Fridays.
    private var week: [Eaten] {
        var entries: [Eaten] = []
        for day in 0..<28 {
            entries.append(eaten("oats", day, 450, entry: Int64(day * 10)))
            entries.append(eaten("coffee", day, 455, entry: Int64(day * 10 + 1)))
            entries.append(eaten("soup", day, 750, entry: Int64(day * 10 + 2)))
            if day % 7 == 4 {
                entries.append(eaten("fish", day, 1140, entry: Int64(day * 10 + 3)))
            }
        }
        return entries
    }

    private func moment(_ day: Int, _ minute: Int, left: Double? = nil) -> SuggestionMoment {
        SuggestionMoment(
            day: monday + day, minute: minute, meal: Meal(hour: minute / 60),
            remaining: left.map { Thousandths($0) })
    }

    @Test func `a meal to plan is one that was had whole, and belongs to its weekday`() {
        var entries = week
        for day in 0..<28 {
            // An orange after the soup, and now and then nothing but that; stew, but fish on Fridays.
            entries.append(eaten("orange", day, 760, grams: 20, entry: Int64(day * 10 + 4)))
            if day % 9 == 5 { entries.removeAll { $0.entry == Int64(day * 10 + 2) } }
            if day % 7 != 4 {
                entries.append(eaten("stew", day, 1140, entry: Int64(day * 10 + 5)))
            }
        }
        let suggester = Suggester(EatingHabits(entries))
        func meals(_ day: Int, _ minute: Int) -> [Set<String>] {
            suggester.meals(at: moment(day, minute), seenFrom: monday + 28).map {
                Set($0.items.map(\.food.rawValue))
            }
        }
        #expect(meals(28, 750) == [["soup", "orange"]])
        #expect(meals(28, 1140) == [["stew"], ["fish"]])
        #expect(meals(32, 1140) == [["fish"], ["stew"]])
        let friday = suggester.meals(at: moment(32, 1140), seenFrom: monday + 28)
        #expect(friday.first?.reason == .mealOnWeekday(5, .dinner, count: 4, of: 4))
    }

    @Test func `the hour and the weekday tell what is had`() {
        let suggester = Suggester(EatingHabits(week))
        let morning = suggester.suggestions(at: moment(28, 450))
        #expect(morning.first?.items.map(\.food.rawValue).sorted() == ["coffee", "oats"])
        #expect(morning.first?.reason == .meal(.breakfast, count: 10, of: 10))
        #expect(
            morning.dropFirst().first?.reason
                == .hours(count: 10, of: 10, isWeekend: false, from: 7, to: 9))
        let noon = suggester.suggestions(at: moment(28, 750))
        #expect(noon.first?.items.map(\.food.rawValue) == ["soup"])
        #expect(noon.first?.reason.words == "10 of the last 10 weekdays between 12 and 14")
        let friday = suggester.suggestions(at: moment(32, 1140))
        #expect(friday.first?.items.map(\.food.rawValue) == ["fish"])
        #expect(friday.first?.reason.words == "you often have this on Fridays: 4 of the last 4")
    }

    @Test func `what was had at a meal is not its usual meal any more`() {
        let today = [
            eaten("coffee", 28, 440, entry: 1000)
        ]
        let suggester = Suggester(EatingHabits(week + today))
        let found = suggester.suggestions(at: moment(28, 450))
        #expect(found.allSatisfy { $0.items.count == 1 })
        // What goes with it comes first.
        #expect(found.first?.items.first?.food.rawValue == "oats")
    }

    @Test func `as much is suggested as is had most of the newest ten times at that meal`() {
        var entries: [Eaten] = []
        for day in 0..<12 {
            entries.append(
                eaten(
                    "rice", day, 750, grams: day < 2 ? 500 : day % 3 == 0 ? 150 : 200,
                    entry: Int64(day)))
            entries.append(eaten("rice", day, 1140, grams: 90, entry: Int64(100 + day)))
        }
        let suggester = Suggester(EatingHabits(entries))
        let rice = FoodKey(rawValue: "rice")
        let lunch = suggester.usual(rice, at: moment(12, 750))
        #expect(lunch?.like.grams == Thousandths(200))
        #expect(lunch?.like.entry == 11)
        #expect(suggester.usual(rice, at: moment(12, 1140))?.like.grams == Thousandths(90))
        // Never had at breakfast: its newest times at all.
        #expect(suggester.usual(rice, at: moment(12, 450))?.like.grams == Thousandths(90))
        #expect(suggester.usual(FoodKey(rawValue: "bread"), at: moment(12, 450)) == nil)
    }

    @Test func `what was waved away counts half until it is had again`() throws {
        let habits = EatingHabits(week)
        let soup = FoodKey(rawValue: "soup")
        func score(_ dismissals: [Tastes.Dismissal], at now: SuggestionMoment) throws -> Double {
            try #require(
                Suggester(habits, tastes: Tastes(dismissals: dismissals)).ranking(at: now)
                    .first { $0.food == soup }
            ).value
        }
        let now = moment(29, 750)
        let whole = try score([], at: now)
        func dismissed(_ day: Int, _ minute: Int) -> Tastes.Dismissal {
            Tastes.Dismissal(food: soup, day: monday + day, minute: minute)
        }
        #expect(try abs(score([dismissed(28, 740)], at: now) - whole / 2) < 1e-12)
        #expect(
            try abs(score([dismissed(28, 740), dismissed(29, 700)], at: now) - whole / 4) < 1e-12)
        // Had since, at another hour, or long ago.
        #expect(try score([dismissed(27, 740)], at: now) == whole)
        #expect(try score([dismissed(28, 1140)], at: now) == whole)
        #expect(
            try score([dismissed(28, 740)], at: moment(59, 750)) == score([], at: moment(59, 750)))
    }

    @Test func `stars lift a food, and what is left of the day lowers what does not fit`() throws {
        let habits = EatingHabits(week)
        let soup = FoodKey(rawValue: "soup")
        func ranked(_ tastes: Tastes, _ now: SuggestionMoment) throws -> Suggester.Ranked {
            try #require(
                Suggester(habits, tastes: tastes).ranking(at: now).first { $0.food == soup })
        }
        let plain = try ranked(Tastes(), moment(28, 750))
        let starred = try ranked(Tastes(ratings: [soup: 5]), moment(28, 750))
        #expect(abs(starred.score.preference - plain.score.preference - 0.06) < 1e-12)
        #expect(plain.score.fit == 1)
        #expect(try ranked(Tastes(), moment(28, 750, left: 200)).score.fit == 1)
        #expect(try ranked(Tastes(), moment(28, 750, left: 50)).score.fit == 0.25)
        #expect(try ranked(Tastes(), moment(28, 750, left: -50)).score.fit == 0)
    }

    @Test func `nothing is suggested of nothing, and never more than asked for`() {
        #expect(Suggester(EatingHabits()).suggestions(at: moment(0, 450)) == [])
        let suggester = Suggester(EatingHabits(week))
        for limit in 0...5 {
            #expect(suggester.suggestions(at: moment(28, 450), limit: limit).count <= limit)
        }
        let without = suggester.suggestions(
            at: moment(28, 450), without: [FoodKey(rawValue: "oats")])
        #expect(!without.flatMap(\.items).map(\.food.rawValue).contains("oats"))
    }

    @Test func `the six weights add up to one`() {
        for weights in [SuggestionScore.Weights.decided, .usual] {
            let sum =
                weights.preference + weights.hour + weights.weekday + weights.fit
                + weights.notToday + weights.company
            #expect(abs(sum - 1) < 1e-9)
        }
    }
}
