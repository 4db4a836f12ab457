import Alternatives
import Nutrition
import TestSupport
import Testing

@testable import CatalogFiles

struct MarketFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let root =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    private func shops(_ text: String) throws -> ShopTable? {
        let path = "\(folder.path)/shops.tsv"
        try write(Array(text.utf8), to: path)
        return ShopFile.read(path)
    }

    private func food(_ name: String) -> Food {
        Food(
            id: FoodID(rawValue: name.replacing(" ", with: "-")), name: name, category: .beverage,
            per100g: .unknown, source: FoodSource(release: "test"))
    }

    @Test(
        arguments: [
            ("3-5", [3, 4, 5]), ("11-2", [1, 2, 11, 12]), ("7", [7]), ("3-5,9", [3, 4, 5, 9]),
            ("1-12", Array(1...12)), ("5-5", [5]), ("0-3", nil), ("3-13", nil), ("", nil),
            ("3-", nil), ("a", nil), ("1-2-3", nil),
        ] as [(String, [Int]?)])
    func `months are ranges that may go over the year's end`(text: String, months: [Int]?) {
        #expect(SeasonFile.months(text) == months.map(Set.init))
    }

    @Test func `the installed file is of the catalog's foods, sorted, and says where it is from`()
        throws
    {
        let path = "\(Self.root)/seasons.tsv"
        let lines = String(decoding: bytes(of: path), as: UTF8.self).split(separator: "\n")
        let sorted = lines.sorted {
            Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
        }
        #expect(lines == sorted)
        let known = Set(
            try CatalogFile.load("\(Self.root)/ingredients.json").map(\.id.rawValue))
        let file = SeasonFile(beside: "\(Self.root)/ingredients.json")
        #expect(file.isThere)
        var named: Set<SeasonRegion> = []
        for line in lines.dropFirst() where !line.hasPrefix("~") {
            let fields = line.split(separator: "\t").map(String.init)
            #expect(known.contains(fields[0]), "\(fields[0])")
            for field in fields.dropFirst() {
                let words = field.split(separator: " ").map(String.init)
                let region = try #require(SeasonRegion(rawValue: words[0]), "\(line)")
                let months = try #require(SeasonFile.months(words[1]), "\(line)")
                #expect(file.months(of: FoodID(rawValue: fields[0]), in: region) == months)
                named.insert(region)
            }
        }
        #expect(named == Set(SeasonRegion.allCases))
        for region in SeasonRegion.allCases {
            #expect((file.source(of: region)?.count ?? 0) > 40, "\(region)")
        }
        #expect(file.months(of: "lychee", in: .taiwan) == [5, 6, 7, 8])
        #expect(file.months(of: "lychee", in: .europe) == nil)
        #expect(SeasonFile(path: nil).months(of: "lychee", in: .taiwan) == nil)
    }

    @Test func `a table of shops is read in any order, by ids and names`() throws {
        let table = try #require(
            try shops(
                "#\t1\n# mine\n\nsoy-milk\tMarket\noat milk\tCorner shop\t1.99 EUR/l\r\n"))
        #expect(table.faults == [])
        #expect(table.offer(of: food("Oat milk"))?.price?.description == "1.99 EUR/l")
        #expect(table.offer(of: food("soy milk")) == ShopOffer(shop: "Market"))
        #expect(table.offer(of: food("tea")) == nil)
        #expect(ShopFile.read("\(folder.path)/none.tsv") == nil)
    }

    @Test func `a wrong line is left out and told, with its number`() throws {
        let path = "\(folder.path)/shops.tsv"
        let table = try #require(
            try shops(
                "#\t1\ntea\nmilk\tCorner\t2 EUR\n\tCorner\ntofu\tMarket\t3 EUR/kg\na\tb\tc\td\n"))
        #expect(
            table.faults == [
                "\(path):2: a line is a food, a shop and perhaps a price, with tabs between",
                "\(path):3: a price is as 2.49 EUR/kg, not what stands there",
                "\(path):4: a line is a food, a shop and perhaps a price, with tabs between",
                "\(path):6: a line is a food, a shop and perhaps a price, with tabs between",
            ])
        #expect(table.offer(of: food("tofu"))?.shop == "Market")
        #expect(table.offer(of: food("milk")) == nil)
        for wrong in ["", "tofu\tMarket\n", "#\t2\ntofu\tMarket\n"] {
            let none = try #require(try shops(wrong))
            #expect(none.isEmpty)
            #expect(
                none.faults == ["\(path): its first line must be \"#\", a tab and \"1\""],
                "\(wrong)")
        }
        let long = "#\t1\n" + String(repeating: "tofu\tMarket\n", count: 60_000)
        #expect(try shops(long)?.faults.first?.hasPrefix("\(path): it is larger than ") == true)
    }
}
