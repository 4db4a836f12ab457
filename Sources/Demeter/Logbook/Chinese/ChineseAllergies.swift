internal import Allergens
internal import Nutrition

/// Reads Chinese talk of what one must not eat: 我對花生過敏, 我不能吃蝦和螃蟹, 我有乳糖不耐症.
enum ChineseAllergies {
    /// `nil` when the line speaks of something else.
    static func wish(in line: String) -> AllergyWords.Wish? {
        guard line.utf8.count <= 200 else { return nil }
        let text = String(line.filter { !$0.isWhitespace && !"。！!？?".contains($0) })
        if shown.contains(text) { return .show }
        for (start, end) in endings {
            guard let named = between(start, end, text), let trigger = named.first,
                named.count == 1
            else { continue }
            return .end(trigger)
        }
        if let wish = small(line) { return wish }
        for (start, end, severity) in settings {
            // Own words only where an allergy is named, as in English: 我不吃早餐 is talk.
            let isSure = end.hasSuffix("過敏") || end.hasSuffix("过敏")
            guard let named = between(start, end, text, takesOwnWords: isSure), !named.isEmpty
            else { continue }
            return .set(named, severity)
        }
        return nil
    }

    /// The triggers that stand between a beginning and an end; `nil` where something else does.
    private static func between(
        _ start: String, _ end: String, _ text: String, takesOwnWords: Bool = false
    ) -> [Trigger]? {
        guard text.hasPrefix(start), text.hasSuffix(end), text.count > start.count + end.count
        else { return nil }
        var triggers: [Trigger] = []
        for part in text.dropFirst(start.count).dropLast(end.count)
            .split(whereSeparator: { "和跟與与及或、，,".contains($0) })
        {
            if let trigger = names[String(part)] {
                triggers.append(trigger)
            } else if takesOwnWords, part.count <= longestOwnWord,
                !part.contains(where: { "不沒没".contains($0) })
            {
                triggers.append(TriggerTable.trigger(called: String(part)))
            } else {
                return nil
            }
        }
        return triggers
    }

    /// 少量乳糖沒關係, 乳糖一天最多12克
    private static func small(_ line: String) -> AllergyWords.Wish? {
        let wording = ChineseWording(line)
        for pattern in amounts {
            guard let places = pattern.match(wording), let said = places["t"] else { continue }
            guard let named = between("", "", said) else { return nil }
            var amount: Thousandths?
            if let figure = places["n"] {
                guard let grams = Double(figure), grams > 0, grams <= 10_000 else { return nil }
                amount = Thousandths(grams)
            }
            return .set(named, .smallAmounts, amount)
        }
        return nil
    }

    private static let amounts = [
        "我/_ 少量 的/_ {t} 沒關係/可以/沒問題/無所謂/冇問題", "我/_ 可以/能 吃/喝 少量/一點點/一點 的/_ {t}",
        "{t} 少量/一點點/一點 沒關係/可以/沒問題", "{t} 一天/每天/一日 最多 吃/喝/_ {n} 克/公克/g",
        "我/_ 一天/每天/一日 最多 可以/能/_ 吃/喝/_ {n} 克/公克/g 的/_ {t}",
    ].map { ChinesePattern($0) }

    /// Characters of a person's own word.
    private static let longestOwnWord = 10

    /// A trigger of the table by what it is called in Chinese.
    static func trigger(called name: String) -> Trigger? { names[name] }

    /// As they are told, and as people say them besides.
    private static let names: [String: Trigger] = {
        var names: [String: Trigger] = [:]
        for trigger in TriggerTable.all {
            if let name = trigger.chineseName { names[name] = trigger }
        }
        for (id, words) in spoken {
            for word in words.split(separator: " ") {
                names[String(word)] = Trigger(rawValue: id)
            }
        }
        return names
    }()

    private static let spoken = [
        ("gluten", "麩質 麸质 麵筋 面筋"), ("wheat", "小麥 小麦 麵粉 面粉"),
        ("shellfish", "海鮮 海鲜 帶殼海鮮 甲殼類海鮮 蝦蟹貝類"),
        ("crustaceans", "蝦 虾 蝦子 虾子 螃蟹 蟹 蝦蟹 虾蟹 龍蝦 龙虾 甲殼類 甲壳类"),
        ("molluscs", "貝類 贝类 蛤蜊 牡蠣 蚵 蚵仔 花枝 魷魚 章魚 軟體動物"),
        ("egg", "蛋 雞蛋 鸡蛋 蛋類"), ("fish", "魚 鱼 魚類 鱼类"), ("peanut", "花生"),
        ("soy", "大豆 黃豆 黄豆 豆類"), ("milk", "牛奶 奶 奶類 乳製品 乳制品 奶製品 奶制品 鮮奶"),
        ("tree_nuts", "堅果 坚果 樹堅果 堅果類"), ("cashew", "腰果"), ("walnut", "核桃"),
        ("almond", "杏仁"), ("sesame", "芝麻"), ("celery", "芹菜"), ("mustard", "芥末"),
        ("lactose", "乳糖"), ("caffeine", "咖啡因"), ("alcohol", "酒 酒精"), ("pork", "豬肉 猪肉"),
        ("beef", "牛肉"), ("lamb", "羊肉"), ("meat", "肉 肉類"), ("sulphites", "亞硫酸鹽 亚硫酸盐"),
    ]

    /// What stands before and behind, and how grave it is.
    private static let settings: [(String, String, Severity)] = {
        var settings: [(String, String, Severity)] = []
        for (start, end) in [("我對", "過敏"), ("我对", "过敏"), ("對", "過敏"), ("对", "过敏")] {
            for degree in ["嚴重", "严重", "很", "也", ""] {
                settings.append((start, degree + end, .banned))
            }
        }
        for start in ["我不能吃", "我不可以吃", "我絕對不能吃", "我绝对不能吃", "我唔可以食", "我唔食得", "我不能喝"] {
            settings.append((start, "", .banned))
        }
        for start in [
            "我不吃", "我避免吃", "我避免", "我儘量不吃", "我盡量不吃", "我尽量不吃", "我唔食", "我不喝",
        ] {
            settings.append((start, "", .avoid))
        }
        for end in ["不耐症", "不耐", "不耐受"] {
            for start in ["我有", "我", ""] { settings.append((start, end, .avoid)) }
        }
        return settings
    }()

    private static let endings = [
        ("我對", "不過敏了"), ("我对", "不过敏了"), ("我不再對", "過敏"), ("我不再对", "过敏"),
        ("我對", "已經不過敏"), ("我对", "已经不过敏"),
    ]

    private static let shown: Set<String> = [
        "我的過敏", "我的过敏", "我的過敏原", "我的过敏原", "我對什麼過敏", "我对什么过敏", "我不能吃什麼",
        "我不能吃什么", "我有什麼過敏", "我有什么过敏",
    ]
}
