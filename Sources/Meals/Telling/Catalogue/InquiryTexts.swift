/// Answers to questions about days and foods.
package struct InquiryTexts: Sendable {
    package let noFigures = Text<String>(
        "I know no figures of “{words}”. Nothing was logged.", "不知道「{words}」的營養成分。沒有記錄。")
    package let notLogged = Sentence("Nothing was logged.", "沒有記錄。")
    package let nothing = Text<String>("{place}: nothing logged.", "{place}：沒有紀錄。")
    package let nothingForMeal = Text<String, String>(
        "{day}: nothing logged for {meal}.", "{day}：{meal}沒有紀錄。")
    /// A day, or several, and an occasion.
    package let place = Text<String, String>("{days}, {meal}", "{days}的{meal}")
    package let days = Text<Int>(
        "{count} {count|day|days} with entries", "{count} 天有紀錄")
    /// `This week, 2026-11-16 to 2026-11-21: 4 days with entries, 1,520 kcal a day on average.`
    package let head = Text<String, String, String>(
        "{place}: {days}, {average}.", "{place}：{days}，{average}。")
    package let sum = Text<String, String, String, String>(
        "{place}: {sum} in {days}, {average}.", "{place}：共 {sum}，{days}，{average}。")
    package let more = Text<Int>(" and {count} more", "，還有 {count} 種")
    package let andMore = Text<Int>("and {count} more", "還有 {count} 筆")
    package let dayOf = Text<String, String, String>(
        "{day}, {energy}: {foods}", "{day}，{energy}：{foods}")
    package let dated = Text<String, String>("{weekday} {day}", "{day}（{weekday}）")
    package let range = Text<String, String>("{first} to {last}", "{first} 到 {last}")
    package let thisWeekDated = Text<String>("This week, {days}", "這週（{days}）")
    package let lastWeekDated = Text<String>("Last week, {days}", "上週（{days}）")
    package let thisMonthDated = Text<String>("This month, {days}", "這個月（{days}）")
    package let lastMonthDated = Text<String>("Last month, {days}", "上個月（{days}）")
    package let newestDated = Text<Int, String>(
        "The last {count} days, {days}", "最近 {count} 天（{days}）")
    package let thisWeek = Sentence("this week", "這週")
    package let lastWeek = Sentence("last week", "上週")
    package let thisMonth = Sentence("this month", "這個月")
    package let lastMonth = Sentence("last month", "上個月")
    package let newest = Text<Int>("in the last {count} days", "最近 {count} 天")
    package let fromTo = Text<String, String>("from {first} to {last}", "{first} 到 {last}")
    package let on = Text<String>("on {day}", "{day}")

    package let foundNothing = Text<String, String>(
        "“{food}”: nothing logged {when}.", "「{food}」：{when}沒有紀錄。")
    package let foundNothingYet = Text<String>(
        "“{food}”: nothing logged yet.", "「{food}」：還沒有紀錄。")
    package let also = Text<String>("Also: {foods}", "還有：{foods}")
    package let often = Text<String, String, String, String, String>(
        "{food}: {times} on {days}{since}, the last time {day}.",
        "{food}：{since}{days}中{times}，最近一次是{day}。")
    package let someDays = Text<Int>("{count} {count|day|days}", "{count} 天")
    package let since = Text<String>(" since {day}", "從 {day} 起，")
    package let during = Text<String>(" {when}", "{when}，")
    package let once = Sentence("once", "一次")
    package let twice = Sentence("twice", "兩次")
    package let times = Text<Int>("{count} times", "{count} 次")
    package let yes = Text<String, String>("Yes, {times}{when}:", "有，{when}{times}：")
    package let amount = Text<String, String, String>(
        "{food}{when}: {figures}.", "{food}，{when}{figures}。")
    /// What was had on a day, at an occasion.
    package let entry = Text<String, String, String>(
        "{day}, {meal}: {entry}", "{day}{meal}：{entry}")
    package let mealEntry = Text<String, String>("{meal}: {entry}", "{meal}：{entry}")

    package let noDrink = Text<String, String>(
        "{place}: no {drink} logged.", "{place}：沒有{drink}的紀錄。")
    package let volume = Text<String, String, String, String>(
        "{place}: {amount} of {drink}, in {entries}.", "{place}：{drink} {amount}，{entries}。")

    package let furtherSum = Text<String, String, String>(
        "{place}: {sum}{knowledge}.", "{place}：{sum}{knowledge}。")
    package let furtherMean = Text<String, String, String, String, String>(
        "{place}: {sum} in {days}, {mean} a day on average{knowledge}.",
        "{place}：共 {sum}，{days}，平均每天 {mean}{knowledge}。")
    package let yourGoal = Text<String>(" Your goal: {goal} a day.", "你的目標：每天{goal}。")
    package let knownFor = Text<Int>(
        ", known for {percent} % of the energy", "（{percent}% 的熱量有資料）")
    package let notKnown = Text<String, String>(
        "{place}: {nutrient} is not known of anything you had.", "{place}：你吃的東西都沒有{nutrient}的資料。")
    package let noReference = Text<String, String>(
        "{place}: {amount}. You have set no goal for it, and labels refer to none.",
        "{place}：{amount}。你沒有設定目標，營養標示也沒有參考值。")
    package let labelSays = Text<String>("labels refer to {goal}", "營養標示的參考值是 {goal}")
    package let goalSays = Text<String>("your goal is {goal}", "你的目標是 {goal}")
    package let boundSays = Text<String>("you said {goal}", "你說的是 {goal}")
    package let verdict = Text<String, String, String, String>(
        "{verdict}. {place}: {amount}; {source}.", "{verdict}。{place}：{amount}；{source}。")
    package let tooMuch = Sentence("That is too much", "太多了")
    package let moreThanEnough = Sentence("More than enough", "綽綽有餘")
    package let notTooMuchKnown = Sentence("Not too much, as far as it is known", "就已知的來看不算太多")
    package let notTooMuch = Sentence("Not too much", "不算太多")
    package let enough = Sentence("Enough", "足夠")
    package let perhapsNotEnough = Sentence("Perhaps not enough", "可能不夠")
    package let notEnough = Sentence("Not enough", "不夠")
    package let hasNone = Text<String, String>(
        "{place}: nothing you had has any {nutrient}.", "{place}：你吃的東西都不含{nutrient}。")
    package let mostFrom = Text<String, String, String>(
        "{place}: {sum}, most of it from {food}.", "{place}：{sum}，最多來自{food}。")
    package let shareOf = Text<String, String, Int>(
        "{food}: {amount}, {percent} %", "{food}：{amount}，{percent}%")
    package let inDrinks = Text<String, String, String, String>(
        "{place}: {sum}{mean}, of it {drinks} in drinks.", "{place}：{sum}{mean}，其中飲料 {drinks}。")
    package let meanOf = Text<String, String>(
        " in {days}, {amount} a day on average", "，{days}，平均每天 {amount}")
    package let nothingLow = Text<String>(
        "{place}: nothing that is known well enough was below what is advised.",
        "{place}：有足夠資料的營養素都沒有低於建議量。")
    package let lowHead = Text<String>(
        "{place}, below what is aimed at or advised:", "{place}，低於目標或建議量的有：")
    package let low = Text<String, Int, String>(
        "{amount}, {percent} % of {goal}", "{amount}，{goal}的 {percent}%")
    package let noneKnown = Text<String>(
        "{place}: none of these is known of anything you had.", "{place}：你吃的東西都沒有這些資料。")
    package let listHead = Text<String>("{place}:", "{place}：")
    package let meanListHead = Text<String>("{place}, a day on average:", "{place}，平均每天：")
    package let shareOfGoal = Text<Int, String>(
        ", {percent} % of {goal}", "，{goal}的 {percent}%")
}
