import MealReader
import Testing

/// Foods said one behind the other without a joint, as a recogniser writes them.
struct SideBySideTests {
    @Test(arguments: [
        ("almonds tuna", "almonds, tuna"), ("banana apple orange", "banana, apple, orange"),
        ("2 boiled eggs toast black coffee banana", "2 boiled eggs, toast, black coffee, banana"),
        ("pizza salad scrambled eggs", "pizza, salad, scrambled eggs"),
        ("lunch was soup crackers apple", "soup, crackers, apple"),
        ("pitta hummus cucumber", "pitta, hummus, cucumber"),
        ("ham sandwich crisps apple", "ham sandwich, crisps, apple"),
        ("grapes crackers and cheese", "grapes, crackers and cheese"),
    ])
    func `a list without joints is read as one with commas`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try said(text).count > 1)
    }

    @Test(arguments: [
        ("2 tamales pork", "2 pork tamales"),
        ("breakfast burrito egg sausage cheese", "breakfast burrito"),
        ("matcha latte, oat milk, grande", "grande oat milk matcha latte"),
        ("banana shake", "a banana shake"), ("salmon poke", "a salmon poke"),
        ("hummus sandwich", "a hummus sandwich"),
        ("2 salmon fishcakes", "two salmon fishcakes"),
        ("baby oatmeal cereal", "some baby oatmeal cereal"),
        ("love hearts sweets", "love hearts"), ("a bowl of tomato soup", "bowl of tomato soup"),
        ("a lemon danish pastry", "a danish pastry"),
    ])
    func `what one food is called by stays together`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try said(text).count == 1)
    }
}
