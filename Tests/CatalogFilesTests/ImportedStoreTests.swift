import FoodCatalog
import Glibc
import Nutrition
import TestSupport
import Testing

@testable import CatalogFiles

struct ImportedStoreTests {
    private let folder: TemporaryFolder
    private let store: ImportedStore
    private let foods: [Food]

    /// 2,000 made-up foods of words of different rarity.
    init() throws {
        folder = try TemporaryFolder()
        var random = SplitMix64(seed: 3)
        foods = (0..<2000).map { number in
            let words = (0..<Int(random.next() % 4 + 1)).map { _ in
                "word\(random.next() % (random.next() % 500 + 1))x"
            }
            return Food(
                id: FoodID(rawValue: "many:\(number)"), name: words.joined(separator: " "),
                aliases: number % 3 == 0 ? ["brand\(number % 7)y"] : [], category: .snack,
                per100g: Nutrients(calories: Thousandths(Double(number % 900))),
                source: FoodSource(release: "Many", code: "\(number)"))
        }
        let path = "\(folder.path)/many.foods"
        let writer = try ImportedFileWriter(path: path)
        for food in foods { try writer.append(food) }
        _ = try writer.finish(ImportedAbout(name: "many", release: "Many", files: []))
        store = ImportedStore(imports: [try ImportedFoods(path: path)])
    }

    @Test func `every food is found by its id`() {
        #expect(store.count == foods.count)
        for food in foods { #expect(store.food(food.id) == food) }
        #expect(store.food("many:2000") == nil)
        #expect(store.food("other:1") == nil)
        #expect(store.food("egg") == nil)
    }

    @Test func `a food's own name finds it, or one of the same words`() {
        for food in foods {
            let words = FoodWords.words(of: food)
            let found = store.foods(with: words, limit: 3)
            #expect(
                found.first.map { Set(FoodWords.words(of: $0)) } == Set(words), "\(food.name)")
        }
    }

    @Test func `the foods found are those that scoring each food finds`() {
        let words = foods.map { FoodWords.words(of: $0) }
        var random = SplitMix64(seed: 5)
        for round in 0..<300 {
            let query = (0..<Int(random.next() % 4 + 1)).map { _ in
                "word\(random.next() % 100)x"
            }.joined(separator: " ")
            let lists = FoodWords.words(of: query)
                .map { word in foods.indices.filter { words[$0].contains(word) } }
                .filter { !$0.isEmpty }.sorted { $0.count < $1.count }
            var order: [Int] = []
            var scores = [Float](repeating: 0, count: foods.count)
            for list in lists {
                order += list.filter { !order.contains($0) }
                for place in list {
                    scores[place] += 0.5 + log(Float(foods.count + 1) / Float(list.count))
                }
            }
            let floor = (scores.max() ?? 0) * 0.6
            for place in order { scores[place] -= scores[place] < floor ? .infinity : 0 }
            let ranked = order.filter { scores[$0] > -.infinity }
                .map { (place: $0, score: scores[$0] - 0.35 * Float(words[$0].count)) }
                .sorted { $0.score > $1.score }
            #expect(
                store.foods(with: FoodWords.words(of: query), limit: 8).map(\.id)
                    == ranked.prefix(8).map { foods[$0.place].id },
                "round \(round): \(query)")
        }
    }

    @Test func `words that nothing has find nothing`() {
        #expect(store.foods(with: FoodWords.words(of: "unheard of"), limit: 5).isEmpty)
        #expect(store.foods(with: [], limit: 5).isEmpty)
        #expect(store.foods(with: FoodWords.words(of: "word1x"), limit: 0).isEmpty)
    }

    @Test func `one slip in a word finds its foods all the same`() throws {
        let path = "\(folder.path)/slips.foods"
        let writer = try ImportedFileWriter(path: path)
        for (number, name) in ["Chobani strawberry yogurt", "Digestives", "Graham crackers"]
            .enumerated()
        {
            try writer.append(
                Food(
                    id: FoodID(rawValue: "slips:\(number)"), name: name, category: .snack,
                    per100g: Nutrients(calories: Thousandths(100)),
                    source: FoodSource(release: "Slips", code: "\(number)")))
        }
        _ = try writer.finish(ImportedAbout(name: "slips", release: "Slips", files: []))
        let catalog = FoodCatalog(
            foods: [], store: ImportedStore(imports: [try ImportedFoods(path: path)]))
        for (query, name) in [
            ("chobanni", "Chobani strawberry yogurt"), ("chobni", "Chobani strawberry yogurt"),
            ("chboani strawbery", "Chobani strawberry yogurt"), ("digestves", "Digestives"),
            ("grahm craker", "Graham crackers"),
        ] {
            #expect(catalog.search(query, limit: 1).map(\.food.name) == [name], "\(query)")
        }
        #expect(catalog.search("chobxyz", limit: 1).isEmpty)
    }

    @Test func `the search and the reader's catalog know stored foods, behind their own`() {
        let own = Food(
            id: "plain", name: "word7x", category: .snack,
            per100g: Nutrients(calories: Thousandths(1)),
            source: FoodSource(release: "own"))
        let catalog = FoodCatalog(foods: [own], store: store)
        let found = catalog.search("word7x", limit: 5)
        #expect(found.first?.food == own)
        #expect(found.dropFirst().allSatisfy { $0.food.id.rawValue.hasPrefix("many:") })
        #expect(found.count > 1)
        #expect(catalog["many:17"] == foods[17])
        #expect(catalog.adding([]).store?.count == foods.count)
    }

    @Test func `what packages declare is kept with their foods`() throws {
        let label = FoodLabel(
            contains: ["milk", "nuts"], traces: ["sesame seeds"], ingredients: "Sugar, 牛奶 (12%)")
        var labelled = foods[0]
        labelled.label = label
        var traces = foods[1]
        traces.label = FoodLabel(traces: ["peanuts"])
        let path = "\(folder.path)/labels.foods"
        let writer = try ImportedFileWriter(path: path)
        for food in [labelled, traces, foods[2]] { try writer.append(food) }
        _ = try writer.finish(ImportedAbout(name: "many", release: "Many", files: []))
        let store = ImportedStore(imports: [try ImportedFoods(path: path)])
        for food in [labelled, traces, foods[2]] { #expect(store.food(food.id) == food) }
    }

    @Test func `products bring their allergens, traces and ingredients along`() throws {
        let long = String(repeating: "sucre, ", count: FoodLabel.ingredientsLimit)
        let lines = """
            {"code":"4006381333931","product_name":"Spread","nutriments":{"energy-kcal_100g":530},\
            "allergens_tags":["en:milk","en:nuts"],"traces_tags":["en:sesame-seeds","en:none"],\
            "ingredients_text":"Sugar, hazelnuts"}
            {"code":"4006381333948","product_name":"Plain","nutriments":{"energy-kcal_100g":30}}
            {"code":"4006381333955","product_name":"Long","nutriments":{"energy-kcal_100g":30},\
            "ingredients_text":"\(long)é"}

            """
        let table = [
            [
                "code", "product_name", "energy_100g", "ingredients_text", "allergens",
                "traces_tags",
            ],
            [
                "4006381333931", "Spread", "2217.52", "Sugar, hazelnuts", "en:milk,en:nuts",
                "en:sesame-seeds",
            ],
            ["4006381333948", "Plain", "125.52", "", "", ""],
        ].map { $0.joined(separator: "\t") + "\n" }.joined()
        for (name, text) in [("off.jsonl", lines), ("off.tsv", table)] {
            let path = "\(folder.path)/\(name)"
            try write(Array(text.utf8), to: path)
            let imports = ImportedFolder(dataFolder: "\(folder.path)/\(name)-data")
            _ = try FoodImport.run([path], into: imports)
            let foods = try #require(imports.open().imports.first).foods()
            #expect(
                foods.first?.label
                    == FoodLabel(
                        contains: ["milk", "nuts"], traces: ["sesame seeds"],
                        ingredients: "Sugar, hazelnuts"))
            #expect(foods.dropFirst().first?.label == nil)
            let bytes = foods.dropFirst(2).first?.label?.ingredients?.utf8.count
            #expect(bytes == nil || bytes == FoodLabel.ingredientsLimit)
        }
    }
}
