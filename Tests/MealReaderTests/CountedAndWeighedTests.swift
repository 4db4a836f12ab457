import MealReader
import Nutrition
import Testing

/// Amounts that were counted and weighed as well, and what is no amount.
struct CountedAndWeighedTests {
    private func grams(_ text: String) throws -> [Double] {
        try WholeCatalog.reader().reading(of: text).items.map {
            try #require($0.grams?.value).rounded()
        }
    }

    private func names(_ text: String) throws -> [String] {
        try WholeCatalog.reader().reading(of: text).items.map(\.name)
    }

    @Test(arguments: [
        ("2 eggs (100g)", 100.0), ("10 almonds, 12 g", 12), ("4 slices of bread (160g)", 160),
        ("2 scoops whey (60g)", 60), ("2 bananas 240g", 240), ("2 eggs (about 110g total)", 110),
        ("3 rashers bacon (60g)", 60),
    ])
    func `a weight behind a count is that of all`(text: String, grams: Double) throws {
        #expect(try self.grams(text) == [grams])
    }

    @Test(arguments: [
        ("2 yogurts (125g)", 250.0), ("2 bags crisps 25g", 50), ("2 scoops whey 30g", 60),
        ("2 chicken thighs (150g each)", 300), ("2 x 150g chicken breasts", 300),
        ("4 sausages 57g each", 228),
    ])
    func `it is that of each where each weighs so much`(text: String, grams: Double) throws {
        #expect(try self.grams(text) == [grams])
    }

    @Test(arguments: [
        ("2 cups rice (370g)", [370.0]), ("1.5 cups oats (120g)", [120]),
        ("chicken wings 300g (8 wings)", [300]),
    ])
    func `a weight says more than a volume or a number beside it`(
        text: String, grams: [Double]
    ) throws {
        #expect(try self.grams(text) == grams)
    }

    @Test(arguments: [
        ("asahi 350 can", 351.0), ("coke 330 can", 345), ("a 500 bottle of water", 507),
        ("2 cans of coke", 744),
    ])
    func `a number that no cans come to is their size`(text: String, grams: Double) throws {
        let said = try self.grams(text)
        #expect(said.count == 1)
        #expect(abs(try #require(said.first) - grams) < 30)
    }

    @Test(arguments: [
        ("a 4 egg white omelette", 136.0), ("omelette with 4 egg whites", 136),
        ("egg white omelette with 3 egg whites", 102),
    ])
    func `an omelette of whites has so many of them`(text: String, grams: Double) throws {
        #expect(try names(text) == ["egg white omelet"])
        #expect(try self.grams(text) == [grams])
    }

    @Test(arguments: [
        ("100g 80/20 ground beef", 100.0), ("4 oz 93/7 ground turkey", 113),
        ("200 g of 95/5 beef mince", 200),
    ])
    func `how lean meat is counts nothing`(text: String, grams: Double) throws {
        #expect(try self.grams(text) == [grams])
    }

    @Test(arguments: [
        ("chicken yakitori, 3 skewers", ["yakitori"], 120.0),
        ("anticuchos, 2 skewers", ["anticucho"], 142),
        ("eggs x3 scrambled", ["scrambled eggs"], 165),
        ("a cookie. then 20 mins later another one", ["chocolate chip cookie"], 48),
        ("one donut. ok fine, two", ["glazed doughnut"], 120),
    ])
    func `what follows counts what was named`(
        text: String, names: [String], grams: Double
    ) throws {
        #expect(try self.names(text) == names)
        #expect(try self.grams(text) == [grams])
    }

    @Test(arguments: [
        ("shared a pizza with Sam, I had 3 slices", 357.0),
        ("shared a pizza w/ tom, i had 3 slices", 357),
        ("shared a funnel cake with two kids, a third", 60),
        ("pad thai, ate 2/3 of it, rest is for tomorrow", 300),
        ("pad thai, ate 2/3 of the container and the rest is for tomorrow", 300),
        ("popcorn, ate about half during the film", 18),
        ("a burrito, saved the rest", 270),
    ])
    func `what others had and what was kept is not eaten`(text: String, grams: Double) throws {
        #expect(try self.grams(text) == [grams])
    }

    @Test(arguments: [
        ("toast coffee", ["white toast", "black coffee"]),
        ("tea toast", ["black tea", "white toast"]),
        ("coffee croissant", ["black coffee", "croissant"]),
        ("hot chocolate toast", ["hot chocolate", "white toast"]),
        ("ham sandwich crisps coffee", ["ham sandwich", "potato chips", "black coffee"]),
        ("soup bread coffee", ["vegetable soup", "white bread", "black coffee"]),
        ("coffee cake", ["coffee cake"]), ("rice milk", ["rice milk"]),
        ("tea sandwich", ["canape"]),
    ])
    func `a drink parts what is eaten beside it`(text: String, names: [String]) throws {
        #expect(try self.names(text) == names)
    }

    @Test(arguments: [
        ("roast lamb with roast potatoes and veg", ["lamb", "roasties", "mixed vegetables"]),
        ("chips, cod from the chippy", ["restaurant fries", "fried cod"]),
    ])
    func `dinners keep what is beside the meat`(text: String, names: [String]) throws {
        #expect(try self.names(text) == names)
    }
}
