internal import Nutrition
internal import Recipes

/// One line of a list of ingredients, taken apart: how much, of what, and what is done to it.
package struct IngredientLine: Sendable, Hashable {
    /// The line as it was given.
    package var text: String
    /// How many of `unit`; of a range its middle; `nil` when none is said.
    package var amount: Double?
    package var unit: KitchenUnit?
    /// Grams of all of it, where the line says them.
    package var grams: Double?
    /// The package it comes in: `can`, `jar`.
    package var package: String?
    /// What it is, without amounts and without what is done to it.
    package var name: String
    /// What is done to it: "sifted", "finely chopped".
    package var note: String
    /// Whether the cook is to say how much: "to taste", "for frying".
    package var isToTaste: Bool
    package var isRange: Bool

    /// Whether an amount stands in it.
    package var hasAmount: Bool { amount != nil || grams != nil }

    package init(_ line: String) {
        var parser = LineParser(ChineseLineText.ordered(LineText.plain(line)))
        self = parser.parse(line)
    }

    init(text: String) {
        self.text = text
        name = ""
        note = ""
        isToTaste = false
        isRange = false
    }
}
