import MealReader
import Nutrition
import Testing

/// What was eaten of a whole, and what is told twice, planned, doubted or made into a dish.
struct WholesAndRetellingsTests {
    @Test(arguments: [
        ("prawns, about 10 or 12 of them", "11 prawns"), ("waffle fries, 14", "14 waffle fries"),
        ("fries, maybe 12, off his plate", "12 fries"),
        ("crisps and dip, 9 crisps", "9 crisps and dip"),
        ("cheese and grapes, 10 grapes, 30 g cheese", "30 g cheese and 10 grapes"),
        (
            "salmon with rice. 5 oz salmon, half a cup of rice",
            "5 oz salmon with half a cup of rice"
        ),
        ("bacon and eggs, 2 bacon, 3 eggs", "2 bacon and 3 eggs"),
        ("olives. I had 7 of them", "7 olives"), ("olives. There were 7.", "7 olives"),
        ("I had salmon. It was about 5 oz. With peas.", "about 5 oz salmon with peas"),
        ("roast potatoes, 3 pieces, about 40 g each", "120 g roast potatoes"),
        ("sausages, 2, 70 g each", "140 g sausages"),
    ])
    func `an amount behind its food is of that food, once`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("two of a dozen macarons", "2 macarons"), ("half of the 10 nuggets", "5 nuggets"),
        ("ate half of 14 oz salmon", "7 oz salmon"),
        ("half of a 12 inch pizza", "half a 12 inch pizza"),
        ("14 oz ribeye, had about 9 oz of it", "9 oz ribeye"),
        ("a 14 oz ribeye but only ate about 9", "9 oz ribeye"),
        ("couldn't finish my salmon, ate maybe 4 of the 7 ounces", "4 oz salmon"),
        ("a large pizza, 10 slices. I ate four", "large pizza, 4 slices"),
        ("a pack of 6 crumpets, had two", "2 crumpets"),
        ("brought a box of 20 doughnuts for the team, had one", "1 doughnut"),
        ("cooked a lasagne, 6 servings, ate one", "1 serving of lasagne"),
        ("10 wings, last 3 went to dad", "7 wings"),
        ("9 nuggets, gave 2 to my daughter", "7 nuggets"),
        ("6 nuggets and gave the other one to him", "6 nuggets"),
        ("panini, cut in strips, ate 2 of the 4", "half a panini"),
        ("large pizza between the four of us", "a quarter of a large pizza"),
        (
            "split a burger with Tom so half each, and I had all the chips (small)",
            "half a burger. small chips"
        ),
    ])
    func `of a whole only what was eaten counts`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("Lasagna? No, sold out, so a cheese sandwich", "a cheese sandwich"),
        ("curry? nope. Plain noodles", "plain noodles"),
        ("I don't know, like 15 cashews?", "15 cashews"),
        ("not sure how much, about a cup of couscous", "about a cup of couscous"),
        ("was going to have 2 crumpets but had 3", "3 crumpets"),
        ("thought it was 3 crumpets but it was only 2", "2 crumpets"),
        ("2 or 3 crumpets, call it 2", "2 crumpets"),
        (
            "ordered the 10 oz sirloin but only ate half of it, plus a side salad",
            "5 oz sirloin, a side salad"
        ),
        ("2 slices bread, 30 g brie, made into a toastie", "2 slices bread, 30 g brie"),
        ("bagel, egg, ham, cheddar - homemade breakfast sandwich", "bagel, egg, ham, cheddar"),
        ("shake = 1 banana + 200 ml milk", "1 banana, 200 ml milk"),
        ("meal prep #3: 100 g turkey breast", "100 g turkey breast"),
        ("milk 300 ml, skimmed", "300 ml skimmed milk"),
        ("rice 2 cups, brown", "2 cups brown rice"),
        ("one steak (9 oz ribeye)", "9 oz ribeye steak"),
    ])
    func `what was asked, planned or made of it is not eaten beside it`(text: String, plain: String)
        throws
    {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("porridge 45 g", ["dry-oats": 45]), ("200 g porridge", ["british-porridge": 200]),
        ("oatmeal 80 g made with water", ["dry-oats": 80, "water": 360]),
        ("fries x2", ["french-fries": 220]),
        ("overnight oats, 50 g oats, 100 g yogurt", ["dry-oats": 50, "plain-yogurt": 100]),
        ("biscuits and gravy (2 biscuits)", ["biscuits-and-gravy": 220]),
        ("3 nuggets and I had fries", ["chicken-nuggets": 48, "french-fries": 110]),
    ])
    func `dry oats and dishes are weighed as they are`(text: String, grams: [String: Double]) throws
    {
        #expect(try said(text) == grams)
    }
}
