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
}
