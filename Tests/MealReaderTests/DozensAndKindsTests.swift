import MealReader
import Nutrition
import Testing

/// Dozens, one measure of two foods, what each of several holds, and kinds told behind how many.
struct DozensAndKindsTests {
    private func said(_ text: String) throws -> [String: Double] {
        var grams: [String: Double] = [:]
        for item in try WholeCatalog.reader().reading(of: text).items {
            let food = try #require(item.food?.rawValue)
            grams[food, default: 0] += try #require(item.grams?.value).rounded()
        }
        return grams
    }

    @Test(arguments: [
        ("2 dozen cherries", "24 cherries"), ("3 dozen eggs", "36 eggs"),
        ("1 dozen oysters", "12 oysters"), ("1/2 dozen prawns", "6 prawns"),
        ("sandwich x2, tuna", "2 sandwiches, tuna"), ("tacos x3, fish", "3 tacos, fish"),
        ("bagel x2, cream cheese", "2 bagels, cream cheese"),
        ("eggs x2, toast", "2 eggs, toast"),
        ("swapped my usual croissant for a banana", "a banana"),
        ("swapped my beer for a glass of red wine", "a glass of red wine"),
        ("best mango of my life", "mango"), ("ham and some cheese", "ham, cheese"),
        ("fish and some chips", "fish and chips"),
        ("coffee with 2 creams", "coffee with 2 tbsp cream"),
        ("ground beef, cheddar, lettuce", "ground beef and cheddar and lettuce"),
        ("2 slices of toast, 1 tbsp peanut butter each", "2 slices of toast, 2 tbsp peanut butter"),
        ("toast (2) with jam (1 tsp each)", "toast (2) with jam (2 tsp)"),
        ("a cup of raspberries and cherries", "1/2 cup of raspberries, 1/2 cup of cherries"),
        ("2 wraps: turkey, lettuce", "2 wraps"),
    ])
    func `a turn is read as its plain form`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("big handful of almonds", ["almonds": 39]),
        ("a cup of tea and toast", ["tea": 240, "white-toast": 25]),
    ])
    func `a measure is as large as it is said to be`(text: String, grams: [String: Double]) throws {
        #expect(try said(text) == grams)
    }
}
