internal import FoodCatalog

/// Words by which people tell what they cooked, into how much it came, and what they had of it.
enum CookedWords {
    /// Grams of a weight or a volume.
    static let grams: [WordHash: Double] = [
        "g": 1, "gr": 1, "gram": 1, "grams": 1, "kg": 1000, "ml": 1, "l": 1000, "litre": 1000,
        "liter": 1000,
        "oz": 28.35, "lb": 453.6, "lbs": 453.6,
    ]
    static let grains = WordSet(
        "lentils lentil rice pasta spaghetti macaroni penne fusilli linguine quinoa couscous bulgur barley"
    )
    static let weights = WordSet("g gr gram grams kg oz lb")
    static let states = WordSet(
        "cooked boiled dry dried uncooked raw canned tinned leftover cauliflower fried egg wild brown"
    )
    static let yielding = WordSet(
        "makes made make got get gets gives gave yields yielded feeds fed serves served rolled formed shaped"
    )
    static let feeding = WordSet("feeds fed serves served")
    static let cutting = WordSet(
        "cut divided sliced portioned split cuts shaped rolled made")
    static let weighing = WordSet("to total weighs weighed makes made gives cooked")
    static let leads = WordSet(
        "and but so then i we ive weve just only far today tonight now later myself ended up with")
    static let having = WordSet(
        "had ate eaten took have eat served finished eating drank enjoyed tried took")
    static let turns = WordSet(
        "makes made got gets rolled cut divided sliced feeds serves portioned split halved shared"
    )
    static let hedges = WordSet(
        "about around roughly maybe probably like only just myself exactly approx approximately up"
    )
    static let looks = WordSet(
        "thick thin big small large little generous whole cooked normal")
    static let pieces = WordSet(
        """
        portion portions serving servings helping helpings share bowl bowls plate plates box boxes tub tubs container
        containers jar jars slice slices piece pieces square squares wedge wedges bar bars ball balls patty patties
        lunch lunches dinner dinners meal meals mug mugs glass glasses muffin muffins cookie cookies
        """)
    static let eaters = WordSet("people adults friends guests kids of us")
    static let closing = WordSet(
        "of it them that these those for me myself today tonight now so far already left here each eaten had done"
    )
    static let besides = WordSet("with w and plus")
    static let sharingOut = WordSet(
        "we shared split it equally evenly between us all of them each half and everything with my the partner wife husband friend"
    )
    static let dashes = WordSet("whole total")
    static let a = WordSet("a")
    static let and = WordSet("and")
    static let the = WordSet("the")
    static let into = WordSet("in into")
    static let sources = WordSet("from using")
    static let bakers = WordSet("baked made")
    /// What nobody eats as it is.
    static let dough = WordSet("flour sugar yeast semolina cornflour cornstarch batter")
    /// What may follow a share that stands alone: "one and a half so far".
    static let untilNow = WordSet("so far today tonight now already")
    static let left = WordSet("left remaining over")
    static let halved = WordSet("halved")
    static let out = WordSet("out")
    static let guessing = WordSet("what whats is s the about probably maybe roughly around")
    static let ways = WordSet("ways way")
    static let us = WordSet("us me")
    static let its = WordSet("it them that these those")
    static let mine = WordSet("me myself now today tonight")
    static let ordinals = WordSet("first second third another last")
    static let of = WordSet("of")
    static let `for` = WordSet("for")
    /// What all of it comes in, unlike what one has of anything: slices, cookies.
    static let parts = WordSet(
        """
        portion portions serving servings helping helpings box boxes tub tubs container containers jar jars square
        squares lunch lunches dinner dinners meal meals
        """)
    static let makers = WordSet(
        "made make makes making baked cooked cooking from using with of batch pot tray dish recipe whole fried"
    )
    static let weighed = WordSet("comes came weighs weighed total")
    static let occasions = WordSet(
        "breakfast brunch lunch dinner supper snack snacks tea party bbq barbecue friends today")
}
