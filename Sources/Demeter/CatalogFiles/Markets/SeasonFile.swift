package import Alternatives
package import Nutrition

/// `seasons.tsv`, beside `ingredients.json`: in which months foods are harvested, by region, read in place and opened
/// when it is first asked.
///
///     strawberries⇥EU 4-9⇥NA 3-8⇥TW 12-3
///     ~TW⇥where the months of Taiwan are from
///
/// A food without a line, and a region that its line does not name, is one of which nobody says anything.
package final class SeasonFile: SeasonSource {
    /// The form that this version reads.
    package static let version = 1

    private let lines: VersionedLines

    /// - Parameter path: `nil` where no such file was found.
    package init(path: String?) { lines = VersionedLines(path: path, version: Self.version) }

    /// Beside the catalog's file.
    package convenience init(beside ingredients: String?) {
        self.init(
            path: ingredients.map { VersionedLines.path(of: "seasons.tsv", beside: $0) })
    }

    package var isThere: Bool { lines.isThere }

    package func months(of food: FoodID, in region: SeasonRegion) -> Set<Int>? {
        lines.line(food.rawValue).flatMap { Self.months($0, region) }
    }

    /// Where the months of a region are from.
    package func source(of region: SeasonRegion) -> String? {
        lines.line("~\(region.rawValue)")?.split(separator: "\t").last.map(String.init)
    }

    static func months(_ line: String, _ region: SeasonRegion) -> Set<Int>? {
        for field in line.split(separator: "\t").dropFirst() {
            let words = field.split(separator: " ")
            if words.count == 2, words[0] == region.rawValue { return months(String(words[1])) }
        }
        return nil
    }

    /// `3-5,9-11`; a range may go over the year's end. `nil` of what is none.
    package static func months(_ text: String) -> Set<Int>? {
        var months: Set<Int> = []
        for range in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = range.split(separator: "-", omittingEmptySubsequences: false)
                .map { Int($0) }
            guard (1...2).contains(ends.count), let first = ends[0],
                let last = ends[ends.count - 1],
                (1...12).contains(first), (1...12).contains(last)
            else { return nil }
            var month = first
            months.insert(month)
            while month != last {
                month = month % 12 + 1
                months.insert(month)
            }
        }
        return months
    }
}
