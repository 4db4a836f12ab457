internal import FoodCatalog
internal import MealReader
internal import Nutrition
internal import RecipeReader
internal import Recipes

/// What may stand in a place of a Chinese turn, and how it is said in English.
enum ChineseSlot: Character {
    /// What something is called: one thing and no sentence.
    case name = "n"
    case text = "t"
    /// How a recipe is changed.
    case change = "e"
    /// A whole or half number.
    case count = "c"
    case otherCount = "k"
    /// An amount of a body's measure with its unit.
    case measure = "v"
    case year = "y"
    case days = "d"
    case meal = "m"
    case nutrient = "u"
    /// An amount of a nutrient with its unit.
    case figure = "q"
    case goals = "g"

    /// `nil` where the words are nothing of the kind.
    func english(_ said: String) -> String? {
        let said = said.trimmed
        switch self {
        case .name: return Self.isName(said) ? said : nil
        case .text: return said.isEmpty ? nil : said
        case .change: return ChineseEditing.isChange(said) ? said : nil
        case .count, .otherCount: return ChineseLineNumber.value(of: said).map(Self.plain)
        case .measure: return Self.amount(said, Self.bodyUnits)
        case .year:
            guard let year = Int(said), (1900...2100).contains(year) else { return nil }
            return said
        case .days: return Self.dayNames[said]
        case .meal:
            return ChineseRemarkWords.meals.first { $0.word == said }?.meal.rawValue
        case .nutrient: return Self.nutrient(said)?.rawValue
        case .figure: return Self.amount(said, Self.figureUnits)
        case .goals: return Self.goals(said)
        }
    }

    private static func isName(_ said: String) -> Bool {
        !said.isEmpty && said.count <= 40
            && !said.contains { "，。、；！？,;!?".contains($0) }
            && !eating.contains(where: said.contains)
    }

    private static func plain(_ value: Double) -> String { Figures.plain(value) }

    /// 七十公斤 as `70 kg`.
    private static func amount(_ said: String, _ units: [(said: String, unit: String)]) -> String? {
        for (word, unit) in units where said.hasSuffix(word) {
            let number = String(said.dropLast(word.count)).trimmed
            guard let value = ChineseLineNumber.value(of: number) else { continue }
            return "\(plain(value)) \(unit)".trimmed
        }
        return ChineseLineNumber.value(of: said).map(plain)
    }

    /// The nutrient that is called just so.
    private static func nutrient(_ said: String) -> Nutrient? {
        let name = said.hasSuffix("的") ? String(said.dropLast()) : said
        if let nutrient = Nutrient.all.first(where: {
            HanText.folded($0.chineseName) == HanText.folded(name)
        }) {
            return nutrient
        }
        guard name.count <= 6, let nutrient = ChineseNutrients.nutrient(in: name) else {
            return nil
        }
        return nutrient
    }

    /// 蛋白質至少120公克、熱量兩千大卡 as `at least 120 g protein and 2000 calories`.
    private static func goals(_ said: String) -> String? {
        let parts = said.split { "，、,;；和跟".contains($0) }.map { String($0).trimmed }
            .filter { !$0.isEmpty }
        guard !parts.isEmpty else { return nil }
        var goals: [String] = []
        for part in parts {
            guard let goal = goal(part) else { return nil }
            goals.append(goal)
        }
        return goals.joined(separator: " and ")
    }

    /// 蛋白質8公克, 430大卡 as `8 g protein`, `430 calories`.
    static func figure(_ said: String) -> String? { goal(said) }

    private static func goal(_ said: String) -> String? {
        var rest = said
        for word in ["每天", "每日", "一天"] where rest.hasPrefix(word) {
            rest.removeFirst(word.count)
        }
        var bound = ""
        for (word, english) in bounds {
            guard let range = rest.firstRange(of: word) else { continue }
            rest.removeSubrange(range)
            bound = english
        }
        let digits = Set("0123456789零一二兩三四五六七八九十百千萬點.")
        guard let start = rest.firstIndex(where: digits.contains),
            let end = rest.lastIndex(where: digits.contains)
        else { return nil }
        let number = String(rest[start...end])
        let unit = String(rest[rest.index(after: end)...]).trimmed
        let named = String(rest[..<start]).trimmed
        guard let english = figureUnits.first(where: { unit.hasPrefix($0.said) }) else {
            return nil
        }
        let behind = String(unit.dropFirst(english.said.count)).trimmed
        let isEnergy = english.unit == "calories"
        let name = [named, behind].first { !$0.isEmpty }
        guard let nutrient = name.map({ nutrient($0) }) ?? (isEnergy ? .calories : nil),
            isEnergy == (nutrient == .calories)
        else { return nil }
        let ends = ["到", "至", "-", "～", "~"].lazy
            .map { number.split(separator: $0).map(String.init) }.first { $0.count == 2 }
        let values = (ends ?? [number]).compactMap { ChineseLineNumber.value(of: $0) }
        guard values.count == (ends?.count ?? 1) else { return nil }
        let figure = values.map(plain).joined(separator: " to ")
        return "\(bound) \(figure) \(isEnergy ? "" : english.unit) \(nutrient.rawValue)"
            .split(separator: " ").joined(separator: " ")
    }

    private static let eating = ["吃", "喝", "食了", "飲"]
    private static let bounds = [
        ("至少要", "at least"), ("至少", "at least"), ("不低於", "at least"), ("不少於", "at least"),
        ("最多", "at most"), ("不超過", "at most"), ("不多於", "at most"), ("以下", "at most"),
        ("以內", "at most"), ("以上", "at least"),
    ]
    private static let figureUnits: [(said: String, unit: String)] = [
        ("大卡", "calories"), ("卡路里", "calories"), ("千卡", "calories"), ("卡", "calories"),
        ("毫克", "mg"), ("微克", "mcg"), ("公克", "g"), ("克", "g"), ("mg", "mg"), ("g", "g"),
        ("kcal", "calories"),
    ]
    private static let bodyUnits: [(said: String, unit: String)] = [
        ("公斤", "kg"), ("千克", "kg"), ("kg", "kg"), ("磅", "lb"), ("公分", "cm"), ("釐米", "cm"),
        ("cm", "cm"), ("公尺", "m"), ("米", "m"), ("步", "steps"), ("大卡", "kcal"),
        ("卡路里", "kcal"), ("千卡", "kcal"), ("卡", "kcal"), ("公克", "g"),
    ]
    private static let dayNames: [String: String] = {
        var days = [
            "今天": "today", "今日": "today", "昨天": "yesterday", "昨日": "yesterday",
            "琴日": "yesterday", "尋日": "yesterday", "前天": "2 days ago", "大前天": "3 days ago",
            "這週": "this week", "這周": "this week", "這星期": "this week", "這個星期": "this week",
            "這禮拜": "this week", "這個禮拜": "this week", "本週": "this week", "上週": "last week",
            "上周": "last week", "上星期": "last week", "上個星期": "last week",
            "上禮拜": "last week", "上個禮拜": "last week", "這個月": "this month",
            "上個月": "last month", "最近七天": "in the last 7 days",
        ]
        let names = [
            "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
        ]
        for (letter, name) in zip(["一", "二", "三", "四", "五", "六", "日"], names) {
            for week in ["星期", "禮拜", "週"] { days[week + letter] = "on \(name)" }
        }
        // 今天的, 昨天我
        for (said, english) in days {
            for end in ["的", "我", "我的"] { days[said + end] = english }
        }
        return days
    }()
}
