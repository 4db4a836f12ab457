import Testing

@testable import Phrasebook

/// The whole phrasebook: what its two languages have in common, and how its Chinese is written.
struct PhrasebookTests {
    /// `{1}`, each once, in order.
    private func places(_ text: String) -> [Substring] {
        var places: Set<Substring> = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let place = rest[rest.index(after: start)..<end]
            if Int(place) != nil { places.insert(place) }
            rest = rest[rest.index(after: start)...]
        }
        return places.sorted()
    }

    private func isHan(_ character: Character) -> Bool {
        character.unicodeScalars.contains { 0x3400...0x9FFF ~= $0.value }
    }

    @Test func `no text stands there twice`() {
        let rows = Phrasebook.rows
        #expect(rows.count >= 1900)
        #expect(Dictionary(grouping: rows, by: \.english).filter { $1.count > 1 }.isEmpty)
        for row in rows { #expect(Phrasebook.chinese(row.english) == row.chinese) }
        #expect(Phrasebook.chinese("no such text") == nil)
    }

    @Test func `the languages of a text have the same places, and Chinese has no plural`() {
        for row in Phrasebook.rows {
            #expect(places(row.chinese) == places(row.english), "\(row.english)")
            let isPlural = row.chinese.split(separator: "{").dropFirst().contains { part in
                part.prefix { $0 != "}" }.contains("|")
            }
            #expect(!isPlural, "\(row.english)")
        }
    }

    @Test func `a sentence ends in both languages, and lines are as many`() {
        for row in Phrasebook.rows {
            #expect(row.english.hasSuffix(".") == row.chinese.hasSuffix("。"), "\(row.english)")
            #expect(
                row.english.hasSuffix("\n") == row.chinese.hasSuffix("\n"), "\(row.english)")
        }
    }

    @Test func `Chinese has the marks and the words of Taiwan`() {
        // What people on the mainland say.
        let foreign = ["文件夾", "默認", "網絡", "軟件", "信息", "用戶", "程序員", "配置", "數據", "屏幕", "打印", "設備"]
        for row in Phrasebook.rows {
            for word in foreign { #expect(!row.chinese.contains(word), "\(row.chinese)") }
            let letters = Array(row.chinese)
            for (place, letter) in letters.enumerated().dropFirst()
            where ",;?!".contains(letter) && isHan(letters[place - 1]) {
                Issue.record("\(row.chinese) has \(letter) behind a Chinese letter")
            }
        }
    }

    @Test func `what is typed stays as it is`() {
        for row in Phrasebook.rows {
            let options = row.english.split { !($0.isLetter || $0.isNumber || $0 == "-") }
                .filter { $0.hasPrefix("--") && $0.count > 3 }
            for option in options {
                #expect(row.chinese.contains(option), "\(option) in \(row.chinese)")
            }
        }
    }
}
