import TestSupport
import Testing

/// The table of sayings in docs/conversation.md stands for what the conversations say.
struct SayingsTests {
    @Test func `every saying of the guide is said in a conversation`() throws {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        let top = folder.dropLast(3).joined(separator: "/")
        let guide = String(decoding: bytes(of: top + "/docs/conversation.md"), as: UTF8.self)
        var said = Set((SwapTests.sayings + ProgrammeTests.sayings).map(plain))
        for topic in DialogueTests.topics {
            let path = folder.dropLast().joined(separator: "/") + "/Snapshots/talk-\(topic).txt"
            let script = String(decoding: bytes(of: path), as: UTF8.self)
            for dialogue in Dialogue.all(in: script) { said.formUnion(dialogue.lines.map(plain)) }
        }
        let sayings = sayings(in: guide)
        #expect(sayings.count >= 140)
        #expect(sayings.filter { !said.contains(plain($0)) && !said.contains(bare($0)) } == [])
    }

    /// The right column of the table, parted at its dots.
    private func sayings(in guide: String) -> [String] {
        guide.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0 != "| To | Say |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
            .flatMap { row in
                let cells = row.split(separator: "|")
                return cells.count > 1 ? cells[1].split(separator: "·").map(String.init) : []
            }
    }

    private func plain(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "#" }
    }

    /// Without a note in brackets: "I meant 400 (of what was weighed to its energy)".
    private func bare(_ text: String) -> String { plain(String(text.prefix { $0 != "(" })) }
}
