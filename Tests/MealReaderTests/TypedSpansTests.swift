import MealReader
import Nutrition
import Testing

/// Numbers, clocks, measures and parts of packs, each read as one thing.
struct TypedSpansTests {
    @Test(arguments: [
        ("3 / 4 cup oats", "3/4 cup oats"), ("three-fourths of a cup of rice", "3/4 cup rice"),
        ("1 000 g rice", "1000 g rice"), ("1'000 g rice", "1000 g rice"),
        ("1\u{202f}500 g rice", "1500 g rice"), ("1.500 g potatoes", "1500 g potatoes"),
        ("1.250 kg chicken", "1250 g chicken"), ("2x2 eggs", "4 eggs"),
        ("oh point five cup of rice", "0.5 cup rice"), ("point five cup of rice", "0.5 cup rice"),
        ("one point two five cups of rice", "1.25 cups rice"), ("150 gramm rice", "150 g rice"),
        ("a six inch tortilla", "a 6 inch tortilla"), ("a twelve inch pizza", "a 12 inch pizza"),
        ("2 150 g steaks", "300 g steak"), ("lunch 2 200g steaks", "400 g steak"),
        ("20 g of a 100 g chocolate bar", "20 g chocolate bar"),
        ("100 ml of a 1 l bottle of milk", "100 ml milk"),
        ("3 slices of an 8 slice pizza", "3/8 of a pizza"),
        (
            "500g beef, 400g beans, 200g rice, I ate a quarter of it",
            "125g beef, 100g beans, 50g rice"
        ),
        (
            "300 g pasta 150 g chicken and 90 g cheese i ate a third of it",
            "100 g pasta, 50 g chicken, 30 g cheese"
        ),
        (
            "800g potatoes, 400g carrots, 200g lentils, ate a quarter of it all",
            "200g potatoes, 100g carrots, 50g lentils"
        ),
        ("rice 300 g, beans 150 g, ate a third of it", "rice 100 g, beans 50 g"),
        ("1215 sandwich", "sandwich"), ("lunch 1345 soup", "soup"),
        ("a nine inch pizza", "1 small pizza"),
        (
            "half of everything: 200 g rice, 100 g chicken, 80 g peas",
            "100 g rice, 50 g chicken, 40 g peas"
        ),
        ("I ate half of this: 300 g pasta and 100 g ham", "150 g pasta and 50 g ham"),
        (
            "a quarter of the following: 400 g potatoes, 200 g carrots",
            "100 g potatoes, 50 g carrots"
        ),
        (
            "split evenly with my wife: 400 g french fries and 200 g salmon",
            "200 g french fries and 100 g salmon"
        ),
        (
            "shared 50/50 with a friend: 240 g noodles and 160 g shrimp",
            "120 g noodles and 80 g shrimp"
        ),
        ("I forgot a beer on saturday", "a beer"),
        ("oh and I forgot a cookie yesterday at 4pm", "a cookie"),
        ("1130hrs two oatmeal cookies", "two oatmeal cookies"),
        ("wed 100 g hummus", "100 g hummus"), ("yesterdy i ate a doughnut", "a doughnut"),
        ("a slice of a 16-inch pepperoni pizza", "1 slice of pepperoni pizza"),
        ("2 slices of a 14 inch pizza", "2 slices of pizza"),
        ("pan of curry", "a bowl of curry"), ("we got sushi on saturday", "sushi"),
        ("got a burger on friday", "a burger"), ("3 out of 12 cookies", "3 cookies"),
        ("bowl of chili", "bowl of chili con carne"),
        ("2 chilies", "2 hot peppers"), ("two eggs nov 24", "two eggs"),
        ("two eggs friday at 8pm", "two eggs"), ("monday breakfast porridge", "porridge"),
        ("thurs 8am coffee", "coffee"), ("cod 160g (wed)", "cod 160g"),
        ("wed 21:15 a kiwi", "a kiwi"), ("the 18th of november: two eggs", "two eggs"),
        ("yesterday 1930 one beer", "one beer"), ("a cookie two days back", "a cookie"),
        ("on november twenty second i ate two pears", "two pears"),
        ("90 g of gouda on the twenty-fifth", "90 g of gouda"),
        (
            "300 g noodles, 210 g prawns, 90 g peas - my portion was a third",
            "100 g noodles, 70 g prawns, 30 g peas"
        ),
        (
            "250g spinach, 250g ricotta, 500 g pasta; only 20% was mine",
            "50g spinach, 50g ricotta, 100 g pasta"
        ),
        ("dinner at 7 150g chicken", "150g chicken"), ("lunch 12 200g rice", "200g rice"),
        ("around 9 porridge", "porridge"), ("porridge 9ish", "porridge"),
        ("0645 coffee", "coffee"), ("coffee at 6h30", "coffee"), ("half 8 two eggs", "two eggs"),
        ("24/11 two eggs", "two eggs"), ("toast 2 days ago", "toast"),
        ("pizza on friday", "pizza"), ("1/2 toast", "half a toast"),
        ("3/4 pizza", "three quarters of a pizza"),
    ])
    func `it is read as if it were said plainly`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
    }

    @Test(arguments: [
        ("apple 200 kJ", 47.8), ("1/4 of a lasagna (2000 kcal)", 500),
        ("pot of soup 1000 g, 600 kcal, ate 250 g", 150),
        ("half a pizza, 900 kcal for the whole pizza", 450), ("eggs = 140, bacon = 120", 260),
        ("1/5 of an apple pie (2000 kcal)", 400),
        ("half a cheesecake, 2400 kcal for the whole cheesecake", 1200),
        ("2 slices of an 8 slice pizza, whole pizza is 2000 kcal", 500),
        ("half of a lasagna (the whole thing is 1800 kcal)", 900),
        ("pan of curry 2000 g, 1800 kcal, I had 500 g", 450),
        ("sandwich, 1 450 kJ", 346.6), ("muesli, energy 340 kcal, fat 9 g", 340),
        ("75 g granola at 1900 kJ per 100 g", 340.6),
        ("half a 1000 kcal pizza", 500), ("two fifths of a 1000 kcal pizza", 400),
        ("3 of 12 cookies, 1200 kcal for the whole pack", 300),
        ("2 out of 8 cookies, the whole pack is 800 kcal", 200),
        ("pot of chili, 2 kg and 2400 kcal in total, my bowl was 350 g", 420),
        ("the whole loaf of bread is 1800 kcal and i had a sixth of it", 300),
        ("the whole quiche is 1600 kcal, I ate a quarter of it", 400),
        ("apple pie has 2000 kcal in total, ate 1/8 of it", 250),
        ("the whole lasagne has 2400 kcal, I had an eighth", 300),
        ("the whole cake was 3200 kcal and I had a sixteenth of it", 200),
        ("soup 2 l, 900 kcal in all, I had 400 ml", 180),
        ("salad 430 kcal", 430), ("protein shake 30p 8c 3f 180 kcal", 180),
        ("yogurt calories 150", 150), ("protein bar: 200 kcal, protein: 20 g", 200),
    ])
    func `what is stated of the whole is shared`(text: String, calories: Double) throws {
        let total = try WholeCatalog.reader().reading(of: text).total.sum.calories?.value
        #expect(abs(try #require(total) - calories) < 0.1)
    }

    @Test(arguments: [
        "2 Scheiben Brot", "deux oeufs", "eine Banane", "une pomme", "dos huevos escalfados",
    ])
    func `a foreign word is no food by resemblance`(text: String) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.allSatisfy { $0.food == nil })
    }

    @Test(arguments: [
        ("dos huevos revueltos", "scrambled eggs", 110.0), ("dos huevos fritos", "fried egg", 110),
        ("cuatro huevos fritos", "fried egg", 220), ("zwei Brezel", "soft pretzel", 240),
    ])
    func `a food of another language is one by its whole name, and as many as are said`(
        text: String, name: String, grams: Double
    ) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.map(\.name) == [name] && items.first?.grams?.value == grams, "\(items)")
    }

    @Test(
        arguments: [
            ("skyr, protein 11 g", nil, 11, nil, nil),
            ("yogurt 100 g fat 9g carbs 3g protein 3g", nil, 3, 3, 9),
            ("protein bar: 200 kcal, protein: 20 g", 200, 20, nil, nil),
        ] as [(String, Double?, Double?, Double?, Double?)])
    func `names before their numbers state figures`(
        text: String, calories: Double?, protein: Double?, carbohydrates: Double?, fat: Double?
    ) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        let figures = try #require(items.first?.stated?.figures)
        #expect(items.count == 1)
        #expect(figures.calories?.value == calories)
        #expect(figures.protein?.value == protein)
        #expect(figures.carbohydrates?.value == carbohydrates)
        #expect(figures.fat?.value == fat)
    }

    @Test func `two clocks of one line are each of their own food`() throws {
        let items = try WholeCatalog.reader().reading(of: "4pm protein bar, 7pm pizza").items
        #expect(
            items.map(\.time) == [
                SpokenTime(clock: .at(hour: 16, minute: 0)),
                SpokenTime(clock: .at(hour: 19, minute: 0)),
            ])
    }
}
