import CatalogFiles
import Nutrition
import Testing

struct EnergyCheckTests {
    private func fits(
        _ calories: Double, _ protein: Double, _ carbohydrates: Double, _ fat: Double,
        fiber: Double = 0, _ explained: EnergyExplanation? = nil
    ) -> Bool {
        EnergyCheck.complaint(
            about: Nutrients(
                calories: Thousandths(calories), protein: Thousandths(protein),
                carbohydrates: Thousandths(carbohydrates), fat: Thousandths(fat),
                fiber: Thousandths(fiber)),
            explained: explained) == nil
    }

    @Test func `a fifth more or less than the sum is believed`() {
        #expect(fits(400, 50, 50, 0))
        #expect(fits(480, 50, 50, 0))
        #expect(!fits(481, 50, 50, 0))
        #expect(fits(320, 50, 50, 0))
        #expect(!fits(319, 50, 50, 0))
    }

    @Test func `20 kcal are believed of foods with little energy`() {
        #expect(fits(20, 0, 0, 0))
        #expect(!fits(21, 0, 0, 0))
    }

    @Test func `alcohol explains up to 7 kcal for each gram that is left`() {
        #expect(!fits(231, 0, 0, 0))
        #expect(fits(231, 0, 0, 0, .alcohol))
        #expect(!fits(100, 0, 50, 0, .alcohol))
        #expect(!fits(999, 0, 0, 0, .alcohol))
    }

    @Test func `fiber explains energy that is missing, at most 4 kcal a gram`() {
        #expect(!fits(228, 19.6, 57.9, 13.7, fiber: 37))
        #expect(fits(246, 17.3, 66.2, 7, fiber: 30, .fiber))
        #expect(!fits(100, 17.3, 66.2, 7, fiber: 15, .fiber))
        #expect(!fits(600, 17.3, 66.2, 7, fiber: 15, .fiber))
    }

    @Test func `polyols explain carbohydrates that give nothing`() {
        #expect(!fits(0, 0, 100, 0))
        #expect(fits(0, 0, 100, 0, .polyols))
        #expect(!fits(500, 0, 100, 0, .polyols))
    }

    @Test func `what is not known is not judged`() {
        #expect(EnergyCheck.complaint(about: .unknown, explained: nil) == nil)
    }
}
