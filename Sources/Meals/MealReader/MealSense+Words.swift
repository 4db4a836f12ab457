internal import FoodCatalog

/// Single words that a clause is asked for.
extension MealSense {
    static let have = WordHash("have")
    static let it = [WordHash("it"), WordHash("that"), WordHash("this")]
    static let can = WordHash("can")
    static let habits = [
        WordHash("eat"), WordHash("give"), WordHash("lay"), WordHash("drink"), WordHash("make"),
        WordHash("need"), WordHash("like"), WordHash("have"), WordHash("contain"), WordHash("love"),
    ]
    static let duties = WordSet("must should shall ought cannot")
    static let stirring = [
        WordHash("bake"), WordHash("boil"), WordHash("simmer"), WordHash("cook"), WordHash("stir"),
        WordHash("mix"), WordHash("pour"), WordHash("microwave"), WordHash("reheat"),
    ]
    static let picked = WordHash("picked")
    static let brought = WordSet("brought bringing")
    static let toast = WordHash("toast")
    static let recipe = [WordHash("for"), WordHash("at"), WordHash("in"), WordHash("until")]
    static let about = [WordHash("in"), WordHash("of"), WordHash("for")]
    static let withholdingWords = "need feel feeling felt " + unrealisedWords
    static let need = WordHash("need")
    static let were = WordHash("were")
    static let like = WordHash("like")
    static let feeling = [WordHash("feel"), WordHash("feeling"), WordHash("felt")]
    static let resisting = [WordHash("resist"), WordHash("help"), WordHash("stop")]
    static let liking = [WordHash("like"), WordHash("love"), WordHash("liked")]
    static let inside = [WordHash("in"), WordHash("on"), WordHash("inside")]
    static let past = [
        WordHash("ate"), WordHash("drank"), WordHash("had"), WordHash("finished"), WordHash("made"),
        WordHash("brought"), WordHash("ordered"), WordHash("bought"),
    ]
    static let out = WordHash("out")
    static let id = WordHash("id")
    static let would = WordHash("would")
    static let contracted = [WordHash("id"), WordHash("wed")]
    static let guessing = [
        WordHash("say"), WordHash("guess"), WordHash("estimate"), WordHash("call"),
    ]
    static let isAre = [WordHash("is"), WordHash("are"), WordHash("does"), WordHash("do")]
    static let has = [WordHash("has"), WordHash("have"), WordHash("hasnt")]
    static let mine = [WordHash("me"), WordHash("us"), WordHash("myself")]
    static let recipeOwners = [
        WordHash("original"), WordHash("my"), WordHash("this"), WordHash("secret"),
    ]
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
    static let vitamin = WordHash("vitamin")
    static let withholding = WordSet(
        "eating drinking having touching buying ordering snacking doing")
    static let any = WordHash("any")
    static let got = WordHash("got")
}
