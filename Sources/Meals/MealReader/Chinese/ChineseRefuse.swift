internal import FoodCatalog

/// What of a weight with peel, shell or stone nobody eats: "西瓜連皮500克".
enum ChineseRefuse {
    /// The part of it, 0 to 1; `nil` of what is eaten whole or of which nobody knows.
    static func part(of name: ArraySlice<UInt32>) -> Double? {
        table.first {
            name.count >= $0.name.count && name.suffix($0.name.count).elementsEqual($0.name)
        }?
        .part
    }

    /// Refuse in per cent and the ends of names: of fruit, chicken and duck as the USDA's Standard Reference 28 has it, of shells, wings
    /// and feet as the Standard Tables of Food Composition in Japan (2020) do.
    private static let rows = """
        36 香蕉 芭蕉 | 48 西瓜 小玉 | 27 柳丁 柳橙 橙 橙子 | 26 橘子 柑橘 椪柑 柑 桔子 | 29 芒果 | 49 鳳梨 菠蘿 哈密瓜 香瓜 美濃瓜 | 38 木瓜
        50 葡萄柚 西柚 | 44 柚子 文旦 石榴 | 26 酪梨 牛油果 | 40 荔枝 | 47 龍眼 | 68 榴槤 榴蓮 | 48 百香果 | 35 枇杷
        35 雞翅 雞翼 中翅 鴨翅 | 40 豬腳 豬手 蹄膀 | 32 雞 | 28 鴨 鵝 | 50 魚 蝦 | 65 蟹 螃蟹 | 60 蛤蜊 蛤 文蛤 海瓜子 花甲 | 75 蜆 蜆仔 蠔 蚵 牡蠣
        """

    private static let table: [(name: [UInt32], part: Double)] = rows.split {
        "|\n".contains($0)
    }.flatMap { row in
        let fields = row.split(separator: " ")
        guard let part = fields.first.flatMap({ Double($0) }) else {
            preconditionFailure("no row of refuse: \(row)")
        }
        return fields.dropFirst().map { (HanText.folded(String($0)), part / 100) }
    }
}
