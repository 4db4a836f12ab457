import Eaters
import Habits
import Nutrition
import TestSupport
import Testing

/// What was probably eaten and is not logged.
struct ReminderTests {
    private let first = RandomDiary.first

    private func eaten(
        _ food: String, _ day: Int, _ minute: Int, _ meal: Meal = .breakfast, entry: Int64
    ) -> Eaten {
        Eaten(
            entry: entry, food: FoodKey(rawValue: food), day: day, minute: minute, meal: meal,
            grams: Thousandths(100), calories: Thousandths(100))
    }

    /// Oatmeal at seven on so many days, with coffee on all but some of them.
    private func habits(days: Int, without: Set<Int> = []) -> EatingHabits {
        var habits = EatingHabits()
        for day in 0..<days {
            habits.put(eaten("oatmeal", first + day, 420, entry: Int64(day * 2 + 1)))
            if !without.contains(day) {
                habits.put(eaten("coffee", first + day, 421, entry: Int64(day * 2 + 2)))
            }
        }
        return habits
    }

    @Test func `what always comes along is asked about, a while after the meal`() throws {
        var habits = habits(days: 60, without: [7, 30])
        let day = first + 60
        habits.put(eaten("oatmeal", day, 420, entry: 999))
        func asked(_ minute: Int, _ present: Set<String> = ["oatmeal"]) -> Reminder? {
            ReminderFinder(habits).reminder(
                on: day, at: minute, present: Set(present.map(FoodKey.init(rawValue:))),
                meals: [.breakfast, .lunch, .dinner])
        }
        let reminder = try #require(asked(470))
        #expect(reminder.kind == .companion(of: FoodKey(rawValue: "oatmeal")))
        #expect(reminder.foods == [FoodKey(rawValue: "coffee")])
        #expect(reminder.count == 58 && reminder.occasions == 60)
        #expect(reminder.reason(\.rawValue) == "coffee with oatmeal at breakfast: 58 of 60 times")
        #expect(asked(430) == nil)
        #expect(asked(600) == nil)
        // Logged or held: never.
        #expect(asked(470, ["oatmeal", "coffee"]) == nil)
    }

    @Test func `what is left out as often as not is never asked about`() {
        var habits = habits(days: 60, without: Set(stride(from: 0, to: 60, by: 6)))
        habits.put(eaten("oatmeal", first + 60, 420, entry: 999))
        #expect(
            ReminderFinder(habits).reminder(
                on: first + 60, at: 470, present: [FoodKey(rawValue: "oatmeal")],
                meals: Set(Meal.allCases)) == nil)
    }

    @Test func `a usual meal is asked about after its hour, unless the day has it`() throws {
        let habits = habits(days: 84)
        let day = first + 84
        let reminder = try #require(
            ReminderFinder(habits).reminder(on: day, at: 480, present: [], meals: []))
        #expect(reminder.kind == .meal && reminder.meal == .breakfast)
        #expect(Set(reminder.foods.map(\.rawValue)) == ["coffee", "oatmeal"])
        #expect(reminder.count == reminder.occasions)
        #expect(
            ReminderFinder(habits).reminder(on: day, at: 440, present: [], meals: []) == nil)
        #expect(
            ReminderFinder(habits).reminder(on: day, at: 480, present: [], meals: [.breakfast])
                == nil)
    }

    @Test func `chances grow with what is always there, and fall with what is left out`() {
        #expect(Oversight.chance(0, of: 0) == 0)
        #expect(Oversight.chance(3, of: 2) == 0)
        #expect(Oversight.chance(60, of: 60) > Oversight.chance(10, of: 10))
        #expect(Oversight.chance(57, of: 60) > Oversight.chance(54, of: 60))
        #expect(Oversight.chance(54, of: 60) > Oversight.chance(30, of: 60))
        #expect(Oversight.chance(30, of: 60) < 0.15)
    }

    @Test func `eaters who forget are reminded rightly four times of five, and never needlessly`() {
        let replay = ReminderReplay.all(
            of: [.routine, .shiftWork], seeds: 1...1, days: 120)
        #expect(replay.needless == 0, "\(replay)")
        #expect(replay.precision >= 0.8, "\(replay)")
    }
}
