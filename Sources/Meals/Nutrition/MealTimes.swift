/// A person's own hours of meals, and what else they call them.
package struct MealTimes: Sendable, Hashable {
    /// The minutes after midnight at which a meal may begin, from the first to before the last.
    package var hours: [Meal: Range<Int>]
    /// Names of one's own, in lower case: "second breakfast".
    package var names: [String: Meal]

    package init(hours: [Meal: Range<Int>] = usualHours, names: [String: Meal] = [:]) {
        self.hours = hours
        self.names = names
    }

    /// 5–11 breakfast, 11–15 lunch, 17–22 dinner; everything else is a snack.
    package static let usualHours: [Meal: Range<Int>] = [
        .breakfast: 300..<660, .lunch: 660..<900, .dinner: 1020..<1320,
    ]

    /// The meal that a time of day suggests when none was said; a range that ends before it begins goes
    /// over midnight.
    package func meal(atMinute minute: Int) -> Meal {
        Meal.allCases.first { meal in
            guard let range = hours[meal] else { return false }
            return range.contains(minute) || range.contains(minute + 1440)
        } ?? .snack
    }

    /// Words with the meals' common names in the place of one's own, where they say when something was
    /// eaten: "toast for second breakfast", "elevenses: a biscuit".
    package func common(_ text: String) -> String {
        guard !names.isEmpty else { return text }
        var text = text
        for (name, meal) in names.sorted(by: { $0.key.count > $1.key.count }) {
            text = common(text, name, meal)
        }
        return text
    }

    private func common(_ text: String, _ name: String, _ meal: Meal) -> String {
        var result = ""
        var rest = text[...]
        while let found = rest.firstRange(of: name) {
            let before = result + rest[..<found.lowerBound]
            let words = before.split(whereSeparator: { !$0.isLetter })
            let isWhole =
                (before.last?.isLetter != true)
                && (found.upperBound == rest.endIndex || !rest[found.upperBound].isLetter)
            // "Tea: toast" is a meal, "tea" a drink.
            let isHeading =
                before.allSatisfy(\.isWhitespace)
                && rest[found.upperBound...].first.map { [":", "-", ","].contains($0) } == true
            let isPlaced =
                isHeading
                || words.last.map { isLeading($0.lowercased(), to: name) } == true
            result = before + (isWhole && isPlaced ? meal.rawValue : String(rest[found]))
            rest = rest[found.upperBound...]
        }
        return result + rest
    }

    /// "A cup of tea", "had a tea": one word may be a food, where several name nothing else.
    private func isLeading(_ word: String, to name: String) -> Bool {
        Self.leading.contains(word)
            || name.contains(" ") && ["a", "of", "had"].contains(word)
    }

    private static let leading: Set<String> = [
        "for", "at", "as", "my", "the", "during", "to", "from", "was", "clear", "delete", "double",
        "copy", "repeat", "yesterdays", "s", "todays",
    ]
}

extension Substring {
    fileprivate func firstRange(of name: String) -> Range<Index>? {
        var start = startIndex
        let wanted = Array(name)
        while start < endIndex {
            let end = index(start, offsetBy: wanted.count, limitedBy: endIndex)
            guard let end else { return nil }
            if self[start..<end].lowercased() == name { return start..<end }
            start = index(after: start)
        }
        return nil
    }
}
