import FoodCatalog
import MealReader
import Nutrition
import Testing

/// Who ate, where a clause does not say so itself, by the whole catalog.
struct SubjectSenseTests {
    private func foods(_ text: String) throws -> [String] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.food?.rawValue ?? $0.name }
    }

    @Test(arguments: [
        "saw mum and had cake", "watched tv and had crisps", "cleaned the kitchen, ate toast",
        "hubby cooked, had lasagne", "kids fed, had toast", "mum came over, had cake",
        "took the kids swimming and had chips", "my train was late and had a kitkat",
        "the train was late and had a kitkat",
        "heard that tom quit and had a beer", "dave was late, had a coffee",
        "mum made me pancakes", "sam bought us chips",
    ])
    func `whoever keeps the journal ate, unless somebody else is told of`(text: String) throws {
        #expect(try foods(text).count == 1)
    }

    @Test(arguments: [
        "mum had cake and watched tv", "he came home and ate toast", "mum came over and had cake",
        "my son had cake, ate the lot", "he came home, worked out, then ate toast",
        "the dog got out, ate a cake",
        "who came in and ate my cake", "dreamt I was in rome and ate pizza",
        "baked a cake for the party and made cupcakes", "mum made pancakes",
    ])
    func `what somebody else did goes on in the next clause`(text: String) throws {
        #expect(try foods(text) == [])
    }

    @Test(arguments: [
        ("toast on the sofa", "white-toast"), ("meeting: toast", "white-toast"),
        ("toast in the meeting", "white-toast"), ("toast for tea", "white-toast"),
        ("had fish fingers for my tea last night", "fish-fingers"),
        ("windows open, toast", "white-toast"), ("telly on, crisps", "potato-chips"),
        ("got up at seven up for toast", "white-toast"), ("last night: soup", "soup"),
        ("soup last night", "soup"), ("soup friday night", "soup"), ("soup movie night", "soup"),
        ("toast post workout", "white-toast"), ("soup watching the match", "soup"),
        ("soup, nothing else", "soup"), ("plain toast, nothing on it", "white-toast"),
        ("skipped breakfast, soup", "soup"), ("ran 5k then toast", "white-toast"),
        ("toast, the usual", "white-toast"), ("a small beer", "beer"),
        ("free lunch: soup", "soup"), ("seven up", "lemon-lime-soda"),
    ])
    func `where and when something was eaten does not undo it`(text: String, food: String) throws {
        #expect(try foods(text) == [food])
    }

    @Test(arguments: [
        "cheese and wine night at jens on friday", "date night", "spilt wine on the sofa",
        "fasting", "nothing for lunch", "no time for breakfast", "recipe: 2 eggs, 100 g flour",
        "cookies must be cleared after each session", "cancel my 2 o'clock with mr rice",
        "bought 2 kg of rice for the church party", "it's small beer", "he went cold turkey",
    ])
    func `what says otherwise still does`(text: String) throws { #expect(try foods(text) == []) }
}
