internal import FoodCatalog
internal import Nutrition
internal import Recipes

/// What a recipe says of itself besides its ingredients: for how many it is, and what it weighs.
enum RecipeFacts {
    /// Takes a line or clause that says only that; `false` when it says something else.
    static func take(_ clause: String, _ text: inout RecipeText) -> Bool {
        if let grams = cookedGrams(clause) {
            text.cookedGrams = grams
            return true
        }
        if let servings = servings(clause) {
            text.servings = servings
            return true
        }
        return false
    }

    /// "serves 6", "makes 12 muffins", "yield: 4 servings", "for 4 people", "4 portions".
    static func servings(_ clause: String) -> Double? {
        if HanText.holdsHan(clause) { return ChineseLineText.servings(clause) }
        var words = self.words(clause)
        guard !words.isEmpty else { return nil }
        var isSaid = false
        var isMade = false
        while let first = words.first {
            if ["serves", "serving", "servings", "serve", "feeds", "yield", "yields", "portions"]
                .contains(first)
            {
                isSaid = true
            } else if ["makes", "make", "for", "gives"].contains(first) {
                isMade = true
            } else if ![
                "it", "this", "recipe", "about", "around", "approximately", "that", "which",
                "enough", "up", "to",
            ].contains(first) {
                break
            }
            words.removeFirst()
        }
        guard let number = LineNumber(words[...]), number.value > 0,
            number.value <= Recipe.greatestServings
        else { return nil }
        words.removeFirst(number.count)
        while let first = words.first,
            ["small", "large", "generous", "medium", "hungry", "good"].contains(first)
        { words.removeFirst() }
        let isEaters = words.first.map(eaters.contains) ?? false
        if isSaid { return words.count <= 2 ? lower(clause, number) : nil }
        if isEaters, words.count == 1 { return lower(clause, number) }
        if isMade { return words.count <= 2 ? lower(clause, number) : nil }
        return nil
    }

    /// "serves 4 to 6" is counted as its middle.
    private static func lower(_ clause: String, _ number: LineNumber) -> Double { number.value }

    static func hasServings(_ text: String) -> Bool { trailingServings(text) != nil }

    /// Takes "for 4" from the end of a name or a clause, and returns what is left.
    static func takeServings(_ clause: String, _ text: inout RecipeText) -> String {
        guard let (rest, servings) = trailingServings(clause) else { return clause.trimmed }
        text.servings = servings
        return rest
    }

    private static func trailingServings(_ text: String) -> (String, Double)? {
        if HanText.holdsHan(text) {
            return ChineseLineText.trailingServings(text).flatMap { $0.0.isEmpty ? nil : $0 }
        }
        let words = text.split(separator: " ").map(String.init)
        let lower = words.map { $0.lowercased().filter { !"(),.".contains($0) } }
        for place in lower.indices.reversed()
        where ["for", "serves", "serving", "feeds"].contains(lower[place]) {
            guard place > 0, let number = LineNumber(lower[(place + 1)...]), !number.isArticle
            else { continue }
            let rest = lower[(place + 1 + number.count)...]
            guard rest.isEmpty || rest.count == 1 && rest.allSatisfy(eaters.contains) else {
                continue
            }
            let name = words[..<place].joined(separator: " ").trimmed
            return (name.trimmingEnds(of: "(,-"), number.value)
        }
        return nil
    }

    /// "the pot weighs 1,840 g cooked", "cooked weight 1.8 kg", "weighs 2,340 g with the pot, which is 500 g".
    static func cookedGrams(_ clause: String) -> Double? {
        if HanText.holdsHan(clause) { return ChineseLineText.cookedGrams(clause) }
        let words = self.words(clause)
        let isWeighed = words.contains { ["weighs", "weigh", "weighed", "weight"].contains($0) }
        // "1.8 kg cooked" is the pot; "200 g cooked noodles" go into it.
        let isBare = words.contains("cooked") && words.allSatisfy(isBare)
        guard isWeighed || isBare else { return nil }
        var weights: [Double] = []
        var place = words.startIndex
        while place < words.endIndex {
            if let number = LineNumber(words[place...]),
                let (unit, count) = KitchenUnit.reading(words[(place + number.count)...]),
                case .weight(let grams, _) = unit
            {
                weights.append(number.value * grams)
                place += number.count + count
            } else {
                place += 1
            }
        }
        guard let whole = weights.first, whole > 0 else { return nil }
        let others = words.filter { $0.contains(where: \.isLetter) }
        guard others.count <= 24, words.contains(where: subjects.contains) else { return nil }
        // The lighter of two is the pot.
        guard weights.count == 2 else { return whole }
        return abs(weights[0] - weights[1])
    }

    private static func isBare(_ word: String) -> Bool {
        subjects.contains(word) || word.first?.isNumber == true
            || ["the", "when", "once", "after", "about"].contains(word)
            || KitchenUnit.reading([word][...]) != nil
    }

    private static let subjects: Set<String> = [
        "pot", "pan", "it", "dish", "cooked", "weighs", "whole", "everything", "total", "all",
        "batch",
    ]
    private static let eaters: Set<String> = [
        "people", "persons", "person", "servings", "serving", "portions", "portion", "adults",
        "guests", "eaters",
    ]

    private static func words(_ clause: String) -> [String] {
        LineText.plain(clause).lowercased().split { " :=()".contains($0) }.map(String.init)
            .map { $0.hasSuffix(".") || $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
            .filter { !$0.isEmpty }
    }
}

extension String {
    fileprivate func trimmingEnds(of marks: String) -> String {
        var text = Substring(self)
        while let last = text.last, marks.contains(last) || last == " " { text = text.dropLast() }
        return String(text)
    }
}
