import MealReader
import Nutrition
import Testing

/// Drinks of Taiwan's shops by their sweetness, size, milk and toppings.
struct ChineseDrinksTests {
    @Test(arguments: [
        ("鐵觀音拿鐵半糖大杯", "fresh-milk-tea-half-sugar-tw", 700.0),
        ("微糖四季春鮮奶 中杯", "fresh-milk-tea-low-sugar-tw", 500),
        ("伯爵鮮奶茶無糖", "fresh-milk-tea-tw", 500),
        ("百香綠茶三分糖大杯", "passion-fruit-green-tea-low-sugar-tw", 700),
        ("青茶換燕麥奶", "oolong-tea", 360), ("紅茶換燕麥奶大杯", "oat-milk-tea-tw", 700),
        ("鮮奶換成燕麥奶的拿鐵", "oat-milk-latte", 360),
        ("熱拿鐵中杯 燕麥奶", "oat-milk-latte", 360), ("仙草奶茶少糖", "grass-jelly-milk-tea-low-sugar-tw", 500),
        ("紅茶拿鐵半糖加珍珠 大杯", "pearl-latte-half-sugar-tw", 700),
    ])
    func `a drink is had as sweet and as large as was said`(
        line: String, food: String, grams: Double
    ) throws {
        let items = try WholeCatalog.reader().reading(of: line).items
        #expect(items.map(\.food?.rawValue) == [food], "\(line)")
        #expect(items.first?.grams?.value == grams, "\(line)")
    }

    @Test(arguments: ["早餐那堤 下午燕麥奶", "拿鐵、杏仁奶", "卡布奇諾和豆奶", "早上拿鐵 中午豆奶"])
    func `another drink is no milk of the first`(line: String) throws {
        let items = try WholeCatalog.reader().reading(of: line).items
        #expect(items.count == 2, "\(line)")
        #expect(items.allSatisfy { $0.food?.rawValue.contains("milk-latte") == false }, "\(line)")
    }

    @Test func `a topping is had in a drink`() throws {
        let items = try WholeCatalog.reader().reading(of: "烏龍拿鐵微糖 加椰果").items
        #expect(items.map(\.food?.rawValue) == ["fresh-milk-tea-low-sugar-tw", "nata-de-coco-tw"])
    }
}
