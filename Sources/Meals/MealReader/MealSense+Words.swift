internal import FoodCatalog

/// Single words that a clause is asked for.
extension MealSense {
    static var have: WordHash { "have" }
    static let it = WordSet("it that this")
    static var can: WordHash { "can" }
    static let habits = WordSet("eat give lay drink make need like have contain love")
    static let duties = WordSet("must should shall ought cannot")
    static let stirring = WordSet("bake boil simmer cook stir mix pour microwave reheat")
    static var picked: WordHash { "picked" }
    static let brought = WordSet("brought bringing")
    static var toast: WordHash { "toast" }
    static let recipe = WordSet("for at in until")
    static let about = WordSet("in of for")
    static let withholdingWords = "need feel feeling felt " + unrealisedWords
    static var need: WordHash { "need" }
    static var were: WordHash { "were" }
    static var like: WordHash { "like" }
    static let feeling = WordSet("feel feeling felt")
    static let resisting = WordSet("resist help stop")
    static let liking = WordSet("like love liked")
    static let inside = WordSet("in on inside")
    static let past = WordSet("ate drank had finished made brought ordered bought")
    static var out: WordHash { "out" }
    static var id: WordHash { "id" }
    static var would: WordHash { "would" }
    static let contracted = WordSet("id wed")
    static let guessing = WordSet("say guess estimate call")
    static let isAre = WordSet("is are does do")
    static let has = WordSet("has have hasnt")
    static let mine = WordSet("me us myself")
    static let recipeOwners = WordSet("original my this secret")
    /// Two words that together say that something was left.
    static let refusals: [(WordHash, WordHash)] =
        [
            ("turned", "down"), ("passed", "on"), ("passed", "up"), ("stayed", "away"),
            ("said", "no"),
            ("walked", "past"), ("steered", "clear"), ("cutting", "back"), ("cut", "back"),
            ("cutting", "down"), ("cut", "down"), ("cut", "out"), ("dying", "for"),
        ].map { (WordHash($0), WordHash($1)) } + [(WordHash("said"), WordHash("to").negated)]
    /// "didn't end up having it"
    static let endingUp: [(WordHash, WordHash)] = [
        (WordHash("end"), WordHash("up")), (WordHash("ended"), WordHash("up")),
    ]
    static let lacking: [(WordHash, WordHash)] = [
        ("out", "of"), ("low", "on"), ("short", "on"), ("short", "of"),
    ].map { (WordHash($0), WordHash($1)) }
    static let progressive = WordSet(
        """
        having eating drinking making cooking baking grilling ordering getting doing roasting frying
        boiling barbecuing
        """)
    static let doneEating = WordSet("had ate drank finished")
    static let titles = WordSet("mr mrs ms dr miss prof")
    static let media = WordSet("movie film book show song novel album game band")
    static let heating = WordSet(
        "baking boiling marinating defrosting thawing grilling roasting frying simmering chopping")
    static let seeing = WordSet("saw seen spotted caught")
    static let fetching = WordSet(
        "grab get make bring pour fetch buy order pass hand give cook bake fix find save")
    static let persons = WordSet("me us him her them")
    static let lets = WordSet("let lets")
    static let endearments = WordSet(
        """
        honey sugar sweetie pumpkin cupcake peanut muffin dumpling pudding buttercup sweetheart babe
        """)
    static let lists = WordSet(
        "list groceries grocery shopping ingredients recipe menu idea ideas haul " + markets)
    static let planned = WordSet("idea ideas list haul order delivery shop")
    static let cookingFor = WordSet(
        "peeling chopping slicing kneading cooking making baking roasting grilling frying preparing"
    )
    private static let markets = """
        tesco sainsbury sainsburys asda aldi lidl waitrose morrisons ocado walmart costco kroger
        instacart safeway publix wegmans iceland
        """
    static let tasting = WordSet("eating drinking tasting")
    static var vitamin: WordHash { "vitamin" }
    static let withholding = WordSet(
        "eating drinking having touching buying ordering snacking doing")
    static var any: WordHash { "any" }
    static var got: WordHash { "got" }
}
