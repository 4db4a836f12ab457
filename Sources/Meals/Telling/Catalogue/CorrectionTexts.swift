/// What is told of corrections, of what was taken back and of what cannot be changed.
package struct CorrectionTexts: Sendable {
    package let added = Text<String>("Added: {entry}", "已加入：{entry}")
    package let removed = Text<String>("Removed: {entry}", "已刪除：{entry}")
    package let confirmed = Text<String>("Confirmed: {entry}", "已確認：{entry}")
    package let heldAgain = Text<String>("Held again: {entry}", "再次保留：{entry}")
    package let changed = Text<String, String>(
        "Changed: {before} → {after}", "已更改：{before} → {after}")
    /// A change of figures that the line itself does not show.
    package let changedFigures = Text<String, String>(
        "Changed: {entry}{figures}", "已更改：{entry}{figures}")
    package let figureChange = Text<String, String>(
        ", {before} → {after}", "，{before} → {after}")
    package let held = Sentence(". It is held and counts nowhere yet.", "。先保留，還沒有計入。")
    package let movedTo = Text<String, String>(
        "Moved: {entry}, to {clock}", "已移動：{entry}，到 {clock}")
    package let moved = Text<String, String, String>(
        "Moved: {entry}, {before} → {after}", "已移動：{entry}，{before} → {after}")
    package let place = Text<String, String>("{day}, {meal}", "{day}{meal}")

    package let foodAdded = Text<String>("Your food was added: {food}", "已加入你的食物：{food}")
    package let foodRemoved = Text<String>("Your food was removed: {food}", "已刪除你的食物：{food}")
    package let foodChanged = Text<String>("Your food was changed: {food}", "已更改你的食物：{food}")
    package let pot = Sentence("The pot", "這一鍋")
    package let undone = Sentence("Undone.", "已復原。")
    package let redone = Sentence("Done again.", "已重做。")

    package let entries = Text<Counted>("{count} {count|entry|entries}", "{count} 筆紀錄")
    package let ownFoods = Text<Counted>(
        "{count} {count|food of your own|foods of your own}", "{count} 種你自己的食物")
    package let measurements = Text<Counted>(
        "{count} {count|measurement of the body|measurements of the body}", "{count} 筆身體量測")
    package let ofDay = Text<String, String>("{entries} of {day}", "{day} 的 {entries}")
    package let ofDays = Text<String, String, String>(
        "{entries} of {first} to {last}", "{first} 到 {last} 的 {entries}")
    package let nothing = Sentence("nothing", "沒有任何紀錄")
    package let and = Text<String, String>("{one} and {other}", "{one}和{other}")
    package let undoneImport = Text<String>("Undone: the import of {what}.", "已復原匯入：{what}。")
    package let undoneChange = Text<String>("Undone: a change of {what}.", "已復原更改：{what}。")
    package let redoneImport = Text<String>(
        "Done again: the import of {what}.", "已重做匯入：{what}。")
    package let redoneChange = Text<String>(
        "Done again: a change of {what}.", "已重做更改：{what}。")

    package let completed = Text<String>(
        "{entries} know all nutrients of the catalog.", "{entries}有了目錄中的所有營養素。")
    package let uncompleted = Text<String>(
        "{entries} know calories to sodium alone, as before.", "{entries}和以前一樣，只有熱量到鈉。")
    package let completionRest = Text<String>(
        " {entries} stay as they are: the food is another one now, or the figures are your own.",
        "{entries}維持不變：食物已經不同，或數字是你自己的。")
    package let nothingToComplete = Sentence("There is no entry to complete.", "沒有要補充的紀錄。")
    package let wouldComplete = Text<String>(
        "{entries} would get their further nutrients from the catalog.",
        "{entries}會從目錄補上其他營養素。")
    package let didComplete = Text<String>(
        "{entries} got their further nutrients from the catalog; undo takes it back.",
        "{entries}已從目錄補上其他營養素；可以復原。")

    package let helping = Text<String>(
        "That is one more helping. If it was one, and larger, say: undo that, and then, as: "
            + "the {food} was 300 g",
        "這算再一份。如果只有一份、但比較大，請說「復原」，再說：{food}改成300公克")
    package let nothingToRepeat = Sentence(
        "There is nothing in the last month that could be logged once more. Nothing was changed.",
        "最近一個月沒有可以再記一次的紀錄。沒有改變任何紀錄。")
    package let noMealToRepeat = Text<String>(
        "There is no {meal} in the last month that could be logged once more. Nothing was changed.",
        "最近一個月沒有可以再記一次的{meal}。沒有改變任何紀錄。")
    package let nothingToRepeatOn = Text<String>(
        "There is nothing on {day} that could be logged once more. Nothing was changed.",
        "{day} 沒有可以再記一次的紀錄。沒有改變任何紀錄。")
    package let noMealToRepeatOn = Text<String, String>(
        "There is no {meal} on {day} that could be logged once more. Nothing was changed.",
        "{day} 沒有可以再記一次的{meal}。沒有改變任何紀錄。")
    package let noMeasure = Text<String, String>(
        "“{unit}” is no measure of {food}; try g, cup, or a measure that `demeter foods show` lists.",
        "「{unit}」不是{food}的單位；請用公克、杯，或 `demeter foods show` 列出的單位。")
    package let habitsForgotten = Sentence(
        "Your habits are forgotten: amounts and alarms are as for anybody. Your entries stay.",
        "已忘記你的習慣：份量和提醒和一般人一樣。你的紀錄都還在。")
}
