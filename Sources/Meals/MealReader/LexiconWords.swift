internal import Nutrition

/// The word lists behind the lexicon; singular or plural does not matter.
enum LexiconWords {
    static let numbers = figureRows(of: numberLines)

    static let units: [(String, MeasureUnit)] = [
        (milligramNames, .milligram),
        (gramNames, .gram),
        (kilogramNames, .kilogram), (ounceNames, .ounce),
        (poundNames, .pound), (milliliterNames, .milliliter),
        (centiliterNames, .centiliter), (deciliterNames, .deciliter),
        (literNames, .liter), (teaspoonNames, .teaspoon),
        (tablespoonNames, .tablespoon),
        ("floz", .fluidOunce), (cupNames, .cup), ("pint", .pint), ("quart", .quart),
        ("gallon", .gallon),
    ]

    /// Things that are counted and are no food.
    static let notFood = otherThings + " " + plainWords

    /// Words that say what a food is like, and never which food it is.
    static let modifiers = likenesses + "\n" + forms
}
