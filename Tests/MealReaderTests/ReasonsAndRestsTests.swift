import MealReader
import Testing

/// What is told beside foods: why something was left out, who cooked, which one it was.
struct ReasonsAndRestsTests {
    @Test(arguments: [
        ("frozen peas one cup, a chicken breast", "a cup of frozen peas, a chicken breast"),
        ("no butter, two slices of toast", "two slices of toast"),
        ("two pears, no honey because we ran out", "two pears"),
        ("a bowl of chili, no clue how many grams", "a bowl of chili"),
        ("the boys made dinner for my birthday: a bowl of chili", "a bowl of chili"),
        ("got a 12 inch hawaiian, ate two slices", "two slices of a 12 inch hawaiian pizza"),
    ])
    func `it changes nothing of what was eaten`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("I said I had a pie but it was cold", "I had a pie"),
        ("I said I had two coffees but it was nice", "two coffees"),
        ("soup with no bread as a starter, cod", "soup, cod"),
        ("no honey because I was having syrup, two pancakes", "syrup, two pancakes"),
    ])
    func `what is told of a food takes none away`(text: String, plain: String) throws {
        #expect(try said(text).keys.sorted() == said(plain).keys.sorted())
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        "my dad made lunch for the cat: salmon",
        "no idea how many eggs I ate", "the kids had dinner: fish fingers and chips",
        "we ran out of milk",
    ])
    func `nothing was eaten`(text: String) throws {
        #expect(try said(text).isEmpty)
    }
}
