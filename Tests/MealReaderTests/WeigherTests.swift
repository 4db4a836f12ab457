import FoodCatalog
import Nutrition
import Testing

@testable import MealReader

struct WeigherTests {
    private let passes = ReadingPasses()

    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        var grams: Double
        var amount: Double?
        var unit: String?
        var assumption: String
        var basis: Weight.Basis

        init(
            _ text: String, _ grams: Double, _ amount: Double?, _ unit: String?,
            _ assumption: String, _ basis: Weight.Basis
        ) {
            self.text = text
            self.grams = grams
            self.amount = amount
            self.unit = unit
            self.assumption = assumption
            self.basis = basis
        }

        var testDescription: String { text }
    }

    @Test(arguments: [
        Case("200 g rice", 200, 200, "g", "200 × g (1 g)", .weighed),
        Case("half a pound of ham", 226.796_185, 0.5, "lb", "0.5 × lb (453.59 g)", .weighed),
        Case("3 oz cheese", 85.048_569_375, 3, "oz", "3 × oz (28.35 g)", .weighed),
        Case("8 oz cola", 248, 8, "fl oz", "8 × fl oz (31 g)", .weighed),
        Case("2 cups of milk", 488, 2, "cup", "2 × cup (244 g)", .measured),
        Case("a cup of cheese", 113, 1, "cup", "1 × cup (113 g)", .measured),
        Case(
            "a 20 fl oz bottle of cola", 620, 1, "bottle (20 fl oz)",
            "1 × bottle (20 fl oz) (620 g)", .portionSaid),
        Case(
            "two cans of cola", 744, 2, "can (12 fl oz)", "2 × can (12 fl oz) (372 g)", .portionSaid
        ),
        Case("a large apple", 223, 1, "apple, large", "1 × apple, large (223 g)", .portionSaid),
        Case("two slices of toast", 60, 2, "slice", "2 × slice (30 g)", .portionSaid),
        Case("3 eggs", 150, 3, "egg", "3 × egg (50 g)", .counted),
        Case("fried chicken", 140, nil, nil, "usual amount", .usual),
        Case("grilled chicken", 120, nil, "breast", "1 × breast (120 g)", .counted),
        Case("a bowl of fried chicken", 140, nil, nil, "usual amount", .usual),
    ])
    func `an amount has its weight and its reason`(given: Case) throws {
        let weight = try #require(passes.weigh(given.text)).weight
        #expect(abs(weight.grams - given.grams) < 1e-6)
        #expect(weight.amount == given.amount)
        #expect(weight.unit == given.unit)
        #expect(weight.assumption == given.assumption)
        #expect(weight.basis == given.basis)
    }

    @Test(arguments: [(1.0, "1"), (0.5, "0.5"), (1.0 / 3, "0.33"), (28.349, "28.35"), (-2, "-2")])
    func `figures are written short`(value: Double, text: String) {
        #expect(Weight.short(value) == text)
    }

    @Test func `what says far more or less than usual is a word for a size`() {
        for word in ["huge", "massive", "enormous", "gigantic", "tiny", "teeny"] {
            #expect(Weigher.extremes[WordHash(word)] != nil, "\(word)")
            #expect(Lexicon.lexeme(of: WordHash(word))?.kinds.contains(.size) == true, "\(word)")
        }
    }
}
