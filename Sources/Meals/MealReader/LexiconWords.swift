internal import Nutrition

/// The word lists behind the lexicon; singular or plural does not matter.
enum LexiconWords {
    static let numbers: [(String, Double)] = [
        ("zero", 0), ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6),
        ("seven", 7), ("eight", 8), ("nine", 9), ("ten", 10), ("eleven", 11), ("twelve", 12),
        ("thirteen", 13), ("fourteen", 14), ("fifteen", 15), ("sixteen", 16), ("seventeen", 17),
        ("eighteen", 18), ("nineteen", 19), ("twenty", 20), ("thirty", 30), ("forty", 40),
        ("fifty", 50), ("sixty", 60), ("seventy", 70), ("eighty", 80), ("ninety", 90),
        ("hundred", 100), ("thousand", 1000), ("dozen doz", 12), ("couple pair twin cpl brace", 2),
        ("few", 3),
        ("several", 4), ("half halves", 0.5), ("quarter", 0.25), ("third", 1.0 / 3),
        ("eighth", 0.125), ("fourth", 0.25), ("fifth", 0.2), ("sixth", 1.0 / 6), ("tenth", 0.1),
    ]

    static let units: [(String, MeasureUnit)] = [
        ("mg milligram milligramme", .milligram),
        ("g gram gramme gramm gr gm gms grm grms grs", .gram),
        ("kg kgs kilo kilogram kilogramme", .kilogram), ("oz ozs ounce", .ounce),
        ("lb lbs pound", .pound), ("ml mls mil milliliter millilitre cc", .milliliter),
        ("cl centiliter centilitre", .centiliter), ("dl deciliter decilitre", .deciliter),
        ("l liter litre ltr ltrs", .liter), ("tsp tspn teaspoon teaspoonful", .teaspoon),
        ("tbsp tablespoon tablespoonful tbs tbl tblsp tbspn tblspn", .tablespoon),
        ("floz", .fluidOunce), ("cup cupful", .cup), ("pint", .pint), ("quart", .quart),
        ("gallon", .gallon),
    ]

    /// Things that are counted and are no food.
    static let notFood = """
        minute hour second day week month year time mile km kilometer kilometre meter metre step page
        dollar euro pound-sterling buck percent people person email call meeting task thing lap rep set length
        pushup squat song episode chapter mph kph degree o'clock pm am kcal calory calorie stone
        guest visitor client boss appointment interview headache idea shower nap fight fever exam
        homework load laundry early late alone badly outside inside elsewhere slowly fast outdoors abroad
        """ + plainWords

    /// Words that say what a food is like, and never which food it is.
    static let modifiers = """
        raw cooked boiled grilled baked broiled roasted roast fried braised stewed steamed poached
        deep stir canned frozen dried dry diced sliced chopped shredded mashed pureed strained
        minced cubed peeled drained rinsed cured smoked salted unsalted seasoned breaded battered
        coated glazed sweetened unsweetened flavored iced hot sweet sour bitter dark white black
        green red yellow brown purple pink low lower reduced free light diet whole full regular
        original plain lean extra added trimmed boneless bone skin skinless top bottom round eye
        tip center style based type choice prime select part grade imported domestic new old domestic
        young mature commercial homemade home recipe restaurant fast food cafeteria school lunch
        energy content solid liquid separable native tropical organic natural mixed assorted
        whipped melted carbonated sparkling calorie calories vitamin vitamins mineral
        calcium enriched fortified sodium inch diameter dia approximately mexican chinese italian
        french american asian thai japanese korean indian greek german spanish latino caribbean
        vietnamese cuban puerto rican zealand australian rare thick thin crusty crust short long wide flat own
        outer inner edible portion ready uncooked unprepared prepared powdered instant
        reconstituted refrigerated refreshed bottled packaged prepackaged purchased bought nonfat
        lowfat reducedfat fullfat sugarfree caffeinefree decaf glutenfree readytoeat readytoheat
        readytodrink separately garden wild farmed vegan kosher halal gourmet deluxe
        supreme ultimate amber golden silver stuffed filled topped mature packed colored

        """ + forms
}
