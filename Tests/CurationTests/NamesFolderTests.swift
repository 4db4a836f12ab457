import Curation
import Nutrition
import Testing

struct NamesFolderTests {
    private func read(_ text: String) -> (
        names: [String: [NamesFolder.Names]], errors: [CurationError]
    ) {
        let folder = NamesFolder(text, name: "x.txt", language: .traditionalChinese)
        return (folder.names, folder.errors)
    }

    @Test func `a line names a food`() {
        let (names, errors) = read("# Eggs.\n\negg | 蛋, 雞蛋\npeanuts | 花生, 土豆@TW\negg | 土雞蛋\n")
        #expect(errors == [])
        #expect(names["egg"]?.map(\.names) == [["蛋", "雞蛋"], ["土雞蛋"]])
        #expect(names["peanuts"]?.map(\.place) == ["x.txt:4"])
    }

    @Test(arguments: ["egg", "egg | 蛋 | 雞蛋", "egg | 蛋,, 雞蛋 | x"])
    func `another line is an error with its place`(line: String) {
        let (names, errors) = read(line)
        #expect(names.isEmpty)
        #expect(errors.map(\.place) == ["x.txt:1"])
    }
}
