/// What is said of allergies. Nothing says that a food is safe.
package struct AllergyTexts: Sendable {
    package let banned = Text<String>(
        "Noted: you must not have {trigger}. What has it, may have it or cannot be told waits for your "
            + "word. Recipes differ and kitchens have traces: a label or the cook knows more.",
        "已記下：你不能吃{trigger}。含有、可能含有或無法確定的食物，都會先等你確認。"
            + "食譜各不相同，廚房也可能殘留：請看標示或問廚師。")
    package let avoided = Text<String>(
        "Noted: you avoid {trigger}. What has it is logged with a warning. "
            + "Recipes differ and kitchens have traces: a label or the cook knows more.",
        "已記下：你避免吃{trigger}。含有的食物會記錄並提醒。食譜各不相同，廚房也可能殘留：請看標示或問廚師。")
    package let smallAmounts = Text<String, String>(
        "Noted: small amounts of {trigger} are fine{limit}. "
            + "Recipes differ and kitchens have traces: a label or the cook knows more.",
        "已記下：少量的{trigger}沒關係{limit}。食譜各不相同，廚房也可能殘留：請看標示或問廚師。")
    package let upTo = Text<String>(", up to {amount} a day", "，每天最多 {amount}")
    package let none = Sentence(
        "You have noted no allergies. Say: I am allergic to peanuts",
        "你還沒有記下過敏。可以說：我對花生過敏")
    package let caveat = Sentence(
        "Recipes differ and kitchens have traces: a label or the cook knows more.",
        "食譜各不相同，廚房也可能殘留：請看標示或問廚師。")
    package let since = Text<String, String>("{allergy}, since {day}", "{allergy}，從 {day} 起")
    package let askEnd = Text<String, String, String, String>(
        "{allergy}, since {day}. Am I to watch for {trigger} no more? Say yes, "
            + "or: demeter allergies remove \"{id}\"",
        "{allergy}，從 {day} 起。以後不用再留意{trigger}嗎？請回答「對」，或用：demeter allergies remove \"{id}\"")
    package let ended = Text<String>(
        "I watch for {trigger} no more. Undo takes that back.", "以後不再留意{trigger}。可以復原。")
    package let noneOf = Text<String>(
        "You have noted no allergy to {trigger}.", "你沒有記下對{trigger}過敏。")
    package let kept = Sentence("It stays as it was.", "維持原樣。")
    package let watched = Text<String>("Watched for: {allergy}.", "會留意：{allergy}。")
    package let unwatched = Text<String>("No more watched for: {trigger}.", "不再留意：{trigger}。")
    package let words = Text<String, String, String>(
        "{trigger}: {severity}{limit}", "{trigger}：{severity}{limit}")
    package let bannedWord = Sentence("banned", "不能吃")
    package let avoidWord = Sentence("avoid", "避免")
    package let smallAmountsWord = Sentence("small amounts", "少量可以")
}
