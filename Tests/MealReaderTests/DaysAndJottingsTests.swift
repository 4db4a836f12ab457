import MealReader
import Nutrition
import Testing

/// Meals beside what somebody did, and amounts that are said in the way that people jot them down.
struct DaysAndJottingsTests {
    private func grams(_ text: String) throws -> [Double?] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.grams?.value }
    }

    private func foods(_ text: String) throws -> [String?] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.food?.rawValue }
    }

    @Test(arguments: [
        ("meeting all morning, popcorn", "popcorn"), ("call with the bank, pizza", "pizza"),
        ("date with Tom, 2 beers", "2 beers"), ("power cut then a ham sandwich", "a ham sandwich"),
        ("picnic in the park, had a ham sandwich", "a ham sandwich"),
        ("popcorn after board games with friends", "popcorn"), ("school run, pizza", "pizza"),
        ("flight meal: pasta", "pasta"), ("watched the match, pad thai", "pad thai"),
        ("coffee with mum, ice cream", "coffee, ice cream"),
        ("nothing special, sunday roast", "sunday roast"),
        ("eggs, bacon, toast, nothing special", "eggs, bacon, toast"),
        ("lasagne 9/10", "lasagne"), ("did 800m, banana", "banana"),
        ("meal 2 chicken and rice", "chicken and rice"), ("meal 3 eggs", "3 eggs"),
        ("can't remember exactly, some crisps", "some crisps"), ("pre gym coffee", "coffee"),
    ])
    func `what was done beside a meal changes nothing of it`(text: String, plain: String) throws {
        let reader = try WholeCatalog.reader()
        #expect(reader.reading(of: text).total == reader.reading(of: plain).total)
        #expect(try !foods(text).isEmpty)
    }

    @Test(arguments: [
        "call mum, eggs", "meeting at 3, bring cake", "bought bread an hour ago",
        "baked a cake an hour ago", "would have been 2 eggs", "started a fast 3 hours ago",
        "told Sam to pick up a chicken", "photo of a banana",
    ])
    func `what was only done with food is no meal`(text: String) throws {
        #expect(try grams(text).isEmpty)
    }

    @Test(arguments: [
        ("tea, two sugars and milk", [360.0, 8.4, 30]), ("tea, milk, x4", [1440, 120]),
        ("tea, skimmed milk, no sugar, x4", [1440, 120]), ("crisps twice", [56]),
        ("200g chicken weighed twice", [200]), ("5 oz ground beef 80/20", [141.748]),
        ("beef 80/20, bun", [85, 52]), ("a bag of rice, used 1/2", [80]),
        ("large morning coffee", [600]), ("half a tuna bagel", [52.5]),
        ("toast, butter, 1 tbsp peanut butter", [25, 7, 16]),
        ("10 g butter mashed potatoes", [10, 200]), ("half a banana porridge", [63, 250]),
        ("50 g ham and cheese sandwich", [50]), ("pre workout, banana", [10, 126]),
        ("pre workout banana", [126]), ("bit of milk in tea", [245]),
    ])
    func `an amount is that of what it is said of`(text: String, grams: [Double]) throws {
        #expect(try self.grams(text) == grams)
    }

    @Test(arguments: [
        ("4 spring rolls (mini veg ones)", ["vegetable-spring-roll"]),
        ("4 sausages, veggie ones", ["vegetarian-sausage"]),
        ("200g cooked spaghetti", ["pasta"]),
        ("avocado toast, chilli flakes", ["avocado-toast", "chili-flakes"]),
        ("chicken curry on brown", ["chicken-curry-and-rice"]),
        ("half white half brown rice", ["brown-rice"]),
        ("eggs with salt and pep", ["egg", "salt"]),
        ("veggie burger, no bun", ["veggie-patty"]), ("burger, no bun", ["bunless-burger"]),
        ("whopper meal with a medium coke", ["whopper-meal", "cola"]),
        (
            "chicken w/ rice, small roll with butter, brownie, tomato juice",
            ["chicken-and-rice", "buttered-roll", "brownie", "tomato-juice"]
        ),
    ])
    func `a food is what all of the words say`(text: String, foods: [String]) throws {
        #expect(try self.foods(text) == foods)
    }

    @Test func `milk of so many hundredths is poured over cereal and into no beer`() throws {
        #expect(try foods("cheerios with 2%") == ["cheerios", "reduced-fat-milk"])
        #expect(try foods("beer with 4%") == ["beer"])
        #expect(try foods("yogurt with 0%").count == 1)
    }
}
