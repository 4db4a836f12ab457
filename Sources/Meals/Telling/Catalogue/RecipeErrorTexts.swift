/// Why a recipe cannot be kept, changed or eaten.
package struct RecipeErrorTexts: Sendable {
    package let noSuch = Text<String>(
        "There is no recipe \"{name}\"; `demeter recipe list` lists them.",
        "沒有「{name}」這個食譜；`demeter recipe list` 會列出所有食譜。")
    package let noChange = Text<String>(
        "These words change nothing in \"{name}\"; try \"without the oil\", \"use 500 g beef instead\" "
            + "or \"serves 6\".",
        "這句話沒有改變「{name}」；請說「不要油」、「改用500公克牛肉」或「六人份」。")
    package let notOwn = Text<String>(
        "\"{name}\" is somebody else's recipe; you can eat of it, and only they change it or cook a pot of it.",
        "「{name}」是別人的食譜；你可以吃，但只有對方能更改或煮一鍋。")
    package let nothingToSave = Sentence(
        "There are no entries to make a recipe of; `demeter day` lists what there is.",
        "沒有可以做成食譜的紀錄；`demeter day` 會列出所有紀錄。")
    package let tooLong = Text<Int>(
        "A recipe may have at most {limit} bytes; leave out the method, or part it.",
        "一份食譜最多 {limit} 個位元組；請省略作法，或分成幾份。")
    package let tooMany = Text<Int>(
        "A recipe may have at most {limit} ingredients; part it into several.",
        "一份食譜最多 {limit} 種材料；請分成幾份。")
    package let noWords = Sentence(
        "The recipe has no words, only digits or signs; name its ingredients.",
        "食譜裡沒有文字，只有數字或符號；請說出材料。")
    package let control = Text<String>(
        "A recipe may have no control characters, and this one has {character}; send it without.",
        "食譜裡不能有控制字元，這份有 {character}；請去掉再送。")
    package let noName = Sentence(
        "A recipe needs a `name`; say what it is called.", "食譜需要名稱（`name`）；請說它叫什麼。")
    package let nameTooLong = Text<Int>(
        "A recipe's `name` may have at most {limit} characters; shorten it.",
        "食譜的名稱（`name`）最多 {limit} 個字；請縮短。")
    package let notesTooLong = Text<Int>(
        "A recipe's `notes` may have at most {limit} characters; shorten them.",
        "食譜的附註（`notes`）最多 {limit} 個字；請縮短。")
    package let tooManyParts = Text<Int>(
        "A recipe may have at most {limit} `ingredients`; part it into several.",
        "一份食譜最多 {limit} 種材料（`ingredients`）；請分成幾份。")
    package let servings = Text<Int>(
        "`servings` must lie above 0 and up to {most}.", "份數（`servings`）必須大於 0，最多 {most}。")
    package let cooked = Sentence(
        "`cooked_grams` must be a weight above 0.", "熟重（`cooked_grams`）必須大於 0。")
    package let impossible = Text<Int, String>(
        "`ingredients[{index}].{figure}` is below 0 or beyond what the journal keeps; give what it is.",
        "`ingredients[{index}].{figure}` 小於 0 或超過日誌能保存的範圍；請給正確的數字。")
    package let unnamed = Text<Int>(
        "`ingredients[{index}].name` is missing.", "缺少 `ingredients[{index}].name`。")
    package let cycle = Text<String>(
        "A recipe cannot contain itself: {names} in it. Leave it out.", "食譜不能包含自己：{names}。請去掉。")
    package let has = Sentence(" has ", "裡有")
    package let noSuchPart = Text<String>(
        "An ingredient is recipe {id}, which is not there.", "有一種材料是食譜 {id}，但它不存在。")
    package let notPositive = Text<String>(
        "How much of \"{name}\" must be above 0, and up to 100,000.",
        "「{name}」的份量必須大於 0，最多 100,000。")
    package let weightUnknown = Text<String>(
        "Nobody knows what \"{name}\" weighs: say it in servings, or tell what all of it weighs "
            + "(\"the pot weighs 1,840 g\").",
        "不知道「{name}」有多重：請用幾份來說，或說全部有多重（「整鍋重1840公克」）。")
    package let empty = Text<String>(
        "\"{name}\" has no ingredients yet; add some first.", "「{name}」還沒有材料；請先加入。")
}
