package import Telling

/// The catalogue of what the command line tells by itself, as the daemon's texts are kept: each by its key, in every
/// language.
package enum CommandTexts {
    static let tables = TableTexts()

    /// Every text by its key, for those that look through the catalogue.
    package static var all: [(key: String, text: any CatalogueText)] {
        Mirror(reflecting: tables).children.compactMap { child in
            (child.value as? any CatalogueText).map { ("tables.\(child.label ?? "")", $0) }
        }
    }
}

/// Tables of days and of goals.
struct TableTexts: Sendable {
    let sevenDays = Text<String>("Seven days to {day}", "到{day}為止的七天")
    let average = Text<Int>("Average of {count} days", "{count} 天平均")
    let protein = Sentence("protein", "蛋白質")
    let carbs = Sentence("carbs", "碳水")
    let fat = Sentence("fat", "脂肪")
    let index = Text<Int>(
        "Healthy Eating Index of these days: {points} of 100", "這些天的健康飲食指數：100 分中 {points} 分")

    let noGoals = Sentence(
        "You have set no goals. Try: demeter goals set calories 2000 protein min 120",
        "你還沒有設定目標。可以用：demeter goals set calories 2000 protein min 120")
    let goalsFor = Text<String>("Goals for {day}", "{day}的目標")
    let none = Sentence("none", "沒有")
    let otherDays = Sentence("On other days", "其他日子")
    let onWeekdays = Text<String>("on {weekdays} ", "每{weekdays}，")
    let from = Text<String, String, String>("{goal} {days}from {day} on", "{goal}，{days}從 {day} 起")
    let source = Text<String>("From: {source}", "來源：{source}")
}
