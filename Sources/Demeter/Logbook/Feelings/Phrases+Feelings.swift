internal import Body
internal import Journal
internal import Nutrition
internal import Wire

// What is told of feelings.
extension Phrases {
    /// `Noted: bloated, 3 of 5. In the 72 hours before you had 9 foods; the last was pizza.`
    static func felt(_ content: FeelingContent, _ eaten: [FoodEntry], today: LocalDay) -> String {
        let when =
            content.moment.day == today
            ? "" : " (\(name(of: content.moment.day, today: today).lowercased()))"
        let noted = "Noted: \(feeling(content.name, content.strength))\(when)."
        guard let last = eaten.first else { return noted }
        let count = eaten.count == 1 ? "1 food" : "\(eaten.count) foods"
        return "\(noted) In the \(FeelingLinks.hours) hours before you had \(count); the last was "
            + "\(last.name)."
    }

    static func feelings(
        _ message: FeelingsMessage, _ name: String?, today: LocalDay
    ) -> [String] {
        guard let last = message.feelings.last else {
            return ["You have told no such feeling. Say, as: I feel bloated, three of five"]
        }
        let count = message.feelings.count
        let times = count == 1 ? "once" : "\(count) times"
        var lines = [
            "\(name ?? "Feelings"): \(times), the last \(feeling(last.feeling, last.strength)), "
                + "\(Self.name(of: last.day, today: today).lowercased())."
        ]
        guard name != nil else { return lines }
        if count < FeelingLinks.neededOccurrences {
            lines.append(
                "From \(FeelingLinks.neededOccurrences) times on I can tell what you ate before.")
        } else if message.links.isEmpty {
            lines.append("Nothing was eaten before it much oftener than else.")
        } else {
            lines.append(
                "Eaten in the \(FeelingLinks.hours) hours before, which need not be why:")
            lines += message.links.map { "\($0.sentence)." }
        }
        return lines
    }

    /// `bloated, 3 of 5`
    static func feeling(_ name: String, _ strength: Int?) -> String {
        strength.map { "\(name), \($0) of 5" } ?? name
    }
}
