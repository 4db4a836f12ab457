internal import FoodCatalog
internal import Nutrition
internal import Recipes

/// How much of a recipe words say: "half a portion of my stir fry", "a quarter of the lasagne", "320 g of the chili".
enum HelpingWords {
    /// `nil` when the words in front of the dish say nothing of it.
    static func helping(in text: String) -> Helping? {
        var words = text.lowercased().split { $0 == " " || $0 == "," }.map { word in
            String(word.filter { $0 != "'" && $0 != "’" })
        }[...]
        while let first = words.first, lead.contains(first) { words = words.dropFirst() }
        if let first = words.first, ["all", "everything"].contains(first) { return .share(1) }
        if words.starts(with: ["the", "whole"]) || words.starts(with: ["the", "entire"])
            || words.starts(with: ["a", "whole"]) || words.first == "whole"
        {
            return .share(1)
        }
        guard let (value, count, isPart) = number(words) else {
            if let first = words.first, servings.contains(first) { return .servings(1) }
            return nil
        }
        var rest = words.dropFirst(count)
        if let first = rest.first, first == "%" || first == "percent" {
            return .share(value / 100)
        }
        if let first = rest.first, let grams = weights[first] {
            return .grams(Thousandths(value * grams))
        }
        while let first = rest.first, fillers.contains(first) { rest = rest.dropFirst() }
        // "half a portion", "a third of a serving", "two generous helpings".
        while let first = rest.first, sizes.contains(first) { rest = rest.dropFirst() }
        if let first = rest.first, servings.contains(first) { return .servings(value) }
        return isPart ? .share(value) : nil
    }

    /// What stands in front of a dish's Chinese name: 半份蛋炒飯, 兩碗蛋炒飯.
    static func helping(of name: String, in text: String) -> Helping? {
        guard HanText.holdsHan(name), let place = text.firstRange(of: name) else { return nil }
        var front = text[..<place.lowerBound].filter { $0 != " " }
        if front.hasSuffix("的") { front.removeLast() }
        guard let dish = dishes.first(where: front.hasSuffix),
            let (_, value) = ChineseLineNumber.last(in: Array(front.dropLast(dish.count))[...])
        else { return nil }
        return .servings(value)
    }

    private static let dishes = ["人份", "份", "碗", "盤", "杯"]

    /// The number that words begin with, and whether it is a part of something.
    private static func number(_ words: ArraySlice<String>) -> (Double, Int, Bool)? {
        guard let first = words.first else { return nil }
        let rest = words.dropFirst()
        if let part = parts[first] { return (part, 1, true) }
        if ["a", "an", "one"].contains(first), let second = rest.first {
            if let part = parts[second] { return (part, 2, true) }
            if rest.starts(with: ["and", "a", "half"]) { return (1.5, 4, false) }
            return (1, 1, false)
        }
        if first.hasSuffix("%"), let value = Double(first.dropLast()) {
            return (value / 100, 1, true)
        }
        if let value = numeral(first) {
            if let second = rest.first {
                if second.contains("/"), let part = numeral(second), value == value.rounded() {
                    return (value + part, 2, false)
                }
                if let part = parts[singular(second)], value < 1 / part + 1e-9, second != "half" {
                    // "two thirds", "3 quarters".
                    return (value * part, 2, true)
                }
                if rest.starts(with: ["and", "a", "half"]) { return (value + 0.5, 4, false) }
            }
            return (value, 1, first.contains("/"))
        }
        return nil
    }

    private static func numeral(_ word: String) -> Double? {
        if let number = LineNumber([word][...]), number.count == 1, !number.isRange {
            return number.value
        }
        let ends = word.split(separator: "/")
        if ends.count == 2, let upper = Double(ends[0]), let lower = Double(ends[1]), lower > 0 {
            return upper / lower
        }
        // "320g"
        let digits = word.prefix { $0.isNumber || $0 == "." }
        return digits.isEmpty ? nil : digits.count == word.count ? Double(digits) : nil
    }

    private static func singular(_ word: String) -> String {
        word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    private static let parts: [String: Double] = [
        "half": 0.5, "third": 1.0 / 3, "quarter": 0.25, "fifth": 0.2, "sixth": 1.0 / 6,
        "eighth": 0.125, "tenth": 0.1, "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3,
    ]
    private static let servings: Set<String> = [
        "serving", "servings", "portion", "portions", "helping", "helpings", "plate", "plates",
        "bowl", "bowls", "piece", "pieces", "slice", "slices", "share", "shares", "plateful",
        "bowlful",
    ]
    private static let weights: [String: Double] = [
        "g": 1, "gram": 1, "grams": 1, "kg": 1000, "kilo": 1000, "kilos": 1000, "oz": 28.349523125,
        "ounce": 28.349523125, "ounces": 28.349523125, "lb": 453.59237, "pound": 453.59237,
        "pounds": 453.59237,
    ]
    private static let lead: Set<String> = [
        "i", "had", "ate", "have", "just", "eaten", "we", "for", "breakfast", "lunch", "dinner",
        "about",
        "around", "only", "roughly", "ive", "and", "also", "then", "some", "log",
    ]
    private static let fillers: Set<String> = ["of", "a", "an", "the", "my", "our"]
    private static let sizes: Set<String> = [
        "generous", "large", "big", "small", "good", "normal", "full",
    ]
}
