internal import FoodCatalog
package import Nutrition

/// What a text in Chinese says without naming a food.
package enum ChineseTold: Sendable, Hashable {
    /// A part of a whole, 0 to 1: "一半", "三分之一", "八成".
    case part(Double)
    /// How much: "半碗", "150克", "三顆".
    case amount
}

extension MealReader {
    /// The part or the amount that a text in Chinese says and nothing else; `nil` for everything else.
    package func chineseTold(in text: String) -> ChineseTold? {
        let clauses = ChineseLine(text, index: catalog.index, region: region).clauses
        guard clauses.count == 1, let clause = clauses.first, clause.unknown.isEmpty,
            clause.unread.isEmpty, clause.parts.isEmpty, let eaten = clause.eaten
        else { return nil }
        switch eaten {
        case .share(let part): return .part(part)
        case .amount: return .amount
        }
    }
}

/// What nutrients are called in Chinese.
package enum ChineseNutrients {
    /// The nutrient whose longest name stands in a text.
    package static func nutrient(in text: String) -> Nutrient? {
        let scalars = HanText.folded(text)
        return table.first { scalars.firstRange(of: $0.name) != nil }?.nutrient
    }

    private static let table: [(name: [UInt32], nutrient: Nutrient)] = {
        nameRows(of: rows).flatMap { row in
            guard let nutrient = Nutrient(rawValue: row.name) else {
                preconditionFailure("no nutrient: \(row.name)")
            }
            return HanText.words(row.words).map { ($0, nutrient) }
        }.sorted { $0.0.count > $1.0.count }
    }()
}
