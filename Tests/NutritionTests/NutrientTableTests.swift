import Testing

@testable import Nutrition

struct NutrientTableTests {
    @Test func `the seven come first, and every nutrient is there once`() {
        #expect(
            Nutrient.all.prefix(7)
                == [.calories, .protein, .carbohydrates, .fat, .fiber, .sugar, .sodium])
        #expect(Set(Nutrient.all.map(\.number)).count == Nutrient.all.count)
        #expect(Set(Nutrient.all.map(\.rawValue)).count == Nutrient.all.count)
        #expect(Nutrient.all.allSatisfy { Int($0.number) < Nutrient.limit })
        for nutrient in Nutrient.all { #expect(Nutrient(rawValue: nutrient.rawValue) == nutrient) }
    }

    @Test func `figures beyond all measure add up to the greatest there is`() {
        let most = Nutrients(calories: Thousandths(rawValue: .max), protein: Thousandths(1))
        let total = NutrientSum(of: [most, most]).total
        #expect(total.sum.calories == Thousandths(rawValue: .max))
        #expect(total.incomplete.contains(.fat))
    }

    /// Journals hold these numbers: one that changed would give old entries other nutrients.
    @Test func `numbers never change`() {
        let numbers = Nutrient.all.sorted { $0.number < $1.number }
            .map { "\($0.number) \($0.rawValue)" }
        #expect(
            numbers == [
                "0 calories", "1 protein", "2 carbohydrates", "3 fat", "4 fiber", "5 sugar",
                "6 sodium", "7 saturated_fat", "8 monounsaturated_fat", "9 polyunsaturated_fat",
                "10 epa", "11 dha", "12 added_sugar", "13 starch", "14 trans_fat",
                "15 cholesterol", "16 potassium", "17 calcium", "18 iron", "19 magnesium",
                "20 phosphorus", "21 zinc", "22 copper", "23 selenium", "24 manganese",
                "25 iodine", "26 chromium", "27 molybdenum", "28 chloride", "29 vitamin_a",
                "30 vitamin_c", "31 vitamin_d", "32 vitamin_e", "33 vitamin_k", "34 thiamin",
                "35 riboflavin", "36 niacin", "37 pantothenic_acid", "38 vitamin_b6", "39 biotin",
                "40 folate", "41 vitamin_b12", "42 choline", "43 caffeine", "44 alcohol",
                "45 water", "46 theobromine",
            ])
    }

    @Test(arguments: [
        ("vitamin b twelve", "vitamin_b12", 1.0), ("Vitamin B12", "vitamin_b12", 1),
        ("b 12", "vitamin_b12", 1), ("vit b12", "vitamin_b12", 1),
        ("saturates", "saturated_fat", 1),
        ("sat fat", "saturated_fat", 1), ("salt", "sodium", 0.4), ("folic acid", "folate", 1),
        ("vitamin_c", "vitamin_c", 1), ("thiamine", "thiamin", 1), ("omega", nil, 1),
        ("iron man", nil, 1),
    ])
    func `a nutrient is found by what people call it`(
        _ text: String, _ id: String?, _ factor: Double
    ) {
        let said = NutrientNames.named(text)
        #expect(said?.nutrient.rawValue == id)
        if id != nil { #expect(said?.factor == factor) }
    }

    @Test func `no name is two nutrients'`() {
        var owners: [String: Nutrient] = [:]
        for facts in Nutrient.table {
            for word in facts.words + [facts.name.lowercased()] {
                #expect(owners[word] == nil || owners[word] == facts.nutrient, "\(word)")
                owners[word] = facts.nutrient
            }
        }
    }

    @Test(arguments: UInt64(0)..<200)
    func `figures are the same after they were bytes`(seed: UInt64) throws {
        var random = SystemRandom(seed: seed)
        var figures = FurtherFigures()
        for nutrient in Nutrient.further where Int.random(in: 0..<3, using: &random) > 0 {
            figures[nutrient] = Thousandths(
                rawValue: Int64.random(in: -1_000...1_000_000_000_000, using: &random))
        }
        var taken = FurtherFigures.Collector()
        for nutrient in figures.nutrients.shuffled(using: &random) {
            taken.take(nutrient, try #require(figures[nutrient]))
        }
        #expect(taken.figures == figures)
        #expect(FurtherFigures(figures.bytes) == (figures.isEmpty ? nil : figures))
        // Cut off anywhere, they are none.
        if let cut = figures.bytes.indices.randomElement(using: &random) {
            #expect(FurtherFigures(Array(figures.bytes[..<cut])) == nil)
        }
        #expect(figures.scaled(by: 1) == figures)
    }

    @Test func `what a newer version may know stays in its bytes`() throws {
        // Bit 56 is a number that no nutrient has.
        let bytes: [UInt8] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01, 0x54]
        let figures = try #require(FurtherFigures(bytes))
        #expect(figures.nutrients == [])
        #expect(figures.bytes == bytes)
    }

    @Test(arguments: UInt64(0)..<200)
    func `sums are those of the parts, and coverage is the energy's share`(seed: UInt64) {
        var random = SystemRandom(seed: seed)
        let foods = (0..<Int.random(in: 1...12, using: &random)).map { _ in
            var food = Nutrients.unknown
            for nutrient in Nutrient.all where Int.random(in: 0..<4, using: &random) > 0 {
                food[nutrient] = Thousandths(
                    rawValue: Int64.random(in: 0...900_000, using: &random))
            }
            return food
        }
        let total = NutrientSum(of: foods).total
        let energy = foods.compactMap(\.calories?.value).reduce(0, +)
        for nutrient in Nutrient.all {
            let known = foods.filter { $0[nutrient] != nil }
            let sum = known.compactMap { $0[nutrient]?.rawValue }.reduce(0, +)
            #expect(
                total.sum[nutrient]?.rawValue == (known.isEmpty && !nutrient.isLeading ? nil : sum))
            guard nutrient != .calories, energy > 0, !known.isEmpty else { continue }
            let share = known.compactMap(\.calories?.value).reduce(0, +) / energy
            #expect(abs(total.coverage(of: nutrient) - share) < 0.0015, "seed \(seed)")
        }
        #expect(total.incomplete == NutrientTotal(of: foods).incomplete)
        #expect(total.sum.leading == NutrientTotal(of: foods).sum)
    }

    @Test(arguments: [
        (12_440, "iron", "12.4 mg"), (12_000, "iron", "12 mg"), (20, "iron", "0.02 mg"),
        (1_234_567, "potassium", "1,235 mg"), (2_455, "vitamin_b12", "2.46 µg"),
        (4, "copper", "0.004 mg"), (0, "caffeine", "0 mg"), (400, "caffeine", "0.4 mg"),
        (999_960, "iron", "1,000 mg"),
    ])
    func `a figure has its nutrient's digits`(_ raw: Int64, _ id: String, _ text: String) throws {
        let nutrient = try #require(Nutrient(rawValue: id))
        #expect(Figures.shown(Thousandths(rawValue: raw), of: nutrient) == text)
    }

    @Test(arguments: [
        ("400 mg magnesium", ["magnesium": 400.0]), ("magnesium 400 mg", ["magnesium": 400]),
        ("2000 iu vitamin d3", ["vitamin_d": 50]), ("2 g salt", ["sodium": 800]),
        ("vitamin c 80 mg and vitamin b 12 2.5 mcg", ["vitamin_c": 80, "vitamin_b12": 2.5]),
        ("12 g sugar and 200 mg caffeine", ["sugar": 12, "caffeine": 200]),
        ("500 mcg iron", ["iron": 0.5]), ("1 g potassium", ["potassium": 1000]),
        ("250 kcal 30 g protein", ["calories": 250, "protein": 30]),
        ("zinc 10 magnesium 300 mg", ["zinc": 10, "magnesium": 300]),
    ])
    func `figures are read with their units`(_ text: String, _ figures: [String: Double]) {
        let said = SaidFigures.figures(in: text.split(separator: " ").map(String.init))
        let found = (said?.known ?? []).reduce(into: [String: Double]()) {
            $0[$1.rawValue] = said?[$1]?.value
        }
        #expect(found == figures)
    }

    @Test func `every line of reference values can be read, and fits persons`() {
        for region in ReferenceValues.Region.allCases {
            #expect(ReferenceValues(region).values.count > 20)
            for age in region.ages {
                for sex in ReferencePerson.Sex.allCases {
                    let values = ReferenceValues(region, for: .init(sex: sex, age: age)).values
                    #expect(values.count > 20)
                    #expect(values.allSatisfy { $0.goal.reference > .zero })
                }
            }
        }
        func iron(_ region: ReferenceValues.Region, _ person: ReferencePerson) -> Goal? {
            ReferenceValues(region, for: person)[Nutrient(rawValue: "iron") ?? .calories]
        }
        #expect(iron(.europe, .init(sex: .female, age: 34)) == .minimum(Thousandths(16)))
        #expect(iron(.europe, .init(sex: .male, age: 34)) == .minimum(Thousandths(11)))
        #expect(iron(.unitedStates, .init(sex: .female, age: 60)) == .minimum(Thousandths(8)))
        #expect(
            iron(.unitedStates, .init(sex: .female, age: 30, condition: .pregnant))
                == .minimum(Thousandths(27)))
        for (age, condition, amount) in [
            (25, ReferencePerson.Condition.pregnant, 350.0), (35, .pregnant, 360),
            (25, .breastfeeding, 310), (35, .breastfeeding, 320),
        ] {
            let person = ReferencePerson(sex: .female, age: age, condition: condition)
            let magnesium = Nutrient(rawValue: "magnesium") ?? .calories
            #expect(
                ReferenceValues(.unitedStates, for: person)[magnesium]
                    == .minimum(Thousandths(amount)))
        }
        #expect(ReferenceValues.upperLimit(of: .caffeine) == Thousandths(400))
    }
}

/// SplitMix64, so that a seed gives the same case again.
private struct SystemRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
