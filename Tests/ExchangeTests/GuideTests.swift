import Foundation
import Testing

@testable import Exchange

/// The table of `docs/data.md` against the formats that there are.
struct GuideTests {
    private static let rows: [[String]] = {
        let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let guide = try? String(
            contentsOf: top.appendingPathComponent("docs/data.md"), encoding: .utf8)
        return (guide ?? "").split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }()

    @Test(arguments: ExchangeFormat.allCases)
    func `every format has one row: program, file, what comes in, what does not`(
        format: ExchangeFormat
    ) throws {
        let own = Self.rows.filter { $0.first?.hasSuffix(" (`\(format.rawValue)`)") == true }
        let row = try #require(own.first)
        #expect(own.count == 1)
        #expect(row.count == 4 && !row.contains(""))
        #expect(format.isOwn || row[0] == "\(format.title) (`\(format.rawValue)`)")
    }

    @Test func `no row is of a format that there is not`() {
        let names = Self.rows.compactMap { row in
            row.count == 4 && row[0].hasSuffix("`)")
                ? row[0].split(separator: "`").last { $0 != ")" }.map(String.init) : nil
        }
        #expect(Set(names) == Set(ExchangeFormat.allCases.map(\.rawValue)))
    }
}
