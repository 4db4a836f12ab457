/// What is doubtful about a meal.
package struct FindingTexts: Sendable {
    package let unknownFood = Sentence(
        "No food of the catalog matches these words, so there are no figures.",
        "目錄裡沒有符合的食物，所以沒有營養成分。")
    package let negativeAmount = Sentence("An amount cannot be negative.", "份量不能是負數。")
    package let zeroAmount = Sentence("That is an amount of nothing.", "這樣的份量等於沒有。")
    package let unreadableAmount = Text<String>(
        "“{words}” is no amount that can be eaten.", "「{words}」不是吃得下的份量。")
    package let negativeFigure = Text<String>(
        "The figure for {nutrient} is negative.", "{nutrient}的數字是負的。")
    package let heavierThanPortion = Text<String, String>(
        "{parts} of protein, carbohydrates and fat do not fit into {whole}.",
        "{whole}裡不可能有 {parts}的蛋白質、碳水化合物和脂肪。")
    package let energyMissing = Text<String>(
        "No calories are given, but its parts have {energy}.", "沒有熱量，但其中的成分有 {energy}。")
    package let energyMismatch = Text<String, String>(
        "{given} are given, but its parts have {energy}.", "給的是 {given}，但其中的成分有 {energy}。")
    package let contradicted = Text<String, String>(
        "You say {given}, but so much of it has about {expected}.",
        "你說是 {given}，但這麼多大約有 {expected}。")
    package let catalogHas = Text<String>(
        "The catalog has about {expected} for it.", "目錄裡大約是 {expected}。")
    package let tooDense = Text<String>(
        "{energy} kcal a gram is more than pure fat has.", "每公克 {energy} 大卡比純油脂還多。")
    package let absurd = Text<String>(
        "{amount} is more than anybody eats at once.", "{amount}比任何人一次吃的都多。")
    package let unlikely = Text<String>(
        "{amount} is more than most people have at once.", "{amount}比大多數人一次吃的多。")
    package let absurdCount = Text<String>(
        "{count} pieces are more than anybody eats at once.", "{count} 個比任何人一次吃的都多。")
    package let unlikelyCount = Text<String>(
        "{count} pieces are more than most people have at once.", "{count} 個比大多數人一次吃的多。")
    package let sodium = Text<String>("{grams} g of sodium", "{grams} 公克的鈉")
    package let inOneMeal = Text<String>("{energy} in one meal", "一餐 {energy}")
    package let poor = Text<String>("{energy} is very little for it.", "{energy}對它來說太少了。")
    package let unusual = Text<String>("You usually have about {weight}.", "你平常大約吃 {weight}。")
    package let outlier = Sentence(
        "The energy is far from what is usual for such food.", "熱量和這類食物平常的差很多。")
    package let unsure = Sentence(
        "The words leave it open which food or how much is meant.", "從這句話看不出是哪種食物或多少。")
    package let tiny = Text<String>(
        "{milligrams} mg is less than anybody eats of it.", "{milligrams} 毫克比任何人吃的都少。")
    package let guessed = Text<String>(
        "No food is written so; “{name}” is the nearest.", "沒有這樣寫的食物；最接近的是「{name}」。")
    package let several = Text<Int>("{count} things about it are doubtful.", "有 {count} 處不太對。")
    package let perhapsMeant = Text<String>("Perhaps you meant {amount}.", "也許是 {amount}。")
    package let usual = Text<String>("your usual {weight}", "你平常的 {weight}")

    package let contains = Text<String>("has {triggers}", "含有{triggers}")
    package let probably = Text<String>("probably has {triggers}", "很可能含有{triggers}")
    package let mayContain = Text<String>("may have {triggers}", "可能含有{triggers}")
    package let cannotTell = Text<String>(
        "may have {triggers} for all that is known", "無法確定有沒有{triggers}")
    package let banned = Text<String, String>(
        "{food} {what}, which you must not have.", "{food}{what}，你不能吃。")
    package let avoided = Text<String, String>(
        "{food} {what}, which you avoid.", "{food}{what}，你不想吃。")
    package let amountToday = Text<String, String, String>(
        "{food} {what}: about {amount} today.", "{food}{what}：今天大約 {amount}。")
    package let amountOver = Text<String, String, String, String>(
        "{food} {what}: about {amount} today, more than your {limit}.",
        "{food}{what}：今天大約 {amount}，超過你的 {limit}。")
    package let aboveLimit = Text<String, String>(
        "{amount} is above the {limit} a day that EFSA has as the most for adults.",
        "{amount}，超過歐洲食品安全局訂的成人每日上限 {limit}。")
}
