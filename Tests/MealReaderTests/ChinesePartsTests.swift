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

    @Test func `servings of a counter are smaller than plates`() throws {
        let items = try WholeCatalog.reader().reading(of: "自助餐：麻婆豆腐、高麗菜、糙米飯一碗").items
        #expect(items.map(\.grams?.value) == [150, 100, 180])
    }
}
