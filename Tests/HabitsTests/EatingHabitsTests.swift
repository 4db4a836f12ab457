import Habits
import Nutrition
import TestSupport
import Testing

struct EatingHabitsTests {
    @Test func `whatever comes and goes, what is left makes the same habits anew`() {
        for seed in UInt64(0)..<150 {
            var diary = RandomDiary(seed: seed)
            var habits = EatingHabits()
            var live: [Int64: Eaten] = [:]
            for step in 0..<60 {
                let entry = Int64(Int.random(in: 1...25, using: &diary.random))
                if Int.random(in: 0..<3, using: &diary.random) == 0 {
                    habits.remove(entry)
                    live[entry] = nil
                } else {
                    let eaten = diary.eaten(entry)
                    habits.put(eaten)
                    live[entry] = eaten
                }
                guard step % 10 == 9 else { continue }
                #expect(habits == EatingHabits(live.values), "seed \(seed), step \(step)")
                #expect(
                    habits == EatingHabits(live.values.shuffled(using: &diary.random)),
                    "seed \(seed), step \(step)")
                #expect(habits.count == live.count, "seed \(seed), step \(step)")
            }
            for entry in live.keys { habits.remove(entry) }
            #expect(habits == EatingHabits(), "seed \(seed)")
        }
    }

    @Test func `counts, days and sets are those of the entries`() {
        for seed in UInt64(0)..<100 {
            var diary = RandomDiary(seed: seed)
            let entries = (1...40).map { diary.eaten(Int64($0)) }
            let habits = EatingHabits(entries)
            for (food, timeline) in habits.foods {
                let own = entries.filter { $0.food == food }
                #expect(timeline.count == own.count, "seed \(seed)")
                #expect(timeline.lastDay == own.map(\.day).max(), "seed \(seed)")
                #expect(
                    timeline.corrections == own.reduce(0) { $0 + $1.corrections }, "seed \(seed)")
            }
            for (set, meals) in habits.sets {
                for meal in meals {
                    let foods = entries.filter { $0.day == meal.day && $0.meal == meal.meal }
                    #expect(FoodSet(foods.map(\.food)) == set, "seed \(seed)")
                }
            }
            let day = RandomDiary.first + 20
            #expect(
                Set(habits.entries(on: day)) == Set(entries.filter { $0.day == day }),
                "seed \(seed)")
        }
    }

    /// Count, days since, stars, corrections and what comes of them by the formula.
    @Test(
        arguments: [
            (30, 1, nil, 0, 0.5 + 0.3 + 0.2 * 0.7), (60, 30, 5, 0, 0.5 + 0.3 + 0.2),
            (3, 60, 1, 0, 0.05 + 0.15 + 0.04), (10, 0, nil, 5, 0.5 / 3 + 0.3 + 0.14 - 0.15),
            (1, 300, nil, 1, 0.5 / 30 + 0.03 + 0.14 - 0.3),
        ] as [(Int, Int, Int?, Int, Double)])
    func `preference is what its formula says`(
        count: Int, ago: Int, stars: Int?, corrections: Int, preference: Double
    ) throws {
        let today = RandomDiary.first + 400
        let food = FoodKey(rawValue: "chili")
        let habits = EatingHabits(
            (0..<count).map { place in
                Eaten(
                    entry: Int64(place), food: food, day: today - ago, minute: 720, meal: .lunch,
                    corrections: place < corrections ? 1 : 0)
            })
        let found = try #require(habits.foods[food]).preference(on: today, rating: stars)
        #expect(abs(found - preference) < 1e-12)
    }

    @Test func `a food without an id is known by its name`() {
        let named = FoodKey(nil, name: "Zorblax")
        #expect(named.rawValue == "name:zorblax")
        #expect(named.name == "zorblax")
        #expect(named.food == nil)
        #expect(FoodKey("egg", name: "Egg").food == "egg")
        #expect(FoodKey("egg", name: "Egg").name == nil)
    }
}
