import MealReader
import Nutrition
import Testing

/// How much it was, by the words that count: whole birds, chunks, sizes behind a food, figures, weights with peel.
struct ChinesePortionsTests {
    @Test(arguments: [
        ("油雞半隻", 400.0), ("油雞四分一隻", 200), ("燒肉飯一盒", 450), ("叉燒兩嚿", 50), ("叉燒兩片", 24),
        ("地瓜大的兩條", 500),
        ("小的地瓜一條", 100), ("壽司22", 660), ("芭樂連皮180g", 180), ("香蕉連皮100g", 64), ("薯餅三片", 150),
        ("八吋蛋糕吃1/4", 190),
        ("鳳梨半顆", 452.5.rounded()), ("吐司一整條吃了一半", 210), ("雞翅八隻 四個人吃", 70), ("雞塊十二塊 三個人吃 我吃五塊", 100),
        ("比薩 兩個人吃", 345.5.rounded()), ("烤鴨 四個人吃", 190), ("玉米濃湯喝不到一半", 125),
        ("水餃點了15顆 實際吃10顆", 230), ("白飯一碗 沙拉醬另外放", 180),
    ])
    func `an amount is what its words say`(line: String, grams: Double) throws {
        let items = try WholeCatalog.reader().reading(of: line).items
        #expect(items.first?.grams?.value.rounded() == grams, "\(line): \(items)")
    }

    @Test(arguments: [
        ("大披薩總匯", "supreme-pizza"), ("總匯大披薩", "supreme-pizza"), ("披薩總匯", "supreme-pizza"),
    ])
    func `a dish and its kind are one food`(line: String, food: String) throws {
        let items = try WholeCatalog.reader().reading(of: line).items
        #expect(items.map(\.food?.rawValue) == [food])
    }

    @Test(arguments: ["甜不辣30", "雞排75"])
    func `a price is no number`(line: String) throws {
        let items = try WholeCatalog.reader().reading(of: line).items
        #expect(items.allSatisfy { ($0.grams?.value ?? 0) < 400 })
    }
}
