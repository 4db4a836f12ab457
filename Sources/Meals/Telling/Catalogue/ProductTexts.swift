/// What is said of products and their numbers.
package struct ProductTexts: Sendable {
    package let product = Text<String>("product {code}", "商品 {code}")
    package let offered = Text<String, String>(
        "Nobody here knows {code}. {offer} Say yes to take it, or say what it is: "
            + "oat bar, 430 kcal, 8 g protein, 60 g carbs, 15 g fat",
        "這裡還不知道 {code}。{offer}要採用請回答「對」，或說是什麼：燕麥棒，430大卡，蛋白質8公克，碳水60公克，脂肪15公克")
    package let offer = Text<String, String>(
        "{source} says: {what} in 100 g.", "{source} 的資料，每 100 公克：{what}。")
    package let unknown = Text<String>(
        "Nobody here knows {code}. What is it? Say its name and what the label tells of 100 g: "
            + "oat bar, 430 kcal, 8 g protein, 60 g carbs, 15 g fat",
        "這裡還不知道 {code}。是什麼？請說名稱和標示上每100公克的數字：燕麥棒，430大卡，蛋白質8公克，碳水60公克，脂肪15公克")
    package let notAllAsked = Text<String>(
        " (Not everybody could be asked; demeter foods lookup {code} --explain tells.)",
        "（有些資料來源問不到；詳情請用 demeter foods lookup {code} --explain）")
    package let kept = Text<String, String>(
        "Kept: {code} is {food} from now on.", "已記下：{code} 以後就是{food}。")
    package let labelled = Text<String>(
        "From the label, in 100 g: {figures}.", "標示上每100公克：{figures}。")
    package let labelUnnamed = Sentence("food with a label", "有營養標示的食品")
    package let labelAsks = Sentence(
        "What is it? Say \"it's an oat bar\", and it is logged and kept as a food of yours; or say the figures anew: "
            + "oat bar, 430 kcal, 8 g protein, 60 g carbs, 15 g fat",
        "這是什麼？說「這是燕麥棒」就會記錄，並存成你的食品；也可以重說數字：燕麥棒，430大卡，蛋白質8公克，碳水60公克，脂肪15公克")
    package let labelKeeps = Text<String>(
        "Say yes, and it is logged and {name} kept as a food of yours.",
        "回答「對」就會記錄，並把{name}存成你的食品。")
    package let labelMark = Sentence(
        "The figures are read off the label in the photograph.", "數字是從照片裡的營養標示讀出來的。")
    package let labelFigures = Sentence(
        "There is a nutrition label, and its figures could not be read for sure: photograph it alone, straight, "
            + "near and in good light. Or say its name and figures: oat bar, 430 kcal, 8 g protein, 60 g carbs, 15 g fat",
        "照片裡有營養標示，但數字看不清楚：請單獨、正面、靠近、在明亮處拍標示。"
            + "或說名稱和數字：燕麥棒，430大卡，蛋白質8公克，碳水60公克，脂肪15公克")
    package let labelBasis = Sentence(
        "There is a nutrition label, and it could not be read of how much its figures are. Photograph all of it, or say: "
            + "oat bar, 129 kcal, 2.4 g protein per serving of 30 g",
        "照片裡有營養標示，但看不出數字是多少份量的。請拍下整張標示，或說：燕麥棒，129大卡，蛋白質2.4公克，每份30公克")
    package let labelServing = Sentence(
        "There is a nutrition label with figures of a serving, and it could not be read what a serving weighs. Say: "
            + "oat bar, 129 kcal, 2.4 g protein per serving of 30 g",
        "營養標示上是一份的數字，但看不出一份多重。請說：燕麥棒，129大卡，蛋白質2.4公克，每份30公克")
    package let labelPrepared = Sentence(
        "There is a nutrition label that tells of the prepared food too, and which figures are which could not be "
            + "read. Say those of what you had: soup, 45 kcal, 1 g protein, 7 g carbs, 1 g fat",
        "營養標示也寫了調理後的數字，分不清哪個是哪個。請說你吃的：湯，45大卡，蛋白質1公克，碳水7公克，脂肪1公克")
    package let labelContradiction = Sentence(
        "There is a nutrition label, and what was read of it cannot be: its energy is not that of its protein, "
            + "carbohydrates and fat. Nothing of it is taken. Photograph it alone, straight and near, or say its figures.",
        "照片裡有營養標示，但讀到的數字不可能：熱量和蛋白質、碳水化合物、脂肪不符，所以沒有採用。請單獨、正面、靠近再拍，或說數字。")
    package let labelSeveral = Sentence(
        "There are several nutrition labels in these photographs. Send those of one food at a time.",
        "這些照片裡有好幾張營養標示。請一次送一種食品的照片。")
    package let slip = Text<String, Int>(
        "{digits} is no product's number: one of its digits is wrong; if it is the last, it "
            + "should be {last}. Nothing was logged; read it once more.",
        "{digits} 不是商品號碼：有一個數字錯了；如果是最後一個，應該是 {last}。沒有記錄；請再讀一次。")
    package let length = Text<String>(
        "{digits} is no product's number, which has 8, 12, 13 or 14 digits. Nothing was logged.",
        "{digits} 不是商品號碼；商品號碼有 8、12、13 或 14 個數字。沒有記錄。")
    package let impossibleLabel = Text<String>(
        "100 g hold at most {amount}, so that cannot be the label. "
            + "If it tells the figures of a serving, say so: … per serving of 30 g",
        "100 公克最多有 {amount}，標示不可能是這樣。如果是一份的數字，請說明：……每份30公克")
    package let impossibleSum = Text<String>(
        "100 g cannot hold {weight} of protein, carbohydrates and fat. "
            + "If the label tells the figures of a serving, say so: … per serving of 30 g",
        "100 公克裡不可能有 {weight}的蛋白質、碳水化合物和脂肪。如果是一份的數字，請說明：……每份30公克")
}
