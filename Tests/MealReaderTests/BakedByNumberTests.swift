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
