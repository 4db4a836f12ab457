/// What is told of a day at its end, and of days after an absence.
package struct SummaryTexts: Sendable {
    package let title = Text<String, String>("{day}: {energy}", "{day}：{energy}")
    package let titleSoFar = Text<String, String>("{day} so far: {energy}", "{day}到目前為止：{energy}")
    package let titleAmended = Text<String, String>(
        "{day}, amended: {energy}", "{day}（更新）：{energy}")
    package let titleOfDays = Text<String, String>("{first} to {last}", "{first}到{last}")
    package let nothing = Sentence("nothing logged", "沒有紀錄")
    package let nothingLogged = Sentence("Nothing was logged.", "沒有任何紀錄。")
    package let course = Text<String, String>("{meal}, {energy}", "{meal}，{energy}")
    package let energy = Sentence("Energy", "熱量")
    package let carbs = Sentence("Carbs", "碳水")
    package let snacks = Sentence("Snacks", "點心")
    package let item = Text<String, String>("{food}: {energy}", "{food}：{energy}")
    package let itemAmount = Text<String, String, String>(
        "{food}, {amount}: {energy}", "{food} {amount}：{energy}")
    package let more = Text<Int>("and {count} more", "還有 {count} 項")
    package let highlights = Sentence("What stands out", "值得注意")
    package let scores = Sentence("How it was", "今天的評分")
    package let requests = Sentence("Waiting for you", "等你處理")
    package let doubtMark = Text<String>("{doubt} (~)", "{doubt}（~）")
    package let notKnown = Text<String>(
        "Not known for every food: {nutrients}.", "不是每種食物都有資料：{nutrients}。")

    package let ofGoal = Text<String, String>("{sum} of {goal}", "{sum}／{goal}")
    package let toGo = Text<String>("{amount} to go", "還差 {amount}")
    package let reached = Sentence("reached", "已達成")
    package let over = Text<String>("{amount} over", "超過 {amount}")
    package let left = Text<String>("{amount} left", "還剩 {amount}")
    package let withinRange = Sentence("within the range", "在範圍內")
    package let atMost = Text<String>("at most {amount}", "最多 {amount}")
    package let ofEnergy = Sentence("of the energy", "的熱量")
    package let share = Text<String, Int>("{amount}, {percent} %", "{amount}，{percent}%")

    package let overGoal = Text<String, String, String>(
        "{nutrient}: {amount} over {goal}.", "{nutrient}：超過 {goal}達 {amount}。")
    package let shortOf = Text<String, String, String>(
        "{nutrient}: {amount} short of {goal}.", "{nutrient}：距離 {goal}還差 {amount}。")
    package let percentOf = Text<String, String, Int, String>(
        "{nutrient}: {sum}, {percent} % of {goal}.", "{nutrient}：{sum}，是 {goal}的 {percent}%。")
    package let goalStreak = Text<Int>(
        "{count} days in a row with the energy aimed at.", "連續 {count} 天達成熱量目標。")
    package let loggedStreak = Text<Int>(
        "{count} days in a row with entries.", "連續 {count} 天有紀錄。")
    package let average = Text<String>("Seven-day average {energy}.", "七天平均 {energy}。")
    package let sameAverage = Text<String>(
        "Seven-day average {energy}, as the week before.", "七天平均 {energy}，和前一週一樣。")
    package let lessThanBefore = Text<String, String>(
        "Seven-day average {energy}, {amount} less than the week before.",
        "七天平均 {energy}，比前一週少 {amount}。")
    package let moreThanBefore = Text<String, String>(
        "Seven-day average {energy}, {amount} more than the week before.",
        "七天平均 {energy}，比前一週多 {amount}。")

    package let held = Text<String, Int>(
        "{food} is held: demeter confirm {id}", "{food}保留中：demeter confirm {id}")
    package let noFigures = Text<String, Int>(
        "{food} has no figures: demeter edit {id} --calories …",
        "{food}沒有數字：demeter edit {id} --calories …")
    package let moreHeld = Text<Int, String>(
        "and {count} more: demeter day {day}", "還有 {count} 筆：demeter day {day}")
    package let unread = Text<Counted>(
        "{count} {count|description is|descriptions are} not read yet.", "有 {count} 句話還沒讀取。")
    package let estimate = Text<Int>(
        "About {percent} % of the energy is an estimate.", "大約 {percent}% 的熱量是估計的。")
    package let allergies = Text<Int>("Allergies: {score} of 10", "過敏：10 分中 {score} 分")
    package let index = Text<Int>(
        "Healthy Eating Index: {score} of 100", "健康飲食指數：100 分中 {score} 分")

    package let away = Sentence(
        "Demeter was away for a while. These days are closed:", "Demeter 有一陣子沒有運作。這些日子已經結束：")
    package let before = Text<Int>("and {count} before them", "更早還有 {count} 天")
    package let averageOf = Text<Int, String>(
        "Average of {count} days: {energy}.", "{count} 天平均：{energy}。")
    package let waiting = Text<Counted>(
        "{count} {count|entry|entries} of them {count|waits|wait} for you: demeter confirm",
        "其中 {count} 筆等你確認：demeter confirm")
}
