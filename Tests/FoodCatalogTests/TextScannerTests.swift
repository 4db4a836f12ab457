import FoodCatalog
import TestSupport
import Testing

struct TextScannerTests {
    /// The source words and numbers of a text, cut where the scanner cuts.
    private func pieces(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return TextScanner.words(of: text).map {
            String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
        }
    }

    @Test(arguments: [
        ("two eggs, please", ["two", "eggs", "please"]),
        ("200g chicken", ["200", "g", "chicken"]),
        ("1,000 kcal", ["1,000", "kcal"]),
        ("pb&j and M&Ms", ["pb&j", "and", "M&Ms"]),
        ("eggs x2", ["eggs", "x", "2"]),
        ("low-fat milk", ["low", "fat", "milk"]),
        ("crème brûlée", ["crème", "brûlée"]),
        ("😀🍕", []),
        ("...", []),
        ("", []),
        ("两个鸡蛋", ["两个鸡蛋"]),
        ("v8", ["v8"]),
    ])
    func `a text is cut into words and numbers`(text: String, expected: [String]) {
        #expect(pieces(text) == expected)
    }

    @Test(arguments: [
        ("2", 2.0), ("2.5", 2.5), (".5", 0.5), ("1,000", 1000), ("1/2", 0.5), ("½", 0.5),
        ("1½", 1.5), ("3/4", 0.75), ("16.9", 16.9),
    ])
    func `a number has its value`(text: String, value: Double) throws {
        let token = try #require(TextScanner.words(of: text).first)
        #expect(token.isNumber)
        #expect(abs(token.value - value) < 1e-9)
    }

    @Test(arguments: [
        ("eggs", "egg"), ("Eggs", "egg"), ("cookies", "cookie"), ("cherries", "cherry"),
        ("potatoes", "potato"), ("sandwiches", "sandwich"), ("loaves", "loaf"),
        ("peaches", "peach"),
        ("McDonald's", "McDonalds"), ("crème", "creme"), ("aubergine", "eggplant"),
        ("yoghurt", "yogurt"), ("tinned", "canned"), ("BBQ", "barbecued"), ("burgers", "hamburger"),
        ("jalapeño", "jalapeno"),
    ])
    func `spellings and plurals of a word are one word`(left: String, right: String) {
        let words = [left, right].map { TextScanner.words(of: $0).map(\.word) }
        #expect(words[0] == words[1])
    }

    @Test(arguments: [
        ("glass", "glas"), ("hummus", "hummu"), ("fries", "fry"), ("swiss", "swis"),
        ("milk", "milky"),
    ])
    func `words that only look alike stay apart`(left: String, right: String) {
        #expect(
            TextScanner.words(of: left).map(\.word) != TextScanner.words(of: right).map(\.word))
    }

    @Test(arguments: [
        ("half and half", 1), ("peanut butter sandwich", 2), ("whole wheat bread", 2),
        ("mac and cheese", 1), ("peanut, butter", 2), ("ice cream", 1),
    ])
    func `fixed phrases are one word`(text: String, count: Int) {
        #expect(TextScanner.tokens(of: text).count == count)
    }

    @Test(arguments: [
        ("without sugar", "no sugar"), ("no black pudding", "no pudding"),
        ("skin not eaten", "no skin"), ("skinless", "without the skin"),
        ("unsalted", "without any salt"),
    ])
    func `an absence is one word however it is said`(left: String, right: String) {
        let (one, other) = (TextScanner.tokens(of: left), TextScanner.tokens(of: right))
        #expect(one.map(\.word) == other.map(\.word))
    }

    @Test func `two things can be absent at once`() {
        let tokens = TextScanner.tokens(of: "coffee without milk or sugar")
        #expect(tokens.map { $0.traits.contains(.negated) } == [false, true, true])
    }

    @Test func `a word is the same with a mark inside, which is looked at letter by letter`() {
        let endings = [
            "", "s", "es", "ies", "ie", "ss", "shes", "xes", "oes", "zzes", "us", "x", "y",
        ]
        for seed in UInt64(1)...400 {
            var random = SplitMix64(seed: seed)
            let letters = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &random)))
            }
            let word = String(letters) + (endings.randomElement(using: &random) ?? "")
            let written = Bool.random(using: &random) ? word : word.uppercased()
            let text = "an " + written
            let marked = "an " + written.prefix(1) + "\u{200D}" + written.dropFirst()
            let (plain, slow) = (TextScanner.words(of: text), TextScanner.words(of: marked))
            #expect(
                plain.map(\.surface) == slow.map(\.surface)
                    && plain.map(\.word) == slow.map(\.word)
                    && plain.map(\.joined) == slow.map(\.joined)
                    && plain.map(\.traits) == slow.map(\.traits)
                    && plain.map(\.length) == slow.map(\.length),
                "seed \(seed): \(text)")
        }
    }

    @Test func `any bytes are scanned within their bounds`() {
        for seed in UInt64(1)...200 {
            var random = SplitMix64(seed: seed)
            let bytes = (0..<Int.random(in: 0...64, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let size = Int32(text.utf8.count)
            for token in TextScanner.tokens(of: text) {
                #expect(
                    0 <= token.start && token.start <= token.end && token.end <= size,
                    "seed \(seed)")
            }
        }
    }
}
