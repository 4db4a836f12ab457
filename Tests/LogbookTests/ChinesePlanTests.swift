import Journal
import Nutrition
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// What somebody means to eat, in Chinese as people in Taiwan and Hong Kong say it.
struct ChinesePlanTests {
    @Test(
        arguments: [
            ("明天晚餐我打算吃滷肉飯", .plan(.ahead(1), .dinner, "滷肉飯")),
            ("我打算明天晚餐吃滷肉飯。", .plan(.ahead(1), .dinner, "滷肉飯")),
            ("明晚我打算吃滷肉飯", .plan(.ahead(1), .dinner, "滷肉飯")),
            ("今晚打算吃火鍋", .plan(.ahead(0), .dinner, "火鍋")),
            ("明天中午計畫吃兩個飯糰", .plan(.ahead(1), .lunch, "兩個飯糰")),
            ("星期五的晚餐預計吃牛肉麵和燙青菜", .plan(.weekday(5), .dinner, "牛肉麵和燙青菜")),
            ("下週一早餐安排吃蛋餅", .plan(.weekdayOfNextWeek(1), .breakfast, "蛋餅")),
            ("聽日晚飯我打算食叉燒飯", .plan(.ahead(1), .dinner, "叉燒飯")),
            ("明天晚餐要吃水餃十顆", .plan(.ahead(1), .dinner, "水餃十顆")),
            ("明天晚餐改成雞肉飯", .change(.ahead(1), .dinner, "雞肉飯", isSure: false)),
            ("把明天的晚餐換成雞肉飯", .change(.ahead(1), .dinner, "雞肉飯", isSure: false)),
            ("今天晚餐的計畫改成雞肉飯", .change(.ahead(0), .dinner, "雞肉飯", isSure: true)),
            ("吃了", .had(nil)), ("我吃了", .had(nil)), ("我照計畫吃了", .had(nil)),
            ("晚餐照計畫吃了", .had(.dinner)), ("我吃了計畫的午餐", .had(.lunch)), ("晚餐吃了", .had(.dinner)),
            ("取消明天晚餐的計畫", .cancel(.ahead(1), .dinner)), ("取消明天晚餐", .cancel(.ahead(1), .dinner)),
            ("明天的晚餐不吃了", .cancel(.ahead(1), .dinner)),
            ("我計畫了什麼", .list), ("明天打算吃什麼？", .list), ("我的飲食計畫", .list), ("購物清單", .shopping),
            ("我要買什麼", .shopping), ("安排這週的餐點", .propose(.ahead(1), days: 7)),
            ("幫我規劃明天的菜單", .propose(.ahead(1), days: 1)),
            // Meals, wishes, questions and other programmes.
            ("明天想吃火鍋", nil), ("晚餐吃滷肉飯", nil), ("昨天晚餐吃了滷肉飯", nil), ("晚餐吃什麼", nil), ("我的計畫", nil),
            ("暫停計畫", nil), ("改成昨天早餐", nil), ("晚餐改成雞肉飯", nil), ("取消晚餐", nil), ("取消，我沒喝", nil),
            ("我打算吃滷肉飯", nil), ("早餐吃兩顆荷包蛋", nil), ("吃了兩顆蛋", nil), ("明天晚餐要吃什麼", nil),
            ("把蛋改成三顆", nil),
        ] as [(String, PlanRemark?)])
    func `what is said of plans is understood, and nothing else is`(
        line: String, remark: PlanRemark?
    ) {
        #expect(PlanWords.remark(in: line) == remark)
    }

    @Test func `the week after this one begins with the next Monday`() {
        for today in (20_781..<20_788).map(LocalDay.init(daysSinceEpoch:)) {
            let monday = today.advanced(by: 8 - today.weekday)
            for weekday in 1...7 {
                let day = PlanWords.Day.weekdayOfNextWeek(weekday).date(from: today)
                #expect(day == monday.advanced(by: weekday - 1))
            }
        }
    }

    @Test func `a plan is told, changed, had and taken back in Chinese`() async throws {
        let foods = TestFoods.all.map { food in
            var food = food
            if food.id.rawValue == "egg" { food.names[.traditionalChinese] = ["蛋", "雞蛋"] }
            return food
        }
        let desk = try await Desk(foods: foods)
        // It is Saturday, 08:15.
        #expect(try await desk.say("今天早餐我打算吃兩顆蛋") == ["已計畫：今天早餐：兩顆蛋。"])
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
        #expect(try await desk.say("改成三顆蛋") == ["計畫改成：今天早餐：三顆蛋。"])
        #expect(try await desk.logbook.plans(PlansRequest()).map(\.text) == ["三顆蛋"])
        let list = try await desk.say("我計畫了什麼")
        #expect(list.count == 1 && list[0].hasPrefix("今天早餐：三顆蛋（"))
        let told = try await desk.say("吃了")
        #expect(told.first?.contains("3 顆") == true, "\(told)")
        #expect(try await desk.logbook.day(nil).entries.map(\.amount) == [3])
        #expect(try await desk.logbook.plans(PlansRequest()).isEmpty)
        // From here on it is said of what was logged.
        _ = try await desk.say("改成兩顆")
        #expect(try await desk.logbook.day(nil).entries.map(\.amount) == [2])
        _ = try await desk.say("復原")
        _ = try await desk.say("復原")
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
        #expect(try await desk.logbook.plans(PlansRequest()).map(\.text) == ["三顆蛋"])
        #expect(try await desk.say("取消今天早餐的計畫") == ["已取消計畫：今天早餐：三顆蛋。"])
        #expect(
            try await desk.say("取消今天早餐的計畫")
                == ["那時候沒有計畫。要計畫，可以說：星期五晚餐我打算吃滷肉飯"])
    }

    @Test func `another food is put in the place of the plan that was told last`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("two eggs")
        #expect(
            try await desk.say("plan a cup of rice for dinner tomorrow")
                == ["Planned: tomorrow, dinner: a cup of rice."])
        #expect(
            try await desk.say("make it two slices of toast")
                == ["Planned now: tomorrow, dinner: two slices of toast."])
        // An amount alone names no food: neither the plan nor what was logged is touched.
        #expect(
            try await desk.say("make it three")
                == ["What shall be planned instead? Name the food, as: make it two eggs"])
        #expect(try await desk.logbook.plans(PlansRequest()).map(\.text) == ["two slices of toast"])
        #expect(try await desk.logbook.day(nil).entries.map(\.amount) == [2])
        // What is logged in between is spoken of then.
        _ = try await desk.say("a slice of toast")
        _ = try await desk.say("make it two")
        #expect(try await desk.logbook.day(nil).entries.map(\.amount) == [2, 2])
        #expect(try await desk.logbook.plans(PlansRequest()).map(\.text) == ["two slices of toast"])
    }

    @Test func `who may only log changes no plan`() async throws {
        let desk = try await Desk()
        let conversation = ConversationID(rawValue: 7)
        _ = try await desk.logbook.say("明天晚餐我打算吃兩顆蛋", in: conversation)
        let refused = try await desk.logbook.say("改成三顆蛋", in: conversation, within: [.log])
        #expect(!refused.isUnderstood)
        #expect(try await desk.logbook.plans(PlansRequest()).map(\.text) == ["兩顆蛋"])
    }
}
