/// What can be said, by example.
package struct HelpTexts: Sendable {
    package let meal = Sentence(
        "Say what you ate: two eggs, a slice of toast with butter and a black coffee",
        "說你吃了什麼：兩顆荷包蛋、一片吐司和一杯黑咖啡")
    package let time = Sentence(
        "Say when: for breakfast, yesterday, at 8", "說什麼時候吃的：早餐、昨天、早上八點")
    package let correct = Sentence(
        "Correct: no, three eggs; make that half; double the rice; it was tea, not coffee; with milk; "
            + "without the butter; delete the coffee; that was for breakfast; undo that; redo",
        "更正：不對，是三顆；把白飯改成半碗；不是咖啡，是紅茶；我只吃了一半；刪掉咖啡；改成早餐；復原；重做")
    package let `repeat` = Sentence(
        "Repeat: the same breakfast as yesterday; same again. Add: 500 kcal 30 g protein",
        "再來：再來一碗；再來一份。直接加：500大卡")
    package let cook = Sentence(
        "Cook: new recipe: chili for 4; save that as my usual breakfast; made the chili, 6 portions; "
            + "half a portion of my chili; 320 g of the chili; my chili without the beans",
        "食譜：新食譜番茄湯四人份；存成我的早餐；煮了番茄湯六份；我吃了半份番茄湯；吃了320公克番茄湯；番茄湯的食譜")
    package let answer = Sentence(
        "Answer: yes, no, 2, never mind, I meant 400 g", "回答：對、不是、第二個、算了、應該是400公克")
    package let ask = Sentence(
        "Ask: what have I had today, what did I eat last week, how often did I have coffee, "
            + "how much protein is left, how am I doing, how many calories are in a banana",
        "提問：今天吃了什麼、今天吃了多少熱量、這週吃了多少蛋白質、這個月喝了幾次咖啡、還剩多少熱量")
    package let aim = Sentence(
        "Aim: my goal is 2000 calories; goal at least 120 g protein; my goals",
        "目標：我的目標是每天2000大卡；目標蛋白質至少120公克；我的目標是什麼")

    /// In the order in which they are told.
    package var lines: [Sentence] { [meal, time, correct, `repeat`, cook, answer, ask, aim] }
}
