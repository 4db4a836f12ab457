import Locking
import Telling
import Testing

@testable import Page

/// What the page says, in every language: nothing is missing, and the same is told of.
struct LanguageTests {
    private static func places(_ text: String) -> Set<Substring> {
        Set(text.matches(of: #/\{[^}]*\}/#).map(\.output))
    }

    @Test func `no phrase is missing in a language, or the same in both`() {
        for phrase in Phrase.allCases {
            let english = Texts.english.phrases[phrase] ?? ""
            let chinese = Texts.chinese.phrases[phrase] ?? ""
            #expect(!english.isEmpty && !chinese.isEmpty, "\(phrase)")
            // What is made of places, marks and names alone has nothing to be translated.
            let words = english.replacing(#/\{[^}]*\}/#, with: "").filter(\.isLetter)
            guard !words.isEmpty, phrase != .programName else { continue }
            #expect(Language(of: english) == .english, "\(phrase)")
            #expect(Language(of: chinese) == .chinese, "\(phrase)")
            #expect(!chinese.contains(", ") && !chinese.hasSuffix("."), "\(phrase)")
        }
        #expect(Texts.english.phrases.count == Phrase.allCases.count)
        #expect(Texts.chinese.phrases.count == Phrase.allCases.count)
    }

    @Test func `the languages of a phrase have the same places`() {
        for phrase in Phrase.allCases {
            let english = Self.places(Texts.english.phrases[phrase] ?? "")
            #expect(Self.places(Texts.chinese.phrases[phrase] ?? "") == english, "\(phrase)")
            let numbers = Set((0..<english.count).map { "{\($0)}"[...] })
            #expect(english == numbers, "\(phrase)")
        }
    }

    @Test(arguments: [
        ("", Language.english), ("zh-TW,zh;q=0.9,en;q=0.8", .chinese), ("en,zh;q=0.9", .english),
        ("de-DE,de;q=0.9", .english), ("de, zh-Hant;q=0.5, en;q=0.3", .chinese),
        ("en;q=0, zh;q=0.1", .chinese), ("zh;q=x, ;;;, =,", .english), ("EN-gb", .english),
        ("zh-HK", .chinese),
    ])
    func `a browser is told in the language that its person reads best`(
        header: String, language: Language
    ) {
        #expect(Language(accepted: header) == language)
    }

    @Test func `a page is in the language of the browser, unless one is set for all`() {
        let desk = Desk()
        let english = desk.text(desk.get("/"))
        #expect(english.contains("lang=\"en\"") && english.contains("What did you eat?"))
        let chinese = desk.text(desk.get("/", language: "zh-TW"))
        #expect(chinese.contains("lang=\"zh-Hant\"") && chinese.contains("吃了什麼？"))
        #expect(chinese.contains("大卡") && !chinese.contains("kcal"), "\(chinese)")
        // What is kept of a page is kept for its language.
        desk.daemon.event.withLock { $0 = 7 }
        #expect(desk.text(desk.get("/")).contains("What did you eat?"))
        #expect(desk.text(desk.get("/", language: "zh")).contains("吃了什麼？"))
        #expect(desk.text(desk.get("/")).contains("What did you eat?"))
        let fixed = Desk(language: .chinese)
        #expect(fixed.text(fixed.get("/", language: "en")).contains("吃了什麼？"))
    }
}
