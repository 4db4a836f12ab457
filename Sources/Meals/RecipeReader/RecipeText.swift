internal import Recipes

/// A recipe as it was written down: its name, for how many it is, its lines, and what else it says.
package struct RecipeText: Sendable, Hashable {
    package struct Line: Sendable, Hashable {
        package var text: String
        /// The heading that it stands under.
        package var section: String?

        package init(_ text: String, section: String? = nil) {
            self.text = text
            self.section = section
        }
    }

    package var name: String?
    package var servings: Double?
    /// Weight of the cooked dish, less its pot.
    package var cookedGrams: Double?
    package var lines: [Line] = []
    package var notes: String?
    /// Whether it names a dish and none of its ingredients.
    package var isDishAlone = false

    package init() {}

    /// Bytes of UTF-8 that a recipe's text may have.
    package static let limit = 16_384

    /// Why a text is no recipe.
    package enum Fault: Error, Sendable, Hashable {
        case tooLong(limit: Int)
        case tooManyIngredients(limit: Int)
        /// It holds nothing but digits and signs.
        case noWords
        /// A control character that is no white space.
        case control(Unicode.Scalar)
    }

    /// - Parameter isList: whether every line is an ingredient, as in a list that another program gives.
    package init(_ text: String) throws(Fault) {
        try Self.check(text)
        var parser = RecipeTextParser()
        parser.read(text)
        self = parser.text
        guard lines.count <= Recipe.ingredientLimit else {
            throw .tooManyIngredients(limit: Recipe.ingredientLimit)
        }
    }

    /// Whether a line says nothing but for how many the dish is, or what it weighs: "serves 6".
    ///
    /// "Two portions" may as well be what somebody ate.
    package static func isFact(_ line: String) -> Bool {
        let words = line.lowercased().split(separator: " ").map(String.init)
        guard LineNumber(words[...]) == nil else { return false }
        var text = RecipeText()
        return RecipeFacts.take(line, &text)
    }

    package static func check(_ text: String) throws(Fault) {
        guard text.utf8.count <= limit else { throw .tooLong(limit: limit) }
        if let scalar = text.unicodeScalars.first(where: {
            $0.properties.generalCategory == .control && !$0.properties.isWhitespace
        }) {
            throw .control(scalar)
        }
        guard text.contains(where: \.isLetter) else { throw .noWords }
    }
}
