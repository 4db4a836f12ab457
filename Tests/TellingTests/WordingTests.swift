import Testing

@testable import Telling

/// Texts that stand where they are said, in English.
struct WordingTests {
    private func inChinese<Value>(_ body: () -> Value) -> Value {
        Telling.$current.withValue(Telling(.chinese), operation: body)
    }

    @Test func `a text is found by its numbered places`() {
        let (file, name) = ("a.csv", "id")
        let wording: Wording = "\(file) has no column \"\(name)\""
        #expect(wording.key == "{1} has no column \"{2}\"")
        #expect(wording.english == "a.csv has no column \"id\"")
        #expect(phrase(wording) == wording.english)
        #expect(inChinese { phrase(wording) } == "a.csv 沒有「id」欄")
    }

    @Test func `a long text may be in several literals`() {
        let wording: Wording = "a \(1) b " + "\(2) c \(3)" + "."
        #expect(wording.key == "a {1} b {2} c {3}.")
        #expect(wording.english == "a 1 b 2 c 3.")
        #expect(wording.values == ["1", "2", "3"])
    }

    @Test(arguments: [(1, "1 day"), (2, "2 days"), (0, "0 days")])
    func `a word by a number takes no place`(count: Int, english: String) {
        let wording: Wording = "\(count) \(plural: count, "day", "days")"
        #expect(wording.key == "{1} {day|days}")
        #expect(wording.english == english)
        #expect(inChinese { phrase(wording) } == "\(count) 天")
    }

    @Test func `what has no Chinese is told in English, braces and all`() {
        let odd = "{1} {x {"
        #expect(inChinese { phrase("nobody says \(odd) so") } == "nobody says {1} {x { so")
        #expect(inChinese { phrase(of: "nobody says so") } == "nobody says so")
    }

    @Test func `what stands in a place is no place`() {
        #expect(inChinese { phrase("\("{2}") has no column \"\("x")\"") } == "{2} 沒有「x」欄")
    }

    @Test(arguments: [
        ("read /a b/c", "cannot read /a b/c: Permission denied", "無法讀取 /a b/c：沒有權限"),
        ("read the input", "cannot read the input: Permission denied", "無法讀取輸入：沒有權限"),
        (
            "make a file in /tmp", "cannot make a file in /tmp: Permission denied",
            "無法在 /tmp 建立檔案：沒有權限"
        ),
        ("dance", "cannot dance: Permission denied", "cannot dance: Permission denied"),
    ])
    func `what the system refused is told`(operation: String, english: String, chinese: String) {
        #expect(phrase(refused: operation, "Permission denied") == english)
        #expect(inChinese { phrase(refused: operation, "Permission denied") } == chinese)
    }
}
