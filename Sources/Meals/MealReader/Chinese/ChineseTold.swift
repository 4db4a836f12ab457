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

    private static let rows = """
        calories | 卡路里 大卡 千卡 熱量 卡 能量
        protein | 蛋白質 蛋白
        carbohydrates | 碳水化合物 碳水 醣類 醣
        fat | 脂肪 油脂 脂質
        fiber | 膳食纖維 纖維
        sugar | 糖分 糖份 糖
        sodium | 鈉含量 鈉
        saturated_fat | 飽和脂肪酸 飽和脂肪
        cholesterol | 膽固醇
        potassium | 鉀
        calcium | 鈣質 鈣
        iron | 鐵質 鐵
        magnesium | 鎂
        zinc | 鋅
        caffeine | 咖啡因
        alcohol | 酒精
        water | 水分
        vitamin_a | 維他命a 維生素a
        vitamin_c | 維他命c 維生素c
        vitamin_d | 維他命d 維生素d
        vitamin_e | 維他命e 維生素e
        vitamin_b12 | 維他命b12 維生素b12
        folate | 葉酸
        """

    private static let table: [(name: [UInt32], nutrient: Nutrient)] = {
        rows.split(separator: "\n").flatMap { row in
            let fields = row.split(separator: "|").map { $0.split(separator: " ") }
            guard let nutrient = Nutrient(rawValue: String(fields[0][0])) else {
                preconditionFailure("no nutrient: \(row)")
            }
            return fields[1].map { (HanText.folded(String($0)), nutrient) }
        }.sorted { $0.0.count > $1.0.count }
    }()
}
