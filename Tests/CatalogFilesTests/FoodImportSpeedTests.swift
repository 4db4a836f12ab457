import Nutrition
import TestSupport
import Testing

@testable import CatalogFiles

/// What spares an import of millions of foods its time changes nothing of what comes in.
struct FoodImportSpeedTests {
    @Test func `codes are known as a set of texts knows them`() {
        for seed in 0..<100 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var (codes, texts) = (KnownCodes(), Set<String>())
            for _ in 0..<60 {
                let letters =
                    ["0", "00", "1", "12", "9", "a", "-", "+", " ", "é"]
                    + (random.next() % 4 == 0 ? ["1234567890123456", "18446744073709551616"] : [])
                let code = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    letters.randomElement(using: &random) ?? ""
                }.joined()
                #expect(codes.insert(code) == texts.insert(code).inserted, "seed \(seed): \(code)")
            }
        }
    }

    @Test func `a name that is plain is one that cleaning leaves alone`() {
        for seed in 0..<300 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let letters = [
                "a", "b ", " ", "  ", "é", "\t", "\u{7F}", "&amp;", "&", "\u{0}", "xyzzy",
            ]
            let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                letters[Int.random(in: 0..<(seed % 2 == 0 ? 3 : letters.count), using: &random)]
            }.joined()
            let plain = ProductName.plain(text)
            #expect(ProductName.plain(plain) == plain || plain.contains("&"), "seed \(seed)")
            #expect(plain == cleaned(text), "seed \(seed): \(text.debugDescription)")
        }
    }

    /// Word by word, with no shorter way.
    private func cleaned(_ text: String) -> String {
        let words = text.replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
            .split { character in
                character.isWhitespace
                    || character.unicodeScalars.contains {
                        $0.properties.generalCategory == .control
                    }
            }
        let name = words.joined(separator: " ")
        guard name.count > ProductName.limit else { return name }
        let cut = name.prefix(ProductName.limit)
        return String(cut[..<(cut.lastIndex(of: " ") ?? cut.endIndex)])
    }

    @Test func `our catalog is read for tables that it may know, and once`() throws {
        let folder = try TemporaryFolder()
        let imports = ImportedFolder(dataFolder: folder.path + "/data/demeter")
        let products = "code\tproduct_name\tenergy_100g\n1\tTea\t4\n"
        try write(Array(products.utf8), to: folder.path + "/products.tsv")
        _ = try FoodImport.run(
            [folder.path + "/products.tsv"], into: imports,
            own: {
                Issue.record("the catalog was read")
                return []
            })
        let foods = "food_code,description,energy_kcal\n100,Milk,51\n"
        for number in 1...2 {
            try write(Array(foods.utf8), to: "\(folder.path)/fndds_\(number)_foods.csv")
        }
        var count = 0
        _ = try FoodImport.run(
            (1...2).map { "\(folder.path)/fndds_\($0)_foods.csv" }, into: imports,
            own: {
                count += 1
                var milk = SampleFood.entry.food
                milk.source = FoodSource(release: "FNDDS 2017-2018", code: "100")
                milk.rank = 7
                return [milk]
            })
        #expect(count == 1)
        let milk = try #require(
            try imports.open().imports.first { $0.about.name == "fndds-1" }?.foods().first)
        #expect(milk.rank == 7)
    }
}
