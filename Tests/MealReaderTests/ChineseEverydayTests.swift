import MealReader
import Nutrition
import Testing

/// Chinese lines as people type them beside a meal: bites, halves of one dish, kinds behind it, shops, drinks and what is in them.
struct ChineseEverydayTests {
    private func items(_ line: String) throws -> [ReadingItem] {
        try WholeCatalog.reader().reading(of: line).items
    }

    private func names(_ line: String) throws -> [String] { try items(line).map(\.name) }

    private func grams(_ line: String) throws -> [Double?] {
        try items(line).map { $0.grams?.value }
    }

    @Test(arguments: [
        ("粥檔:艇仔粥一碗", 1), ("牛肉麵店吃的水餃十顆", 1), ("飲料 珍珠奶茶一杯", 1), ("水果 蘋果一顆", 1),
        ("小火鍋點番茄鍋", 1), ("麻辣鍋 梅花豬", 1), ("車仔麵 凍檸茶", 2), ("剩飯做成蛋炒飯一盤", 1),
        ("奶酥厚片土司", 1), ("本來想喝可樂 後來改點綠茶", 1),
    ])
    func `what says where, of which kind or what it was made of is no food beside it`(
        line: String, count: Int
    ) throws {
        #expect(try items(line).count == count)
    }

    @Test func `bites of a dish are eaten and ask nothing`() throws {
        let beside = try grams("宮保雞丁夾幾口，飯一碗").compactMap(\.self)
        #expect(beside.count == 2)
        #expect(beside[0] < 100)
        #expect(try grams("燒賣一籠六顆我夾兩顆") == [50])
    }

    @Test func `kinds that are counted behind a dish are dishes`() throws {
        #expect(try names("車輪餅紅豆兩個芋頭一個").count == 2)
        #expect(try names("車輪餅一個紅豆兩個奶油").contains { $0.contains("custard") })
        #expect(try grams("車輪餅紅豆兩個芋頭一個").first == 170)
        #expect(try items("格仔餅一個，花生醬嗰隻").count == 1)
    }

    @Test func `half of one dish is half, however it is said`() throws {
        let whole = try grams("潛艇堡").compactMap(\.self)[0]
        #expect(try grams("潛艇堡和同學對分") == [whole / 2])
        let udon = try grams("炒烏龍麵一盤").compactMap(\.self)[0]
        let mine = try grams("炒烏龍麵一盤 老公吃三分之一我吃剩的").compactMap(\.self)[0]
        #expect(abs(mine - udon * 2 / 3) < 1)
    }

    @Test func `what was left is taken off, a little is not`() throws {
        let rice = try grams("牛肉炒飯一盤").compactMap(\.self)[0]
        let had = try grams("牛肉炒飯一盤，食剩三分一").compactMap(\.self)[0]
        #expect(abs(had - rice * 2 / 3) < 1)
        #expect(try grams("薯條一包，薯條剩少少") == grams("薯條一包"))
        #expect(try grams("水餃吃了8顆 剩4顆") == grams("水餃8顆"))
        #expect(try grams("奶茶一杯喝一半就冰起來").compactMap(\.self)[0] == 250)
    }

    @Test func `a part that names the dish is half of it`() throws {
        let bowl = try items("紅豆湯圓一碗").compactMap(\.nutrients.calories?.value)[0]
        let had = try items("紅豆湯圓一碗，湯圓剩一半").compactMap(\.nutrients.calories?.value)
        #expect(had.count == 1)
        #expect(abs(had[0] - bowl * 0.75) < 3)
    }

    @Test func `pieces in brackets behind a soup are in it`() throws {
        #expect(try grams("魚丸湯（三顆）") == grams("魚丸湯"))
    }

    @Test func `rice or a main had instead is in the box`() throws {
        #expect(try names("雞腿便當換紫米飯") == names("雞腿便當"))
        #expect(try names("招牌便當 魚排換雞腿") == names("雞腿便當"))
        #expect(try grams("夾了三樣菜跟一碗飯") == [180, 180])
    }

    @Test func `drinks are of fruit and tea, with what is in them`() throws {
        #expect(try names("荔枝春烏龍 微糖") == names("微糖荔枝紅茶"))
        #expect(try items("鐵觀音奶茶加椰果").count == 1)
        #expect(try names("少堂奶茶") == names("少糖奶茶"))
        #expect(try names("黑糖珍珠鮮奶 正常甜") == names("黑糖珍珠鮮奶"))
    }

    @Test func `measures fit what they measure`() throws {
        #expect(try grams("花生吐司兩片") == [92])
        #expect(try grams("乳清兩匙") == [52])
        #expect(try names("麻油雞一碗 麵線一把").last?.contains("vermicelli") == true)
        let bowl = try grams("親子丼").compactMap(\.self)[0]
        #expect(try grams("親子丼加大").compactMap(\.self)[0] > bowl)
    }

    @Test func `an amount may be corrected before its food is named`() throws {
        #expect(try grams("吃了兩個，不對，三個包子") == grams("三個包子"))
    }

    @Test(arguments: [
        "我弟一個人吃了兩碗麵", "一份蛋餅賣六十也太扯", "客人點了兩碗麵", "我的狗偷吃了一塊蛋糕", "不要再吃薯片了",
    ])
    func `what others had and what things cost is no meal`(line: String) throws {
        #expect(try items(line).isEmpty)
    }
}
