import CatalogFiles
import Nutrition
import Testing

struct CatalogCheckerTests {
    private func findings(_ entries: CatalogEntry...) -> [CatalogFinding] {
        CatalogChecker().findings(in: entries)
    }

    private func finding(_ rule: CatalogFinding.Rule, _ text: String) -> CatalogFinding {
        CatalogFinding(food: "plain-bun", rule: rule, text: text)
    }

    @Test func `a sound food has no finding`() {
        #expect(findings(SampleFood.entry).isEmpty)
    }

    @Test func `an id that two foods have is found`() {
        let twin = SampleFood.changed {
            $0.food.name = "twin"
            $0.food.aliases = []
        }
        #expect(
            findings(SampleFood.entry, twin) == [
                finding(.duplicateID, "two foods have this id; give one another")
            ])
    }

    @Test(arguments: ["Plain Buns", "plain bún", "plain-bun"])
    func `a name of one food cannot be an alias of another`(alias: String) {
        let thief = SampleFood.changed {
            $0.food.id = "thief"
            $0.food.name = "thief"
            $0.food.aliases = [alias]
        }
        #expect(
            findings(SampleFood.entry, thief) == [
                CatalogFinding(
                    food: "thief", rule: .claimedTwice,
                    text: "\"\(alias)\" is also \"plain bun\" of plain-bun; "
                        + "only one of them can have it")
            ])
    }

    @Test func `an alias that only repeats the name is found`() {
        let entry = SampleFood.changed { $0.food.aliases = ["plain buns"] }
        #expect(
            findings(entry) == [
                finding(
                    .claimedTwice,
                    "\"plain buns\" is the same as \"plain bun\" of this food; drop it")
            ])
    }

    @Test func `word order tells names apart`() {
        let entry = SampleFood.changed { $0.food.aliases = ["bun plain"] }
        #expect(findings(entry).isEmpty)
    }

    @Test(arguments: ["", "Bun", "a_b", "-a", "a-", "a--b", "a b", "é"])
    func `an id of other than hyphened words is found`(id: String) {
        let entry = SampleFood.changed { $0.food.id = FoodID(rawValue: id) }
        #expect(
            findings(entry) == [
                CatalogFinding(
                    food: id, rule: .badID,
                    text: "an id is lower-case words of a-z and 0-9, joined by single hyphens")
            ])
    }

    @Test func `a name beyond 60 characters is found`() {
        let name = String(repeating: "a", count: 61)
        #expect(findings(SampleFood.changed { $0.food.name = String(name.dropLast()) }).isEmpty)
        #expect(
            findings(SampleFood.changed { $0.food.name = name }) == [
                finding(.badName, "\"\(name)\" is longer than 60 characters; say it shorter")
            ])
    }

    @Test func `an alias without a word is found`() {
        #expect(
            findings(SampleFood.changed { $0.food.aliases = ["?"] }) == [
                finding(.badName, "\"?\" holds no word; drop it")
            ])
    }

    @Test(arguments: Nutrient.leading)
    func `a figure below 0 is found`(nutrient: Nutrient) {
        let entry = SampleFood.changed {
            $0.food.per100g = .zero
            $0.food.per100g[nutrient] = Thousandths(-0.5)
        }
        #expect(
            findings(entry) == [
                finding(.negative, "\(nutrient.rawValue) is below 0; correct the figure")
            ])
    }

    @Test(arguments: [Nutrient.calories, .protein, .carbohydrates, .fat])
    func `a main figure that is unknown is found`(nutrient: Nutrient) {
        let entry = SampleFood.changed { $0.food.per100g[nutrient] = nil }
        #expect(
            findings(entry) == [
                finding(
                    .unknownFigure, "\(nutrient.rawValue) is unknown; choose another source")
            ])
    }

    @Test func `more than 100 g in 100 g is found`() {
        let entry = SampleFood.changed {
            $0.food.per100g.carbohydrates = Thousandths(90)
            $0.food.per100g.calories = Thousandths(432)
        }
        #expect(
            findings(entry) == [
                finding(
                    .tooMuch,
                    "protein, carbohydrates and fat are 103.0 g of 100 g; correct the figures")
            ])
    }

    @Test func `more sugar or fiber than carbohydrates is found`() {
        let entry = SampleFood.changed {
            $0.food.per100g.sugar = Thousandths(51)
            $0.food.per100g.fiber = Thousandths(52)
        }
        #expect(
            findings(entry) == [
                finding(
                    .partAboveWhole,
                    "51.0 g sugar, but only 49.0 g carbohydrates; correct the figures"),
                finding(
                    .partAboveWhole,
                    "52.0 g fiber, but only 49.0 g carbohydrates; correct the figures"),
            ])
    }

    @Test func `energy that does not follow from the parts is found`() {
        let entry = SampleFood.changed { $0.food.per100g.calories = Thousandths(330) }
        #expect(
            findings(entry) == [
                finding(
                    .energy,
                    "330 kcal, but protein, carbohydrates and fat make 268; correct the figures, "
                        + "or mark why (explained: alcohol, fiber, polyols)")
            ])
    }

    @Test func `a portion without weight is found`() {
        let entry = SampleFood.changed { $0.food.portions[1].grams = .zero }
        #expect(
            findings(entry) == [
                finding(.badPortion, "portion \"small bun\" must weigh more than 0 g")
            ])
    }

    @Test func `an over-long portion label is found`() {
        let label = String(repeating: "x", count: 61)
        let entry = SampleFood.changed { $0.food.portions[1].label = label }
        #expect(
            findings(entry) == [
                finding(.badPortion, "portion \"\(label)\" is longer than 60 characters")
            ])
    }

    @Test func `a portion that stands there twice is found`() {
        let entry = SampleFood.changed { $0.food.portions[1].label = "Buns" }
        #expect(
            findings(entry) == [
                finding(.duplicatePortion, "portion \"Buns\" stands there twice; drop one")
            ])
    }

    @Test func `a food without a default portion is found`() {
        let entry = SampleFood.changed { $0.food.defaultPortion = nil }
        #expect(
            findings(entry) == [
                finding(
                    .noDefaultPortion,
                    "no portion is the default; name the one that \"one\" means")
            ])
    }

    @Test func `an unknown source is found`() {
        let entry = SampleFood.changed { $0.food.source = FoodSource(release: "hearsay") }
        #expect(
            findings(entry) == [
                finding(.unknownSource, "figures cannot come from \"hearsay\"")
            ])
    }

    @Test func `a source without a code is found`() {
        let entry = SampleFood.changed { $0.food.source.code = nil }
        #expect(
            findings(entry) == [
                finding(
                    .unknownSource,
                    "the source names no code; say which food the figures are of")
            ])
    }
}
