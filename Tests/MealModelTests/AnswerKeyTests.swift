import FoodCatalog
import MealModel
import Nutrition
import Testing

struct AnswerKeyTests {
    private func key(_ text: String, model: String = "m", catalog: String = "c") -> String {
        AnswerKey(text: text, model: model, catalog: catalog).text
    }

    @Test(arguments: ["two eggs", " Two  EGGS.", "two\teggs!", "...two eggs , "])
    func `case, blanks and punctuation at the ends do not matter`(text: String) {
        #expect(key(text) == key("two eggs"))
    }

    @Test func `words, model and catalog matter`() {
        #expect(
            Set([
                key("two eggs"), key("2 eggs"), key("twoeggs"), key("two eggs", model: "n"),
                key("two eggs", catalog: "d"),
            ]).count == 5)
    }

    @Test func `any change of a food's figures makes another catalog`() {
        let original = CatalogVersion.fingerprint(of: SampleFoods.catalog)
        for nutrient in Nutrient.leading {
            var foods = SampleFoods.all
            foods[3].per100g[nutrient] = (foods[3].per100g[nutrient] ?? .zero) + Thousandths(0.001)
            #expect(CatalogVersion.fingerprint(of: FoodCatalog(foods: foods)) != original)
        }
        var foods = SampleFoods.all
        foods[0].portions[0].grams = Thousandths(164)
        #expect(CatalogVersion.fingerprint(of: FoodCatalog(foods: foods)) != original)
        #expect(CatalogVersion.fingerprint(of: FoodCatalog(foods: SampleFoods.all)) == original)
    }
}
