import Nutrition
import Testing

@testable import RecipeReader

struct IngredientLineTests {
    struct Case: Sendable, CustomStringConvertible {
        var line: String
        var amount: Double?
        var unit: String?
        var grams: Double?
        var name: String
        var description: String { line }
    }

    @Test(arguments: [
        Case(
            line: "1 1/2 cups (200 g) flour, sifted", amount: 1.5, unit: "cup", grams: 200,
            name: "flour"),
        Case(
            line: "2 x 400g tins chopped tomatoes", amount: 2, unit: "tin", grams: 800,
            name: "tomatoes"),
        Case(line: "½ onion", amount: 0.5, name: "onion"),
        Case(line: "1½ tsp ground cumin", amount: 1.5, unit: "tsp", name: "ground cumin"),
        Case(line: "2–3 cloves garlic, crushed", amount: 2.5, unit: "clove", name: "garlic"),
        Case(
            line: "1 (14 oz) can coconut milk", amount: 1, unit: "can", grams: 396.893,
            name: "coconut milk"),
        Case(line: "• 250 g butter, softened", amount: 250, unit: "g", name: "butter"),
        Case(line: "1,5 kg potatoes", amount: 1.5, unit: "kg", name: "potatoes"),
        Case(line: "1,200 g flour", amount: 1200, unit: "g", name: "flour"),
        Case(line: "garlic, 3 cloves", amount: 3, unit: "clove", name: "garlic"),
        Case(line: "flour 200 g", amount: 200, unit: "g", name: "flour"),
        Case(line: "salt to taste", name: "salt"),
        Case(line: "a pinch of salt", amount: 1, unit: "pinch", name: "salt"),
        Case(line: "1 cup plus 2 tbsp milk", amount: 1.125, unit: "cup", name: "milk"),
        Case(line: "boneless, skinless chicken thighs", name: "chicken thighs"),
        Case(line: "500g minced beef", amount: 500, unit: "g", name: "minced beef"),
        Case(line: "two tins of beans", amount: 2, unit: "tin", name: "beans"),
        Case(line: "1-1/2 cups sugar", amount: 1.5, unit: "cup", name: "sugar"),
        Case(line: "half a dozen eggs", amount: 6, name: "eggs"),
        Case(line: "cup of rice", amount: 1, unit: "cup", name: "rice"),
        Case(line: "400 ml tin coconut milk", amount: 400, unit: "ml", name: "coconut milk"),
        Case(
            line: "400g can chickpeas, drained", amount: 400, unit: "g", grams: 400,
            name: "chickpeas"),
        Case(
            line: "8 oz/225 g mushrooms, sliced", amount: 8, unit: "oz", grams: 225,
            name: "mushrooms"),
    ])
    func `a line is taken apart`(given: Case) {
        let line = IngredientLine(given.line)
        #expect(line.name.hasSuffix(given.name))
        #expect(line.unitWord == given.unit)
        #expect(
            line.amount.map { ($0 * 1000).rounded() } == given.amount.map { ($0 * 1000).rounded() })
        #expect(line.grams.map { ($0 * 10).rounded() } == given.grams.map { ($0 * 10).rounded() })
    }

    @Test func `a text is parted into its lines, facts and notes`() throws {
        let text = try RecipeText(
            """
            Lasagne
            Serves 6
            For the sauce:
            - 500 g minced beef
            - 2 x 400g tins chopped tomatoes
            For the top:
            200 g mozzarella, torn
            The pot weighs 1,840 g cooked
            Method
            Fry the beef and bake it all for 40 minutes.
            """)
        #expect(text.name == "Lasagne")
        #expect(text.servings == 6)
        #expect(text.cookedGrams == 1840)
        #expect(
            text.lines == [
                .init("500 g minced beef", section: "For the sauce"),
                .init("2 x 400 g tins chopped tomatoes", section: "For the sauce"),
                .init("200 g mozzarella, torn", section: "For the top"),
            ])
        #expect(text.notes == "Fry the beef and bake it all for 40 minutes.")
    }

    @Test func `what was cooked before it goes in is an ingredient, and no weight of the pot`()
        throws
    {
        let text = try RecipeText("Satay bowl\n200 g cooked noodles\n30 g peanut butter")
        #expect(text.lines.map(\.text) == ["200 g cooked noodles", "30 g peanut butter"])
        #expect(text.cookedGrams == nil)
        #expect(RecipeFacts.cookedGrams("1.8 kg cooked") == 1800)
        #expect(RecipeFacts.cookedGrams("the pot weighs 950 g") == 950)
    }

    @Test func `footnotes are notes, and stars in front of ingredients are none`() throws {
        let text = try RecipeText("Dish 7\nIngredients:\n* 2 eggs¹\n* salt\n¹ a red one")
        #expect(text.name == "Dish 7")
        #expect(text.lines.count == 2)
        #expect(text.notes == "¹ a red one")
        let dish = try RecipeText("Lasagne\nServes 4")
        #expect(dish.isDishAlone && dish.name == "Lasagne" && dish.servings == 4)
    }

    @Test func `one line names the dish and its ingredients`() throws {
        let text = try RecipeText(
            "Chili: 500 g minced beef, two tins of beans, an onion, 2 spoons of oil; serves four; the pot weighs 1450 g"
        )
        #expect(text.name == "Chili")
        #expect(text.servings == 4)
        #expect(text.cookedGrams == 1450)
        #expect(
            text.lines.map(\.text) == [
                "500 g minced beef", "two tins of beans", "an onion", "2 spoons of oil",
            ])
        let dish = try RecipeText("chicken stir fry with rice and vegetables for 4")
        #expect(dish.isDishAlone)
        #expect(dish.servings == 4)
        #expect(dish.name == "chicken stir fry with rice and vegetables")
    }

    @Test func `a text without words is refused`() {
        #expect(throws: RecipeText.Fault.noWords) { try RecipeText("12 345, 6!") }
        #expect(throws: RecipeText.Fault.tooLong(limit: 16_384)) {
            try RecipeText(String(repeating: "egg ", count: 5000))
        }
        #expect(throws: RecipeText.Fault.tooManyIngredients(limit: 200)) {
            try RecipeText(Array(repeating: "1 g egg", count: 201).joined(separator: "\n"))
        }
    }

    @Test(
        arguments: [
            ("Pancakes 2\n200 g flour\n2 eggs", "Pancakes 2", 2),
            ("Batch dish 499\nServes 2\n100 g rice", "Batch dish 499", 1),
            ("flour 200 g\n2 eggs", nil, 2), ("2 eggs\n200 g flour", nil, 2),
        ] as [(String, String?, Int)])
    func `a first line that ends in a mere number names the dish`(
        text: String, name: String?, lines: Int
    ) throws {
        let read = try RecipeText(text)
        #expect(read.name == name)
        #expect(read.lines.count == lines)
    }
}
