package import Nutrition

extension Recipe {
    /// Why a recipe cannot be kept.
    package enum Fault: Error, Sendable, Hashable {
        case noName
        case nameTooLong(limit: Int)
        case tooManyIngredients(limit: Int)
        case servingsOutOfRange
        case cookedOutOfRange
        /// A figure, weight or amount of an ingredient below zero or beyond what the journal keeps.
        case impossible(ingredient: Int, figure: String)
        case unnamedIngredient(Int)
        /// An ingredient that contains the recipe itself; the names on the way round.
        case cycle([String])
        /// An ingredient that is a recipe which is not there.
        case noSuchRecipe(RecipeID)
        case notesTooLong(limit: Int)
    }

    /// The one look at a recipe that whatever made it must pass.
    package func check(greatest: Thousandths) throws(Fault) {
        guard name.contains(where: { !$0.isWhitespace }) else { throw .noName }
        guard name.unicodeScalars.count <= Self.nameLimit else {
            throw .nameTooLong(limit: Self.nameLimit)
        }
        guard (notes?.unicodeScalars.count ?? 0) <= Self.notesLimit else {
            throw .notesTooLong(limit: Self.notesLimit)
        }
        guard ingredients.count <= Self.ingredientLimit else {
            throw .tooManyIngredients(limit: Self.ingredientLimit)
        }
        guard servings > 0, servings <= Self.greatestServings else { throw .servingsOutOfRange }
        if let cookedGrams, cookedGrams <= .zero || cookedGrams > greatest {
            throw .cookedOutOfRange
        }
        for (index, part) in ingredients.enumerated() {
            guard part.name.contains(where: { !$0.isWhitespace }) else {
                throw .unnamedIngredient(index)
            }
            if let figure = part.impossibleFigure(above: greatest) {
                throw .impossible(ingredient: index, figure: figure)
            }
        }
    }
}
