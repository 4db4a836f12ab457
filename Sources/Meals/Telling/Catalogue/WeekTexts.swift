/// What is told of a week beside the one before it.
package struct WeekTexts: Sendable {
    package let title = Text<String, String>(
        "The week to {day}: {energy}", "到{day}為止的一週：{energy}")
    package let titleAmended = Text<String, String>(
        "The week to {day}, amended: {energy}", "到{day}為止的一週（更新）：{energy}")
    package let averages = Text<Int, String>(
        "Average of {count} {count|day|days}: {figures}.", "{count} 天平均：{figures}。")
    package let missing = Text<String>("Nothing was logged on {days}.", "{days}沒有紀錄。")
    package let soFar = Text<String>("{day} counts as it is so far.", "{day}以目前為止的紀錄計算。")
    package let goals = Sentence("Goals", "目標")
    package let met = Text<String, Int, Int>(
        "{nutrient}: met on {met} of {count} {count|day|days}.",
        "{nutrient}：{count} 天中有 {met} 天達標。")
    package let metBefore = Text<String, Int, Int, Int, Int>(
        "{nutrient}: met on {met} of {count} {count|day|days}, {earlier} of {all} the week before.",
        "{nutrient}：{count} 天中有 {met} 天達標，前一週 {all} 天中有 {earlier} 天。")
    package let unknownDays = Text<Int>(
        "Of {count} {count|day|days} it is not known.", "有 {count} 天無法判斷。")
    package let changes = Sentence("What changed", "和前一週相比")
    package let same = Text<String>("{nutrient}: as the week before.", "{nutrient}：和前一週一樣。")
    package let more = Text<String, String>(
        "{nutrient}: {amount} a day more than the week before.",
        "{nutrient}：每天比前一週多 {amount}。")
    package let less = Text<String, String>(
        "{nutrient}: {amount} a day less than the week before.",
        "{nutrient}：每天比前一週少 {amount}。")
    package let moreOften = Text<String, Int, Int>(
        "More often: {food}, {count} {count|time|times} ({earlier} the week before).",
        "更常吃：{food}，{count} 次（前一週 {earlier} 次）。")
    package let lessOften = Text<String, Int, Int>(
        "Less often: {food}, {count} {count|time|times} ({earlier} the week before).",
        "較少吃：{food}，{count} 次（前一週 {earlier} 次）。")
    package let weightHeading = Sentence("Weight", "體重")
    package let weight = Text<String, String, String>(
        "Trend {weight} ({low} to {high}).", "趨勢 {weight}（{low}到 {high}）。")
    package let sameWeight = Sentence("As the week before.", "和前一週一樣。")
    package let lighter = Text<String>(
        "{amount} less than the week before.", "比前一週少 {amount}。")
    package let heavier = Text<String>(
        "{amount} more than the week before.", "比前一週多 {amount}。")
    package let mostEaten = Sentence("Most eaten", "最常吃")
    package let mostEatenOf = Text<String>("Most eaten: {foods}.", "最常吃：{foods}。")
    package let eaten = Text<String, Int, String>(
        "{food}: {count} {count|time|times}, {energy}", "{food}：{count} 次，{energy}")
    package let eatenUnknown = Text<String, Int>(
        "{food}: {count} {count|time|times}", "{food}：{count} 次")
}
