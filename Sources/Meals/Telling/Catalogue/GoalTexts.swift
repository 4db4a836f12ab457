/// What a person aims at, and how a day stands to it.
package struct GoalTexts: Sendable {
    package let atLeast = Text<String>("at least {amount}", "至少 {amount}")
    package let atMost = Text<String>("at most {amount}", "最多 {amount}")
    package let between = Text<String, String>("{lower} to {upper}", "{lower} 到 {upper}")

    package let none = Sentence(
        "You have set no goals. To set one, say: my goal is 2000 calories",
        "你還沒有設定目標。要設定的話，可以說：我的目標是每天2000大卡")
    package let words = Sentence(
        "A goal is a figure for each day. Say, as: my goal is 2000 calories; "
            + "goal at least 120 g protein; my goals. Nothing was changed.",
        "目標是每天的一個數字。可以說：我的目標是每天2000大卡；目標蛋白質至少120公克；我的目標是什麼。沒有改變任何紀錄。")
    package let noneOf = Text<String, String>(
        "You have set no goal for {nutrient}. To set one, say: my goal is {example}",
        "你還沒有設定{nutrient}的目標。要設定的話，可以說：目標{example}")
    package let exampleCalories = Sentence("2000 calories", "每天2000大卡")
    package let exampleSodium = Sentence("at most 2300 mg sodium", "鈉最多2300毫克")
    package let exampleProtein = Sentence("at least 120 g protein", "蛋白質至少120公克")
    package let exampleFurther = Text<String, String>(
        "at least 10 {unit} {nutrient}", "{nutrient}至少10{unit}")
    package let exampleOther = Text<String>("60 g {nutrient}", "{nutrient}60公克")
    package let noneFor = Text<String>(
        "You have set no goal for {nutrient}.", "你還沒有設定{nutrient}的目標。")
    package let noneAtAll = Sentence("You have set no goals.", "你還沒有設定目標。")
    package let yours = Text<String>("Your goal: {goal}.", "你的目標：{goal}。")
    package let allYours = Text<String>("Your goals: {goals}.", "你的目標：{goals}。")
    package let otherDays = Sentence(
        "Other days have goals of their own: demeter goals", "其他日子另有目標：demeter goals")
    package let noSuch = Sentence(
        "There is no such goal. Nothing was changed.", "沒有這個目標。沒有改變任何紀錄。")
    package let same = Text<String>(
        "That is your goal already: {goals}. Nothing was changed.",
        "這已經是你的目標：{goals}。沒有改變任何紀錄。")
    package let set = Text<String>("Goal, from today on: {goal}.", "從今天起的目標：{goal}。")
    package let changed = Text<String, String>(
        "Goal, from today on: {before} → {after}.", "從今天起的目標：{before} → {after}。")
    package let noMore = Text<String>("none for {nutrient}", "{nutrient}沒有目標")
    package let weekday = Sentence(
        "This weekday keeps its own goal: demeter goals", "這個星期幾仍用自己的目標：demeter goals")
    /// `Goal: at least 120 g protein from 2026-11-21 on.`
    package let from = Text<String, String>(
        "Goal: {goal} from {day} on.", "目標：{goal}，從 {day} 起。")
    package let fromOn = Text<String, String, String>(
        "Goal: {goal} from {day} on, on {weekday}.", "目標：{goal}，從 {day} 起，每{weekday}。")

    package let noneThatDay = Sentence("There was no goal on that day.", "那天沒有目標。")
    package let toGo = Text<String, String>(
        "goal {goal}: {amount} to go", "目標 {goal}：還差 {amount}")
    package let reached = Text<String, String>(
        "goal {goal}: reached, with {amount}", "目標 {goal}：已達成，共 {amount}")
    package let over = Text<String, String>(
        "goal {goal}: {amount} over", "目標 {goal}：超過 {amount}")
    package let left = Text<String, String>(
        "goal {goal}: {amount} left", "目標 {goal}：還剩 {amount}")
    package let metOn = Text<String, Int, Int>(
        "goal for {nutrient}: met on {met} of {days} days", "{nutrient}的目標：{days} 天中達成 {met} 天")
    package let overYours = Text<String>("{amount} over your goal.", "超過目標 {amount}。")
    package let remaining = Text<String>("{amount} left.", "還剩 {amount}。")
}
