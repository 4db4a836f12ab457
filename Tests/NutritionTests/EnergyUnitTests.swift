import Testing

@testable import Nutrition

struct EnergyUnitTests {
    @Test func `people read the unit that they chose, and only they`() {
        let goal = Goal.target(Thousandths(2000.0))
        #expect(Figures.calories(Thousandths(200.0)) == "200 kcal")
        EnergyUnit.$chosen.withValue(.kilojoules) {
            #expect(Figures.calories(Thousandths(200.0)) == "837 kJ")
            #expect(goal.words(for: .calories) == "8,368 kJ")
            #expect(goal.words(for: .protein) == "2,000 g protein")
            #expect(Nutrient.calories.unit == "kcal")
        }
    }

    @Test(
        arguments: [
            ("12,5", 12.5), ("12.5", 12.5), ("1,200", 1200), ("1,200.5", 1200.5), ("0,25", 0.25),
            ("7", 7), ("12,", nil), ("1,2,3", nil), ("a", nil),
        ] as [(String, Double?)])
    func `a comma stands before decimals, or before three digits between thousands`(
        text: String, value: Double?
    ) {
        #expect(SaidNumber.number(text) == value)
    }
}
