import Body
import Nutrition
import Testing

struct BodyAmountTests {
    @Test(
        arguments: [
            ("82.4kg", .mass, 82.4), ("82.4 kilos", .mass, 82.4), ("82,4 kg", .mass, 82.4),
            ("eighty two point four kilos", .mass, 82.4), ("181 lb", .mass, 82.100_218_97),
            ("12 stone 4", .mass, 78.017_887_64), ("12 st 4 lb", .mass, 78.017_887_64),
            ("168cm", .length, 168), ("1.68 m", .length, 168), ("5'6\"", .length, 167.64),
            ("5 ft 6 in", .length, 167.64), ("five foot six", .length, 167.64),
            ("9500 steps", .count, 9500), ("9,500 steps", .count, 9500),
            ("nine thousand five hundred steps", .count, 9500), ("1000 kJ", .energy, 239.005_736),
            ("82.4", nil, 82.4), ("one hundred and one kilos", .mass, 101),
        ] as [(String, BodyDimension?, Double)])
    func `amounts are read with their units`(
        text: String, dimension: BodyDimension?, value: Double
    ) throws {
        let amount = try #require(BodyAmount(text))
        #expect(amount.dimension == dimension)
        #expect(abs(amount.value - value) < 1e-6)
    }

    @Test(arguments: [
        "", "kg", "heavy", "82 kilos of apples", "82 kg 3 cm", "12 lb 4 st", "eighty point kilos",
        "-5 kg", "two eggs", "5 kg 6 kg",
    ])
    func `anything else is no amount`(text: String) { #expect(BodyAmount(text) == nil) }

    @Test func `a unit of something else gives a kind no value`() throws {
        let weight = try #require(BodyAmount("82 kg"))
        #expect(MeasurementKind.weight.value(of: weight) == Thousandths(82))
        #expect(MeasurementKind.waist.value(of: weight) == nil)
        #expect(MeasurementKind.weight.value(180, in: "LB") == Thousandths(81.647))
        #expect(MeasurementKind.weight.value(180, in: "cm") == nil)
        #expect(MeasurementKind.weight.value(180, in: nil) == Thousandths(180))
    }
}
