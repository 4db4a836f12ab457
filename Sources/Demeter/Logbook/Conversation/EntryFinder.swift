internal import Journal
internal import MealReader
internal import Nutrition

/// Finds the entries that words may mean.
enum EntryFinder {
    /// The entries that fit the words equally well, in the order given; none when the words name none.
    static func find(_ target: Remark.Target, in entries: [FoodEntry]) -> [FoodEntry] {
        let wanted = tokens(target.words)
        guard !wanted.isEmpty else { return [] }
        let figures = figures(target.words)
        var close: [FoodEntry] = []
        var loose: [FoodEntry] = []
        for entry in entries {
            if let meal = target.meal, entry.meal != meal { continue }
            // A number is no word to be passed over: "the coffee on the 20".
            guard figures.allSatisfy({ holds($0, entry) }) else { continue }
            switch fit(wanted, entry) {
            case .close: close.append(entry)
            case .loose: loose.append(entry)
            case .none: break
            }
        }
        return close.isEmpty ? loose : close
    }

    /// The entries of a whole meal or day, for "everything", "everything from lunch", "my breakfast";
    /// `nil` when the words name something of their own.
    static func all(_ target: Remark.Target, in entries: [FoodEntry]) -> [FoodEntry]? {
        guard isWhole(target) else { return nil }
        let meal = meal(of: target)
        return entries.filter { meal == nil || $0.meal == meal }.sorted { $0.id < $1.id }
    }

    /// Whether words name all of a meal or of a day: "lunch", "everything I had", a day alone.
    static func isWhole(_ target: Remark.Target) -> Bool {
        let words = left(of: target)
        if words.isEmpty { return !target.words.isEmpty || target.meal != nil || target.day != nil }
        return MealWords.meal(words.joined(separator: " ")) != nil
    }

    /// The meal that is meant by a whole one.
    static func meal(of target: Remark.Target) -> Meal? {
        MealWords.meal(left(of: target).joined(separator: " ")) ?? target.meal
    }

    /// The words that say more than that all is meant.
    private static func left(of target: Remark.Target) -> [String] {
        SpokenWords(target.words).words.map(\.text).filter { !everything.contains($0) }
    }

    private static let everything: Set<String> = [
        "everything", "all", "of", "it", "them", "that", "lot", "the", "my", "whole", "entire",
        "day", "entries", "food", "foods", "meals", "todays", "i", "had", "ate", "have", "eaten",
        "logged", "in",
    ]

    /// The numbers that stand in words.
    private static func figures(_ text: String) -> [Double] {
        text.split { !$0.isNumber && $0 != "." && $0 != "," }.compactMap {
            Double($0.filter { $0 != "," })
        }
    }

    /// Whether an entry has a number in its words, or as its amount or weight.
    private static func holds(_ figure: Double, _ entry: FoodEntry) -> Bool {
        entry.amount == figure || entry.grams?.value == figure
            || figures(entry.name).contains(figure) || figures(entry.text).contains(figure)
    }

    /// "Lunch" of "the lunch pizza", and the words without it; `nil` when they begin with no meal.
    static func withoutMeal(_ target: Remark.Target) -> Remark.Target? {
        let words = SpokenWords(target.words)
        guard target.meal == nil, words.count > 1, let first = words.first else { return nil }
        let plain = first.hasSuffix("s") && first != "snacks" ? String(first.dropLast()) : first
        guard let meal = MealWords.meal(plain) else { return nil }
        var target = target
        target.meal = meal
        target.words = words.split(at: 0).after.rest
        return target
    }

    /// How far "the second one" or "number two" counts off, from 1; `nil` for words that do not count.
    ///
    /// - Parameter line: all that was said: "a third" is a part, "the third" an entry.
    static func place(_ target: Remark.Target, in line: String) -> Int? {
        guard target.meal == nil, target.day == nil else { return nil }
        let words = target.words.lowercased().split(separator: " ").map(String.init)
        switch words.count {
        case 2 where words[0] == "number":
            return NumberWords.value(of: words[1]).flatMap(Int.init(exactly:))
        case 2 where ["one", "entry", "item", "thing"].contains(words[1]):
            return ordinals[words[0]]
        case 1 where SpokenWords(line).joined.contains("the \(words[0])"):
            return ordinals[words[0]]
        default: return nil
        }
    }

    private static let ordinals = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
        "eighth": 8, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5, "6th": 6, "7th": 7, "8th": 8,
    ]

    /// The entries of the food that words name in another way, or with a slip: "coke", "aple".
    static func find(
        _ target: Remark.Target, in entries: [FoodEntry], _ reader: MealReader
    ) -> [FoodEntry] {
        guard isPlain(target.words) else { return [] }
        let items = reader.reading(of: target.words).items
        guard items.contains(where: { $0.food != nil }) else { return slips(target, entries) }
        guard items.count == 1, let item = items.first, let food = item.food else { return [] }
        let same = entries.filter {
            $0.food == food && (target.meal == nil || $0.meal == target.meal)
        }
        var named = target
        named.words = item.name
        return same.isEmpty ? find(named, in: entries) : same
    }

    /// Whether words may be the name of one thing: what stands behind "on" or beside a number may be a day
    /// that nobody understands, and then nothing is to be guessed.
    private static func isPlain(_ words: String) -> Bool {
        guard figures(words).isEmpty else { return false }
        return SpokenWords(words).words.dropFirst().allSatisfy { !placing.contains($0.text) }
    }

    private static let placing: Set<String> = [
        "on", "from", "at", "before", "after", "since", "until", "ago", "last", "next", "this",
        "that", "during", "between", "for", "when", "which",
    ]

    /// The entries whose words differ from these by a slip of spelling.
    private static func slips(_ target: Remark.Target, _ entries: [FoodEntry]) -> [FoodEntry] {
        let wanted = tokens(target.words)
        guard !wanted.isEmpty else { return [] }
        return entries.filter { entry in
            if let meal = target.meal, entry.meal != meal { return false }
            let words = tokens(entry.name) + tokens(entry.text)
            return wanted.allSatisfy { word in words.contains { Slip.isNear(word, $0) } }
        }
    }

    private enum Fit { case close, loose, none }

    private static func fit(_ wanted: [String], _ entry: FoodEntry) -> Fit {
        let name = tokens(entry.name)
        let text = tokens(entry.text)
        let all = Set(name + text)
        guard wanted.allSatisfy(all.contains) else { return .none }
        // What is named last is the thing itself: "coffee" is a black coffee and no coffee cake.
        return wanted.last == head(of: entry) || wanted.last == head(in: entry.text)
            ? .close : .loose
    }

    /// The word of the name that says what it is.
    static func head(of entry: FoodEntry) -> String? { head(in: entry.name) }

    /// "Coffee" of "coffee with a splash of milk".
    private static func head(in name: String) -> String? {
        let first = name.split(separator: ",").first.map(String.init) ?? ""
        return tokens(Combination(first)?.main ?? first).last
    }

    /// Whether two foods share a word that says what they are.
    static func areAlike(_ name: String, _ entry: FoodEntry) -> Bool {
        let words = Set(tokens(entry.name) + tokens(entry.text))
        return tokens(name).contains { words.contains($0) && !common.contains($0) }
    }

    /// Lower-case words in the singular, without articles and numbers.
    static func tokens(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && $0 != "'" }.map { word in
            let word = word.filter { $0 != "'" }
            if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
            if word.hasSuffix("oes"), word.count > 4 { return String(word.dropLast(2)) }
            if word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 3 {
                return String(word.dropLast())
            }
            return String(word)
        }.filter { !common.contains($0) }
    }

    private static let common: Set<String> = [
        "a", "an", "the", "of", "with", "and", "my", "some", "in", "on", "one", "two", "three",
        "four", "five", "six", "half", "cup", "slice", "g", "kg", "glass", "piece", "bowl",
    ]
}
