import Testing

@testable import Telling

struct TellingTests {
    private let counted = Text<String, Int>(
        "{food}: {count} {count|piece|pieces}", "{count} 個{food}")

    private func inChinese<Value>(_ body: () -> Value) -> Value {
        Telling.$current.withValue(Telling(.chinese), operation: body)
    }

    @Test func `values stand in the places of the language, in its order`() {
        #expect(counted("egg", 2) == "egg: 2 pieces")
        #expect(inChinese { counted("蛋", 2) } == "2 個蛋")
    }

    @Test(arguments: [(0, "pieces"), (1, "piece"), (2, "pieces"), (1000, "pieces")])
    func `one is singular, all else plural`(count: Int, word: String) {
        #expect(counted("egg", count) == "egg: \(count) \(word)")
    }

    @Test func `what stands in a place is no template`() {
        #expect(counted("{count} {x", 1) == "{count} {x: 1 piece")
    }

    @Test func `the value of a told text is found again, in whichever language it was told`() {
        let text = Texts.findings.perhapsMeant
        #expect(text.value(in: text("400 g")) == "400 g")
        #expect(text.value(in: inChinese { text("400 公克") }) == "400 公克")
        #expect(text.value(in: "Perhaps not.") == nil)
    }

    @Test(arguments: [
        ("兩顆蛋", Language.chinese), ("一杯 latte", .chinese), ("a latte", .english), ("2", nil),
        ("", nil),
        ("200 g", .english), ("🍎", nil), ("𠮷野家", .chinese), ("café", .english),
    ])
    func `the language of a line is that of its letters`(line: String, language: Language?) {
        #expect(Language(of: line) == language)
    }

    @Test(arguments: [
        (["LANG": "zh_TW.UTF-8"], Language.chinese), (["LANG": "en_US.UTF-8"], .english),
        ([:], .english),
        (["LANG": "zh_TW.UTF-8", "LC_ALL": "C"], .english),
        (["LC_ALL": "", "LANG": "zh_HK"], .chinese),
        (["LC_MESSAGES": "zh_TW", "LANG": "en_US"], .chinese), (["LANG": "de_DE"], .english),
    ])
    func `the language of the environment is POSIX's`(
        variables: [String: String], language: Language
    ) {
        #expect(Language(environment: { variables[$0] }) == language)
    }

    @Test func `a food is called as the person called it`() {
        let telling = Telling(.chinese) { $0 == "sweet-potato" ? ["地瓜", "番薯", "甘薯"] : [] }
        #expect(telling.name("sweet potato", food: "sweet-potato", saidAs: "一條番薯") == "番薯")
        #expect(telling.name("sweet potato", food: "sweet-potato", saidAs: "a yam") == "地瓜")
        #expect(telling.name("yam", food: "yam", saidAs: "yam") == "yam")
        #expect(telling.name("yam", food: nil, saidAs: "yam") == "yam")
        #expect(
            Telling(.english).name("sweet potato", food: "sweet-potato", saidAs: "番薯")
                == "sweet potato")
    }

    @Test(arguments: [
        ("large", "兩顆荷包蛋", "顆"), ("bowl", "一碗白飯", "碗"), ("bowl", "白飯三百克", "碗"),
        ("cup", "一大杯拿鐵", "大杯"),
        ("large", "大杯拿鐵", "大杯"), ("large", "拿鐵大杯少冰", "大杯"), ("piece", "小籠包", "個"),
        ("", "蛋", "個"), ("(1 oz)", "蛋", "個"), (nil, "三隻蝦", "隻"), (nil, "shrimp", "個"),
        ("slice", "兩片吐司", "片"),
        ("piece", "一塊雞排", "塊"), ("plate", "一碗麵", "盤"), ("g", "150克白飯", "公克"), ("ml", "一杯豆漿", "毫升"),
        ("tablespoon", "兩湯匙花生醬", "湯匙"), ("can (12 fl oz)", "一罐可樂", "罐"), ("large slice", "", "大片"),
        ("bowl, cooked", "2 碗飯", "碗"),
    ])
    func `amounts have the word that counts such things`(
        unit: String?, words: String, measure: String
    ) {
        #expect(Measure.told(unit, saidAs: words) == measure)
    }

    @Test func `things are listed as the language lists them`() {
        #expect(Words.list(["a", "b", "c"]) == "a, b and c")
        #expect(inChinese { Words.list(["蛋", "奶", "花生"]) } == "蛋、奶和花生")
        #expect(Words.list(["a"]) == "a")
        #expect(Words.list([]) == "")
    }

    @Test func `a language lasts for what is done in it, and an error leaves it`() async {
        struct Fault: Error {}
        let told = await Telling(.chinese).during { () async -> String in Texts.corrections.undone()
        }
        #expect(told == "已復原。")
        do {
            _ = try await Telling(.chinese).during { () async throws(Fault) -> String in
                throw Fault()
            }
            Issue.record("it threw")
        } catch {
            #expect(Texts.corrections.undone() == "Undone.")
        }
    }
}
