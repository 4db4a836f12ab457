internal import MealReview

/// The words that an amount alone is made of.
///
/// What is not among them says something else, so that "it was a lovely day" is no amount.
enum AmountWords {
    /// - Parameter orOdd: whether "-3" and "1e99" count as well.
    static func areAmount(_ words: SpokenWords, orOdd: Bool = false) -> Bool {
        !words.isEmpty
            && words.words.allSatisfy {
                isAmount($0.text) || orOdd && OddAmounts.oddWord(in: $0.text) != nil
            }
    }

    /// An amount without what it points at: "two" of "two of those"; `nil` of anything else.
    static func amount(_ words: SpokenWords) -> String? {
        var words = words
        if words.count > 1, words.words.last.map({ pointing.contains($0.text) }) ?? false {
            words.dropTrailing(pointing)
            words.dropTrailing(["of"])
        }
        return areAmount(words) ? words.rest : nil
    }

    /// "100g", "large": a single word that says more than a number, which may choose.
    static func isMeasured(_ word: String) -> Bool {
        let hasDigit = word.first?.isNumber ?? false
        return isAmount(word) && (hasDigit ? word.last?.isLetter ?? false : sizes.contains(word))
    }

    /// "3", "three", "150g"
    static func isCount(_ word: String) -> Bool {
        NumberWords.value(of: word) != nil || word.first?.isNumber ?? false
    }

    private static let sizes: Set<String> = ["small", "medium", "large", "regular"]
    private static let pointing: Set<String> = ["those", "them", "these", "it", "that", "this"]

    private static func isAmount(_ word: String) -> Bool {
        if known.contains(word) || NumberWords.value(of: word) != nil { return true }
        // "200g", "1/2", "1.5", "½"
        let digits = word.prefix { $0.isNumber || "./,-".contains($0) }
        guard digits.contains(where: \.isNumber) else { return false }
        let unit = word.dropFirst(digits.count)
        return unit.isEmpty || known.contains(String(unit))
    }

    private static let known: Set<String> = Set(
        """
        a an and the of or about around half quarter third thirds quarters dozen couple few double \
        small medium large big little tiny huge extra regular tall short thin thick grande venti full \
        heaped level size sized mini jumbo single whole \
        g gram grams gr kg kilo kilos kilogram kilograms mg oz ounce ounces lb lbs pound pounds \
        ml milliliter milliliters millilitre millilitres cl dl l liter liters litre litres fl fluid \
        tsp teaspoon teaspoons tbsp tablespoon tablespoons spoon spoons spoonful cup cups pint pints \
        quart quarts glass glasses mug mugs bowl bowls plate plates can cans bottle bottles box boxes \
        bag bags pack packs packet packets package jar pot pots carton tub bar bars slice slices piece \
        pieces portion portions serving servings helping handful handfuls scoop scoops stick sticks pat \
        pats clove cloves bunch wedge wedges fillet fillets strip strips ball balls pouch container shot \
        shots inch inches hundred
        """.split(separator: " ").map(String.init))
}
