import Logbook
import Nutrition
import Service
import TestSupport
import Testing
import Wire

/// Corrections, orders and questions in Chinese, among foods with Chinese names.
struct ChineseConversationTests {
    private static let foods: [Food] = TestFoods.all.map { food in
        var food = food
        food.names[.traditionalChinese] = names[food.id.rawValue]
        return food
    }

    private static let names = [
        "egg": ["蛋", "雞蛋"], "cooked-rice": ["白飯", "飯"], "black-coffee": ["咖啡"], "toast": ["吐司"],
    ]

    private func desk() async throws -> Desk { try await Desk(foods: Self.foods) }

    /// What is logged after some lines, as "name grams".
    private func logged(_ lines: [String]) async throws -> [String] {
        let desk = try await desk()
        for line in lines { _ = try await desk.say(line) }
        return try await desk.logbook.day(nil).entries.map { entry in
            "\(entry.name) \(Int(entry.grams?.value ?? -1))"
        }
    }

    @Test(arguments: [
        (["三顆蛋", "不對，是兩顆"], ["egg 100"]), (["三顆蛋", "改成兩顆"], ["egg 100"]),
        (["三顆蛋", "唔係三顆，係兩顆"], ["egg 100"]), (["三顆蛋", "更正：兩顆蛋"], ["egg 100"]),
        (["兩顆蛋和100克白飯", "把蛋改成三顆"], ["egg 150", "rice 100"]),
        (["100克白飯", "不是100克，是150克"], ["rice 150"]), (["100克白飯", "那白飯是150公克"], ["rice 150"]),
        (["100克白飯", "應該是150克才對"], ["rice 150"]),
        (["200克白飯", "白飯我只吃了一半"], ["rice 100"]), (["200克白飯", "只吃了四分之一"], ["rice 50"]),
        (["兩顆蛋和100克白飯", "白飯刪掉"], ["egg 100"]), (["兩顆蛋和100克白飯", "把蛋刪掉"], ["rice 100"]),
        (["兩顆蛋和100克白飯", "刪咗蛋佢"], ["rice 100"]), (["兩顆蛋", "刪除上一筆"], []),
        (["兩顆蛋", "取消，我沒吃"], []), (["兩顆蛋", "復原"], []), (["兩顆蛋", "復原", "重做"], ["egg 100"]),
        (["兩顆蛋", "還有100克白飯"], ["egg 100", "rice 100"]),
        (["两颗蛋", "不是两颗，是三颗"], ["egg 150"]),
        (["三顆蛋", "說錯了，是兩顆"], ["egg 100"]), (["兩顆蛋", "刪掉"], []),
        (["100克白飯", "講錯了，是150克"], ["rice 150"]),
        (["兩顆蛋和100克白飯", "蛋和白飯刪掉"], []), (["兩顆蛋、100克白飯和吐司", "把蛋和白飯刪掉"], ["toast 30"]),
        (["100克白飯", "白飯是150克的"], ["rice 150"]), (["白飯是150克的"], ["rice 150"]),
        (["兩顆蛋和100克白飯", "白飯是200公克"], ["egg 100", "rice 200"]),
    ])
    func `what is corrected is what was named`(lines: [String], entries: [String]) async throws {
        #expect(try await logged(lines) == entries)
    }

    @Test(arguments: [
        "刪掉牛奶", "把牛奶改成三杯", "改成大象", "不對", "今天吃了什麼", "我只吃了不知道多少", "刪除蛋以外的全部",
        "對", "第二個", "牛奶刪掉", "還剩多少熱量",
    ])
    func `what names nothing that is there changes nothing`(line: String) async throws {
        #expect(try await logged(["兩顆蛋和100克白飯", line]) == ["egg 100", "rice 100"])
    }

    @Test(arguments: [
        "取消訂位，改吃100克白飯", "取消了健身課，吃了100克白飯", "更改行程後吃了100克白飯", "更正菜單後吃了一碗拉麵", "改成走路，吃吐司",
        "不對，我還吃了100克白飯", "應該是吃了兩片吐司", "不是蛋就是吐司", "蛋不要了", "改過菜單的白飯一碗",
        "刪了那張照片，吃了吐司", "我應該是吃太多了",
    ])
    func `a sentence that only begins like a correction changes nothing that was told`(line: String)
        async throws
    {
        let first = try await logged(["兩顆蛋", line]).first
        #expect(first == "egg 100")
    }

    @Test(arguments: [
        ("蛋刪掉", ["egg 100"]), ("把蛋改成一顆", ["egg 100", "egg 50"]),
        ("不是蛋，是100克白飯", ["egg 100", "rice 100"]),
    ])
    func `which of two is meant is said by its number`(line: String, entries: [String]) async throws
    {
        let desk = try await desk()
        _ = try await desk.say("兩顆蛋")
        desk.clock.advance(seconds: 6 * 3600)
        _ = try await desk.say("三顆蛋當午餐")
        let asked = try await desk.say(line).joined()
        try #require(asked.contains("哪"), "\(asked)")
        _ = try await desk.say("2")
        let left = try await desk.logbook.day(nil).entries.map { entry in
            "\(entry.name) \(Int(entry.grams?.value ?? -1))"
        }
        #expect(left == entries)
    }

    @Test func `an answer on another line of communication counts`() async throws {
        let desk = try await desk()
        _ = try await desk.say("兩顆蛋")
        _ = try await desk.say("刪掉今天的全部")
        _ = try await desk.logbook.say("算了", in: ConversationID(rawValue: 7))
        _ = try await desk.logbook.say("yes", in: ConversationID(rawValue: 8))
        #expect(try await desk.logbook.day(nil).entries.count == 1)
    }

    @Test func `an entry is moved to another day and meal`() async throws {
        let desk = try await desk()
        _ = try await desk.say("兩顆蛋")
        _ = try await desk.say("改成昨天晚餐")
        let yesterday = try #require(LocalDay("2026-11-20"))
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
        #expect(try await desk.logbook.day(yesterday).entries.map(\.meal) == [.dinner])
    }

    @Test func `all of a day goes after it was asked`() async throws {
        let desk = try await desk()
        _ = try await desk.say("兩顆蛋和100克白飯")
        _ = try await desk.say("刪掉今天的全部")
        #expect(try await desk.logbook.day(nil).entries.count == 2)
        _ = try await desk.say("對")
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
    }

    @Test(arguments: [
        ("今天總共吃了多少熱量？", "150"), ("今天的蛋白質有多少", "蛋白質"), ("我今天吃了什麼？", "蛋 2 顆"),
        ("早餐吃了什麼", "蛋 2 顆"), ("今日食咗幾多卡路里", "150 大卡"), ("這週吃了多少蛋白質", "這週"),
        ("今天吃了幾次蛋", "一次"), ("上次吃蛋是什麼時候", "今天"),
    ])
    func `a question is answered and logs nothing`(line: String, word: String) async throws {
        let desk = try await desk()
        _ = try await desk.say("兩顆蛋")
        let answer = try await desk.say(line).joined(separator: "\n")
        #expect(answer.lowercased().contains(word), "\(answer)")
        #expect(try await desk.logbook.day(nil).entries.count == 1)
    }

    @Test func `who may not erase deletes nothing in Chinese either`() async throws {
        let desk = try await desk()
        _ = try await desk.say("兩顆蛋")
        let result = try await desk.logbook.say(
            "刪掉蛋", in: ConversationID(rawValue: 1), within: [.read, .log, .correct])
        #expect(!result.isUnderstood)
        #expect(try await desk.logbook.day(nil).entries.count == 1)
    }

    @Test func `words of a meal stay a meal`() async throws {
        #expect(try await logged(["兩顆蛋", "我吃了100克白飯"]) == ["egg 100", "rice 100"])
        #expect(try await logged(["我吃了不是很多的飯"]).count == 1)
    }
}
