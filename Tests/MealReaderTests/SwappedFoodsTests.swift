import MealReader
import Nutrition
import Testing

/// What was had in the end, and how much of it: swaps, orders that came otherwise, pieces out of a bag, another helping.
struct SwappedFoodsTests {
    private func items(_ text: String) throws -> [ReadingItem] {
        try WholeCatalog.reader().reading(of: text).items
    }

    private func grams(_ text: String) throws -> Double {
        try items(text).reduce(0) { $0 + ($1.grams?.value ?? 0) }
    }

    @Test(arguments: [
        ("burger, swapped the fries for a garden salad", "burger, a garden salad"),
        ("burger and fries but swapped the fries for onion rings", "burger, onion rings"),
        ("burger with the fries swapped for salad", "burger, salad"),
        ("swapped the chips for a side salad with my gammon steak", "side salad, gammon steak"),
        ("burger, salad in place of fries", "burger, salad"),
        ("ordered a latte but got a cappuccino", "a cappuccino"),
        ("not the chips, just mushy peas", "mushy peas"),
        ("chicken thighs skin off", "skinless chicken thighs"),
        ("8oz sirloin, fat trimmed off", "8oz sirloin"),
        ("handful of almonds, like 10", "10 almonds"),
        ("bowl of strawberries (about 8)", "8 strawberries"),
        ("sleeve of oreos, had 6 of them", "6 oreos"),
        ("a bag of wings, i ate 7", "7 wings"),
        ("was going to have a muffin but went for a banana instead", "a banana"),
        ("4 fish fingers but i left one", "3 fish fingers"),
        ("200g mash, left about 50g", "150g mash"),
        ("two no three boiled eggs", "three boiled eggs"),
        ("split a pizza 50/50 with my brother", "half a pizza"),
        ("two out of a 6 pack of mini muffins", "two mini muffins"),
        ("$12 poke bowl", "poke bowl"),
        ("2 hot dogs for £3", "2 hot dogs"),
        ("five chips off dave's plate", "5 chips"),
        ("eggs/bacon/toast", "eggs, bacon, toast"),
        (
            "two eggs one slice of toast a glass of orange juice",
            "2 eggs, 1 slice of toast, a glass of orange juice"
        ),
        ("can you add one protein bar", "one protein bar"),
        ("80ish grams of hummus", "80 grams of hummus"),
        ("triple scoop vanilla ice cream", "3 scoops of vanilla ice cream"),
        (
            "starter prawn cocktail main 200g salmon dessert tiramisu",
            "prawn cocktail, 200g salmon, tiramisu"
        ),
        ("75% of a 200g pack of ham", "150g ham"),
        ("100g each of broccoli and cauliflower", "100g broccoli, 100g cauliflower"),
        ("15g butter on a baked potato", "15g butter, a baked potato"),
        ("two bottles of beer and then another two", "4 bottles of beer"),
        ("two plums, later one more", "three plums"),
        (
            "a big mac meal: big mac, medium fries, medium coke",
            "big mac, medium fries, medium coke"
        ),
        ("a pint and a packet of crisps", "a pint of lager, a packet of crisps"),
        ("1 sugar in my tea", "tea with 1 sugar"),
        ("porridge / banana / coffee", "porridge, banana, coffee"),
        ("a couple of pints of lager", "2 pints of lager"),
        ("2 cups of tea, each with 30ml milk", "2 cups of tea, 60ml milk"),
        ("12 nuggets but only ate 8", "8 nuggets"),
        ("made 3 pancakes ate 2", "2 pancakes"),
        ("box of 6 doughnuts, ate 2", "2 doughnuts"),
        ("a bar of dairy milk, ate 4 squares", "4 squares of dairy milk"),
        ("1 doz oysters", "12 oysters"),
        ("a slice of toast and then another slice", "2 slices of toast"),
        ("slice of toast then another slice", "2 slices of toast"),
        (
            "had a slice of banana bread then went back for another half slice",
            "1.5 slices of banana bread"
        ),
        ("a cookie, then another one", "2 cookies"),
        ("a biscuit and then another two", "3 biscuits"),
        ("a scoop and a half of vanilla ice cream", "1.5 scoops of vanilla ice cream"),
        ("rice 60g uncooked", "60g uncooked rice"),
        ("pasta (75g dry weight)", "75g dry pasta"),
        ("chicken breast (150g raw weight)", "150g raw chicken breast"),
        ("50ml vodka and coke", "vodka and coke"),
        ("split a bottle of merlot with a mate, half each", "half a bottle of merlot"),
        ("box of mac and cheese split three ways with the kids", "1/3 box of mac and cheese"),
        ("a burrito (half of it)", "half a burrito"),
        ("hot dog at 7-11", "hot dog"),
        ("day 12, fish fingers", "fish fingers"),
        ("banana at mile 20", "banana"),
        ("round two of chana masala", "chana masala"),
        ("slushie from 7/11", "slushie"),
        ("150g chicken, rice", "150g chicken and 1 serving of rice"),
        ("eggs bacon toast coffee", "eggs, bacon, toast, coffee"),
        ("doughnut, yum", "doughnut"),
        ("yogurt, the strawberry one", "strawberry yogurt"),
        ("lobster roll, the small one", "small lobster roll"),
        ("a 3x3 inch square of lasagna", "1 square of lasagna"),
        ("eggs (2 scrambled)", "2 scrambled eggs"),
        ("beer x 3 (coors light)", "3 coors light"),
        ("beer (2)", "2 beers"),
        ("cereal (30g)", "30g cereal"),
        ("biscuits (3)", "3 biscuits"),
        ("crisps, coffee", "crisps and coffee"),
        ("meat (150g beef)", "150g beef"),
        ("a bowl of cereal (cheerios) with milk", "a bowl of cheerios with milk"),
        ("large portion of chips", "large tray of chips"),
    ])
    func `it is read as if it were said plainly`(text: String, plain: String) throws {
        #expect(!(try items(text)).isEmpty)
        #expect(try items(text).map(\.food) == items(plain).map(\.food))
        #expect(try abs(grams(text) - grams(plain)) < 1)
    }

    @Test(arguments: [
        ("60g (dry) rice with quorn chilli", ["dry white rice", "quorn chilli"]),
        ("greggs yum yum", ["greggs yum yum"]),
        ("ordered a burger, had a beer with it", ["hamburger", "beer"]),
        ("roast chicken thigh, skin on", ["chicken thigh with skin"]),
        ("100g salmon, roasted", ["salmon"]),
        ("protein bar and a half", ["protein bar"]),
        ("pizza, garlic bread", ["cheese pizza", "garlic bread"]),
    ])
    func `what is no swap and no amount of another stays`(text: String, names: [String]) throws {
        #expect(try items(text).map(\.name) == names)
    }

    @Test(arguments: ["2 katoris of peas", "peas, two katori"])
    func `a katori holds 0.6 of a cup`(text: String) throws {
        #expect(try abs(grams(text) - 1.2 * grams("a cup of peas")) < 1)
    }

    @Test func `a ladle holds half a cup`() throws {
        #expect(
            try abs(grams("beef stew, a ladle and a half") - 0.75 * grams("a cup of beef stew")) < 1
        )
    }
}
