import MealReader
import Nutrition
import Testing

/// Foods of other kitchens by the names that people there use for them.
struct WorldKitchenTests {
    @Test(arguments: [
        ("a handful of fried termites", "termites"), ("20 g of chapulines", "grasshoppers"),
        ("30 g of mopane worms", "caterpillars"), ("a ladle of kiri hodi", "kiri-hodi"),
        ("a bowl of ciorbă țărănească", "country-soup"), ("a plate of azifa", "azifa"),
        ("two paches", "pache"), ("a portion of cascaval pane", "cascaval-pane"),
        ("a katori of horse gram", "horse-gram"), ("one chapo", "chapo"),
        ("a glass of besso", "besso"), ("a piece of bibikkan", "bibikkan"),
        ("2 pieces of makayabu", "makayabu"), ("a plate of babenda", "babenda"),
        ("a plate of pachamanca", "pachamanca"), ("three conkies", "conkies"),
        ("a bowl of utan bisaya", "vegetable-soup-visayan"),
        ("three sticks of satay daging", "beef-satay"),
        ("a cup of nance", "nance"), ("100 g of aguaymanto", "goldenberry"),
        ("one roasted maize cob", "roasted-maize"), ("a plate of nem khao", "nem-khao"),
    ])
    func `a dish is itself and no other`(text: String, food: String) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.map { $0.food?.rawValue } == [food])
        #expect(reading.unread.isEmpty)
    }

    // Staples before they are cooked, and plain names of fish, leaves and fruit.
    @Test(arguments: [
        ("100 g of gari", "cassava-flour"), ("100 g of yam flour", "yam-flour"),
        ("100 g of green plantain flour", "plantain-flour"), ("50 g of bean flour", "bean-flour"),
        ("50 g of corn soya blend", "corn-soy-blend"), ("80 g of maize grits, raw", "dry-cornmeal"),
        ("100 g of dry horse gram", "dry-pigeon-peas"),
        ("100 g of boiled split peas", "cooked-field-peas"),
        ("60 g of dry grass peas", "dry-split-peas"),
        ("100 g of raw red gram dhal", "dry-pigeon-peas"),
        ("100 g of grilled snapper", "snapper"), ("100 g of fresh bonito", "skipjack"),
        ("100 g of boiled kingfish", "mackerel"), ("40 g of boiled chicken liver", "chicken-liver"),
        ("100 g of boiled cocoyam leaves", "taro-leaves"),
        ("50 g of stewed okra leaves", "greens-without-fat"),
        ("100 g of snake gourd", "bottle-gourd"), ("60 g of plantain flower", "banana-blossom"),
        ("30 g of boiled tomatillo", "tomatillo"), ("100 g of yam bean", "jicama"),
        ("100 g of plum puree", "fruit-puree"), ("100 g of whole peach compote", "canned-peach"),
        ("100 g of boiled orange-fleshed sweet potato", "boiled-sweet-potato-without-fat"),
        ("140 g of various beans", "brazilian-beans"), ("100 g of rice bran oil", "vegetable-oil"),
    ])
    func `a staple is known in its states`(text: String, food: String) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.map { $0.food?.rawValue } == [food])
        #expect(reading.unread.isEmpty)
    }

    // What shares a word with them stays what it was.
    @Test(arguments: [
        ("100 g of firm cheese", "cheese"), ("20 g of mixed vegetable oil", "vegetable-oil"),
        ("60 g of espresso coffee", "espresso"), ("25 g of popped wheat", "puffed-wheat"),
        ("100 g of polenta", "mamaliga"), ("100 g of grits", "grits"),
        ("200 g of light soft drink", "diet-lemon-lime-soda"),
        ("100 g of boiled leaves", "greens-without-fat"),
        ("5 g of egg melange powder", "egg-powder"),
        ("100 g of buffalo skin", "water-buffalo-skin"),
        ("150 g of soursop drink", "agua-fresca-of-fruit"),
        ("300 g of green bean soup", "green-bean-soup"),
        ("a bowl of mung bean soup", "mung-bean-soup"),
    ])
    func `a general word does not make a special product of it`(text: String, food: String) throws {
        #expect(
            try WholeCatalog.reader().reading(of: text).items.map { $0.food?.rawValue } == [food])
    }

    @Test(arguments: [
        ("two lumps of nshima", 320.0), ("goat ribs, a quarter kilo", 250),
        ("three small cups of buna", 240), ("a lump of sugar", 4),
    ])
    func `market and table measures of other kitchens are weighed`(
        text: String, grams: Double
    ) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.map { ($0.grams?.value ?? 0).rounded() } == [grams])
    }
}
