import FoundationEssentials
import MealReader
import Nutrition
import Testing

/// Which of our own lines are misread is written down line by line: a change that mends one or breaks one says so.
///
/// `measure … --misses FILE` writes the files anew; what a change adds to them is to be looked at one by one.
struct MissesTests {
    @Test func `exactly the everyday lines that are named are misread`() throws {
        let reader = try WholeCatalog.reader()
        let wrong = try EverydayLine.all(besides: #filePath).filter { line in
            let reading = reader.reading(of: line.text)
            let calories = reading.total.sum.calories?.value ?? 0
            return line.high == 0
                ? !reading.items.isEmpty
                : reading.items.isEmpty || !(line.low...line.high).contains(calories)
        }
        try expect(wrong.map(\.text), are: "everyday-misses.txt")
    }

    @Test func `exactly the lines that are named are wrongly taken for a meal or for talk`() throws
    {
        let reader = try WholeCatalog.reader()
        let wrong = try lines(of: "talk.tsv").filter { line in
            reader.reading(of: String(line.dropFirst(2))).items.isEmpty == (line.first == "1")
        }
        try expect(wrong.map { String($0.dropFirst(2)) }, are: "talk-misses.txt")
    }

    private func expect(_ wrong: [String], are name: String) throws {
        let (wrong, named) = (Set(wrong), Set(try lines(of: name)))
        #expect(wrong.subtracting(named).sorted() == [], "misread that were not: see \(name)")
        #expect(
            named.subtracting(wrong).sorted() == [], "no longer misread: take them out of \(name)")
    }

    private func lines(of name: String) throws -> [String] {
        let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
        return try String(contentsOfFile: "/\(folder)/\(name)", encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }
}
