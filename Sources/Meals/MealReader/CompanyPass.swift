internal import FoodCatalog
internal import Nutrition

/// Finds foods that the company they are in makes others: a wrap between weighed fillings is the bread alone,
/// dumplings in a stew are of dough, tomato sauce on a sausage is ketchup, and a pie with gravy has meat in it.
struct CompanyPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf

    func settled(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.count > 1 else { return matches }
        var settled = matches
        for index in settled.indices {
            func isBeside(_ isCompany: (MatchedSpan) -> Bool) -> Bool {
                matches.indices.contains { $0 != index && isCompany(matches[$0]) }
            }
            if isOnly(Self.wraps, matches[index]), isBeside(isWeighedFilling) {
                settled[index].become(Self.wrap, in: catalog)
            } else if isOnly(Self.dumplings, matches[index]),
                isBeside({ isNamed($0, Self.stews) })
            {
                settled[index].become(Self.dumpling, in: catalog)
            } else if isTomatoSauce(matches[index]), isBeside({ isNamed($0, Self.grilled) }) {
                settled[index].become(Self.ketchup, in: catalog)
            } else if isOnly(Self.pies, matches[index]), isBeside({ isNamed($0, Self.hotSides) }) {
                settled[index].become(Self.meatPie, in: catalog)
            }
        }
        return settled
    }

    private func isOnly(_ words: WordSet, _ match: MatchedSpan) -> Bool {
        var isSaid = false
        for word in sentence.words[match.span.start..<match.span.end] where word.isStrong {
            guard words.contains(word.token.surface) else { return false }
            isSaid = true
        }
        return isSaid
    }

    /// "120 g tuna": what goes into a wrap, and was weighed for it.
    private func isWeighedFilling(_ match: MatchedSpan) -> Bool {
        let food = shelf.food(of: match, in: catalog)
        guard food.category == .protein || food.category == .condiment || food.category == .dairy,
            match.span.start > 0
        else { return false }
        let number = sentence.words[match.span.start - 1].quantity
        return number >= 0 && sentence.quantities[Int(number)].measure != nil
    }

    private func isTomatoSauce(_ match: MatchedSpan) -> Bool {
        let span = match.span
        guard span.end == span.start + 2,
            sentence.words[span.start].token.surface == Self.tomato,
            sentence.words[span.start + 1].token.surface == Self.sauce
        else { return false }
        return span.start == 0 || sentence.words[span.start - 1].quantity < 0
    }

    private func isNamed(_ match: MatchedSpan, _ words: WordSet) -> Bool {
        shelf.food(of: match, in: catalog).nameWords.contains { words.contains($0.word) }
    }

    private static let wraps = WordSet("wrap wraps")
    private static let wrap: FoodID = "tortilla-wrap"
    private static let dumplings = WordSet("dumpling dumplings")
    private static let dumpling: FoodID = "stew-dumpling"
    private static let stews = WordSet("stew casserole goulash hotpot")
    private static let pies = WordSet("pie pies")
    private static let meatPie: FoodID = "meat-pie"
    private static let hotSides = WordSet(
        "frenchfries fries chip potato mash pea gravy bean vegetable carrot cabbage broccoli")
    private static let ketchup: FoodID = "ketchup"
    private static let (tomato, sauce) = (WordHash("tomato"), WordHash("sauce"))
    private static let grilled = WordSet(
        "sausage pie pasty hamburger cheeseburger frenchfries bacon egg fish nugget hotdog")
}
