/// What is said of the Healthy Eating Index, component by component.
package struct IndexTexts: Sendable {
    package let reached = Text<String, String, Int, String, String, String>(
        "{component} {points} of {most}: {amount} of {best} {unit}",
        "{component} {points} 分（滿分 {most}）：{amount}，達 {best} 滿分（{unit}）")
    package let limited = Text<String, String, Int, String, String, String>(
        "{component} {points} of {most}: {amount}, at most {best} {unit}",
        "{component} {points} 分（滿分 {most}）：{amount}，最多 {best} 滿分（{unit}）")
    package let noSaturatedFat = Text<String, String, Int>(
        "{component} {points} of {most}: no saturated fat",
        "{component} {points} 分（滿分 {most}）：沒有飽和脂肪")
    package let noFat = Text<String, String, Int>(
        "{component} {points} of {most}: no fat", "{component} {points} 分（滿分 {most}）：沒有脂肪")

    package let fruit = Sentence("fruit", "水果")
    package let wholeFruit = Sentence("whole fruit", "完整水果")
    package let vegetables = Sentence("vegetables", "蔬菜")
    package let greensAndBeans = Sentence("greens and beans", "深綠色蔬菜和豆類")
    package let wholeGrains = Sentence("whole grains", "全穀類")
    package let dairy = Sentence("dairy", "乳品")
    package let proteinFoods = Sentence("protein foods", "蛋白質食物")
    package let seafoodAndPlants = Sentence("seafood and plant proteins", "海鮮和植物性蛋白質")
    package let fattyAcids = Sentence("fatty acids", "脂肪酸")
    package let refinedGrains = Sentence("refined grains", "精製穀類")
    package let sodium = Sentence("sodium", "鈉")
    package let addedSugars = Sentence("added sugars", "添加糖")
    package let saturatedFats = Sentence("saturated fats", "飽和脂肪")

    package let cups = Sentence("cup-eq per 1,000 kcal", "每 1,000 大卡的杯當量")
    package let ounces = Sentence("oz-eq per 1,000 kcal", "每 1,000 大卡的盎司當量")
    package let grams = Sentence("g per 1,000 kcal", "每 1,000 大卡的公克")
    package let percent = Sentence("% of energy", "佔熱量的百分比")
    package let ratio = Sentence("(unsaturated to saturated)", "不飽和與飽和之比")
}
