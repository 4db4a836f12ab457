import Arguments
import Testing

struct SpellingTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("", "abc", 3), ("today", "today", 0), ("tody", "today", 1),
        ("todya", "today", 1), ("xoday", "today", 1), ("ttoday", "today", 1),
        ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
    func `slips are counted`(left: String, right: String, slips: Int) {
        #expect(Spelling.distance(from: left, to: right) == slips)
        #expect(Spelling.distance(from: right, to: left) == slips)
    }

    @Test(arguments: [
        ("todya", "today"), ("DELETE", "delete"), ("stauts", "status"), ("breakfast", nil),
        ("wek", "week"), ("x", nil),
    ])
    func `the nearest candidate is found, and nothing when all are far`(
        word: String, nearest: String?
    ) {
        let candidates = ["today", "delete", "status", "week", "watch"]
        #expect(Spelling.nearest(to: word, among: candidates) == nearest)
    }

    @Test func `of equally near candidates the first wins`() {
        #expect(Spelling.nearest(to: "abx", among: ["aby", "abz"]) == "aby")
    }
}
