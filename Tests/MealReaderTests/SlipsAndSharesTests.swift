import MealReader
import Testing

/// Slips of typing around foods, and who had how much of what several had.
struct SlipsAndSharesTests {
    @Test(arguments: [
        ("toast wiht butter", "toast with butter"),
        ("rice nd beans", "rice and beans"),
        ("hlaf a cup of rice", "half a cup of rice"),
        ("3 peices of toast", "3 pieces of toast"),
        ("2 slcies of bread", "2 slices of bread"),
        ("a botle of beer", "a bottle of beer"),
        ("2 tabelspoons of peanut butter", "2 tablespoons of peanut butter"),
    ])
    func `slips in the words around foods are read`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("roast chicken 1.5 kg, shared by 5", "300 g roast chicken"),
        ("lasagne 1.2 kg, fed four of us", "300 g lasagne"),
        ("300 g lasagne, mine was about a sixth", "50 g lasagne"),
        ("300 g lasagne, mine was the smallest, say a sixth", "50 g lasagne"),
        ("200 g nachos, I'd say 40% of it was me", "80 g nachos"),
        ("280 g tofu, half for now, half for later", "140 g tofu"),
        ("cottage cheese 300 g, half", "150 g cottage cheese"),
        ("four dumplings, bf stole two", "2 dumplings"),
        ("two and a bit of the four dumplings", "2 dumplings"),
        ("a quarter of the potato salad tub (500g)", "125 g potato salad"),
        ("third of a jar of pesto", "a third of a jar of pesto"),
        ("a ham sandwich with less mayo", "a ham sandwich"),
        ("a latte, one less pump of vanilla", "a latte"),
        ("1 cup rice no half a cup rice", "half a cup rice"),
        ("pancakes x4 no x3", "3 pancakes"),
        ("350 g, cheddar 20 g", "cheddar 20 g"),
        ("2 serving spoons of rice", "half a cup of rice"),
        ("2 fists of rice", "2 cups of rice"),
        ("a tub of hummus (240 g) between 2", "120 g hummus"),
        (
            "a 180 g tub of hummus and a 120 g bag of crisps between two of us",
            "90 g hummus, 60 g crisps"
        ),
        (
            "a bag of crisps (150 g) and a 90 g dip, shared between three of us",
            "50 g crisps, 30 g dip"
        ),
        ("korma with rice, 500 g, ate half", "korma with rice, 250 g"),
        ("one beer became three", "three beers"),
    ])
    func `one's own counts`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("a bagel with cream cheese, about 2 tbsp", "a bagel and 2 tbsp cream cheese"),
        ("a bagel, cut in half, with cream cheese, 2 tbsp", "a bagel and 2 tbsp cream cheese"),
        ("toast with peanut butter, a tablespoon", "toast and a tablespoon of peanut butter"),
    ])
    func `spoons are of what lies on it`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("shredded cheese. maybe two handfuls. and pickles", "pickles"),
        ("gnocchi, a normal plate. Red wine", "red wine"),
    ])
    func `what a sentence ends with is no amount in the next`(text: String, plain: String) throws {
        let alone = try said(plain)
        #expect(!alone.isEmpty)
        for (food, grams) in alone { #expect(try said(text)[food] == grams) }
    }

    /// An abbreviation's stop ends no sentence.
    @Test(arguments: [
        ("1 tbsp. butter", "1 tbsp butter"), ("4 oz. chicken", "4 oz chicken"),
        ("200 g. rice", "200 g rice"), ("100 grams. rice", "100 g rice"),
    ])
    func `a stop behind a unit parts nothing`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
    }

    @Test(arguments: [
        "trying to eat more protein, so cottage cheese on toast",
        "the kids wanted pasta so pasta it was, about 200 g",
        "I'm at my sister's so it was lasagne",
        "just grazed: a bit of brie, some grapes, 5 crackers",
        "late shift, vending machine dinner: a snickers and a coke",
    ])
    func `what was eaten for a reason is a meal`(text: String) throws {
        #expect(try !WholeCatalog.reader().reading(of: text).items.isEmpty)
    }

    /// What nobody counted keeps its usual amount.
    @Test(arguments: [
        ("avocado, half", "half an avocado"), ("a lasagne that fed 6", "a lasagne"),
    ])
    func `without an amount nothing is divided`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
    }

    @Test(arguments: [
        "he was sick so soup for him", "the bus was late so coffee got cold",
        "the dog wanted a walk so we went",
        "trying to eat less so no snacks",
        "mum is cooking so the kitchen is full",
        "staff party: a bit of dancing and 40 glasses to wash",
    ])
    func `what says that nothing was eaten is none`(text: String) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.isEmpty)
    }
}
