import Allergens
import Journal
import Logbook
import Nutrition
import Service
import Telling
import TestSupport
import Testing
import Wire

/// Replies in the language of the line, whole as people read them.
struct ChineseReplyTests {
    private static let names = [
        "egg": ["蛋", "雞蛋"], "cooked-rice": ["白飯", "飯"], "black-coffee": ["咖啡"], "toast": ["吐司"],
    ]

    private func desk(_ language: Language? = nil, own: Language = .english) async throws -> Desk {
        let desk = try await Desk(
            foods: TestFoods.all.map { food in
                var food = food
                food.names[.traditionalChinese] = Self.names[food.id.rawValue]
                return food
            })
        var settings = LogbookSettings(version: "test")
        settings.language = language
        settings.ownLanguage = own
        desk.logbook.configure(settings)
        return desk
    }

    /// The reply to the last of some lines.
    private func reply(_ lines: [String], to desk: Desk) async throws -> [String] {
        var reply: [String] = []
        for line in lines { reply = try await desk.say(line) }
        return reply
    }

    private static func holdsHan(_ line: String) -> Bool { Language(of: line) == .chinese }

    @Test(arguments: [
        (["兩顆蛋和100克白飯"], ["蛋 2 顆（100 公克）：150 大卡", "白飯 100 公克：130 大卡"]),
        (["三顆蛋", "不對，是兩顆"], ["已更改：蛋 3 顆（150 公克）：225 大卡 → 蛋 2 顆（100 公克）：150 大卡"]),
        (["兩顆雞蛋", "復原"], ["已復原。", "已刪除：雞蛋 2 顆（100 公克）：150 大卡"]),
        (["兩顆蛋", "刪掉咖啡"], ["今天和昨天都沒有「咖啡」。沒有改變任何紀錄。"]),
        (["對"], ["現在沒有等你回答的問題。沒有改變任何紀錄。要取消上一個更改，請說：復原"]),
        (["今天天氣很好"], ["這句話裡找不到食物，所以沒有記錄。可以這樣說：兩顆荷包蛋和一片吐司"]),
        (["兩顆蛋", "上次吃蛋是什麼時候"], ["今天早餐：蛋 2 顆（100 公克）：150 大卡"]),
        (["復原"], ["沒有可以復原的更改。"]),
    ])
    func `a Chinese line is answered in Chinese`(lines: [String], reply expected: [String])
        async throws
    {
        let desk = try await desk()
        var told: [String] = []
        do {
            told = try await reply(lines, to: desk)
        } catch ServiceError.nothingToUndo {
            let telling = desk.logbook.telling(of: lines[0], in: ConversationID(rawValue: 1))
            told = [Telling.$current.withValue(telling) { Texts.errors.nothingToUndo() }]
        }
        #expect(Array(told.prefix(expected.count)) == expected)
        #expect(told.allSatisfy(Self.holdsHan), "\(told)")
    }

    @Test func `an English line is answered in English among Chinese ones`() async throws {
        let desk = try await desk()
        _ = try await desk.say("兩顆蛋")
        #expect(try await desk.say("two eggs").first == "egg, 2 (100 g): 150 kcal")
        #expect(try await desk.say("復原").first == "已復原。")
        #expect(try await desk.say("undo that").first == "Undone.")
    }

    @Test func `a number alone is answered as the line before it`() async throws {
        let desk = try await desk()
        _ = try await desk.say("兩顆蛋")
        desk.clock.advance(seconds: 6 * 3600)
        _ = try await desk.say("三顆蛋當午餐")
        let asked = try await desk.say("蛋刪掉")
        #expect(
            asked == [
                "你說的是哪一個？", "  1. 蛋 2 顆（100 公克），早餐", "  2. 蛋 3 顆（150 公克），午餐",
                "請說編號，或者：算了",
            ])
        #expect(try await desk.say("2").first == "已刪除：蛋 3 顆（150 公克）：225 大卡")
    }

    @Test func `one language answers every line where it is set`() async throws {
        let chinese = try await desk(.chinese)
        #expect(try await chinese.say("two eggs").first == "蛋 2 顆（100 公克）：150 大卡")
        let english = try await desk(.english)
        #expect(try await english.say("兩顆蛋").first == "egg, 2 (100 g): 150 kcal")
    }

    @Test func `the journal keeps its names, whatever is told`() async throws {
        let desk = try await desk()
        let result = try await desk.log("兩顆蛋")
        #expect(result.entries.map(\.name) == ["egg"])
        #expect(result.reply.hasPrefix("蛋 2 顆（100 公克）：150 大卡\n今天："))
        // The reply that is kept is the one that was given.
        let first = try await desk.log("100克白飯", key: "a")
        #expect(try await desk.log("100克白飯", key: "a").reply == first.reply)
        #expect(first.reply.hasPrefix("白飯 100 公克"))
    }

    @Test func `what is held says why and how to answer, and the answer counts`() async throws {
        let desk = try await desk()
        let held = try await desk.say("5000克白飯")
        #expect(held.allSatisfy(Self.holdsHan), "\(held)")
        #expect(held.first?.contains("先保留，還沒有計入。") == true, "\(held)")
        #expect(try await desk.say("對").first?.hasPrefix("已確認：白飯") == true)
    }

    @Test func `calls without words are answered as they ask`() async throws {
        let desk = try await desk()
        _ = try await desk.log("two eggs")
        let undone = try await desk.logbook.telling(asked: .chinese).during {
            () async throws(ServiceError) in try await desk.logbook.undo()
        }
        #expect(undone.reply.hasPrefix("已復原。\n已刪除：蛋 2 顆（100 公克）"))
        let redone = try await desk.logbook.telling(asked: nil).during {
            () async throws(ServiceError) in try await desk.logbook.redo()
        }
        #expect(redone.reply.hasPrefix("Done again.\nAdded: egg, 2 (100 g)"))
    }

    @Test func `a summary is told in the language of the environment`() async throws {
        let desk = try await desk(own: .chinese)
        _ = try await desk.log("兩顆蛋")
        let summary = try await desk.logbook.summary(SummaryRequest())
        #expect(summary.title == "2026年11月21日星期六到目前為止：150 大卡")
        #expect(summary.text.contains("早餐，150 大卡\n  蛋 2 顆（100 公克）：150 大卡"), "\(summary.text)")
        #expect(try await self.desk().logbook.summary(SummaryRequest()).title.hasPrefix("Saturday"))
    }
}
