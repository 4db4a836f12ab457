import Nutrition
import Testing

struct BarcodeTests {
    @Test(arguments: [
        ("5449000000996", "05449000000996", ["5449000000996", "05449000000996"]),
        ("05449000000996", "05449000000996", ["5449000000996", "05449000000996"]),
        (
            "036000291452", "00036000291452",
            ["0036000291452", "036000291452", "00036000291452"]
        ),
        (
            "9638-5074", "00000096385074",
            ["0000096385074", "000096385074", "96385074", "00000096385074"]
        ),
        ("1 0614141 00041 5", "10614141000415", ["10614141000415"]),
    ])
    func `one number has several spellings`(text: String, digits: String, spellings: [String]) {
        let barcode = Barcode(text)
        #expect(barcode?.description == digits)
        #expect(barcode?.spellings == spellings)
        for spelling in spellings { #expect(Barcode(spelling) == barcode) }
    }

    @Test(arguments: [
        "", "5449000000997", "544900000099", "54490000009960", "544900000099x", "00000000",
        "0000000000000", "１２３４５６７０",
    ])
    func `what is no such number is refused`(text: String) {
        #expect(Barcode(text) == nil)
    }

    @Test func `every wrong digit is seen`() {
        let digits = Array("5449000000996".utf8)
        for place in digits.indices {
            for digit in UInt8(ascii: "0")...UInt8(ascii: "9") where digit != digits[place] {
                var other = digits
                other[place] = digit
                #expect(Barcode(String(decoding: other, as: UTF8.self)) == nil)
            }
        }
    }
}
