import CatalogFiles
import Nutrition
import Testing

/// What the services' answers mean.
struct ServedTests {
    private func nutrients(_ served: ServedFoods) throws -> Nutrients {
        #expect(served.foods.count == 1, "\(served.refusals)")
        return try #require(served.foods.first).per100g
    }

    private let figures = Nutrients(
        calories: Thousandths(430), protein: Thousandths(8), carbohydrates: Thousandths(60),
        fat: Thousandths(15))

    @Test func `a product of Open Food Facts is read as it is sold`() throws {
        let served = try ServedFoods(openFoodFacts: Array(Answers.product(Answers.figures).utf8))
        let food = try #require(served.foods.first)
        #expect(served.refusals == [])
        #expect(food.name == "Oat bar & honey")
        #expect(food.brand == "Acme")
        #expect(food.barcodes == [try GTIN(Answers.code)])
        #expect(food.portions == [Portion(label: "serving", grams: Thousandths(45))])
        #expect(food.source == FoodSource(release: "Open Food Facts", code: Answers.code))
        #expect(food.category == .snack)
        #expect(food.label?.ingredients == "oats, honey")
        var expected = figures
        expected.sugar = Thousandths(21)
        expected.sodium = food.per100g.sodium
        #expect(food.per100g.leading == expected)
    }

    @Test(arguments: [
        "[\(Answers.set1003)]", Answers.set1003,
    ])
    func `schema 1003 is read as well, in whatever its set stands`(sets: String) throws {
        // The published schema has one object; an array of them is passed over, never half read.
        let served = try ServedFoods(openFoodFacts: Array(Answers.product1003(sets).utf8))
        if sets.hasPrefix("[") {
            #expect(served.foods == [])
            #expect(served.refusals == ["Oat bar has no figures"])
        } else {
            var expected = figures
            expected.sodium = Thousandths(200)
            #expect(try nutrients(served).leading == expected)
        }
    }

    @Test func `what is told of a prepared food is not taken for what is sold`() throws {
        let set = Answers.set1003.replacing("as_sold", with: "prepared")
        let served = try ServedFoods(openFoodFacts: Array(Answers.product1003(set).utf8))
        #expect(served.foods == [])
        #expect(served.refusals == ["Oat bar has no figures"])
        let old = "\"energy-kcal_prepared_100g\": 60, \"proteins_prepared_100g\": 2"
        #expect(
            try ServedFoods(openFoodFacts: Array(Answers.product(old).utf8)).foods == [])
    }

    private static let serving = """
        "energy-kcal_serving": 193.5, "proteins_serving": 3.6, "carbohydrates_serving": 27,
        "fat_serving": 6.75
        """

    @Test func `figures of a serving alone need its weight`() throws {
        let known = try ServedFoods(openFoodFacts: Array(Answers.product(Self.serving).utf8))
        #expect(try nutrients(known).leading == figures)
        let unknown = try ServedFoods(
            openFoodFacts: Array(Answers.product(Self.serving, serving: "").utf8))
        #expect(unknown.foods == [])
        #expect(
            unknown.refusals == [
                "Oat bar & honey tells its figures of a serving, and not what a serving weighs"
            ])
        let set = Answers.set1003.replacing("\"100g\"", with: "\"serving\"")
            .replacing("430", with: "193.5").replacing("1799", with: "810")
            .replacing("\"value\": 8,", with: "\"value\": 3.6,")
            .replacing("60", with: "27").replacing("15", with: "6.75")
            .replacing("200", with: "90")
        var expected = figures
        expected.sodium = Thousandths(200)
        #expect(
            try nutrients(
                ServedFoods(openFoodFacts: Array(Answers.product1003(set).utf8))
            ).leading == expected)
    }

    private static let energies: [(figures: String, kcal: Double?)] = [
        // kJ where kcal should stand: the rest decides.
        (
            "\"energy-kcal_100g\": 1799, \"proteins_100g\": 8, \"carbohydrates_100g\": 60, \"fat_100g\": 15",
            430
        ),
        // No energy: what the rest makes, by Atwater's factors.
        ("\"proteins_100g\": 8, \"carbohydrates_100g\": 60, \"fat_100g\": 15", 407),
        // kJ alone.
        ("\"energy-kj_100g\": 1799", 430),
        // Water has none.
        (
            "\"energy-kcal_100g\": 0, \"proteins_100g\": 0, \"carbohydrates_100g\": 0, \"fat_100g\": 0",
            0
        ),
        // Nothing tells which of two is right, or what an empty field means.
        ("\"energy-kcal_100g\": 430, \"energy_100g\": 430", nil),
        ("\"energy-kcal_100g\": 1799", nil),
        ("\"energy-kcal_100g\": 0", nil),
        ("\"energy-kcal_100g\": 0, \"proteins_100g\": 0", nil),
        ("\"energy-kcal_100g\": -3", nil),
        ("\"energy-kcal_100g\": 1e300", nil),
        ("\"energy-kcal_100g\": \"\"", nil),
        ("\"proteins_100g\": 8", nil),
        ("", nil),
        ("\"energy-kcal_100g\": 430, \"proteins_100g\": 80, \"fat_100g\": 80", nil),
    ]

    @Test(arguments: energies)
    func `energy is right or unknown, never made up`(figures: String, kcal: Double?) throws {
        let served = try ServedFoods(openFoodFacts: Array(Answers.product(figures).utf8))
        let calories = served.foods.first?.per100g.calories
        if let kcal {
            #expect(calories.map { abs($0.value - kcal) < 1 } == true, "\(served.refusals)")
        } else {
            #expect(served.foods == [])
            #expect(served.refusals.count == 1)
        }
    }

    private static let central: [(energies: [(Int, String, Double, String)], kcal: Double)] = [
        (
            [(2048, "958", 430.0, "KCAL"), (2047, "957", 420, "KCAL"), (1008, "208", 410, "KCAL")],
            430
        ),
        ([(1008, "208", 410, "KCAL"), (2047, "957", 420, "KCAL")], 420),
        ([(1008, "208", 430, "KCAL"), (1062, "268", 1799, "kJ")], 430),
        ([(1062, "268", 1799, "kJ")], 430),
        // Whatever it is called, kJ are kJ.
        ([(1008, "208", 1799, "kJ")], 430),
        ([], 407),
    ]

    @Test(arguments: central)
    func `FoodData Central's energies are looked at in their order`(
        energies: [(Int, String, Double, String)], kcal: Double
    ) throws {
        let nutrients =
            ([Answers.centralFigures]
            + energies.map { Answers.short($0.0, $0.1, $0.2, $0.3) }).joined(separator: ",")
        let served = try ServedFoods(foodDataCentral: Array(Answers.central(nutrients).utf8))
        let food = try #require(served.foods.first)
        #expect(abs((food.per100g.calories?.value ?? 0) - kcal) < 1)
        #expect(food.per100g.sodium == Thousandths(200))
        #expect(food.name == "oat bar")
        #expect(food.brand == "acme")
        #expect(food.barcodes == [try GTIN(Answers.code)])
        #expect(food.portions.map(\.label) == ["serving", "bar"])
        #expect(food.label?.ingredients == "OATS")
    }

    @Test func `FoodData Central's long form and its survey foods are read`() throws {
        let body = """
            {"fdcId": 1, "description": "Oatmeal, cooked", "dataType": "Survey (FNDDS)",
            "foodNutrients": [
            {"nutrient": {"id": 1003, "number": "203", "unitName": "g"}, "amount": 2.4},
            {"nutrient": {"id": 1004, "number": "204", "unitName": "g"}, "amount": 1.4},
            {"nutrient": {"id": 1005, "number": "205", "unitName": "g"}, "amount": 12},
            {"nutrient": {"id": 1008, "number": "208", "unitName": "kcal"}, "amount": 71},
            {"nutrient": {"id": 1110}}]}
            """
        let food = try #require(try ServedFoods(foodDataCentral: Array(body.utf8)).foods.first)
        #expect(food.name == "Oatmeal, cooked")
        #expect(food.per100g.calories == Thousandths(71))
        #expect(food.portions == [])
    }

    @Test func `Nutritionix tells of servings, which need their weight`() throws {
        let served = try ServedFoods(nutritionix: Array(Answers.nutritionix().utf8))
        var expected = figures
        expected.sodium = Thousandths(200)
        #expect(try nutrients(served).leading == expected)
        #expect(served.foods[0].portions == [Portion(label: "bar", grams: Thousandths(45))])
        for weight in ["null", "0", "-1", "\"45\""] {
            let served = try ServedFoods(
                nutritionix: Array(Answers.nutritionix(weight: weight).utf8))
            #expect(served.foods == [])
        }
    }

    @Test func `the same package told twice is one food`() throws {
        let one = Answers.hit("Oat bar", Answers.code, kcal: 430)
        let twice = try ServedFoods(openFoodFacts: Array(Answers.search([one, one]).utf8))
        #expect(twice.foods.count == 1)
        let older = Answers.hit("Oat bar, old", "0" + Answers.code, kcal: 420)
        let both = try ServedFoods(openFoodFacts: Array(Answers.search([one, older]).utf8))
        #expect(both.foods.map(\.name) == ["Oat bar"])
    }

    @Test(arguments: [
        "", "null", "[]", "\"oats\"", "{", "{\"a\": 1}", "{\"products\": 3}", "<html></html>",
        "{\"foods\": {}}", "{\"product\": {\"code\": 1}", "\u{0}\u{1}",
    ])
    func `what is no answer is refused`(body: String) {
        let bytes = Array(body.utf8)
        #expect(throws: RowFault.self) { try ServedFoods(openFoodFacts: bytes) }
        #expect(throws: RowFault.self) { try ServedFoods(foodDataCentral: bytes) }
        #expect(throws: RowFault.self) { try ServedFoods(nutritionix: bytes) }
    }
}
