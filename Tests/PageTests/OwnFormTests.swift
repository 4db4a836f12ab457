import JSON
import Nutrition
import Recipes
import Testing
import Wire

@testable import Page

/// Foods and recipes of one's own, changed by their forms, and how the program is.
struct OwnFormTests {
    private static let food = Food(
        id: "own:oat-cookie", name: "oat cookie", category: .meal,
        per100g: Nutrients(calories: Thousandths(450.0), fat: Thousandths(20.5)),
        portions: [Portion(label: "piece", grams: Thousandths(15.0))],
        source: FoodSource(release: "own"))

    private func change(_ desk: Desk, _ fields: [(String, String)]) -> JSONValue? {
        let form = FoodForm(Self.food).fields
        var sent = [
            ("id", "own:oat-cookie"), ("was", form.encoded), ("back", "/food/own%3Aoat-cookie"),
        ]
        for name in ["name", "portions"] + FoodForm.nutrients.map(\.rawValue) {
            sent.append((name, fields.first { $0.0 == name }?.1 ?? form[name] ?? ""))
        }
        _ = desk.post("/do/changeFood", sent)
        return desk.daemon.changes.last { $0.method == .editFood }?.parameters
    }

    @Test func `of a food only what is different is changed`() {
        #expect(
            change(Desk(), [("fat", "21,5"), ("protein", "8")])
                == ["id": "own:oat-cookie", "per_100g": ["protein": 8, "fat": 21.5]])
        #expect(
            change(
                Desk(), [("name", "oat biscuit"), ("portions", "piece: 16g\r\n\r\nbag 200,5 g")])
                == [
                    "id": "own:oat-cookie", "name": "oat biscuit",
                    "portions": [
                        ["label": "piece", "grams": 16], ["label": "bag", "grams": 200.5],
                    ],
                ])
        #expect(change(Desk(), []) == nil)
    }

    @Test(arguments: [
        ("fat", "", "cannot be emptied"), ("fat", "much", "must be a number"),
        ("name", " ", "cannot be emptied"), ("portions", "a slice", "is no portion"),
        ("portions", "30", "is no portion"), ("portions", "slice 0 g", "is no portion"),
    ])
    func `what is no change of a food is told`(name: String, text: String, told: String) {
        let desk = Desk()
        let form = FoodForm(Self.food).fields
        var sent = [("id", "own:oat-cookie"), ("was", form.encoded), ("back", "/foods")]
        for field in ["name", "portions"] + FoodForm.nutrients.map(\.rawValue) {
            sent.append((field, field == name ? text : form[field] ?? ""))
        }
        let answer = desk.post("/do/changeFood", sent)
        #expect(desk.followed(answer).contains(told), "\(desk.followed(answer))")
        #expect(desk.daemon.changes.isEmpty)
    }

    /// - Parameter lines: what the recipe holds by the time that the form comes.
    private func recipe(
        _ fields: [(String, String)], now lines: [String] = ["200 g rice", "1 tbsp oil"]
    ) -> JSONValue? {
        let desk = Desk()
        desk.daemon.answer(
            .showRecipe,
            .success(["ingredients": .array(lines.map { ["text": .string($0)] })]))
        let recipe = Recipe(
            name: "Rice", servings: 2,
            ingredients: [
                MealPart(text: "200 g rice", name: "rice"),
                MealPart(text: "1 tbsp oil", name: "oil"),
            ])
        let form = RecipeForm(recipe).fields
        var sent = [("id", "3"), ("was", form.encoded), ("back", "/recipe/3")]
        for name in ["name", "servings", "text", "notes"] {
            sent.append((name, fields.first { $0.0 == name }?.1 ?? form[name] ?? ""))
        }
        _ = desk.post("/do/changeRecipe", sent)
        var changed = desk.daemon.changes.last { $0.method == .changeRecipe }?.parameters.object
        changed?["key"] = nil
        return changed.map(JSONValue.object)
    }

    @Test func `of a recipe the lines that stay keep what is known of them`() {
        #expect(
            recipe([("text", "200 g rice\r\n1 tbsp butter"), ("servings", "4")])
                == ["id": 3, "servings": 4, "add": ["1 tbsp butter"], "remove": [1]])
        #expect(recipe([("text", "1 tbsp oil\n200 g rice")]) == nil)
        #expect(recipe([("notes", "Rinse it.")]) == ["id": 3, "notes": "Rinse it."])
        // Of a recipe that is another one by now no line is taken out by its place, and browsers end lines with two signs.
        #expect(recipe([("text", "200 g rice")], now: ["1 tbsp oil", "200 g rice"]) == nil)
        #expect(recipe([("notes", "Rinse.\r\nCook.")]) == ["id": 3, "notes": "Rinse.\nCook."])
        let desk = Desk()
        _ = desk.post("/do/changeRecipe", [("id", "3"), ("text", "without the oil")])
        let parameters = desk.daemon.changes.last?.parameters
        #expect(parameters?["text"] == "without the oil" && parameters?["id"] == 3)
    }

    @Test func `findings are told with their remedies, the worst first`() throws {
        let desk = Desk()
        desk.daemon.answer(
            .doctor,
            .success(
                DoctorMessage(
                    version: "1",
                    findings: [
                        .init(.good, "disk", "2 GB free"),
                        .init(.fault, "voice", "<b>not heard</b>", remedy: "Plug it in."),
                    ]
                ).json))
        let page = desk.text(desk.get("/status/check"))
        #expect(page.contains("Something needs a remedy."))
        #expect(page.contains("&lt;b&gt;not heard") && page.contains("Plug it in."))
        let (fault, good) = (page.firstRange(of: "voice"), page.firstRange(of: "disk"))
        #expect(try #require(fault).lowerBound < #require(good).lowerBound)
        desk.daemon.answer(.doctor, .failure(.refused(RPCError(.busy, "Busy."))))
        #expect(desk.text(desk.get("/status/check")).contains("Busy."))
    }
}
