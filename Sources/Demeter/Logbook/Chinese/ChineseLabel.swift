internal import FoodCatalog
internal import RecipeReader
internal import Recipes

/// A product as a person reads it off its package in Chinese: 燕麥棒，430大卡，蛋白質8公克，每100公克.
enum ChineseLabel {
    /// The same in English, the name as it is; `nil` where it is no label.
    static func english(_ line: String) -> String? {
        guard HanText.holdsHan(line), line.utf8.count <= 400 else { return nil }
        let clauses = line.split { "，、；。,;".contains($0) }.map { String($0).trimmed }
            .filter { !$0.isEmpty }
        guard var name = clauses.first, clauses.count > 1 else { return nil }
        for opening in ["這是", "叫做", "叫", "是"] where name.hasPrefix(opening) {
            name.removeFirst(opening.count)
            break
        }
        var (figures, basis) = ([String](), "")
        for clause in clauses.dropFirst() {
            if let found = Self.basis(clause) {
                basis = found
            } else if let figure = ChineseSlot.figure(clause) {
                figures.append(figure)
            } else {
                return nil
            }
        }
        guard !figures.isEmpty, !name.isEmpty else { return nil }
        return ([name] + figures).joined(separator: ", ") + basis
    }

    /// 每100公克, 每份30毫升 as `per 30 ml`.
    private static func basis(_ clause: String) -> String? {
        guard let opening = openings.first(where: { clause.hasPrefix($0) }) else { return nil }
        let rest = String(clause.dropFirst(opening.count)).trimmed
        for (word, unit) in units where rest.hasSuffix(word) {
            let number = String(rest.dropLast(word.count)).trimmed
            guard let value = ChineseLineNumber.value(of: number), value > 0 else { continue }
            return " per \(Int(exactly: value).map(String.init) ?? "\(value)") \(unit)"
        }
        return nil
    }

    private static let openings = ["每一份", "每份", "每包", "每"]
    private static let units = [("公克", "g"), ("克", "g"), ("毫升", "ml"), ("g", "g"), ("ml", "ml")]
}
