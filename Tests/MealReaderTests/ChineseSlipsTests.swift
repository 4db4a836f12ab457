import MealReader
import Nutrition
import Testing

/// Characters that are written for others of the same sound or look.
struct ChineseSlipsTests {
    @Test(arguments: [
        ("萍果一顆", "蘋果一顆"), ("真珠奶茶一杯", "珍珠奶茶一杯"), ("牛肉漢飽一個", "牛肉漢堡一個"), ("鳥龍茶一杯", "烏龍茶一杯"),
        ("薯條和羅蔔糕兩片", "薯條和蘿蔔糕兩片"), ("白飯ㄧ碗", "白飯一碗"), ("菠籮麵飽一個", "菠蘿麵包一個"),
    ])
    func `another character of the same sound or look is read as what was meant`(
        written: String, meant: String
    ) throws {
        let reader = try WholeCatalog.reader()
        let items = reader.reading(of: written).items
        let plain = reader.reading(of: meant).items
        #expect(items.map { $0.food?.rawValue } == plain.map { $0.food?.rawValue })
        #expect(!items.isEmpty)
    }

    @Test(arguments: ["早餐飽飽的 豆漿一杯", "兩個人吃飽 豆漿一杯", "真的 豆漿一杯"])
    func `a character of another word stays`(line: String) throws {
        #expect(try WholeCatalog.reader().reading(of: line).items.count == 1)
    }

    @Test(arguments: [
        ("喝粥飽了", "喝粥"), ("午餐吃麵飽", "午餐吃麵"), ("吃了香蕉並喝了豆漿", "吃了香蕉 喝了豆漿"), ("吃魚尾湯", "吃 魚尾湯"),
    ])
    func `what says what it says is no slip`(line: String, plain: String) throws {
        let reader = try WholeCatalog.reader()
        let items = reader.reading(of: line).items
        #expect(
            items.map { $0.food?.rawValue }
                == reader.reading(of: plain).items.map { $0.food?.rawValue })
        #expect(!items.isEmpty)
    }
}
