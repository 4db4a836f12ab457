internal import FoodCatalog
internal import MealReader
internal import Nutrition

/// Questions in Chinese about what was eaten.
enum ChineseInquiries {
    /// `nil` when it asks something else, or is no question.
    static func inquiry(in line: String) -> Inquiry? {
        if let wish = ChineseAllergies.wish(in: line) { return .allergies(wish) }
        if let wish = ChineseAlternatives.wish(in: line) { return .alternatives(wish) }
        if let wish = ChineseFeelings.wish(in: line) { return .feelings(wish) }
        if let wish = ChineseProgrammes.wish(in: line) { return .programme(wish) }
        let wording = ChineseWording(line)
        for (meaning, pattern) in turns {
            guard let places = pattern.match(wording) else { continue }
            let about = (places["s"] ?? "") + (places["m"] ?? "")
            let meal = ChineseRemarkWords.meals.first { about.contains($0.word) }?.meal
            switch meaning {
            case "often": return .history(.often, places["a"] ?? "", span(about))
            case "last": return .history(.lastTime, places["a"] ?? "", nil)
            case "week":
                guard let span = span(about), [.thisWeek, .lastWeek, .newest(7)].contains(span)
                else { continue }
                return .week(span)
            case "progress": return .progress(nil, span(about) ?? .today)
            case "goals": return .goals(ChineseNutrients.nutrient(in: line))
            case "intake": return .intake(span(about) ?? .today, meal)
            default:
                guard let nutrient = ChineseNutrients.nutrient(in: places["n"] ?? "") else {
                    continue
                }
                return .sum(nutrient, span(about) ?? .today, meal)
            }
        }
        return nil
    }

    /// `{s}` days and meals, `{n}` a nutrient, `{a}` a food.
    private static let rows = """
        often | {s} 吃了/喝了/食咗/飲咗 幾次/多少次 {a}
        often | {s} 吃/喝/食/飲 過/了/咗/_ 幾次/多少次 {a}
        often | 我/_ 吃了/喝了/食咗/飲咗 幾次/多少次 {a}
        last | 我/_ 上次/上一次 吃/喝/食/飲 {a} 是/係 什麼時候/幾時/何時
        last | 我/_ 什麼時候/幾時/上次什麼時候 吃過/喝過/吃/喝/食/飲 {a}
        progress | {s} 吃得/食得 怎麼樣/怎樣/如何/點樣
        progress | 我/_ 今天/今日 有沒有/有冇 達標/達到目標
        week | {s} 過得/_ 怎麼樣/怎樣/如何/點樣
        week | 回顧/總結 一下/_ {s}
        week | {s} 的/嘅/_ 回顧/總結/摘要
        goals | 我的/我嘅/_ 目標 是/係 什麼/多少/乜嘢/幾多
        intake | {s} 吃/喝/食/飲 過/了/咗 什麼/甚麼/啲乜嘢/啲乜/乜嘢/乜/哪些東西/哪些
        sum | {s} 吃了/喝了/食咗/飲咗/吃進/攝取了/攝取/總共吃了/一共吃了/總共 多少/幾多 {n}
        sum | {s} 的/嘅/_ {n} 是/有/係/_ 多少/幾多/幾大卡/幾克
        sum | {s} 吃了/喝了/食咗 幾大卡/幾卡 {n}
        """

    private static let turns = rows.split(separator: "\n").map { row in
        let fields = row.split(separator: "|", maxSplits: 1)
        return (fields[0].prefix { $0 != " " }, ChinesePattern(fields[1]))
    }

    /// The days that are named; `nil` for none.
    private static func span(_ words: String) -> Span? {
        let scalars = HanText.folded(words)
        return spans.first { scalars.firstRange(of: $0.word) != nil }?.span
    }

    private static let spans: [(word: [UInt32], span: Span)] = [
        ("這個禮拜 這星期 這個星期 這週 這周 本週 今個禮拜 今個星期", .thisWeek),
        ("上個禮拜 上星期 上個星期 上週 上周", .lastWeek), ("這個月 本月 今個月", .thisMonth),
        ("上個月 上月", .lastMonth), ("最近七天 過去七天 最近一週", .newest(7)),
        ("大前天", .day(.daysAgo(3))), ("前天 前日", .day(.daysAgo(2))),
        ("昨天 昨日 琴日 尋日 昨晚 昨", .day(.daysAgo(1))), ("今天 今日 今早 今晚 今朝 今", .today),
    ].flatMap { names, span in
        names.split(separator: " ").map { (HanText.folded(String($0)), span) }
    }
}
