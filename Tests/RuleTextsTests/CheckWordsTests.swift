import Foundation
import TestSupport
import Testing

/// `scripts/check-words`, which keeps lists of words out of the reader's sources.
struct CheckWordsTests {
    private static let script =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        + "/scripts/check-words"

    @Test func `no list of words stands in the reader's sources`() throws {
        let check = try Command.run(Self.script)
        #expect(check.status == 0, "\(check.errors)")
    }

    @Test(arguments: [
        #"let drinks = WordSet("tea coffee juice")"#,
        #"let drinks = ["tea", "coffee", "juice"]"#,
        #"let grams = ["tea": 250, "coffee": 200, "juice": 150]"#,
        #"let grams = [("tea", 250.0), ("coffee", 200), ("juice", 150)]"#,
        "let drinks = \"\"\"\n    tea coffee \\\n    juice\n    \"\"\"",
        #"let drinks = Set(["茶", "咖啡", "果汁"].map(key))"#,
        #"let drinks = words("茶 咖啡 果汁")"#,
        "let rows = \"\"\"\n    30 茶 | 200 咖啡\n    150 果汁\n    \"\"\"",
    ])
    func `a list of words is found`(source: String) throws {
        let check = try Self.check(source)
        #expect(check.status == 1)
        #expect(check.errors.hasPrefix("Drinks.swift:2: a list of 3 words ("), "\(check.errors)")
    }

    @Test(arguments: [
        #"let drinks = ["tea", "coffee"]"#,
        #"let told = "tea, \(coffee) and juice""#,
        "// tea coffee juice",
        #"precondition(isThere, "no tea for \(guest)")"#,
    ])
    func `what is no list is none`(source: String) throws {
        let check = try Self.check(source)
        #expect(check.status == 0, "\(check.errors)")
    }

    private static func check(_ source: String) throws -> Command {
        let folder = try TemporaryFolder()
        try Data("import Foundation\n\(source)\n".utf8)
            .write(to: URL(filePath: folder.path + "/Drinks.swift"))
        return try Command.run(script, [folder.path])
    }
}
