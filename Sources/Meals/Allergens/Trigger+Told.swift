internal import Telling

extension Trigger {
    /// As a person is told of it: `tree nuts`, or `樹堅果`; a person's own word as it is.
    package var told: String {
        Telling.isChinese ? Self.chineseNames[rawValue] ?? name : name
    }

    /// `花生`; `nil` of a person's own word.
    package var chineseName: String? { Self.chineseNames[rawValue] }

    /// As Taiwan's rules for the labelling of allergens and everyday speech have it.
    static let chineseNames: [String: String] = Dictionary(
        uniqueKeysWithValues: rows.split(separator: "\n").map { row in
            let fields = row.split(separator: " ")
            return (String(fields[0]), String(fields[1]))
        })

    private static let rows = """
        gluten 麩質
        wheat 小麥
        rye 黑麥
        barley 大麥
        oats 燕麥
        shellfish 海鮮貝類
        crustaceans 甲殼類
        molluscs 軟體動物
        egg 蛋
        fish 魚類
        peanut 花生
        soy 大豆
        milk 牛奶
        tree_nuts 樹堅果
        almond 杏仁
        hazelnut 榛果
        walnut 核桃
        cashew 腰果
        pecan 胡桃
        brazil_nut 巴西堅果
        pistachio 開心果
        macadamia 夏威夷豆
        pine_nut 松子
        chestnut 栗子
        coconut 椰子
        celery 芹菜
        mustard 芥末
        sesame 芝麻
        sulphites 亞硫酸鹽
        lupin 羽扇豆
        lactose 乳糖
        fructose 果糖
        histamine 組織胺
        caffeine 咖啡因
        alcohol 酒精
        meat 肉類
        pork 豬肉
        beef 牛肉
        poultry 禽肉
        lamb 羊肉
        gelatin 明膠
        animal 動物性食品
        """
}
