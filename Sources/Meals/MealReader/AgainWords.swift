internal import Nutrition

/// Recognises that something is to be logged once more: "the same breakfast as yesterday".
///
/// Every word must be one of these turns of speech; a line that names a food is a meal.
package enum AgainWords {
    /// `nil` when it is something else.
    package static func again(in text: String) -> Again? {
        guard text.utf8.count <= 100 else { return nil }
        var words = text.split(whereSeparator: \.isWhitespace).map { word in
            word.lowercased().filter { $0.isLetter }
        }.filter { !$0.isEmpty }
        words = Array(words.drop { politeness.contains($0) })
        while let last = words.last, politeness.contains(last) { words.removeLast() }
        guard let verb = words.first, words.count <= 14,
            verb == "repeat" || verb == "copy" || words.contains(where: signs.contains)
        else { return nil }
        let opening = openings.first { words.starts(with: $0) }
        let all = Array(words.dropFirst(opening?.count ?? 0))
        if phrases.contains(all.joined(separator: " ")) { return Again() }
        let isRepeated = ["repeat", "copy"].contains(all.first) && all.count > 1
        let isOwned = opening != nil && all.contains { $0.hasSuffix("days") }
        guard isRepeated || isOwned || all.contains("same") else { return nil }
        var again = Again()
        // "Repeat yesterday --all"
        again.isAll = all.contains { $0 == "all" || $0 == "everything" }
        var isTarget = false
        for (index, word) in all.enumerated() {
            if let meal = meal(word) {
                if isTarget, again.target == nil {
                    again.target = meal
                } else {
                    guard again.meal == nil else { return nil }
                    again.meal = meal
                }
            } else if let day = day(word) {
                // "Copy breakfast to yesterday" goes the other way.
                guard again.day == nil,
                    index == 0 || !["to", "into", "onto"].contains(all[index - 1])
                else { return nil }
                again.day = day
                // "The day before yesterday"
                if index > 1, all[index - 1] == "before", all[index - 2] == "day" {
                    again.day = .daysAgo(2)
                }
            } else if !fillers.contains(word) {
                return nil
            }
            isTarget = word == "for" || isTarget && ["my", "the", "a"].contains(word)
        }
        // "The same as yesterday for breakfast" is yesterday's breakfast.
        if again.meal == nil, again.day != nil, !again.isAll, let target = again.target {
            again.meal = target
        }
        again.isAll = again.isAll && again.day != nil && again.meal == nil
        return again
    }

    private static func day(_ word: String) -> SpokenTime.Day? {
        switch word {
        case "yesterday", "yesterdays": return .daysAgo(1)
        default:
            let index = weekdays.firstIndex { word == $0 || word == $0 + "s" }
            return index.map { .lastWeekday($0 + 1) }
        }
    }

    private static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
    private static func meal(_ word: String) -> Meal? {
        switch word {
        case "breakfast", "brekkie": .breakfast
        case "lunch": .lunch
        case "dinner", "supper": .dinner
        case "snack", "snacks": .snack
        default: nil
        }
    }

    /// Without one of these, and without a verb of its own, nothing is repeated.
    private static let signs: Set<String> = [
        "same", "again", "another", "more", "yesterdays", "mondays", "tuesdays", "wednesdays",
        "thursdays", "fridays", "saturdays", "sundays",
    ]
    private static let politeness: Set<String> = [
        "please", "hey", "demeter", "ok", "okay", "and", "oh", "um", "uh", "well", "so", "thanks",
    ]
    private static let openings = [
        "today i had", "i had", "i ate", "ive had", "i have had", "ill have", "im having", "we had",
        "had", "have", "ate", "log", "add", "put down", "track", "it was", "its", "today",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let phrases: Set<String> = [
        "same again", "the same again", "same thing again", "the same thing again", "repeat that",
        "repeat it", "repeat the last meal", "repeat the last entry", "repeat the last one",
        "repeat my last meal", "repeat last meal", "that again", "another one", "one more",
        "one more of those", "another of those", "the same", "the same thing",
    ]
    private static let fillers: Set<String> = [
        "the", "a", "my", "same", "thing", "things", "food", "meal", "as", "on", "for", "from",
        "of", "at", "last", "like", "again", "repeat", "copy", "i", "had", "ate", "today", "was",
        "is", "day", "before", "time", "me", "all", "everything", "in", "too", "that", "to",
    ]
}
