import FoodCatalog
import MealReader
import Nutrition
import Testing

/// Lines in Chinese, read with the whole catalog.
struct ChineseReadingTests {
    private func reading(_ text: String) throws -> Reading {
        try WholeCatalog.reader().reading(of: text)
    }

    /// What is found, as "id grams".
    private func found(_ text: String) throws -> [String] {
        try reading(text).items.map { item in
            "\(item.food?.rawValue ?? "?") \(Int((item.grams?.value ?? -1).rounded()))"
        }
    }

    @Test(arguments: [
        (
            "早餐吃兩顆荷包蛋一杯無糖豆漿和半個肉包",
            ["fried-egg-tw 110", "unsweetened-soy-milk-tw 360", "pork-bun-tw 55"]
        ),
        (
            "午餐滷肉飯加滷蛋，還有一碗貢丸湯",
            ["lu-rou-fan 240", "braised-egg-tw 50", "pork-ball-soup-tw 350"]
        ),
        ("蛋餅加起司", ["cheese-egg-pancake 139"]),
        ("珍珠奶茶大杯半糖少冰", ["pearl-milk-tea-half-sugar 700"]),
        ("一杯半糖珍奶", ["pearl-milk-tea-half-sugar 500"]),
        ("雞胸肉150克白飯200公克", ["chicken-breast 150", "white-rice 200"]),
        ("水餃十五顆", ["pork-dumpling-tw 345"]),
        ("一個半肉包", ["pork-bun-tw 165"]),
        ("叉燒飯一碟，凍檸茶走甜", ["char-siu-rice-hk 470", "hong-kong-lemon-tea 287"]),
        ("吃了一個便當的一半", ["plain-bento 249"]),
        ("两个荷包蛋", ["fried-egg-tw 110"]),
        ("荷包蛋ｘ２", ["fried-egg-tw 110"]),
    ])
    func `foods are found with their amounts`(text: String, foods: [String]) throws {
        #expect(try found(text) == foods)
    }

    @Test(arguments: [
        ("三兩豬肉", 112.5), ("兩兩豬肉", 75), ("半斤豬肉", 300), ("一斤豬肉", 600), ("1台斤豬肉", 600),
        ("一斤半豬肉", 900),
    ])
    func `catties and taels are weights`(text: String, grams: Double) throws {
        #expect(try reading(text).items.map { $0.grams?.value } == [grams])
    }

    @Test func `the region says what a catty and a peanut are`() throws {
        var reader = try WholeCatalog.reader()
        #expect(reader.reading(of: "土豆").items.first?.food == "peanuts")
        reader.region = .mainland
        #expect(reader.reading(of: "土豆").items.first?.food == "potato")
        #expect(reader.reading(of: "一斤豬肉").items.first?.grams?.value == 500)
    }

    @Test(arguments: [
        ("兩顆蛋", 2.0), ("三顆蛋", 3), ("十顆蛋", 10), ("十二顆蛋", 12), ("二十顆蛋", 20), ("一百顆蛋", 100),
        ("兩三顆蛋", 2.5), ("一兩顆蛋", 1.5), ("半顆蛋", 0.5), ("1/2顆蛋", 0.5), ("２顆蛋", 2), ("蛋兩顆", 2),
        ("一打蛋", 12), ("兩顆半蛋", 2.5),
    ])
    func `numbers count`(text: String, count: Double) throws {
        let one = try #require(try reading("一顆蛋").items.first?.grams?.value)
        #expect(try reading(text).items.map { $0.grams?.value } == [one * count])
    }

    @Test(arguments: [
        "沒吃早餐", "明天想吃火鍋", "香蕉一斤多少錢？", "我弟吃了兩碗飯", "去超市買了雞蛋和牛奶", "牛肉麵很好吃", "蘋果電腦壞了",
        "今天吃了什麼？", "老公說他要吃牛排", "我想喝珍珠奶茶",
    ])
    func `talk is no meal`(text: String) throws {
        #expect(try found(text) == [])
        guard case .nothing = try WholeCatalog.reader().read(text) else {
            Issue.record("read as a meal")
            return
        }
    }

    @Test func `meals and times are told`() throws {
        let breakfast = try reading("昨天早餐蛋餅")
        #expect(breakfast.meal == .breakfast)
        #expect(breakfast.time?.day == .daysAgo(1))
        #expect(try reading("早上八點半蛋餅").time?.clock == .at(hour: 8, minute: 30))
        #expect(try reading("晚上七點牛肉麵").time?.clock == .at(hour: 19, minute: 0))
        let both = try reading("早餐蛋餅，午餐牛肉麵")
        #expect(both.items.map { both.meal(of: $0) } == [.breakfast, .lunch])
    }

    @Test func `English and Chinese stand in one line`() throws {
        #expect(try found("一杯 latte 和 2 eggs").count == 2)
    }

    @Test func `an unknown word is not guessed at`() throws {
        let reading = try reading("吃了兩個飛天掃帚")
        #expect(reading.items.allSatisfy { $0.food == nil && $0.nutrients.calories == nil })
        #expect(try self.reading("吃了蛋餅和掃帚").unread == ["掃帚"])
    }

    @Test func `simplified and traditional characters read alike`() throws {
        #expect(try found("早餐吃两颗荷包蛋一杯无糖豆浆") == found("早餐吃兩顆荷包蛋一杯無糖豆漿"))
    }
}
