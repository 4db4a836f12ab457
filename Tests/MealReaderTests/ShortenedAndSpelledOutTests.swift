import MealReader
import Nutrition
import Testing

/// Words that lost their vowels, dishes that are spelled out behind their name, and what was made for several.
struct ShortenedAndSpelledOutTests {
    @Test(arguments: [
        ("2 eggs scrmbld, 1 tst w btr", "2 eggs scrambled, 1 toast with butter"),
        ("1 tsp hny", "1 tsp honey"),
        ("pork chp, mash", "pork chop, mash"),
        ("30g chddr, 80g spnch", "30 g cheddar, 80 g spinach"),
        ("oatml with milk", "oatmeal with milk"),
        ("2 sl bread, dt coke", "2 slices of bread, diet coke"),
        ("toast (3 points), coffee", "toast, coffee"),
        ("chicken (1.5 syns), celery (0SP)", "chicken, celery"),
        ("eggs with salt + pepper", "eggs with salt and black pepper"),
        ("a sandwich, some tea", "a sandwich and a tea"),
        ("cake with a blob of cream which I didn't eat", "cake"),
        ("burger and fries, which I didn't finish", "burger and fries, didn't finish"),
        ("beans on toast with cheese. Lots of cheese.", "beans on toast with cheese"),
        (
            "a banana and 1 tbsp peanut butter, churned into a smoothie",
            "a banana and 1 tbsp peanut butter"
        ),
        (
            "a turkey sandwich (2 slices of bread with a few slices of turkey and lettuce)",
            "2 slices of bread, a few slices of turkey, lettuce"
        ),
        (
            "tuna salad made with 2 cans of tuna and half an apple", "2 cans of tuna, half an apple"
        ),
        ("muller light yoghurt (smooth toffee)", "muller light yoghurt"),
        ("500 g mince, makes 4, ate 1", "125 g mince"),
        ("a lemon loaf, cut it into 10, had 2 and a bit", "a lemon loaf, cut into 10, had 2"),
        ("600 ml of lemonade between 5 kids and me", "100 ml of lemonade"),
    ])
    func `read alike`(one: String, other: String) throws {
        let (one, other) = try (said(one), said(other))
        #expect(!one.isEmpty)
        #expect(one == other)
    }

    @Test(arguments: [
        ("a curry (with rice and naan)", "naan"),
        ("coffee (1 tsp sugar, 30 ml milk)", "coffee"),
        ("burger (1 tbsp ketchup, 1 slice cheese)", "hamburger"),
        ("ate 20% of a 500 g lasagne, the cat ruined the rest", "lasagna"),
    ])
    func `what stands beside it is eaten too`(text: String, food: String) throws {
        #expect(try said(text).keys.contains(food))
        #expect(try !said(text).keys.contains("rosti"))
    }
}
