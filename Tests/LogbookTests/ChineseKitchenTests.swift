import JSON
import Logbook
import Nutrition
import Recipes
import Service
import Telling
import TestSupport
import Testing
import Wire

/// Recipes in Chinese: told, saved, changed, cooked and eaten, among foods with Chinese names.
struct ChineseKitchenTests {
    private static let names = [
        "egg": ["蛋", "雞蛋"], "cooked-rice": ["白飯", "飯"], "black-coffee": ["咖啡"], "toast": ["吐司"],
        "butter": ["奶油"],
    ]

    private func desk() async throws -> Desk {
        try await Desk(
            foods: TestFoods.all.map { food in
                var food = food
                food.names[.traditionalChinese] = Self.names[food.id.rawValue]
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

    private func recipes(_ desk: Desk) async throws -> [RecipeMessage] {
        try [RecipeMessage](json: try await desk.logbook.recipe(.list(RecipeListRequest())))
    }

    @Test func `a recipe is told in one line`() async throws {
        let desk = try await desk()
        try await expect(
            desk, "新食譜蛋炒飯兩人份：蛋 4 顆、白飯 300 公克、奶油 1 大匙",
            [
                "食譜存好了。", "蛋炒飯 2 人份：795 大卡，每份 398 大卡。", "  蛋 4 顆（200 公克）：300 大卡",
                "  白飯 300 公克：390 大卡", "  奶油 1 大匙（15 公克）：105 大卡",
            ])
        try await expect(desk, "我吃了半份蛋炒飯", first: "蛋炒飯 0.5 份")
        #expect(
            try await desk.logbook.day(nil).entries.map(\.nutrients.calories?.value) == [198.75])
    }

    @Test func `a recipe is told one ingredient after the other`() async throws {
        let desk = try await desk()
        try await expect(
            desk, "新食譜：蛋吐司",
            [
                "新食譜：蛋吐司。", "請一樣一樣說出材料，最後說「就這樣」。也可以說「四人份」或「不要油」。",
            ])
        try await expect(
            desk, "兩顆蛋",
            [
                "蛋 2 顆（100 公克）：150 大卡", "蛋吐司 1 人份：150 大卡。",
            ])
        try await expect(
            desk, "加兩片吐司",
            [
                "吐司 2 片（60 公克）：180 大卡", "蛋吐司 1 人份：330 大卡。",
            ])
        try await expect(desk, "兩人份", ["蛋吐司 2 人份：330 大卡，每份 165 大卡。"])
        try await expect(desk, "不要吐司", ["蛋吐司 2 人份：150 大卡，每份 75 大卡。"])
        try await expect(desk, "就這樣", first: "食譜存好了。")
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
        try await expect(desk, "我的食譜", ["蛋吐司 2 人份：150 大卡，每份 75 大卡。"])
    }

    @Test func `a meal is saved under a name and eaten again`() async throws {
        let desk = try await desk()
        _ = try await desk.say("兩顆蛋和一片吐司")
        try await expect(desk, "把這個存成我的元氣套餐", ["已儲存：元氣套餐 1 人份：240 大卡。"])
        _ = try await desk.say("吃了一份元氣套餐")
        #expect(
            try await desk.logbook.day(nil).row.totals.sum.calories == Thousandths(480))
    }

    @Test func `a recipe is changed, renamed, shown and deleted`() async throws {
        let desk = try await desk()
        _ = try await desk.say("新食譜蛋炒飯：蛋 2 顆、白飯 100 公克")
        try await expect(desk, "蛋炒飯的食譜不要白飯", first: "蛋炒飯 1 人份：150 大卡。")
        try await expect(desk, "蛋炒飯的食譜，加一片吐司", first: "蛋炒飯 1 人份：240 大卡。")
        try await expect(desk, "蛋炒飯的食譜，把吐司換成白飯", first: "蛋炒飯 1 人份：189 大卡。")
        try await expect(desk, "蛋炒飯的食譜改名叫黃金飯", ["蛋炒飯現在叫做黃金飯。"])
        try await expect(desk, "黃金飯的食譜", first: "黃金飯 1 人份：189 大卡。")
        try await expect(desk, "刪掉黃金飯的食譜", ["已刪除食譜：黃金飯。吃過的紀錄還在。"])
        try await expect(desk, "我的食譜", ["你還沒有食譜。可以說：新食譜番茄湯四人份"])
    }

    @Test func `a pot is cooked and counted down`() async throws {
        let desk = try await desk()
        _ = try await desk.say("新食譜蛋花湯：蛋 4 顆")
        try await expect(desk, "煮了蛋花湯四份", ["蛋花湯：4 份裡還剩 4 份。"])
        _ = try await desk.say("我吃了一份")
        try await expect(desk, "蛋花湯還剩兩份在冷凍庫", ["蛋花湯：4 份裡還剩 2 份，在冷凍庫。"])
        #expect(try await desk.logbook.day(nil).row.totals.sum.calories == Thousandths(75))
    }

    @Test(arguments: [
        ("低筋麵粉 200 公克", 200.0, "g"), ("200克低筋麵粉", 200, "g"), ("醬油兩大匙", 2, "tbsp"),
        ("一又二分之一杯糖", 1.5, "cup"), ("蒜頭三瓣（切碎）", 3, "clove"), ("１／２顆洋蔥", 0.5, nil),
        ("十二顆蛋", 12, nil), ("鹽少許", 1, "pinch"), ("半條紅蘿蔔", 0.5, nil), ("兩碗半白飯", 2.5, "bowl"),
    ])
    func `a line of a list says how much`(line: String, amount: Double, unit: String?) async throws
    {
        let desk = try await desk()
        _ = try await desk.say("新食譜試作：\(line)、蛋 1 顆")
        let recipe = try #require(try await recipes(desk).first)
        let part = try #require(recipe.recipe.ingredients.first)
        #expect(part.amount == amount)
        #expect(part.unit == unit)
    }

    @Test(arguments: ["兩顆蛋，剩一顆", "今天還剩多少熱量", "我吃了一份", "三份吐司", "算了"])
    func `talk that only sounds like a recipe is none`(line: String) async throws {
        let desk = try await desk()
        _ = try await desk.say(line)
        #expect(try await recipes(desk).isEmpty)
    }
}
