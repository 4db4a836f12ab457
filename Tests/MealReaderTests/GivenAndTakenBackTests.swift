import MealReader
import Nutrition
import Testing

/// What was left to others, taken back or corrected, and numbers that count nothing eaten.
struct GivenAndTakenBackTests {
    @Test(arguments: [
        ("half a sandwich, gave Jan the other half", "half a sandwich"),
        ("a brownie, gave half to Sam", "half a brownie"),
        ("a brownie, my wife had the other half", "half a brownie"),
        ("two eggs no three", "3 eggs"), ("2 eggs, well 3, and toast", "3 eggs and toast"),
        ("coffee and a muffin, actually no muffin", "coffee"), ("10k, banana", "banana"),
        ("18 holes, banana", "banana"),
        ("pie and a pint", "meat pie, a pint of lager"), ("pie at half time", "pie"),
        ("2 pcs banana", "2 bananas"), ("a stack of 3 pancakes", "3 pancakes"),
        ("fish and chips and a pint", "fish and chips, a pint of lager"),
        ("chkn schnitty", "chicken schnitzel"), ("porage wi milk", "porridge with milk"),
    ])
    func `a turn is read as what was had`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("whopper and small fries", ["whopper": 290, "french-fries": 80]),
        ("cheese, cheddar 30 g", ["cheddar": 30]),
        ("12 shrimp sauteed in garlic butter", ["gambas-al-ajillo": 141]),
        ("3 pieces of waffle", ["waffle": 165]), ("a piece of mango", ["mango": 25]),
        ("3 beers, no 4 wines", ["beer": 1080, "red-wine": 640]),
        ("a bagel, had half", ["bagel": 52.5]),
    ])
    func `sizes, kinds and pieces are of their own food`(text: String, grams: [String: Double])
        throws
    {
        #expect(try said(text) == grams)
    }
}
