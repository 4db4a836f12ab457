internal import FoodCatalog
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
        }.filter { !$0.isEmpty }.map { WordHash($0) }
        words = Array(words.drop(while: politeness.contains))
        while let last = words.last, politeness.contains(last) { words.removeLast() }
        guard let verb = words.first, words.count <= 14,
            repeating.contains(verb) || words.contains(where: isSign)
        else { return nil }
        let opening = openingWords.first { words.starts(with: $0) }
        let all = Array(words.dropFirst(opening?.count ?? 0))
        if phraseWords.contains(all) { return Again() }
        let isRepeated = all.first.map(repeating.contains) == true && all.count > 1
        let isOwned = opening != nil && all.contains(where: owning.contains)
        guard isRepeated || isOwned || all.contains(where: same.contains) else { return nil }
        return again(all)
    }

    private static func isSign(_ word: WordHash) -> Bool {
        same.contains(word) || owning.contains(word) || more.contains(word)
    }

    /// What words say of it that all belong to it.
    private static func again(_ all: [WordHash]) -> Again? {
        var again = Again()
        // "Repeat yesterday --all"
        again.isAll = all.contains(where: wholes.contains)
        var isTarget = false
        for (index, word) in all.enumerated() {
            if let meal = meals[word] {
                if isTarget, again.target == nil {
                    again.target = meal
                } else {
                    guard again.meal == nil else { return nil }
                    again.meal = meal
                }
            } else if let day = day(word) {
                guard again.day == nil, index == 0 || !ways.contains(all[index - 1]) else {
                    return nil
                }
                again.day = day
                // "The day before yesterday"
                if index > 1, all[index - 1] == .before, all[index - 2] == .day {
                    again.day = .daysAgo(2)
                }
            } else if !fillers.contains(word) {
                return nil
            }
            isTarget = word == .for || isTarget && determiners.contains(word)
        }
        // "The same as yesterday for breakfast" is yesterday's breakfast.
        if again.meal == nil, again.day != nil, !again.isAll, let target = again.target {
            again.meal = target
        }
        again.isAll = again.isAll && again.day != nil && again.meal == nil
        return again
    }

    private static func day(_ word: WordHash) -> SpokenTime.Day? {
        if word == .yesterday || word == .yesterdays { return .daysAgo(1) }
        return TimePass.isFullWeekday(word)
            ? TimePass.weekday(word).map { .lastWeekday($0) } : nil
    }

    private static let openingWords = openings.phraseWords
    private static let phraseWords = Set(phrases.phraseWords)
}

extension String {
    /// The words of each of its lines.
    var phraseWords: [[WordHash]] {
        utf8.split(separator: 0x0A).map { $0.split(separator: 0x20).map { WordHash($0) } }
    }
}
