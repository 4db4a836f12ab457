import MealReader
import Testing

/// What was corrected, weighed in another state, or said of how a food came.
struct SaidOtherwiseTests {
    @Test(arguments: [
        ("a can of coke (edit: coke zero)", "coke zero"), ("2 eggs. edit: 3 eggs", "3 eggs"),
        ("toast with peanut butter, wait, with jam", "toast with jam"),
        ("i logged 2 eggs but it was 3", "3 eggs"),
        ("two coffees and a croissant, no sorry, no croissant", "two coffees"),
        ("an apple, not a banana", "an apple"), ("not quite a cup of rice", "a cup of rice"),
    ])
    func `what was said last counts`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("2 chicken breasts, 300 g in total, raw weight", "300 g raw chicken breast"),
        ("pasta 100g (dry weight)", "100 g dry pasta"),
        ("rice, 200 g cooked weight", "200 g cooked rice"),
        (
            "chicken 200 g, rice 100 g (dry weight), broccoli",
            "200 g chicken, 100 g dry rice, broccoli"
        ),
    ])
    func `food weighs what it did in the state that was said`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("everything bagel, nothing on it", "everything bagel"),
        ("hot dog, everything on it", "hot dog"),
        ("burger with everything on it, and fries", "burger and fries"),
        ("pearl milk tea 700 ml full sugar", "pearl milk tea 700 ml"),
        ("iced tea 500 ml less sugar", "iced tea 500 ml"),
        ("a pepperoni slice", "a pepperoni pizza slice"),
    ])
    func `how a food came is no food`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("8am 3 oreos 3pm 2 more", ["oreo": 55.0]),
        ("this morning 1 boiled egg, this afternoon another 2", ["boiled-egg": 150]),
        ("8 pepperoni slices", ["pepperoni": 16]),
    ])
    func `more of it at another time is of the same`(text: String, grams: [String: Double]) throws {
        #expect(try said(text) == grams)
    }
}
