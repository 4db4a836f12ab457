import MealReader
import Nutrition
import Testing

/// What was corrected, weighed in another state, or said of how a food came.
struct SaidOtherwiseTests {
    @Test(arguments: [
        ("a can of coke (edit: coke zero)", "coke zero"), ("2 eggs. edit: 3 eggs", "3 eggs"),
        ("toast with peanut butter, wait, with jam", "toast with jam"),
        ("i logged 2 eggs but it was 3", "3 eggs"),
        ("two coffees and a croissant, no sorry, no croissant", "two coffees"),
        ("an apple, not a banana", "an apple"), ("not quite a cup of rice", "a cup of rice"),
    ])
    func `what was said last counts`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("2 chicken breasts, 300 g in total, raw weight", "300 g raw chicken breast"),
        ("pasta 100g (dry weight)", "100 g dry pasta"),
        ("rice, 200 g cooked weight", "200 g cooked rice"),
        (
            "chicken 200 g, rice 100 g (dry weight), broccoli",
            "200 g chicken, 100 g dry rice, broccoli"
        ),
    ])
    func `food weighs what it did in the state that was said`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("everything bagel, nothing on it", "everything bagel"),
        ("hot dog, everything on it", "hot dog"),
        ("burger with everything on it, and fries", "burger and fries"),
        ("pearl milk tea 700 ml full sugar", "pearl milk tea 700 ml"),
        ("iced tea 500 ml less sugar", "iced tea 500 ml"),
        ("a pepperoni slice", "a pepperoni pizza slice"),
    ])
    func `how a food came is no food`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("8am 3 oreos 3pm 2 more", ["oreo": 55.0]),
        ("this morning 1 boiled egg, this afternoon another 2", ["boiled-egg": 150]),
        ("8 pepperoni slices", ["pepperoni": 16]),
    ])
    func `more of it at another time is of the same`(text: String, grams: [String: Double]) throws {
        #expect(try said(text) == grams)
    }

    @Test(arguments: [
        ("logged 2 eggs at breakfast, had 1 banana", "2 eggs and 1 banana"),
        ("entered 2 eggs, had 3 slices of bacon as well", "2 eggs, 3 slices of bacon"),
        ("i put 2 eggs in, it was 8 am", "2 eggs"), ("2 eggs, green tea", "2 eggs and a green tea"),
        ("crisps, black coffee", "crisps and a black coffee"),
        ("a coke, not a diet coke", "a coke"),
        ("at 8 porridge", "porridge"),
        ("at 730 eggs", "eggs"), ("at 8 chicken curry", "chicken curry"),
        ("made 12 pancakes for 4, had 3", "3 pancakes"), ("2 hot dogs in a bun", "2 hot dogs"),
        ("2 slices of ham in a sandwich with cheese", "2 slices of ham, 2 slices of bread, cheese"),
        ("nuggets 20 fries 30", "20 nuggets, 30 fries"),
        ("the kids' fries, maybe ten of them", "10 fries"), ("10 small fries", "10 fries"),
    ])
    func `what only looks like a turn changes nothing`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [("2 eggs, 0 toast", "2 eggs"), ("beers: 0, crisps", "crisps")])
    func `of what nobody had nothing is written down`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
        #expect(try said("0 eggs").isEmpty)
    }

    @Test(arguments: [
        ("mum made lasagne for my brother, none for me thanks", false),
        ("the rice was off so I went without", false), ("mum made me lasagne", true),
    ])
    func `what was for others alone is not eaten`(text: String, isEaten: Bool) throws {
        let reading = try WholeCatalog.reader().read(text)
        if case .nothing = reading {
            #expect(!isEaten)
        } else {
            #expect(isEaten)
        }
    }

    @Test(arguments: [
        ("coco pops with milk", ["milk": 150]),
        ("special k and milk", ["milk": 150]), ("cheerios and a glass of milk", ["milk": 244]),
    ])
    func `milk beside cereal is a bowl's unless it was measured`(
        text: String, grams: [String: Double]
    ) throws {
        let found = try said(text)
        #expect(found.count == 2)
        #expect(found["milk"] == grams["milk"])
    }

    @Test(arguments: [("tbsp double cream", 15.0), ("2 tbsp double cream", 30)])
    func `double cream is no two of them`(text: String, grams: Double) throws {
        #expect(try said(text).values.map(\.self) == [grams])
    }

    @Test(arguments: [
        ("american cheese 100 g", "100 g american cheese"),
        ("brown sugar 1 tbsp", "1 tbsp brown sugar"),
        ("2 tbsp soy sauce", "2 tbsp of soy sauce"), ("some brown sugar", "brown sugar"),
    ])
    func `the name of a food with an amount is a meal whatever its words mean`(
        text: String, plain: String
    ) throws {
        #expect(try calories(text) == calories(plain))
        #expect(try calories(plain) > 0)
        #expect(try calories("two peas in a pod") == 0)
    }

    @Test(arguments: ["oreos", "kiwis", "mandarins"])
    func `pieces of what is handed out whole are whole ones`(food: String) throws {
        #expect(try said("2 pcs \(food)") == said("2 \(food)"))
    }

    @Test(arguments: [
        "sushi box from boots", "pb and j on white", "heinz beans 200 g", "a jaffa cake or two",
    ])
    func `what stands at either end of a line makes no talk of it`(line: String) throws {
        let plain = try calories(line)
        #expect(plain > 0)
        for framed in ["today \(line)", "um \(line)", "\(line) lol", "\(line) at 9"] {
            #expect(try calories(framed) == plain, "\(framed)")
        }
    }

    /// kcal of a line, 0 where it is no meal.
    private func calories(_ line: String) throws -> Double {
        guard case .meal(let reading) = try WholeCatalog.reader().read(line) else { return 0 }
        return reading.total.sum.calories?.value ?? 0
    }
}
