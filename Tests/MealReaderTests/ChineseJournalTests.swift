import FoodCatalog
import MealReader
import Nutrition
import Testing

/// How people write of their meals in Chinese: what was bought, taken back, shared and left.
struct ChineseJournalTests {
    /// What is found, as "id grams".
    private func found(_ text: String) throws -> [String] {
        try WholeCatalog.reader().reading(of: text).items.map { item in
            "\(item.food?.rawValue ?? "?") \(Int((item.grams?.value ?? -1).rounded()))"
        }
    }

    @Test(arguments: [
        ("巷口買荷包蛋兩顆", ["fried-egg-tw 110"]), ("7-11買咗茶葉蛋一隻", ["tea-egg-tw 55"]),
        ("OK買烤地瓜約300g", ["sweet-potato-tw 300"]), ("外婆家 荷包蛋兩顆", ["fried-egg-tw 110"]),
        ("媽媽煮了白飯一碗", ["white-rice 180"]), ("姊姊買了肉包一個", ["pork-bun-tw 110"]),
        ("同事給的荷包蛋一顆", ["fried-egg-tw 55"]), ("朋友請喝無糖豆漿一杯", ["unsweetened-soy-milk-tw 360"]),
        ("特價買了一個便當", ["plain-bento 498"]), ("便當一個，冇飲嘢", ["plain-bento 498"]),
    ])
    func `what was bought, cooked or given was had`(text: String, foods: [String]) throws {
        #expect(try found(text) == foods)
    }

    @Test(arguments: [
        "買了雞胸三包備用", "團購蛋糕，我忍住沒訂", "幫小孩做便當，荷包蛋一顆", "買便當給小孩", "市場買了兩斤豬肉",
    ])
    func `what was bought for others or for later was not`(text: String) throws {
        #expect(try found(text) == [])
    }

    @Test(arguments: [
        ("三顆荷包蛋...不對 兩顆", ["fried-egg-tw 110"]), ("荷包蛋兩顆 喔等等只有一顆", ["fried-egg-tw 55"]),
        ("一個肉包 打錯了 是荷包蛋", ["fried-egg-tw 55"]), ("吃了肉包，不是，是荷包蛋一顆", ["fried-egg-tw 55"]),
        ("珍珠奶茶大杯改成中杯", ["pearl-milk-tea-tw 500"]),
        ("珍珠奶茶大杯 打錯 中杯才對 荷包蛋一顆", ["pearl-milk-tea-tw 500", "fried-egg-tw 55"]),
        ("可樂換無糖豆漿 荷包蛋一顆", ["unsweetened-soy-milk-tw 360", "fried-egg-tw 55"]),
    ])
    func `a line takes back what it said itself`(text: String, foods: [String]) throws {
        #expect(try found(text) == foods)
    }

    @Test(arguments: [
        ("荷包蛋四顆 兩人平分", ["fried-egg-tw 110"]), ("荷包蛋兩顆，我跟主管一人一半", ["fried-egg-tw 55"]),
        ("荷包蛋兩顆，倒一半給小孩", ["fried-egg-tw 55"]), ("水餃20顆 給老公8顆", ["pork-dumpling-tw 276"]),
        ("白飯一碗食咗四分一", ["white-rice 45"]),
        ("荷包蛋兩顆 兩人平分 白飯各一碗", ["fried-egg-tw 55", "white-rice 180"]),
        ("跟三個朋友分荷包蛋四顆", ["fried-egg-tw 55"]), ("荷包蛋、肉包各一", ["fried-egg-tw 55", "pork-bun-tw 110"]),
        ("荷包蛋兩顆，一顆沒吃", ["fried-egg-tw 55"]),
    ])
    func `a part is of what was shared`(text: String, foods: [String]) throws {
        #expect(try found(text) == foods)
    }

    @Test(arguments: [
        ("碗半白飯", ["white-rice 270"]), ("白飯碗半", ["white-rice 270"]), ("成碗白飯食晒", ["white-rice 180"]),
        ("168第一餐 荷包蛋一顆", ["fried-egg-tw 55"]),
        ("荷包蛋30 肉包25", ["fried-egg-tw 55", "pork-bun-tw 110"]),
        ("可樂600ml兩瓶", ["cola 1217"]), ("珍珠奶茶 大的 一杯", ["pearl-milk-tea-tw 700"]),
        ("地瓜一條 大概400g", ["sweet-potato-tw 400"]), ("小籠包一籠 8顆", ["soup-dumpling-tw 200"]),
        ("一瓶某某牌無糖豆漿", ["unsweetened-soy-milk-tw 450"]),
    ])
    func `an amount stands where people set it`(text: String, foods: [String]) throws {
        #expect(try found(text) == foods)
    }

    @Test(arguments: [
        ("便當主菜荷包蛋，青菜三樣，飯八分滿", ["fried-egg-tw 55", "stir-fried-greens-tw 180", "white-rice 128"]),
        ("一盤水果有芭樂跟蘋果", ["guava-tw 250", "apple 200"]), ("三寶飯 叉燒 燒鴨", ["char-siu-bento 485"]),
        ("排骨便當 飯沒吃", ["pork-chop-bento 305"]), ("牛肉麵 冇飲湯", ["taiwanese-beef-noodle-soup 598"]),
        ("肉包一個不要香菜", ["pork-bun-tw 110"]), ("荷包蛋no cheese", ["fried-egg-tw 55"]),
        ("荷包蛋一顆 肉包沒吃", ["fried-egg-tw 55"]),
        ("叉燒飯加荷包蛋 飯食剩一半", ["char-siu-rice-hk 376", "fried-egg-tw 55"]),
    ])
    func `what is in a dish and what was left of it is no food beside it`(
        text: String, foods: [String]
    ) throws {
        #expect(try found(text) == foods)
    }

    @Test func `a milk tea is that of where the line is from`() throws {
        #expect(try found("熱奶茶 荷包蛋一顆").first == "oolong-milk-tea-tw 500")
        #expect(try found("熱奶茶走甜 多士").first == "hong-kong-milk-tea-unsweetened 250")
    }

    @Test(arguments: ["168第一餐 水煮雞胸200g", "甜不辣30", "壽司12盤", "白斬雞四塊", "地瓜球10顆"])
    func `nothing is read as kilograms of a food unasked`(text: String) throws {
        for item in try WholeCatalog.reader().reading(of: text).items {
            #expect(item.grams.map { $0.value < 1000 } ?? true, "\(item)")
        }
    }
}
