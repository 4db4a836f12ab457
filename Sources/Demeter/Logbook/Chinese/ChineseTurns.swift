internal import FoodCatalog
internal import RecipeReader
internal import Recipes

/// Turns of speech in Chinese, each as the English turn that means the same: 存成我的早餐 is `save that as 早餐`.
///
/// What they mean is read in one place, whatever the language. A row is the English turn, a stroke, and the pattern of the
/// Chinese one. Places are of kinds, see ``ChineseSlot``; a row that begins with days is one without them as well.
struct ChineseTurns: Sendable {
    private let rows: [(english: String, pattern: ChinesePattern)]

    init(_ text: String) {
        rows = text.split(separator: "\n").flatMap { row in
            let fields = row.split(separator: "|", maxSplits: 1)
            let english = fields[0].trimmed
            let pattern = fields[1].trimmed
            let whole = (english, ChinesePattern(pattern))
            guard pattern.hasPrefix("{d} ") else { return [whole] }
            let plain = english.replacing("{d}", with: "").trimmed
            return [whole, (plain, ChinesePattern(pattern.dropFirst(4)))]
        }
    }

    /// The English turn that a line is from end to end; `nil` where it is none of these.
    func english(_ line: String) -> String? {
        guard HanText.holdsHan(line), line.utf8.count <= Self.limit else { return nil }
        let wording = ChineseWording(line)
        for (english, pattern) in rows {
            guard
                let places = pattern.match(
                    wording, where: { ChineseSlot(rawValue: $0)?.english($1) != nil })
            else { continue }
            var turn = english
            for (name, said) in places {
                let words = ChineseSlot(rawValue: name)?.english(said) ?? said
                turn = turn.replacing("{\(name)}", with: words)
            }
            return turn
        }
        return nil
    }

    /// Bytes; a recipe that is told in one line may be long.
    private static let limit = 2000
}
