package import Allergens
internal import Host
internal import Locking
package import Nutrition

/// `allergens.tsv`, read in place and opened when it is first asked.
///
/// Where it is not there, or is another version's, it knows no food and no phrase: everything is then
/// unknown, and nothing is free of anything.
package final class AllergenFile: AllergenSource {
    /// The form that this version writes and the only one that it reads.
    package static let version = 2

    /// The key of the line with how phrases with triggers begin.
    private static let words = "#words"

    package let path: String?
    private let lines: VersionedLines
    private let foods = Recollection<FoodID, Assessment?>()
    private let phrases = Recollection<String, AllergenPhrase?>(limit: 2_000)
    private let beginnings = Recollection<String, Int>(limit: 2_000)
    private let telling = Mutex<TellingWords?>(nil)

    /// - Parameter path: `nil` where no such file was found.
    package init(path: String?) {
        self.path = path
        lines = VersionedLines(path: path, version: Self.version)
    }

    /// Beside the catalog's file.
    package convenience init(beside ingredients: String?) {
        self.init(path: ingredients.map { Self.path(beside: $0) })
    }

    package static func path(beside ingredients: String) -> String {
        VersionedLines.path(of: "allergens.tsv", beside: ingredients)
    }

    package func assessment(of food: FoodID) -> Assessment? {
        foods.value(of: food) {
            lines.line(food.rawValue).flatMap(AllergenRow.assessment)
        }
    }

    package func phrase(_ key: String) -> AllergenPhrase? {
        phrases.value(of: key) {
            lines.line(AllergenRow.phraseMark + key).flatMap(AllergenRow.phrase)
        }
    }

    package func longestPhrase(beginning word: String) -> Int {
        beginnings.value(of: word) {
            lines.line(AllergenRow.beginningMark + word)
                .flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
        }
    }

    package var tellingWords: TellingWords {
        telling.withLock { telling in
            if let telling { return telling }
            let line = lines.line(Self.words)?.split(separator: "\t").dropFirst()
            let read = TellingWords(line ?? [])
            telling = read
            return read
        }
    }

    /// Whether there is a line for a food.
    package func has(_ food: FoodID) -> Bool { lines.line(food.rawValue) != nil }

    /// Whether anything tells of a trigger: the table has it, or a phrase begins with a person's own word.
    package func knows(_ trigger: Trigger) -> Bool {
        guard trigger.facts == nil else { return true }
        let words = AllergenText.words(of: trigger.rawValue)
        return words.first.map {
            longestPhrase(beginning: $0) > 0
                || longestPhrase(beginning: AllergenText.singular($0)) > 0
        } ?? false
    }

    /// Whether the file is there and can be read.
    package var isThere: Bool { lines.isThere }

    /// The file's text: a line for each food and each phrase, sorted by their bytes.
    package static func text(
        of assessments: [FoodID: Assessment], _ phrases: PhraseList
    ) -> [UInt8] {
        var lines = assessments.map { AllergenRow.line(of: $0.key.rawValue, $0.value) }
        lines.append(([words] + phrases.beginnings).joined(separator: "\t"))
        lines += phrases.longest.map { "\(AllergenRow.beginningMark)\($0.key)\t\($0.value)" }
        lines += phrases.all.map { AllergenRow.line(ofPhrase: $0.key, $0.value) }
        return VersionedLines.text(of: lines, version: version)
    }
}
