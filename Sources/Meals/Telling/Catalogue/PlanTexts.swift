/// What is said of what somebody means to eat.
package struct PlanTexts: Sendable {
    package let planned = Text<String>("Planned: {plan}.", "已計畫：{plan}。")
    package let noLonger = Text<String>("No longer planned: {plan}.", "已取消計畫：{plan}。")
    package let plannedNow = Text<String>("Planned now: {plan}.", "計畫改成：{plan}。")
    package let plan = Text<String, String, String>(
        "{day}, {meal}: {text}", "{day}{meal}：{text}")
    package let today = Sentence("today", "今天")
    package let tomorrow = Sentence("tomorrow", "明天")
    package let dated = Text<String, String>("{weekday} {day}", "{day}（{weekday}）")
    package let energy = Text<String>(" ({energy})", "（{energy}）")

    package let nothingThere = Sentence(
        "Nothing is planned there. To plan, say: plan my stir fry for dinner on Friday",
        "那時候沒有計畫。要計畫，可以說：星期五晚餐我打算吃滷肉飯")
    package let nothing = Sentence(
        "Nothing is planned. Say, as: plan my stir fry for dinner on Friday",
        "還沒有計畫。可以說：星期五晚餐我打算吃滷肉飯")
    package let which = Text<String>(
        "Which one did you have? Say, as: I had my planned {meal}", "你吃了哪一個？可以說：我吃了計畫的{meal}")
    package let whatInstead = Sentence(
        "What shall be planned instead? Name the food, as: make it two eggs",
        "要改成吃什麼？請說出食物，例如：改成兩顆蛋")
    package let nothingToPropose = Sentence(
        "There is nothing to propose yet: log what you eat for a few weeks, and ask again.",
        "還沒有可以建議的：先記錄幾個星期吃了什麼，再問一次。")
    package let nothingToBuy = Sentence(
        "Nothing is planned, so there is nothing to buy.", "沒有計畫，所以沒有要買的東西。")
}
