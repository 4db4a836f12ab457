/// What is said of what to eat instead.
package struct AlternativeTexts: Sendable {
    package let unknown = Text<String>(
        "I know no single food that \"{words}\" means; say it as you would log it.",
        "我不知道「{words}」是哪一種食物；請照平常記錄的說法。")
    package let none = Text<String>(
        "I know nothing like {food} of which it can be told that it has none of what you leave out.",
        "我不知道有什麼像{food}，又能確定沒有你要避開的東西。")
    package let instead = Text<String>("Instead of {food}:", "可以代替{food}的：")
    package let offer = Text<String, String>("{food}: {reason}.", "{food}：{reason}。")
    package let takeOne = Text<Int>(
        "Say which one, and #{entry} is that; or none.", "說要第幾個，#{entry} 就改成它；或說都不要。")
    package let insteadOfHeld = Text<String>(
        "You could have {foods} instead; say which.", "可以改吃{foods}；請說要哪一個。")
    package let refused = Sentence("It stays as it is.", "維持原樣。")

    package let kind = Text<String>("{kind} too", "也是 {kind} 類")
    package let sameKind = Sentence("of the same kind", "同一類食物")
    package let without = Text<String>("no {triggers} by its recipe", "照食譜沒有{triggers}")
    package let sameEnergy = Sentence("about as much energy", "熱量差不多")
    package let less = Text<Int>("{energy} kcal less", "少 {energy} 大卡")
    package let more = Text<Int>("{energy} kcal more", "多 {energy} 大卡")
    package let inSeason = Sentence("in season", "當季")
    package let outOfSeason = Sentence("not in season now", "現在不是產季")
    package let shop = Text<String>("at {shop}", "在{shop}買得到")
    package let price = Text<String, String>("at {shop}, {price}", "在{shop}買得到，{price}")
}
