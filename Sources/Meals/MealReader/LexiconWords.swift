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

    static let containers = """
        slice piece pump bowl bowlful glass tumbler mug can bottle bag packet package pack box carton container
        jar tub tube pouch handful serving portion helping scoop stick plate plateful dollop
        splash sprinkle pinch dash drizzle spoon spoonful order loaf wedge bunch sprig clove ear
        head stalk spear strip sheet cube jug pitcher shot tray basket bucket bite sip rasher link
        square segment pat knob ball can sachet punnet tin carafe cone fillet filet rack round
        unit count order cartons sleeve block chunk swig squirt squeeze patty link bar item mouthful nibble heap mound
        forkful lick sliver smidge smidgen
        smear nest cap ladle ladleful fist servingspoon katori vati cubic surface linear schooner scrape scraping glug dab sprinkling
        tael catty tola seer debe gorogoro
        """

    static let sizes = """
        small medium large big little tiny huge mini miniature regular xl xs jumbo giant bite fun
        fistsize king snack personal individual thin thick thinly thickly standard average normal sized
        size sizeable gigantic enormous massive teeny footlong grande tall venti short kid kids child heaping heaped level scant double
        triple generous single family share sharing short
        """

    static let connectors = """
        and with plus & n topped on in over under inside then or also along filled stuffed coated
        drizzled sprinkled covered loaded mixed made prepared cooked served featuring containing
        from including stirred dipped drenched spread smothered layered garnished
        """

    static let breakers = """
        alongside paired accompanied complemented followed washed plus also besides beside
        together combined finished as well while then rounded pairing
        """

    static let meals = """
        breakfast brunch lunch dinner supper snack lunchtime dinnertime teatime elevenses
        """

    static let hedges = """
        about around roughly maybe approximately approx nearly almost probably perhaps circa some
        """

    static let eating = """
        had have having ate eat eating eaten drank drinking drunk consumed consuming enjoyed
        enjoying sipped sipping munched munching savored savoring savoured snacked snacking
        devoured nibbled grabbed indulged indulging gulped chewed feasted dined relished finished
        polished demolished scoffed necked downed inhaled wolfed
        """

    static let descriptors = """
        crispy crunchy crisp fresh warm cold chilled creamy juicy tender soft fluffy rich savory
        tangy zesty spicy smooth thick hearty light chewy ripe golden classic traditional
        homemade fizzy bubbly cool melted natural simple plain healthy nutritious wholesome
        steaming freshly perfectly flaky sticky gooey fudgy velvety succulent moist seasoned
        flavorful flavored velvety nice good great tropical cozy comforting enriched fortified
        enhanced signature premium boneless assorted various smoky airy sized style portion snack
        treat ready prepared served
        """

    static let fillers = """
        i me my mine myself we us our you your he she they them their it its it's this that these
        those the was were is are be been being am i'm i've did do does done will would could
        should can't couldn't didn't don't just really so very too quite much more most less least
        ever even still yet again only for at by to up down off out into onto through during before
        after until since between among within against about around as than if when where which
        who whom what how why because today tonight yesterday tomorrow morning afternoon evening
        night midday noon midnight day week weekend now later earlier time times moment break
        bedtime mid pick delicious delightful refreshing satisfying tasty lovely wonderful amazing
        fantastic perfect perfection favorite beloved scrumptious luscious yummy delectable
        mouthwatering irresistible decadent exquisite appetizing flavor flavors taste tasted
        tasting texture aroma goodness sweetness richness creaminess crunch saltiness freshness
        juiciness warmth zing zest twist touch hint burst bursting treated treat treating opted
        chose choose chosen decided decide consisted consists consisting consist included includes
        include including featured features satisfied satisfy satisfied craving cravings hunger
        hungry thirst thirsty quench quenched quenching hydrated hydrate hydrating hydration stay
        stayed staying keep kept keeping kick kicked kickstart kickstarted start started starting
        began begin beginning fuel fueled fueling energize energized boost boosted balance
        balanced balancing give gave giving given make makes making made add added adding adds
        additional addition create created creating crafted craft offering offered offers provide
        provided providing provides bring bringing brought complement compliment accompaniment
        accompany combination combo pairing pair side sides wash washed washing washes drenched
        adorned nestled nestle tucked wrapped enveloped draped slathered generously lightly
        beautifully expertly simply absolutely incredibly truly deliciously delightfully
        thoroughly fully simply effortlessly quickly quick simple easy straightforward convenient
        handy special local joint place spot house kitchen work office night got get getting take
        took taken taking went go going goes gone come came put made makes reach reached reaching
        popped popping open opened opening pour poured pouring pack packed packing serve serving
        served prepare preparing prepared whip cooking heat heated heating warming warmed warms up
        used using utilize utilized utilizing possess possessing weigh weighing weighed weighs
        measure measuring measured total totaling totalling approximately there here all both each
        every either neither any some another one's ones thing things way kind sort type variety
        assortment array selection amount lot lots bit plenty feel feeling felt like liked love
        loved loving want wanted need needed needs help helped helping hit hits right left let
        let's lets try tried trying experience enjoyment indulgence indulge ritual routine lineup
        menu main course option choice meal meals dish dishes plate plates feast snacking
        lunchbreak appetite palate mouth tooth soul body mind delighted delights delight relaxed
        relaxing relaxation relax unwind unwinding cozy soothing comfort comforting inviting
        warming invigorating revitalized revitalizing rejuvenated well together also too then next
        first second finally lastly afterwards afterward later none never but though although
        however while whilst off straight neat known specifically primarily typically usually mostly
        brine mealdeal exactly nutrient nutrients nutrition nourishing nourishment vitamins minerals contains
        contain contained measuring equal level levels source sourced fulfilling filling full
        complete completed completes rounding finish finishing vibrant colorful adorable plump
        gentle blending layered stack stacked piled scattered studded infused brimming overflowing
        oozing swimming dressed crowned hello hi hey takeout takeaway thanks thank please ok okay yes yeah well um
        uh er everything anything something nothing else etc whatever felt feels needed wanted
        skipping skipped skip meeting friend friends family kids wife husband mom dad toddler's
        baby's partner colleague i'd i'll we're we've he's she's there's that's really pretty
        1st 2nd 3rd 4th 5th 6th 7th 8th kinda sorta actually basically literally indulgent guilty guilt pleasure homestyle fluffy
        pick picked grab grabbing pair enjoy enjoys enjoyable yum resist resisted other others
        has additionally sure lined different consumption processed processing fermentation product products
        forget munch clarify freshen brighten throughout removing oh
        """

    /// Adjectives that are read as the thing they come from, but never name it: "buttery crackers".
    static let adjectives = """
        cheesy buttery buttered nutty meaty lemony minty fruity garlicky oniony gingery sugary syrupy
        oaty peachy salty peppery tomatoey cinnamony chocolatey chocolaty toasted
        """

    /// Dishes that are called after what is in them or on them.
    static let dishes = """
        sandwich burger hamburger taco burrito quesadilla enchilada fajita wrap panini pizza pasta
        lasagna risotto noodle rice curry stew soup casserole omelet frittata quiche salad smoothie
        latte cappuccino ramen macaroniandcheese ceviche tagine chowder toastie bhuna korma
        """

    /// What is had beside a staple.
    static let companions = """
        butter milk cream cheese ham bacon jam honey chicken beef pork fish salmon peanutbutter banana
        sausage marmalade syrup avocado tomato sugar gravy turkey lamb steak shrimp tofu broccoli
        """

    /// Articles and numbers of other languages that are no English words.
    static let foreign = """
        un une unos unas una dos cuatro cinco deux trois quatre cinq ein eine einen einem zwei drei vier een twee
        """

    /// Words that measure in front of "of", and belong to names elsewhere: "pot roast", "fish fingers".
    static let carriers = """
        pot pan saucepan skillet wok vat bit stack row triangle wheel log slab ladle flute pile fistful
        """

    /// Foods that stand for themselves: what a comma parts from them is another, not their kind.
    static let staples = """
        rice salad pasta toast tea coffee oatmeal porridge egg bread potato cereal milk water chip
        frenchfries bean noodle cheese chicken ham bacon
        """

    static let preparations = """
        raw boiled grilled baked broiled roasted roast fried braised stewed steamed poached scrambled
        toasted mashed smoked cured pickled sauteed barbecued microwaved blanched breaded
        """

    /// Things that are counted and are no food.
    static let notFood = """
        minute hour second day week month year time mile km kilometer kilometre meter metre step page
        dollar euro pound-sterling buck percent people person email call meeting task thing lap rep set length
        pushup squat song episode chapter mph kph degree o'clock pm am kcal calory calorie stone
        guest visitor client boss appointment interview headache idea shower nap fight fever exam
        homework load laundry early late alone badly outside inside elsewhere slowly fast outdoors abroad
        """ + plainWords

    /// Everyday words that are part of a food's name ("Fruit Corner", "bear claw") and say nothing of
    /// food where the rest of the name is not said.
    static let ordinary = """
        amarillo austrian belt bog bravo chat chipper ding dum frankie hopper lara olivier pare rolex tom
        shape vito wick
        twice advance aid air alphabet anchor angel animal ant aquarius auntie autumn baby back
        ball bargain barrel bear beater believe bell best beverage beyond bishop blanket
        bliss bloody blossom board boat bob bomb boom boston brand breath breeze brick
        broad bubble buddy builder bulb bull bully bunny burst button cadillac
        captain care castle century channel charm chess christmas circus city claw cliff
        club cluster coating colossal con concentrate concrete control corner cottage
        cotton country cow crescent cross crown crude crush crystal cubic cure cut day deal
        del devil diamond dick dino dinosaur dirty disc dodger dolly dragon drip drop drum
        drunken earl east easter elephant empty end energy essential expert express extract
        eye fair fairy famous farmer fear feet filter finger fit fizz flank flat float
        flower foot forest fortune foundation freedom freeze frog funnel fusion
        galaxy garden gem general giant gift glory gold grade grasshopper green guy
        hand hard heart heaven heavy helper hero high hill hog hole holiday home horn horse hour
        house human hunter hurricane hush hut imperial ingredient international iron island
        jack jacket jolly joy jungle junior killer king kiss kit knot lady lake land
        laughing lava layer leather leftover level light lily lion little living local
        long lover lucky magic maid marble mary mass max meal mess mild mile mill miller
        miracle mist mixture monk monster month moon morning mother mountain mud multi
        multiple muscle mystery naked natural nature navy nest new night normal
        north nose note ocean office old oriental original overnight page pale palm
        paper part party passion paste patch paw people person picnic pig place         planter play pocket point pole polish post power premature premier process protect
        purpose quality queen quest quick rainbow rancher ray ready real         ring rise river road rock rocky root rope rough round royal ruby run runner russian
        rusty sand school scout sea self semi sensation sensitive set shack shadow shape
        shark sharp shaving shell shepherd ship shore short side silk single sister skin
        skinny slim sling smash smile smith snap solid solution sound south
        space spare special spirit sport spot spotted spray spring square squeak stamp
        standard star start stick stiff stone stormy story straw street string strip strong
        substitute subway summer sun sunday sunny sunrise super surprise sweat swirl swiss
        temple texas thanksgiving thread throat thumb tide tiger tip toad toaster top
        total towel tower town toy trail transition treasure tree trek triangle turf twist
        twister type under union upside usual valley velvet vent victoria village vine
        virgin wave wax way wedding west wet wheel wild winter wonder wood work world worm
        wrapper yard year yellow young zebra zone
        """

    /// Everyday words that must not be taken for a slip of a food's name: "chill" is no chili.
    private static let plainWords = """

        area atop bath bike boast bold burst chill chum clod cooling culture current eastern fine flesh
        glasses grass grown heel held hind hold hurt light lights lung mail mall meant mood moon munch
        note oval page pain park path pill pitted placed plan play pleasant preserved pulp race rain
        read remove rent ride road room rush sated sealed sheep shoe shop show sick sign silky similar
        sing sink sore stored supply talk tape task team text tide timer tire told town trim trip turn
        wait walk wall wash weight width wind wood yard brisk santa fridge clean cleaning closed stop
        insulin metformin statin statins antihistamine inhaler probiotic probiotics nurofen ibuprofen tylenol aspirin paracetamol advil pills tablet tablets capsule capsules multivitamin
        multivitamins melatonin antibiotic antibiotics medication medicine meds dose doses painkiller
        painkillers supplement supplements min mins hr hrs sec secs
        listening lose weigh weighs weighed stomach ache phone door car bus train flight plane hotel
        goal goals halve bed bedroom bathroom couch sofa desk screen computer laptop music movie film game match party
        """

    /// Modifiers that change what is in a food: ignoring one is a mistake.
    static let keyModifiers = """
        diet light lowfat reducedfat nonfat fullfat sugarfree caffeinefree decaf unsweetened sweetened
        fried raw dried powdered instant frozen canned low reduced free iced grilled dry skinless breaded
        battered zero lean uncooked
        """

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

    /// Forms and states that any food may have, and that leave its figures as they are where no name says them: "iodised
    /// salt", "common beans", "leavened bread". What changes them ("dry", "raw", "fried") is a key modifier as well.
    private static let forms = """
        iodized fluoridated unfluoridated refined unrefined unenriched polished husked unhusked parboiled pasteurized uht
        unbottled edible common unripe
        leavened unleavened fermented unfermented reheated heated blanched simmered simmering boiling frying
        uncured ripened unripened desalted commercially artisan milled skinned starchy sulfured sulphured untreated sifted
        hulled unhulled dehulled deboned pulp dehydrated husk husks inedible flesh liquefied liquified puffed stems shoots
        """
}
