import MealReader
import Nutrition
import Testing

/// What was made for several, came in packs or was shared out, of which one's own is told.
struct BatchesAndPacksTests {
    @Test(arguments: [
        ("made a big pot of stew for 6, had one bowl", "1 bowl of beef stew"),
        ("cooked fried rice for the family and ate a plate", "1 plate of fried rice"),
        ("shepherds pie, serves 4, had one serving", "1 portion of shepherds pie"),
        ("my wife made a curry for 4, i had one bowl", "1 bowl of curry"),
        ("made chilli for the kids and me, only had half a bowl", "half a bowl of chilli"),
        ("made pancakes for everyone, I had three", "3 pancakes"),
        ("roasted 2 kg of potatoes for the family, my portion was 250 g", "250 g potatoes"),
        ("600 g cooked rice for me and Anna, I took 150 g", "150 g cooked rice"),
        ("cooked 300 g dry pasta for three, ate one portion", "100 g dry pasta"),
        ("450 g dry couscous, makes 5 portions, had 2", "180 g dry couscous"),
        ("porridge from 160 g oats, makes 4 bowls, had one", "40 g oats"),
        ("baked bread from 600 g flour, cut it into 12 slices and ate 3", "150 g flour"),
        ("9 eggs for the three of us", "3 eggs"),
        ("2 pizzas between four of us, i had 3 slices", "3 slices of pizza"),
        ("curry for two, ate half", "1 portion of curry"),
    ])
    func `of what was for several one's own counts`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        (
            "chilli: 500 g minced beef, 240 g kidney beans, 400 g tomatoes, makes 4 portions, had one",
            "125 g minced beef, 60 g kidney beans, 100 g tomatoes"
        ),
        (
            "waffles from 200 g flour, 100 g butter and 50 g sugar, cut in 10. One piece and a banana",
            "20 g flour, 10 g butter, 5 g sugar. a banana"
        ),
        ("500 g flour, 10 g butter, makes 4 balls; tonight one ball", "125 g flour, 2.5 g butter"),
        (
            "big salad with 400 g tomatoes, 100 g feta, 50 ml olive oil. four of us",
            "100 g tomatoes, 25 g feta, 12.5 ml olive oil"
        ),
        ("200 g oats and 100 g honey made into 8, ate 1", "25 g oats and 12.5 g honey"),
        ("stew of 400 g lentils and 600 g carrots, ate a fifth", "80 g dry lentils, 120 g carrots"),
        (
            "hummus: 480 g chickpeas, 100 g tahini, comes to 600 g, took 60 g of it",
            "48 g chickpeas, 10 g tahini"
        ),
    ])
    func `of what was cooked with all that went in, the share that was had counts`(
        text: String, plain: String
    ) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    /// Lists of what was eaten, beside which people, pieces or shares are told.
    @Test(arguments: [
        ("40 g cereal with 244 g of reduced-fat (2%) milk", 2),
        ("17 g cabbage, 116 g maize flour, 5 g and 3 g of onion", 3),
        ("240 g red wine and 116 g dry pasta. I enjoyed a little gin, which was about 5 g", 3),
        ("dinner with friends, 4 of us: I had 8 oz steak, 1 cup mashed potatoes, 2 beers", 3),
        ("BBQ for 6: I ate 200 g steak, 100 g sausage, 2 beers", 3),
        ("cooked for 4 people, I had 200 g salmon and 150 g potatoes", 2),
        ("birthday party for 20 kids, I had 1 slice of cake, 200 ml juice, 50 g chips", 3),
        ("100 g chicken, 150 g salad, 3 slices of bread and 1 muffin", 4),
        ("2 cups coffee, 30 g oats, 2 slices of cake and one cookie", 4),
        ("chicken 200 g, rice 150 g, salad for two", 3),
        (
            "breakfast: 80 g oats, 200 ml milk. lunch: 200 g chicken, 100 g rice. snack: 2 bananas, had 1 today",
            5
        ),
    ])
    func `of what was eaten beside others nothing is taken for a share of it`(
        text: String, foods: Int
    ) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.count >= foods, "\(reading.items.map(\.text))")
        let grams = reading.items.compactMap(\.grams?.value)
        #expect(grams.allSatisfy { $0 >= 3 }, "\(grams)")
    }

    @Test(arguments: [
        ("a 10 pack of oreos", "10 oreos"), ("12 pack of sausages, 8 left", "4 sausages"),
        ("8 samosas, there are 5 left", "3 samosas"),
        ("a 150 g bag of haribo, 50 g left in it", "100 g haribo"),
        ("300 g chicken breast, left 50 g for the dog", "250 g chicken breast"),
        ("half a bag of peanuts, the 200 g kind", "100 g peanuts"),
        ("ate all but two of eight nuggets", "6 nuggets"),
        ("6 meatballs, ate all but one", "5 meatballs"),
        ("split a 6 pack of beer with Sam, 2 each", "2 beers"),
        ("we shared a pizza, 3 slices each", "3 slices of pizza"),
        ("Anna had four samosas, I had two", "2 samosas"),
        ("went halves on a burrito with Tom", "half a burrito"),
        ("a 3rd of a 750 ml bottle of white wine", "250 ml white wine"),
        ("6 potatoes, each of us had 2", "2 potatoes"),
        ("not quite a whole bagel", "most of a bagel"),
        ("2 oranges, threw half of one away", "1.5 oranges"),
        ("a 25 g bag of crisps, went back for a second", "2 25 g bags of crisps"),
        ("we shared a lasagne, so i had about half", "half a lasagne"),
        ("couldn't finish my 12 oz steak, ate 7 oz", "7 oz steak"),
        ("a flapjack, ate 3 of the 4 pieces", "0.75 flapjack"),
    ])
    func `of a pack or a whole what was eaten counts`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("3 sausages in a sandwich", "3 sausages and 2 slices of bread"),
        ("4 bacon in a bap with ketchup", "4 slices of bacon, a bap, ketchup"),
        ("3 falafels in a wrap", "3 falafels and a tortilla"),
        ("beans on toast (half a tin, 2 slices)", "half a tin of beans on 2 slices of toast"),
        ("kfc 3 pieces original recipe and fries", "3 kfc pieces and fries"),
        ("protein shake 2 scoops with milk", "2 scoops protein powder and milk"),
        ("whey shake, 1 scoop, 300 ml milk", "1 scoop protein powder, 300 ml milk"),
        ("6 tacos, 4 chicken 2 beef", "4 chicken tacos, 2 beef tacos"),
        ("4 donuts (3 glazed and 1 chocolate)", "3 glazed donuts, 1 chocolate donut"),
        ("sunday roast beef, 3 roasties, peas, gravy", "roast beef, 3 roasties, peas, gravy"),
        (
            "sunday roast at nans. lamb, 3 roasties, peas, gravy",
            "roast lamb, 3 roasties, peas, gravy"
        ),
        ("half a baguette with brie 40 g", "half a baguette and 40 g brie"),
        ("toast w/ butter 10 g", "toast and 10 g butter"),
        ("a burrito, gonna have ice cream later", "a burrito"),
        ("nothing but coffee all day", "coffee"), ("ramen + an egg cracked in", "ramen and an egg"),
        (
            "breakfast was eggs, lunch was a sandwich, dinner was steak",
            "eggs, a sandwich, steak"
        ),
    ])
    func `parts of a dish are told apart and count once`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("been up since 5, finally had a jacket potato", "a jacket potato"),
        ("library til 9, cheese toastie", "cheese toastie"),
        ("lost 5 in a row, rage ate a slice of cake", "a slice of cake"),
        ("6 oreos straight from the pack", "6 oreos"), ("fries, like 20", "20 fries"),
        ("handful of grapes at my desk, about 10", "10 grapes"),
        ("egg 100, toast 30, ham 84", "100 g egg, 30 g toast, 84 g ham"),
        ("eggs 2, toast 1", "2 eggs, 1 toast"),
        (
            "full english with 2 sausages, 2 bacon and 2 eggs",
            "2 sausages, 2 bacon, 2 eggs"
        ),
        ("a sandwich with 2 slices of bread and ham", "2 slices of bread and ham"),
        (
            "chipotle bowl chicken white rice black beans salsa",
            "chipotle bowl with chicken, white rice, black beans, salsa"
        ),
    ])
    func `a number counts only what it stands with`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("toast, made 2 coffees, drank one", "toast, a coffee"),
        ("sunday roast: beef, potatoes, carrots, gravy", "sunday roast"),
        ("12 doughnuts for the team, had one", "1 doughnut"),
        ("a 6 pack of crisps", "6 packs of crisps"),
    ])
    func `what only looks alike is read otherwise`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }
}
