/// What is told of a person themselves and of what is measured of their body.
package struct PersonTexts: Sendable {
    package let knownAlready = Sentence(
        "I know that already. Nothing was changed.", "這個已經記下了。沒有改變任何紀錄。")
    /// `Weight: 82.4 kg, 0.6 kg less than on 2026-11-14.`
    package let measured = Text<String, String, String>(
        "{kind}: {amount}{day}.", "{kind}：{amount}{day}。")
    package let asBefore = Text<String, String, String, String>(
        "{kind}: {amount}{day}, as {before}.", "{kind}：{amount}{day}，和{before}一樣。")
    package let less = Text<String, String, String, String, String>(
        "{kind}: {amount}{day}, {change} less than {before}.",
        "{kind}：{amount}{day}，比{before}少 {change}。")
    package let more = Text<String, String, String, String, String>(
        "{kind}: {amount}{day}, {change} more than {before}.",
        "{kind}：{amount}{day}，比{before}多 {change}。")
    package let onDay = Text<String>(" ({day})", "（{day}）")
    package let yesterday = Sentence("yesterday", "昨天")
    package let before = Text<String>("on {day}", " {day} ")
    package let odd = Text<String, String, String>(
        "A {kind} lies between {lowest} and {highest}; say it again with its unit. Nothing was kept.",
        "{kind}應該在 {lowest} 到 {highest} 之間；請連同單位再說一次。沒有記下。")
    package let newest = Text<String, String, String>(
        "{kind}: {amount} ({day}).", "{kind}：{amount}（{day}）。")
    package let never = Text<String, String>(
        "No {kind} was measured yet. Say, as: {example}", "還沒有{kind}的紀錄。可以說：{example}")
    package let exampleWeight = Sentence("I weigh 82.4 kilos", "體重82.4公斤")
    package let exampleWaist = Sentence("my waist is 84 cm", "腰圍84公分")
    package let exampleSteps = Sentence("I walked 9500 steps", "走了9500步")
    package let exampleActive = Sentence("I burned 300 calories", "運動消耗300大卡")

    package let weight = Sentence("weight", "體重")
    package let waist = Sentence("waist", "腰圍")
    package let steps = Sentence("steps", "步數")
    package let activeEnergy = Sentence("active energy", "活動消耗")
    package let restingEnergy = Sentence("resting energy", "靜態消耗")
    package let totalEnergy = Sentence("total energy", "總消耗")
    package let stepCount = Text<String>("{count} steps", "{count} 步")

    package let profile = Text<String, String, String>(
        "Profile: {key} {before}{after}.", "個人資料：{key} {before}{after}。")
    package let notTold = Sentence("not told", "未說明")
    package let kept = Text<String>("Measured: {measurement}.", "已記下：{measurement}。")
    package let removed = Text<String>("Removed: {what}.", "已刪除：{what}。")
    package let line = Text<String, String, String>(
        "{kind} {amount} on {day}", "{day} 的{kind} {amount}")
    package let nothingTold = Sentence(
        "You have told nothing of yourself. Say, as: I was born in 1984",
        "你還沒有說過自己的資料。可以說：我1984年出生")
    package let you = Text<String, String>("You: {facts}{age}.", "你的資料：{facts}{age}。")
    package let age = Text<Int>(" ({age} years)", "（{age} 歲）")
    package let born = Sentence("born", "出生")
    package let sex = Sentence("sex", "性別")
    package let height = Sentence("height", "身高")
    package let region = Sentence("region", "地區")
    package let language = Sentence("language", "語言")
    package let pregnant = Sentence("pregnant", "懷孕")
    package let breastfeeding = Sentence("breastfeeding", "哺乳")
    package let female = Sentence("female", "女")
    package let male = Sentence("male", "男")
    package let yes = Sentence("yes", "是")
    package let no = Sentence("no", "否")
    package let centimetres = Text<String>("{number}cm", "{number} 公分")
}
