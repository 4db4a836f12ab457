import Nutrition
import Testing

struct MealTimesTests {
    @Test func `the usual hours are those of meals by the clock`() {
        for minute in 0..<1440 {
            #expect(MealTimes().meal(atMinute: minute) == Meal(hour: minute / 60))
        }
    }

    @Test func `hours may go over midnight`() {
        let times = MealTimes(hours: [.dinner: 1320..<1560])
        #expect(times.meal(atMinute: 1350) == .dinner)
        #expect(times.meal(atMinute: 60) == .dinner)
        #expect(times.meal(atMinute: 130) == .snack)
    }

    @Test(arguments: [
        ("toast for second breakfast", "toast for snack"),
        ("Second Breakfast: toast", "snack: toast"),
        ("clear tea", "clear dinner"),
        ("a cup of tea", "a cup of tea"),
        ("tea", "tea"), ("tea with milk", "tea with milk"),
        ("teacakes for tea", "teacakes for dinner"),
    ])
    func `names of one's own stand for meals where they say when`(text: String, common: String) {
        let times = MealTimes(names: ["second breakfast": .snack, "tea": .dinner])
        #expect(times.common(text) == common)
    }
}
