/// Words that stand in texts and are the same wherever they stand: units, meals, days of the week.
package enum Words {
    /// The sign of a unit, as people read it: `g` is `公克`.
    package static func unit(_ symbol: String) -> String {
        Telling.isChinese ? units[symbol] ?? symbol : symbol
    }

    /// An occasion: `lunch`.
    package static func meal(_ id: String) -> String {
        Telling.isChinese ? meals[id] ?? id : id
    }

    /// 1 is Monday: `Monday`.
    package static func weekday(_ number: Int) -> String {
        (Telling.isChinese ? chineseWeekdays : weekdays)[number - 1]
    }

    /// Things in the order in which they were given: `a, b and c`.
    package static func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return Telling.isChinese
            ? words.dropLast().joined(separator: "、") + "和" + last
            : words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// One of several: `a, b or c`.
    package static func choice(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return Telling.isChinese
            ? words.dropLast().joined(separator: "、") + "或" + last
            : words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// Things one behind the other.
    package static func row(_ words: [String]) -> String {
        words.joined(separator: Telling.isChinese ? "、" : ", ")
    }

    /// Parts of a sentence one behind the other.
    package static func clauses(_ words: [String]) -> String {
        words.joined(separator: Telling.isChinese ? "，" : ", ")
    }

    /// Things that have commas in themselves, one behind the other.
    package static func rowOfParts(_ words: [String]) -> String {
        words.joined(separator: Telling.isChinese ? "；" : "; ")
    }

    /// Sentences one behind the other, or a sentence and its parts.
    package static func joined(_ sentences: [String]) -> String {
        sentences.joined(separator: Telling.isChinese ? "" : " ")
    }

    private static let units = [
        "kcal": "大卡", "kJ": "千焦", "g": "公克", "kg": "公斤", "mg": "毫克", "µg": "微克", "ml": "毫升",
        "l": "公升", "cm": "公分",
    ]
    private static let meals = [
        "breakfast": "早餐", "lunch": "午餐", "dinner": "晚餐", "snack": "點心",
    ]
    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let chineseWeekdays = [
        "星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日",
    ]
}
