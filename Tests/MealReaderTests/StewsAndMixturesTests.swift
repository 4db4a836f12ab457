import MealReader
import Testing

/// Dishes that are told with what is in them.
struct StewsAndMixturesTests {
    @Test(arguments: [
        ("kimchi stew with tofu and mushrooms", "kimchi stew"),
        ("lentil soup with carrots and celery, one bowl", "lentil soup, one bowl"),
        ("lentil soup with carrots, celery and potatoes", "lentil soup"),
        ("beef stew, one bowl with mostly carrots", "beef stew, one bowl"),
        ("pho with brisket", "pho"),
    ])
    func `what cooks in a pot is in it`(text: String, dish: String) throws {
        #expect(try said(text) == said(dish))
        #expect(try !said(dish).isEmpty)
    }

    @Test(arguments: [
        ("kimchi stew with rice and a pear", 3), ("lentil soup with 100 g tofu and 2 carrots", 3),
        ("tomato soup with chicken", 2), ("steak with potatoes", 2),
        ("minestrone with a green salad and bread", 3), ("soup with chicken nuggets and peas", 3),
        ("mushroom risotto with lamb chops and broccoli", 3),
        ("onion soup with sirloin and carrots", 3),
        ("lentil curry with salmon fillet and spinach", 3),
        ("lamb tagine with chickpeas and courgettes on the side", 3),
        ("lentil curry with roast potatoes and green beans", 3), ("pho with fish cakes", 2),
        ("moussaka with chicken and green beans", 3),
    ])
    func `what is eaten beside a pot counts`(text: String, count: Int) throws {
        #expect(try said(text).count == count)
    }

    @Test(arguments: [
        ("muesli (oats, hazelnuts, raisins), around 70 g", "70 g muesli"),
        ("granola (oats, nuts, honey), 50 g, with 150 g yogurt", "50 g granola with 150 g yogurt"),
        ("trail mix (peanuts, raisins, chocolate), 40 g", "40 g trail mix"),
    ])
    func `a weight behind brackets is that of the mixture`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test func `a dish of which all was measured is its parts`() throws {
        let parts = "a cup of cooked rice, 2 eggs and 50 g of peas"
        #expect(try said("fried rice with " + parts) == said(parts))
        #expect(try said("fried rice with 2 eggs").count == 2)
        let dishes = "2 samosas, 4 gyoza and a bowl of rice"
        #expect(try said("fried rice with " + dishes).count == 4)
        #expect(
            try said("fried noodles with a glass of milk, a cup of noodles and 2 eggs").count == 4)
    }

    @Test(arguments: [
        (
            "lentil curry made with a can of coconut milk, spinach and potatoes, makes 4, I had one portion",
            "lentil curry"
        ),
        (
            "green curry, brown rice instead of white, about a cup",
            "green curry, a cup of brown rice"
        ),
        ("lasagne, a square about 9 by 12 cm", "lasagne, a square"),
        ("lentil curry, I had one portion, plus a pear", "lentil curry, plus a pear"),
        ("lasagne, layers of pasta, spinach, mince and ricotta", "lasagne"),
        ("chicken pie with a puff pastry lid", "chicken pie"),
    ])
    func `what a dish is made of is told beside it`(text: String, dish: String) throws {
        #expect(try said(text) == said(dish))
        #expect(try !said(dish).isEmpty)
    }

    @Test(arguments: [
        ("a roll with layers of turkey, cheese and ham", "a roll with turkey, cheese and ham"),
        ("side of mozzarella sticks, 4", "4 mozzarella sticks"),
        ("four packets of crisps, the crisps were 30 g packets", "120 g crisps"),
    ])
    func `what is no part of a dish, and counts, stays`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("made fritters: 300 g courgette, an egg, 60 g flour. Got 12, ate 4", "100 g courgette"),
        ("lasagne for 6: 600 g mince, an onion, a tin of tomatoes, ate one sixth", "100 g mince"),
    ])
    func `an egg and an onion are of what was cooked`(text: String, first: String) throws {
        let all = try said(text)
        for (food, grams) in try said(first) { #expect(all[food] == grams) }
        #expect(all.count == 3)
    }
}
