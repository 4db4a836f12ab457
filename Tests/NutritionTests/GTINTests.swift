import Nutrition
import TestSupport
import Testing

struct GTINTests {
    @Test(arguments: [
        ("4006381333931", "04006381333931"), ("036000291452", "00036000291452"),
        ("0036000291452", "00036000291452"), ("96385074", "00000096385074"),
        ("10012345678902", "10012345678902"), ("4 006381 333931", "04006381333931"),
        // UPC-E: its number and the UPC-A that it stands for.
        ("04252614", "00042100005264"), ("01234565", "00012345000065"),
        ("01234505", "00012000003455"),
    ])
    func `a number is normalised to fourteen digits`(text: String, digits: String) throws {
        #expect(try GTIN(text).digits == digits)
    }

    @Test(arguments: [
        ("]C10104006381333931", "04006381333931"),
        ("(01)04006381333931(17)271231", "04006381333931"),
        ("]d20104006381333931", "04006381333931"), ("]E04006381333931", "04006381333931"),
        ("https://id.gs1.org/01/04006381333931/10/ABC?17=271231", "04006381333931"),
        ("https://example.com/gtin/4006381333931", "04006381333931"),
        (" 96385074\n", "00000096385074"),
    ])
    func `what readers send is understood`(text: String, digits: String) throws {
        #expect(try GTIN(scanned: text).digits == digits)
    }

    @Test func `what is wrong is named`() {
        #expect(throws: GTIN.Fault.slip(lastShouldBe: 1)) { try GTIN("4006381333932") }
        #expect(throws: GTIN.Fault.length(9)) { try GTIN("123456789") }
        // A UPC-E whose zeros would be all of it.
        #expect(throws: GTIN.Fault.slip(lastShouldBe: 1)) { try GTIN("00000030") }
        #expect(throws: GTIN.Fault.noDigits) { try GTIN("40063813339a1") }
        #expect(throws: GTIN.Fault.noDigits) { try GTIN(scanned: "https://example.com/") }
    }

    @Test(arguments: [
        ("5449000000996", ["5449000000996", "05449000000996"]),
        ("036000291452", ["036000291452", "0036000291452", "00036000291452"]),
        ("9638-5074", ["96385074", "000096385074", "0000096385074", "00000096385074"]),
        ("1 0614141 00041 5", ["10614141000415"]),
    ])
    func `one number has several spellings`(text: String, spellings: [String]) throws {
        let code = try GTIN(text)
        #expect(code.spellings == spellings)
        #expect(code.description == spellings[0])
        for spelling in spellings { #expect(try GTIN(spelling) == code) }
    }

    @Test(arguments: ["", "544900000099", "544900000099x", "00000000", "１２３４５６７０"])
    func `what is no such number is refused`(text: String) {
        #expect(throws: GTIN.Fault.self) { try GTIN(text) }
    }

    @Test(arguments: 1...100)
    func `one wrong digit and most swaps of neighbours are noticed`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let length = [12, 13, 14].randomElement(using: &random) ?? 13
        let body = (1..<length).map { _ in Int.random(in: 0...9, using: &random) }
        let right = (0...9).compactMap { last in
            try? GTIN((body + [last]).map(String.init).joined())
        }
        #expect(right.count == 1, "seed \(seed)")
        let code = try #require(right.first)
        #expect(try GTIN(code.description) == code, "seed \(seed)")
        for spelling in code.spellings { #expect(try GTIN(spelling) == code, "seed \(seed)") }
        var digits = Array(code.digits.utf8.map { Int($0 - 0x30) })
        let place = Int.random(in: 0..<14, using: &random)
        digits[place] = (digits[place] + Int.random(in: 1...9, using: &random)) % 10
        #expect(throws: GTIN.Fault.self) { try GTIN(digits.map(String.init).joined()) }
    }

    @Test(arguments: [
        ("4006381333931, half of it", ["04006381333931"]),
        ("coffee and 4 006381 333931 for lunch", ["04006381333931"]),
        ("four double oh six three eight one three three three nine three one", ["04006381333931"]),
        ("4006381333931 2", ["04006381333931"]),
        ("half of 4006381333931 and 96385074", ["04006381333931", "00000096385074"]),
        ("https://id.gs1.org/01/04006381333931 150 g", ["04006381333931"]),
        ("two eggs and 200 g rice", []), ("100 200 300 400 g", []),
        ("one two three four five six seven eight", []),
    ])
    func `numbers are found in lines`(line: String, codes: [String]) {
        #expect(GTIN.found(in: line).map { try? $0.code.get().digits } == codes)
    }

    @Test func `a slip in a line is found, and where it stands`() throws {
        let line = "4006381333932, half of it"
        let found = try #require(GTIN.found(in: line).first)
        #expect(found.code == .failure(.slip(lastShouldBe: 1)))
        #expect(line[found.place] == "4006381333932")
    }
}
