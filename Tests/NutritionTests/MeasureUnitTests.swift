import Nutrition
import Testing

struct MeasureUnitTests {
    @Test(
        arguments: [
            (MeasureUnit.milligram, 0.001, "mg"), (.gram, 1, "g"), (.kilogram, 1000, "kg"),
            (.ounce, 28.349_523_125, "oz"), (.pound, 453.592_37, "lb"),
        ] as [(MeasureUnit, Double, String)])
    func `a weight has grams and no volume`(unit: MeasureUnit, grams: Double, symbol: String) {
        #expect(unit.grams == grams)
        #expect(unit.milliliters == nil)
        #expect(unit.symbol == symbol)
    }

    @Test(
        arguments: [
            (MeasureUnit.milliliter, 1, "ml"), (.centiliter, 10, "cl"), (.deciliter, 100, "dl"),
            (.liter, 1000, "l"), (.teaspoon, 4.928_921_593_75, "tsp"),
            (.tablespoon, 14.786_764_781_25, "tbsp"), (.fluidOunce, 29.573_529_562_5, "fl oz"),
            (.cup, 236.588_236_5, "cup"), (.pint, 473.176_473, "pint"),
            (.quart, 946.352_946, "quart"), (.gallon, 3785.411_784, "gallon"),
        ] as [(MeasureUnit, Double, String)])
    func `a volume has millilitres and no weight`(
        unit: MeasureUnit, milliliters: Double, symbol: String
    ) {
        #expect(unit.milliliters == milliliters)
        #expect(unit.grams == nil)
        #expect(unit.symbol == symbol)
    }

    @Test func `each unit is a weight or a volume, with a symbol of its own`() {
        for unit in MeasureUnit.allCases {
            #expect((unit.grams == nil) != (unit.milliliters == nil))
        }
        #expect(Set(MeasureUnit.allCases.map(\.symbol)).count == MeasureUnit.allCases.count)
    }
}
