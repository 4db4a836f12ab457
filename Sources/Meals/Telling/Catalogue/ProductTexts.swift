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
