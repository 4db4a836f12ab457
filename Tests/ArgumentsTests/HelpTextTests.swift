import Arguments
import TestSupport
import Testing

struct HelpTextTests {
    @Test(arguments: [[], ["log"], ["copy"], ["foods"], ["foods", "search"]])
    func `help shows everything of its table`(path: [String]) throws {
        let text = HelpText.text(of: sample, path: path)
        let name = (["help"] + path).joined(separator: "-")
        #expect(text == (try Snapshot("\(name).txt").text(recording: text)))
    }

    @Test func `lines keep to the width`() {
        for width in [10, 50, 63, 80, 100] {
            let lines = HelpText.text(of: sample, path: [], width: width).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= max(width, 50) })
        }
    }
}
