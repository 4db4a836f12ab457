/// What is told of recipes, of what is in them, and of pots.
package struct RecipeTexts: Sendable {
    /// A recipe and for how many it is: `Chili, 4 servings`
    package let servings = Text<String, Counted>(
        "{name}, {count} {count|serving|servings}", "{name} {count} 人份")
    package let noIngredients = Text<String>("{recipe}: no ingredients yet.", "{recipe}：還沒有材料。")
    package let total = Text<String, String, String>(
        "{recipe}: {energy}{each}.", "{recipe}：{energy}{each}。")
    package let each = Text<String>(", {energy} a serving", "，每份 {energy}")
    package let notKnown = Sentence(" (not known)", "（不知道是什麼）")
    package let howMuch = Sentence(" (how much?)", "（多少？）")
    package let usualAmount = Sentence(" (a usual amount)", "（平常的份量）")
    package let notSure = Sentence(" (not sure)", "（不太確定）")
    package let usualAmounts = Sentence(
        "Nobody said how much of some of it, so usual amounts are taken. Say what went in, as “use 500 g beef instead”.",
        "有些材料沒有說多少，先用平常的份量。可以說放了多少，例如：改用500公克牛肉")

    package let kept = Text<String>("Recipe kept: {recipe}", "已存成食譜：{recipe}")
    package let removed = Text<String>("Recipe removed: {recipe}", "已刪除食譜：{recipe}")
    package let changed = Text<String>("Recipe changed: {recipe}", "已更改食譜：{recipe}")
    package let saved = Text<String>("Saved: {recipe}", "已儲存：{recipe}")
    package let begun = Text<String>("New recipe: {name}.", "新食譜：{name}。")
    package let help = Sentence(
        "Say one ingredient after the other, then “that's it”. “Serves 4” and “without the oil” work too.",
        "請一樣一樣說出材料，最後說「就這樣」。也可以說「四人份」或「不要油」。")
    package let done = Sentence("Recipe kept.", "食譜存好了。")
    package let removedAlone = Text<String>(
        "Recipe removed: {name}. What was eaten of it stays.", "已刪除食譜：{name}。吃過的紀錄還在。")
    package let renamed = Text<String, String>("{old} is called {new} now.", "{old}現在叫做{new}。")
    package let notKept = Text<String>(
        "{name} is not kept. “Undo that” brings it back.", "{name}沒有存起來。說「復原」就會回來。")
    package let nothingDifferent = Text<String, String>(
        "Nothing eaten of {name} since {day} is any different.", "從 {day} 起吃的{name}沒有任何不同。")
    package let corrected = Text<Int, String, String>(
        "Corrected {count} {count|entry|entries} of {name} since {day}.",
        "已更正從 {day} 起{name}的 {count} 筆紀錄。")
    package let nothingToSave = Sentence(
        "There is nothing here that could be kept as a recipe; log it first.",
        "這裡沒有可以存成食譜的紀錄；請先記錄吃了什麼。")
    package let unknownPart = Text<String>(
        "{part}. Nobody knows that; say another name, or its figures.",
        "{part}。不知道這是什麼；請換個名稱，或說出它的營養成分。")
    package let unsaidAmount = Text<String>(
        "{part}. How much of it is not said.", "{part}。沒有說多少。")
    package let none = Sentence(
        "You have no recipes yet. Say “new recipe: chili for 4”.",
        "你還沒有食譜。可以說：新食譜番茄湯四人份")
    package let more = Text<Int>("and {count} more", "還有 {count} 份食譜")
    package let noChange = Text<String>(
        "That changes nothing in {name}. Try “without the oil” or “use 500 g beef instead”.",
        "這句話沒有改變{name}。可以說：不要油；改用500公克牛肉")

    package let left = Text<String, String, String, String>(
        "{name}: {left} of {portions} portions left{place}.",
        "{name}：{portions} 份裡還剩 {left} 份{place}。")
    package let place = Text<String>(" in {place}", "，在{place}")
    package let nothingLeft = Text<String>("{name}: nothing is left.", "{name}：已經沒有了。")
    package let potForgotten = Text<String>(
        "The pot of {name} is forgotten.", "已忘記{name}這一鍋。")
    package let rawShare = Text<String>(
        "That is {note}: tell what the pot weighs, and portions are weighed as cooked.",
        "這是{note}：說出整鍋煮好的重量，就能按熟重計算。")
    package let rawShareNote = Sentence(
        "a share of what went in, as the cooked dish was not weighed",
        "按照放進去的材料分的，因為煮好後沒有秤重")
    package let weightUnknown = Sentence(
        "Nobody knows what all of it weighs; say how many servings.",
        "不知道全部有多重；請說是幾份。")
    package let nothingOfIt = Sentence(
        "Say how much of it, above nothing.", "請說吃了多少，要比零多。")
}
