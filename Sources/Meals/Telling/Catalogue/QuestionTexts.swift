/// What a person is asked, and how they can answer.
package struct QuestionTexts: Sendable {
    package let neverMind = Sentence("Or say: never mind", "或者說：算了")
    package let sayNumber = Sentence("Say a number, or: never mind", "請說編號，或者：算了")
    package let howMuch = Text<String>("How much {food} was it?", "{food}吃了多少？")
    package let slices = Text<Int>("{count} {count|slice|slices}", "{count} 片")
    package let which = Sentence("Which one was it?", "是哪一種？")
    /// Of foods that words may mean of which nothing is known.
    package let maybeOneOf = Sentence("Is it one of these?", "是其中一種嗎？")
    package let maybe = Text<String>(
        "Is it one of these? {foods}. Say its name to log it.", "是其中一種嗎？{foods}。說出名稱就會記錄。")
    package let whichEntry = Sentence("Which one do you mean?", "你說的是哪一個？")
    package let removeOne = Text<String>("Remove the one entry of {day}?", "要刪除{day}唯一的紀錄嗎？")
    package let removeAll = Text<Int, String>(
        "Remove all {count} entries of {day}?", "要刪除{day}的全部 {count} 筆紀錄嗎？")
    package let removeWhole = Text<String>(
        "“{words}” is only a part of this. Remove all of it?", "「{words}」只是其中一部分。要全部刪除嗎？")
    /// An entry among others that it must be told from: `egg, 2 large (100 g), breakfast yesterday, held`
    package let choice = Text<String, String, String>(
        "{entry}, {meal}{state}", "{entry}，{meal}{state}")
    package let choiceOn = Text<String, String, String, String>(
        "{entry}, {meal} {day}{state}", "{entry}，{day}{meal}{state}")
    package let heldMark = Sentence(", held", "，保留中")
    package let meant = Text<String>(", as: I meant {amount}", "，例如：應該是{amount}")
    package let sayMeant = Text<String, Int>(
        "Say what you meant{example}. Or no, to drop it. (demeter delete {id})",
        "請說你的意思{example}。或回答「不是」來刪除。（demeter delete {id}）")
    package let sayFigures = Text<Int>(
        "Say what it was, or its figures, as: 250 kcal, 30 g carbohydrates. "
            + "Or no, to drop it. (demeter edit {id} --calories 250, demeter delete {id})",
        "請說是什麼，或它的熱量，例如：250大卡。或回答「不是」來刪除。（demeter edit {id} --calories 250、demeter delete {id}）")
    package let logAnyway = Text<String, Int>(
        "Log it anyway? Say yes or no, or what you meant{example}. "
            + "(demeter confirm {id}, demeter delete {id})",
        "還是要記錄嗎？請回答「對」或「不是」，或說你的意思{example}。（demeter confirm {id}、demeter delete {id}）")
    package let leftUnchanged = Sentence("All right. Nothing was changed.", "好的。沒有改變任何紀錄。")
    package let leftHeld = Sentence(
        "All right. It stays held and counts nowhere; “today” lists it, and demeter confirm logs it.",
        "好的。繼續保留，不會計入；說「今天吃了什麼」可以看到它，用 demeter confirm 可以記錄。")
    package let waits = Sentence("It waits for your answer:", "還在等你回答：")
}
