import MealReader
import Nutrition
import Testing

/// What goes with a food without being one of its own, and numbers that belong to what stands next to them.
struct BesideAndInsideTests {
    @Test(arguments: [
        ("rajma chawal - 1 cup rajma, 1.5 cups rice", "1 cup rajma, 1.5 cups rice"),
        ("ham sandwich, brown bread", "ham sandwich"), ("chip butty, white bread", "chip butty"),
        ("bagel, cream cheese on both halves", "bagel with cream cheese"),
        ("bourbon 2 oz neat", "2 oz bourbon"), ("whisky neat, 50 ml", "50 ml whisky"),
        ("chicken satay, four skewers, peanut sauce", "4 skewers of chicken satay, peanut sauce"),
        ("oreos... had six of them", "6 oreos"), ("jaffa cakes. I ate 4", "4 jaffa cakes"),
        ("an omelette with cheese and ham (2 eggs)", "2 egg ham and cheese omelette"),
        ("chicken 200 g raw breast", "200 g raw chicken breast"),
        ("2 hot dogs with ketchup, no buns", "2 hot dogs without buns, ketchup"),
        ("carbonara! about 300 g cooked", "300 g carbonara"),
        ("split a large pepperoni pizza with Sam so half", "half a large pepperoni pizza"),
        ("big mac meal, large fries", "big mac meal"),
        ("grande latte, oat milk", "grande oat milk latte"),
        ("hot chocolate, semi skimmed", "hot chocolate"),
        ("swt potato 180 g baked", "180 g baked sweet potato"),
        ("bread, 2 slices of turkey", "bread and 2 slices of turkey"),
    ])
    func `a turn is read as what was had`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("sausage, beans and chips", "heinz-baked-beans"),
        ("2 eggs, 2 rashers, beans", "heinz-baked-beans"),
        ("beans, rice and tortillas", "pinto-beans"),
        ("2 scoops of vanilla ice cream in a waffle cone", "ice-cream-cone-shell"),
        ("tuna salad in lettuce wraps", "lettuce"), ("asian lettuce wraps", "lettuce-wrap"),
        ("salad: romaine, chicken, 2 tbsp caesar", "caesar-dressing"),
        ("wholegrain wrap, 3 slices of ham, mustard", "tortilla-wrap"),
        ("200 g sirloin, 150 g chips", "restaurant-fries"),
        ("cheese sandwich, 30 g chips", "potato-chips"),
    ])
    func `company tells which food a word stands for`(text: String, food: String) throws {
        #expect(try said(text).keys.contains(food))
    }

    @Test(arguments: ["2 zorblaxes with avocado", "3 zorblaxes and a banana"])
    func `a number belongs to the food that nobody knows and to no other`(text: String) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.map { $0.food == nil } == [true, false])
        let counts = items.map { $0.amount ?? 1 }
        #expect(counts[0] > 1 && counts[1] == 1)
    }

    @Test(arguments: [
        ("had a burrito, going to have pizza later", "a burrito"),
        ("had eggs and will have steak tonight", "eggs"),
        ("a salad, my husband had the burger", "a salad"),
        ("weight 72.5 kg, porridge", "porridge"), ("weighed 180 lbs. 2 eggs", "2 eggs"),
        ("butter, 2 tbsp (used half)", "1 tbsp butter"),
    ])
    func `what is planned, left or another's takes nothing from what was had`(
        text: String, plain: String
    ) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: ["but it never came", "But they cancelled on me. Back in bed."])
    func `a line that only takes back is no meal`(text: String) throws {
        guard case .nothing = try WholeCatalog.reader().read(text) else {
            Issue.record("it was read as a meal")
            return
        }
    }

    @Test func `the bread of a sandwich whose parts are listed is two slices`() throws {
        let grams = try said("fish finger sandwich: 3 fish fingers, white bread, tartare sauce")
        #expect(grams == ["fish-fingers": 63, "white-bread": 56, "tartar-sauce": 28])
    }
}
