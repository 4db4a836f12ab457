import MealReader
import Nutrition
import Testing

/// Names without a mark between them, and what says in what state, of which kind or how large something was.
struct ChineseCompoundsTests {
    private func told(_ line: String) throws -> [String] {
        try WholeCatalog.reader().reading(of: line).items.map {
            "\($0.food?.rawValue ?? "?") \(Int($0.grams?.value.rounded() ?? -1))"
        }
    }

    @Test(arguments: [
        ("蒜香雞肉燉飯", "雞肉燉飯"), ("一份海鮮青醬燉飯", "一份燉飯"), ("芋頭大福兩個", "大福兩個"), ("栗子的蛋糕一塊", "栗子蛋糕一塊"),
        ("白胡椒豬排一片", "豬排一片"), ("豆豉鯛魚", "鯛魚"), ("文字燒一份牛肉的", "文字燒一份"),
    ])
    func `a kind in front of a dish is no food beside it`(line: String, plain: String) throws {
        #expect(try told(line).count == 1, "\(line)")
        #expect(try told(line) == told(plain), "\(line)")
    }

    @Test(arguments: ["荷包蛋白飯", "豆漿蛋餅", "水餃酸辣湯", "漢堡牛奶", "三明治一個鮮奶", "10g味噌 豆腐"])
    func `what stands beside a dish stays beside it`(line: String) throws {
        #expect(try told(line).count == 2, "\(line)")
    }

    @Test(arguments: [
        ("雞胸肉生重120g", "生雞胸肉120g"), ("義大利麵（乾）90g", "乾義大利麵90g"), ("鮭魚(生 150g)", "生鮭魚150g"),
        ("乾重60克的冬粉", "乾冬粉60克"), ("麵條未煮重80g", "乾麵條80g"), ("白飯熟重200g", "白飯200g"),
    ])
    func `something is weighed in its state`(line: String, plain: String) throws {
        #expect(try told(line) == told(plain), "\(line)")
    }

    @Test func `a state that nobody knows a food in is told as unread`() throws {
        let reading = try WholeCatalog.reader().reading(of: "漢堡生重200g")
        #expect(reading.items.map(\.grams?.value) == [200])
        #expect(reading.unread.count == 1)
    }

    @Test(arguments: [
        ("早 蛋餅 午 沒吃 晚 水餃八顆", ["蛋餅", "水餃八顆"]), ("早:燒餅 午:牛肉麵 晚:白粥", ["燒餅", "牛肉麵", "白粥"]),
        ("早燒餅夾蛋 午排骨便當", ["燒餅夾蛋", "排骨便當"]),
    ])
    func `one character heads a meal`(line: String, plain: [String]) throws {
        #expect(try told(line) == plain.flatMap { try told($0) }, "\(line)")
        let meals = try WholeCatalog.reader().reading(of: line).items.map { $0.meal?.rawValue }
        #expect(meals.first == "breakfast" && Set(meals).count == meals.count, "\(line)")
    }

    @Test(arguments: [
        ("四片吐司夾蛋", "吐司夾蛋兩個"), ("握壽司8貫外帶一盒", "握壽司8貫"), ("鮮奶一杯250ml加蜂蜜", "鮮奶250ml 加蜂蜜"),
        ("咖啡沒有另外加糖", "咖啡"), ("蛋白3顆全蛋1顆炒高麗菜", "蛋白3顆、全蛋1顆、炒高麗菜"),
        ("吃飽飯喝了一杯豆漿", "一杯豆漿"), ("早餐 果汁：芭樂半顆 香蕉一根", "早餐 芭樂半顆 香蕉一根"),
    ])
    func `an amount belongs to what it is of`(line: String, plain: String) throws {
        #expect(try told(line) == told(plain), "\(line)")
    }

    @Test(arguments: [("9吋披薩一個", 0.5625), ("12吋披薩一個", 1), ("18吋披薩吃一半", 1.125)])
    func `a pizza weighs by its diameter`(line: String, share: Double) throws {
        func grams(_ line: String) throws -> Double {
            try #require(try WholeCatalog.reader().reading(of: line).items.first?.grams?.value)
        }
        let (told, whole) = (try grams(line), try grams("披薩一個"))
        #expect(abs(told - whole * share) <= 1, "\(line): \(told) of \(whole)")
    }

    @Test(arguments: [
        ("便當(雞腿)", "雞腿便當"), ("公司便當(魚排)", "便當"), ("好樂迪豬排定食", "豬排定食"), ("吃了菜和豆腐", "炒青菜、豆腐"),
        ("自助餐 飯1 菜2", "飯1 炒青菜2"),
    ])
    func `nothing is lost that was had`(line: String, plain: String) throws {
        #expect(try told(line) == told(plain), "\(line)")
    }

    @Test(arguments: ["好樂迪牛排很貴", "阿里山茶葉節"])
    func `a name that stands by another is no meal for it`(line: String) throws {
        #expect(try told(line).isEmpty, "\(line)")
    }

    @Test(arguments: [("雞腿便當菜都沒吃", 0.8), ("雞腿便當菜只吃一半", 0.9), ("雞腿便當菜很多", 1)])
    func `a part is of the dish that it stands behind`(line: String, share: Double) throws {
        func grams(_ line: String) throws -> Double {
            try #require(try WholeCatalog.reader().reading(of: line).items.first?.grams?.value)
        }
        #expect(try abs(grams(line) - grams("雞腿便當") * share) <= 1, "\(line)")
    }
}
