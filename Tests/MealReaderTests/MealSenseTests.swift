import FoodCatalog
import MealReader
import Nutrition
import Testing

/// What is a meal of the speaker's, and what only speaks of food.
struct MealSenseTests {
    private static func food(_ name: String, aliases: [String] = []) -> Food {
        Food(
            id: FoodID(rawValue: name.split(separator: " ").joined(separator: "-")), name: name,
            aliases: aliases, category: .meal, per100g: Nutrients(calories: Thousandths(200)),
            portions: [Portion(label: "piece", grams: Thousandths(100))], defaultPortion: 0,
            usualGrams: Thousandths(100), source: FoodSource(release: "test"))
    }

    private let reader = MealReader(
        catalog: FoodCatalog(
            foods: [
                "apple", "egg", "bread", "coffee", "pizza", "soup", "cake", "rice", "tuna", "bean",
                "cookie", "fish finger", "date", "bone", "turkey", "salad", "po boy",
            ].map { food($0) }))

    private func foods(_ text: String) -> [String] {
        reader.reading(of: text).items.map(\.name)
    }

    @Test(arguments: [
        "the bread is too expensive", "this soup smells of fish", "the eggs have gone off",
        "coffee keeps me up", "dogs eat bread", "it tastes like tuna", "rice helps digestion",
        "the pizza hasn't come", "those apples look rotten",
        "the soup at that place is overrated", "my uncle sells a coffee",
        "Contoso launched a pizza",
        "they own an egg and bread shop",
    ])
    func `what is said of a food is no meal`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "I saw a cake", "she dropped the soup", "we fed the cat some tuna", "I gave him a cookie",
        "spilled coffee on the desk", "I zapped the eggs", "picked apples", "we ran out of eggs",
        "brought cookies to work", "bought eggs at the supermarket", "I sold the eggs",
        "I can smell bread", "burnt the bread", "just saw a bear eating tuna", "egg in my hair",
        "dreamt about cake",
    ])
    func `what else is done with food is no meal`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "listening to Hot Soup Cookies", "we're running low on rice", "painted the wall tuna",
        "feeling bloated after the soup", "chop two apples and add them",
        "pick up bread and eggs on the way home", "add bread to the list",
        "there are 80 calories in an egg", "an egg has 6 grams of protein",
        "the soup bowl is empty", "best pizza in town", "not eating bread this month",
        "took vitamin d 1000 iu", "Turkey is playing tonight",
    ])
    func `what is done without eating, or is true of any food, is no meal`(text: String) {
        #expect(foods(text) == [])
    }

    @Test(arguments: [
        "order pizza for the team", "tesco order: apples, bread", "meal prep idea: rice and tuna",
        "the deadline for the cake is friday", "a pizza costs 5 dollars now", "need bread",
        "the boys had pizza", "quitting coffee", "bread is cheap here", "eggs are good for you",
        "100 g of tuna has 31 g of protein", "one apple is about 95 calories", "bake at 180",
        "is for soup", "for for", "soup is for", "are good for",
    ])
    func `what is got for others, costs or is good for anybody is no meal`(text: String) {
        #expect(foods(text) == [])
    }

    @Test(arguments: [
        ("nothing fancy, soup", ["soup"]), ("walked home, then an apple", ["apple"]),
        ("worked late, pizza at my desk", ["pizza"]),
        ("working through a bag of cookies", ["cookie"]),
        ("1. eggs 2. bread", ["egg", "bread"]),
    ])
    func `what is eaten besides is a meal`(text: String, expected: [String]) {
        #expect(foods(text) == expected)
    }

    @Test(arguments: [
        "I should have soup", "I might get a pizza", "we're going to make rice",
        "I almost had a cookie", "I need a coffee", "I feel like having cake", "pizza tomorrow",
        "I would love some soup", "let's get pizza", "I used to eat eggs", "I want an apple",
        "tonight we're having pizza", "I'm making soup on friday", "I'm having cake later",
        "grocery list: eggs, bread",
    ])
    func `what is planned or wished for is no meal`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "didn't touch the cake", "I never eat eggs", "skipped the soup", "I haven't had coffee",
        "I don't want bread", "we're out of rice", "I'm off bread", "turned down a coffee",
        "passed on the cake", "resisted the cookies", "out of eggs again", "low on bread",
        "stayed away from cake",
    ])
    func `what was not eaten is no meal`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "my brother had pizza", "the children ate the cake", "they ordered soup", "Anna ate an egg",
        "everyone had rice", "bought a cake for Anna", "I baked a cake for the party",
        "made soup for the neighbours",
    ])
    func `what others eat is no meal`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "who had the pizza", "do we have bread", "are eggs healthy", "should I have rice",
        "have you had coffee", "coffee or soup?", "calories in an egg", "where is the cake",
        "is there soup", "got any cake",
    ])
    func `a question is no meal`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "buy some bread", "pick up some bread", "bake for ten minutes", "stir in the rice",
        "cook the rice", "don't log the pizza", "bring me an apple",
        "make a cake please", "thanks for the soup", "enjoy your coffee",
        "add coffee to the shopping list", "make me a soup", "let's have eggs",
    ])
    func `an order or thanks are no meal`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        "the apple store", "coffee machine", "bread winner", "pizza party",
        "that's a piece of cake",
        "spill the beans", "I have a date tonight", "my blood sugar is 5.4", "cookie settings",
        "boy", "egg eating contest", "a turkey card",
    ])
    func `a word for food may mean something else`(text: String) { #expect(foods(text) == []) }

    @Test(arguments: [
        ("I made soup", ["soup"]), ("bought a coffee", ["coffee"]),
        ("grabbed a cookie", ["cookie"]),
        ("I ordered a pizza", ["pizza"]), ("the kids and I shared a pizza", ["pizza"]),
        ("my brother and I had soup", ["soup"]), ("dinner was rice", ["rice"]),
        ("breakfast: eggs", ["egg"]), ("my usual coffee", ["coffee"]),
        ("fish fingers", ["fish finger"]),
        ("I like to have an apple", ["apple"]), ("couldn't resist having a cookie", ["cookie"]),
        ("cooked some rice", ["rice"]), ("add two eggs", ["egg"]), ("it was pizza", ["pizza"]),
        ("coffee at my desk", ["coffee"]), ("made eggs for breakfast", ["egg"]),
        ("tonight I had pizza", ["pizza"]), ("I'm having an egg", ["egg"]),
        ("I'll have an egg", ["egg"]), ("a coffee from the coffee machine", ["coffee"]),
    ])
    func `what the speaker ate is a meal`(text: String, expected: [String]) {
        #expect(foods(text) == expected)
    }

    @Test(arguments: [
        ("wanted pizza but had a salad", ["salad"]), ("skipped lunch, had an apple", ["apple"]),
        ("no breakfast, just a coffee", ["coffee"]),
        ("didn't eat the rice, just the tuna", ["tuna"]),
        ("my sister had cake and I had soup", ["soup"]),
        ("bread was too dry, so I had rice", ["rice"]),
    ])
    func `only what was eaten of several is a meal`(text: String, expected: [String]) {
        #expect(foods(text) == expected)
    }
}
