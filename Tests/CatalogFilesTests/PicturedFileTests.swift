import CatalogFiles
import FoodCatalog
import Foundation
import Testing

/// What labels of classifiers mean: the project's own table.
@Suite struct PicturedFileTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    @Test func `every line is found by its label, and says a food or a scene that is one`() throws {
        let path = Self.root + "/pictured.tsv"
        let file = PicturedFile(path: path)
        #expect(file.isThere)
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 50)
        for line in lines.dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            #expect(fields.count == 3, "\(line)")
            #expect(file.line(of: String(fields[0])) == String(line))
            #expect(fields[0] == fields[0].lowercased())
            #expect(
                ["", "single", "plate", "menu", "packaged", "drink"].contains(fields[2]), "\(line)")
            #expect(fields[1].isEmpty == false || fields[2].isEmpty == false, "\(line)")
        }
        #expect(file.line(of: "orange") == "orange\tan orange\tsingle")
        #expect(file.line(of: "baboon") == nil)
    }

    @Test func `without the file nothing means anything`() {
        let file = PicturedFile(path: "/nowhere/pictured.tsv")
        #expect(!file.isThere)
        #expect(file.line(of: "orange") == nil)
    }
}
