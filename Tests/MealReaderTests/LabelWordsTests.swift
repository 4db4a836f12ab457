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
        #expect(label.words.map(\.unsaid) == [-0.5, -0.3 * 0.1, -0.25 * 0.1, -0.5 * 0.1])
        #expect(label.words.map(\.number) == [nil, 12, nil, nil])
    }

    @Test func `the shelf holds what it read, and starts anew when it is full`() {
        var shelf = LabelShelf()
        for position in 0..<Int32(LabelShelf.capacity + 10) {
            let food = ReadingPasses.foods[Int(position) % ReadingPasses.foods.count]
            let labels = shelf.labels(of: food, at: position)
            #expect(labels.count == food.portions.count)
            #expect(shelf.labels(of: food, at: position).count == labels.count)
        }
    }
}
