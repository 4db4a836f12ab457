import FoodCatalog
import Nutrition
import Testing

@testable import MealReader

struct LabelWordsTests {
    @Test(
        arguments: [
            ("cup", MeasureUnit.cup, true), ("slice, thin", nil, true),
            ("fl oz", .fluidOunce, false),
            ("can (12 fl oz)", nil, false), ("large", nil, false),
            ("tablespoon", .tablespoon, true),
            ("", nil, false),
        ] as [(String, MeasureUnit?, Bool)])
    func `a label has a unit, and may be a part of a thing`(
        label: String, unit: MeasureUnit?, isFragment: Bool
    ) {
        let words = LabelWords(label)
        #expect(words.unit == unit)
        #expect(words.isFragment == isFragment)
    }

    @Test func `what stands in parentheses may go unsaid`() {
        let label = LabelWords("can (12 fl oz)")
        #expect(label.words.map(\.said) == [2, 1.5, 0.4, 2])
        let unsaid: [Float] = [-0.5, -0.3 * 0.1, -0.25 * 0.1, -0.5 * 0.1]
        #expect(label.words.map(\.unsaid) == unsaid)
        #expect(label.words.map(\.number) == [nil, 12, nil, nil])
    }

    @Test func `the shelf has the labels of a food in their order, whenever it is asked`() {
        let catalog = FoodCatalog(foods: ReadingPasses.foods)
        let shelf = LabelShelf(foods: ReadingPasses.foods.count)
        for _ in 0..<2 {
            for (position, food) in ReadingPasses.foods.enumerated() {
                let labels = shelf.food(at: Int32(position), of: catalog).labels
                let wanted = food.portions.map { LabelWords($0.label) }
                #expect(labels.map { $0.words.map(\.word) } == wanted.map { $0.words.map(\.word) })
            }
        }
    }
}
