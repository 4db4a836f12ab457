import Allergens
import Alternatives
import Body
import FoodCatalog
import HealthyEating
import Journal
import Nutrition
import Programmes
import Service
import Telling
import TestSupport
import Testing
import Wire

@testable import Logbook

/// Feelings, programmes and what to eat instead, in Chinese as people in Taiwan say it.
struct ChineseCareTests {
    @Test(
        arguments: [
            ("我頭痛,二分", "headache", 2), ("我頭痛，二分。", "headache", 2), ("肚子脹", "bloated", nil),
            ("我肚子脹，五分裡三分", "bloated", 3), ("肚子有點脹氣", "bloated", nil), ("我覺得很累 4/5", "tired", 4),
            ("想吐", "nausea", nil), ("我有點頭暈，五分之三", "dizzy", 3), ("我肚子餓了", "hungry", nil),
            ("拉肚子了", "diarrhea", nil), ("我胃痛，5分", "stomach ache", 5), ("我的頭好痛", "headache", nil),
            ("我昨天晚上頭痛，三分", "headache", 3), ("從兩點開始頭痛", "headache", nil), ("我头痛，两分", "headache", 2),
            ("今天早上肚子痛", "stomach ache", nil), ("偏頭痛，程度四", "migraine", 4),
            ("我頭痛六分", nil, nil), ("我頭痛十三分", nil, nil), ("我吃了兩顆蛋", nil, nil), ("頭痛藥一顆", nil, nil),
            ("三分之一個披薩", nil, nil), ("牛肉湯，五分熟", nil, nil), ("我覺得是三顆", nil, nil),
        ] as [(String, String?, Int?)])
    func `a feeling is told with how strong it is, and other words tell none`(
        line: String, name: String?, strength: Int?
    ) {
        let inquiry = InquiryReader.inquiry(in: line)
        guard let name else {
            if case .feelings = inquiry { Issue.record("\(line): a feeling") }
            return
        }
        guard case .feelings(.tell(let told))? = inquiry else {
            Issue.record("\(line): no feeling, but \(String(describing: inquiry))")
            return
        }
        #expect(told.name == name)
        #expect(told.strength == strength)
    }

    @Test func `it is kept at its time under its one name, told in Chinese, and asked for`()
        async throws
    {
        let desk = try await Desk()
        _ = try await desk.log("two eggs", at: "2026-11-21T07:00:00Z")
        #expect(
            try await desk.say("我頭痛,二分")
                == ["已記下：頭痛，2 分（滿分 5 分）。之前 72 小時內吃了 1 樣東西，最後一樣是egg。"])
        _ = try await desk.say("從兩點開始肚子脹")
        _ = try await desk.say("昨天下午三點半頭暈")
        _ = try await desk.say("I have a headache, three of five")
        let kept = try await desk.logbook.feelings(FeelingsRequest()).feelings
        #expect(kept.map(\.feeling) == ["dizzy", "bloated", "headache", "headache"])
        #expect(
            kept.map(\.feltAt.description).prefix(2)
                == ["2026-11-20T15:30:00+00:00", "2026-11-21T02:00:00+00:00"])
        let asked = try await desk.say("我多常頭痛")
        #expect(
            asked == [
                "頭痛：2 次，最近一次今天，頭痛，3 分（滿分 5 分）。", "記到 8 次起，才能告訴你之前吃了什麼。",
            ])
        #expect(
            try await desk.say("how often did I have a headache").first?.contains("2 times") == true
        )
        #expect(try await desk.logbook.feelings(FeelingsRequest(feeling: "頭痛")).feelings.count == 2)
    }

    @Test(
        arguments: [
            ("開始二十一天計畫", .start(nil)), ("我想開始21天挑戰", .start(nil)), ("開始計畫", .start(nil)),
            ("開始第一個星期計畫", .start("第一個星期")), ("暫停計畫", .pause),
            ("繼續計畫", .resume), ("今天不算在計畫裡", .travel), ("放棄計畫", .stop), ("我的計畫", .show),
            ("我的計畫進行得怎麼樣？", .show), ("开始二十一天计划", .start(nil)), ("開始吃早餐", nil),
            ("二十一天沒吃肉", nil),
        ] as [(String, ProgrammeWords.Wish?)])
    func `talk of programmes is told from meals`(line: String, wish: ProgrammeWords.Wish?) {
        let inquiry = InquiryReader.inquiry(in: line)
        if case .programme(let found)? = inquiry {
            #expect(found == wish)
        } else {
            #expect(wish == nil, "\(line): \(String(describing: inquiry))")
        }
    }

    private static let programmes = ProgrammeOffers(
        programmes: [
            Programme(
                name: "twenty-one-days", title: "Twenty-one days", chineseTitle: "二十一天", days: 3,
                targets: [
                    DailyTarget(.meals, 2), DailyTarget(.noBanned), DailyTarget(.feelings, 1),
                ]),
            Programme(
                name: "dry", title: "Dry January", days: 31, targets: [DailyTarget(.meals, 1)]),
        ], own: ["dry"])

    @Test func `a programme is started, paused and given up, and told of in Chinese`() async throws
    {
        let desk = try await Desk(programmes: { Self.programmes })
        #expect(try await desk.say("暫停計畫") == ["沒有進行中的計畫。說「開始二十一天計畫」就可以開始。"])
        #expect(try await desk.say("開始長跑計畫") == ["沒有叫長跑的計畫。有：二十一天、Dry January。"])
        #expect(
            try await desk.say("開始二十一天計畫").first
                == "開始：二十一天，從 2026-11-21 起，到 2026-11-23 為止。每天：記錄 2 餐；不吃你不能吃的東西；記下自己的感覺。")
        #expect(try await desk.say("開始計畫") == ["二十一天還在進行；先結束它，才能開始另一個。"])
        #expect(
            try await desk.say("我的計畫進行得怎麼樣")
                == ["二十一天第 1 天（共 3 天）：3 項裡達成 0 項；還要做：記錄 2 餐；記下自己的感覺；不知道：不吃你不能吃的東西。"])
        #expect(
            try await desk.say("how is my programme going").first?.hasPrefix(
                "Twenty-one days, day 1")
                == true)
        #expect(try await desk.say("暫停計畫").first == "已暫停：二十一天。從 2026-11-21 起都不算，直到你說繼續。")
        #expect(try await desk.say("暫停計畫") == ["二十一天已經暫停了。說「繼續計畫」就會再開始算。"])
        #expect(try await desk.say("繼續計畫").first?.hasPrefix("繼續：二十一天") == true)
        #expect(try await desk.say("放棄計畫").first == "已放棄：二十一天，2026-11-21。")
    }

    @Test(
        arguments: [
            ("有什麼可以代替牛奶", "牛奶", nil), ("拿鐵裡的牛奶可以換成什麼", "牛奶", "拿鐵"), ("用什麼代替奶油", "奶油", nil),
            ("不喝牛奶可以喝什麼", "牛奶", nil),
        ] as [(String, String, String?)])
    func `who asks what to eat instead is understood`(
        line: String, instead: String, dish: String?
    ) {
        #expect(
            InquiryReader.inquiry(in: line)
                == .alternatives(AlternativeWords.Wish(instead: instead, dish: dish)))
    }

    @Test(
        arguments: [
            ("第二個", .place(2)), ("我要第一個", .place(1)), ("換成豆漿拿鐵", .place(2)), ("都不要", .refuse),
            ("兩顆蛋", nil),
        ] as [(String, SwapWords.Choice?)])
    func `what was offered is taken or turned down`(line: String, choice: SwapWords.Choice?) {
        let names = [["oat latte", "燕麥拿鐵"], ["soy latte", "豆漿拿鐵"]]
        #expect(SwapWords.choice(in: line, of: names) == choice)
    }

    @Test(
        arguments: [
            ("少量的乳糖沒關係", "lactose", nil), ("乳糖一天最多12克", "lactose", 12), ("我可以喝少量牛奶", "milk", nil),
            ("我每天最多可以吃 5 克花生", "peanut", 5), ("少量早餐沒關係", nil, nil), ("乳糖一天最多0克", nil, nil),
        ] as [(String, String?, Double?)])
    func `a little of something is fine`(line: String, trigger: String?, grams: Double?) {
        let wish = trigger.map {
            AllergyWords.Wish.set(
                [Trigger(rawValue: $0)], .smallAmounts, grams.map { Thousandths($0) })
        }
        #expect(ChineseAllergies.wish(in: line) == wish)
    }

    @Test(
        arguments: [
            ("small amounts of milk are fine", "milk", nil),
            ("I can have a little lactose", "lactose", nil),
            ("I can have up to 12 g of lactose a day", "lactose", 12),
            ("up to five grams of peanuts a day is fine", "peanut", 5),
            ("I tolerate small amounts of gluten", "gluten", nil),
            ("a little milk", nil, nil), ("up to 5 g of milk", nil, nil),
            ("a little rice is fine", nil, nil), ("I can have a little nap", nil, nil),
            ("small amounts of milk", nil, nil),
        ] as [(String, String?, Double?)])
    func `a little of something is fine, in English`(
        line: String, trigger: String?, grams: Double?
    ) {
        let wish = trigger.map {
            AllergyWords.Wish.set(
                [Trigger(rawValue: $0)], .smallAmounts, grams.map { Thousandths($0) })
        }
        #expect(AllergyWords.wish(in: line) == wish)
    }

    @Test func `the index says in Chinese what each component lost`() {
        let standing = EatingIndex.Standing(component: .wholeGrains, points: 2, amount: 0.3)
        #expect(
            Telling.$current.withValue(Telling(.chinese)) { standing.sentence }
                == "全穀類 2.0 分（滿分 10）：0.3，達 1.5 滿分（每 1,000 大卡的盎司當量）")
        #expect(
            standing.sentence == "whole grains 2.0 of 10: 0.3 of 1.5 oz-eq per 1,000 kcal")
    }
}
