package import Allergens
internal import Host
internal import Locking
internal import Mapping
package import Nutrition

/// `allergens.tsv`, read in place and opened when it is first asked.
///
/// Where it is not there, or is another version's, it knows no food and no phrase: everything is then
/// unknown, and nothing is free of anything.
package final class AllergenFile: AllergenSource {
    /// The form that this version writes and the only one that it reads.
    package static let version = 1

    /// The key of the line that says the version; sorts before all others.
    private static let head = "#"
    /// The key of the line with the words by which phrases with triggers are noticed.
    private static let words = "#words"

    private enum State: Sendable {
        case closed
        case open(SortedLines)
        case missing
    }

    package let path: String?
    private let state = Mutex(State.closed)
    private let foods = Recollection<FoodID, Assessment?>()
    private let phrases = Recollection<String, AllergenPhrase?>()
    private let beginnings = Recollection<String, Int>()
    private let telling = Mutex<TellingWords?>(nil)

    /// - Parameter path: `nil` where no such file was found.
    package init(path: String?) { self.path = path }

    /// Beside the catalog's file.
    package convenience init(beside ingredients: String?) {
        self.init(path: ingredients.map { Self.path(beside: $0) })
    }

    package static func path(beside ingredients: String) -> String {
        let folder = ingredients.lastIndex(of: "/").map { String(ingredients[...$0]) } ?? ""
        return folder + "allergens.tsv"
    }

    package func assessment(of food: FoodID) -> Assessment? {
        foods.value(of: food) {
            lines?.line(food.rawValue).flatMap(AllergenRow.assessment)
        }
    }

    package func phrase(_ key: String) -> AllergenPhrase? {
        phrases.value(of: key) {
            lines?.line(AllergenRow.phraseMark + key).flatMap(AllergenRow.phrase)
        }
    }

    package func longestPhrase(beginning word: String) -> Int {
        beginnings.value(of: word) {
            lines?.line(AllergenRow.beginningMark + word)
                .flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
        }
    }

    package var tellingWords: TellingWords {
        telling.withLock { telling in
            if let telling { return telling }
            let line = lines?.line(Self.words)?.split(separator: "\t").dropFirst()
            let read = TellingWords(line ?? [])
            telling = read
            return read
        }
    }

    /// Whether the file is there and can be read.
    package var isThere: Bool { lines != nil }

    private var lines: SortedLines? {
        state.withLock { state in
            if case .closed = state { state = path.flatMap(Self.open).map(State.open) ?? .missing }
            guard case .open(let lines) = state else { return nil }
            return lines
        }
    }

    private static func open(_ path: String) -> SortedLines? {
        guard let lines = try? SortedLines(path), let first = lines.line(head),
            first.split(separator: "\t").last.flatMap({ Int($0) }) == version
        else { return nil }
        return lines
    }

    /// The file's text: a line for each food and each phrase, sorted by their bytes.
    package static func text(
        of assessments: [FoodID: Assessment], _ phrases: PhraseList
    ) -> [UInt8] {
        var lines = ["\(head)\t\(version)"]
        lines += assessments.map { AllergenRow.line(of: $0.key.rawValue, $0.value) }
        lines.append(([words] + phrases.noticedWords).joined(separator: "\t"))
        lines += phrases.longest.map { "\(AllergenRow.beginningMark)\($0.key)\t\($0.value)" }
        lines += phrases.all.map { AllergenRow.line(ofPhrase: $0.key, $0.value) }
        // By keys: a tab sorts before all that keys are made of.
        lines.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}
