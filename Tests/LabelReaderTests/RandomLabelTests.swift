import LabelReader
import Nutrition
import TestSupport
import Testing

/// Labels out of a seed, with the slips that recognisers make in them.
struct RandomLabelTests {
    /// A label, and what stands on it.
    private struct Made {
        var lines: [String]
        var figures: [String: Double]
        var serving: Double
    }

    private static func made(_ random: inout SplitMix64) -> Made {
        func tenths(_ most: Double) -> Double {
            (Double.random(in: 0...most, using: &random) * 10).rounded() / 10
        }
        let (fat, carbohydrates, protein) = (tenths(30), tenths(40), tenths(25))
        let (saturates, sugar) = (tenths(fat), tenths(carbohydrates))
        let salt = (Double.random(in: 0...2, using: &random) * 100).rounded() / 100
        let calories = (9 * fat + 4 * (carbohydrates + protein)).rounded()
        let serving = Double([25, 30, 40, 50, 125, 200].randomElement(using: &random) ?? 30)
        func row(_ name: String, _ value: Double, _ decimals: Int) -> String {
            "\(name) \(written(value, decimals))g \(written(value * serving / 100, decimals))g"
        }
        let energies = [calories, calories * serving / 100].map {
            "\(Int(($0 * 4.184).rounded()))kJ/\(Int($0.rounded()))kcal"
        }
        return Made(
            lines: [
                "Nutrition per 100g per serving (\(Int(serving))g)",
                "Energy \(energies.joined(separator: " "))",
                row("Fat", fat, 1), row("of which saturates", saturates, 1),
                row("Carbohydrate", carbohydrates, 1),
                row("of which sugars", sugar, 1), row("Protein", protein, 1), row("Salt", salt, 2),
            ],
            figures: [
                "calories": calories, "fat": fat, "saturated_fat": saturates,
                "carbohydrates": carbohydrates,
                "sugar": sugar, "protein": protein, "sodium": salt * 400,
            ], serving: serving)
    }

    private static func written(_ value: Double, _ decimals: Int) -> String {
        let factor = decimals == 1 ? 10.0 : 100
        let whole = Int((value * factor).rounded())
        let rest = String(whole % Int(factor))
        return "\(whole / Int(factor))." + String(repeating: "0", count: decimals - rest.count)
            + rest
    }

    /// Slips in some lines: a unit as a digit, a lost point, another digit, a lost line.
    private static func slipped(_ lines: [String], _ random: inout SplitMix64) -> String {
        lines.enumerated().compactMap { place, line -> String? in
            guard place > 0 else { return line }
            switch Int.random(in: 0..<16, using: &random) {
            case 0: return line.replacing("g ", with: "9 ")
            case 1: return line.replacing("g ", with: " ¢ ")
            case 2: return line.replacing(".", with: "")
            case 3:
                return line.replacing(
                    ["1", "3", "5"].randomElement(using: &random) ?? "1", with: "8")
            case 4: return nil
            default: return line
            }
        }.joined(separator: "\n")
    }

    @Test func `without slips everything is read`() {
        for seed in UInt64(0)..<200 {
            var random = SplitMix64(seed: seed)
            let made = Self.made(&random)
            let text = made.lines.joined(separator: "\n")
            guard case .label(let label) = LabelReader.read([text, text]) else {
                // What has next to no energy may be anything.
                #expect(made.figures["calories"] ?? 0 < 30, "seed \(seed): \(text)")
                continue
            }
            #expect(label.serving == Thousandths(made.serving), "seed \(seed)")
            for (id, figure) in made.figures {
                let read = Nutrient(rawValue: id).flatMap { label.per100g[$0]?.value }
                #expect(abs((read ?? -1) - figure) < 0.01, "seed \(seed): \(id) of\n\(text)")
            }
        }
    }

    @Test func `with slips nothing is read wrongly that both columns or the energy would tell`() {
        var (read, wrong) = (0, 0)
        for seed in UInt64(0)..<1000 {
            var random = SplitMix64(seed: seed)
            let made = Self.made(&random)
            let texts = [Self.slipped(made.lines, &random), Self.slipped(made.lines, &random)]
            guard case .label(let label) = LabelReader.read(texts) else { continue }
            for nutrient in label.per100g.known {
                read += 1
                guard let figure = made.figures[nutrient.rawValue],
                    let value = label.per100g[nutrient]?.value,
                    abs(value - figure) > max(0.02 * figure, 0.06)
                else { continue }
                wrong += 1
                Issue.record(
                    "seed \(seed): \(nutrient.rawValue) \(value) for \(figure) of\n\(texts.joined(separator: "\n\n"))"
                )
            }
        }
        #expect(read > 4000)
        #expect(wrong == 0)
    }

    @Test func `whatever the words are, figures can be of 100 g`() {
        let pieces = [
            "Energy", "Fat", "of which saturates", "Carbohydrate", "sugars", "Protein", "Salt",
            "Fibre", "per 100g", "per serving (30g)",
            "1806kJ", "430kcal", "15.0g", "4,5 g", "<0.5g", "0", "999999999", "10%", "\n", "\n",
            "\n", "(", "¢", "Nutrition", "Calories",
        ]
        for seed in UInt64(0)..<1000 {
            var random = SplitMix64(seed: seed)
            let texts = (0..<2).map { _ in
                (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined(
                    separator: " ")
            }
            let reading = LabelReader.read(texts)
            #expect(reading == LabelReader.read(texts), "seed \(seed)")
            guard case .label(let label) = reading else { continue }
            #expect(
                label.per100g.calories.map { (.zero...Thousandths(910)).contains($0) } == true,
                "seed \(seed)")
            let parts = [label.per100g.fat, label.per100g.carbohydrates, label.per100g.protein]
                .compactMap { $0?.value }
            #expect(parts.reduce(0, +) <= 101, "seed \(seed)")
            #expect(
                label.per100g.known.allSatisfy { label.per100g[$0].map { $0 >= .zero } ?? true },
                "seed \(seed)")
        }
    }
}
