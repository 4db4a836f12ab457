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
