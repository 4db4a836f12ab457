import Body
import Journal
import Logbook
import Nutrition
import Service
import Telling
import TestSupport
import Testing
import Wire

/// What is told, asked and chosen in Chinese besides meals: measurements, goals, nutrients, suggestions, reminders.
struct ChineseTurnTests {
    private static let names = [
        "egg": ["蛋", "雞蛋"], "cooked-rice": ["白飯", "飯"], "black-coffee": ["咖啡"], "toast": ["吐司"],
    ]

    private func desk(_ change: (inout Food) -> Void = { _ in }) async throws -> Desk {
        try await Desk(
            foods: TestFoods.all.map { food in
                var food = food
                food.names[.traditionalChinese] = Self.names[food.id.rawValue]
                change(&food)
                return food
            })
    }

    /// Whether a line is answered just so, or with a first line that begins so.
    private func expect(
        _ desk: Desk, _ line: String, _ expected: [String]? = nil, first: String? = nil
    ) async throws {
        let reply = try await desk.say(line)
        if let expected { #expect(reply == expected, "\(line): \(reply)") }
        if let first { #expect(reply.first?.hasPrefix(first) == true, "\(line): \(reply)") }
    }

    // MARK: The person

    @Test(arguments: [
        ("體重七十公斤", "體重：70 公斤。"), ("我的體重是70.5kg", "體重：70.5 公斤。"), ("我重七十點五公斤", "體重：70.5 公斤。"),
        ("昨天體重82公斤", "體重：82 公斤（昨天）。"), ("腰圍84公分", "腰圍：84 公分。"), ("今天走了9500步", "步數：9,500 步。"),
        ("運動消耗三百大卡", "活動消耗：300 大卡。"), ("我身高168公分", "個人資料：身高 168 公分。"),
        ("我1984年出生", "個人資料：出生 1984。"), ("我是女生", "個人資料：性別 女。"),
        ("我的資料", "你還沒有說過自己的資料。可以說：我1984年出生"), ("我的體重是多少", "還沒有體重的紀錄。可以說：體重82.4公斤"),
        ("體重9000公斤", "體重應該在 2 公斤 到 650 公斤 之間；請連同單位再說一次。沒有記下。"),
        ("維持體重", "你的目標跟著體重調整：維持體重，不低於 1,200 大卡。"),
    ])
    func `what somebody tells of themselves is kept`(line: String, reply: String) async throws {
        let desk = try await desk()
        try await expect(desk, line, first: reply)
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
    }

    @Test func `a weight is compared with the one before, and taken back`() async throws {
        let desk = try await desk()
        _ = try await desk.say("體重71公斤")
        desk.clock.advance(seconds: 86_400)
        try await expect(desk, "體重70.4公斤", ["體重：70.4 公斤，比昨天少 0.6 公斤。"])
        try await expect(desk, "我的體重是多少", ["體重：70.4 公斤（今天）。"])
        let undone = try await desk.say("復原")
        #expect(undone.prefix(2) == ["已復原。", "已刪除：2026-11-22 的體重 70.4 公斤。"], "\(undone)")
    }

    // MARK: Goals

    @Test(arguments: [
        ("我的目標是每天兩千大卡", "從今天起的目標：2,000 大卡。"), ("每天目標兩千大卡", "從今天起的目標：2,000 大卡。"),
        ("目標蛋白質至少120公克", "從今天起的目標：至少 蛋白質 120 公克。"), ("目標鈉最多2300毫克", "從今天起的目標：最多 鈉 2,300 毫克。"),
        ("目標1800到2200大卡", "從今天起的目標：1,800 到 2,200 大卡。"),
        ("把每天的目標改成1800大卡", "從今天起的目標：1,800 大卡。"), ("取消所有目標", "你還沒有設定目標。"),
        ("我的目標是什麼", "你還沒有設定目標。要設定的話，可以說：我的目標是每天2000大卡"),
    ])
    func `a goal is set as in English`(line: String, reply: String) async throws {
        try await expect(try await desk(), line, first: reply)
    }

    @Test func `several goals are set, asked for and taken away`() async throws {
        let desk = try await desk()
        try await expect(
            desk, "我的目標是熱量2000大卡、蛋白質至少120公克",
            [
                "從今天起的目標：2,000 大卡。", "從今天起的目標：至少 蛋白質 120 公克。",
            ])
        try await expect(desk, "我的目標是什麼", ["你的目標：2,000 大卡；至少 蛋白質 120 公克。"])
        try await expect(desk, "取消蛋白質的目標", ["從今天起的目標：至少 蛋白質 120 公克 → 蛋白質沒有目標。"])
    }

    // MARK: Nutrients

    @Test(arguments: [
        ("今天吃了多少鐵", "今天：鐵 2 毫克。"), ("今天鐵吃夠了嗎", "不夠。今天：鐵 2 毫克；營養標示的參考值是 "),
        ("今天的鐵從哪裡來", "今天：鐵 2 毫克，最多來自蛋。"), ("今天什麼食物鐵最多", "今天：鐵 2 毫克，最多來自蛋。"),
        ("今天缺什麼營養素", "今天，低於目標或建議量的有："), ("今天礦物質有多少", "今天："),
        ("今天喝了多少水", "今天：至少 水 0 公克，其中飲料 0 公克。"),
    ])
    func `nutrients are asked for as in English`(line: String, reply: String) async throws {
        let iron = try #require(Nutrient(rawValue: "iron"))
        let desk = try await desk { food in
            if food.id == "egg" { food.per100g[iron] = Thousandths(2) }
        }
        _ = try await desk.say("兩顆蛋")
        try await expect(desk, line, first: reply)
    }

    // MARK: Suggestions

    @Test func `what is usual is suggested and chosen by its number`() async throws {
        let desk = try await desk()
        for _ in 0..<6 {
            _ = try await desk.say("兩顆蛋")
            desk.clock.advance(seconds: 86_400)
        }
        let offered = try await desk.say("早餐吃什麼好")
        #expect(offered.first?.hasPrefix("1. 蛋 2 顆（100 公克）：150 大卡（") == true, "\(offered)")
        #expect(offered.last == "請說編號來記錄，或者：換別的")
        try await expect(
            desk, "第一個",
            [
                "已加入：蛋 2 顆（100 公克）：150 大卡", "今天：150 大卡、蛋白質 12 公克、碳水化合物 1 公克、脂肪 10 公克。",
            ])
        try await expect(desk, "給蛋五顆星", ["蛋：5 顆星。"])
        try await expect(desk, "我吃了平常的蛋", first: "已加入：蛋 2 顆（100 公克）：150 大卡")
    }

    @Test func `without habits nothing is suggested`() async throws {
        let desk = try await desk()
        try await expect(desk, "晚餐吃什麼好", ["還沒有可以建議的：先記錄幾天吃了什麼，再問一次。"])
        try await expect(desk, "有什麼建議嗎", ["還沒有可以建議的：先記錄幾天吃了什麼，再問一次。"])
    }

    // MARK: What is none of these

    @Test(arguments: [
        "今天吃了兩顆蛋", "我70公斤的時候吃了兩顆蛋", "目標是吃了兩顆蛋", "走了五千步，吃了兩顆蛋", "早餐兩顆蛋",
    ])
    func `a meal stays a meal`(line: String) async throws {
        let desk = try await desk()
        _ = try await desk.say(line)
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["egg"])
    }
}
