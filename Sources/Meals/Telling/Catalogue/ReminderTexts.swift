/// What somebody is reminded of.
package struct ReminderTexts: Sendable {
    package let title = Text<String>("Did you have your {meal}?", "吃過{meal}了嗎？")
    package let noMeal = Text<String, String>(
        "No {meal} is logged yet; you log {reason}.", "還沒有{meal}的紀錄；{reason}。")
    package let sayWhatOrNo = Sentence(
        "Say what you had, or no.", "請說吃了什麼，或回答「沒有」。")
    package let notLogged = Text<String, String>(
        "Not logged yet: {foods} ({reason}).", "還沒有記錄：{foods}（{reason}）。")
    package let yesOrNo = Sentence("Say yes to log it, or no.", "回答「有」來記錄，或回答「沒有」。")
    package let dismissed = Sentence("All right, nothing was logged.", "好的，沒有記錄。")
    package let sayWhat = Text<String>("Say what you had for {meal}.", "請說{meal}吃了什麼。")
    package let companion = Text<String, String, String, Int, Int>(
        "{foods} with {food} at {meal}: {count} of {times} times",
        "{meal}有{food}的 {times} 次裡，有 {count} 次也吃了{foods}")
    package let onDays = Text<String, Int, Int>(
        "{meal} on {count} of the last {days} such days", "這樣的日子最近 {days} 天裡有 {count} 天記錄了{meal}")
}
