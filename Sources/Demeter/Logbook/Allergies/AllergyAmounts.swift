internal import Allergens
internal import Nutrition

/// Reads that a little of something is fine: "small amounts of milk are fine", "I can have up to 12 g of lactose a day".
enum AllergyAmounts {
    /// `nil` when the words speak of something else, or of what no table knows.
    static func wish(in words: [String]) -> AllergyWords.Wish? {
        var rest = words[...]
        let isOwn = dropFirst(&rest, owning)
        let isFine = dropLast(&rest, fine)
        let isDaily = dropLast(&rest, daily)
        var amount: Thousandths?
        if let said = takeAmount(&rest) {
            guard isOwn || isFine || isDaily else { return nil }
            amount = said
        } else {
            guard isOwn || isFine, dropFirst(&rest, small) else { return nil }
        }
        let triggers = AllergyWords.triggers(Array(rest))
        guard !triggers.isEmpty, triggers.allSatisfy({ $0.facts != nil }) else { return nil }
        return .set(triggers, .smallAmounts, amount)
    }

    /// "Up to 12 g of"
    private static func takeAmount(_ rest: inout ArraySlice<String>) -> Thousandths? {
        var left = rest
        guard dropFirst(&left, limits), let first = left.first else { return nil }
        left.removeFirst()
        let figure: String
        if first.hasSuffix("g"), first.first?.isNumber == true {
            figure = String(first.dropLast())
        } else {
            guard let unit = left.first, grams.contains(unit) else { return nil }
            left.removeFirst()
            figure = first
        }
        guard let value = NumberWords.value(of: figure), value > 0, value <= 10_000 else {
            return nil
        }
        if left.first == "of" { left.removeFirst() }
        rest = left
        return Thousandths(value)
    }

    private static func dropFirst(_ rest: inout ArraySlice<String>, _ phrases: [[String]]) -> Bool {
        guard let found = phrases.first(where: { rest.starts(with: $0) }) else { return false }
        rest.removeFirst(found.count)
        return true
    }

    private static func dropLast(_ rest: inout ArraySlice<String>, _ phrases: [[String]]) -> Bool {
        guard let found = phrases.first(where: { rest.suffix($0.count).elementsEqual($0) }) else {
            return false
        }
        rest.removeLast(found.count)
        return true
    }

    private static func phrases(_ text: String) -> [[String]] {
        text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    }

    private static let owning = phrases(
        "i can have,i can eat,i may have,i may eat,i tolerate,i can tolerate,i can take")
    private static let small = phrases(
        "small amounts of,a small amount of,a little bit of,a little,a bit of,only small amounts of,only a little"
    )
    private static let limits = phrases("up to,at most,no more than,only up to")
    private static let fine = phrases(
        "is fine,are fine,is okay,are okay,is ok,are ok,is all right,are all right,is alright,is no problem"
    )
    private static let daily = phrases("a day,per day,each day,every day,daily")
    private static let grams: Set<String> = ["g", "gram", "grams"]
}
