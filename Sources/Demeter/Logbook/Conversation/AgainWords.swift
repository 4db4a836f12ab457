internal import MealReader
internal import Nutrition

/// Recognises that something is to be logged once more: "the same breakfast as yesterday".
///
/// Every word must be one of these turns of speech; a line that names a food is a meal.
enum AgainWords {
    static func again(_ words: SpokenWords) -> Again? {
        var words = words
        let isMine = words.dropAny(of: openings) != nil
        guard let first = words.first ?? (isMine ? "" : nil) else { return nil }
        if phrases.contains(words.joined) { return Again() }
        let all = words.words.map(\.text)
        let isRepeated = ["repeat", "copy"].contains(first) && all.count > 1
        let isOwned = isMine && all.contains { $0.hasSuffix("days") || $0 == "yesterdays" }
        guard isRepeated || isOwned || all.contains("same") else { return nil }
        var again = Again()
        var isTarget = false
        for (index, word) in all.enumerated() {
            if let meal = MealWords.meal(word) {
                if isTarget, again.target == nil {
                    again.target = meal
                } else {
                    guard again.meal == nil else { return nil }
                    again.meal = meal
                }
            } else if let day = day(word) {
                guard again.day == nil else { return nil }
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
        if again.meal == nil, again.day != nil, let target = again.target { again.meal = target }
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
    private static let openings = [
        "today i had", "i had", "i ate", "ive had", "i have had", "ill have", "im having", "we had",
        "had", "have", "ate", "log", "add", "put down", "track", "it was", "its", "today",
    ]
    private static let phrases: Set<String> = [
        "same again", "the same again", "same thing again", "the same thing again", "repeat that",
        "repeat it", "repeat the last meal", "repeat the last entry", "repeat the last one",
        "repeat my last meal", "repeat last meal", "that again", "another one", "one more",
        "one more of those", "another of those", "the same", "the same thing",
    ]
    private static let fillers: Set<String> = [
        "the", "a", "my", "same", "thing", "things", "food", "meal", "as", "on", "for", "from",
        "of", "at", "last", "like", "again", "repeat", "copy", "i", "had", "ate", "today", "was",
        "is", "day", "before", "time", "me", "all", "everything", "in", "too", "that",
    ]
}
