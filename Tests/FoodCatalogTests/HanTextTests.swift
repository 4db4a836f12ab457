import FoodCatalog
import Nutrition
import Testing

struct HanTextTests {
    @Test(arguments: [("麵", "面"), ("荷包蛋", "荷包蛋"), ("滷肉飯", "卤肉饭"), ("番茄", "蕃茄"), ("ＱＱ球", "qq球")])
    func `variants of characters are the same name`(one: String, other: String) {
        #expect(HanText.key(ofName: one) == HanText.key(ofName: other))
    }

    @Test func `a name in a region is another name`() {
        #expect(HanText.key(ofName: "土豆@TW") != HanText.key(ofName: "土豆"))
        #expect(HanText.key(ofName: "土豆@TW") != HanText.key(ofName: "土豆@CN"))
        #expect(HanText.key(ofName: "土豆@TW") == HanText.key(ofName: "土豆").inside(.taiwan))
    }

    @Test(arguments: [
        ("eggs", false), ("crème brûlée", false), ("борщ", false), ("ラーメン", false), ("蛋", true),
        ("2 蛋", true),
        ("", false),
    ])
    func `Chinese characters are seen`(text: String, isHan: Bool) {
        #expect(HanText.holdsHan(text) == isHan)
    }

    /// Foods at home elsewhere leave what words are worth as it is.
    @Test func `a food at home elsewhere makes no word more common`() {
        func food(_ id: FoodID, _ name: String, home: NameLanguage? = nil) -> Food {
            Food(
                id: id, name: name, names: home.map { [$0: ["蛋餅"]] } ?? [:], home: home,
                category: .meal, per100g: .unknown, source: FoodSource(release: "own"))
        }
        let foods = [food("a", "egg roll"), food("b", "egg salad"), food("c", "toast")]
        let more = foods + [food("d", "egg crepe", home: .traditionalChinese)]
        let (few, many) = (FoodCatalog(foods: foods).index, FoodCatalog(foods: more).index)
        for word in ["egg", "roll", "salad", "toast"] as [WordHash] {
            #expect(
                few.rarity[Int(few.number(of: word))] == many.rarity[Int(many.number(of: word))])
            #expect(few.number(of: word) == many.number(of: word))
        }
        #expect(many.number(of: HanText.key(ofName: "蛋餅")) >= 0)
        #expect(few.number(of: HanText.key(ofName: "蛋餅")) < 0)
    }
}
