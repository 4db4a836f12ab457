import MealReader
import Nutrition
import Testing

/// How much of it was eaten, and what was taken back.
struct TurnPassTests {
    private struct Eaten: Equatable {
        var name: String
        var grams: Double

        static func == (left: Self, right: Self) -> Bool {
            left.name == right.name && abs(left.grams - right.grams) < 0.01
        }
    }

    private func read(_ text: String) throws -> [Eaten] {
        try WholeCatalog.reader().reading(of: text).items.map {
            Eaten(name: $0.name, grams: $0.grams?.value ?? 0)
        }
    }

    @Test(arguments: [
        ("a bowl of chili, ate half", "a bowl of chili", 0.5),
        ("400g rice pudding, ate a third", "400g rice pudding", 1.0 / 3),
        ("4-egg omelette, only ate half of it", "4-egg omelette", 0.5),
        ("tub of hummus (had about 60%)", "tub of hummus", 0.6),
        ("a bowl of lentil soup but left half", "a bowl of lentil soup", 0.5),
        ("bowl of granola, left a quarter", "bowl of granola", 0.75),
        ("a plate of risotto. I left two thirds of it", "a plate of risotto", 1.0 / 3),
        ("couldn't finish my bowl of ramen, ate maybe 75%", "bowl of ramen", 0.75),
        ("pear (didn't finish it)", "pear", 0.75),
    ])
    func `what was said of the part that was eaten counts`(
        text: String, whole: String, share: Double
    ) throws {
        let all = try read(whole)
        #expect(try read(text) == all.map { Eaten(name: $0.name, grams: $0.grams * share) })
    }

    @Test func `a part belongs to the food that it is said of`() throws {
        let all = try read("a burger, a bowl of peas")
        let some = try read("a burger, a bowl of peas, left half the peas")
        try #require(some.count == 2)
        #expect(some[0] == all[0])
        #expect(abs(some[1].grams - all[1].grams / 2) < 0.01)
        let last = try read("a banana, a bowl of porridge, ate half")
        #expect(try last.first == read("a banana").first)
    }

    @Test(arguments: [
        ("split a bottle of prosecco 4 ways", "a bottle of prosecco", 4.0),
        ("a portion of lasagne, shared with my husband", "a portion of lasagne", 2),
        ("a tub of ice cream shared between 3 of us", "a tub of ice cream", 3),
        ("shared a plate of nachos with 2 friends", "a plate of nachos", 3),
        ("a bag of popcorn, split it three ways", "a bag of popcorn", 3),
        ("me and my daughter split a 200g bar of chocolate", "a 200g bar of chocolate", 2),
        ("three of us shared a bowl of edamame", "a bowl of edamame", 3),
        ("shared 2 pears with tom", "2 pears", 2),
        ("a large bag of crisps, split with my sister", "a large bag of crisps", 2),
        ("a bottle of red wine, split with my wife", "a bottle of red wine", 2),
    ])
    func `what was shared counts in part`(text: String, whole: String, heads: Double) throws {
        let all = try read(whole)
        #expect(try read(text) == all.map { Eaten(name: $0.name, grams: $0.grams / heads) })
    }

    @Test(arguments: [
        ("two, no three boiled eggs", "three boiled eggs"),
        ("5 dumplings, scratch that, 8", "8 dumplings"),
        ("a flat white... no wait, mocha", "mocha"),
        ("large hot chocolate, actually small", "small hot chocolate"),
        ("lemonade, sorry diet lemonade, 300ml", "diet lemonade, 300ml"),
        ("toast with jam, wait no it was honey", "toast with honey"),
        ("cheese roll. correction: ham roll", "ham roll"),
        ("i said 1 scoop, was 3 scoops of sorbet", "3 scoops of sorbet"),
        ("3 pears, not 4, and a banana", "3 pears, and a banana"),
        ("1 apple, ok 2 apples", "2 apples"),
        ("two bananas, hmm three i think", "three bananas"),
    ])
    func `what was said last counts`(text: String, plain: String) throws {
        #expect(try read(text) == read(plain))
    }

    @Test(arguments: [
        ("eggs and toast. actually had some orange juice too", 2),
        ("greek salad with 1 tbsp olive oil, no olives", 2),
        ("a burger, sorry no fries", 1), ("porridge, actually with honey", 2),
    ])
    func `nothing is taken back where nothing better is said`(text: String, count: Int) throws {
        #expect(try read(text).count == count)
    }

    @Test(arguments: [
        ("yogurt (small pot, strawberry)", ["strawberry yogurt"]),
        ("steak (8oz, sirloin)", ["sirloin steak"]), ("eggs (2, poached)", ["2 poached eggs"]),
        ("pizza (2 slices, pepperoni)", ["2 slices of pepperoni pizza"]),
        ("ice cream (2 scoops, vanilla)", ["2 scoops of vanilla ice cream"]),
        (
            "cereal (cornflakes, 40g) with milk (200ml, skimmed)",
            ["40g cornflakes", "200ml skimmed milk"]
        ),
    ])
    func `what a bracket says of a food is no other food`(text: String, plain: [String]) throws {
        let expected = try plain.flatMap { try read($0) }
        #expect(try read(text).map(\.name) == expected.map(\.name))
    }

    @Test(arguments: [
        ("5 crackers each with 10g of cheddar", 50.0),
        ("4 rice cakes with a slice of cheese on each", 4),
    ])
    func `what is on each counts as often as there are`(text: String, amount: Double) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.last?.amount == amount)
    }

    @Test(arguments: [
        "", "ate half", "no wait", "shared", "shared with", "each", "in each", "left", "(", "(,)",
        "eggs (", "eggs (2,", "no, no", "wait, 2", "i said 2 was 3", "finish it", "most of a",
        "60%",
        "split between", "of us shared", "scratch that", "sorry, sorry", "2, no", "each with",
    ])
    func `turns without a food change nothing`(text: String) throws {
        #expect(try read(text).count <= 1)
    }
}
