import MealReader
import Nutrition
import Testing

/// Chinese lines as they are written in canteens and at home: sushi by plates, dishes beside rice, recipes, shells and bones.
struct ChineseMenusTests {
    private func items(_ line: String) throws -> [ReadingItem] {
        try WholeCatalog.reader().reading(of: line).items
    }

    private func grams(_ line: String) throws -> [Double?] {
        try items(line).map { $0.grams?.value }
    }

    @Test func `fish on plates of a belt is sushi`() throws {
        #expect(try grams("迴轉壽司：鮪魚3盤、鮭魚2盤") == [216, 144])
        #expect(try grams("鮭魚兩片") != [144])
    }

    @Test func `what has shells or bones weighs less than the scales say`() throws {
        #expect(try grams("草蝦帶殼200克") == [100])
        #expect(try grams("烤雞翅（帶骨）200克") == [130])
        #expect(try grams("草蝦200克") == [200])
    }

    @Test func `of several dishes beside rice one has a helping`() throws {
        let plate = try grams("麻婆豆腐").compactMap(\.self)[0]
        let beside = try grams("白飯一碗、麻婆豆腐、炒高麗菜").compactMap(\.self)
        #expect(beside.count == 3)
        #expect(beside[1] < 0.7 * plate)
    }

    @Test func `soups and congee are of what stands in front of them`() throws {
        #expect(try items("竹筍湯一碗").count == 1)
        #expect(try items("荷包蛋味噌湯").count == 2)
    }

    @Test func `weighed parts stand for the dish that they make`() throws {
        #expect(try grams("番茄滑蛋一盤 蛋兩顆 番茄80克").count == 2)
    }

    @Test func `a dish is without what it is never served with`() throws {
        #expect(try items("蔥抓餅一份不要辣").count == 1)
    }
}
