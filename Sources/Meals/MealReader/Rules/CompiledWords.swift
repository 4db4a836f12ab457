// swift-format-ignore-file
// Written by `make rules` from reading/steps; see docs/rules.md.

internal import FoodCatalog

extension AbsencePass {
    static let bowls = WordSet(StepWords.text("AbsencePass.bowls", "bowl bibimbap poke"))
    static let shells = WordSet(StepWords.text("AbsencePass.shells", "taco nacho nachos quesadilla enchilada tostada"))
    static let salads = WordSet(StepWords.text("AbsencePass.salads", "salad"))
    static let cheeseburgers = WordSet(StepWords.text("AbsencePass.cheeseburgers", "cheeseburger bigmac mac"))
    /// Who leaves a bun away had the thing in one: 130 of 370 kcal of a hamburger of FNDDS, 200 of 535 of a Big Mac.
    static let inAny = WordTable(figures: StepWords.text("AbsencePass.inAny", """
        bun 0.35
        bap 0.35
        """))
    static let inBowl = WordTable(figures: StepWords.text("AbsencePass.inBowl", """
        rice 0.3
        bean 0.15
        cheese 0.12
        cream 0.08
        guacamole 0.15
        """))
    static let inBurrito = WordTable(figures: StepWords.text("AbsencePass.inBurrito", """
        rice 0.2
        bean 0.15
        cheese 0.12
        cream 0.08
        guacamole 0.12
        """))
    static let inShell = WordTable(figures: StepWords.text("AbsencePass.inShell", """
        cheese 0.2
        cream 0.08
        guacamole 0.12
        """))
    static let inSandwich = WordTable(figures: StepWords.text("AbsencePass.inSandwich", """
        mayonnaise 0.13
        butter 0.1
        sauce 0.08
        """))
    static let inCheeseburger = WordTable(figures: StepWords.text("AbsencePass.inCheeseburger", """
        cheese 0.12
        mayonnaise 0.13
        sauce 0.08
        """))
    static let inSalad = WordTable(figures: StepWords.text("AbsencePass.inSalad", """
        dressing 0.3
        crouton 0.1
        cheese 0.12
        bacon 0.12
        """))
}

extension ChineseAmount {
    static let vessels = WordSet(StepWords.text("ChineseAmount.vessels", "cup serving bowl plate small medium large"))
    static let kilograms = WordSet(StepWords.text("ChineseAmount.kilograms", "kg"))
    static let grams = WordSet(StepWords.text("ChineseAmount.grams", "g"))
    static let packs = WordSet(StepWords.text("ChineseAmount.packs", "box bottle handful pack carton bunch kg can"))
    /// What is bought to be kept.
    static let stores = WordSet(StepWords.text("ChineseAmount.stores", "box pack carton bunch"))
}

extension ChipsPass {
    static let poured = WordSet(StepWords.text("ChipsPass.poured", "gravy peppercorn bearnaise vinegar"))
    static let plates = WordSet(StepWords.text("ChipsPass.plates", "fish steak sausage egg pie scampi gammon kebab cod haddock kiev schnitzel lasagna parma pasty"))
    static let battered = WordSet(StepWords.text("ChipsPass.battered", "cod haddock plaice scampi saveloy"))
    static let servings = WordSet(StepWords.text("ChipsPass.servings", "portion tray cone plate"))
    static let cold = WordSet(StepWords.text("ChipsPass.cold", "sandwich sub wrap dip hummus cheese nut peanutbutter salad tuna deli bologna jerky soup taco burrito quesadilla enchilada fajita panini bagel baguette blt chili nacho"))
    static let hot = WordSet(StepWords.text("ChipsPass.hot", "hamburger cheeseburger fish pie steak kebab schnitzel scampi pasty sausage gravy lasagna parma kiev chicken beef lamb pork curry casserole"))
    static let greens = WordSet(StepWords.text("ChipsPass.greens", "pea bean gravy"))
}

extension CommandPass {
    static let wishing = WordSet(StepWords.text("CommandPass.wishing", "i id want wanted need like have to let lets me us please will you just should kindly forgot"))
    static let polite = WordSet(StepWords.text("CommandPass.polite", "please hey hi ok okay demeter can could would you oops no oh ah well sorry wait wrong whoops thats so and"))
    static let undoing = WordSet(StepWords.text("CommandPass.undoing", "undo revert scratch cancel unlog nevermind"))
    static let redoing = WordSet(StepWords.text("CommandPass.redoing", "redo"))
    static let putting = WordSet(StepWords.text("CommandPass.putting", "take put bring"))
    static let deleting = WordSet(StepWords.text("CommandPass.deleting", "delete remove erase"))
    /// These delete what is named with an article: "scratch the latte", but no "drop scones".
    static let dropping = WordSet(StepWords.text("CommandPass.dropping", "scratch cancel forget drop unlog lose"))
    static let definite = WordSet(StepWords.text("CommandPass.definite", "the my that"))
    static let articles = WordSet(StepWords.text("CommandPass.articles", "the a an my of"))
    static let pointing = WordSet(StepWords.text("CommandPass.pointing", "that it this last one entry entries thing please pls plz the meal log again change my"))
    static let asking = WordSet(StepWords.text("CommandPass.asking", "what whats how show tell list give"))
    static let remaining = WordSet(StepWords.text("CommandPass.remaining", "left remaining remain remains"))
    static let nutrients = WordSet(StepWords.text("CommandPass.nutrients", "calories calorie kcal protein carbs carbohydrates fat fiber sugar sodium energy macros"))
    static let having = WordSet(StepWords.text("CommandPass.having", "had eaten ate eat have logged drunk drank log total entries"))
    static let showing = WordSet(StepWords.text("CommandPass.showing", "show me my the list for what total totals summary day whats on is of entries so far"))
    static let totals = WordSet(StepWords.text("CommandPass.totals", "total totals summary"))
    static let stretches = WordSet(StepWords.text("CommandPass.stretches", "day days week weeks weekend weekends fortnight month months year years past since ago often ever times between until before after during"))
    static let dayWords = WordSet(StepWords.text("CommandPass.dayWords", "today todays yesterday yesterdays monday tuesday wednesday thursday friday saturday sunday last night before"))
    static let openers = WordSet(StepWords.text("CommandPass.openers", "undo revert scratch cancel unlog nevermind redo take put bring forget drop lose delete remove erase help what whats how show tell list give total totals summary today todays yesterday remaining calories protein carbs"))
}

extension CompanyPass {
    static let wraps = WordSet(StepWords.text("CompanyPass.wraps", "wrap wraps wholegrain wholemeal wholewheat whole wheat grain multigrain seeded white brown flour"))
    static let ambiguous = WordSet(StepWords.text("CompanyPass.ambiguous", "wrap wraps lettuce dumpling dumplings tomato biscuit biscuits jelly jellies yorkie yorkies beans cone pie pies cereal cereals caesar breadstick breadsticks corn maize cornbread"))
    static let slices = WordSet(StepWords.text("CompanyPass.slices", "slice rasher"))
    static let lettuceWraps = WordSet(StepWords.text("CompanyPass.lettuceWraps", "lettuce wrap wraps leaf leaves cup cups"))
    static let caesars = WordSet(StepWords.text("CompanyPass.caesars", "caesar"))
    static let dumplings = WordSet(StepWords.text("CompanyPass.dumplings", "dumpling dumplings"))
    static let stews = WordSet(StepWords.text("CompanyPass.stews", "stew casserole goulash hotpot"))
    static let cereals = WordSet(StepWords.text("CompanyPass.cereals", "cereal cereals"))
    static let moistening = WordSet(StepWords.text("CompanyPass.moistening", "milk yogurt water dry water juice"))
    static let bowls = WordSet(StepWords.text("CompanyPass.bowls", "bowl"))
    static let packs = WordSet(StepWords.text("CompanyPass.packs", "packet pack package tin box sleeve tube"))
    static let biscuits = WordSet(StepWords.text("CompanyPass.biscuits", "biscuit biscuits"))
    static let teas = WordSet(StepWords.text("CompanyPass.teas", "tea cuppa brew chocolate cocoa milk horlicks ovaltine"))
    static let besideBread = WordSet(StepWords.text("CompanyPass.besideBread", "gravy sausage chicken egg bacon ham butter jam honey"))
    static let beans = WordSet(StepWords.text("CompanyPass.beans", "beans"))
    static let tins = WordSet(StepWords.text("CompanyPass.tins", "tin"))
    static let besideBeans = WordSet(StepWords.text("CompanyPass.besideBeans", "sausage bacon egg toast frenchfries fries chip hash finger nugget mash waffle pie gammon pasty spam hamburger cheeseburger hotdog frankfurter rib brisket potato"))
    /// Where beans are the plain ones of a pot.
    static let besidePlainBeans = WordSet(StepWords.text("CompanyPass.besidePlainBeans", "rice tortilla taco burrito quesadilla salsa guacamole avocado chorizo enchilada fajita plantain chili cornbread tamale nacho huevos"))
    static let waffleCones = WordSet(StepWords.text("CompanyPass.waffleCones", "waffle cone sugar wafer in"))
    static let breadsticks = WordSet(StepWords.text("CompanyPass.breadsticks", "breadstick breadsticks"))
    static let crackers = WordSet(StepWords.text("CompanyPass.crackers", "cracker crackers"))
    static let cornBreads = WordSet(StepWords.text("CompanyPass.cornBreads", "corn maize bread cornbread"))
    static let cornbread = WordSet(StepWords.text("CompanyPass.cornbread", "cornbread"))
    static let ethiopian = WordSet(StepWords.text("CompanyPass.ethiopian", "ethiopian injera teff gomen shiro"))
    static let ofCoffee = WordSet(StepWords.text("CompanyPass.ofCoffee", "bean beans leaves leaf"))
    static let frozen = WordSet(StepWords.text("CompanyPass.frozen", "icecream gelato sorbet sherbet cream soft"))
    static let inside = WordSet(StepWords.text("CompanyPass.inside", "in on"))
    static let jellies = WordSet(StepWords.text("CompanyPass.jellies", "jelly jellies"))
    static let puddings = WordSet(StepWords.text("CompanyPass.puddings", "icecream custard trifle blancmange cream"))
    static let yorkies = WordSet(StepWords.text("CompanyPass.yorkies", "yorkie yorkies"))
    static let roasts = WordSet(StepWords.text("CompanyPass.roasts", "beef roast roasty gravy lamb chicken pork mash"))
    static let pies = WordSet(StepWords.text("CompanyPass.pies", "pie pies"))
    static let hotSides = WordSet(StepWords.text("CompanyPass.hotSides", "frenchfries fries chip potato mash pea gravy bean vegetable carrot cabbage broccoli beer"))
    static let grilled = WordSet(StepWords.text("CompanyPass.grilled", "sausage pie pasty hamburger cheeseburger frenchfries bacon egg fish nugget hotdog"))
}

extension CompositionPass {
    static let mixing = WordSet(StepWords.text("CompositionPass.mixing", "with made from of using"))
    /// What is poured into a blender, or eaten in no other way.
    static let poured = WordSet(StepWords.text("CompositionPass.poured", "milk yogurt juice kefir spinach kale powder whey"))
    static let blends = WordSet(StepWords.text("CompositionPass.blends", "smoothie shake"))
    static let powders = WordSet(StepWords.text("CompositionPass.powders", "powder whey protein collagen spirulina oats seeds seed"))
    static let wrapping = WordSet(StepWords.text("CompositionPass.wrapping", "with on in"))
    /// What is spread on butter.
    static let thin = WordSet(StepWords.text("CompositionPass.thin", "marmite vegemite jam marmalade honey"))
    static let inTortillas = WordSet(StepWords.text("CompositionPass.inTortillas", "taco burrito quesadilla enchilada fajita wrap"))
    static let tortillaKinds = WordSet(StepWords.text("CompositionPass.tortillaKinds", "tortilla flour corn soft wholewheat white wheat warm small large"))
    static let filled = WordSet(StepWords.text("CompositionPass.filled", "taco burrito quesadilla enchilada fajita"))
    static let fillings = WordSet(StepWords.text("CompositionPass.fillings", "chicken beef steak pork carnitas shrimp fish tofu turkey ham bacon sausage chorizo mince asada barbacoa pastor egg cheese cheddar lettuce tomato onion cilantro salsa guacamole avocado cream pepper tortilla jalapeno sauce pico slaw cabbage mushroom shell"))
    /// Called after nothing that is in it.
    static let plain = WordSet(StepWords.text("CompositionPass.plain", "wrap sandwich"))
    static let burritoFillings = WordSet(StepWords.text("CompositionPass.burritoFillings", "rice bean potato hashbrown spinach corn"))
    static let tortillas = WordSet(StepWords.text("CompositionPass.tortillas", "tortilla"))
    static let shells = WordSet(StepWords.text("CompositionPass.shells", "taco enchilada fajita"))
    static let toppings = WordSet(StepWords.text("CompositionPass.toppings", "cheese bacon cream butter onion chive jalapeno salsa guacamole broccoli chili cheddar scallion"))
    static let fries = WordSet(StepWords.text("CompositionPass.fries", "frenchfries fries"))
    static let meals = WordSet(StepWords.text("CompositionPass.meals", "curry takeaway takeout takeaways chinese leftover leftovers"))
    static let takeaways = WordSet(StepWords.text("CompositionPass.takeaways", "takeaway takeout takeaways chinese leftover leftovers"))
    static let curries = WordSet(StepWords.text("CompositionPass.curries", "curry korma tikka masala jalfrezi bhuna madras vindaloo balti rogan dhansak dopiaza saag biryani butter katsu rendang massaman panang pasanda makhani karahi pathia phaal panaeng"))
    static let kinds = WordSet(StepWords.text("CompositionPass.kinds", "curry takeaway takeout takeaways leftover leftovers chinese indian thai mexican japanese korean turkish greek lebanese italian vietnamese"))
    /// What a shake is made of, and called by.
    static let powdersOfParts = WordSet(StepWords.text("CompositionPass.powdersOfParts", "whey protein casein powder isolate water scoop scoops"))
    static let burgers = WordSet(StepWords.text("CompositionPass.burgers", "burger hamburger cheeseburger"))
    static let wraps = WordSet(StepWords.text("CompositionPass.wraps", "wrap fajita burrito"))
    static let buns = WordSet(StepWords.text("CompositionPass.buns", "bun brioche bap roll"))
    static let tortillasOfParts = WordSet(StepWords.text("CompositionPass.tortillasOfParts", "tortilla pitta pita flatbread"))
    static let breadKinds = WordSet(StepWords.text("CompositionPass.breadKinds", "brioche burger hamburger wholemeal flour corn seeded white brown wholewheat sesame bread"))
    static let breads = WordSet(StepWords.text("CompositionPass.breads", "bread roll bap baguette brioche ciabatta sourdough"))
    static let otherBreads = WordSet(StepWords.text("CompositionPass.otherBreads", "garlic banana ginger corn naan"))
    static let ofBread = WordSet(StepWords.text("CompositionPass.ofBread", "sandwich submarine sub panini blt toast"))
    static let inTortillasOfParts = WordSet(StepWords.text("CompositionPass.inTortillasOfParts", "wrap fajita burrito quesadilla taco"))
    static let fats = WordSet(StepWords.text("CompositionPass.fats", "butter oil ghee margarine spread mayonnaise"))
    static let pastas = WordSet(StepWords.text("CompositionPass.pastas", "pasta spaghetti penne linguine tagliatelle fusilli macaroni rigatoni fettuccine noodle lasagna"))
    static let cuts = WordSet(StepWords.text("CompositionPass.cuts", "breast thigh fillet cheddar mozzarella dry slice cold white brown firm extra silken"))
    static let dry = WordSet(StepWords.text("CompositionPass.dry", "dry dried uncooked raw"))
    static let breakfasts = WordSet(StepWords.text("CompositionPass.breakfasts", "english irish scottish vegetarian"))
    static let stirring = WordSet(StepWords.text("CompositionPass.stirring", "with and made mostly mainly some lots of plenty extra in it the"))
    static let ladled = WordSet(StepWords.text("CompositionPass.ladled", "bowl bowlful plate plateful ladle ladleful portion serving helping square"))
    static let noodleSoups = WordSet(StepWords.text("CompositionPass.noodleSoups", "pho"))
    static let mostly = WordSet(StepWords.text("CompositionPass.mostly", "mostly mainly"))
    static let frying = WordSet(StepWords.text("CompositionPass.frying", "fried stirfry stirfried"))
    static let besides = WordSet(StepWords.text("CompositionPass.besides", "on side beside besides alongside separately"))
    /// What goes into a pot as it is, and is no side dish by its name.
    static let potted = WordSet(StepWords.text("CompositionPass.potted", "carrot celery celeriac onion leek shallot garlic ginger potato parsnip turnip swede radish daikon tomato pepper capsicum courgette zucchini aubergine eggplant squash pumpkin okra mushroom shiitake spinach kale chard cabbage bok pak choy choi cauliflower broccoli pea bean lentil chickpea corn sweetcorn bamboo tofu kimchi seaweed beef pork lamb mutton goat chicken turkey shrimp prawn clam mussel fish brisket flank tendon tripe pasta noodle barley orzo"))
    /// What was cooked by itself before.
    static let cookedOfPots = WordSet(StepWords.text("CompositionPass.cookedOfPots", "roast roasted grilled fried baked mashed steamed barbecued bbq breaded smoked crispy"))
    /// How what goes into a pot is cut or called.
    static let asCut = WordSet(StepWords.text("CompositionPass.asCut", "diced chopped sliced cubed shredded minced ground chunks cubes pieces sweet green red yellow white black brown kidney butter broad runner french pinto haricot cannellini split snow bell spring baby cherry new fresh some lots mostly mainly extra"))
    /// Dishes whose parts cook together.
    static let stews = WordSet(StepWords.text("CompositionPass.stews", "stew curry jjigae sinigang chili chilli casserole tagine goulash gumbo hotpot ratatouille stroganoff ragout cassoulet dal dahl daal tinola nilaga massaman pho"))
    static let soups = WordSet(StepWords.text("CompositionPass.soups", "soup"))
    /// Soups that are stews: "lentil soup".
    static let thick = WordSet(StepWords.text("CompositionPass.thick", "lentil bean pea chickpea"))
    static let joints = WordSet(StepWords.text("CompositionPass.joints", "thigh drumstick wing leg"))
    static let sushis = WordSet(StepWords.text("CompositionPass.sushis", "roll nigiri maki sashimi temaki uramaki"))
    static let rolls = WordSet(StepWords.text("CompositionPass.rolls", "california tuna salmon avocado cucumber dragon rainbow eel philadelphia"))
    static let dimSums = WordSet(StepWords.text("CompositionPass.dimSums", "gow mai wonton"))
    static let ofEggs = WordSet(StepWords.text("CompositionPass.ofEggs", "omelet omelette frittata scramble scrambled"))
    static let besidesOfSpelledOut = WordSet(StepWords.text("CompositionPass.besidesOfSpelledOut", "with w plus and side sides"))
    /// What goes into a batter or a dough, of which a piece holds a little.
    static let inBatters = WordSet(StepWords.text("CompositionPass.inBatters", "egg eggs flour milk buttermilk sugar cinnamon vanilla butter oil yeast oat oats banana bananas"))
    static let sweets = WordSet(StepWords.text("CompositionPass.sweets", "chocolate choc vanilla caramel mocha cookies cream cookie dough mint fudge brownie birthday cake salted sea salt dark milk brown sugar double white chip chips"))
    /// One of these at least: milk and cookies are had beside a shake.
    static let tasting = WordSet(StepWords.text("CompositionPass.tasting", "chocolate choc vanilla caramel mocha mint fudge dough birthday brown"))
    static let fruits = WordSet(StepWords.text("CompositionPass.fruits", "strawberry raspberry blueberry peach mango pineapple orange lemon lime grape cherry apple berry berries mixed watermelon coconut passionfruit apricot blackcurrant tropical"))
    static let flavoured = WordSet(StepWords.text("CompositionPass.flavoured", "shake bar powder whey casein tart ricecake cake pudding mousse icecream gelato milkshake jelly jello smoothie kombucha halo jerrys haagen dazs talenti"))
    static let manyFlavoured = WordSet(StepWords.text("CompositionPass.manyFlavoured", "yogurt yoghurt shake bar powder whey icecream gelato milkshake mousse custard pudding"))
    static let wholes = WordSet(StepWords.text("CompositionPass.wholes", "whole thing entire lot pint tub"))
    static let fruity = WordSet(StepWords.text("CompositionPass.fruity", "tart jelly jello smoothie kombucha"))
    static let makings = WordSet(StepWords.text("CompositionPass.makings", "made containing contains contain consisting"))
    static let beside = WordSet(StepWords.text("CompositionPass.beside", "along alongside paired together plus served accompanied beside then"))
    static let links = WordSet(StepWords.text("CompositionPass.links", "with and or plus on top the also some"))
    static let porridges = WordSet(StepWords.text("CompositionPass.porridges", "oatmeal oats porridge"))
    static let bowls = WordSet(StepWords.text("CompositionPass.bowls", "bowl burrito poke nachos pizza quesadilla ramen pho bibimbap laksa"))
    static let sandwiches = WordSet(StepWords.text("CompositionPass.sandwiches", "sandwich submarine sub panini blt bagel wrap burger hamburger cheeseburger"))
    static let eggDishes = WordSet(StepWords.text("CompositionPass.eggDishes", "shakshuka huevos quiche benedict bibimbap carbonara mcmuffin scrambled"))
    static let hotDogBuns = WordSet(StepWords.text("CompositionPass.hotDogBuns", "bun roll bap"))
    /// Breads that a sandwich is told to be on.
    static let loaves = WordSet(StepWords.text("CompositionPass.loaves", "focaccia ciabatta baguette sourdough brioche rye pumpernickel"))
    static let filledOfHere = WordSet(StepWords.text("CompositionPass.filledOfHere", "sandwich blt panini melt sub submarine toastie butty sarnie"))
    static let onOrIn = WordSet(StepWords.text("CompositionPass.onOrIn", "on in"))
    static let bunned = WordSet(StepWords.text("CompositionPass.bunned", "hamburger cheeseburger burger dog whopper"))
    static let staples = WordSet(StepWords.text("CompositionPass.staples", "rice bean"))
    static let shellsOfHere = WordSet(StepWords.text("CompositionPass.shellsOfHere", "taco tostada fajita"))
    static let tastes = WordSet(StepWords.text("CompositionPass.tastes", "chocolate vanilla strawberry caramel mocha coffee cookies cookie banana peanut peanutbutter mint salted cinnamon lemon coconut"))
}

extension CookedWords {
    static let grains = WordSet(StepWords.text("CookedWords.grains", "lentils lentil rice pasta spaghetti macaroni penne fusilli linguine quinoa couscous bulgur barley"))
    static let weights = WordSet(StepWords.text("CookedWords.weights", "g gr gram grams kg oz lb"))
    static let states = WordSet(StepWords.text("CookedWords.states", "cooked boiled dry dried uncooked raw canned tinned leftover cauliflower fried egg wild brown"))
    static let yielding = WordSet(StepWords.text("CookedWords.yielding", "makes made make got get gets gives gave yields yielded feeds fed serves served rolled formed shaped"))
    static let feeding = WordSet(StepWords.text("CookedWords.feeding", "feeds fed serves served"))
    static let cutting = WordSet(StepWords.text("CookedWords.cutting", "cut divided sliced portioned split cuts shaped rolled made dished served shared"))
    static let weighing = WordSet(StepWords.text("CookedWords.weighing", "to total weighs weighed makes made gives cooked"))
    static let leads = WordSet(StepWords.text("CookedWords.leads", "and but so then i we ive weve just only far today tonight now later myself ended up with"))
    static let having = WordSet(StepWords.text("CookedWords.having", "had ate eaten took have eat served finished eating drank enjoyed tried microwaved reheated nuked grabbed scoffed demolished devoured sprinkled spooned ladled got"))
    static let turns = WordSet(StepWords.text("CookedWords.turns", "makes made got gets rolled cut divided sliced feeds serves portioned split halved shared"))
    static let hedges = WordSet(StepWords.text("CookedWords.hedges", "about around roughly maybe probably like only just myself exactly approx approximately up"))
    static let looks = WordSet(StepWords.text("CookedWords.looks", "thick thin big small large little generous whole cooked normal"))
    static let pieces = WordSet(StepWords.text("CookedWords.pieces", "portion portions serving servings helping helpings share bowl bowls plate plates box boxes tub tubs container containers jar jars slice slices piece pieces square squares wedge wedges bar bars ball balls patty patties lunch lunches dinner dinners meal meals mug mugs glass glasses muffin muffins cookie cookies ladle ladles ladleful ladlefuls scoop scoops chunk chunks tupperware tupperwares"))
    static let eaters = WordSet(StepWords.text("CookedWords.eaters", "people adults friends guests kids of us"))
    static let closing = WordSet(StepWords.text("CookedWords.closing", "of it them that these those for me myself today tonight now so far already left here each eaten had done"))
    static let besides = WordSet(StepWords.text("CookedWords.besides", "with w and plus"))
    static let sharingOut = WordSet(StepWords.text("CookedWords.sharingOut", "we shared ate had finished evenly split it equally evenly between us all of them each half and everything with my the partner wife husband friend"))
    static let dashes = WordSet(StepWords.text("CookedWords.dashes", "whole total"))
    static let a = WordSet(StepWords.text("CookedWords.a", "a"))
    static let and = WordSet(StepWords.text("CookedWords.and", "and"))
    static let the = WordSet(StepWords.text("CookedWords.the", "the"))
    static let into = WordSet(StepWords.text("CookedWords.into", "in into"))
    static let sources = WordSet(StepWords.text("CookedWords.sources", "from using"))
    static let contents = WordSet(StepWords.text("CookedWords.contents", "of with"))
    static let batches = WordSet(StepWords.text("CookedWords.batches", "batch batches tray trays"))
    static let bakers = WordSet(StepWords.text("CookedWords.bakers", "baked made"))
    /// What nobody eats as it is.
    static let dough = WordSet(StepWords.text("CookedWords.dough", "flour sugar yeast semolina cornflour cornstarch batter"))
    /// What may follow a share that stands alone: "one and a half so far".
    static let untilNow = WordSet(StepWords.text("CookedWords.untilNow", "so far today tonight now already eaten"))
    static let left = WordSet(StepWords.text("CookedWords.left", "left remaining over"))
    static let halved = WordSet(StepWords.text("CookedWords.halved", "halved"))
    static let out = WordSet(StepWords.text("CookedWords.out", "out"))
    static let guessing = WordSet(StepWords.text("CookedWords.guessing", "what whats is s the about probably maybe roughly around"))
    static let ways = WordSet(StepWords.text("CookedWords.ways", "ways way"))
    static let us = WordSet(StepWords.text("CookedWords.us", "us me"))
    static let its = WordSet(StepWords.text("CookedWords.its", "it them that these those"))
    static let mine = WordSet(StepWords.text("CookedWords.mine", "me myself mine now today tonight eaten had"))
    static let ordinals = WordSet(StepWords.text("CookedWords.ordinals", "first second third another last"))
    static let of = WordSet(StepWords.text("CookedWords.of", "of"))
    static let my = WordSet(StepWords.text("CookedWords.my", "my"))
    /// What a helping or all of it is measured in.
    static let cups = WordSet(StepWords.text("CookedWords.cups", "cup cups"))
    /// When, where or as what it was eaten.
    static let circumstances = WordSet(StepWords.text("CookedWords.circumstances", "on at before after for as was were while during by over"))
    /// What all of it comes in, unlike what one has of anything: slices, cookies.
    static let parts = WordSet(StepWords.text("CookedWords.parts", "portion portions serving servings helping helpings box boxes tub tubs container containers jar jars square squares lunch lunches dinner dinners meal meals"))
    static let makers = WordSet(StepWords.text("CookedWords.makers", "made make makes making baked cooked cooking used uses from using with of batch pot tray dish recipe whole fried"))
    static let weighed = WordSet(StepWords.text("CookedWords.weighed", "comes came weighs weighed total"))
    static let occasions = WordSet(StepWords.text("CookedWords.occasions", "breakfast brunch lunch dinner supper snack snacks tea party bbq barbecue friends today"))
}

extension CoordinationPass {
    /// What beer, milk and tea are baked in.
    static let doughs = WordSet(StepWords.text("CoordinationPass.doughs", "bread roll cracker"))
    /// What is eaten beside a drink, and gives none its flavour.
    static let bare = WordSet(StepWords.text("CoordinationPass.bare", "toast sandwich crisp chip croissant bagel soup bread egg porridge muffin salad pasta pizza burger wrap curry roll sausage bacon granola cereal toastie crumpet scone pancake waffle omelet burrito taco donut doughnut weetabix nugget panini baguette frenchfries cracker danish"))
    static let sizes = WordSet(StepWords.text("CoordinationPass.sizes", "small medium large big regular little huge"))
    static let breads = WordSet(StepWords.text("CoordinationPass.breads", "toast bread bagel rice pasta"))
    /// What is weighed by the gram.
    static let dabs = WordSet(StepWords.text("CoordinationPass.dabs", "butter oil ghee margarine spread mayonnaise ketchup cheese cheddar parmesan jam honey syrup sugar peanutbutter nutella pesto gravy cream feta bacon ham milk hummus brie mozzarella marmite salami turkey salmon"))
    static let halved = WordSet(StepWords.text("CoordinationPass.halved", "banana apple avocado pear orange peach mango grapefruit lemon"))
    /// What is had beside something that was measured.
    static let sides = WordSet(StepWords.text("CoordinationPass.sides", "toast bread bagel rice pasta spaghetti noodle couscous potato mash chips fries oatmeal porridge coffee tea"))
    static let burgerBuns = WordSet(StepWords.text("CoordinationPass.burgerBuns", "bun brioche bap"))
    static let salads = WordSet(StepWords.text("CoordinationPass.salads", "lettuce tomato onion cucumber pickle gherkin spinach rocket"))
    static let accompanying = WordSet(StepWords.text("CoordinationPass.accompanying", "accompanied paired complemented combined together alongside"))
    static let bearers = WordSet(StepWords.text("CoordinationPass.bearers", "on onto over"))
    /// What a food is tinned or cooked in is told with it.
    static let holders = WordSet(StepWords.text("CoordinationPass.holders", "syrup oil water brine juice sauce vinegar gravy butter batter cone cup shell skin broth marinade garlic breadcrumbs stock"))
    static let plateSides = WordSet(StepWords.text("CoordinationPass.plateSides", "pea chip frenchfries fries mash potato rice bean broccoli carrot vegetable toast bacon egg corn spinach asparagus wedge"))
    static let eggDishes = WordSet(StepWords.text("CoordinationPass.eggDishes", "omelet frittata"))
    static let blends = WordSet(StepWords.text("CoordinationPass.blends", "smoothie smoothies"))
    static let poured = WordSet(StepWords.text("CoordinationPass.poured", "milk yogurt juice kefir spinach kale whey"))
    static let sauces = WordSet(StepWords.text("CoordinationPass.sauces", "sauce gravy ketchup mayonnaise dressing glaze marinade"))
    static let sidesOfWeighed = WordSet(StepWords.text("CoordinationPass.sidesOfWeighed", "chip frenchfries wedge mash potato salad pea rice vegetable egg bean"))
    static let bases = WordSet(StepWords.text("CoordinationPass.bases", "toast bread bagel potato roll muffin crumpet rice cracker waffle pancake ricecake pasta spaghetti"))
    static let meats = WordSet(StepWords.text("CoordinationPass.meats", "steak sirloin ribeye rump fillet gammon breast salmon chop burger"))
    static let dryness = WordSet(StepWords.text("CoordinationPass.dryness", "dry uncooked dried"))
    static let breadsOfHere = WordSet(StepWords.text("CoordinationPass.breadsOfHere", "pita pitta roll bun bap wrap tortilla bagel muffin baguette ciabatta naan"))
    static let drinks = WordSet(StepWords.text("CoordinationPass.drinks", "coffee tea milk water juice coke cola latte cappuccino americano espresso beer lager wine lemonade"))
    static let sizedSides = WordSet(StepWords.text("CoordinationPass.sizedSides", "frenchfries fries chip"))
    static let sets = WordSet(StepWords.text("CoordinationPass.sets", "meal combo menu box"))
    static let buns = WordSet(StepWords.text("CoordinationPass.buns", "bun roll bap"))
    static let plates = WordSet(StepWords.text("CoordinationPass.plates", "plate serving bowl order portion cup"))
}

extension EchoPass {
    static let naming = WordSet(StepWords.text("EchoPass.naming", "known called specifically namely"))
    static let pointers = WordSet(StepWords.text("EchoPass.pointers", "my the that exactly just thi these it delightful this"))
}

extension FigurePass {
    static let things = WordSet(StepWords.text("FigurePass.things", "thing lot dish pan tray pot batch one recipe"))
    static let being = WordSet(StepWords.text("FigurePass.being", "is was were has had be at of"))
    static let micrograms = WordSet(StepWords.text("FigurePass.micrograms", "mcg mcgs ug µg μg microgram micrograms"))
    static let international = WordSet(StepWords.text("FigurePass.international", "iu ius"))
    static let sharing = WordSet(StepWords.text("FigurePass.sharing", "each apiece"))
    static let summing = WordSet(StepWords.text("FigurePass.summing", "total altogether together overall"))
    static let onePack = WordSet(StepWords.text("FigurePass.onePack", "pack package packet"))
    static let packs = WordSet(StepWords.text("FigurePass.packs", "pack packs package packages packet packets"))
    /// Energy that these speak of is none of a food's.
    static let others = WordSet(StepWords.text("FigurePass.others", "burn burns burned burnt burning goal goals limit limits budget target targets deficit surplus bmr tdee maintenance remaining"))
    /// What is weighed on scales as well as printed on labels.
    static let foods = WordSet(StepWords.text("FigurePass.foods", "salt starch"))
    static let wholes = WordSet(StepWords.text("FigurePass.wholes", "whole entire full"))
    static let kilojoules = WordSet(StepWords.text("FigurePass.kilojoules", "kj kjs kilojoule kilojoules"))
}

extension FigureQuestion {
    /// Words for all figures at once.
    static let topics = WordSet(StepWords.text("FigureQuestion.topics", "nutrition nutrients nutritional macros macronutrients figures values facts"))
    /// Words that no meal begins with.
    static let sure = WordSet(StepWords.text("FigureQuestion.sure", "calories calorie kcal kcals kj kilojoules carbs carbohydrates nutrition nutrients nutritional macros"))
    static let asking = WordSet(StepWords.text("FigureQuestion.asking", "how what whats which is are does do tell show give"))
    static let counting = WordSet(StepWords.text("FigureQuestion.counting", "how"))
    static let doing = WordSet(StepWords.text("FigureQuestion.doing", "does do has have"))
    static let having = WordSet(StepWords.text("FigureQuestion.having", "have has contain contains got"))
    static let speaker = WordSet(StepWords.text("FigureQuestion.speaker", "i me my we ive im"))
    static let prepositions = WordSet(StepWords.text("FigureQuestion.prepositions", "in of for"))
    static let contents = WordSet(StepWords.text("FigureQuestion.contents", "what whats is are exactly s"))
    static let lead = WordSet(StepWords.text("FigureQuestion.lead", "how many much what whats is are the a there tell show give about number amount total value count content info information breakdown any lot does do s"))
    static let caloriesNames = WordSet(StepWords.text("FigureQuestion.caloriesNames", "calories calorie kcal kcals cal cals energy kj kilojoule kilojoules"))
    static let proteinNames = WordSet(StepWords.text("FigureQuestion.proteinNames", "protein proteins"))
    static let carbohydratesNames = WordSet(StepWords.text("FigureQuestion.carbohydratesNames", "carbs carb carbohydrates carbohydrate"))
    static let fatNames = WordSet(StepWords.text("FigureQuestion.fatNames", "fat fats"))
    static let fiberNames = WordSet(StepWords.text("FigureQuestion.fiberNames", "fiber fibre"))
    static let sugarNames = WordSet(StepWords.text("FigureQuestion.sugarNames", "sugar sugars"))
    static let sodiumNames = WordSet(StepWords.text("FigureQuestion.sodiumNames", "sodium salt"))
}

extension HeardWords {
    static let plain = WordSet(StepWords.text("HeardWords.plain", "full regular normal standard usual"))
}

extension IngredientPass {
    static let breadDishes = WordSet(StepWords.text("IngredientPass.breadDishes", "baguette sandwich wrap toastie panini sub submarine bagel bap sarnie butty ciabatta roll"))
    static let filledPieces = WordSet(StepWords.text("IngredientPass.filledPieces", "taco burrito quesadilla enchilada pupusa empanada tamale pasty wrap sandwich toastie pie croissant bagel"))
    static let making = WordSet(StepWords.text("IngredientPass.making", "made prepared crafted produced derived extracted created enriched fortified enhanced flavored flavoured seasoned sweetened designed referred known free trimmed"))
    static let joints = WordSet(StepWords.text("IngredientPass.joints", "with from using of to as for in by"))
    static let holding = WordSet(StepWords.text("IngredientPass.holding", "containing contains consisting comprising"))
    static let links = WordSet(StepWords.text("IngredientPass.links", "and or also"))
    static let on = WordSet(StepWords.text("IngredientPass.on", "on in inside between within"))
    static let breads = WordSet(StepWords.text("IngredientPass.breads", "bun bread roll toast ciabatta baguette bagel"))
    static let sandwiches = WordSet(StepWords.text("IngredientPass.sandwiches", "sandwich hamburger cheeseburger submarine sub club panini blt"))
    static let garnishes = WordSet(StepWords.text("IngredientPass.garnishes", "lettuce tomato onion pickle gherkin cucumber mayonnaise mayo mustard ketchup relish rocket arugula"))
    static let eggDishes = WordSet(StepWords.text("IngredientPass.eggDishes", "omelet frittata scrambled"))
    static let milkCoffees = WordSet(StepWords.text("IngredientPass.milkCoffees", "latte cappuccino mocha macchiato cortado flatwhite flat chai horlicks ovaltine milo chocolate cocoa"))
    static let milks = WordSet(StepWords.text("IngredientPass.milks", "milk semiskim"))
    static let adding = WordSet(StepWords.text("IngredientPass.adding", "add adding added incorporate incorporating sprinkle sprinkling applying included including"))
    static let into = WordSet(StepWords.text("IngredientPass.into", "to into in on onto"))
    static let owners = WordSet(StepWords.text("IngredientPass.owners", "my the our"))
}

extension JudgeFeatures {
    /// Words for what every kitchen makes otherwise.
    static let varied = WordSet(StepWords.text("JudgeFeatures.varied", "stew soup curry sauce gravy juice porridge gruel drink beverage dish mix mixed mixture made pudding salad paste puree chutney pickle bread roll cake dough cheese flavored filled stuffed biryani biriyani briyani pulao palao pilau pilaf goulash rissole dumplings tamale vegetables"))
}

extension LabelWords {
    static let shapes = WordSet(StepWords.text("LabelWords.shapes", "cubic linear surface"))
    static let vessels = WordSet(StepWords.text("LabelWords.vessels", "bag package packet box can jar bowl carton basket order tub tray pouch pack pot handful"))
    static let fragments = WordSet(StepWords.text("LabelWords.fragments", "slice chip ring piece cubic strip wedge bite thin thick spear linear surface stick leaf section fry cracker kernel"))
}

extension LeftoverPass {
    static let drinks = WordSet(StepWords.text("LeftoverPass.drinks", "drink beverage"))
    static let springs = WordSet(StepWords.text("LeftoverPass.springs", "bottled mineral still sparkling spring natural carbonated"))
    static let vessels = WordSet(StepWords.text("LeftoverPass.vessels", "bar bars can cans bottle bottles sachet sachets pouch pouches"))
    static let exercises = WordSet(StepWords.text("LeftoverPass.exercises", "run ran running walk walks walked walking jog jogged jogging swim swam swimming bike biked biking cycle cycled cycling workout exercise exercised exercising gym treadmill rowed rowing hike hiked hiking climbed lifted lifting training trained yoga sport steps macros macro goal goals target targets budget deficit surplus tdee bmr maintenance allowance limit"))
    static let sure = StepWords.text("LeftoverPass.sure", """
        ate eaten drank drunk munched nibbled devoured sipped gulped
        """)
}

extension LexiconWords {
    /// Words of everyday English, and well-known names, that are a slip or two away from a food's: whoever writes
    /// "speak", "pool" or "Leeds" means it, and no steak, polo mint or leek. Words that are as often slips for a food
    /// ("stake", "donor", "wanton") are not among them.
    ///
    /// `docs/history/reading.md` says how they were found.
    static let english = StepWords.text("LexiconWords.english", """
        adair addis afro agape agate agro aidan airman ajar akira alain alden aldo alien aliens alight allen alto altos amal aman america americas amman ample amro ankara anno applies apply aryan asha aspen asta astro astros atoll atom atoms atone austrians avail avila avis aware axis ayala azhar babel bails baku bali ballots balmy baltic baltics bambi bandana bandanas banderas banks barbaric barbra barca bari baron barons barr basal bashes basic basics basin basins basis basque bastille bathe baton batons batters baum baze beacon beacons bead beads beam beck bedlam beget begets bella bellamy belt benet bent benton beret berets berger bevan bigot bigots bilbo bild bischoff blake blink blinks blitz blitzes blondes blot bogs bona bond bondi bonds boot booth booths booties bore bores bork bosch bouncy bounties boxy brady brainy brake bram brandi brando brandt branson braun brawl brawls brawny bribe bribes bride brides brief briefs brig brim bristle bristles britches brut bryn buena buren buries burke burner burners buster busters butler butlers butte buzz byers cackling cada caddy cain caked calais calico camp campo campos camps campy canny capo capone caring carlin carping carting carver carvings casa cashed cashes castles cela celebrating cern chain chains chairs champions chap chapin chaplin chaps chasm chat chats cheat cheats cheek cheeks cheer chemo chez chide chides chime chimes ching chivas choke chokes choo chord chords chore chores christophe chums cicada cicadas cinder cinders cisco clang claus cleese cobble cobbled cobras coby coder coffer coffers cohn collages collared collars collin columbine combs como comp complain complains completion completions conch conger conley convey conveys corby corey cornet corny corrado cosby cracking cram cramer cramp crampons crawl crawls creak creamery crean crear creative cree creep creeped creeps crept crete crew crewe crews cribs crises crisper crispin cristo crocker crowder culpa cummins curie curling currie cute dabbing dade dale dame dames damm dando dane dani dante data dated dawes deaf dear decals decay decays deere defer depressing deter deters didi digestible dimon dinars dingo dings dion dive dives dixon doable doble doer doers dogma dole dome domes dominions donne donned donors dopa dope dorian dost doubled doubly dover dovey downer downers doze drills droves ducky duct ducts duel duels dull dunk dunks dusk duval dyer eddy elam electron electronic electronics elite elites elope endure endures ensue ensues ensured entrant entrants ergo evin fade fades fake fakes fame fargo faring farr farrow faster fata fate faye faze fema fenner fester fetal fide fidel fido finches fini fishy fisk fleur flip flips floors floral florals flores floundered foal foil foils fondle fontana footer fora forster founder founders fowl fran frazzled freddy frodo fudged gaby gaelic gallic gape garb garbo garros garry garza general giordano glee gloat gnat goode goosen gordon gosh gott gout grady granite graph graphs gravitas greene gripe gripes groot grope groupe grouped hades haim hain hairdo hakim hallam halle hamid hamlin hardy harpo harsh hart hast hawes hawke hawkes haye hayes haze hearings hearn hears hearst hearth herding herod heron hilda hilo hiro hitachi hobo hokey homey homily homing hone honed hooey hos huey hurl hutus idle izzo izzy jaeger jaffe jaffna jagger jana janna jazz jeer jeers jock jocks junked junker karin karla kayaks kenji kenney kessler khaki khmer kinney kippur kirby kiri kite kites kitsch knave kobe krebs kumar ladd lading laine laird lamps lang langer lassie lasso lawman laying layman leach lease leases leeds lenses leper lepers lever levers liang lifer lifers lift lifts lilly lind lindy ling lingua lint list lists litt liven livery lobo lode logan loma lord lords loro lotte lowly lugar luger lying lyme maam mace mach machado macho macht madre madrid mages magnus makin malaga malm mame mamet mane mang mangy maniac maniacs manic mano manos many maori marche marches mardi margo marti martina martine martino martins marty mated mateo matte mattes matthias matty maui maxi mayors mena mentor mentors mere meson meta method methods mezzo mica mich micki mika minion minions moat moats mobster mobsters modal model models module modules moises mona moore moores moping morin morose morse moses mosses motel motels mucha mushroomed muting nab nang nanna nano napoleonic nascar nate nato natty nerdy nested nesters nicki niki nikki noose nord oath oaths oblong odin odors ogden okada olde olden once orion paar pacific pacifica paddy pagoda paisley palma paltry pancho pander pandit pandora panky panzer paolo parc parley parr pasha patina patsy pavlov peasant peasants pedal pedals pena penn penned penney pennies pepperdine peril perils perkins perth peso pesos pest pests petr philadelphian philadelphians piazza piccadilly picky pied pinion pistol pistols piston pistons pitt pitts pity plantations plod plop plot plow plows plume pluto pogo poncho pool pools poor poppies poppins porta porte poser posh posse posses possums pouting powerhouse powerhouses preach prep preserver presto primitive prone proper prude pruned puffing puffy pummel purina purist purists putt putts putz quaid qual quip quips rabbi rabbis rabid racket rackets rada radley radon ragen rakish rama ramon rancho randi raping rashes rata rather raton raven ravens rayon rebar reckon reds regimen regimens reimer removed rending renton resign resigns revel revell richards ritzy rocked rogaine rojas rollo romo rosemarie rosen rote rouse rousing rubbing ruben rubens rumen ruse rusher ruskin russ saad saar sabah saban sadie saha salah salam saleh salem sales salman salon salons saloon saloons salute salutes salva salvo samba sami samoan sandwiched santana sarge sark scam scams scene scenes scholes sconce sconces scope scopes scorch scottie scuba scuffle scuffles sensei sept sever severn severs shade shady shaka shaky shale shalt shame shames shanty sharma sheena sherri sherrie shire shirk shone shorty shuffle shuffles shula siam sicker sikh sikhs silo silos singers singh skated skater skaters skew skews skimp skimpy skis skoda slab slabs slav slavs slay slinger slingers sliver slivers slog smock snake snakes sneak sneaks snug sochi soho soll solo solos solve solves somers soros sosa sousa spark sparks spasm spasms speak speaks spell spells spew spews spiro spite spitzer spock spouse spouses squirreled staffing stellar sten stevens stevie stocks stomp stott stringer stringers strut struts stuffy subbing sucked sudan suki sulking sultan supple surgeons sven swinger swingers swollen sykes tack taft tagalog tagline tahiti tahoe tama tamara tamil tamils tangiers tani tanks tanner taut taxis temper tempera tempers tendons thames thatcher thatcherism themes thier thorn thorns tiber tier tiers tiff tigers ting tinge toby tong tonga tongs tongued tories torre torres tote tracer tracers tracked tracker trackers tribe tribes triplet triplets tripp trite troll trolls tron trot trots trott trucker truckers trudy tryout tryouts tuff turin turnkey tuttle twig twigs twill twinkle umm unfit vaal veils venal vial vials vito vitro wada waders wager wagers waiters wakes walters wane wanes wang waster watery waver wedged whet whew whining whisked whisker whiskers wicks wince wined wipes wire wires wise wisp wispy wives wong wore worn worse worst wreak wreaks wrecks wring writings yahoo yahoos yeats yorke yuck zandi zeke
        """)
    static let containers = StepWords.text("LexiconWords.containers", """
        slice piece pump bowl bowlful glass tumbler mug can bottle bag packet package pack box carton container
        jar tub tube pouch handful serving portion helping scoop stick plate plateful dollop
        splash sprinkle pinch dash drizzle spoon spoonful order loaf wedge bunch sprig clove ear
        head stalk spear strip sheet cube jug pitcher shot tray basket bucket bite sip rasher link
        square segment pat knob ball can sachet punnet tin carafe cone fillet filet rack round
        unit count order cartons sleeve block chunk swig squirt squeeze patty link bar item mouthful nibble heap mound
        forkful lick sliver smidge smidgen
        smear nest cap ladle ladleful fist servingspoon katori vati cubic surface linear schooner scrape scraping glug dab sprinkling
        tael catty tola seer debe gorogoro lump
        """)
    static let sizes = StepWords.text("LexiconWords.sizes", """
        small medium large big little tiny huge mini miniature regular xl xs jumbo giant bite fun
        fistsize king snack personal individual thin thick thinly thickly standard average normal sized
        size sizeable gigantic enormous massive teeny footlong grande tall venti short kid kids child heaping heaped level scant double
        triple generous single family share sharing short
        """)
    static let connectors = StepWords.text("LexiconWords.connectors", """
        and with plus & n topped on in over under inside then or also along filled stuffed coated
        drizzled sprinkled covered loaded mixed made prepared cooked served featuring containing
        from including stirred dipped drenched spread smothered layered garnished
        """)
    static let breakers = StepWords.text("LexiconWords.breakers", """
        alongside paired accompanied complemented followed washed plus also besides beside
        together combined finished as well while then rounded pairing
        """)
    static let meals = StepWords.text("LexiconWords.meals", """
        breakfast brunch lunch dinner supper snack lunchtime dinnertime teatime elevenses
        """)
    static let hedges = StepWords.text("LexiconWords.hedges", """
        about around roughly maybe approximately approx nearly almost probably perhaps circa some
        """)
    static let eating = StepWords.text("LexiconWords.eating", """
        had have having ate eat eating eaten drank drinking drunk consumed consuming enjoyed
        enjoying sipped sipping munched munching savored savoring savoured snacked snacking
        devoured nibbled grabbed indulged indulging gulped chewed feasted dined relished finished
        polished demolished scoffed necked downed inhaled wolfed
        """)
    static let descriptors = StepWords.text("LexiconWords.descriptors", """
        crispy crunchy crisp fresh warm cold chilled creamy juicy tender soft fluffy rich savory
        tangy zesty spicy smooth thick hearty light chewy ripe golden classic traditional
        homemade fizzy bubbly cool melted natural simple plain healthy nutritious wholesome
        steaming freshly perfectly flaky sticky gooey fudgy velvety succulent moist seasoned
        flavorful flavored velvety nice good great tropical cozy comforting enriched fortified
        enhanced signature premium boneless assorted various smoky airy sized style portion snack
        treat ready prepared served
        """)
    static let fillers = StepWords.text("LexiconWords.fillers", """
        i me my mine myself we us our you your he she they them their it its it's this that these
        those the was were is are be been being am i'm i've did do does done will would could
        should can't couldn't didn't don't just really so very too quite much more most less least
        ever even still yet again only for at by to up down off out into onto through during before
        after until since between among within against about around as than if when where which
        who whom what how why because today tonight yesterday tomorrow morning afternoon arvo evening
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
        """)
    /// Adjectives that are read as the thing they come from, but never name it: "buttery crackers".
    static let adjectives = StepWords.text("LexiconWords.adjectives", """
        cheesy buttery buttered nutty meaty lemony minty fruity garlicky oniony gingery sugary syrupy
        oaty peachy salty peppery tomatoey cinnamony chocolatey chocolaty toasted
        """)
    /// Dishes that are called after what is in them or on them.
    static let dishes = StepWords.text("LexiconWords.dishes", """
        sandwich burger hamburger taco burrito quesadilla enchilada fajita wrap panini pizza pasta
        lasagna risotto noodle rice curry stew soup casserole omelet frittata quiche salad smoothie
        latte cappuccino ramen macaroniandcheese ceviche tagine chowder toastie bhuna korma
        """)
    /// What is had beside a staple.
    static let companions = StepWords.text("LexiconWords.companions", """
        butter milk cream cheese ham bacon jam honey chicken beef pork fish salmon peanutbutter banana
        sausage marmalade syrup avocado tomato sugar gravy turkey lamb steak shrimp tofu broccoli
        """)
    /// Articles and numbers of other languages that are no English words.
    static let foreign = StepWords.text("LexiconWords.foreign", """
        un une unos unas una dos cuatro cinco deux trois quatre cinq ein eine einen einem zwei drei vier een twee
        """)
    /// Words that measure in front of "of", and belong to names elsewhere: "pot roast", "fish fingers".
    static let carriers = StepWords.text("LexiconWords.carriers", """
        pot pan saucepan skillet wok vat bit stack row triangle wheel log slab ladle flute pile fistful
        """)
    /// Foods that stand for themselves: what a comma parts from them is another, not their kind.
    static let staples = StepWords.text("LexiconWords.staples", """
        rice salad pasta toast tea coffee oatmeal porridge egg bread potato cereal milk water chip
        frenchfries bean noodle cheese chicken ham bacon
        """)
    static let preparations = StepWords.text("LexiconWords.preparations", """
        raw boiled grilled baked broiled roasted roast fried braised stewed steamed poached scrambled
        toasted mashed smoked cured pickled sauteed barbecued microwaved blanched breaded
        """)
    /// Everyday words that are part of a food's name ("Fruit Corner", "bear claw") and say nothing of
    /// food where the rest of the name is not said.
    static let ordinary = StepWords.text("LexiconWords.ordinary", """
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
        """)
    /// Everyday words that must not be taken for a slip of a food's name: "chill" is no chili.
    static let plainWords = StepWords.text("LexiconWords.plainWords", """

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
        """)
    /// Modifiers that change what is in a food: ignoring one is a mistake.
    static let keyModifiers = StepWords.text("LexiconWords.keyModifiers", """
        diet light lowfat reducedfat nonfat fullfat sugarfree caffeinefree decaf unsweetened sweetened
        fried raw dried powdered instant frozen canned low reduced free iced grilled dry skinless breaded
        battered zero lean uncooked
        """)
    /// Forms and states that any food may have, and that leave its figures as they are where no name says them: "iodised
    /// salt", "common beans", "leavened bread". What changes them ("dry", "raw", "fried") is a key modifier as well.
    static let forms = StepWords.text("LexiconWords.forms", """
        iodized fluoridated unfluoridated refined unrefined unenriched polished husked unhusked parboiled pasteurized uht
        unbottled edible common unripe
        leavened unleavened fermented unfermented reheated heated blanched simmered simmering boiling frying
        uncured ripened unripened desalted commercially artisan milled skinned starchy sulfured sulphured untreated sifted
        hulled unhulled dehulled deboned pulp dehydrated husk husks inedible flesh liquefied liquified puffed stems shoots
        """)
    /// Numbers in words.
    static let numberLines = StepWords.text("LexiconWords.numberLines", """
        zero 0
        one 1
        two 2
        three 3
        four 4
        five 5
        six 6
        seven 7
        eight 8
        nine 9
        ten 10
        eleven 11
        twelve 12
        thirteen 13
        fourteen 14
        fifteen 15
        sixteen 16
        seventeen 17
        eighteen 18
        nineteen 19
        twenty 20
        thirty 30
        forty 40
        fifty 50
        sixty 60
        seventy 70
        eighty 80
        ninety 90
        hundred 100
        thousand 1000
        dozen doz 12
        couple pair twin cpl brace 2
        few 3
        several 4
        half halves 0.5
        quarter 0.25
        third 1/3
        eighth 0.125
        fourth 0.25
        fifth 0.2
        sixth 1/6
        tenth 0.1
        dos 2
        deux 2
        zwei 2
        twee 2
        trois 3
        drei 3
        quatre 4
        cuatro 4
        vier 4
        cinco 5
        cinq 5
        """)
    /// Things that are counted and are no food.
    static let otherThings = StepWords.text("LexiconWords.otherThings", """
        minute hour second day week month year time mile km kilometer kilometre meter metre step page
        dollar euro pound-sterling buck percent people person email call meeting task thing lap rep set length
        pushup squat song episode chapter mph kph degree o'clock pm am kcal calory calorie stone
        guest visitor client boss appointment interview headache idea shower nap fight fever exam
        homework load laundry early late alone badly outside inside elsewhere slowly fast outdoors abroad
        """)
    /// They say what a food is like, and never which food it is.
    static let likenesses = StepWords.text("LexiconWords.likenesses", """
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
        """)
    static let milligramNames = StepWords.text("LexiconWords.milligramNames", """
        mg milligram milligramme
        """)
    static let gramNames = StepWords.text("LexiconWords.gramNames", """
        g gram gramme gramm gr gm gms grm grms grs
        """)
    static let kilogramNames = StepWords.text("LexiconWords.kilogramNames", """
        kg kgs kilo kilogram kilogramme
        """)
    static let ounceNames = StepWords.text("LexiconWords.ounceNames", """
        oz ozs ounce
        """)
    static let poundNames = StepWords.text("LexiconWords.poundNames", """
        lb lbs pound
        """)
    static let milliliterNames = StepWords.text("LexiconWords.milliliterNames", """
        ml mls mil milliliter millilitre cc
        """)
    static let centiliterNames = StepWords.text("LexiconWords.centiliterNames", """
        cl centiliter centilitre
        """)
    static let deciliterNames = StepWords.text("LexiconWords.deciliterNames", """
        dl deciliter decilitre
        """)
    static let literNames = StepWords.text("LexiconWords.literNames", """
        l liter litre ltr ltrs
        """)
    static let teaspoonNames = StepWords.text("LexiconWords.teaspoonNames", """
        tsp tspn teaspoon teaspoonful
        """)
    static let tablespoonNames = StepWords.text("LexiconWords.tablespoonNames", """
        tbsp tablespoon tablespoonful tbs tbl tblsp tbspn tblspn
        """)
    static let cupNames = StepWords.text("LexiconWords.cupNames", """
        cup cupful
        """)
}

extension MealSense {
    static let hedges = WordSet(StepWords.text("MealSense.hedges", "maybe perhaps probably almost nearly about roughly like"))
    static let alternatives = WordSet(StepWords.text("MealSense.alternatives", "or"))
    static let wholes = WordSet(StepWords.text("MealSense.wholes", "whole entire full"))
    static let some = WordSet(StepWords.text("MealSense.some", "some my the"))
    static let children = WordSet(StepWords.text("MealSense.children", "kid kids child children"))
    /// What says when, where, with whom or how sure, and nothing of whether it was eaten.
    static let settings = WordSet(StepWords.text("MealSense.settings", "today yesterday again please lol yum usual my the i think maybe probably about at in on after before while watching work home desk gym bed way car cinema train bus office morning afternoon evening night late quick leftover leftovers tv telly mum dad wife husband friend friends this just some too much more one for breakfast lunch dinner tea supper brunch snack was with from shop"))
    static let going = WordSet(StepWords.text("MealSense.going", "drove went ran walked popped nipped"))
    static let thirdPersons = WordSet(StepWords.text("MealSense.thirdPersons", "he she they"))
    static let circles = WordSet(StepWords.text("MealSense.circles", "family team people guest guests restaurant place cafe bakery pub canteen him them guy guys"))
    static let remaining = WordSet(StepWords.text("MealSense.remaining", "left remaining leftover leftovers tomorrow later over"))
    static let bites = WordSet(StepWords.text("MealSense.bites", "bit handful handfuls bite bites nibble slice slices glass bowl mug"))
    static let headings = WordSet(StepWords.text("MealSense.headings", "ingredients menu goal goals banned stock inventory catering wishlist todo plan plans idea ideas allergies allergy intolerances avoid avoiding forbidden cravings craving specials recipe supplies stocktake party shopping groceries list reminder prices offers vouchers sheet guidelines rules instructions leaflet"))
    static let appointments = WordSet(StepWords.text("MealSense.appointments", "meeting"))
    static let householdNames = StepWords.text("MealSense.householdNames", """
        washing up liquid|dish soap|washing powder|detergent|fabric softener|bleach|bin bags|bin liners|trash bags|toilet roll|toilet rolls|loo roll|toilet paper|kitchen roll|paper towels|tissues|cling film|tin foil|shampoo|conditioner|soap|shower gel|toothpaste|deodorant|nappies|diapers|wipes|baby wipes|batteries|light bulbs|cat food|dog food|cat litter|dishwasher tablets|sponges|candles|stamps
        """)
    static let grams = WordSet(StepWords.text("MealSense.grams", "g gram grams"))
    static let kilos = WordSet(StepWords.text("MealSense.kilos", "kg kgs kilo kilos kilogram kilograms"))
    static let pounds = WordSet(StepWords.text("MealSense.pounds", "lb lbs pound pounds"))
    static let buying = WordSet(StepWords.text("MealSense.buying", "bought got picked"))
    /// What nobody eats as it is bought.
    static let staples = WordSet(StepWords.text("MealSense.staples", "milk eggs butter flour sugar oil potatoes onions oats"))
    static let bulks = WordSet(StepWords.text("MealSense.bulks", "dozen loaf loaves sack crate kilo kilos multipack trayful"))
    static let larder = WordSet(StepWords.text("MealSense.larder", "milk bread eggs butter flour sugar oil potatoes onions oats cheese rice pasta noodles cereal yoghurt yogurt yoghurts yogurts ham bacon lettuce tomatoes tomato apples bananas oranges grapes carrots broccoli spinach peppers mushrooms garlic mince chicken beef sausages cucumber lemons limes avocados beans lentils cream margarine salt jam honey spices"))
    static let afterGoods = WordSet(StepWords.text("MealSense.afterGoods", "forgot on from for at"))
    static let settingOpeners = WordSet(StepWords.text("MealSense.settingOpeners", "at for on"))
    static let ways = WordSet(StepWords.text("MealSense.ways", "drive ride walk flight train bus road hike commute journey way trek run trip ferry"))
    static let freeTimes = WordSet(StepWords.text("MealSense.freeTimes", "off break anniversary birthday holiday honeymoon shift"))
    static let enclosures = WordSet(StepWords.text("MealSense.enclosures", "aquarium zoo farm pond lake field river fair show market park"))
    static let taking = WordSet(StepWords.text("MealSense.taking", "take takes taking took taken flour"))
    static let scenes = WordSet(StepWords.text("MealSense.scenes", "trip roadtrip camping night cinema party parties bbq barbecue picnic cookout potluck theatre theater airport flight plane train bus car ferry office canteen cafe restaurant pub truck stall stand diner bar hotel hospital birthday anniversary wedding concert festival match game stadium beach park gym zoo museum uni university school college lecture library football yoga swim swimming run hike ride walk drive buffet"))
    static let sharing = WordSet(StepWords.text("MealSense.sharing", "shared split"))
    static let havingOfSubjects = WordSet(StepWords.text("MealSense.havingOfSubjects", "had having drank"))
    static let servingWords = StepWords.text("MealSense.servingWords", """
        made bought cooked ordered fixed baked served poured brewed grilled fried brought gave got fed handed toasted
        """)
    static let giving = WordSet(StepWords.text("MealSense.giving", "brought gave got fed handed"))
    static let cooked = WordSet(StepWords.text("MealSense.cooked", "made cooked fixed baked brewed grilled fried"))
    static let unreal = WordSet(StepWords.text("MealSense.unreal", "if unless imagine imagined imagining pretend pretended suppose dreamt dreamed dreaming dream wish wished"))
    static let who = WordSet(StepWords.text("MealSense.who", "who that which whos"))
    static let caredFor = WordSet(StepWords.text("MealSense.caredFor", "fed walked washed bathed dropped collected picked settled sorted changed dressed"))
    static let it = WordSet(StepWords.text("MealSense.it", "it that this"))
    static let past = WordSet(StepWords.text("MealSense.past", "ate drank had finished made brought ordered bought"))
    static let hasVerbs = WordSet(StepWords.text("MealSense.hasVerbs", "has have hasnt"))
    static let mine = WordSet(StepWords.text("MealSense.mine", "me us myself"))
    static let titles = WordSet(StepWords.text("MealSense.titles", "mr mrs ms dr miss prof"))
    static let endearments = WordSet(StepWords.text("MealSense.endearments", "honey sugar sweetie pumpkin cupcake peanut muffin dumpling pudding buttercup sweetheart babe"))
    static let planned = WordSet(StepWords.text("MealSense.planned", "idea ideas list haul order delivery shop"))
    static let cookingFor = WordSet(StepWords.text("MealSense.cookingFor", "peeling chopping slicing kneading cooking making baking roasting grilling frying preparing"))
    static let tasting = WordSet(StepWords.text("MealSense.tasting", "eating drinking tasting"))
    static let lists = WordSet(StepWords.text("MealSense.lists", "list groceries grocery shopping ingredients recipe menu idea ideas haul tesco sainsbury sainsburys asda aldi lidl waitrose morrisons ocado walmart costco kroger instacart safeway publix wegmans iceland"))
    static let othersEating = WordSet(StepWords.text("MealSense.othersEating", "eats drinks has snacks microwaved reheated nuked burnt burned orders brings brought bought wants wanted likes loves keeps"))
    static let places = WordSet(StepWords.text("MealSense.places", "restaurant place cafe bakery pub canteen"))
    static let coloured = WordSet(StepWords.text("MealSense.coloured", "green red pink brown blue yellow orange purple grey gray white black coloured colored colour color scented shaped themed flavoured"))
    static let garments = WordSet(StepWords.text("MealSense.garments", "coat blouse skirt scarf suit gown tights leggings bikini boots"))
    static let clothes = WordSet(StepWords.text("MealSense.clothes", "jacket coat top blouse skirt tie scarf vest suit gown tights leggings bikini trim nails boots"))
    static let possessiveWords = StepWords.text("MealSense.possessiveWords", """
        kids hubbys husbands wifes partners boyfriends girlfriends brothers sisters dads mums moms
        babys toddlers childrens dogs cats
        """)
    static let pronouns = WordSet(StepWords.text("MealSense.pronouns", "it they he she"))
    static let afterwards = WordSet(StepWords.text("MealSense.afterwards", "then so"))
    static let restricting = WordSet(StepWords.text("MealSense.restricting", "just only instead"))
}

extension OccasionPass {
    static let prepositions = WordSet(StepWords.text("OccasionPass.prepositions", "for at during as"))
}

extension PartPass {
    static let portions = WordSet(StepWords.text("PartPass.portions", "portion share bowl plate serving helping part bit slice piece half glass cup"))
    static let being = WordSet(StepWords.text("PartPass.being", "was is were weighed came"))
    static let me = WordSet(StepWords.text("PartPass.me", "mine me"))
    static let the = WordSet(StepWords.text("PartPass.the", "the"))
    static let sizes = WordSet(StepWords.text("PartPass.sizes", "smallest biggest smaller bigger larger largest"))
    static let guesses = WordSet(StepWords.text("PartPass.guesses", "i id i'd say guess reckon think thought"))
    static let joints = WordSet(StepWords.text("PartPass.joints", "and but"))
    static let cues = WordSet(StepWords.text("PartPass.cues", "inch inches point of from out my mine"))
    static let inches = WordSet(StepWords.text("PartPass.inches", "inch inches"))
    static let naughts = WordSet(StepWords.text("PartPass.naughts", "oh o zero nought naught"))
    static let jointsOfHere = WordSet(StepWords.text("PartPass.jointsOfHere", "of from out"))
    static let articles = WordSet(StepWords.text("PartPass.articles", "a an the my our this one"))
    static let bits = WordSet(StepWords.text("PartPass.bits", "bit bits piece pieces slice slices square squares chunk chunks"))
}

extension PotPass {
    static let salts = WordSet(StepWords.text("PotPass.salts", "salt"))
    static let flours = WordSet(StepWords.text("PotPass.flours", "flour cornmeal"))
    static let ready = WordSet(StepWords.text("PotPass.ready", "cooked steamed leftover leftovers drained tinned canned tin can jar reheated fried"))
    static let roots = WordSet(StepWords.text("PotPass.roots", "onion garlic tomato oil shortening"))
    /// With what flour is porridge, and flour as it is.
    static let waters = WordSet(StepWords.text("PotPass.waters", "boiled cooked mixed water"))
    static let dried = WordSet(StepWords.text("PotPass.dried", "dry dried raw uncooked"))
    /// Flours, and the porridge that is boiled of them.
    static let flourRows = StepWords.text("PotPass.flourRows", """
        maize-flour to-stiff-porridge
        sorghum-flour to-stiff-porridge
        millet-flour to-stiff-porridge
        rice-flour to-stiff-porridge
        """)
    /// Drinks that are made from powder, and what they were before.
    static let drinkRows = StepWords.text("PotPass.drinkRows", """
        iced-milo milo-powder
        horlicks milo-powder
        hot-chocolate chocolate-powder
        chocolate-milk-from-powder chocolate-powder
        instant-coffee instant-coffee-powder
        sweet-instant-coffee coffee-and-sugar-dry
        coffee-with-sugar coffee-and-sugar-dry
        prepared-infant-formula follow-on-formula-powder
        wheat-atole flour
        pinolillo maize-flour
        oatmeal-atole dry-oats
        rice-atole rice-flour
        atole masa-flour
        kool-aid kool-aid-powder
        """)
    /// What swells in the pot, and what it was before.
    static let swollenRows = StepWords.text("PotPass.swollenRows", """
        white-rice dry-rice
        flavored-rice dry-rice
        brown-rice dry-brown-rice
        kidney-beans dry-kidney-beans
        black-beans dry-black-beans
        pinto-beans dry-pinto-beans
        navy-beans-cooked dry-navy-beans
        white-beans dry-white-beans
        cranberry-beans dry-cranberry-beans
        beans-of-some-kind dry-kidney-beans
        black-eyed-peas dry-black-eyed-peas
        lentils dry-lentils
        chickpeas dry-chickpeas
        mung-beans dry-mung-beans
        fava-beans dry-fava-beans
        pigeon-peas-without-fat dry-pigeon-peas
        boiled-pigeon-peas dry-pigeon-peas
        quinoa dry-quinoa
        sorghum dry-sorghum
        millet dry-millet
        couscous dry-couscous
        pasta dry-pasta
        """)
}

extension QuantityPass {
    static let vessels = WordSet(StepWords.text("QuantityPass.vessels", "can bottle glass carton"))
    static let loose = WordSet(StepWords.text("QuantityPass.loose", "scoop slice spoon handful rasher spoonful"))
    static let amounts = WordSet(StepWords.text("QuantityPass.amounts", "full whole entire heaped heaping generous good decent proper nice hearty modest"))
    static let numbered = WordSet(StepWords.text("QuantityPass.numbered", "number mile km page level gate platform room season episode chapter day week route floor aisle lap hour round table terminal junction exit flight game"))
    static let countless = WordSet(StepWords.text("QuantityPass.countless", "minutes mins hours hrs degrees steps reps miles laps course courses january february march april june july august september october november december quid bucks dollars euros pence holes years year yrs months weeks yards k km kilometres kilometers lengths innings points goals meetings calls emails episodes pages"))
    /// What is halved and quartered and is no food.
    static let parted = WordSet(StepWords.text("QuantityPass.parted", "time past hour term final finals marathon mile day year"))
    static let quick = WordSet(StepWords.text("QuantityPass.quick", "steak rice noodle egg oats bite"))
    /// Behind digits: "2 dozen".
    static let multiples = WordSet(StepWords.text("QuantityPass.multiples", "dozen doz hundred thousand"))
    static let shares = WordSet(StepWords.text("QuantityPass.shares", "third fourth fifth sixth tenth"))
    static let sets = WordSet(StepWords.text("QuantityPass.sets", "meal combo box bucket dinner"))
    static let counted = WordSet(StepWords.text("QuantityPass.counted", "cheese bean meat"))
    static let pastas = WordSet(StepWords.text("QuantityPass.pastas", "ravioli tortellini tortelloni enchilada nacho noodle"))
    static let kinds = WordSet(StepWords.text("QuantityPass.kinds", "cheese bean meat layer grain seed finger"))
    static let holding = WordSet(StepWords.text("QuantityPass.holding", "with from using of containing"))
    static let quarters = WordSet(StepWords.text("QuantityPass.quarters", "old second first last next final french latin"))
    static let lots = WordSet(StepWords.text("QuantityPass.lots", "lots portions servings helpings"))
    static let owners = WordSet(StepWords.text("QuantityPass.owners", "the my those these our"))
}

extension ReadingWork {
    static let placing = WordSet(StepWords.text("ReadingWork.placing", "ordered from at to via visited"))
}

extension RegionPass {
    static let uncounted = WordSet(StepWords.text("RegionPass.uncounted", "oats grits lentils peas greens noodles cornflakes"))
    static let abbreviations = WordSet(StepWords.text("RegionPass.abbreviations", "g gr gm gms kg mg oz lb lbs ml cl dl l c tbsp tbs tbl tsp pt qt gal fl pkg pkt pc pcs sl lg sm med"))
}

extension SenseWords {
    /// What one does that has nothing to do with eating, as said of what is over or under way.
    static let deeds = StepWords.text("SenseWords.deeds", """
        interviewed interviewing applied applying listening listened reading watching painting painted running jogging jogged walking walked
        hiking hiked cycling cycled biking biked swimming swam rowing rowed skiing skied dancing
        danced training trained exercising exercised lifting lifted squatted deadlifted benched
        stretching stretched climbing climbed playing played working worked studying studied
        coding coded debugging debugged deploying deployed programming programmed testing tested
        compiling compiled refactoring refactored merging merged pushing committing committed
        typing typed emailing emailed calling texting texted messaging messaged waiting waited
        sleeping slept napping napped resting rested driving drove riding rode flying flew
        travelling traveling travelled traveled commuting commuted parking parked moving moved
        shopping browsing browsed searching searched hunting gardening gardened weeding mowing mowed
        raking raked digging dug planting planted watering watered harvesting harvested cleaning
        cleaned washing washed scrubbing scrubbed wiping wiped mopping mopped sweeping swept
        vacuuming vacuumed dusting dusted tidying tidied sorting sorted folding folded ironing ironed
        repairing repaired fixing building built installing installed assembling assembled
        sharpening sharpened descaling descaled emptying emptied unloading unloaded loading
        organizing organized organising organised decluttering decluttered donating donated
        delivering returning returned collecting collected attending attended hosting hosted teaching taught learning learned learnt writing wrote
        drawing drew sketching sketched photographing photographed filming filmed recording recorded
        singing sang humming practising practicing practised practiced rehearsing rehearsed
        winning losing scored competing competed racing raced voting voted arguing argued
        complaining complained apologizing apologized laughing laughed crying cried shouting shouted
        dreaming dreamed dreamt imagining imagined remembering remembered forgetting
        smelling seeing hearing noticing noticed spotted finding discovering discovered
        googling googled researching researched comparing compared counting
        checking checked reviewing reviewed rating rated selling sold trading traded
        investing invested paying paid spending spent saving saved stealing stole hiding hid
        throwing threw tossing dropping dropped spilling spilled spilt knocking knocked breaking
        burning fighting fought chasing chased feeding fed petting walks jogs hating hates
        sneezing sneezed coughing coughed vomiting vomited puked threw allergic bleeding bled
        recovering recovered suffering suffered fasting fasted dieting dieted detoxing
        teething nursing babysitting babysat proofreading auditing invoicing invoiced scheduling
        scheduled rescheduled cancelled canceled postponed booked reserved renewed subscribed
        unsubscribed uploaded downloaded streamed streaming gaming gamed
        """)
    /// What one is told to do: orders before "the", "some" or "a".
    static let errands = StepWords.text("SenseWords.errands", """
        cancel fix check sharpen wipe paint descale empty fill replace move update delete rename install
        deploy merge push pull commit compile test print scan whisk dice knead grate combine drain
        rinse soak beat marinate crack melt sift mince blend collect return deliver donate
        organize organise unload load sort measure weigh count compare review rate research google
        """)
    static let idiomLines = StepWords.text("SenseWords.idiomLines", """
        stocked up
        stocking up
        stock up
        life short
        life too short
        life too
        life hard
        life is
        life gave
        alcohol free day
        alcohol free week
        alcohol free month
        alcohol free since
        sugar free day
        sugar free week
        sugar free month
        weird flex
        brown sugar by
        spill the beans
        spilled the beans
        couch potato
        hot potato
        say cheese
        bread winner
        bread line
        home the bacon
        save your bacon
        butter fingers
        butter up
        talk turkey
        big apple
        bad apple
        adams apple
        apple of my eye
        apple a day
        apples and oranges
        apples with oranges
        top banana
        banana skin
        banana republic
        go bananas
        going bananas
        went bananas
        cherry pick
        cherry picking
        cherry picked
        takes the biscuit
        took the biscuit
        fish out the
        fork out
        butter up the
        beef up the
        spice up the
        waffle on about
        waffle on in
        fudge the
        prune the
        peach of a goal
        bird seed
        fat balls
        cat food
        dog food
        fish food
        hanging fruit
        forbidden fruit
        sour grapes
        grapes of wrath
        traffic jam
        nutshell
        cool as a cucumber
        red herring
        bigger fish to fry
        fish out of
        gone fishing
        ham it up
        icing on the cake
        your cake and eat
        takes the cake
        split the bill
        split the rent
        split the cost
        split the tab
        split the fare
        split the check
        waffle house index
        bell stock
        computer chips
        intel chips
        chip shortage
        chips shortage
        gravy train
        all gravy
        half baked
        humble pie
        pie in the sky
        easy as pie
        pie chart
        american pie
        proof of the pudding
        proof is in the pudding
        salad days
        sugar daddy
        sugar coat
        sugar high
        sugar rush
        grain of salt
        worth his salt
        eggs in one basket
        egg on my face
        egg on his face
        walking on eggshells
        walk on eggshells
        good egg
        bad egg
        spilled milk
        spilt milk
        milk it
        cash cow
        carrot and stick
        peas in a pod
        smart cookie
        tough cookie
        way the cookie crumbles
        chicken out
        chickened out
        eat a horse
        eat my hat
        blood sugar
        blood pressure
        sugar level
        sugar levels
        body fat
        food for thought
        wild goose
        sitting duck
        lame duck
        dead meat
        meat of the matter
        play date
        due date
        blind date
        first date
        double date
        date with
        date tonight
        date tomorrow
        date is
        date today
        dinner date
        coffee date
        raspberry pi
        candy crush
        angry birds
        chip and pin
        blue chip
        computer chip
        spam folder
        percent off
        fan of
        ran out
        run out
        running out
        for later
        next time
        bun in the oven
        sweetie pie
        cutie pie
        honey bunny
        sugarplum fairy
        plum fairy
        giant peach
        pineapple express
        goose chase
        beer belly
        second banana
        lemon of a
        cool beans
        full of beans
        your noodle
        breakfast club
        cookie monster
        cookie cutter
        bench press
        bench pressed
        leg press
        apple watch
        apple music
        apple pay
        apple tv
        apple id
        apple maps
        mango db
        chili peppers concert
        red hot chili peppers
        turned to jelly
        kill for
        coffee grounds
        garlic press
        bake off
        not worth
        life is like
        capital of
        black eyed peas
        smashing pumpkins
        the cranberries
        peanut gallery
        cherry blossom
        cherry blossoms
        turkey trot
        duck tape
        bean bag
        pea brain
        olive branch
        orange county
        salt lake
        silicon valley
        nuts and bolts
        fishing for compliments
        sandwich generation
        egg hunt
        bread crumb trail
        bread basket of
        teach your grandmother
        in a pickle
        in a stew
        gone pear
        toast of the town
        cheesed off
        selling like hotcakes
        banana peel
        lemon law
        chicken feed
        chicken scratch
        spring chicken
        chickens come home
        headless chicken
        chicken and egg
        rotten apple
        upset the apple
        apple cart
        cream of the crop
        cream rises
        cut the mustard
        sell like hot
        gift horse
        no such thing as
        slice of life
        best thing since
        tempest in a teapot
        storm in a teacup
        know your onions
        knows his onions
        bread always falls
        salt of the earth
        salt in the wound
        rub salt
        sugar coated
        life gives you lemons
        in a nutshell
        hard nut
        tough nut
        use your loaf
        two peas
        peas and queues
        word salad
        from soup to nuts
        too many cooks
        egg head
        bad taste
        cup of joe with
        eye candy
        ear candy
        arm candy
        brain food
        rabbit food
        comfort zone
        pie eyed
        pie hole
        honey trap
        honey moon
        honey do
        land of milk
        milk teeth
        milk tooth
        like sardines
        rose bowl
        orange bowl
        sugar bowl
        cotton bowl
        citrus bowl
        peach bowl
        dust bowl
        milk of magnesia
        body wash
        body butter
        body scrub
        tea tree oil
        castor oil
        primrose oil
        pea souper
        all over the
        all over my
        out of date
        past its date
        freezer full
        fridge full
        cupboard full
        pumpkin patch
        toast rack
        wine rack
        spice rack
        bread bin
        cake stand
        pepper mill
        salt cellar
        gravy boat
        egg timer
        is still there
        are still there
        on repeat
        chance of meatballs
        sugar sugar
        chicken run
        cheese rolling
        blackberry winter
        stomach it
        stomach lunch
        stomach dinner
        stomach any
        my stomach
        spilling tea
        spilling the tea
        spill the tea
        spilled the tea
        egg and spoon
        butter me up
        cold shoulder
        hash table
        hash function
        hash map
        bread and butter work
        bread and butter stuff
        bread and butter issue
        cbd oil
        coffee table
        tea towel
        tea towels
        strawberry fields
        butter wouldnt melt
        over egged
        over egging
        egged on
        go cold turkey
        going cold turkey
        went cold turkey
        gone cold turkey
        spaghetti western
        quit cold turkey
        stopped cold turkey
        cold turkey on
        cold turkey off
        cold turkey no
        tea for two
        pinch of salt
        apples with apples
        apples to apples
        wedding cake
        crossword clue
        per 100g
        per 100 g
        help yourselves
        help yourself
        nothing beats
        nothing like a
        raise a toast
        pear shaped
        say no to
        honey i
        """)
    static let tellingLines = StepWords.text("SenseWords.tellingLines", """
        piece of cake
        cup of tea
        bread and butter
        bananas
        nuts
        a lot of baloney
        crackers
        pants
        cold turkey
        big cheese
        big fish
        cherry on top
        small beer
        small potatoes
        milk and honey
        hot cakes
        """)
    /// Everyday things, places and doings that are no food, though food's name may stand before them:
    /// "apple store", "coffee machine", "pizza party".
    static let things = StepWords.text("SenseWords.things", """
        cookbook cookbooks store stores shop shops machine machines truck trucks factory shortage crash settings folder
        banner browser website app phone watch laptop computer tablet screen printer mail email
        inbox update version server code tables desk chair sofa lamp window door kitchen
        fridge kettle sink dishwasher lobby office building tree trees farm farmer fields aisle
        road car bus train plane flight airport station hotel school university library museum
        theater theatre cinema concert movie film song album band match league tournament team
        winner winners champion marathon race prize award sale discount price prices inflation
        market stocks company business logo industry customer man men woman women girl person
        people crowd party date tasting festival fair contest competition class lesson book books
        chapter page magazine article podcast episode story poem joke quote language name names
        colour color paint shirt dress shoes hair headache allergy allergies intolerance addiction
        poisoning recipe recipes advert commercial picture photo photos video emoji sticker toy toys
        costume hat meeting meetings appointment interview call calls deadline project report task
        budget invoice contract weather storm lake beach mountain forest tank coop cage peeler
        grinder grater timer opener maker bin holder stain stains spill republic
        deadline flag assembly maintenance rental permit subscription spinner van arena stadium connection database datastore api endpoint repo repository branch commit deploy cluster driver disk thread exception compiler framework library plugin firmware traffic street avenue roundabout town border army president minister election shopping grocery groceries reservation menu
        bill receipt alarm calendar reminder note message battery charger cable wifi internet
        password account bank money wallet ticket tickets radio television guitar piano news gym
        treadmill workout yoga bike break breaks card cards knife knives fork forks napkin napkins island islands coast football soccer tennis basketball baseball cricket hockey won
        crush fishing hunting reading writing driving sleeping lane rights plant plants night trip
        pantry cupboard oven competition competitions championship cookoff bakeoff carnival convention
        exhibition seminar workshop candle candles perfume soap shampoo lotion lipstick wallpaper wall
        walls carpet rug towel towels apron fuzz pox puppy vineyard brewery winery distillery stand
        stall vendor seller delivery driver picking session cooker toaster blender badger sting
        coupon voucher sculpture painting statue mascot emojis stocks shares smell odor odour ipo
        blonde horse horses cat cats kitten kittens bird birds vulture
        fever virus recall outbreak shortage crisis
        season seasons rate rates scooter tattoo tattoos glider filter filters cellar hunt
        ride rides county university college classroom vulture sweater hoodie sneakers
        sandals gloves scarf sock socks underwear pajamas uniform backpack purse suitcase
        luggage umbrella sunglasses necklace earrings bracelet jewelry makeup mascara nails
        sofa mattress curtain curtains shelf shelves closet wardrobe bathtub toilet faucet
        mirror clock vacuum broom mop bucket hammer screwdriver drill ladder paintbrush
        crayon crayons pencil pencils pen pens notebook stapler scissors glue envelope
        envelopes stamps poster posters billboard logo logos slogan motto myth theory fact
        headline headlines documentary sequel trailer soundtrack lyrics orchestra drummer
        guitarist singer actor actress celebrity politician lawyer dentist plumber
        electrician carpenter engineer scientist professor police policeman
        thief robber pirate ghost witch wizard unicorn dinosaur elephants gorilla squirrel
        squirrels raccoon wolf spider spiders mosquito caterpillar whale dolphin owl eagle
        parrot hamster hamsters gerbil pony donkey goldfish aquarium kennel leash litter vet
        veterinarian hospital clinic pharmacy surgery vaccine injury bruise rash pimple
        infection sunburn cough flu tumor cancer diabetes cholesterol obesity nausea
        pregnancy weightloss marathon triathlon sprint jog hike hikes cruise voyage passport
        visa taxi tram bicycle motorcycle moped tractor helicopter spaceship satellite
        universe tornado earthquake flood drought landslide glacier waterfall canyon cliff
        meadow pond swamp harbor harbour pier dock lighthouse bridge tunnel highway avenue
        boulevard sidewalk roundabout intersection suburb neighborhood neighbourhood
        apartment apartments condo mansion palace cabin tent campground garage attic
        basement balcony porch driveway lawn hedge fence roof ceiling staircase elevator
        hallway corridor bedroom bathroom boardroom cubicle headquarters franchise startup
        corporation merger bankruptcy lawsuit trial verdict jury prison arrest robbery
        murder scandal rumor rumour gossip truth dreams nightmare memory memories childhood
        birthday anniversary graduation funeral holiday holidays vacation semester homework
        essay exam exams grade diploma scholarship tuition rent mortgage loan debt salary
        wage bonus pension insurance tax taxes refund invoice coupon lottery jackpot casino
        poker chess puzzle crossword riddle quiz trivia karaoke ballet opera theatre drama
        comedy sitcom cartoon anime manga meme memes hashtag selfie livestream spreadsheet
        powerpoint software hardware router modem keyboard monitor headphones earbuds
        charger adapter socket bulb lamp lantern torch lighter cigarette cigarettes vape
        fog hail sleet thunder lightning heatwave sunset sky forecast
        pickleball padel netball volleyball lacrosse rugby darts bowling pilates crossfit zumba aerobics
        kickboxing boxing wrestling judo karate gymnastics skating skateboarding surfing sailing kayaking
        golf polo archery fencing croquet snooker badminton playoffs playoff semifinal final finals
        goalkeeper striker midfielder quarterback referee umpire stadium scoreboard podium medal trophy
        fryer cooker hob stove extractor thermostat boiler radiator dryer tumble washer detergent bleach
        disinfectant sponges duster mask scrub conditioner diffuser deodorant toothpaste toothbrush razor
        scanner webcam projector drone gadget console playstation xbox nintendo laptop macbook ipad iphone
        kindle airpods headset podcast playlist gig tour festival encore chorus
        slide slides deck standup sprint backlog ticket retro roadmap milestone deadline stakeholder
        recycling art payslip timesheet onboarding webinar conference summit keynote agenda minutes
        tyre tyres tire brakes clutch gearbox exhaust windscreen dashboard motorway junction roadworks
        ferry tramway runway gate terminal luggage suitcase boarding departures arrivals
        drawer drawers bunting balloons confetti wrapping curtain blinds tiles grout plaster wallpaper
        cigar tobacco plantation seedling seedlings fertilizer pesticide compost greenhouse
        """)
    /// First names that are no food: whoever has one is somebody else.
    static let names = StepWords.text("SenseWords.names", """
        aaron abby abigail adam adrian aisha alan alex alexa alexander ali alice alicia alison allan
        amanda amber amelia amir amy andre andrea andrew andy angela angie anita anna anne annie
        anthony antonio arthur ashley audrey ava barbara barry becky ben beth betty beverly bob bobby
        bonnie brad bradley brandon brenda brian bruce bryan caitlin callum cameron carl carla carlos
        carmen carol caroline catherine cathy chad charles charlie chelsea chloe chris christian
        christina christine christopher cindy claire clara colin connor courtney craig crystal cynthia
        daniel danny darren dave david debbie deborah declan denise dennis derek diana diane
        diego dominic donald donna doris dorothy doug douglas dylan eddie edward eileen elaine
        eleanor elena eli elijah elizabeth ella ellen ellie emily emma eric erica erin ethan eva
        evan evelyn fatima fiona florence frances francis gabriel gareth gary gavin gemma geoff
        george gina gloria gordon grace greg gregory hannah harold harriet harry hassan heather
        heidi helen henry holly hugo hussein ian ibrahim imran irene isaac isabel isabella isla
        jackie jacob jake james jamie jan jane janet janice jared jasmine jason javier jay jayden
        jean jeff jeffrey jen jenna jennifer jenny jens jeremy jerome jess jesse jessica jill jim
        jimmy joan joanna joanne jodie joe joel john johnny jon jonathan jordan jorge jose joseph
        josh joshua joyce juan judith judy julia julian julie justin kara karen karim karl kate
        kathleen kathy katie kayla keith kelly ken kenneth kerry kevin kieran kim kirsty kyle laura
        lauren leah leanne lee leo leon leonard leslie lewis liam lily linda lindsay lisa liz lola
        lorraine louis louise lucas lucy luis luke lydia lynn maggie malcolm mandy marcus margaret
        maria marie mario marion mark martha martin mary matt matthew maureen max megan melanie melissa
        mia michael michelle miguel mike mohammed mohamed molly monica morgan muhammad nadia nancy
        natalie natasha nathan neil niamh nicholas nick nicola nicole nigel nina noah nora norman
        oliver olivia omar oscar owen pamela patricia patrick paul paula pauline pedro peggy
        penny pete peter phil philip phillip phoebe priya rachel ralph raj ravi ray raymond rebecca
        ricardo richard rick ricky rita rob robert roberto robin roger ron ronald rory rosie ross
        roy russell ruth ryan sally sam samantha samuel sandra sanjay sara sarah scott sean sebastian
        sergio shane shannon sharon shaun sheila shirley simon sofia sonia sophia sophie stacey
        stacy stan stephanie stephen steve steven stewart stuart sue susan suzanne sylvia tara ted
        teresa terry thomas tim timothy tina todd tom tommy toni tony tracy trevor tyler valerie
        vanessa vera veronica vicky vincent virginia vivian walter wayne wendy william xavier
        yasmin yusuf yvonne zach zachary zara zoe
        """)
    /// What happens to things and people, as it is told of them; no word of a kitchen or a table.
    static let happenings = StepWords.text("SenseWords.happenings", """
        arrived arrives beat beats barked barks implanted repotted bloomed
        leaked leaking leaks rebooted rebooting reboots failed failing fails restarted restarting
        exploded collapsed fainted tripped slipped sneezed coughed yelled screamed shouted phoned rang
        texted emailed messaged visited visiting visits moved moves moving resigned retired
        graduated married divorced proposed died scored scores scoring defending defended
        conceded equalised tackled relegated signed transferred won lost wins loses losing winning drew
        thrashed postponed cancelled canceled delayed rescheduled departed departs boarding landed towed
        stolen robbed hacked banned fined arrested sued elected voted tweeted posted trending streaming
        premiered aired airing airs launched launches released announced announces updated upgraded
        downgraded renewed deployed compiled rebuilt renovated flooded flooding snowed snowing raining
        rained chased chasing scratched peed pooped puked vomited purring purred meowed howled growled
        snoring snored slept sleeps woke yawned parked dented repaired installed reinstalled uninstalled
        downloaded uploaded borrowed lent owes owed paid refunded billed invoiced hired
        interviewed enrolled presented pitched negotiated inherited hosted hosting performed performs
        performing danced dances dancing starring directed published translated printed scanned faxed
        stapled framed arguing argued fighting fought cried crying laughed laughing smiling smiled waved
        hugged kissed blocked clogged overflowed shattered
        vanished disappeared escaped wandered jumped climbed crawled flew flies sank
        drowned crashed skidded swerved honked beeped beeping buzzing vibrating ringing flashing
        glowing flickering tripping buffering lagging syncing charging defends
        asked asks laid lays hatched hatches moulted told tells said says thinks thought reckons knows knew hates hated loves loved
        wants wanted needs prefers preferred brought brings bringing steals stole dropped
        spilled spilt knocked threw throws ripped tore stained ruined damaged destroyed
        carving
        """)
    /// More things, doings and notions that no food is: what stands behind a food's name makes it theirs
    /// ("apple corer", "beer mat collection").
    static let objects = StepWords.text("SenseWords.objects", """
        linux ubuntu macos algorithm script regex json docker
        kubernetes campaign printer liner flowerbed rummy scrabble monopoly hoover
        vacancy debrief rota payroll paperwork handout
        slideshow brochure leaflet flyer pamphlet booklet appraisal
        maze topper pickup songs ocean tutorial tutorials corer jumper tie mat mats coaster coasters collection collections
        event events manoeuvre maneuver notification notifications nav navbar widget
        toggle popup banner inbox outbox attachment spreadsheet pdf docx wifi hotspot
        password login logout username passcode bug bugs pipeline
        cache consent gdpr domain hosting plugin theme template font icon icons cursor
        pixel pixels screenshot screenshots wallpaper emoji gif meme avatar username handle
        bracket brackets hinge hinges screw screws bolt bolts wrench spanner pliers saw saws
        chisel sander sandpaper varnish primer putty sealant caulk insulation drywall plywood timber
        beams brickwork scaffolding cement mortar gravel paving patio decking gutter
        gutters pipe pipes plumbing wiring fuse fuses plugs
        adaptor switches dimmer lightbulb lampshade candlestick vase vases ornament
        ornaments figurine figurines cushion cushions pillow pillows duvet quilt
        bedding linen linens wardrobe dresser drawers cabinet cabinets
        bookcase stool stools benches barstool highchair cot crib pram buggy stroller nappies
        diaper diapers bib bibs pacifier rattle teddy doll dolls lego legos jigsaw puzzle
        scooter skateboard rollerblades trampoline swings seesaw sandpit paddling
        wetsuit swimsuit trunks goggles flippers snorkel surfboard kayak canoe paddle oar oars yacht
        dinghy anchor sail sails rope ropes harness carabiner tent tents
        rucksack torch compass binoculars telescope microscope magnet magnets
        lipgloss eyeliner blush foundation concealer serum toner moisturiser moisturizer sunscreen
        sunblock bodywash shaving aftershave cologne hairbrush comb hairspray curlers straighteners
        hairdryer tweezers clippers manicure pedicure facial massage spa sauna jacuzzi waxing
        cardigan pullover sweatshirt tracksuit leggings shorts skirt blouse waistcoat blazer tuxedo
        gown bridesmaid veil bouquet corsage cufflinks brooch bangle earring pendant locket
        trainers heels flats slippers wellies flipflops insoles zip zipper buckle strap straps
        collar seam stitching knitting crochet yarn
        sewing needles embroidery tapestry loom pottery kiln easel canvas watercolour
        watercolor sketchbook origami calligraphy scrapbook collage stencil stencils
        trombone trumpet saxophone clarinet flute violin cello viola harp banjo ukulele accordion
        harmonica cymbal cymbals amplifier microphone mic speaker speakers
        turntable vinyl cassette dvd bluray remote aerial antenna satellite streaming
        ballot referendum senator congressman councillor mp mps parliament congress senate council
        embassy consulate treaty sanctions tariff tariffs protest strikes rally riot
        newspaper newspapers tabloid editor columnist reporter journalist broadcast
        thesis dissertation lecture lectures tutorial tutor syllabus curriculum textbook textbooks
        revision coursework detention headmaster principal dean campus dorm dormitory
        surgeon paramedic ambulance ward clinic xray mri ultrasound biopsy stitches crutches
        wheelchair stethoscope thermometer bandages syringe transfusion
        barrister solicitor magistrate courtroom alibi evidence witness parole probation bail
        mechanic garage mot servicing carwash carpool motorbike moped caravan campervan trailer
        forklift digger bulldozer crane lorry lorries minibus
        cockpit airline airlines airbus boeing pilot stewardess hangar airfield radar
        asteroid meteor comet nebula orbit astronaut nasa
        hedgehog badger weasel stoat chipmunk possum skunk
        giraffe zebra hippo rhino cheetah leopard panther jaguar hyena koala
        penguins walrus jellyfish starfish seahorse stingray piranha
        beetle beetles ladybird ladybug wasp wasps hornet hornets moth moths butterflies
        caterpillars slugs maggot maggots tick ticks flea fleas lice
        ivy moss fern ferns shrub shrubs hedges bonsai tulip tulips
        daffodil daffodils dahlia orchid orchids wisteria trellis trowel rake hoe shovel
        spade wheelbarrow hosepipe hose lawnmower strimmer fertiliser fertilizer mulch
        allotment plots polytunnel shed sheds gazebo pergola firepit
        eclipse equinox solstice monsoon typhoon cyclone avalanche volcano
        accent accents grammar vocabulary spelling pronunciation proverb anecdote
        philosophy psychology sociology biology chemistry physics geography maths algebra
        geometry calculus statistics economics politics religion theology
        behaviour behavior attitude mindset myth
        legend folklore fable prophecy horoscope zodiac tarot
        manoeuvres regime protocol strategy tactic tactics logistics procurement
        supplier suppliers wholesaler retailer merchandise branding rebrand trademark patent copyright
        crumbs subsidy levy quota glut futures commodity
        commodities shareholder dividend portfolio crypto bitcoin blockchain nft
        vote poll polls survey surveys questionnaire census
        fundraiser raffle auction bazaar fete parade procession vigil
        nav pun puns riddle wordplay limerick haiku sonnet verse verses
        """)
    /// What hurts.
    static let ailments = StepWords.text("SenseWords.ailments", """
        headache migraine heartburn indigestion hangover bloating cramps nausea reflux hives rash
        diarrhea diarrhoea constipation ache aches poisoning sickness dizziness allergies wind gas
        """)
    /// Medicines, and what they are taken from: no food has a dose.
    static let medicines = StepWords.text("SenseWords.medicines", """
        ventolin albuterol salbutamol symbicort flonase prednisone prednisolone amoxicillin penicillin
        doxycycline antihistamine antihistamines zyrtec claritin benadryl piriton lisinopril ramipril
        metformin omeprazole lansoprazole sertraline fluoxetine citalopram prozac zoloft lexapro xanax
        adderall ritalin concerta ozempic wegovy mounjaro semaglutide levothyroxine thyroxine synthroid
        eliquis warfarin lipitor atorvastatin simvastatin nexium gaviscon rennies rennie tums imodium
        pepto lemsip nyquil dayquil mucinex sudafed strepsils codeine tramadol morphine naproxen aleve
        diclofenac voltarol calpol insulin novorapid lantus humalog inhaler inhalers nebuliser puffer
        eyedrops cetirizine loratadine fexofenadine melatonin zopiclone diazepam valium gabapentin
        pregabalin amitriptyline propranolol bisoprolol amlodipine losartan hydrocortisone estradiol
        testosterone contraceptive antacid antacids laxative laxatives antiseptic betadine plaster
        bandage jab vaccine
        """)
    static let speakerWords = StepWords.text("SenseWords.speakerWords", """
        i we ive weve im
        """)
    static let subjectWords = StepWords.text("SenseWords.subjectWords", """
        i you we he she they it there anyone anybody someone somebody everyone everybody
        """)
    static let subjectTooWords = StepWords.text("SenseWords.subjectTooWords", """
        the a an any your this that these those his her their
        """)
    static let determinerWords = StepWords.text("SenseWords.determinerWords", """
        the a an some any my your our his her their this that these those me us it them more
        """)
    static let otherPronounWords = StepWords.text("SenseWords.otherPronounWords", """
        he she they hes shes theyre theyve everyone everybody someone somebody nobody anybody anyone you youre youve
        """)
    static let otherWords = StepWords.text("SenseWords.otherWords", """
        dog dogs cat cats puppy kitten kid kids son sons daughter daughters baby child children husband wife boyfriend
        girlfriend partner brother sister roommate flatmate colleague colleagues mum mom mother dad father grandma
        grandpa grandad granddad nan nana gran granny auntie aunt uncle cousin nephew niece friend friends boss
        neighbour neighbours neighbor neighbors waiter waitress doctor nurse teacher student customer guest guests
        coworker coworkers parents people guy guys man woman men women boys girls lads mouse mice rat rats pig cows
        goat monkey squirrel squirrels fox boy girl bird birds horse rabbit hamster family team chef him them
        restaurant place cafe bakery pub canteen toddler toddlers twins grandson granddaughter landlord coach mayor
        grandkids grandchildren teenagers lad lads lass lasses missus housemate housemates interns president
        """)
    static let askingWords = StepWords.text("SenseWords.askingWords", """
        who whom whose why where whos
        """)
    static let openAskingWords = StepWords.text("SenseWords.openAskingWords", """
        what whats how when which
        """)
    static let invertingWords = StepWords.text("SenseWords.invertingWords", """
        is are am was do does did can could would will should shall may has have isnt arent doesnt didnt cant wont
        wasnt havent hasnt couldnt wouldnt shouldnt
        """)
    static let ateWords = StepWords.text("SenseWords.ateWords", """
        had ate eaten drank drunk having eating drinking enjoyed enjoying finished finishing consumed consuming
        devoured devouring snacked snacking munched munching nibbled nibbling sipped sipping savored savoured savoring
        savouring indulged indulging gulped chewed feasted feasting dined dining relished relishing scoffed downed
        demolished polished gobbled wolfed inhaled tasted tried treated treating shared sharing split swigged guzzled
        """)
    static let gotWords = StepWords.text("SenseWords.gotWords", """
        made making prepped ordered grabbed grabbing bought got getting gotten picked prepared fixed whipped packed
        brewed baked cooked chose chosen opted used using added received placed scored snagged nabbed
        """)
    static let baseWords = StepWords.text("SenseWords.baseWords", """
        eat eaten have had drink drunk ate want like feel get stand say having eating log track record count touch
        touched tried tasted finish finished add save wait need order buy try make cook go taste fancy
        """)
    static let skippingWords = StepWords.text("SenseWords.skippingWords", """
        skipped skip skipping gaveup givingup quit avoided refused declined stopped resisted avoid quitting quit
        avoiding resisting refusing
        """)
    static let denyingWords = StepWords.text("SenseWords.denyingWords", """
        didnt dont havent wont cant never werent doesnt isnt couldnt wasnt hasnt hadnt cannot arent shouldnt wouldnt
        aint
        """)
    static let auxiliaryWords = StepWords.text("SenseWords.auxiliaryWords", """
        did do does have has was could will am are would should
        """)
    static let planningWords = StepWords.text("SenseWords.planningWords", """
        want wanted wanting wanna wish wishing remind buy shopping recipe recipes tomorrow hate allergic meeting
        weather reserve schedule email call phone hurts hurt aching turn thinking dreaming tempted fancying tablet
        capsule craving planning hoping considering groceries grocery reminder
        """)
    static let willingWords = StepWords.text("SenseWords.willingWords", """
        ill will gonna going might may wouldve couldve shouldve
        """)
    static let laterWords = StepWords.text("SenseWords.laterWords", """
        later tonight tomorrow soon next weekend monday tuesday wednesday thursday friday saturday sunday
        """)
    static let refusingWords = StepWords.text("SenseWords.refusingWords", """
        turned passed stayed said walked steered out low short cutting cut dying
        """)
    static let titledWords = StepWords.text("SenseWords.titledWords", """
        mr mrs ms dr miss prof vitamin vitamins jacket top trim nails coat
        """)
    static let errandWords = StepWords.text("SenseWords.errandWords", """
        bottled iced froze frosted jarred
        """)
    static let bodyWords = StepWords.text("SenseWords.bodyWords", """
        hair eyes eye face shirt dress teeth nose beard pants trousers jeans tie jumper carpet rug laptop browser
        codebase spreadsheet server database repo folder keyboard sleeve blouse collar windscreen inbox curtains dress
        coat boots
        """)
    static let maybeWords = StepWords.text("SenseWords.maybeWords", """
        might should could must would id wed ought
        """)
    static let intendingWords = StepWords.text("SenseWords.intendingWords", """
        going have has need needs needed want wants wanted used about supposed trying try plan plans hope hoping
        intend forgot got refuse planning
        """)
    static let intendingTooWords = StepWords.text("SenseWords.intendingTooWords", """
        gonna wanna gotta
        """)
    static let copulaWords = StepWords.text("SenseWords.copulaWords", """
        is are was were
        """)
    static let pointerWords = StepWords.text("SenseWords.pointerWords", """
        it this that these those there here mine which today tonight yesterday meal meals snack treat breakfast
        brekkie brekky lunch dinner supper choice drink food plate bowl dish order favorite favourite what morning
        evening afternoon night brunch dessert starter main course portion serving side goto usual
        """)
    static let stateWords = StepWords.text("SenseWords.stateWords", """
        cost costs claims claimed reckons swears insists smell smells smelled smelt taste tastes look looks looked
        need needs want wants keep keeps make makes gives gave goes went fell falls broke cracked exploded died burned
        comes came seem seems sells sold opens opened closes closed calls called ran runs spoiled expired rotted
        melted arrived won lost crashed swim swims flies flew grows upset upsets uses belongs stinks stole does gets
        started starts lives says said brought brings left offered takes took bakes cooks likes loves hates wanted has
        sent told means helps helped causes contains expires expire owns own runs launched released announced forgot
        hates failed arrives arrive exists tells reads writes works sounds feels turns becomes remains lasts sits
        stands leaves departs plays sings walks talks jumps barks meows snores drives teaches plans turns snapped
        hangs matters reduces increases lowers raises improves rose lay give
        """)
    static let actingWords = StepWords.text("SenseWords.actingWords", """
        saw see seen watched watch watching fed feed gave give sold sell selling planted plant planting watered
        spilled spilt spilling dropped dropping burnt burned threw returned lost smell smelled hear heard love loved
        hate hated miss missed collect collected met remember know think thought wonder wrote read washed wash grew
        grow delivered served stole throw like liked live lived smelt fly flew moved travel visited drove fancy crave
        craved promised left sent donated brought bring saving saved save stand hid hide steal carried showed told
        dreamt dreamed listened talked argued laughed discussed learned studied googled researched noticed overheard
        planting growing selling repotted chucked chucking binned binning ditched dumped trashed discarded composted
        tipped recycled dye dyed dyeing decorated
        """)
    static let bareActingWords = StepWords.text("SenseWords.bareActingWords", """
        saw fed gave threw spilled spilt dropped watched smelled dislike disliked watering watching reading playing
        sold donated planted saving saved dreamt dreamed listened talked argued laughed discussed learned studied
        googled researched planting growing selling sent bringing repotted chucked chucking binned binning ditched
        dumped trashed discarded composted tipped recycled
        """)
    static let orderingWords = StepWords.text("SenseWords.orderingWords", """
        buy pass fetch bring remember remind forget search show play call meet reply send email ask tell preheat
        defrost thaw reorder schedule serve help stop hand delete remove erase undo convert select dont let ignore
        """)
    static let cookingWords = StepWords.text("SenseWords.cookingWords", """
        cook make bake fry roast simmer grill toast steam boil chop peel mash mix serve stir pour order water salt
        season stuff cut slice heat warm wash clean clear open close put take give feed stop let get prepare arrange
        plan reserve set keep leave throw pick drop avoid try book find add reheat microwave
        """)
    static let adverbWords = StepWords.text("SenseWords.adverbWords", """
        just already also then finally only really actually probably always usually often sometimes again now so still
        ever never later both all quickly even kind sort totally definitely first currently recently lately previously
        gladly happily slowly eventually immediately initially occasionally regularly normally earlier yesterday today
        """)
    static let contrastWords = StepWords.text("SenseWords.contrastWords", """
        but though although however except
        """)
    static let mealWords = StepWords.text("SenseWords.mealWords", """
        breakfast lunch dinner supper snack snacks food brunch brekkie brekky breaky
        """)
    static let placingWords = StepWords.text("SenseWords.placingWords", """
        at in on from with after before during while near by to for watching into under behind inside post pre around
        between over per outside off via until than like of
        """)
    static let moneyWords = StepWords.text("SenseWords.moneyWords", """
        dollar dollars buck bucks euro euros cent cents quid rupee rupees price pence
        """)
    static let thankingWords = StepWords.text("SenseWords.thankingWords", """
        thanks thank thankyou cheers congratulations merry happy bon enjoy welcome
        """)
    static let conditionWords = StepWords.text("SenseWords.conditionWords", """
        if when whenever unless
        """)
    static let joiningWords = StepWords.text("SenseWords.joiningWords", """
        and & plus n
        """)
    static let loggingWords = StepWords.text("SenseWords.loggingWords", """
        log track record count add
        """)
    static let eventWords = StepWords.text("SenseWords.eventWords", """
        party trip sale fundraiser charity church birthday picnic week potluck event wedding funeral meeting shop
        freezer
        """)
    static let roomWords = StepWords.text("SenseWords.roomWords", """
        sink fridge freezer kitchen lobby oven pantry cupboard desk counter floor shelf ceiling wall walls piano bin
        trash drawer compost
        """)
    static let particleWords = StepWords.text("SenseWords.particleWords", """
        up out off away
        """)
    static let marketWords = StepWords.text("SenseWords.marketWords", """
        supermarket market grocer grocers grocery farm orchard
        """)
    static let figureWords = StepWords.text("SenseWords.figureWords", """
        calories carbs carbohydrates protein kcal kj kilojoules macros nutrition fat fiber sugar sodium
        """)
    static let preparingWords = StepWords.text("SenseWords.preparingWords", """
        preparing prepare enjoy
        """)
}

extension SentenceWords {
    static let speakers = WordSet(StepWords.text("SentenceWords.speakers", "i we"))
    /// What a dish has some of.
    static let withinOfBarriers = WordSet(StepWords.text("SentenceWords.withinOfBarriers", "chips fries fat vegetables veg added"))
    static let flavours = WordSet(StepWords.text("SentenceWords.flavours", "chocolate vanilla strawberry caramel mocha hazelnut banana mango pepperoni margherita hawaiian"))
    static let holders = WordSet(StepWords.text("SentenceWords.holders", "in on over onto into to inside through with"))
    /// What is told one after the other is no single food.
    static let following = WordSet(StepWords.text("SentenceWords.following", "then plus followed"))
    static let vessels = WordSet(StepWords.text("SentenceWords.vessels", "handful scoop dollop drizzle splash knob bag can bottle glass bowl cup mug packet tin"))
    static let slices = WordSet(StepWords.text("SentenceWords.slices", "slice slices piece pieces round rounds"))
    /// What is told more of by its bread, and lies on none.
    static let sandwiches = WordSet(StepWords.text("SentenceWords.sandwiches", "sandwich toastie blt roll sub panini wrap burger"))
    static let overRice = WordSet(StepWords.text("SentenceWords.overRice", "curry chili stew fry dal daal masala korma vindaloo jalfrezi casserole stroganoff bhuna balti"))
    static let glasses = WordSet(StepWords.text("SentenceWords.glasses", "glass bottle carafe pour pint half"))
    static let colourWords = StepWords.text("SentenceWords.colourWords", """
        red white bitter bubbly brown seeded
        """)
    static let places = WordSet(StepWords.text("SentenceWords.places", "on in per onto inside"))
    static let holdings = WordSet(StepWords.text("SentenceWords.holdings", "with having had has topped spread containing contains w"))
    static let asideWords = StepWords.text("SentenceWords.asideWords", """
        think guess reckon believe suppose
        """)
    static let lists = WordSet(StepWords.text("SentenceWords.lists", "list lists shopping shop groceries grocery buy plan plans menu todo need tomorrow order orders"))
    /// What has sides as often as its filling behind a dash: "wrap - crisps, apple".
    static let filled = WordSet(StepWords.text("SentenceWords.filled", "sandwich wrap omelette scramble frittata"))
    static let headings = WordSet(StepWords.text("SentenceWords.headings", "night lunch dinner breakfast brunch supper day list full fry fryup takeaway takeout platter board meze mezze smoothie shake salad bowl stirfry meal combo roast"))
    static let lacking = WordSet(StepWords.text("SentenceWords.lacking", "alcohol sugar calorie calories fat"))
    static let rashers = WordSet(StepWords.text("SentenceWords.rashers", "rasher rashers"))
    static let measureWords = StepWords.text("SentenceWords.measureWords", """
        rasher rashers wedges footlong footlongs
        """)
    static let tellers = WordSet(StepWords.text("SentenceWords.tellers", "i we he she they had ive today tonight it"))
    static let owners = WordSet(StepWords.text("SentenceWords.owners", "my our their his her"))
    static let days = WordSet(StepWords.text("SentenceWords.days", "last today yesterday tonight earlier again at on"))
    static let sharingWords = StepWords.text("SentenceWords.sharingWords", """
        split shared sharing splitting
        """)
    /// What is called after what is in it, and stands in no list of dishes.
    static let heads = WordSet(StepWords.text("SentenceWords.heads", "sabzi sabji bhaji masala bread cake pie juice sauce poke sushi dip fishcake fish burger bagel shake milkshake bake kebab kabab porridge bar bowl roll bun ball cereal muffin melt spread butter powder sweets sandwich bites"))
    static let filledOfSideBySide = WordSet(StepWords.text("SentenceWords.filledOfSideBySide", "burrito sandwich submarine sub omelet wrap salad sarnie toastie panini bowl quesadilla taco smoothie shake pizza soup"))
    static let fillings = WordSet(StepWords.text("SentenceWords.fillings", "egg sausage cheese bacon ham chicken beef pork bean rice lettuce tomato onion mayonnaise avocado tuna turkey pepperoni mushroom pepper spinach potato corn salsa steak shrimp banana strawberry blueberry milk"))
    /// What is eaten by itself and lends its name to few other foods.
    static let wholes = WordSet(StepWords.text("SentenceWords.wholes", "toast oatmeal porridge banana yogurt salmon tuna pizza burger bagel muffin cereal granola hummus avocado"))
    /// What is another food when it is written apart.
    static let apart = WordSet(StepWords.text("SentenceWords.apart", "sweetbread"))
    static let placesOfSpelling = WordSet(StepWords.text("SentenceWords.placesOfSpelling", "at in near from"))
    /// Shops whose names are a letter away from a food's, written without a capital.
    static let shops = WordSet(StepWords.text("SentenceWords.shops", "coles cole"))
    static let keywords = WordSet(StepWords.text("SentenceWords.keywords", "const let var def func function return"))
    static let copulas = WordSet(StepWords.text("SentenceWords.copulas", "was is were"))
    static let fryingWords = StepWords.text("SentenceWords.fryingWords", """
        fried sauteed stirfried panfried deepfried roasted
        """)
    static let ins = WordSet(StepWords.text("SentenceWords.ins", "in with"))
    static let pans = WordSet(StepWords.text("SentenceWords.pans", "stir pan shallow deep lightly"))
    static let fats = WordSet(StepWords.text("SentenceWords.fats", "oil butter ghee lard dripping fat"))
    static let whens = WordSet(StepWords.text("SentenceWords.whens", "for at during"))
}

extension SharedWeightPass {
    static let makings = WordSet(StepWords.text("SharedWeightPass.makings", "in made using mixed stuffed filled featuring containing contains consisting comprising topped dressed drizzled"))
    static let cooking = WordSet(StepWords.text("SharedWeightPass.cooking", "cooked fried boiled sauteed stewed baked roasted grilled prepared steamed stir-fried"))
    /// What says that the next food is beside the last.
    static let another = WordSet(StepWords.text("SharedWeightPass.another", "along alongside paired together plus served accompanied beside besides then also followed"))
}

extension SlicesPass {
    static let sandwiches = WordSet(StepWords.text("SlicesPass.sandwiches", "sandwich toastie melt blt"))
    static let fillings = WordSet(StepWords.text("SlicesPass.fillings", "turkey ham swiss cheddar provolone salami pastrami bologna tuna beef chicken mayo bacon cheese"))
    /// What is bound with mayonnaise and called a salad.
    static let mixed = WordSet(StepWords.text("SlicesPass.mixed", "chicken tuna egg ham turkey crab seafood"))
}

extension SlipPass {
    /// Words of amounts, meals and joints.
    static let words = StepWords.text("SlipPass.words", """
        with without half quarter third about around cups glass slice slices piece pieces bowl bowls small medium large bottle bottles packet handful spoon spoons spoonful teaspoon tablespoon tablespoons little some like breakfast lunch dinner snack cooked grilled scrambled boiled roasted fried baked poached chopped sliced steamed mashed toasted couple portion serving plate think maybe after before today yesterday morning evening ounces grams glass glasses packet packets package handfuls spoonfuls teaspoons sandwich portions servings plates scoops
        """)
    /// Slips of words of three letters, of which each has too many, and letters that sound alike.
    static let short = StepWords.text("SlipPass.short", """
        nd=and adn=and anf=and annd=and andd=and teh=the hte=the wth=with wih=with haf=half liek=like sme=some hafl=half tsbp=tbsp tps=tsp slize=slice slizes=slices slise=slice slises=slices slyce=slice cupp=cup cupps=cups
        """)
    /// What reads like a slip and is a word or a name.
    static let others = StepWords.text("SlipPass.others", """
        wit abut bow bole lie sack diner diners fred coked lass glas portin sever severing plat pate potion potions lates lace frid thin maybee slie sices spon spoons bottles tink grams smell mall lage platte plait
        """)
}

extension SplashPass {
    static let plainMilks = WordSet(StepWords.text("SplashPass.plainMilks", "milk semiskim skimmed skim semiskimmed oatmilk almondmilk soymilk soyamilk coconutmilk ricemilk"))
    static let milkKinds = WordSet(StepWords.text("SplashPass.milkKinds", "oat almond soy soya coconut rice whole skim skimmed semi semiskim semiskimmed 2 1"))
    static let sweeteners = WordSet(StepWords.text("SplashPass.sweeteners", "sugar sweetener splenda stevia honey"))
    static let cereals = WordSet(StepWords.text("SplashPass.cereals", "cereal muesli granola cornflakes cornflake flake flakes cheerios krispies weetabix bran puffs shreddies krispie krispy shreddie shreddy cheerio puff charm loop chex crunch special frosty krave kix trix wheaty grape"))
    /// "bran muffin", "oat bran bread".
    static let baked = WordSet(StepWords.text("SplashPass.baked", "muffin bread cake bar cookie cracker biscuit roll"))
    static let milks = WordSet(StepWords.text("SplashPass.milks", "milk cream creamer halfandhalf"))
    static let creams = WordSet(StepWords.text("SplashPass.creams", "cream creamer"))
    static let cups = WordSet(StepWords.text("SplashPass.cups", "coffee tea americano espresso cuppa brew cappuccino latte chai decaf"))
}

extension SpokenDate {
    /// Months that are something else in small letters.
    static let verbs = WordSet(StepWords.text("SpokenDate.verbs", "may march mar"))
}

extension SpreadPass {
    static let joints = WordSet(StepWords.text("SpreadPass.joints", "with and some plus a little bit of on"))
    static let lying = WordSet(StepWords.text("SpreadPass.lying", "on over"))
    static let nuts = WordSet(StepWords.text("SpreadPass.nuts", "peanut almond cashew nut"))
    /// Grams on a slice of toast; our own figures, nobody measured them.
    static let spreads = WordTable(figures: StepWords.text("SpreadPass.spreads", """
        butter margarine ghee 7
        jam jelly marmalade preserve curd 15
        honey 10
        nutella 16
        marmite vegemite 4
        """))
    /// Parts of a slice of toast.
    static let breads = WordTable(figures: StepWords.text("SpreadPass.breads", """
        toast bread crumpet teacake waffle roll bun muffin 1
        bagel baguette scone 1.4
        cracker oatcake 0.3
        crispbread biscuit 0.8
        """))
}

extension StrangerPass {
    static let origins = WordSet(StepWords.text("StrangerPass.origins", "from at by near for to"))
}

extension TalkFeatures {
    static let leads = WordSet(StepWords.text("TalkFeatures.leads", "um uh er erm ok okay so well and then also log add please today yesterday hmm"))
    static let tails = WordSet(StepWords.text("TalkFeatures.tails", "lol haha hahaha lmao ugh today tonight yesterday thanks thx yum tho though please pls"))
    static let scenes = WordSet(StepWords.text("TalkFeatures.scenes", "work home"))
}

extension TalkJudge {
    static let done = WordSet(StepWords.text("TalkJudge.done", "baked iced decorated started finished fed walked cleaned washed froze frozen marinated planted bottled"))
}

extension TimePass {
    static let joints = WordSet(StepWords.text("TimePass.joints", "and with then"))
    static let tellings = WordSet(StepWords.text("TimePass.tellings", "i we just had ate ive got grabbed finished drank"))
    static let hours = WordSet(StepWords.text("TimePass.hours", "hrs hr hours h"))
    static let rising = WordSet(StepWords.text("TimePass.rising", "woke up awake rose by till til until"))
    /// What is called by a number.
    static let numbered = WordSet(StepWords.text("TimePass.numbered", "up bean beans grain seed layer spice spices alarm course day days hour hours min mins minute minutes week weeks month months year years mile miles step steps count for of to or in and am pm inch kcal cal calories calorie carb carbs protein fat fibre sugar percent piece pack"))
    static let countedAlike = WordSet(StepWords.text("TimePass.countedAlike", "fries sushi sashimi nigiri maki temaki onigiri kimbap gimbap shrimp scampi calamari crayfish squid ravioli gnocchi tortellini tortelloni cannelloni pierogi pelmeni manti mandu momo gyoza jiaozi wonton shumai bao baozi mochi takoyaki karaage yakitori tempura edamame falafel arancini kibbeh dolma pakora bhaji asparagus biscotti macaron haribo"))
    static let numberedByFew = WordSet(StepWords.text("TimePass.numberedByFew", "cheese cheeses egg herb star"))
    static let ranked = WordSet(StepWords.text("TimePass.ranked", "one time slice piece serving portion helping half"))
    static let roasts = WordSet(StepWords.text("TimePass.roasts", "roast roasts joint gravy carvery"))
    static let words = WordSet(StepWords.text("TimePass.words", "sat sun"))
    static let people = WordSet(StepWords.text("TimePass.people", "night nights was is will"))
    static let minutes = WordTable(figures: StepWords.text("TimePass.minutes", """
        hour hours hr hrs h 60
        minute minutes mins min 1
        """))
    static let days = WordTable(figures: StepWords.text("TimePass.days", """
        day days 1
        week weeks wk wks 7
        fortnight 14
        month months 30
        """))
    static let openings = WordSet(StepWords.text("TimePass.openings", "between from"))
    static let untils = WordSet(StepWords.text("TimePass.untils", "to until till til through"))
}

extension TrailingPass {
    static let weighing = WordSet(StepWords.text("TrailingPass.weighing", "weighing weighs weighed totaling totalling"))
}

extension TurnPass {
    static let skewers = WordSet(StepWords.text("TurnPass.skewers", "skewer skewers stick sticks"))
    static let lengths = WordSet(StepWords.text("TurnPass.lengths", "inch inches in cm"))
    static let spirits = WordSet(StepWords.text("TurnPass.spirits", "gin vodka rum whisky whiskey bourbon tequila"))
    static let mixing = WordSet(StepWords.text("TurnPass.mixing", "and n with w"))
    static let mixers = WordSet(StepWords.text("TurnPass.mixers", "tonic coke cola soda lemonade ginger ale juice orange cranberry slimline diet lime pepsi sprite redbull"))
    static let centiliters = WordSet(StepWords.text("TurnPass.centiliters", "cl"))
    static let withs = WordSet(StepWords.text("TurnPass.withs", "with w"))
    static let pouring = WordSet(StepWords.text("TurnPass.pouring", "with w in"))
    static let spreads = WordSet(StepWords.text("TurnPass.spreads", "milk water butter jam cream marmite honey marmalade"))
    static let volumes = WordSet(StepWords.text("TurnPass.volumes", "ml cl l litre liter litres liters oz"))
    static let additions = WordSet(StepWords.text("TurnPass.additions", "sugar sugars ice milk pearls pearl boba syrup shot shots whip cream sweetener sweeteners honey lemon splenda tapioca jelly foam"))
    static let ofMilk = WordSet(StepWords.text("TurnPass.ofMilk", "skimmed skim semi semiskim whole splash dash bit drop sugarfree"))
    static let tea = WordSet(StepWords.text("TurnPass.tea", "tea teas coffees lattes brew brews cuppa cuppas"))
    static let beforeAdditions = WordSet(StepWords.text("TurnPass.beforeAdditions", "with w of extra no one two a oat soy soya almond"))
    static let joiners = WordSet(StepWords.text("TurnPass.joiners", "and n with w on plus in"))
    static let drinks = WordSet(StepWords.text("TurnPass.drinks", "latte coffee tea mocha cappuccino chai matcha cocoa frappuccino frappe americano macchiato cortado boba smoothie milkshake shake milktea pearls flatwhite"))
    static let sweetTeas = WordSet(StepWords.text("TurnPass.sweetTeas", "bubble boba pearl taro milktea tapioca"))
    static let levels = WordSet(StepWords.text("TurnPass.levels", "half full less light extra regular normal quarter low no zero little medium"))
    static let teaLevels = WordSet(StepWords.text("TurnPass.teaLevels", "full less quarter reduced"))
    static let levelled = WordSet(StepWords.text("TurnPass.levelled", "sugar sweet sweetness ice"))
    static let leans = WordSet(StepWords.text("TurnPass.leans", "lean"))
    static let beforePlans = WordSet(StepWords.text("TurnPass.beforePlans", "and but then i im we were am are probably"))
    static let planning = WordSet(StepWords.text("TurnPass.planning", "gonna going will ill might planning plan well"))
    static let them = WordSet(StepWords.text("TurnPass.them", "them em those these"))
    static let withsOfAsides = WordSet(StepWords.text("TurnPass.withsOfAsides", "with w on"))
    static let roughly = WordSet(StepWords.text("TurnPass.roughly", "about only maybe like roughly just around"))
    static let tooMuch = WordSet(StepWords.text("TurnPass.tooMuch", "too very really that so"))
    static let remarkable = WordSet(StepWords.text("TurnPass.remarkable", "special fancy exciting major crazy unusual exotic elaborate big spectacular wild"))
    static let just = WordSet(StepWords.text("TurnPass.just", "just only but"))
    static let meats = WordSet(StepWords.text("TurnPass.meats", "beef turkey mince hamburger burger chuck pork chicken patty patties meat"))
    static let masses = WordSet(StepWords.text("TurnPass.masses", "pasta rice spaghetti couscous quinoa mash popcorn cereal"))
    static let laters = WordSet(StepWords.text("TurnPass.laters", "later"))
    static let spans = WordSet(StepWords.text("TurnPass.spans", "min mins minute minutes hour hours hr hrs sec secs second seconds day days week weeks"))
    static let vague = WordSet(StepWords.text("TurnPass.vague", "few couple of an a about like half"))
    static let keepings = WordSet(StepWords.text("TurnPass.keepings", "the and but then i saved left gave kept put threw binned took froze boxed packed saving keeping"))
    static let keeping = WordSet(StepWords.text("TurnPass.keeping", "saved left gave kept put threw binned took froze boxed packed saving keeping"))
    static let turnings = WordSet(StepWords.text("TurnPass.turnings", "and but then so"))
    static let fates = WordSet(StepWords.text("TurnPass.fates", "is was for in to went will goes later tomorrow gets"))
    static let allOrNothing = WordSet(StepWords.text("TurnPass.allOrNothing", "nothing everything"))
    static let placings = WordSet(StepWords.text("TurnPass.placings", "on in inside"))
    static let itself = WordSet(StepWords.text("TurnPass.itself", "it them top"))
    static let dividing = WordSet(StepWords.text("TurnPass.dividing", "for between serves feeds served makes made gives yields cut sliced divided"))
    static let into = WordSet(StepWords.text("TurnPass.into", "in into"))
    static let its = WordSet(StepWords.text("TurnPass.its", "it them that this these those"))
    static let meOfBatches = WordSet(StepWords.text("TurnPass.meOfBatches", "me myself"))
    static let enough = WordSet(StepWords.text("TurnPass.enough", "enough"))
    static let recipes = WordSet(StepWords.text("TurnPass.recipes", "it which that recipe and supposedly should"))
    static let folk = WordSet(StepWords.text("TurnPass.folk", "people adults friends folks guests mates kids"))
    static let portions = WordSet(StepWords.text("TurnPass.portions", "portion portions serving servings helping helpings share part bit bowl bowls plate plates glass glasses mug mugs cup cups slice slices piece pieces squares square bars wedge wedges"))
    static let anyPieces = WordSet(StepWords.text("TurnPass.anyPieces", "piece pieces"))
    static let weightsOfBatches = WordSet(StepWords.text("TurnPass.weightsOfBatches", "g gr gram grams kg oz ounce ounces ml lb lbs pound pounds"))
    static let leads = WordSet(StepWords.text("TurnPass.leads", "and but so then i we ive only just though"))
    static let everyone = WordSet(StepWords.text("TurnPass.everyone", "everyone everybody we all both each us"))
    static let eatingOfBatches = WordSet(StepWords.text("TurnPass.eatingOfBatches", "had ate eaten took drank finished managed got scoffed"))
    static let being = WordSet(StepWords.text("TurnPass.being", "was is were weighed being"))
    static let roughlyOfBatches = WordSet(StepWords.text("TurnPass.roughlyOfBatches", "only just about roughly around maybe like probably"))
    static let owning = WordSet(StepWords.text("TurnPass.owning", "my a an the equal same own"))
    static let makers = WordSet(StepWords.text("TurnPass.makers", "made prepared did bought got ordered cooked making prepped whipped fixed"))
    static let cooking = WordSet(StepWords.text("TurnPass.cooking", "baked boiled roasted fried grilled steamed scrambled poached blended brewed peeled"))
    static let makersLeads = WordSet(StepWords.text("TurnPass.makersLeads", "i we ive weve just then and so"))
    static let receiving = WordSet(StepWords.text("TurnPass.receiving", "for between enough"))
    static let sources = WordSet(StepWords.text("TurnPass.sources", "from using"))
    static let pots = WordSet(StepWords.text("TurnPass.pots", "batch pot tray pan load whole"))
    static let the = WordSet(StepWords.text("TurnPass.the", "the all"))
    static let us = WordSet(StepWords.text("TurnPass.us", "us"))
    static let eachOfBatches = WordSet(StepWords.text("TurnPass.eachOfBatches", "each"))
    static let partsOfBatches = WordSet(StepWords.text("TurnPass.partsOfBatches", "share part bit"))
    static let bits = WordSet(StepWords.text("TurnPass.bits", "slice slices piece pieces squares square wedge wedges"))
    static let dryness = WordSet(StepWords.text("TurnPass.dryness", "dry uncooked raw dried"))
    static let staples = WordSet(StepWords.text("TurnPass.staples", "pasta spaghetti penne fusilli linguine tagliatelle macaroni noodles rice couscous quinoa oats lentils"))
    static let borders = WordSet(StepWords.text("TurnPass.borders", "from at with w for on in"))
    static let nights = WordSet(StepWords.text("TurnPass.nights", "night day party lunch monday tuesday wednesday thursday friday saturday sunday"))
    static let sliced = WordSet(StepWords.text("TurnPass.sliced", "pizza pizzas cake quiche tart cheesecake"))
    static let ands = WordSet(StepWords.text("TurnPass.ands", "and n"))
    static let addings = WordSet(StepWords.text("TurnPass.addings", "and n with w on plus"))
    static let rashers = WordSet(StepWords.text("TurnPass.rashers", "rasher rashers"))
    static let cups = WordSet(StepWords.text("TurnPass.cups", "coffee tea espresso chai americano filter"))
    static let whiteners = WordSet(StepWords.text("TurnPass.whiteners", "milk cream creamer"))
    static let lacking = WordSet(StepWords.text("TurnPass.lacking", "no without not"))
    /// What others are put on or in.
    static let carriers = WordSet(StepWords.text("TurnPass.carriers", "bread toast wrap wraps roll rolls bun buns bagel bagels baguette pita pitta naan tortilla tortillas cracker crackers crispbread pasta spaghetti rice noodles potato potatoes salad sandwich muffin scone scones croissant pancakes shake smoothie coffee tea oatmeal porridge yogurt yoghurt"))
    static let spooned = WordSet(StepWords.text("TurnPass.spooned", "sauce dressing dip hummus butter jam honey spread paste powder syrup sugar yogurt yoghurt oil"))
    static let measuring = WordSet(StepWords.text("TurnPass.measuring", "inch inches foot footlong for count ct in layer cheese meat bean"))
    static let visiting = WordSet(StepWords.text("TurnPass.visiting", "at to"))
    static let visited = WordSet(StepWords.text("TurnPass.visited", "and for with"))
    static let eaters = WordSet(StepWords.text("TurnPass.eaters", "i we had ate got ordered just only"))
    /// What a chain's chicken is called by alone.
    static let recipesOfChains = WordSet(StepWords.text("TurnPass.recipesOfChains", "original crispy spicy"))
    static let shares = WordSet(StepWords.text("TurnPass.shares", "half quarter whole"))
    static let sets = WordSet(StepWords.text("TurnPass.sets", "meal combo box bucket dinner tenders"))
    static let chainNames = StepWords.text("TurnPass.chainNames", """
        mcdonalds|mcdonald's|maccies|maccas|mcd's|kfc|burger king|bk|subway|dominos|domino's|pizza hut|papa johns|papa john's|little caesars|wendys|wendy's|taco bell|chipotle|starbucks|dunkin|dunkin donuts|greggs|nandos|nando's|costa|pret|chick fil a|chickfila|popeyes|five guys|arbys|arby's|panera|tim hortons|sonic|dairy queen|in n out|shake shack|whataburger|krispy kreme|panda express|wagamama|pizza express|leon|itsu|wingstop|jack in the box|culvers|culver's|hardees|hungry jacks|zaxbys|raising canes|canes|white castle|ihop|dennys|denny's|olive garden|applebees|cheesecake factory|carls jr|jollibee|caffe nero|red lobster|waffle house|cracker barrel|texas roadhouse|outback|auntie annes|auntie anne's|buffalo wild wings|el pollo loco|bojangles
        """)
    static let othersOfChains = WordSet(StepWords.text("TurnPass.othersOfChains", "kcal kcals cal cals calorie calories kj am pm oclock a p g mins min percent"))
    static let piecesOfChains = WordSet(StepWords.text("TurnPass.piecesOfChains", "piece pieces pc pcs"))
    static let refusals = WordSet(StepWords.text("TurnPass.refusals", "no nah nope"))
    static let wavering = WordSet(StepWords.text("TurnPass.wavering", "no nah nope well"))
    static let afterComma = WordSet(StepWords.text("TurnPass.afterComma", "well nah nope"))
    static let hesitations = WordSet(StepWords.text("TurnPass.hesitations", "wait scratch"))
    static let doubting = WordSet(StepWords.text("TurnPass.doubting", "no nah nope ok okay hmm"))
    static let hesitating = WordSet(StepWords.text("TurnPass.hesitating", "um erm er hm"))
    static let sure = WordSet(StepWords.text("TurnPass.sure", "wait sorry actually correction edit oops rather"))
    static let corrections = WordSet(StepWords.text("TurnPass.corrections", "correction edit"))
    static let rather = WordSet(StepWords.text("TurnPass.rather", "rather"))
    static let struck = WordSet(StepWords.text("TurnPass.struck", "scratch strike make call"))
    static let that = WordSet(StepWords.text("TurnPass.that", "that it there"))
    static let copulas = WordSet(StepWords.text("TurnPass.copulas", "was were had"))
    static let lets = WordSet(StepWords.text("TurnPass.lets", "lets id"))
    static let meantOfCorrections = WordSet(StepWords.text("TurnPass.meantOfCorrections", "mean meant"))
    static let holding = WordSet(StepWords.text("TurnPass.holding", "hang hold"))
    static let thats = WordSet(StepWords.text("TurnPass.thats", "that thats was"))
    static let wrong = WordSet(StepWords.text("TurnPass.wrong", "wrong"))
    static let asidesOfCorrections = WordSet(StepWords.text("TurnPass.asidesOfCorrections", "fine alright i think well just more like um no yes yeah it its was of them"))
    static let going = WordSet(StepWords.text("TurnPass.going", "no not with without also and plus but or then the in on for to"))
    static let openingsOfCorrections = WordSet(StepWords.text("TurnPass.openingsOfCorrections", "i we had ate have just so um well for lunch dinner breakfast was"))
    static let parting = WordSet(StepWords.text("TurnPass.parting", "and with on plus"))
    static let or = WordSet(StepWords.text("TurnPass.or", "or"))
    static let moreOfCorrections = WordSet(StepWords.text("TurnPass.moreOfCorrections", "also too another forgot extra again as"))
    static let closing = WordSet(StepWords.text("TurnPass.closing", "then"))
    /// Of what nobody has a serving by the number.
    static let handed = WordSet(StepWords.text("TurnPass.handed", "chips crisps crackers fries pretzels wings nuggets olives"))
    static let bracketed = WordSet(StepWords.text("TurnPass.bracketed", "baby cherry mini sweet"))
    static let ofKinds = WordSet(StepWords.text("TurnPass.ofKinds", "taco tacos bao baos empanada empanadas pierogi pierogies samosa samosas gyoza dumpling dumplings burrito burritos wrap wraps quesadilla quesadillas enchilada enchiladas sandwich sandwiches arepa arepas pupusa pupusas tamale tamales"))
    static let bowls = WordSet(StepWords.text("TurnPass.bowls", "bowls bowl plates plate portions portion helpings servings cups cup mugs"))
    static let dishesOfCounts = WordSet(StepWords.text("TurnPass.dishesOfCounts", "stew soup curry chili chilli casserole porridge oatmeal salad ramen pasta pho broth goulash rice noodles"))
    static let stacks = WordSet(StepWords.text("TurnPass.stacks", "stack pile row tower trio"))
    static let lots = WordSet(StepWords.text("TurnPass.lots", "lots"))
    static let betweenOfCounts = WordSet(StepWords.text("TurnPass.betweenOfCounts", "a an the my our those these more other"))
    static let touching = WordSet(StepWords.text("TurnPass.touching", "touch eat have want try"))
    static let pronounsOfDenials = WordSet(StepWords.text("TurnPass.pronounsOfDenials", "it them that those any"))
    static let denials = WordSet(StepWords.text("TurnPass.denials", "didnt couldnt wouldnt never"))
    static let helpers = WordSet(StepWords.text("TurnPass.helpers", "did could would was were is do am are"))
    static let adverbs = WordSet(StepWords.text("TurnPass.adverbs", "even really actually end up"))
    static let verbs = WordSet(StepWords.text("TurnPass.verbs", "touch eat have want fancy need take try bother order get drink touched had eaten drunk use"))
    static let skipping = WordSet(StepWords.text("TurnPass.skipping", "skipped ditched binned avoided ignored refused declined removed omitted except"))
    static let leaving = WordSet(StepWords.text("TurnPass.leaving", "left leave leaving"))
    static let taking = WordSet(StepWords.text("TurnPass.taking", "took gave"))
    static let someOf = WordSet(StepWords.text("TurnPass.someOf", "most some half much lots a lot bit all almost"))
    static let nothingOfDenials = WordSet(StepWords.text("TurnPass.nothingOfDenials", "no not none without instead didn"))
    static let onlys = WordSet(StepWords.text("TurnPass.onlys", "just only"))
    static let everything = WordSet(StepWords.text("TurnPass.everything", "everything all"))
    static let buts = WordSet(StepWords.text("TurnPass.buts", "but except minus bar"))
    static let things = WordSet(StepWords.text("TurnPass.things", "burger sandwich wrap drink main meal plate sub food"))
    static let picking = WordSet(StepWords.text("TurnPass.picking", "picked scraped"))
    static let away = WordSet(StepWords.text("TurnPass.away", "out off"))
    static let cancelling = WordSet(StepWords.text("TurnPass.cancelling", "forget delete cancel"))
    static let leadsOfDenials = WordSet(StepWords.text("TurnPass.leadsOfDenials", "but and though i we then just ok so"))
    static let betweenOfDenials = WordSet(StepWords.text("TurnPass.betweenOfDenials", "with any of"))
    static let definite = WordSet(StepWords.text("TurnPass.definite", "the my our his her their that this those"))
    static let some = WordSet(StepWords.text("TurnPass.some", "much many all enough quite even too so very just only half most"))
    /// What is in or on another food, and lacks to it where it was not eaten.
    static let components = WordSet(StepWords.text("TurnPass.components", "icing frosting dressing sauce gravy bun buns cheese mayo mayonnaise skin crust butter milk sugar cream batter yolk yolks syrup salt bread rice beans guacamole guac croutons toppings topping filling rind fat"))
    static let joining = WordSet(StepWords.text("TurnPass.joining", "with w and n plus"))
    static let also = WordSet(StepWords.text("TurnPass.also", "and or nor"))
    static let closingOfDenials = WordSet(StepWords.text("TurnPass.closingOfDenials", "at all this time though today tonight on it then either with in for of"))
    static let instead = WordSet(StepWords.text("TurnPass.instead", "instead rather"))
    static let sorts = WordSet(StepWords.text("TurnPass.sorts", "fish meat fruit nuts beer beers wine cereal chocolate biscuits biscuit sweets veg takeaway dessert snack"))
    static let lists = WordSet(StepWords.text("TurnPass.lists", "and with or plus no without"))
    static let vessels = WordSet(StepWords.text("TurnPass.vessels", "pot pots pack packs"))
    static let tellings = WordSet(StepWords.text("TurnPass.tellings", "skimmed skim whole semi sliced plain"))
    static let kinds = WordSet(StepWords.text("TurnPass.kinds", "fish pasta cheese bread meat fruit nuts noodles cereal biscuits biscuit crisps sweets beer wine"))
    static let creams = WordSet(StepWords.text("TurnPass.creams", "cream creams creamer creamers"))
    static let coffees = WordSet(StepWords.text("TurnPass.coffees", "coffee tea decaf"))
    /// What the hundredths of say something else.
    static let milkless = WordSet(StepWords.text("TurnPass.milkless", "yogurt yoghurt beer cider lager wine skyr cheese cocoa mince beef turkey chocolate"))
    static let cooling = WordSet(StepWords.text("TurnPass.cooling", "on over with"))
    static let pints = WordSet(StepWords.text("TurnPass.pints", "pint pints"))
    static let adding = WordSet(StepWords.text("TurnPass.adding", "and plus then"))
    static let sugars = WordSet(StepWords.text("TurnPass.sugars", "sugar sugars"))
    static let followers = WordSet(StepWords.text("TurnPass.followers", "last this after at down with w watching later tonight"))
    static let wishing = WordSet(StepWords.text("TurnPass.wishing", "fancy fancied anyone need want owe who love"))
    static let articlesOfDrinks = WordSet(StepWords.text("TurnPass.articlesOfDrinks", "a each one"))
    static let hot = WordSet(StepWords.text("TurnPass.hot", "tea coffee brew cuppa latte americano porridge oatmeal oats cereal weetabix muesli"))
    static let sandwiches = WordSet(StepWords.text("TurnPass.sandwiches", "sandwich sarnie butty toastie wrap burrito bagel roll"))
    static let whitesOfEggs = WordSet(StepWords.text("TurnPass.whitesOfEggs", "white whites"))
    static let holders = WordSet(StepWords.text("TurnPass.holders", "with from using of"))
    static let potsOfFillings = WordSet(StepWords.text("TurnPass.potsOfFillings", "pot pots tub tubs tube tubes"))
    static let yogurts = WordSet(StepWords.text("TurnPass.yogurts", "yogurt yoghurt yogurts yoghurts yog"))
    static let filled = WordSet(StepWords.text("TurnPass.filled", "wrap pizza sandwich omelette omelet bagel panini toastie burrito sub salad baguette quesadilla bap roll"))
    static let milks = WordSet(StepWords.text("TurnPass.milks", "oat almond soy soya coconut skim skimmed semiskimmed nonfat whole semi"))
    static let milkOfFillings = WordSet(StepWords.text("TurnPass.milkOfFillings", "milk"))
    static let milkDrinks = WordSet(StepWords.text("TurnPass.milkDrinks", "latte cappuccino macchiato mocha cortado"))
    static let flavours = WordSet(StepWords.text("TurnPass.flavours", "vanilla chocolate strawberry mint pistachio caramel salted cookies cream coffee hazelnut coconut"))
    static let flavoured = WordSet(StepWords.text("TurnPass.flavoured", "cream icecream gelato sorbet yogurt yoghurt milkshake shake pudding custard"))
    static let proteins = WordSet(StepWords.text("TurnPass.proteins", "protein"))
    static let scooped = WordSet(StepWords.text("TurnPass.scooped", "icecream gelato sorbet shake smoothie powder"))
    static let frozen = WordSet(StepWords.text("TurnPass.frozen", "icecream gelato sorbet"))
    static let behindScoop = WordSet(StepWords.text("TurnPass.behindScoop", "with w in and plus after before"))
    static let pizzaToppings = WordSet(StepWords.text("TurnPass.pizzaToppings", "pepperoni margherita margarita hawaiian"))
    static let waysOfFillings = WordSet(StepWords.text("TurnPass.waysOfFillings", "on at from after with before for and"))
    static let breadsOfFillings = WordSet(StepWords.text("TurnPass.breadsOfFillings", "bread toast sandwich cheese salami ham"))
    static let meatColours = WordSet(StepWords.text("TurnPass.meatColours", "white dark light brown"))
    static let meat = WordSet(StepWords.text("TurnPass.meat", "meat"))
    static let birds = WordSet(StepWords.text("TurnPass.birds", "turkey chicken duck"))
    static let chocolates = WordSet(StepWords.text("TurnPass.chocolates", "lindt chocolate choc ghirardelli cocoa"))
    static let openers = WordSet(StepWords.text("TurnPass.openers", "um uh er erm hmm ok okay so well and then also today yesterday"))
    static let towards = WordSet(StepWords.text("TurnPass.towards", "for"))
    static let meals = WordSet(StepWords.text("TurnPass.meals", "breakfast brunch lunch lunchtime dinner supper tea teatime snack dessert pudding afters elevenses"))
    /// What is had itself as well: "tea, milk".
    static let served = WordSet(StepWords.text("TurnPass.served", "tea snack dessert pudding"))
    static let describing = WordSet(StepWords.text("TurnPass.describing", "a an my our late early quick light little second the"))
    static let pointers = WordSet(StepWords.text("TurnPass.pointers", "this last yesterday at earlier"))
    static let locating = WordSet(StepWords.text("TurnPass.locating", "at on in from"))
    static let scenes = WordSet(StepWords.text("TurnPass.scenes", "train bus car plane tube flight sofa couch go way canteen cafeteria cafe pub gym park beach school college uni university airport hotel party wedding barbecue cookout movies cinema game garden"))
    static let people = WordSet(StepWords.text("TurnPass.people", "wife husband kids friends friend family mum mom dad mates mate boyfriend girlfriend colleagues coworkers parents"))
    static let speakers = WordSet(StepWords.text("TurnPass.speakers", "i we ive i've just also only then so today think believe"))
    static let uneaten = WordSet(StepWords.text("TurnPass.uneaten", "no not nothing none enough to been all most half"))
    static let daysOfFrame = WordSet(StepWords.text("TurnPass.daysOfFrame", "today tonight yesterday morning afternoon evening night lunchtime"))
    static let sharingOfFrame = WordSet(StepWords.text("TurnPass.sharingOfFrame", "shared split sharing splitting divided between"))
    static let closingOfFrame = WordSet(StepWords.text("TurnPass.closingOfFrame", "lol haha thanks thx ta please pls tho though cheers yum usual"))
    static let having = WordSet(StepWords.text("TurnPass.having", "had ate eaten"))
    static let throwing = WordSet(StepWords.text("TurnPass.throwing", "threw chucked"))
    static let itsOfGiven = WordSet(StepWords.text("TurnPass.itsOfGiven", "it them those"))
    static let giving = WordSet(StepWords.text("TurnPass.giving", "gave handed had ate got took"))
    static let handing = WordSet(StepWords.text("TurnPass.handing", "gave handed"))
    static let receivingOfGiven = WordSet(StepWords.text("TurnPass.receivingOfGiven", "to away back out"))
    static let concluding = WordSet(StepWords.text("TurnPass.concluding", "so"))
    static let eatingOfGiven = WordSet(StepWords.text("TurnPass.eatingOfGiven", "had ate got took"))
    static let remaining = WordSet(StepWords.text("TurnPass.remaining", "other"))
    static let leftOver = WordSet(StepWords.text("TurnPass.leftOver", "other rest"))
    static let turns = WordSet(StepWords.text("TurnPass.turns", "and but then"))
    static let speakersOfGiven = WordSet(StepWords.text("TurnPass.speakersOfGiven", "i we ive id"))
    static let bothOrEach = WordSet(StepWords.text("TurnPass.bothOrEach", "both each"))
    static let articlesOfHalves = WordSet(StepWords.text("TurnPass.articlesOfHalves", "a an one"))
    static let eatersOfHalves = WordSet(StepWords.text("TurnPass.eatersOfHalves", "had ate i just about only"))
    static let halved = WordSet(StepWords.text("TurnPass.halved", "walnut walnuts pecan pecans nut nuts almond almonds apricot apricots egg eggs cider beer lager stout ale bitter guinness chips crisps fries canned tinned tin can syrup juice"))
    static let leadsOfHeadedShares = WordSet(StepWords.text("TurnPass.leadsOfHeadedShares", "i we ive weve only just ate had eaten finished managed so well"))
    static let wholesOfHeadedShares = WordSet(StepWords.text("TurnPass.wholesOfHeadedShares", "the following all this these that those it them everything whole lot of below foods things meal list entire"))
    static let evenly = WordSet(StepWords.text("TurnPass.evenly", "it this that them these everything all both evenly equally half halves fifty the following"))
    static let holdingOfInBread = WordSet(StepWords.text("TurnPass.holdingOfInBread", "sandwich sarnie toastie quesadilla wrap burrito"))
    static let loaves = WordSet(StepWords.text("TurnPass.loaves", "bread tortilla tortillas wrap wraps toast sourdough"))
    static let bowlsOfInBread = WordSet(StepWords.text("TurnPass.bowlsOfInBread", "chipotle burrito poke buddha taco grain"))
    static let slices = WordSet(StepWords.text("TurnPass.slices", "slice slices"))
    static let breads = WordSet(StepWords.text("TurnPass.breads", "sandwich sarnie sandwhich bap bun roll wrap bagel pitta pita baguette muffin barm"))
    static let sandwichesOfInBread = WordSet(StepWords.text("TurnPass.sandwichesOfInBread", "sandwich sarnie sandwhich"))
    static let articles = WordSet(StepWords.text("TurnPass.articles", "a the"))
    static let meatsOfInBread = WordSet(StepWords.text("TurnPass.meatsOfInBread", "chicken beef lamb pork turkey gammon"))
    static let bunned = WordSet(StepWords.text("TurnPass.bunned", "dog dogs hotdog hotdogs burger burgers cheeseburger cheeseburgers"))
    static let looking = WordSet(StepWords.text("TurnPass.looking", "in wedges wafer semi buttered fry fried grilled boiled roasted roast steamed baked poached toasted sauteed raw cooked streaky tom side light lite lighter extra scrambled mashed broiled smoked microwaved dry dried uncooked nonfat fatfree lowfat plain skinless boneless drained unsweetened unsalted white brown"))
    static let sizes = WordSet(StepWords.text("TurnPass.sizes", "small large big little huge"))
    static let occasions = WordSet(StepWords.text("TurnPass.occasions", "day night week weekend morning evening meeting mood deal test exam project event"))
    static let cooked = WordSet(StepWords.text("TurnPass.cooked", "pan deep stir air dry lightly fried cooked"))
    static let besideOfLooks = WordSet(StepWords.text("TurnPass.besideOfLooks", "with in on and w"))
    static let ones = WordSet(StepWords.text("TurnPass.ones", "one ones"))
    static let furtherOnes = WordSet(StepWords.text("TurnPass.furtherOnes", "another more new second third last extra other this that these those good bad my a an no not"))
    static let tellingOfLooks = WordSet(StepWords.text("TurnPass.tellingOfLooks", "from in with at that which i we for on"))
    static let states = WordSet(StepWords.text("TurnPass.states", "dry dried uncooked raw cooked nonfat fatfree lowfat plain skinless boneless drained unsweetened unsalted"))
    static let weightsOfLooks = WordSet(StepWords.text("TurnPass.weightsOfLooks", "weight wt"))
    static let coldCuts = WordSet(StepWords.text("TurnPass.coldCuts", "ham turkey chicken beef meat pork sliced cooked roast honey smoked"))
    static let beforeSides = WordSet(StepWords.text("TurnPass.beforeSides", "and n with w of some leftover spicy seasoned crispy more homemade had"))
    static let toastable = WordSet(StepWords.text("TurnPass.toastable", "bagel bagels muffin muffins crumpet crumpets teacake teacakes bun buns roll rolls pita pitas pitta pittas naan waffle waffles sandwich sandwiches sub wrap panini ciabatta focaccia baguette tart tarts bread sourdough brioche wholemeal"))
    static let withinOrBeside = WordSet(StepWords.text("TurnPass.withinOrBeside", "with w and in"))
    static let heating = WordSet(StepWords.text("TurnPass.heating", "toasted grilled warmed lightly"))
    static let loavesOfLooks = WordSet(StepWords.text("TurnPass.loavesOfLooks", "white brown"))
    static let slicesOfLooks = WordSet(StepWords.text("TurnPass.slicesOfLooks", "slice slices rounds"))
    static let servings = WordSet(StepWords.text("TurnPass.servings", "small medium large regular little"))
    static let articlesOfLooks = WordSet(StepWords.text("TurnPass.articlesOfLooks", "a and with plus n one the"))
    static let butterable = WordSet(StepWords.text("TurnPass.butterable", "bagel bagels muffin muffins crumpet crumpets teacake teacakes bread sourdough naan cob corn scone scones waffle waffles pancake pancakes baguette croissant croissants potato"))
    static let ofTomato = WordSet(StepWords.text("TurnPass.ofTomato", "soup sauce juice ketchup puree paste"))
    static let lessOrMore = WordSet(StepWords.text("TurnPass.lessOrMore", "light lite lighter extra"))
    static let condiments = WordSet(StepWords.text("TurnPass.condiments", "mayo mayonnaise ranch butter sauce dressing cheese ketchup mustard gravy syrup vinaigrette italian caesar sourcream cream guac guacamole salsa dip"))
    static let spreadable = WordSet(StepWords.text("TurnPass.spreadable", "blt burger hamburger cheeseburger sandwich sandwhich sandwiches sub wrap club roll bap panini baguette hoagie bagel toast salad burrito tacos whopper"))
    static let beforeMilk = WordSet(StepWords.text("TurnPass.beforeMilk", "with w of some"))
    static let dishes = WordSet(StepWords.text("TurnPass.dishes", "sandwich toastie toasty omelette omelet smoothie wrap salad burger burrito quesadilla panini sub shake soup stew curry bowl stirfry melt scramble frittata pancakes pancake"))
    static let turning = WordSet(StepWords.text("TurnPass.turning", "made turned mixed blended rolled cooked scrambled tossed put wrapped assembled whizzed churned whirled pulsed whisked mashed combined all"))
    static let intoOfMadeInto = WordSet(StepWords.text("TurnPass.intoOfMadeInto", "into in to as"))
    static let joiningOfMadeInto = WordSet(StepWords.text("TurnPass.joiningOfMadeInto", "and then all"))
    static let tellingOfMadeInto = WordSet(StepWords.text("TurnPass.tellingOfMadeInto", "a homemade home made breakfast toasted my own diy egg"))
    static let breadsOfMadeInto = WordSet(StepWords.text("TurnPass.breadsOfMadeInto", "bread muffin muffins bagel roll bun toast croissant tortilla wrap pitta pita sourdough baguette brioche biscuit ciabatta"))
    static let salads = WordSet(StepWords.text("TurnPass.salads", "salad salads"))
    static let mores = WordSet(StepWords.text("TurnPass.mores", "more another"))
    static let anothers = WordSet(StepWords.text("TurnPass.anothers", "another"))
    static let partsOfMore = WordSet(StepWords.text("TurnPass.partsOfMore", "morning afternoon evening tonight night lunchtime"))
    static let grains = WordSet(StepWords.text("TurnPass.grains", "rice millet maize corn sorghum wheat barley cassava semolina teff amaranth quinoa buckwheat cornmeal ragi bean beans lentil pumpkin plantain flour fruit"))
    static let porridges = WordSet(StepWords.text("TurnPass.porridges", "oatmeal porridge"))
    static let grams = WordSet(StepWords.text("TurnPass.grams", "g gram grams gr"))
    static let making = WordSet(StepWords.text("TurnPass.making", "with in w using"))
    static let cookingOfOats = WordSet(StepWords.text("TurnPass.cookingOfOats", "made cooked prepared mixed soaked"))
    static let liquids = WordSet(StepWords.text("TurnPass.liquids", "water milk"))
    static let havings = WordSet(StepWords.text("TurnPass.havings", "had ate"))
    static let partingOfOwnCount = WordSet(StepWords.text("TurnPass.partingOfOwnCount", "and but while"))
    static let those = WordSet(StepWords.text("TurnPass.those", "them those these"))
    static let stating = WordSet(StepWords.text("TurnPass.stating", "is was has had contains"))
    static let cutWholes = WordSet(StepWords.text("TurnPass.cutWholes", "pizza digiorno cheesecake quiche pie tart cake lasagna lasagne"))
    static let keepers = WordSet(StepWords.text("TurnPass.keepers", "took saved kept left boxed gave binned"))
    static let remainders = WordSet(StepWords.text("TurnPass.remainders", "the other a half rest remaining third quarter it"))
    static let later = WordSet(StepWords.text("TurnPass.later", "home for to away up"))
    static let cutting = WordSet(StepWords.text("TurnPass.cutting", "cut sliced divided"))
    static let hedges = WordSet(StepWords.text("TurnPass.hedges", "about around roughly maybe probably like only just approx approximately nearly almost over under perhaps"))
    static let pronounsOfParts = WordSet(StepWords.text("TurnPass.pronounsOfParts", "it that them this these those mine everything"))
    static let eatersOfParts = WordSet(StepWords.text("TurnPass.eatersOfParts", "i ive we"))
    static let turnsOfParts = WordSet(StepWords.text("TurnPass.turnsOfParts", "but and though so"))
    static let leadsOfParts = WordSet(StepWords.text("TurnPass.leadsOfParts", "but and though so i ive we only just then probably really maybe in the end actually well ok"))
    static let verbsOfParts = WordSet(StepWords.text("TurnPass.verbsOfParts", "ate eaten had got finished drank managed left"))
    static let afterVerbs = WordSet(StepWords.text("TurnPass.afterVerbs", "only just to eat finish drink"))
    static let denialsOfParts = WordSet(StepWords.text("TurnPass.denialsOfParts", "i but and though couldnt didnt cant could did not never quite to even wasnt able"))
    /// When or where it was eaten.
    static let circumstances = WordSet(StepWords.text("TurnPass.circumstances", "during while watching before after at"))
    static let vesselsOfParts = WordSet(StepWords.text("TurnPass.vesselsOfParts", "container box pack packet bag tub bowl plate tin can bottle carton tray pot jar lot thing portion"))
    static let wholesOfParts = WordSet(StepWords.text("TurnPass.wholesOfParts", "a an my our the"))
    static let leavingOfParts = WordSet(StepWords.text("TurnPass.leavingOfParts", "left leaving"))
    static let shapes = WordSet(StepWords.text("TurnPass.shapes", "soldiers strips pieces chunks triangles slices cubes squares sticks wedges bits bites fingers"))
    static let bitsOfParts = WordSet(StepWords.text("TurnPass.bitsOfParts", "bits bit pieces piece slices slice parts quarters wedges squares triangles strips chunks"))
    static let partLines = StepWords.text("TurnPass.partLines", """
        half 1/2
        third thirds 1/3
        quarter quarters 1/4
        fifth fifths 1/5
        sixth sixths 1/6
        seventh 1/7
        eighth eighths 1/8
        ninth 1/9
        tenth tenths 1/10
        twelfth twelfths 1/12
        sixteenth sixteenths 1/16
        """)
    static let numerators = WordTable(figures: StepWords.text("TurnPass.numerators", """
        a an one 1
        two 2
        three 3
        four 4
        """))
    static let alls = WordSet(StepWords.text("TurnPass.alls", "all of it them that this the whole entire lot thing everything"))
    static let allEnds = WordSet(StepWords.text("TurnPass.allEnds", "all it them that this lot thing everything"))
    /// "of it" alone is the last food.
    static let lastThings = WordSet(StepWords.text("TurnPass.lastThings", "it them that this"))
    /// What may stand before how many pieces it was.
    static let beforeCounts = WordSet(StepWords.text("TurnPass.beforeCounts", "say well left like eat took managed perhaps about around maybe roughly probably ate had only of drank finished managed eaten"))
    static let leadsOfPieces = WordSet(StepWords.text("TurnPass.leadsOfPieces", "i we ive but and only just ate had got eaten drank finished managed cooked like about around maybe roughly probably think well say"))
    static let turnsOfPieces = WordSet(StepWords.text("TurnPass.turnsOfPieces", "but and"))
    static let verbsOfPieces = WordSet(StepWords.text("TurnPass.verbsOfPieces", "ate had got eaten drank finished managed"))
    static let partsOfDishes = WordSet(StepWords.text("TurnPass.partsOfDishes", "egg eggs pav puri puris bhatura bhature idli idlis vada vadas roti rotis naan meatballs sausages wings"))
    static let cuts = WordSet(StepWords.text("TurnPass.cuts", "wings wing thighs thigh drumsticks drumstick legs leg breasts breast nuggets strips tenders goujons"))
    static let behindCuts = WordSet(StepWords.text("TurnPass.behindCuts", "with w no without and"))
    static let fingers = WordSet(StepWords.text("TurnPass.fingers", "finger fingers squares square segments"))
    static let hedgingOfPieces = WordSet(StepWords.text("TurnPass.hedgingOfPieces", "ish or so maybe total"))
    static let notLeft = WordSet(StepWords.text("TurnPass.notLeft", "was what were had is"))
    static let pronouns = WordSet(StepWords.text("TurnPass.pronouns", "them those these em it that"))
    static let vagueOfPieces = WordSet(StepWords.text("TurnPass.vagueOfPieces", "handful handfuls bunch bowl plate fistful palmful pile bit portion few"))
    static let another = WordSet(StepWords.text("TurnPass.another", "another seconds more other"))
    static let beforeMore = WordSet(StepWords.text("TurnPass.beforeMore", "and then plus i we had ate went back for got grabbed have having later the a"))
    static let timesOfPieces = WordSet(StepWords.text("TurnPass.timesOfPieces", "this later tonight today after in the at morning afternoon evening night lunch dinner on of same size"))
    static let bitsOfPieces = WordSet(StepWords.text("TurnPass.bitsOfPieces", "squares square slices slice pieces piece segments fingers rows wedges"))
    static let houses = WordSet(StepWords.text("TurnPass.houses", "house place flat"))
    static let placeNames = StepWords.text("TurnPass.placeNames", """
        deli|chip shop|fish and chip shop|fish n chip shop|chippy|coffee shop|sandwich shop|sandwich place|burger van|burger place|ice cream van|ice cream truck|ice cream shop|ice cream parlour|pizza place|food truck|taco truck|noodle bar|noodle shop|salad bar|sushi place|sushi bar|curry house|kebab shop|tea room|shop|juice bar|donut shop|doughnut shop|asado|braai|bbq|barbecue|barbie
        """)
    static let bare = WordSet(StepWords.text("TurnPass.bare", "home work"))
    static let wheres = WordSet(StepWords.text("TurnPass.wheres", "from at"))
    static let nearness = WordSet(StepWords.text("TurnPass.nearness", "the a an my our that this local corner little nearest new"))
    static let followersOfPlaces = WordSet(StepWords.text("TurnPass.followersOfPlaces", "with w no without for on today yesterday"))
    static let friers = WordSet(StepWords.text("TurnPass.friers", "chip chippy"))
    static let battered = WordSet(StepWords.text("TurnPass.battered", "cod haddock plaice fish sausage"))
    static let cookingOfPlaces = WordSet(StepWords.text("TurnPass.cookingOfPlaces", "battered fried grilled baked steamed poached smoked breaded"))
    static let pies = WordSet(StepWords.text("TurnPass.pies", "pie pies meat mince beef party"))
    static let grills = WordSet(StepWords.text("TurnPass.grills", "nandos nando peri"))
    static let bindersOfQuarters = WordSet(StepWords.text("TurnPass.bindersOfQuarters", "and with w plus n or then had ate for"))
    static let under = WordSet(StepWords.text("TurnPass.under", "on in over onto"))
    static let would = WordSet(StepWords.text("TurnPass.would", "would"))
    static let sharesOfRatings = WordSet(StepWords.text("TurnPass.sharesOfRatings", "ate eaten had finished about of left"))
    static let weighing = WordSet(StepWords.text("TurnPass.weighing", "weight weighed bodyweight weigh"))
    static let mine = WordSet(StepWords.text("TurnPass.mine", "i my morning"))
    static let beforeWeights = WordSet(StepWords.text("TurnPass.beforeWeights", "in at is was this morning today"))
    static let bodyUnits = WordSet(StepWords.text("TurnPass.bodyUnits", "kg kgs kilo kilos lb lbs pounds"))
    static let openingLines = StepWords.text("TurnPass.openingLines", """
        must+have+been
        mustve+been
        it+must+have+been
        shop store+bought
        i+guess reckon suppose
        hey ok okay hi hello+demeter
        date movie film game quiz poker girls boys games+night
        cheat rest leg push pull arm chest busy long travel sick lazy quiet slow snow+day
        worked working stayed staying+from+home
        working worked studying+late overtime nights
        drive+thru through
        tea+time
        cheat+meal
        intermittent+fasting
        fridge+raid
        board card video+games game
        pre post+workout gym run swim training match ride
        """)
    static let doubtLines = StepWords.text("TurnPass.doubtLines", """
        i+dont do+know
        i+do+not+know
        dont+know
        i+dunno
        dunno idk
        no+idea clue
        not+sure certain
        im+not+sure certain
        hard+to+say
        lets id+say
        i+would+say
        """)
    static let how = WordSet(StepWords.text("TurnPass.how", "how"))
    static let muches = WordSet(StepWords.text("TurnPass.muches", "much many"))
    static let honestly = WordSet(StepWords.text("TurnPass.honestly", "exactly honestly really tbh there was were it"))
    static let guesses = WordSet(StepWords.text("TurnPass.guesses", "like maybe about around roughly probably say"))
    /// In front of a pause: "note to self: 2 crumpets".
    static let prefaceLines = StepWords.text("TurnPass.prefaceLines", """
        note+to+self
        note
        for+the+record
        just+for+the+record
        """)
    static let refusalsOfRemarks = WordSet(StepWords.text("TurnPass.refusalsOfRemarks", "no never not"))
    static let asideLines = StepWords.text("TurnPass.asideLines", """
        meal food+prep prepped
        board card video+games game
        power+cut cuts
        cracked stirred mixed blended thrown+in into+it
        cracked stirred mixed thrown+in
        over during+the+shift
        straight right+from+the+pack packet bag box
        straight right+out+of+the+pack packet bag box
        drive+thru through
        from at in+the a+drive+thru through
        at+tea+time
        school nursery+run
        office work+party
        didnt+eat have+much lots loads
        havent hadnt not+eaten had+much lots loads
        when+i we+got get came arrived woke+home back there in up
        not+great good bad nice ideal healthy proud brilliant amazing
        not+bad+at+all
        of+my our+life lives
        not+very that so too+great good bad nice healthy
        during in+a the my our+meeting call lecture class shift film movie game match break lesson
        in during at+the+all+hands
        upset dodgy bad sore funny+stomach tummy
        stomach tummy+ache bug upset
        still+warm hot+from+the+oven bakery
        fresh straight hot warm+from out+of the+oven bakery freezer fridge
        fresh straight hot warm+from+the+oven bakery freezer fridge
        """)
    /// In a clause of their own behind what was eaten.
    static let verdictLines = StepWords.text("TurnPass.verdictLines", """
        bit too very so quite really little rather+dry salty sweet bland spicy stodgy greasy cold rich heavy tough soggy
        a+bit little+dry salty sweet bland spicy stodgy greasy cold rich heavy tough soggy
        """)
    static let sports = WordSet(StepWords.text("TurnPass.sports", "ran run jogged swam cycled biked walked rowed did"))
    static let distances = WordSet(StepWords.text("TurnPass.distances", "k km kms mile miles length lengths lap laps rep reps m meters metres"))
    static let afterwards = WordSet(StepWords.text("TurnPass.afterwards", "then and so"))
    static let numbered = WordSet(StepWords.text("TurnPass.numbered", "meal snack course"))
    static let untils = WordSet(StepWords.text("TurnPass.untils", "till til until"))
    static let hedging = WordSet(StepWords.text("TurnPass.hedging", "around about at"))
    static let serving = WordSet(StepWords.text("TurnPass.serving", "flight plane airline airport train hospital canteen work office hotel cafeteria uni college"))
    static let servingsOfRemarks = WordSet(StepWords.text("TurnPass.servingsOfRemarks", "meal food dinner lunch breakfast snack snacks"))
    static let dayFoods = WordSet(StepWords.text("TurnPass.dayFoods", "taco tacos fish pizza curry wing wings wine pasta burger fakeaway meatless meatfree steak sushi soup salad"))
    static let days = WordSet(StepWords.text("TurnPass.days", "monday tuesday wednesday thursday friday saturday sunday"))
    static let mealPlaces = WordSet(StepWords.text("TurnPass.mealPlaces", "pub picnic bbq barbecue buffet staff crew canteen"))
    static let celebrations = WordSet(StepWords.text("TurnPass.celebrations", "bday birthday leaving retirement"))
    static let helped = WordSet(StepWords.text("TurnPass.helped", "slice slices piece pieces bit some bowl glass"))
    static let besideWorkout = WordSet(StepWords.text("TurnPass.besideWorkout", "pre post before after"))
    static let workouts = WordSet(StepWords.text("TurnPass.workouts", "workout gym run training swim"))
    static let placesOfRemarks = WordSet(StepWords.text("TurnPass.placesOfRemarks", "in at by on with"))
    static let powders = WordSet(StepWords.text("TurnPass.powders", "drink powder shake scoop scoops mix supplement"))
    static let followersOfRemarks = WordSet(StepWords.text("TurnPass.followersOfRemarks", "just only so but then with and"))
    static let unable = WordSet(StepWords.text("TurnPass.unable", "cant cannot dont couldnt"))
    static let remembering = WordSet(StepWords.text("TurnPass.remembering", "remember recall"))
    static let leadsOfRetold = WordSet(StepWords.text("TurnPass.leadsOfRetold", "i we ate had eat took finished managed maybe perhaps think but about around maybe roughly probably like say with and plus just only approx"))
    static let dryOfRetold = WordSet(StepWords.text("TurnPass.dryOfRetold", "oats"))
    static let totals = WordSet(StepWords.text("TurnPass.totals", "total altogether overall"))
    static let somes = WordSet(StepWords.text("TurnPass.somes", "some few"))
    static let bindersOfRetold = WordSet(StepWords.text("TurnPass.bindersOfRetold", "and with w n on in plus then"))
    static let behindNames = WordSet(StepWords.text("TurnPass.behindNames", "with w n on in from at while for off to over"))
    /// As foods are weighed anyway.
    static let cookedOfSentences = WordSet(StepWords.text("TurnPass.cookedOfSentences", "cooked prepared drained"))
    static let sayingOfSentences = WordSet(StepWords.text("TurnPass.sayingOfSentences", "it was that they there were i had ate about around maybe like roughly probably approx just only"))
    static let shakes = WordSet(StepWords.text("TurnPass.shakes", "shake shakes"))
    static let proteinsOfShakes = WordSet(StepWords.text("TurnPass.proteinsOfShakes", "protein whey"))
    static let powdersOfShakes = WordSet(StepWords.text("TurnPass.powdersOfShakes", "protein whey powder isolate"))
    static let handfuls = WordSet(StepWords.text("TurnPass.handfuls", "handful handfuls cup cups bowl bowls"))
    static let mixed = WordSet(StepWords.text("TurnPass.mixed", "strawberries blueberries raspberries blackberries cranberries berries cherries grapes mango pineapple melon watermelon banana bananas apple apples kiwi peaches oranges dates apricots raisins sultanas spinach kale lettuce rocket cabbage broccoli cauliflower peppers onions mushrooms zucchini courgette cucumber tomato tomatoes celery almonds walnuts cashews pecans peanuts pistachios hazelnuts nuts seeds pretzels crisps popcorn"))
    static let feeding = WordSet(StepWords.text("TurnPass.feeding", "fed served"))
    static let eatingOfSharing = WordSet(StepWords.text("TurnPass.eatingOfSharing", "had ate got eaten"))
    static let guessesOfSharing = WordSet(StepWords.text("TurnPass.guessesOfSharing", "i id say i'd guess reckon had ate"))
    static let evenlyOfSharing = WordSet(StepWords.text("TurnPass.evenlyOfSharing", "it this that them one these both evenly equally half halfandhalf"))
    static let halvesOfSharing = WordSet(StepWords.text("TurnPass.halvesOfSharing", "half halfandhalf"))
    static let leadsOfSharing = WordSet(StepWords.text("TurnPass.leadsOfSharing", "which we i was were and but that then equal even fair"))
    static let describingOfSharing = WordSet(StepWords.text("TurnPass.describingOfSharing", "best little other older younger whole"))
    static let nobody = WordSet(StepWords.text("TurnPass.nobody", "nobody noone none myself"))
    static let groups = WordSet(StepWords.text("TurnPass.groups", "family team"))
    static let bottles = WordSet(StepWords.text("TurnPass.bottles", "bottle bottles carafe jug pitcher"))
    static let companionsOfSharing = WordSet(StepWords.text("TurnPass.companionsOfSharing", "with w and"))
    static let subjects = WordSet(StepWords.text("TurnPass.subjects", "i me we and my our the of us both just all"))
    static let speakersOfSharing = WordSet(StepWords.text("TurnPass.speakersOfSharing", "i me we us"))
    static let folkOfSharing = WordSet(StepWords.text("TurnPass.folkOfSharing", "people friends mates adults of"))
    static let waysOfSharing = WordSet(StepWords.text("TurnPass.waysOfSharing", "way ways"))
    static let sharingVerbs = WordSet(StepWords.text("TurnPass.sharingVerbs", "shared split sharing splitting divided"))
    static let othersOfSharing = WordSet(StepWords.text("TurnPass.othersOfSharing", "mate mates hubby missus gf bf bestie sis bro mam wifey flatmates roommates housemate housemates fiance dan pat jo jack ruby daisy poppy bill fred frank theo finn meg steph fiancee sister sisters brother brothers mother other others girls lads someone cousins date"))
    static let sodas = WordSet(StepWords.text("TurnPass.sodas", "coke cola pepsi sprite fanta tango lemonade dr mountain monster rockstar irnbru 7up redbull"))
    static let secondNames = WordSet(StepWords.text("TurnPass.secondNames", "pepper dew cola energy"))
    static let sportsDrinks = WordSet(StepWords.text("TurnPass.sportsDrinks", "gatorade powerade vitaminwater bodyarmor propel snapple celsius"))
    static let behindSportsDrinks = WordSet(StepWords.text("TurnPass.behindSportsDrinks", "zero thirst quencher g2 fit sugar free bottle"))
    static let sodaFlavours = WordSet(StepWords.text("TurnPass.sodaFlavours", "lemon lime orange grape cherry strawberry raspberry kiwi watermelon peach mango tropical berry fruit punch cool blue glacier freeze cherry frost arctic blitz mountain blast red yellow green purple white ice riptide rush citrus pineapple apple lemonade cucumber blackberry mixed"))
    static let pumps = WordSet(StepWords.text("TurnPass.pumps", "pump pumps"))
    static let pumped = WordSet(StepWords.text("TurnPass.pumped", "vanilla caramel hazelnut mocha classic cinnamon dolce brown sugar sugarfree sf toffee nut pumpkin peppermint white chocolate coconut almond raspberry lavender gingerbread cane liquid sweetener"))
    static let behindPumps = WordSet(StepWords.text("TurnPass.behindPumps", "with w in plus no"))
    static let syrups = WordSet(StepWords.text("TurnPass.syrups", "syrup syrups sauce"))
    static let withsOfSodas = WordSet(StepWords.text("TurnPass.withsOfSodas", "with w and plus of"))
    static let free = WordSet(StepWords.text("TurnPass.free", "sugarfree sf"))
    static let halving = WordSet(StepWords.text("TurnPass.halving", "half quarter third"))
    static let approximately = WordSet(StepWords.text("TurnPass.approximately", "about around maybe roughly approx like probably"))
    static let asking = WordSet(StepWords.text("TurnPass.asking", "can could would will"))
    static let politeness = WordSet(StepWords.text("TurnPass.politeness", "please just also kindly"))
    static let calling = WordSet(StepWords.text("TurnPass.calling", "hey hi ok okay yo"))
    static let listeners = WordSet(StepWords.text("TurnPass.listeners", "siri alexa google"))
    static let maybes = WordSet(StepWords.text("TurnPass.maybes", "maybe probably"))
    static let puttingDown = WordSet(StepWords.text("TurnPass.puttingDown", "for as"))
    static let logging = WordSet(StepWords.text("TurnPass.logging", "add log record note track enter save"))
    /// "add the butter, then whisk", "add milk to the list", "add that to my lunch": steps and errands.
    static let otherLogging = WordSet(StepWords.text("TurnPass.otherLogging", "to into until till then the that this it my whisk stir mix simmer fold cook bake heat beat blend season bring boil before after when if another more again calories kcal cals list basket cart note notes me"))
    static let smallParts = WordSet(StepWords.text("TurnPass.smallParts", "bit bits wee touch dash splash knob square squares drop"))
    static let likes = WordSet(StepWords.text("TurnPass.likes", "like"))
    static let countingOfSpoken = WordSet(StepWords.text("TurnPass.countingOfSpoken", "ct count"))
    static let labels = WordSet(StepWords.text("TurnPass.labels", "pack packet label box tin wrapper menu app"))
    static let sayingOfSpoken = WordSet(StepWords.text("TurnPass.sayingOfSpoken", "said says"))
    static let degrees = WordSet(StepWords.text("TurnPass.degrees", "much many far good nice hungry full"))
    static let lackingOfSpoken = WordSet(StepWords.text("TurnPass.lackingOfSpoken", "wasnt isnt dont didnt couldnt cant havent no"))
    static let afterReasons = WordSet(StepWords.text("TurnPass.afterReasons", "just only i we had ate grabbed got having"))
    static let nearly = WordSet(StepWords.text("TurnPass.nearly", "around about near between"))
    static let remainingOfSpoken = WordSet(StepWords.text("TurnPass.remainingOfSpoken", "was were is"))
    static let couples = WordSet(StepWords.text("TurnPass.couples", "couple pair"))
    static let packs = WordSet(StepWords.text("TurnPass.packs", "pack packs box slices slice pieces piece packet bag"))
    static let froms = WordSet(StepWords.text("TurnPass.froms", "off from"))
    static let courses = WordSet(StepWords.text("TurnPass.courses", "starter starters main mains dessert"))
    static let beforeCourses = WordSet(StepWords.text("TurnPass.beforeCourses", "a the my for as no two three our"))
    static let scoops = WordSet(StepWords.text("TurnPass.scoops", "scoop scoops"))
    static let multiples = WordTable(figures: StepWords.text("TurnPass.multiples", """
        single 1
        double 2
        triple 3
        """))
    static let leaves = WordSet(StepWords.text("TurnPass.leaves", "wrap wraps wrapped bun buns leaf leaves cup cups"))
    static let wrapping = WordSet(StepWords.text("TurnPass.wrapping", "in on with w"))
    static let buns = WordSet(StepWords.text("TurnPass.buns", "bun buns"))
    static let lackingOfSwaps = WordSet(StepWords.text("TurnPass.lackingOfSwaps", "no without"))
    static let fillings = WordSet(StepWords.text("TurnPass.fillings", "burger burgers hamburger cheeseburger cheeseburgers dog dogs hotdog hotdogs bratwurst brat frankfurter"))
    static let otherBurgers = WordSet(StepWords.text("TurnPass.otherBurgers", "chicken veggie vegan vegetarian bean fish turkey plant impossible beyond lamb salmon mushroom halloumi zinger spicy double triple quarter"))
    static let swappingOfSwaps = WordSet(StepWords.text("TurnPass.swappingOfSwaps", "swapped swapping swap subbed switched traded replaced"))
    /// What cooks say of what they use: "subbed yogurt for mayo".
    static let mixingOfSwaps = WordSet(StepWords.text("TurnPass.mixingOfSwaps", "subbed switched traded"))
    static let turnsOfSwaps = WordSet(StepWords.text("TurnPass.turnsOfSwaps", "for with to"))
    static let leadsOfSwaps = WordSet(StepWords.text("TurnPass.leadsOfSwaps", "i we but and then ive just asked had they"))
    static let arriving = WordSet(StepWords.text("TurnPass.arriving", "came comes"))
    static let describingOfSwaps = WordSet(StepWords.text("TurnPass.describingOfSwaps", "a the some small medium large side regular of"))
    static let speakersOfSwaps = WordSet(StepWords.text("TurnPass.speakersOfSwaps", "i we was were had originally nearly almost so been just id"))
    static let alsoOfSwaps = WordSet(StepWords.text("TurnPass.alsoOfSwaps", "too also well after"))
    static let wishingOfSwaps = WordSet(StepWords.text("TurnPass.wishingOfSwaps", "ordered fancied wanted planned going gonna meant intended"))
    static let coming = WordSet(StepWords.text("TurnPass.coming", "got sent gave brought received had went settled opted ended chose ate"))
    static let afterComing = WordSet(StepWords.text("TurnPass.afterComing", "me us instead for up with having only just"))
    static let rinds = WordSet(StepWords.text("TurnPass.rinds", "skin rind bone bones"))
    static let handling = WordSet(StepWords.text("TurnPass.handling", "off removed trimmed cut taken out drained"))
    static let out = WordSet(StepWords.text("TurnPass.out", "out"))
    static let havingOfSwaps = WordSet(StepWords.text("TurnPass.havingOfSwaps", "had ate got brought received"))
    static let turningOfTakenBack = WordSet(StepWords.text("TurnPass.turningOfTakenBack", "actually wait sorry scratch oops"))
    static let said = WordSet(StepWords.text("TurnPass.said", "said thought wrote logged entered typed put"))
    static let logged = WordSet(StepWords.text("TurnPass.logged", "wrote logged entered typed put"))
    static let beingOfTakenBack = WordSet(StepWords.text("TurnPass.beingOfTakenBack", "was were"))
    static let sayingOfTakenBack = WordSet(StepWords.text("TurnPass.sayingOfTakenBack", "i it had was were id about there"))
    static let only = WordSet(StepWords.text("TurnPass.only", "only just really actually"))
    static let turned = WordSet(StepWords.text("TurnPass.turned", "but it there they and i turned out"))
    static let no = WordSet(StepWords.text("TurnPass.no", "no"))
    static let slang = WordSet(StepWords.text("TurnPass.slang", "managed crushed destroyed annihilated murdered sank"))
    static let greetings = WordSet(StepWords.text("TurnPass.greetings", "hey ok okay hi hello yo"))
    static let machines = WordSet(StepWords.text("TurnPass.machines", "siri alexa google jarvis cortana bixby"))
    static let beforeTails = WordSet(StepWords.text("TurnPass.beforeTails", "is are now already just went straight all was were"))
    static let toldEatings = WordSet(StepWords.text("TurnPass.toldEatings", "had ate drank eaten drunk inhaled demolished devoured scoffed wolfed finished munched necked smashed"))
    static let toldAdverbs = WordSet(StepWords.text("TurnPass.toldAdverbs", "just then also even naturally somehow still obviously immediately happily quickly only literally already actually accidentally totally"))
    static let tellers = WordSet(StepWords.text("TurnPass.tellers", "i ive we weve"))
    static let relatives = WordSet(StepWords.text("TurnPass.relatives", "that which"))
    static let articlesOfTold = WordSet(StepWords.text("TurnPass.articlesOfTold", "a an"))
    static let pointing = WordSet(StepWords.text("TurnPass.pointing", "the a an that those these this my our his her their"))
    static let behindRelative = WordSet(StepWords.text("TurnPass.behindRelative", "this last yesterday today tonight earlier for at with in on after before while during from when by and but was is were hit made tasted did could should so because instead later really again just here"))
    static let toldVerdicts = WordSet(StepWords.text("TurnPass.toldVerdicts", "was is were hit made tasted did could should really went cost"))
    static let unreal = WordSet(StepWords.text("TurnPass.unreal", "again many much where who whose whom what which when calories kcal remember recall delete remove undo cancel change replace like than instead never if wish recipe price cost want wanting craving crave need miss dream dreamt dreamed imagine tomorrow planning"))
    static let addressed = WordSet(StepWords.text("TurnPass.addressed", "you he she they"))
    static let longAgo = WordSet(StepWords.text("TurnPass.longAgo", "week month year summer winter weekend ago kid child years weeks months holiday student tomorrow"))
    static let toldTimes = WordSet(StepWords.text("TurnPass.toldTimes", "yesterday breakfast lunch dinner supper brunch morning afternoon evening"))
    static let addingOfTold = WordSet(StepWords.text("TurnPass.addingOfTold", "add enter"))
    static let recording = WordSet(StepWords.text("TurnPass.recording", "log mention record track note say tell"))
    static let afterRecording = WordSet(StepWords.text("TurnPass.afterRecording", "you about that"))
    static let yieldingLines = StepWords.text("TurnPass.yieldingLines", """
        gave in to
        gave into
        could only manage
        could only eat
        could only stomach
        succumbed to
        caved in to
        caved to
        broke and had
        broke down and had
        """)
    static let tailsLines = StepWords.text("TurnPass.tailsLines", """
        down the hatch
        in my belly
        in my tummy
        in my stomach
        inside me
        inside my belly
        into my belly
        went into me
        found their way to me
        found its way to me
        found their way into me
        gone in one sitting
        gone in one go
        """)
    /// The longer ones first.
    static let sayingsLines = StepWords.text("TurnPass.sayingsLines", """
        gonna be honest with you
        going to be honest with you
        to be honest with you
        gonna be honest
        going to be honest
        to be honest
        ill be honest
        not gonna lie
        not going to lie
        wont lie
        cant lie
        ngl
        tbh
        full disclosure
        true story
        long story short
        plot twist
        if you must know
        dont judge me
        dont judge
        dont laugh
        dont at me
        no judgement
        no judgment
        i regret nothing
        no regrets
        zero regrets
        never mind the diet
        so much for the diet
        sorry not sorry
        guess what
        you wont believe it
        you wont believe this
        believe it or not
        brace yourself
        raining cats and dogs
        what a day
        what a week
        what a morning
        what a night
        what an evening
        what a match
        what a game
        what a weekend
        life short
        life too short
        sorry for the late entry
        late entry
        cant remember if i said
        weak moment
        update
        fyi
        btw
        moment of weakness
        confession time
        confession
        what can i say
        you know me
        """)
    static let deedLines = StepWords.text("TurnPass.deedLines", """
        settled for
        stopped for
        knocked back
        put away
        crunched through
        munched through
        polished off
        tucked into
        chomped through
        gulped down
        wolfed down
        """)
    static let leading = WordSet(StepWords.text("TurnPass.leading", "and so but then yet naturally obviously somehow still anyway because"))
    static let itsOfToldPronouns = WordSet(StepWords.text("TurnPass.itsOfToldPronouns", "it them that those"))
    static let all = WordSet(StepWords.text("TurnPass.all", "all anyway too myself up both"))
    static let behind = WordSet(StepWords.text("TurnPass.behind", "on in at with for after before while during this today tonight yesterday myself instead gone too anyway later straight from by when already now as because earlier over"))
    static let withinOfToldPronouns = WordSet(StepWords.text("TurnPass.withinOfToldPronouns", "with"))
    static let owningOfToldPronouns = WordSet(StepWords.text("TurnPass.owningOfToldPronouns", "my our the his her their this that those these"))
    static let sparing = WordSet(StepWords.text("TurnPass.sparing", "but except bar"))
    /// Before what was not eaten, or not now.
    static let elsewhen = WordSet(StepWords.text("TurnPass.elsewhen", "many much where calories kcal remember recall delete remove undo cancel change replace recipe dreamt dreamed dreaming imagine tomorrow if wish"))
    /// What others do for the speaker as well.
    static let servers = WordSet(StepWords.text("TurnPass.servers", "made cooked baked brought grilled roasted did fried"))
    static let partsOfToldPronouns = WordSet(StepWords.text("TurnPass.partsOfToldPronouns", "half third quarter couple few most some"))
    static let wholeLines = StepWords.text("TurnPass.wholeLines", """
        the lot
        the whole lot
        the whole thing
        the whole bag
        every bit
        every last bit
        every last bite
        every bite
        all of it
        all of them
        every crumb
        both
        """)
    static let crispPacks = WordSet(StepWords.text("TurnPass.crispPacks", "packet packets pkt bag bags pack packs"))
    static let crispLines = StepWords.text("TurnPass.crispLines", """
        ready salted
        cheese and onion
        cheese n onion
        cheese onion
        salt and vinegar
        salt n vinegar
        salt vinegar
        prawn cocktail
        pickled onion
        beef and onion
        sour cream and onion
        """)
    static let abstaining = WordSet(StepWords.text("TurnPass.abstaining", "didnt havent hadnt nothing not fasted fasting"))
    static let clocks = WordSet(StepWords.text("TurnPass.clocks", "am pm oclock today when i"))
    static let weights = WordSet(StepWords.text("TurnPass.weights", "weight weighed wt"))
    static let statesOfWeighings = WordSet(StepWords.text("TurnPass.statesOfWeighings", "raw dry cooked uncooked dried"))
    static let turnsOfWhole = WordSet(StepWords.text("TurnPass.turnsOfWhole", "but and though"))
    static let leadsOfWhole = WordSet(StepWords.text("TurnPass.leadsOfWhole", "but and though i ive we only just then probably really maybe in the end actually well so"))
    static let verbsOfWhole = WordSet(StepWords.text("TurnPass.verbsOfWhole", "ate eaten had finished drank managed"))
    static let roughlyOfWhole = WordSet(StepWords.text("TurnPass.roughlyOfWhole", "only just about maybe around like roughly probably to eat finish drink approx"))
    static let pronounsOfWhole = WordSet(StepWords.text("TurnPass.pronounsOfWhole", "it them that this these those mine"))
    static let buying = WordSet(StepWords.text("TurnPass.buying", "bought brought ordered got made baked"))
    static let packsOfWhole = WordSet(StepWords.text("TurnPass.packsOfWhole", "pack packs packet box bag tray plate bucket tub case carton sleeve tin punnet batch"))
    static let goingOfWhole = WordSet(StepWords.text("TurnPass.goingOfWhole", "went gave handed"))
    static let bitsOfWhole = WordSet(StepWords.text("TurnPass.bitsOfWhole", "bits bit pieces piece slices slice squares square"))
    /// Slices are known by their own weight.
    static let pieces = WordSet(StepWords.text("TurnPass.pieces", "bits pieces quarters wedges triangles"))
    static let others = WordSet(StepWords.text("TurnPass.others", "other others rest"))
    static let to = WordSet(StepWords.text("TurnPass.to", "to"))
    static let alongside = WordSet(StepWords.text("TurnPass.alongside", "and with plus"))
    static let joints = WordSet(StepWords.text("TurnPass.joints", "and then so because before as but plus while"))
    static let owners = WordSet(StepWords.text("TurnPass.owners", "my our the his her their a an this that"))
}

extension Weigher {
    /// What comes in bags too, and is counted.
    static let handEaten = WordSet(StepWords.text("Weigher.handEaten", "cracker goldfish nut nuts almond cashew walnut pistachio peanut pecan raisin gummy candy mint bean m"))
    static let bagWords = WordSet(StepWords.text("Weigher.bagWords", "bag packet pack"))
    static let helpings = WordSet(StepWords.text("Weigher.helpings", "container order"))
    static let fews = WordSet(StepWords.text("Weigher.fews", "few several"))
    /// Without those that `extremes` knows, which count whatever they stand in front of.
    static let measureSizes = WordTable(figures: StepWords.text("Weigher.measureSizes", """
        small sm sml little mini 0.7
        thin 0.6
        large lg lge lrg big thick heaped heaping 1.4
        """))
    static let countedSingly = WordSet(StepWords.text("Weigher.countedSingly", "taco pancake nugget finger sausage meatball dumpling wing crumpet waffle fritter drumstick"))
    /// What labels call one of a kind: "custard cream", "digestive".
    static let bakes = WordSet(StepWords.text("Weigher.bakes", "biscuit cookie"))
    static let generic = WordSet(StepWords.text("Weigher.generic", "pie cake tart"))
    static let cutInEight = WordSet(StepWords.text("Weigher.cutInEight", "pie cake cheesecake tart quiche gateau pizza pavlova torte tarte"))
    static let usualSizes = WordSet(StepWords.text("Weigher.usualSizes", "regular medium standard"))
    static let solids = WordSet(StepWords.text("Weigher.solids", "slice loaf rasher"))
    static let pieces = WordSet(StepWords.text("Weigher.pieces", "strip piece spear unit chunk wedge stick item"))
    static let totals = WordSet(StepWords.text("Weigher.totals", "total altogether together all"))
    static let dryWords = WordSet(StepWords.text("Weigher.dryWords", "dry dried uncooked"))
    /// By the usual tables for water, milk, syrup and oil.
    static let densities = WordTable(figures: StepWords.text("Weigher.densities", """
        drink juice water tea coffee soup broth stock beer wine cider squash cordial lemonade soda cola kombucha bouillon 1
        milk smoothie shake kefir cream yogurt yoghurt lassi latte cocoa eggnog horchata 1.03
        oil dressing 0.92
        sauce ketchup puree gravy curry 1.05
        syrup honey 1.35
        spirit vodka gin rum whisky whiskey 0.95
        """))
    static let spreads = WordSet(StepWords.text("Weigher.spreads", "butter margarine oil powder seed honey sugar jam cream"))
    static let plates = WordSet(StepWords.text("Weigher.plates", "plate serving bowl order portion cup dish"))
    static let plainSizes = WordSet(StepWords.text("Weigher.plainSizes", "large big small"))
    static let sizing = WordSet(StepWords.text("Weigher.sizing", "a size sized one"))
    static let joints = WordSet(StepWords.text("Weigher.joints", "with w containing has contains"))
    static let vessels = WordSet(StepWords.text("Weigher.vessels", "can tin bottle jar carton pot tub"))
    static let grains = WordSet(StepWords.text("Weigher.grains", "rice grains quinoa couscous lentils pilau"))
    static let cans = WordSet(StepWords.text("Weigher.cans", "can tin"))
    static let drinkVessels = WordSet(StepWords.text("Weigher.drinkVessels", "bottle can carton glass tin mug cup pouch"))
    static let touches = WordTable(figures: StepWords.text("Weigher.touches", """
        splash 30
        drizzle 7
        dollop 25
        squeeze 7
        squirt 10
        sprinkle 4
        sprinkling 4
        pinch 0.4
        dash 1
        knob 10
        smear 8
        sip 20
        swig 40
        handful 30
        nibble 10
        scrape 5
        scraping 5
        dab 5
        glug 14
        lick 8
        """))
    static let dairyTouches = WordTable(figures: StepWords.text("Weigher.dairyTouches", """
        dash 15
        sprinkle 10
        sprinkling 10
        drizzle 15
        """))
}

extension WordHash {
    static var `a`: WordHash { "a" }
    static var `about`: WordHash { "about" }
    static var `afternoon`: WordHash { "afternoon" }
    static var `ago`: WordHash { "ago" }
    static var `all`: WordHash { "all" }
    static var `along`: WordHash { "along" }
    static var `am`: WordHash { "am" }
    static var `among`: WordHash { "among" }
    static var `amongst`: WordHash { "amongst" }
    static var `an`: WordHash { "an" }
    static var `and`: WordHash { "and" }
    static var `around`: WordHash { "around" }
    static var `at`: WordHash { "at" }
    static var `back`: WordHash { "back" }
    static var `bacon`: WordHash { "bacon" }
    static var `bar`: WordHash { "bar" }
    static var `battered`: WordHash { "battered" }
    static var `beer`: WordHash { "beer" }
    static var `before`: WordHash { "before" }
    static var `best`: WordHash { "best" }
    static var `between`: WordHash { "between" }
    static var `bit`: WordHash { "bit" }
    static var `bitter`: WordHash { "bitter" }
    static var `both`: WordHash { "both" }
    static var `bought`: WordHash { "bought" }
    static var `bowl`: WordHash { "bowl" }
    static var `bread`: WordHash { "bread" }
    static var `breakfast`: WordHash { "breakfast" }
    static var `brown`: WordHash { "brown" }
    static var `bubbly`: WordHash { "bubbly" }
    static var `bun`: WordHash { "bun" }
    static var `burrito`: WordHash { "burrito" }
    static var `but`: WordHash { "but" }
    static var `butter`: WordHash { "butter" }
    static var `buttered`: WordHash { "buttered" }
    static var `c`: WordHash { "c" }
    static var `cake`: WordHash { "cake" }
    static var `call`: WordHash { "call" }
    static var `calorie`: WordHash { "calorie" }
    static var `cava`: WordHash { "cava" }
    static var `cheese`: WordHash { "cheese" }
    static var `chicken`: WordHash { "chicken" }
    static var `chip`: WordHash { "chip" }
    static var `chips`: WordHash { "chips" }
    static var `coffee`: WordHash { "coffee" }
    static var `couple`: WordHash { "couple" }
    static var `cream`: WordHash { "cream" }
    static var `crust`: WordHash { "crust" }
    static var `date`: WordHash { "date" }
    static var `day`: WordHash { "day" }
    static var `decaf`: WordHash { "decaf" }
    static var `diet`: WordHash { "diet" }
    static var `dinner`: WordHash { "dinner" }
    static var `double`: WordHash { "double" }
    static var `down`: WordHash { "down" }
    static var `dry`: WordHash { "dry" }
    static var `each`: WordHash { "each" }
    static var `egg`: WordHash { "egg" }
    static var `eleven`: WordHash { "eleven" }
    static var `energy`: WordHash { "energy" }
    static var `evening`: WordHash { "evening" }
    static var `fat`: WordHash { "fat" }
    static var `fil`: WordHash { "fil" }
    static var `finger`: WordHash { "finger" }
    static var `finish`: WordHash { "finish" }
    static var `fl`: WordHash { "fl" }
    static var `fluid`: WordHash { "fluid" }
    static var `for`: WordHash { "for" }
    static var `forgot`: WordHash { "forgot" }
    static var `four`: WordHash { "four" }
    static var `frenchfries`: WordHash { "frenchfries" }
    static var `fried`: WordHash { "fried" }
    static var `from`: WordHash { "from" }
    static var `frosting`: WordHash { "frosting" }
    static var `frozen`: WordHash { "frozen" }
    static var `fry`: WordHash { "fry" }
    static var `give`: WordHash { "give" }
    static var `guess`: WordHash { "guess" }
    static var `h`: WordHash { "h" }
    static var `had`: WordHash { "had" }
    static var `half`: WordHash { "half" }
    static var `halves`: WordHash { "halves" }
    static var `handful`: WordHash { "handful" }
    static var `hazelnut`: WordHash { "hazelnut" }
    static var `helping`: WordHash { "helping" }
    static var `hour`: WordHash { "hour" }
    static var `hundred`: WordHash { "hundred" }
    static var `i`: WordHash { "i" }
    static var `ice`: WordHash { "ice" }
    static var `icecream`: WordHash { "icecream" }
    static var `if`: WordHash { "if" }
    static var `in`: WordHash { "in" }
    static var `inch`: WordHash { "inch" }
    static var `instead`: WordHash { "instead" }
    static var `is`: WordHash { "is" }
    static var `ish`: WordHash { "ish" }
    static var `it`: WordHash { "it" }
    static var `lager`: WordHash { "lager" }
    static var `last`: WordHash { "last" }
    static var `lean`: WordHash { "lean" }
    static var `left`: WordHash { "left" }
    static var `leg`: WordHash { "leg" }
    static var `lettuce`: WordHash { "lettuce" }
    static var `like`: WordHash { "like" }
    static var `loaded`: WordHash { "loaded" }
    static var `lunch`: WordHash { "lunch" }
    static var `m`: WordHash { "m" }
    static var `made`: WordHash { "made" }
    static var `me`: WordHash { "me" }
    static var `meal`: WordHash { "meal" }
    static var `meat`: WordHash { "meat" }
    static var `medium`: WordHash { "medium" }
    static var `midnight`: WordHash { "midnight" }
    static var `mil`: WordHash { "mil" }
    static var `milk`: WordHash { "milk" }
    static var `mine`: WordHash { "mine" }
    static var `more`: WordHash { "more" }
    static var `morning`: WordHash { "morning" }
    static var `most`: WordHash { "most" }
    static var `my`: WordHash { "my" }
    static var `next`: WordHash { "next" }
    static var `nfs`: WordHash { "nfs" }
    static var `night`: WordHash { "night" }
    static var `no`: WordHash { "no" }
    static var `noon`: WordHash { "noon" }
    static var `not`: WordHash { "not" }
    static var `nothing`: WordHash { "nothing" }
    static var `o`: WordHash { "o" }
    static var `oat`: WordHash { "oat" }
    static var `oats`: WordHash { "oats" }
    static var `oclock`: WordHash { "oclock" }
    static var `of`: WordHash { "of" }
    static var `omelet`: WordHash { "omelet" }
    static var `on`: WordHash { "on" }
    static var `one`: WordHash { "one" }
    static var `or`: WordHash { "or" }
    static var `ordered`: WordHash { "ordered" }
    static var `other`: WordHash { "other" }
    static var `out`: WordHash { "out" }
    static var `oz`: WordHash { "oz" }
    static var `p`: WordHash { "p" }
    static var `pack`: WordHash { "pack" }
    static var `passed`: WordHash { "passed" }
    static var `past`: WordHash { "past" }
    static var `per`: WordHash { "per" }
    static var `percent`: WordHash { "percent" }
    static var `picnic`: WordHash { "picnic" }
    static var `piece`: WordHash { "piece" }
    static var `pizza`: WordHash { "pizza" }
    static var `place`: WordHash { "place" }
    static var `plate`: WordHash { "plate" }
    static var `pm`: WordHash { "pm" }
    static var `point`: WordHash { "point" }
    static var `portion`: WordHash { "portion" }
    static var `potato`: WordHash { "potato" }
    static var `pouch`: WordHash { "pouch" }
    static var `pounder`: WordHash { "pounder" }
    static var `powder`: WordHash { "powder" }
    static var `pre`: WordHash { "pre" }
    static var `prep`: WordHash { "prep" }
    static var `prepackaged`: WordHash { "prepackaged" }
    static var `protein`: WordHash { "protein" }
    static var `put`: WordHash { "put" }
    static var `quarter`: WordHash { "quarter" }
    static var `quarterpounder`: WordHash { "quarterpounder" }
    static var `recipe`: WordHash { "recipe" }
    static var `red`: WordHash { "red" }
    static var `rest`: WordHash { "rest" }
    static var `rice`: WordHash { "rice" }
    static var `roast`: WordHash { "roast" }
    static var `roll`: WordHash { "roll" }
    static var `salad`: WordHash { "salad" }
    static var `salt`: WordHash { "salt" }
    static var `sandwich`: WordHash { "sandwich" }
    static var `sauce`: WordHash { "sauce" }
    static var `say`: WordHash { "say" }
    static var `scale`: WordHash { "scale" }
    static var `second`: WordHash { "second" }
    static var `seconds`: WordHash { "seconds" }
    static var `seeded`: WordHash { "seeded" }
    static var `semi`: WordHash { "semi" }
    static var `semiskim`: WordHash { "semiskim" }
    static var `seven`: WordHash { "seven" }
    static var `shake`: WordHash { "shake" }
    static var `side`: WordHash { "side" }
    static var `simple`: WordHash { "simple" }
    static var `single`: WordHash { "single" }
    static var `size`: WordHash { "size" }
    static var `skin`: WordHash { "skin" }
    static var `slam`: WordHash { "slam" }
    static var `slice`: WordHash { "slice" }
    static var `slices`: WordHash { "slices" }
    static var `small`: WordHash { "small" }
    static var `so`: WordHash { "so" }
    static var `somewhere`: WordHash { "somewhere" }
    static var `spread`: WordHash { "spread" }
    static var `streaky`: WordHash { "streaky" }
    static var `sum`: WordHash { "sum" }
    static var `sunday`: WordHash { "sunday" }
    static var `sushi`: WordHash { "sushi" }
    static var `syrup`: WordHash { "syrup" }
    static var `take`: WordHash { "take" }
    static var `tbsp`: WordHash { "tbsp" }
    static var `tea`: WordHash { "tea" }
    static var `teatime`: WordHash { "teatime" }
    static var `tenders`: WordHash { "tenders" }
    static var `than`: WordHash { "than" }
    static var `the`: WordHash { "the" }
    static var `then`: WordHash { "then" }
    static var `thin`: WordHash { "thin" }
    static var `think`: WordHash { "think" }
    static var `this`: WordHash { "this" }
    static var `times`: WordHash { "times" }
    static var `to`: WordHash { "to" }
    static var `toast`: WordHash { "toast" }
    static var `toasted`: WordHash { "toasted" }
    static var `today`: WordHash { "today" }
    static var `todays`: WordHash { "todays" }
    static var `tom`: WordHash { "tom" }
    static var `tomato`: WordHash { "tomato" }
    static var `tonight`: WordHash { "tonight" }
    static var `top`: WordHash { "top" }
    static var `tortilla`: WordHash { "tortilla" }
    static var `twenty`: WordHash { "twenty" }
    static var `twice`: WordHash { "twice" }
    static var `two`: WordHash { "two" }
    static var `ultra`: WordHash { "ultra" }
    static var `us`: WordHash { "us" }
    static var `used`: WordHash { "used" }
    static var `w`: WordHash { "w" }
    static var `wafer`: WordHash { "wafer" }
    static var `was`: WordHash { "was" }
    static var `water`: WordHash { "water" }
    static var `ways`: WordHash { "ways" }
    static var `we`: WordHash { "we" }
    static var `wedges`: WordHash { "wedges" }
    static var `well`: WordHash { "well" }
    static var `went`: WordHash { "went" }
    static var `what`: WordHash { "what" }
    static var `whey`: WordHash { "whey" }
    static var `which`: WordHash { "which" }
    static var `white`: WordHash { "white" }
    static var `whole`: WordHash { "whole" }
    static var `wine`: WordHash { "wine" }
    static var `with`: WordHash { "with" }
    static var `without`: WordHash { "without" }
    static var `workout`: WordHash { "workout" }
    static var `wrap`: WordHash { "wrap" }
    static var `x`: WordHash { "x" }
    static var `yesterday`: WordHash { "yesterday" }
    static var `yesterdays`: WordHash { "yesterdays" }
    static var `you`: WordHash { "you" }
    static var `zero`: WordHash { "zero" }
}
