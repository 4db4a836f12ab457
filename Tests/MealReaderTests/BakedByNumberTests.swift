import MealReader
import Nutrition
import Testing

/// What was baked by number, and how many of it were had.
struct BakedByNumberTests {
    private func weights(_ text: String) throws -> [String: Double] {
        let items = try WholeCatalog.reader().reading(of: text).items
        return Dictionary(
            items.map { ($0.food?.rawValue ?? "", $0.grams?.value ?? 0) }, uniquingKeysWith: +)
    }

    @Test(arguments: [
        "Baked 12 muffins (240g flour, 150g sugar, 120ml oil, 2 eggs). One and a half so far.",
        "Baked 12 muffins: 240g flour, 150g sugar, 120ml oil, 2 eggs. Had one and a half.",
        "made 12 muffins (240g flour, 150g sugar, 120ml oil, 2 eggs), had one and a half",
    ])
    func `what was had of it counts by its share`(text: String) throws {
        let weights = try weights(text)
        #expect(weights["flour"] == 30 && weights["muffin"] == nil, "\(weights)")
    }

    @Test(arguments: [
        ("Lentil soup from 250g red lentils, 2 carrots, onion. Made five bowls, had one", 50.0),
        ("Lentil soup from 250g red lentils, 2 carrots. Five bowls out of it, I had one", 50),
    ])
    func `bowls that came of it are its parts`(text: String, lentils: Double) throws {
        let weights = try weights(text)
        #expect(weights["dry-lentils"] == lentils && weights["lentil-soup"] == nil, "\(weights)")
    }

    @Test(arguments: [
        (
            "Pot of stew - 600g beef, 400 g potatoes, 2 carrots - and ate one of four portions",
            150.0
        ),
        ("Cottage pie from 400g beef, 700g potatoes, 1 onion; my quarter", 100),
        ("Chilli with 400 g beef, 2 tins beans, yields 8 cups. Ate 2 cups", 100),
        ("Ragu: 500g beef, 1 tin tomatoes, 1 onion. Had about 2 ladles out of 10", 100),
        ("A third of a meatloaf made of 600 g beef, 2 eggs and 1 onion", 200),
        (
            "Batch of 10 burritos (500g beef, 10 tortillas, 1 cup cheese), microwaved two for lunch",
            100
        ),
        ("Recipe for 4: 400g beef, 300 g rice, 1 onion. I had a portion", 100),
        ("Ragu with 400g beef, 1 tin tomatoes, 1 onion. 1/4 of it was dinner", 100),
    ])
    func `one's own of it is told in many ways`(text: String, beef: Double) throws {
        let weights = try weights(text)
        let whole = weights.filter { $0.key.contains("beef") }.values.reduce(0, +)
        #expect(abs(whole - beef) < 1, "\(weights)")
    }

    @Test func `a weight of a dish of which nobody knows the whole is so much of it`() throws {
        let weights = try weights(
            "Hummus (1 tin chickpeas, 2 tbsp tahini), had 60 g of it with a pitta")
        #expect(weights["hummus"] == 60 && weights["tahini"] == nil, "\(weights)")
    }

    @Test(arguments: [
        ("fried 4 eggs (in butter), 100 g bacon, 2 slices of toast", "fried-egg-in-butter"),
        ("cooked 6 fish fingers. 200 g chips, 100 g peas. had 4", "fish-fingers"),
        ("Cooked 4 sausages. 200 g mash, 100 g peas. Ate half", "sausage"),
    ])
    func `what was cooked beside other things stays`(text: String, food: String) throws {
        #expect(try weights(text)[food] ?? 0 > 0)
    }

    @Test(arguments: [
        "baked 12 cookies (200 g flour, 100 g butter, 1 egg). 3 left",
        "cookies: 200 g flour, 100 g butter, 1 egg, cut in 12. 2 left.",
    ])
    func `what is left is not what was had`(text: String) throws {
        #expect(try weights(text)["flour"] == 200)
    }

    @Test(arguments: ["cooked 4", "I fried 5", "baked 12", "we cooked 10", "made 4 ("])
    func `a line may break off anywhere`(text: String) throws {
        _ = try WholeCatalog.reader().reading(of: text)
    }

    @Test func `every beginning of everyday lines can be read`() throws {
        let reader = try WholeCatalog.reader()
        for (number, line) in try EverydayLine.all(besides: #filePath).enumerated()
        where number.isMultiple(of: 8) {
            let words = line.text.split(separator: " ")
            for count in words.indices.dropFirst() {
                _ = reader.reading(of: words[..<count].joined(separator: " "))
            }
        }
    }
}
