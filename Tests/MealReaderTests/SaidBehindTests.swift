import MealReader
import Nutrition
import Testing

/// What people say behind a food: where it was bought, how it was cooked, what it was made of.
struct SaidBehindTests {
    private func items(_ text: String) throws -> [ReadingItem] {
        try WholeCatalog.reader().reading(of: text).items
    }

    private func grams(_ text: String) throws -> Double {
        try items(text).reduce(0) { $0 + ($1.grams?.value ?? 0) }
    }

    @Test(arguments: [
        ("salmon onigiri from 7-eleven", "salmon onigiri"),
        ("7 eleven hot dog", "hot dog"),
        ("turkey club from the deli", "turkey club"),
        ("pizza from the chip shop", "pizza"),
        ("cod from the chip shop", "battered cod"),
        ("bubble tea, half sugar, less ice", "bubble tea"),
        ("tofu 100g, pan fried", "100g pan fried tofu"),
        ("scrambled eggs, 3 eggs", "3 scrambled eggs"),
        ("2 packs of 4 crumpets", "8 crumpets"),
        ("half a pack of 6 crumpets", "3 crumpets"),
        ("half a baguette (125g)", "125g baguette"),
        ("1/2 avocado (70g)", "70g avocado"),
        ("125ml semi", "125ml semi skimmed milk"),
        ("hot cross bun, toasted n buttered", "hot cross bun with butter"),
        ("latte, 1 sugar, 300ml", "latte 300ml, 1 sugar"),
        ("6in turkey sub", "6 inch turkey sub"),
        ("3 slices wafer thin ham", "3 slices ham"),
        ("tea with milk and 2 sugars x3", "3 tea with milk and 6 sugars"),
        ("3 teas with 2 sugars each", "3 teas with 6 sugars"),
    ])
    func `what stands behind is said in front as well`(behind: String, front: String) throws {
        #expect(!(try items(behind)).isEmpty)
        #expect(try items(behind).map(\.food) == items(front).map(\.food))
        #expect(try abs(grams(behind) - grams(front)) < 1)
    }

    @Test(arguments: [
        "chips from the chip shop", "bought eggs at the supermarket", "6 in the morning",
    ])
    func `what is no shop, look or inch stays`(text: String) throws {
        #expect(try items(text).map(\.name).allSatisfy { $0 == "chip shop chips" })
    }

    @Test(arguments: [
        ("basket of 8 xiao long bao", "8 xiao long bao"),
        ("a plate of 3 pancakes", "3 pancakes"),
        ("slice of 12 inch pizza", "1 slice of 12 inch pizza"),
    ])
    func `a vessel of so many holds that many`(vessel: String, count: String) throws {
        #expect(try abs(grams(vessel) - grams(count)) < 1)
    }

    @Test(arguments: [
        ("ham sandwich, 2 slices bread, 2 slices ham", ["white bread", "deli ham"]),
        ("avocado toast, 1 slice sourdough, half an avo", ["sourdough bread", "avocado"]),
        ("turkey sandwich on wheat, 3 oz turkey", ["turkey sandwich on wheat bread"]),
        ("spag bol, 75g dry spaghetti, 100g mince", ["dry pasta", "ground beef"]),
        ("chicken curry, 2 rotis", ["chicken curry", "roti"]),
    ])
    func `a dish and its parts count once`(text: String, names: [String]) throws {
        #expect(try items(text).map(\.name) == names)
    }

    @Test(arguments: ["burger with lettuce", "burger with lettuce, tomato, mustard"])
    func `a burger with lettuce is a burger`(text: String) throws {
        #expect(try items(text).first?.name == "hamburger")
    }
}
