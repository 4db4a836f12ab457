internal import FoodCatalog
internal import Nutrition

/// Reads Chinese talk of plans: 明天晚餐我打算吃滷肉飯, 照計畫吃了, 明天晚餐改成雞肉飯.
enum ChinesePlans {
    /// `nil` when the line speaks of something else; a wish (想吃) is no plan.
    static func remark(in line: String) -> PlanRemark? {
        let wording = ChineseWording(line)
        for (meaning, pattern) in turns {
            guard let places = pattern.match(wording),
                let remark = remark(meaning, places["t"], places["a"])
            else { continue }
            return remark
        }
        return nil
    }

    /// 改成雞肉飯, said right after a plan: what is to be in its place.
    static func another(in line: String) -> String? {
        let wording = ChineseWording(line)
        return others.lazy.compactMap { $0.match(wording)?["a"] }.first { !isAsked($0) }
    }

    private static func remark(
        _ meaning: Substring, _ said: String?, _ food: String?
    ) -> PlanRemark? {
        var times = Times()
        if let said {
            guard let found = Times(said) else { return nil }
            times = found
        }
        if let food, isAsked(food) { return nil }
        let day = times.day ?? .ahead(0)
        switch meaning {
        case "list": return .list
        case "shopping": return .shopping
        case "day": return .propose(day, days: 1)
        case "tomorrow": return .propose(.ahead(1), days: 1)
        case "week": return .propose(.ahead(1), days: 7)
        case "had": return .had(times.meal)
        case "cancel": return .cancel(day, times.meal)
        // Of what is called off without a word of a plan, a day to come must be told: today's meal may be logged.
        case "off": return times.meal != nil && times.isAhead ? .cancel(day, times.meal) : nil
        default: break
        }
        guard let food, let meal = times.meal else { return nil }
        switch meaning {
        case "plan": return .plan(day, meal, food)
        case "will": return times.isAhead ? .plan(day, meal, food) : nil
        case "instead": return .change(day, meal, food, isSure: true)
        default: return times.day == nil ? nil : .change(day, meal, food, isSure: false)
        }
    }

    /// Whether it asks what to eat, and names nothing: 什麼, 哪一個.
    private static func isAsked(_ food: String) -> Bool {
        let scalars = HanText.folded(food)
        return asking.contains { scalars.contains($0) }
            || refused.contains { scalars.starts(with: $0) }
    }

    /// 明天晚餐, 今晚, 下週五的午餐: a day and a meal, and nothing else.
    private struct Times {
        var day: PlanWords.Day?
        var meal: Meal?

        /// Whether it is certainly not today.
        var isAhead: Bool {
            switch day {
            case .ahead(let days): days > 0
            case .weekday, .weekdayOfNextWeek: true
            case nil: false
            }
        }

        init() {}

        init?(_ said: String) {
            var rest = HanText.folded(said)[...]
            while !rest.isEmpty {
                if day == nil, let (word, found) = days.first(where: { rest.starts(with: $0.0) }) {
                    (day, rest) = (found.day, rest.dropFirst(word.count))
                    // 今晚 may stand in front of 晚餐, which says the same.
                    meal = meal ?? found.meal
                } else if let (word, found) = meals.first(where: { rest.starts(with: $0.0) }),
                    meal == nil || meal == found
                {
                    (meal, rest) = (found, rest.dropFirst(word.count))
                } else if let word = joints.first(where: { rest.starts(with: $0) }) {
                    rest = rest.dropFirst(word.count)
                } else {
                    return nil
                }
            }
        }
    }

    /// The first row that fits counts; `{t}` is a day or a meal or both, `{a}` what is eaten.
    private static let rows = """
        list | 我/_ 計畫/計劃/打算/預計/安排 了/_ 吃/要吃/_ 什麼/些什麼/甚麼/乜嘢/咩
        list | {t} 我/_ 計畫/計劃/打算/預計/安排 了/_ 吃/要吃/_ 什麼/些什麼/甚麼/乜嘢/咩
        list | 我的/看看我的/看我的/看/_ 用餐/飲食/餐點/吃飯/三餐 計畫/計劃 是什麼/有什麼/有哪些/_
        list | 有/有沒有 什麼/_ 用餐/飲食/餐點 計畫/計劃
        shopping | 我的/看看/看/給我/列出/_ 購物/採買/買菜/採購 清單/單
        shopping | 我/_ 要/需要/得/該/應該 買/採買/準備 些/_ 什麼/甚麼/哪些東西/乜嘢/哪些食材
        week | 計畫/計劃/規劃/安排/排 我/_ 的/_ 這/下/_ 一/個/_ 週/周/星期/禮拜 的/_ 餐點/三餐/飲食/菜單/用餐/_
        tomorrow | 計畫/計劃/規劃/安排/排 我/_ 明天/明日/聽日 的/_ 餐點/三餐/飲食/菜單/用餐/_
        day | 計畫/計劃/規劃/安排/排 我/_ 今天/今日 的/_ 餐點/三餐/飲食/菜單/用餐/_
        had | 我/_ 已經/都/_ 吃了/吃完了/吃過了/吃掉了/食咗
        had | 我/_ 已經/_ 照/按照/按/依照/依 計畫/計劃 吃/喝/食 了/咗/完了/過了
        had | {t} 我/_ 已經/都/_ 照/按照/按/依照/依 計畫/計劃 吃/喝/食 了/咗/完了/過了
        had | 我/_ 已經/_ 吃/食 了/咗/完了/掉了 計畫/計劃 的/好的/中的 {t}
        had | 計畫/計劃 的/好的 {t} 我/_ 已經/_ 吃/食 了/咗/完了/過了
        had | {t} 我/_ 已經/_ 吃/食 了/咗/完了/過了
        cancel | 取消/刪掉/刪除/不要/拿掉 {t} 的/_ 計畫/計劃/安排
        cancel | {t} 的/_ 計畫/計劃/安排 取消/不要了/刪掉
        off | 取消 {t}
        off | {t} 取消/不吃 了/_
        instead | 把/將/_ {t} 的/_ 計畫/計劃/安排 改成/改為/換成/改吃/換吃/改 吃/喝/_ {a}
        change | 把/將/_ {t} 我/_ 改成/改為/換成/改吃/換吃/改喝 吃/喝/_ {a}
        plan | {t} 我/我們/_ ,/_ 打算/計畫/計劃/預計/準備/預定/安排 要/去/_ 吃/喝/食 {a}
        plan | {t} 我/我們/_ ,/_ 打算/計畫/計劃/預計/預定/安排 {a}
        plan | 我/我們/_ 打算/計畫/計劃/預計/準備/預定/安排 在/_ {t} 要/_ 吃/喝/食 {a}
        plan | 計畫/計劃/安排 {t} , {a}
        will | {t} 我/我們/_ 要/會/將 吃/喝/食 {a}
        """

    private static let turns = rows.split(separator: "\n").map { row in
        let fields = row.split(separator: "|", maxSplits: 1)
        return (fields[0].prefix { $0 != " " }, ChinesePattern(fields[1]))
    }

    private static let others = [
        "還是/_ 計畫/計劃/_ 改成/改為/換成/改吃/換吃/改喝 吃/喝/_ {a} 好了/_", "還是 吃/喝 {a} 好了/_",
    ].map { ChinesePattern($0) }

    private static let asking = ["什", "甚", "啥", "乜", "哪", "嗎", "咩"].map { HanText.folded($0)[0] }
    private static let refused = words("是 改 取消 了 的 不 沒 好 多少")
    private static let joints = words("的 在 , 那天")

    private static func words(_ text: String) -> [[UInt32]] {
        text.split(separator: " ").map { HanText.folded(String($0)) }
    }

    private struct Named {
        var day: PlanWords.Day
        var meal: Meal?
    }

    /// The longest first.
    private static let days: [([UInt32], Named)] =
        ([
            ("大後天", Named(day: .ahead(3))), ("後天晚上", Named(day: .ahead(2), meal: .dinner)),
            ("明天早上", Named(day: .ahead(1), meal: .breakfast)),
            ("明天中午", Named(day: .ahead(1), meal: .lunch)),
            ("明天晚上", Named(day: .ahead(1), meal: .dinner)),
            ("今天晚上", Named(day: .ahead(0), meal: .dinner)),
            ("今天中午", Named(day: .ahead(0), meal: .lunch)),
            ("後天", Named(day: .ahead(2))), ("後日", Named(day: .ahead(2))),
            ("明天", Named(day: .ahead(1))), ("明日", Named(day: .ahead(1))),
            ("聽日", Named(day: .ahead(1))), ("聽晚", Named(day: .ahead(1), meal: .dinner)),
            ("明晚", Named(day: .ahead(1), meal: .dinner)),
            ("明早", Named(day: .ahead(1), meal: .breakfast)), ("今天", Named(day: .ahead(0))),
            ("今日", Named(day: .ahead(0))), ("今晚", Named(day: .ahead(0), meal: .dinner)),
        ].map { (HanText.folded($0.0), $0.1) } + weekdays)

    /// 下週五 is of the week that begins with the next Monday; 週五 and 這週五 the next one.
    private static let weekdays = ["星期", "禮拜", "週", "周"].flatMap { week in
        zip(["一", "二", "三", "四", "五", "六", "日", "天"], [1, 2, 3, 4, 5, 6, 7, 7]).flatMap {
            name, number in
            ["下個", "下", "這個", "這", "本", ""].map { front in
                let day =
                    front.hasPrefix("下")
                    ? PlanWords.Day.weekdayOfNextWeek(number) : .weekday(number)
                return (HanText.folded(front + week + name), Named(day: day))
            }
        }
    }

    private static let meals: [([UInt32], Meal)] =
        (ChineseRemarkWords.meals.map { ($0.word, $0.meal) } + [
            ("早上", .breakfast), ("晚上", .dinner),
        ])
        .map { (HanText.folded($0.0), $0.1) }
}
