internal import Nutrition

/// A nation's table with a row for each food: by which words of its header it is known, and what its columns
/// hold of 100 g.
///
/// Names are those of `PublishedHeading`; a star at the end stands for anything.
struct PublishedShape: Sendable, Equatable {
    let name: String
    let release: String
    let credit: String
    let code: [String]
    /// The food's name, in the language that is preferred first.
    let titles: [String]
    /// Where other names stand.
    var aliases: [String] = []
    /// Of a nutrient with several the first counts that is there. Nutrients that are not among them are found
    /// by their names in the list of nutrients.
    let figures: [PublishedFigure]
    /// Whether the foods are parted among a workbook's sheets; otherwise further sheets tell more of them.
    var isParted = false

    static let all = [ciqual, cofid, ausnut, afcd, japanese, taiwanese]

    static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// Whether these are the headings of a header's columns, each perhaps of several rows.
    func isHeader(_ columns: [[PublishedHeading]]) -> Bool {
        func has(_ names: [String]) -> Bool { names.contains { Self.place($0, columns) != nil } }
        guard has(code), has(titles) else { return false }
        return [.calories, .protein, .fat].allSatisfy { nutrient in
            figures.contains { figure in
                figure.nutrient == nutrient
                    && figure.parts.allSatisfy { part in
                        columns.contains { $0.contains { part.factor($0, to: nutrient) != nil } }
                    }
            }
        }
    }

    /// The first column that bears the name.
    static func place(_ name: String, _ columns: [[PublishedHeading]]) -> Int? {
        columns.firstIndex { $0.contains { $0.matches(name) } }
    }
}
