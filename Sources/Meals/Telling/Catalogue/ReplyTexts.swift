/// What is told of a meal that was logged, and of days.
package struct ReplyTexts: Sendable {
    package let nothingFound = Sentence(
        "I found no food in that, so nothing was logged. Try: two eggs and a slice of toast",
        "這句話裡找不到食物，所以沒有記錄。可以這樣說：兩顆荷包蛋和一片吐司")
    package let notUnderstood = Text<String>("Not understood: {words}.", "看不懂：{words}。")
    package let held = Sentence("It is held and counts nowhere yet.", "先保留，還沒有計入。")
    package let ateIt = Sentence(
        "It is not logged: say yes if you ate it anyway, or no.",
        "還沒有記錄：如果還是吃了請回答「對」，沒吃請回答「不是」。")
    package let notSure = Sentence("not sure", "不太確定")
    package let notes = Text<String>(" ({notes})", "（{notes}）")
    package let warned = Text<String>(". {warnings}", "。{warnings}")
    package let sentence = Text<String, String>("{entry}. {sentences}", "{entry}。{sentences}")

    package let asBefore = Sentence("as you had it before", "和你以前吃的一樣")
    package let byModel = Sentence("a model's estimate", "模型估計")
    package let yourFigures = Sentence("your figures", "你給的數字")
    package let yourMeal = Sentence("your own meal", "你自己的餐點")
    package let fromPackage = Sentence("from the package", "來自包裝標示")
    package let modelEstimate = Sentence(
        "The figures are a language model's estimate.", "這些數字是語言模型的估計。")

    package let today = Sentence("Today", "今天")
    package let yesterday = Sentence("Yesterday", "昨天")
    /// `Today: 1,140 kcal, 56 g protein, 120 g carbohydrates, 40 g fat.`
    package let total = Text<String, String>("{day}: {figures}.", "{day}：{figures}。")
    package let nothingYet = Text<String>("{day}: nothing logged yet.", "{day}：還沒有紀錄。")
    package let heldEntry = Text<String>("held: {entry}", "保留中：{entry}")

    package let spokenRest = Text<Int>("And {count} more.", "還有 {count} 項。")
    package let waiting = Sentence(
        "Kept. I will read it as soon as the language model answers; nothing is lost.",
        "已收下。語言模型回答後就會讀取，不會遺失。")
    package let failed = Sentence(
        "Kept, but nobody could read it. Ask again: demeter retry. Or say it in other words.",
        "已收下，但沒辦法讀懂。再試一次：demeter retry。或換個方式說。")
    package let modelStopped = Sentence(
        "The language model is not asked: its key is refused. See: demeter status",
        "語言模型的金鑰被拒絕，所以沒有詢問。請看：demeter status")
    package let mayNotRead = Sentence(
        "I may not tell of the journal here.", "這裡不能告訴你日誌的內容。")
    package let mayNotLog = Sentence("I may not log anything here.", "這裡不能記錄。")
    package let mayNotCorrect = Sentence("I may not change the journal here.", "這裡不能更改日誌。")
    package let mayNotErase = Sentence("I may not delete anything here.", "這裡不能刪除任何紀錄。")
}
