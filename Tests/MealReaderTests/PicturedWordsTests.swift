import Foundation
import MealReader
import Nutrition
import Testing

/// What `pictured.tsv` says of foods in pictures, read as a person's words.
@Suite struct PicturedWordsTests {
    @Test
    func `every food of a picture is one food of the catalog, with its weight, and asks nothing`()
        throws
    {
        let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let table = try String(contentsOfFile: "/\(folder)/pictured.tsv", encoding: .utf8)
        let words = Set(
            table.split(separator: "\n").dropFirst().map {
                String($0.split(separator: "\t", omittingEmptySubsequences: false)[1])
            }
        ).subtracting([""])
        #expect(words.count > 40)
        for word in words.sorted() {
            let reading = try WholeCatalog.reader().reading(of: word)
            #expect(reading.items.count == 1, "\(word)")
            #expect(reading.items.first?.food != nil, "\(word)")
            #expect(reading.items.first?.grams != nil, "\(word)")
            #expect(reading.unread == [], "\(word)")
            #expect(reading.question == nil, "\(word)")
        }
    }
}
