import MealReader
import Nutrition
import Testing

/// A little of one food beside another, and what numbers mean.
struct SmallMeasureTests {
    @Test(arguments: [
        ("splash of milk in my coffee", ["milk", "black coffee"]),
        ("new potatoes with a knob of butter", ["new potato", "butter"]),
        ("a drizzle of honey on greek yogurt", ["honey", "plain greek yogurt"]),
        ("toast with a scrape of marmite", ["white toast", "marmite"]),
    ])
    func `a little of one food is no part of another's name`(text: String, foods: [String]) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.map(\.name) == foods)
    }

    @Test(arguments: [
        ("two hundred and fifty mil of milk", "250 ml milk"),
        ("one point five litres of water", "1.5 l water"),
        ("one and three quarter cups of rice", "1.75 cups of rice"),
        ("two fifty grams of beef mince", "250 g beef mince"),
        ("1/4 of a 200g pack of smoked salmon", "50 g smoked salmon"),
        ("two 3-egg omelettes", "6 egg omelette"), ("omelette with 4 eggs", "4 egg omelette"),
        ("sushi (8 pcs)", "sushi (8 pieces)"),
        ("coffee with 2 creams", "coffee with 30 g cream"),
        ("coffee with 3 creams and 2 sugars", "coffee with 45 g cream and 2 sugars"),
    ])
    func `the same amount in other words`(text: String, plain: String) throws {
        let reader = try WholeCatalog.reader()
        let (said, other) = (reader.reading(of: text), reader.reading(of: plain))
        #expect(said.items.map(\.name) == other.items.map(\.name))
        for (one, two) in zip(said.items, other.items) {
            #expect(abs((one.grams?.value ?? 0) - (two.grams?.value ?? 0)) < 3)
        }
    }

    @Test func `clock times head what was eaten then`() throws {
        let items = try WholeCatalog.reader()
            .reading(of: "7.15 porridge 10.30 apple 1pm ham sandwich").items
        #expect(items.count == 3)
        #expect(items.allSatisfy { ($0.grams?.value ?? 0) < 500 })
    }

    @Test func `a number that a sentence ends with counts nothing in the next`() throws {
        let items = try WholeCatalog.reader()
            .reading(of: "Two beers. Bottles, 330. Then crisps, one bag.").items
        #expect(items.allSatisfy { ($0.grams?.value ?? 0) < 1000 })
    }

    @Test func `a part of a pie that is known by the slice is so many slices`() throws {
        let reader = try WholeCatalog.reader()
        let slice = reader.reading(of: "a slice of apple pie").items.first?.grams?.value
        #expect(reader.reading(of: "1/8 of an apple pie").items.first?.grams?.value == slice)
    }
}
