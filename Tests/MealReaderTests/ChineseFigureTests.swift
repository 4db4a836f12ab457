import MealReader
import Nutrition
import Testing

/// Figures that are no amounts: hours without a colon, prices.
struct ChineseFigureTests {
    @Test(arguments: ["0730 燒餅夾油條一套", "0815 白飯一碗", "鹹酥雞100塊", "雞排80塊"])
    func `a figure that is no amount counts nothing`(line: String) throws {
        let items = try WholeCatalog.reader().reading(of: line).items
        #expect(items.count == 1)
        #expect(items.allSatisfy { $0.grams.map { $0.value < 400 } ?? false }, "\(items)")
    }

    @Test func `a few pieces are pieces`() throws {
        let items = try WholeCatalog.reader().reading(of: "雞塊6塊").items
        #expect(items.first?.amount == 6)
    }

    @Test(arguments: [
        ("牛肉四兩炒空心菜", 150.0), ("豬肉片120克炒高麗菜", 120), ("雞胸肉90g炒花椰菜", 90),
    ])
    func `a weight in front of what was fried with it is of the food before`(
        line: String, grams: Double
    ) throws {
        let items = try WholeCatalog.reader().reading(of: line).items
        #expect(items.count == 2)
        #expect(items.first?.grams?.value == grams)
    }

    @Test(arguments: [
        ("三杯中卷一份", "three-cup-squid-tw"), ("魷魚羹一碗", "squid-geng-tw"),
        ("烤鯖魚餐盒一個", "mackerel-light-box-tw"), ("鮪魚飯糰一個", "tuna-rice-ball-tw"),
        ("芹菜炒豆干一盤", "chinese-celery-and-dried-tofu-fry-tw"), ("蛤蜊雞湯一碗", "clam-chicken-soup-tw"),
        ("羊肉爐一碗", "lamb-hot-pot-tw"),
        ("蝦仁煎一份", "shrimp-omelette-tw"), ("微糖百香綠大杯", "passion-fruit-green-tea-low-sugar-tw"),
    ])
    func `a dish has its own meat, fish or fruit`(line: String, food: String) throws {
        let items = try WholeCatalog.reader().reading(of: line).items
        #expect(items.map(\.food?.rawValue) == [food])
    }
}
