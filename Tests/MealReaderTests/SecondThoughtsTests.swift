import MealReader
import Testing

/// What somebody thinks better of within a line, how it went in the end, and what is told twice.
struct SecondThoughtsTests {
    @Test(arguments: [
        ("a truffle. alright fine, five truffles", "5 truffles"),
        ("a slice of toast, well two slices", "2 slices of toast"),
        ("pint of bitter, then another, so two pints", "2 pints of bitter"),
        ("one pasty and then another pasty so two pasties", "2 pasties"),
        ("3 egg quiche (correction, 4 eggs)", "4 egg quiche"),
        ("a cup of barley, closer to half a cup honestly", "half a cup of barley"),
        ("a cup of barley, more like two cups to be honest", "2 cups of barley"),
    ])
    func `a number that is owned up to counts`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("a cappuccino with whole milk, scrap that, it was oat", "an oat milk cappuccino"),
        ("rice pudding with prunes, not prunes, figs", "rice pudding with figs"),
        ("a smoothie with milk, no, juice today", "a smoothie with juice"),
        ("a pear, I tell a lie, a plum", "a plum"),
        (
            "a bowl of muesli with yogurt... actually it was bran flakes",
            "a bowl of bran flakes with yogurt"
        ),
        ("a white bap, wait it was brown, with ham", "a brown bap with ham"),
        ("a biscuit. ok two biscuits, hobnobs", "2 hobnobs"),
    ])
    func `what it was after all counts`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("was going to have the stew but swapped it for a crumpet", "a crumpet"),
        ("thought about the stew, went with the flan", "the flan"),
        ("a nectarine, then a plum, only half the plum in the end", "a nectarine and half a plum"),
        ("a burger without the bun, well half the bun", "a burger, no bun and half a burger bun"),
        (
            "cottage pie with leeks, forgot to say I had seconds of the pie",
            "2 portions of cottage pie with leeks"
        ),
    ])
    func `how it went in the end counts`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("shared a large pizza between us two, so half", "half a large pizza"),
        ("3 of 8 slices of a margherita", "3 slices of an 8 slice margherita"),
        (
            "two thirds of a moussaka ready meal (400g one)",
            "two thirds of a 400 g moussaka ready meal"
        ),
        ("a pasty, my dog got a quarter of it", "three quarters of a pasty"),
        ("a moussaka, saved half for tomorrow", "half a moussaka"),
    ])
    func `one's own part of it counts`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("a leek pie from scratch, 300 g", "a leek pie, 300 g"),
        ("two scones cause it's Sunday", "two scones"),
        ("rocket with goat cheese crumbles", "rocket with goat cheese"),
        ("a glass of Alpro soya", "a glass of soya milk"),
        ("my mum made a stew and I had a decent-sized portion", "a portion of stew"),
        ("3 tblspoons of hummus", "3 tablespoons of hummus"),
        ("a slize of ham", "a slice of ham"),
        ("2 bits of toast", "2 pieces of toast"),
        ("a pasty for tea with beans", "a pasty with beans"),
    ])
    func `words that are called like foods are none`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("we had a curry last night and I had the chicken korma", "chicken korma"),
        ("we went for dim sum and I had six dumplings", "six dumplings"),
        ("treated myself to a cream tea, so a scone with jam", "a scone with jam"),
        ("egg sandwich from a Tesco meal deal, crisps", "egg sandwich, crisps"),
    ])
    func `what all of them had is no food beside one's own`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        "no, a pear", "we had a pizza and I had a beer", "a scoop of vanilla ice cream",
        "an apple, well 2 pears", "the French and their cheese, honestly",
    ])
    func `what takes nothing back stays`(text: String) throws {
        let families = ["second-thoughts", "in-the-end", "headed", "sorts"]
        let why = try WholeCatalog.reader().reasoned(text).why
        #expect(!why.contains { rule in families.contains { rule.rule.hasPrefix("turns/\($0)/") } })
    }
}
