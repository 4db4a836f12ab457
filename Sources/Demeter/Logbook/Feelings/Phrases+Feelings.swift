internal import Body
internal import Journal
internal import Nutrition
internal import Telling
internal import Wire

// What is told of feelings.
extension Phrases {
    /// `Noted: bloated, 3 of 5. In the 72 hours before you had 9 foods; the last was pizza.`
    static func felt(_ content: FeelingContent, _ eaten: [FoodEntry], today: LocalDay) -> String {
        let texts = Texts.feelings
        let day = content.moment.day
        let noted = texts.noted(
            feeling(content.name, content.strength),
            day == today ? "" : texts.onDay(name(of: day, today: today).lowercased()))
        guard let last = eaten.first else { return noted }
        let food = Telling.current.name(
            last.name, food: last.food?.rawValue, saidAs: last.content.text)
        return Words.joined([noted, texts.eaten(FeelingLinks.hours, eaten.count, food)])
    }

    static func feelings(
        _ message: FeelingsMessage, _ name: String?, today: LocalDay
    ) -> [String] {
        let texts = Texts.feelings
        guard let last = message.feelings.last else { return [texts.none()] }
        let count = message.feelings.count
        let title = name.map(FeelingNames.told) ?? texts.all()
        let (latest, day) = (
            feeling(last.feeling, last.strength),
            Self.name(of: last.day, today: today).lowercased()
        )
        var lines = [
            count == 1
                ? texts.once(title, latest, day) : texts.often(title, count, latest, day)
        ]
        guard name != nil else { return lines }
        if count < FeelingLinks.neededOccurrences {
            lines.append(texts.tooFew(FeelingLinks.neededOccurrences))
        } else if message.links.isEmpty {
            lines.append(texts.nothing())
        } else {
            lines.append(texts.before(FeelingLinks.hours))
            lines += message.links.map { texts.line($0.sentence) }
        }
        return lines
    }

    /// `bloated, 3 of 5`
    static func feeling(_ name: String, _ strength: Int?) -> String {
        let told = FeelingNames.told(name)
        return strength.map { Texts.feelings.strength(told, $0) } ?? told
    }
}
