/// What is told of suggestions, of why they are made, and of stars.
package struct SuggestionTexts: Sendable {
    package let nothing = Sentence(
        "There is nothing to suggest yet: log what you eat for a few days, and ask again.",
        "還沒有可以建議的：先記錄幾天吃了什麼，再問一次。")
    package let nothingElse = Sentence(
        "There is nothing else that you have had before.", "沒有其他你吃過的了。")
    /// `1. oatmeal, 1 bowl (250 g): 180 kcal – 9 of the last 10 weekdays between 7 and 9`
    package let line = Text<Int, String, String, String>(
        "{number}. {food}{energy} – {reason}", "{number}. {food}{energy}（{reason}）")
    package let energy = Text<String>(": {energy}", "：{energy}")
    package let sayNumber = Sentence(
        "Say a number to log it, or: something else.", "請說編號來記錄，或者：換別的")
    package let onlyOne = Sentence(
        "There is one suggestion; say 1, or: something else.", "只有一個建議；請說 1，或者：換別的")
    package let whichOf = Text<Int>(
        "There are {count} suggestions; say a number from 1 to {count}, or: something else.",
        "有 {count} 個建議；請說 1 到 {count} 的編號，或者：換別的")
    package let noUsual = Text<String>(
        "You have no usual {meal} yet. What you often have:", "你還沒有固定的{meal}。你常吃的有：")
    package let noStars = Text<String>("{food} has no stars any more.", "{food}不再有星星了。")
    package let stars = Text<String, Int>(
        "{food}: {stars} {stars|star|stars}.", "{food}：{stars} 顆星。")
    package let noFood = Text<String>(
        "I know no food called \"{words}\". Nothing was changed.",
        "不知道叫「{words}」的食物。沒有改變任何紀錄。")

    package let onWeekdays = Text<Int, Int, Int, Int>(
        "{count} of the last {days} weekdays between {from} and {to}",
        "最近 {days} 個平日有 {count} 天在 {from} 點到 {to} 點之間吃")
    package let onWeekends = Text<Int, Int, Int, Int>(
        "{count} of the last {days} days of weekends between {from} and {to}",
        "最近 {days} 個週末日有 {count} 天在 {from} 點到 {to} 點之間吃")
    package let onWeekday = Text<String, Int, Int>(
        "you often have this on {weekday}s: {count} of the last {days}",
        "你{weekday}常吃：最近 {days} 次裡有 {count} 次")
    package let usualMeal = Text<String, Int, Int>(
        "your usual {meal}: {count} of the last {times}", "你平常的{meal}：最近 {times} 次裡有 {count} 次")
    package let usualMealOn = Text<String, String, Int, Int>(
        "your usual {meal} on {weekday}s: {count} of the last {times}",
        "你{weekday}平常的{meal}：最近 {times} 次裡有 {count} 次")
    package let givenStars = Text<Int>("you gave it {stars} stars", "你給了 {stars} 顆星")
    package let favourite = Text<Int>(
        "one of your favourites, {count} times", "你常吃的之一，吃過 {count} 次")
    package let fits = Text<String>("fits what is left: {energy}", "今天還夠：剩 {energy}")
    package let once = Text<String>("you had it once, {when}", "吃過 1 次，{when}")
    package let often = Text<Int, String>(
        "you had it {count} times, last {when}", "吃過 {count} 次，最近一次是{when}")
    package let today = Sentence("today", "今天")
    package let yesterday = Sentence("yesterday", "昨天")
    package let daysAgo = Text<Int>("{count} days ago", "{count} 天前")
}
