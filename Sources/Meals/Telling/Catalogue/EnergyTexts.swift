/// What is told of what a body takes, of its weight's trend, and of goals that follow a weight.
package struct EnergyTexts: Sendable {
    package let aimed = Text<String, String, String, String>(
        "Your goal follows your weight: to {pace}, never below {floor}{ceiling}{next}.",
        "你的目標跟著體重調整：{pace}，不低於 {floor}{ceiling}{next}。")
    package let ceiling = Text<String>(", never above {energy}", "，不高於 {energy}")
    package let next = Text<String>("; looked at again on {day}", "；{day} 再檢查一次")
    package let noAim = Sentence(
        "Your goal follows your weight no more; it stays as it is.", "你的目標不再跟著體重調整；維持現在的樣子。")
    package let noGoalYet = Sentence(
        "What you burn is not known yet, so there is no goal of it so far: weigh yourself, log what "
            + "you eat, and tell your sex, birth and height (demeter profile set).",
        "還不知道你消耗多少，所以還沒有目標：請量體重、記錄吃了什麼，並說明性別、出生年和身高（demeter profile set）。")
    package let hold = Sentence("hold your weight", "維持體重")
    package let lose = Text<String>("lose {weight} kg a week", "每週減 {weight} 公斤")
    package let gain = Text<String>("gain {weight} kg a week", "每週增 {weight} 公斤")

    package let goal = Text<String, String, String, String, String>(
        "Energy goal from {day}: {goal}{change}: {burned}, and {why} Undo takes it back.",
        "從 {day} 起的熱量目標：{goal}{change}。{burned}，{why}可以復原。")
    package let asBefore = Sentence(", as before", "，和之前一樣")
    package let lessThanBefore = Text<String>(
        ", {energy} less than before", "，比之前少 {energy}")
    package let moreThanBefore = Text<String>(
        ", {energy} more than before", "，比之前多 {energy}")
    package let burnedMeasured = Text<String, String>(
        "you burn {energy} ± {margin} a day by your own figures",
        "依你自己的紀錄，你每天消耗 {energy} ± {margin}")
    package let burnedTextbook = Text<String, String>(
        "you burn {energy} ± {margin} a day by the textbook", "依教科書的公式，你每天消耗 {energy} ± {margin}")
    package let holds = Sentence("that holds your weight.", "這樣體重會維持。")
    package let lessWould = Text<String, String>(
        "{energy} less would {pace}.", "每天少吃 {energy} 大卡可以{pace}。")
    package let moreWould = Text<String, String>(
        "{energy} more would {pace}.", "每天多吃 {energy} 大卡可以{pace}。")
    package let lessSlowed = Text<String, String>(
        "{energy} less would {pace}, as fast as it may go at your weight.",
        "每天少吃 {energy} 大卡可以{pace}，以你的體重這是最快的速度。")
    package let moreSlowed = Text<String, String>(
        "{energy} more would {pace}, as fast as it may go at your weight.",
        "每天多吃 {energy} 大卡可以{pace}，以你的體重這是最快的速度。")
    package let atFloor = Sentence(
        "this is the least that a goal may be.", "這是目標的最低值。")
    package let atCeiling = Sentence(
        "this is the most that you let it be.", "這是你設定的最高值。")
    package let held = Sentence(
        "nothing is to be lost now, so that it holds your weight.", "現在不應該減重，所以維持體重。")

    package let tellAge = Sentence(
        "To lose weight by Demeter it must know your age. Say, as: I was born in 1984",
        "要減重，Demeter 需要知道你的年齡。可以說：我1984年出生")
    package let tellHeight = Sentence(
        "To lose weight by Demeter it must know your height. Say, as: I am 168 cm tall",
        "要減重，Demeter 需要知道你的身高。可以說：我身高168公分")
    package let tellWeight = Sentence(
        "To lose weight by Demeter it must know your weight. Say, as: I weigh 82.4 kilos",
        "要減重，Demeter 需要知道你的體重。可以說：體重82.4公斤")
    package let underage = Text<Int, Int>(
        "Demeter sets no goal to lose weight under {least}, and you are {age}. "
            + "Ask a doctor. Nothing was changed.",
        "未滿 {least} 歲，Demeter 不會設定減重的目標，而你 {age} 歲。請詢問醫師。沒有改變任何紀錄。")
    package let pregnancy = Sentence(
        "Demeter sets no goal to lose weight in a pregnancy. Ask your doctor or midwife. Nothing was changed.",
        "懷孕時 Demeter 不會設定減重的目標。請詢問醫師或助產師。沒有改變任何紀錄。")
    package let underweight = Text<String, String>(
        "Demeter sets no goal to lose weight below a body mass index of "
            + "{least}, and yours is {index}. Nothing was changed.",
        "身體質量指數低於 {least} 時，Demeter 不會設定減重的目標，而你的是 {index}。沒有改變任何紀錄。")
    package let tooFast = Text<String>(
        "At most a hundredth of the weight may be lost in a week, which is "
            + "{weight} kg for you. Nothing was changed.",
        "一週最多可以減體重的百分之一，對你來說是 {weight} 公斤。沒有改變任何紀錄。")
    package let tooMuch = Text<String>(
        "At most {weight} kg may be gained in a week. Nothing was changed.",
        "一週最多可以增加 {weight} 公斤。沒有改變任何紀錄。")

    package let about = Text<String>("about {range}", "大約 {range}")
    package let range = Text<String, String, String>(
        "{energy} ({lowest} to {highest})", "{energy}（{lowest} 到 {highest}）")
    package let basis = Text<Int, Int, Int>(
        "{weights} {weights|weight|weights} and {days} {days|wholly logged day|wholly logged days} of {all}",
        "{all} 天裡的 {weights} 次體重和 {days} 天完整紀錄")
    package let unknown = Sentence(
        "I do not know yet what you burn. Weigh yourself and log what you eat, and in two or three weeks "
            + "I can tell it from your own figures. "
            + "A textbook could tell with your sex, birth, height and weight: demeter profile set",
        "還不知道你消耗多少。請量體重並記錄吃了什麼，兩三週後就能從你自己的紀錄得知。"
            + "有性別、出生年、身高和體重也能用教科書的公式估計：demeter profile set")
    package let textbook = Text<String>(
        "By the textbook you burn {range} a day. Weigh yourself and log what you eat, "
            + "and in two or three weeks I can tell from your own figures.",
        "依教科書的公式，你每天消耗{range}。請量體重並記錄吃了什麼，兩三週後就能從你自己的紀錄得知。")
    package let soFar = Text<String, String>(
        "By your own figures it is {range} so far ({basis}).", "依你自己的紀錄，目前是 {range}（{basis}）。")
    package let unknownSoFar = Text<String>(
        "I do not know yet what you burn. {figures}", "還不知道你消耗多少。{figures}")
    package let textbookSoFar = Text<String, String>(
        "By the textbook you burn {range} a day. {figures}", "依教科書的公式，你每天消耗{range}。{figures}")
    package let burned = Text<String, String, String>(
        "You burn about {range} a day, by {basis}.{beside}", "你每天大約消耗 {range}，根據 {basis}。{beside}")
    package let textbookSays = Text<String>(" The textbook says {range}.", "教科書的公式是{range}。")

    package let trend = Text<String, String, String>(
        "Trend weight: {weight} kg, give or take {margin}{direction}.",
        "體重趨勢：{weight} 公斤，誤差 {margin}{direction}。")
    package let unclear = Sentence(
        "; it cannot be told yet whether it rises or falls", "；還看不出是上升還是下降")
    package let falls = Text<String>("; it falls by {weight} kg a week", "；每週減少 {weight} 公斤")
    package let rises = Text<String>("; it rises by {weight} kg a week", "；每週增加 {weight} 公斤")

    package let net = Text<String, String, String, String>(
        "{day}: {eaten} eaten, {moved}: {net} net.", "{day}：吃了 {eaten}，{moved}：淨 {net}。")
    package let moved = Text<String>("{energy} by moving", "活動消耗 {energy}")
    package let movedAlone = Text<String, String>("{day}: {moved}.", "{day}：{moved}。")
    package let part = Text<String, String, String, String>(
        "{source}: {energy} {kind}{time}", "{source}：{kind} {energy}{time}")
    package let minutes = Text<String>(" in {minutes} min", "，{minutes} 分鐘")
    package let active = Sentence("active", "活動")
    package let resting = Sentence("resting", "靜態")
    package let lessThanTimed = Sentence(
        " – not added: others with times tell of more", "；不計入：其他有時間的紀錄更多")
    package let lessThanUntimed = Sentence(
        " – not added: what is told without times is more", "；不計入：沒有時間的紀錄更多")
    package let anotherFirst = Sentence(
        " – not added: another source tells of the same time", "；不計入：另一個來源有同一段時間的紀錄")
    package let restUnknown = Sentence(
        " – not added: it has rest in it, and nobody knows how much", "；不計入：其中含靜態消耗，但不知道多少")
}
