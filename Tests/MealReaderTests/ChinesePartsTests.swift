import MealReader
import Nutrition
import Testing

/// Dishes and their parts: nothing is counted twice, and what was left is no part of it.
struct ChinesePartsTests {
    private func energy(_ line: String) throws -> [Int] {
        try WholeCatalog.reader().reading(of: line).items.map {
            Int($0.nutrients.calories?.value.rounded() ?? -1)
        }
    }

    @Test(arguments: [
        ("排骨便當一個 飯吃光 兩樣配菜吃完", "排骨便當一個"), ("控肉便當 白飯換糙米飯", "控肉便當"), ("牛肉麵一碗 裡面有三塊牛腱", "牛肉麵一碗"),
        ("蛋花湯一碗 蛋用了兩顆", "蛋花湯一碗"), ("水餃十顆 只吃皮", "水餃五顆"), ("肉包兩個 餡沒吃", "肉包一個"),
        ("雞肉飯糰一個", "雞肉飯糰一個"), ("燒鴨油雞雙拼飯", "雙拼飯"), ("起司吐司一份（切三塊）", "起司吐司一份"),
        ("番茄鍋 菜盤全吃", "番茄鍋"), ("薑母鴨 裡面有高麗菜 鴨血", "薑母鴨"), ("波霸奶茶一杯 珍珠全吃完", "波霸奶茶一杯"),
    ])
    func `a part of a dish is not had beside it`(line: String, plain: String) throws {
        #expect(try energy(line) == energy(plain), "\(line)")
    }

    @Test(arguments: [
        ("番茄炒蛋 番茄兩顆 蛋三顆 油10g", "番茄兩顆 蛋三顆 油10g"), ("牛奶鍋 羊肉片一份 豆腐一塊 高麗菜一份", "羊肉片一份 豆腐一塊 高麗菜一份"),
        ("中午牛肉麵 晚上喜宴 烏魚子兩片 佛跳牆一碗 湯圓三顆", "中午牛肉麵 晚上 烏魚子兩片 佛跳牆一碗 湯圓三顆"),
    ])
    func `a dish of which all was told gives way to it`(line: String, plain: String) throws {
        #expect(try energy(line) == energy(plain), "\(line)")
    }

    @Test(arguments: [("滷蛋兩顆 蛋黃沒吃", "蛋白 2 顆"), ("水煮蛋三顆 只吃蛋白", "蛋白 3 顆"), ("茶葉蛋一顆只吃蛋黃", "蛋黃 1 顆")])
    func `of an egg the white or the yolk may be had`(line: String, plain: String) throws {
        #expect(try energy(line) == energy(plain), "\(line)")
    }

    @Test(arguments: [("滷肉飯 滷蛋兩顆", 2), ("蛋餅 兩顆茶葉蛋", 2), ("麻辣燙一碗 白飯一碗", 2), ("雞腿便當 地瓜一條", 2)])
    func `what is had beside a dish stays beside it`(line: String, count: Int) throws {
        #expect(try energy(line).count == count, "\(line)")
    }

    @Test(arguments: [
        ("番茄鍋 白飯 綠茶", ["番茄鍋", "白飯", "綠茶"]), ("泡菜鍋 白飯一碗 豆花", ["泡菜鍋", "白飯一碗", "豆花"]),
        ("晚餐吃羊肉鍋跟白飯和可樂", ["羊肉鍋", "白飯", "可樂"]), ("小火鍋 白飯 啤酒", ["小火鍋", "白飯", "啤酒"]),
    ])
    func `what is had beside a pot was not chosen of it`(line: String, plain: [String]) throws {
        #expect(try energy(line) == plain.flatMap { try energy($0) }, "\(line)")
    }

    @Test(arguments: [
        ("雞肉堡 麵包沒吃", 0.65), ("鹽酥雞 皮沒吃", 0.67), ("雞腿便當 肉沒吃", 0.6),
        ("鍋貼12個留3個給哥哥", 0.75), ("泡芙留一半明天吃", 0.5), ("吐司切四塊", 1), ("起司蛋餅切四塊 吃了一塊", 0.25),
    ])
    func `what was left of a dish is taken off it`(line: String, share: Double) throws {
        let names = ["雞肉堡", "鹽酥雞", "雞腿便當", "鍋貼12個", "泡芙", "吐司", "起司蛋餅"]
        let dish = try #require(names.first { line.hasPrefix($0) })
        let whole = try #require(try energy(dish == "吐司" ? "吐司一個" : dish).first)
        let told = try #require(try energy(line).first)
        #expect(abs(Double(told) - Double(whole) * share) <= 1, "\(line): \(told) of \(whole)")
    }

    @Test(arguments: [
        ("煎蛋兩顆 只吃一個蛋白", "蛋白一個"), ("雙拼比薩", "比薩"), ("自助餐 白飯 四樣菜 荷包蛋", "白飯一份 荷包蛋"),
        ("便當飯換菜", "便當 飯沒吃"), ("控肉便當 白飯換馬鈴薯", "控肉便當 飯沒吃，馬鈴薯"),
    ])
    func `a word beside a dish makes no other dish of it`(line: String, plain: String) throws {
        #expect(try energy(line).reduce(0, +) == energy(plain).reduce(0, +), "\(line)")
    }

    @Test func `servings of a counter are smaller than plates`() throws {
        let items = try WholeCatalog.reader().reading(of: "自助餐：麻婆豆腐、高麗菜、糙米飯一碗").items
        #expect(items.map(\.grams?.value) == [150, 100, 180])
    }
}
