import Nutrition
import Telling
import TestSupport
import Testing
import Wire

@testable import Verbs

/// Tables of the command line in Chinese, and the catalogue of its own texts.
struct ChineseTableTests {
    private static let day = march6

    private func told(_ lines: @autoclosure () -> [String]) -> [String] {
        Telling.$current.withValue(Telling(.chinese)) { lines() }
    }

    @Test func `the languages of a text have the same places, and none is missing`() {
        #expect(!CommandTexts.all.isEmpty)
        for (key, text) in CommandTexts.all {
            let english = Template(text.english).names
            #expect(english.count == text.places, "\(key)")
            #expect(Set(Template(text.chinese).names) == Set(english), "\(key)")
            #expect(text.chinese != text.english, "\(key)")
            #expect(Language(of: text.english) == .english, "\(key)")
            #expect(Language(of: text.chinese) == .chinese, "\(key)")
        }
    }

    @Test func `goals are told in Chinese`() {
        let message = GoalsMessage(date: Self.day, goals: Goals(), rules: [])
        #expect(
            told(GoalsRendering.lines(message, .plain)) == [
                "你還沒有設定目標。可以用：demeter goals set calories 2000 protein min 120"
            ])
    }

    @Test func `dates are written as the language writes them`() {
        #expect(Calendar.long(Self.day) == "Friday, 6 March 2026")
        #expect(told([Calendar.long(Self.day)]) == ["2026年3月6日（星期五）"])
        #expect(told([Calendar.brief(Self.day)]) == ["3月6日（五）"])
        #expect(told([Calendar.short(Self.day)]) == [" 3月 6日 五"])
        #expect(told([Calendar.month(of: Self.day)]) == ["2026年3月"])
    }

    @Test func `days are told in Chinese`() {
        let lines = told(DaysRendering.lines([row()], title: "t", .plain))
        #expect(lines.contains { $0.contains("大卡") && $0.contains("蛋白質") && $0.contains("碳水") })
        #expect(lines.contains { $0.contains("3月 6日 五") })
    }

    @Test func `nothing to suggest is told in Chinese`() {
        #expect(
            told(SuggestionRendering.lines([], .plain)) == ["還沒有可以建議的：先記錄幾天吃了什麼，再問一次。"])
    }
}
