import JSON
import Nutrition
import TestSupport
import Testing
import Wire

@testable import Page

struct FormTests {
    @Test func `fields are read as browsers send them`() throws {
        let fields = try #require(
            FormFields(Array("text=two+eggs%20%26+toast&x=&y&entry=1&entry=2".utf8)))
        #expect(fields["text"] == "two eggs & toast")
        #expect(fields["x"] == "")
        #expect(fields["y"] == "")
        #expect(fields.filled("x") == nil)
        #expect(fields["entry"] == nil)
        #expect(fields.all("entry") == ["1", "2"])
        #expect(fields["none"] == nil)
    }

    @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%00", "a=%ff", "%c3=x", "a=%ed%a0%80"])
    func `what is broken is refused`(text: String) {
        #expect(FormFields(Array(text.utf8)) == nil)
    }

    @Test func `too much is refused`() {
        #expect(FormFields([UInt8](repeating: 0x61, count: 65_537)) == nil)
        #expect(FormFields(Array(String(repeating: "a&", count: 401).utf8)) == nil)
        #expect(FormFields([UInt8](repeating: 0x61, count: 65_536)) != nil)
    }

    @Test(arguments: 0..<100) func `what is written is read again`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var fields = FormFields()
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let scalars = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                Unicode.Scalar(UInt32.random(in: 1...0xD7FF, using: &random)) ?? "x"
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            fields.append("n\(Int.random(in: 0...2, using: &random))", String(text))
        }
        let read = try #require(FormFields(Array(fields.encoded.utf8)))
        #expect(read == fields, "seed \(seed)")
    }

    @Test func `cookies of other names are none of ours`() {
        #expect(
            Cookies.values(of: "demeter", in: "a=1; demeter=x; xdemeter=y; demeter=z") == [
                "x", "z",
            ])
        #expect(Cookies.values(of: "demeter", in: "") == [])
        #expect(Cookies.values(of: "demeter", in: ";;=;demeter") == [])
        let many = String(repeating: "demeter=1;", count: 100)
        #expect(Cookies.values(of: "demeter", in: many).count == 4)
    }

    @Test(arguments: [
        Place.today, .day(LocalDay(daysSinceEpoch: 20_000)), .anyDay, .history, .login,
        .entry(LocalDay(daysSinceEpoch: 20_000), 7), .month(Month(year: 2026, month: 3)),
        .year(2026), .act(.undo), .asset("style.abc.css"),
    ])
    func `places are found by their paths`(place: Place) {
        #expect(Place(path: place.path) == place)
    }

    @Test(arguments: [
        "", "x", "//", "/day/", "/day/2026-02-30", "/day/2026-03-01/", "/day/2026-03-01/entry/x",
        "/day/2026-03-01/entry/-1", "/month/2026", "/month/2026-13", "/year/26", "/year/0000",
        "/do/format", "/../etc/passwd", "/day/../login", "/%6Cogin", "/assets/a/b", "/assets",
        "/day/2026-03-01/entry/99999999999999999999",
    ])
    func `other paths lead nowhere`(path: String) { #expect(Place(path: path) == nil) }

    @Test func `months end where they should`() {
        #expect(Month("2024-02")?.last == LocalDay(year: 2024, month: 2, day: 29))
        #expect(Month(year: 2026, month: 12).advanced(by: 1) == Month(year: 2027, month: 1))
        #expect(Month(year: 1, month: 1).advanced(by: -1) == Month(year: 1, month: 1))
        #expect(Month(year: 9999, month: 12).advanced(by: 1) == Month(year: 9999, month: 12))
    }
}

struct EntryFormTests {
    private func sent(_ changes: [String: String]) -> FormFields {
        let was = EntryForm(Samples.egg).fields
        var fields = FormFields()
        fields.append("entry", "7")
        fields.append("was", was.encoded)
        for name in ["food", "amount", "unit", "grams", "meal", "day", "at"]
            + Nutrient.leading.map(\.rawValue)
        {
            fields.append(name, changes[name] ?? was[name] ?? "")
        }
        return fields
    }

    @Test func `only what is different is changed`() throws {
        #expect(try EntryForm.change(sent([:])) == nil)
        #expect(
            try EntryForm.change(sent(["amount": " 3 ", "meal": "lunch"]))
                == ["entry": 7, "meal": "lunch", "amount": 3])
        #expect(try EntryForm.change(sent(["calories": "99,5"])) == ["entry": 7, "calories": 99.5])
        #expect(
            try EntryForm.change(sent(["day": "2026-03-02", "at": "13:05"]))
                == ["entry": 7, "day": "2026-03-02", "at": "13:05"])
    }

    @Test(arguments: [
        ("amount", "", EntryForm.Fault.emptied("amount")), ("grams", "-1", .notANumber("grams")),
        ("fat", "nan", .notANumber("fat")), ("fat", "1e999", .notANumber("fat")),
        ("day", "soon", .notADate("day")), ("at", "25:00", .notATime("at")),
    ])
    func `what makes no sense is refused`(name: String, value: String, fault: EntryForm.Fault) {
        #expect(throws: fault) { try EntryForm.change(sent([name: value])) }
    }

    @Test func `a form that is none of ours is refused`() {
        #expect(throws: EntryForm.Fault.broken) { try EntryForm.change(FormFields()) }
    }
}
