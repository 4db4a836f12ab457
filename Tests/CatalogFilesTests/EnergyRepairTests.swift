import Nutrition
import Testing

@testable import CatalogFiles

struct EnergyRepairTests {
    /// 25 g of protein, 50 of carbohydrates and 10 of fat: 390 kcal.
    private let figures = Nutrients(
        protein: Thousandths(25), carbohydrates: Thousandths(50), fat: Thousandths(10))

    private static let cases: [(said: [Double], calories: Double)] = [
        ([390], 390), ([400, 390], 400),
        // kJ in the place of kcal.
        ([1632], 1632 / 4.184),
        // kcal in the place of kJ, divided already.
        ([390 / 4.184], 390),
        // The first is beyond belief, the second is not.
        ([20, 385], 385), ([5000, 390], 390),
        ([], 390),
    ]

    @Test(arguments: cases)
    func `the energy that fits is taken`(_ said: [Double], _ calories: Double) throws {
        #expect(
            abs(try EnergyRepair.calories(said: said, figures: figures) - calories) < 1e-9)
    }

    @Test func `what fits in no unit is refused with both figures`() {
        #expect(
            throws: RowFault(
                .energy, "has 150 kcal, but protein, carbohydrates and fat make 390")
        ) { try EnergyRepair.calories(said: [150], figures: figures) }
    }

    @Test func `fiber, polyols and alcohol explain what is off`() throws {
        let bran = Nutrients(
            protein: Thousandths(15), carbohydrates: Thousandths(65), fat: Thousandths(4),
            fiber: Thousandths(43))
        #expect(try EnergyRepair.calories(said: [216], figures: bran) == 216)
        let sweets = Nutrients(protein: .zero, carbohydrates: Thousandths(97), fat: .zero)
        #expect(
            try EnergyRepair.calories(said: [233], figures: sweets, polyols: 97) == 233)
        let whisky = Nutrients(protein: .zero, carbohydrates: .zero, fat: .zero)
        #expect(try EnergyRepair.calories(said: [250], figures: whisky, alcohol: 36) == 250)
        #expect(throws: RowFault.self) {
            try EnergyRepair.calories(said: [250], figures: whisky)
        }
    }

    @Test func `without all parts the first is taken as far as it can be`() throws {
        let some = Nutrients(protein: Thousandths(3))
        #expect(try EnergyRepair.calories(said: [61], figures: some) == 61)
        #expect(throws: RowFault.self) {
            try EnergyRepair.calories(said: [2000], figures: some)
        }
        #expect(throws: RowFault(.noFigures, "has no energy")) {
            try EnergyRepair.calories(said: [], figures: some)
        }
    }
}
