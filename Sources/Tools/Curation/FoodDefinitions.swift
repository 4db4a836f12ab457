package import Nutrition

/// What this project says of foods in a few words, for whoever does not know their names: `catalog/definitions.tsv`.
///
/// Lines of a food's id, what it is in English and, where it is known there, in Chinese, parted by tabs; of several
/// texts in one language a bar stands between. `#` begins a line for people.
package struct FoodDefinitions: Sendable, Hashable {
    package struct Fault: Error, Hashable, CustomStringConvertible {
        package var line: Int
        package var problem: String

        package var description: String { "line \(line): \(problem)" }
    }

    /// By the food; one text at least of each.
    package private(set) var texts: [FoodID: [String]] = [:]

    private static let bar = " | "

    package static let none = FoodDefinitions()

    private init() {}

    /// - Parameter text: a file's contents.
    package init(_ text: String) throws(Fault) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated() where !line.isEmpty && !line.hasPrefix("#")
        {
            let number = index + 1
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard 2...3 ~= fields.count, !fields[0].isEmpty else {
                throw Fault(line: number, problem: "a line has a food and one or two texts")
            }
            let id = FoodID(rawValue: String(fields[0]))
            let said = fields.dropFirst().flatMap { $0.split(separator: Self.bar) }.map(String.init)
            guard !said.isEmpty else { throw Fault(line: number, problem: "\(id) has no text") }
            guard texts.updateValue(said, forKey: id) == nil else {
                throw Fault(line: number, problem: "\(id) was told before")
            }
        }
    }

    /// Foods that are told of and that a catalog does not have, in order.
    package func missing(from foods: [Food]) -> [FoodID] {
        Set(texts.keys).subtracting(foods.map(\.id)).sorted { $0.rawValue < $1.rawValue }
    }
}
