import MealReader
import Nutrition
import Testing

/// Short lines as they are typed: how a food was had, whose it was and how many, without the words in between.
struct TypedShortTests {
    @Test(arguments: [
        ("2 english muffins buttered", "2 english muffins with butter"),
        ("teacake, buttered", "teacake with butter"),
        ("cheeseburger light mayo", "cheeseburger with light mayo"),
        ("turkey club extra mayo", "turkey club with extra mayo"),
        ("garden salad, caesar on the side", "garden salad, caesar"),
        ("nuggets, ranch on side", "nuggets, ranch"),
        ("tom soup and toast", "tomato soup and toast"),
        ("powerade 500ml mountain blast", "powerade 500ml"),
        ("gatorade fruit punch", "gatorade"),
        ("zero pepsi", "pepsi zero"),
        ("monster zero ultra", "monster ultra"),
        ("cappuccino, 1 pump hazelnut", "cappuccino, 1 pump hazelnut syrup"),
        ("latte 2 pumps sugar free vanilla", "latte"),
        ("roast chicken leg quarter", "1 roast chicken leg quarter"),
        ("a chicken leg quarter and rice", "1 chicken leg quarter and rice"),
        ("nandos 1/4 chicken", "nandos quarter chicken"),
        ("1/4 pounder", "quarter pounder"),
        ("samosas x2 lamb", "2 lamb samosas"),
        ("burritos x2 bean", "2 bean burritos"),
        ("steak, ate 6 of the 8 ounces", "6 ounces steak"),
        ("fries and a shake, about 12 fries", "12 fries and a shake"),
        ("crackers and brie, 5 crackers", "5 crackers and brie"),
        ("egg rolls, both of them", "2 egg rolls"),
        ("ok google add a banana", "a banana"),
        ("hey siri log 2 waffles", "2 waffles"),
        ("couldn't finish my salmon, ate 4 oz", "4 oz salmon"),
        ("a dozen bagels for the team and had one", "1 bagel"),
        ("12 bagels for the office, ate two", "2 bagels"),
        ("dal, rice, roti (didn't touch)", "dal, rice"),
        ("16 wings between the four of us", "16 wings between four of us"),
        ("200 ml juice two times", "200 ml juice x2"),
        ("espresso 3 times", "3 espressos"),
        ("a two-egg sandwich", "egg sandwich"),
        ("frozen pizza, half of it", "half a frozen pizza"),
        ("leftover chinese, 2 cups fried rice", "2 cups fried rice"),
        ("leftover indian, chana masala", "chana masala"),
        ("3 tacos, chicken, cheese, salsa", "3 tacos"),
        ("burrito, steak, beans, cheese", "burrito"),
        ("loaded baked potato, bacon bits, cheese", "loaded baked potato"),
        ("loaded fries with sour cream and cheese", "loaded fries"),
        ("smoothie: strawberries, banana, oat milk", "strawberries, banana, oat milk"),
        ("smoothie with mango, spinach, yogurt", "mango, spinach, yogurt"),
        ("sausages mash peas", "sausages, mash, peas"),
        ("salmon rice broccoli", "salmon, rice with broccoli"),
        ("chicken potatoes peas", "chicken, potatoes, peas"),
        ("steak rice beans", "steak, rice and beans"),
        ("slice of cake with icing", "slice of cake"),
        ("omelette (3 eggs, 40 g cheese, 30 g ham)", "omelette (3 eggs), 40 g cheese, 30 g ham"),
        ("fries x10", "10 fries"),
        ("ravioli, about 8", "8 ravioli"),
        ("10 spicy tuna roll", "10 pieces spicy tuna roll"),
        ("sm plate of pasta", "small plate of pasta"),
        ("at the party: 4 wings, 6 crackers", "4 wings, 6 crackers"),
        ("half a pepperoni pizza", "pepperoni pizza, half of it"),
    ])
    func `a short line is read as its long form`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("chicken burrito bowl", "chicken burrito bowl, no rice", 0.7),
        ("teriyaki chicken bowl", "teriyaki chicken bowl w/o rice", 0.7),
        ("steak burrito", "steak burrito without beans", 0.85),
        ("blt", "blt, no mayo", 0.87), ("beef tacos", "beef tacos, no cheese", 0.8),
    ])
    func `a dish weighs less by what was left out`(whole: String, without: String, share: Double)
        throws
    {
        let (all, rest) = (try said(whole), try said(without))
        #expect(all.count == 1)
        #expect(rest.keys == all.keys)
        for (food, grams) in all {
            #expect(abs(try #require(rest[food]) - share * grams) < 0.01)
        }
    }

    @Test(arguments: [
        ("crisps x2", 2), ("hula hoops x2", 2), ("pretzels x8", 8), ("10 nuggets", 10),
    ])
    func `few behind a food are as many as in front of it, or bags`(text: String, count: Double)
        throws
    {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.map(\.amount) == [count])
    }

    @Test(arguments: ["300 g chicken burrito bowl, no rice", "1 cup poke bowl, no cheese"])
    func `what was weighed is weighed without what was left out`(text: String) throws {
        let plain = try #require(text.split(separator: ",").first)
        #expect(try said(text).values.first == said(String(plain)).values.first)
    }
}
