/// Why nothing was changed, and what to say instead.
package struct NoticeTexts: Sendable {
    package let example = Sentence(
        "Try: no, three eggs; make that half; it was oat milk; delete the coffee",
        "可以這樣說：不對，是三顆蛋；我只吃了一半；不是牛奶，是豆漿；刪掉咖啡")
    package let exampleOrUndo = Sentence(
        "Try: no, three eggs; make that half; it was oat milk; delete the coffee. Or: undo that",
        "可以這樣說：不對，是三顆蛋；我只吃了一半；不是牛奶，是豆漿；刪掉咖啡。或者：復原")
    package let nothingAsked = Sentence(
        "Nothing waits for an answer. Nothing was changed. To take the last change back: undo that",
        "現在沒有等你回答的問題。沒有改變任何紀錄。要取消上一個更改，請說：復原")
    package let unknownFigures = Text<String>(
        "The figures of “{name}” are not known. Nothing was changed. Say them, as: 250 kcal; "
            + "or what it was; or no, to drop it.",
        "不知道「{name}」的營養成分。沒有改變任何紀錄。請告訴我，例如：250大卡；或說明是什麼；或回答「不是」來刪除。")
    package let noneNamed = Text<String>(
        "Nothing of today or yesterday is called “{words}”. Nothing was changed.",
        "今天和昨天都沒有「{words}」。沒有改變任何紀錄。")
    package let noneNamedOn = Text<String, String>(
        "Nothing of {day} is called “{words}”. Nothing was changed.",
        "{day}沒有「{words}」。沒有改變任何紀錄。")
    package let noneOfMeal = Text<String, String>(
        "Nothing was logged for {meal} on {day}. Nothing was changed.",
        "{day}的{meal}沒有紀錄。沒有改變任何紀錄。")
    package let noneOfDay = Text<String>(
        "Nothing was logged on {day}. Nothing was changed.", "{day}沒有紀錄。沒有改變任何紀錄。")
    package let dayExamples = Sentence(
        "yesterday; on monday; on 2026-11-20; 3 days ago", "昨天；星期一；11月20日；三天前")
    package let whichDay = Text<String, String>(
        "Which day do you mean by “{words}”? Nothing was changed. Say one, as: {examples}",
        "「{words}」是哪一天？沒有改變任何紀錄。請說明，例如：{examples}")
    package let whichDayAsked = Text<String>(
        "Which day do you mean by “{words}”? Ask again with one, as: what did I have on monday; "
            + "yesterday; on 2026-11-20; last week; between monday and wednesday",
        "「{words}」是哪一天？請再問一次，例如：昨天吃了什麼；今天；這週；上週")
    package let noSuchDay = Text<String, String>(
        "There is no such day as “{words}”, so nothing was logged or changed. Say it again with one, as: "
            + "{examples}",
        "沒有「{words}」這一天，所以沒有記錄也沒有更改。請再說一次，例如：{examples}")
    package let noSuchEntry = Text<String>(
        "There is no entry #{id}. Nothing was changed. “today” lists what there is.",
        "沒有編號 #{id} 的紀錄。沒有改變任何紀錄。說「今天吃了什麼」可以看到所有紀錄。")
    package let notAmongChoices = Text<String>(
        "Entry #{id} is none of these. Nothing was changed.", "紀錄 #{id} 不在選項裡。沒有改變任何紀錄。")
    package let nothingToCorrect = Sentence(
        "There is nothing yet that this could correct. Nothing was changed.",
        "還沒有可以更正的紀錄。沒有改變任何紀錄。")
    package let noEffect = Text<String>(
        "“{words}” makes no difference to it. Nothing was changed.",
        "「{words}」和原來一樣。沒有改變任何紀錄。")
    package let noSuchPart = Text<String>(
        "There is no “{words}” in what you had last. Nothing was changed.",
        "你剛才吃的裡面沒有「{words}」。沒有改變任何紀錄。")
    package let fitsNothing = Text<String, String>(
        "“{words}” is nothing like what you had last: {name}. Nothing was changed. "
            + "Say: swap the {name} for {words}. Or alone, to add it: {words}",
        "「{words}」和你剛才吃的「{name}」不像。沒有改變任何紀錄。要更改請說：不是{name}，是{words}。要另外記錄請直接說：{words}")
    package let unclear = Text<String>(
        "I do not understand what “{words}” changes. Nothing was changed.",
        "不明白「{words}」要更改什麼。沒有改變任何紀錄。")
    package let oddAmount = Text<String>(
        "“{words}” is no amount that can be eaten. Nothing was changed.",
        "「{words}」不是吃得下的份量。沒有改變任何紀錄。")
    package let onlyPart = Text<String, String>(
        "“{words}” is a part of “{name}”, which is one entry. Nothing was changed. "
            + "Say what all of it was, as: make that half; it was a burger",
        "「{words}」是「{name}」的一部分，整個是一筆紀錄。沒有改變任何紀錄。請說整個是多少或是什麼，例如：我只吃了一半；改成漢堡")
    package let howMuch = Sentence(
        "How much was it? So far it stands as:", "是多少？目前的紀錄是：")
    package let howMuchExamples = Sentence(
        "Nothing was changed. Say, as: make that half; make it 100 g; double that",
        "沒有改變任何紀錄。可以這樣說：我只吃了一半；改成100公克")
    package let saying = Sentence(
        "That sounds like a saying. Nothing was changed. If you ate it, say: a piece of cake",
        "這聽起來像一句俗語。沒有改變任何紀錄。如果真的吃了，請說：一塊蛋糕")
    package let nothingToAdd = Sentence(
        "Those are figures of nothing. Nothing was changed. Say, as: 250 kcal; 500 kcal 30 g protein",
        "這些數字不知道是什麼的。沒有改變任何紀錄。可以這樣說：250大卡")
    package let inTheFuture = Sentence(
        "That time is still to come. Nothing was changed.", "那個時間還沒到。沒有改變任何紀錄。")
    package let whatWasIt = Sentence(
        "What was it? So far it stands as:", "是什麼？目前的紀錄是：")
}
