import MealReader
import Nutrition
import Testing

/// A dish and where it was had, and dishes that nobody had.
struct ServedAndWithheldTests {
    @Test(arguments: [
        ("butter chicken at moti mahal", "butter chicken"),
        ("gumbo at mr. robert's wake", "gumbo"),
        ("pierogi at the polish club", "pierogi"),
        ("bun cha on my day off", "bun cha"),
        ("2 empanadas on our anniversary", "2 empanadas"),
        ("sausage roll for the bus ride", "sausage roll"),
        ("banana for the walk to work", "banana"),
    ])
    func `where, when and for what way it was stands behind a dish`(text: String, plain: String)
        throws
    {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("note to self: 2 waffles with syrup", "2 waffles with syrup"),
        ("for the record: one doughnut", "one doughnut"),
        ("I don't know, like 15 grapes?", "15 grapes"),
        ("staff meal: beef stew, rice", "beef stew, rice"),
        ("road trip: beef jerky, coke", "beef jerky, coke"),
        ("maybe a biscuit or two", "2 biscuits"),
        ("almost a whole bagel", "a whole bagel"),
    ])
    func `a preface and a doubt are no talk`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        "bought bread, eggs and cheese", "got eggs milk and flour, forgot the sugar",
        "bought a dozen eggs and a loaf of bread", "picked up milk, butter and a dozen eggs",
    ])
    func `what is bought for the larder is no meal`(text: String) throws {
        #expect(try said(text) == [:])
    }

    @Test(arguments: [
        ("bought a pasty and a coffee", "a pasty and a coffee"),
        ("bought chicken and rice", "chicken and rice"),
        ("picked up a burrito", "a burrito"),
    ])
    func `what is bought to be eaten at once is a meal`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        "neighbour offered me a pie. apple pie. obviously didn't",
        "made a sandwich. Did not eat it.", "ordered a kebab but they cancelled on me so went home",
        "ordered sushi but it never came", "tasted the wine but spat it out",
        "no alcohol this week, not even a glass of wine", "served 200 burgers at work today",
        "delivered 12 pizzas tonight", "we called the boat Ginger Beer",
        "coworker packed her son a ham sandwich, so cute", "made my wife an omelette",
        "bringing a pumpkin pie to thanksgiving", "having pizza tomorrow",
        "if I'd had time I would've made pancakes", "jealous of my boss's ramen",
        "got given a tin of biscuits, still sealed", "really fancying chips",
        "our lad had the burger, I weren't hungry",
        "the teenagers finished off the nachos before I got in",
        "would've had pizza", "sushi at the shop costs a fortune", "sushi at Tony's?",
        "gallon of milk 4.29 at aldi", "toast rack from ikea", "cooked pasta for the kids",
    ])
    func `what was withheld, named or handed on is no meal`(text: String) throws {
        #expect(try said(text) == [:])
    }

    @Test(arguments: [
        ("a banana, would've had more", "a banana"), ("pizza, not even nice", "pizza"),
        ("called it a night, toast", "toast"), ("having soup", "soup"),
        ("made myself an omelette", "an omelette"),
    ])
    func `the same words beside a meal leave it one`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }
}
