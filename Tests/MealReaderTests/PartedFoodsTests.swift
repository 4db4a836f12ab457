import MealReader
import Nutrition
import Testing

/// Foods on, in, behind and beside each other, which are not one that is called after some of them.
struct PartedFoodsTests {
    private func items(_ text: String) throws -> [ReadingItem] {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.unread == [])
        return reading.items
    }

    private func foods(_ text: String) throws -> [String?] {
        try items(text).map { $0.food?.rawValue }
    }

    @Test(arguments: [
        ("eggs on rye bread", ["egg", "rye-bread"]),
        ("2 eggs on sourdough", ["egg", "sourdough-bread"]),
        ("strawberries over yogurt", ["strawberries", "yogurt"]),
        ("berries on top of ice cream", ["berries", "ice-cream"]),
        ("eggs in pita", ["egg", "pita-bread"]), ("jam on bread", ["jam", "white-bread"]),
        ("bacon on a salad", ["bacon", "garden-salad"]),
        ("oatmeal with raisins", ["oatmeal", "raisins"]),
        ("bacon then a muffin", ["bacon", "muffin"]),
        ("eggs followed by a muffin", ["egg", "muffin"]),
        ("eggs and bacon then coffee", ["egg", "bacon", "coffee"]),
        ("half a baguette with butter", ["french-bread", "butter"]),
        ("scrambled eggs, mashed potatoes", ["scrambled-eggs", "mashed-potatoes"]),
        ("2 sausages, roast chicken", ["sausage", "chicken"]),
        ("cheese sandwich plus rice plus omelette", ["cheese-sandwich", "white-rice", "omelet"]),
        ("glass of milk, black coffee", ["milk", "coffee"]),
    ])
    func `both of two foods are eaten`(text: String, foods: [String]) throws {
        #expect(try self.foods(text) == foods)
    }

    @Test(arguments: [
        ("10g butter with rice", ["butter", "white-rice"], [10.0, 160]),
        ("2 tbsp peanut butter with toast", ["peanut-butter", "white-toast"], [32, 25]),
        ("half an avocado on toast", ["avocado", "white-toast"], [75, 25]),
        ("half an avocado and toast", ["avocado", "white-toast"], [75, 25]),
        ("an apple with a slice of cheese", ["apple", "cheese"], [200, 21]),
        ("3 rashers of bacon with a slice of bread", ["bacon", "white-bread"], [42, 28]),
        ("2 eggs black coffee", ["egg", "coffee"], [100, 360]),
        ("2 eggs a croissant", ["egg", "croissant"], [100, 57]),
        ("10g butter mashed potatoes", ["butter", "mashed-potatoes"], [10, 200]),
        ("toast a coffee and a banana", ["white-toast", "coffee", "banana"], [25, 360, 126]),
    ])
    func `an amount is of the food behind it`(text: String, foods: [String], grams: [Double])
        throws
    {
        #expect(try self.foods(text) == foods)
        #expect(try items(text).map { $0.grams?.value } == grams)
    }

    @Test(arguments: [
        ("200g chicken and rice", "chicken-and-rice", 200.0),
        ("half a bagel with cream cheese", "bagel-with-cream-cheese", 70),
        ("2 strawberry croissants", "fruit-croissant", 114),
        ("150g peach yogurt", "yogurt", 150), ("a hot dog on a bun", "hot-dog", 102),
        ("coffee with a bit of milk", "coffee-with-a-splash-of-milk", 270),
    ])
    func `an amount is of all that is called so`(text: String, food: String, grams: Double) throws {
        #expect(try self.foods(text) == [food])
        #expect(try items(text).map { $0.grams?.value } == [grams])
    }

    @Test(arguments: [
        ("lunch, ham sandwich", "ham-sandwich"), ("lunch was ham sandwich", "ham-sandwich"),
        ("the meeting ran over so lunch was just a banana", "banana"),
        ("dinner was nice, nothing special, pasta", "pasta"),
        ("hot dog with mustard, no bun", "hot-dog-without-bun"),
    ])
    func `a word beside a food is in no name`(text: String, food: String) throws {
        #expect(try self.foods(text).first == food)
    }

    @Test(arguments: [
        ("beef pho, large", 800), ("sushi box, 8 pieces", 300), ("4 pieces of lasagna", 1000),
        ("shakshuka (2 eggs)", 330), ("bit of butter", 5),
    ])
    func `what stands behind a dish measures it`(text: String, grams: Double) throws {
        #expect(try items(text).map { $0.grams?.value } == [grams])
    }

    @Test(arguments: [
        ("cheerios with 2%", ["cheerios", "reduced-fat-milk"]),
        (
            "steak & ale pie, mash, peas, gravy at the Red Lion",
            ["beef-pot-pie", "mashed-potatoes", "green-peas", "gravy"]
        ),
        (
            "fish finger sandwich, 4 fish fingers, white bread, ketchup",
            ["fish-finger-sandwich", "ketchup"]
        ),
        ("protein shake, 1 scoop whey in water", ["protein-shake-with-water"]),
        ("Mr Pham, Ms Lamb, Dr Curry and Sergio", []), ("const mango = require('./mango');", []),
        ("const apples = basket.filter(f => f.type === 'apple');", []),
        ("photo of a banana", []), ("saw a burger on tv", []),
        ("told sam to pick up a rotisserie chicken", []),
        ("Mum's diet sheet: no salt, little rice", []),
    ])
    func `each food counts once, and what is none not`(text: String, foods: [String]) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.map { $0.food?.rawValue } == foods)
    }

    @Test(arguments: [
        ("eggs an hour ago", ["egg"]), ("2 eggs on toast at Tom's", ["egg-on-toast"]),
        ("steak and chips at home", ["steak-and-chips"]),
        ("must have been a banana", ["banana"]), ("hey demeter a banana", ["banana"]),
        ("soup during a meeting", ["soup"]), ("pre workout cheese sandwich", ["cheese-sandwich"]),
        ("Big Mac medium fries and a diet coke", ["big-mac", "french-fries", "zero-cola"]),
        ("fish and chips from the chippy + mushy peas", ["fish-and-chips", "mushy-peas"]),
    ])
    func `what is said beside a meal is left aside`(text: String, foods: [String]) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.map { $0.food?.rawValue } == foods)
    }

    @Test(arguments: [
        ("tuna salad for one", "tuna salad"), ("an omelette with a friend", "an omelette"),
        ("a banana (big day)", "a banana"), ("rice, bit dry", "rice"),
        ("burger 8/10", "burger"), ("ran 5k, a ham sandwich", "a ham sandwich"),
        ("3 oreos (not great)", "3 oreos"),
        ("pad thai (meal prep)", "pad thai"), ("didn't eat much, 2 eggs", "2 eggs"),
        ("cheat day 2 eggs", "2 eggs"), ("meal 1: a handful of almonds", "a handful of almonds"),
        ("chicken salad (meal prep)", "chicken salad"), ("toast around 1ish", "toast"),
    ])
    func `an aside changes no amount`(text: String, plain: String) throws {
        let reader = try WholeCatalog.reader()
        #expect(reader.reading(of: text).total == reader.reading(of: plain).total)
    }

    @Test(arguments: [
        ("can of coke 330ml, crisps", [334.759, 28]), ("50ml baileys, twice", [101.442]),
        ("large pizza split 4 ways", [238.5]), ("a pack of crisps", [28]),
        ("baileys on ice 50ml", [50.721]),
        ("salad, dressing on the side (used half)", [150, 15.6]),
    ])
    func `an amount stays with what it is of`(text: String, grams: [Double]) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.map { $0.grams?.value } == grams)
    }

    @Test func `a bit of milk is a splash`() throws {
        #expect(try items("a bit of milk").map { $0.grams?.value } == [30])
    }

    @Test(arguments: [
        ("beans on toast", "beans-on-toast"), ("tuna in oil", "tuna-in-oil"),
        ("turkey sandwich on wheat", "turkey-sandwich-on-wheat-bread"),
        ("ice cream in a cone", "ice-cream-cone"), ("beans and franks", "beans-and-franks"),
        ("ham and scalloped potatoes", "ham-and-scalloped-potatoes"),
        ("bagel with cream cheese", "bagel-with-cream-cheese"),
    ])
    func `what is called so is one`(text: String, food: String) throws {
        #expect(try self.foods(text) == [food])
    }

    @Test(arguments: [
        ("two slices of white, butter", "white-bread", 56.0), ("slice of brown", "wheat-bread", 28),
        ("bacon on white", "white-bread", 56), ("ham on brown", "wheat-bread", 56),
    ])
    func `bread is called by its colour`(text: String, bread: String, grams: Double) throws {
        let found = try items(text).first { $0.food?.rawValue == bread }
        #expect(found?.grams?.value == grams)
    }

    @Test func `wine is called by its colour`() throws {
        #expect(try self.foods("a glass of white") == ["white-wine"])
        #expect(try self.foods("large glass of red") == ["red-wine"])
        #expect(try self.foods("eggs on white rice") == ["egg", "white-rice"])
    }

    @Test(arguments: [
        ("a bagel and a half", 157.5), ("a protein bar and a half", 75),
        ("one cookie and a half", 36),
        ("two slices of pizza and a half", 297.5),
    ])
    func `a half behind a food is more of it`(text: String, grams: Double) throws {
        #expect(try items(text).map { $0.grams?.value } == [grams])
    }

    @Test func `a half before another food is of that`() throws {
        #expect(try items("2 eggs and a half bagel").map { $0.grams?.value } == [100, 52.5])
    }

    @Test func `pizzas that are counted are whole`() throws {
        #expect(try items("1 pepperoni pizza").map { $0.grams?.value } == [400])
        #expect(try items("4 pepperoni pizza").map { $0.grams?.value } == [496])
        #expect(try items("2 pizzas").map { $0.grams?.value } == [800])
        #expect(try items("2 slices of pizza").map { $0.grams?.value } == [238])
    }
}
