import FoodCatalog
import MealReader
import Nutrition
import TestSupport
import Testing

/// Lines that nobody writes: whatever stands in them, they are read.
struct ChineseMixtureTests {
    private static func food(_ id: FoodID, _ name: String, kcal: Double) -> Food {
        Food(
            id: id, name: id.rawValue, names: [.traditionalChinese: [name]], category: .meal,
            per100g: Nutrients(calories: Thousandths(kcal)),
            portions: [Portion(label: "piece", grams: Thousandths(50))], defaultPortion: 0,
            usualGrams: Thousandths(50), source: FoodSource(release: "test"))
    }

    /// Few foods, as it is the words around them that are tried.
    private static let catalog = [
        food("egg", "蛋", kcal: 155), food("rice", "飯", kcal: 130), food("soy-milk", "豆漿", kcal: 50),
        food("egg-rice", "蛋飯", kcal: 170),
    ]

    /// Two thousand lines in four parts, which run side by side.
    @Test(arguments: 0..<4) func `no line is beyond reading`(part: Int) {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        let reader = MealReader(catalog: FoodCatalog(foods: Self.catalog))
        for number in 0..<500 {
            let text = Self.mixture(&random)
            for item in reader.reading(of: text).items {
                #expect(
                    item.grams.map(\.value).map { $0.isFinite && $0 >= 0 } ?? true,
                    "seed \(seed): \(text)")
                #expect(item.amount?.isFinite ?? true, "seed \(seed): \(text)")
            }
            if number % 4 == part { _ = reader.times(in: text).hits.map { text[$0.range] } }
        }
    }

    @Test func `more than the whole of a food is not left of it`() throws {
        let reader = MealReader(catalog: FoodCatalog(foods: Self.catalog))
        let item = try #require(reader.reading(of: "飯.剩10分之73752742180210170").items.first)
        #expect(item.grams == Thousandths(50))
    }

    /// Characters that say numbers and times, foods, figures and marks, at random.
    private static func mixture(_ random: inout SplitMix64) -> String {
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
            switch Int.random(in: 0..<6, using: &random) {
            case 0: String(UInt64.random(in: 0...999_999_999_999_999_999, using: &random))
            case 1: String(Int.random(in: 0...99, using: &random))
            case 2:
                UnicodeScalar(UInt32.random(in: 0x4E00...0x9FA5, using: &random))
                    .map { String($0) } ?? ""
            case 3: marks.randomElement(using: &random) ?? ""
            case 4: foods.randomElement(using: &random) ?? ""
            default: numerals.randomElement(using: &random).map { String($0) } ?? ""
            }
        }.joined()
    }

    private static let numerals = Array("零〇一二兩三五九十廿百千萬億半幾分之又點克斤兩顆碗杯年月日號天前小時打卡")
    private static let marks = [
        "，", "。", "、", "/", "-", ".", ":", " ", "３／４", "８：３０", "x2", "½", "？", "～",
    ]
    private static let foods = [
        "吃了", "蛋", "飯", "豆漿", "加", "剩", "大卡", "kcal", "早餐", "分之", "刪掉", "個半", "小時",
    ]
}
