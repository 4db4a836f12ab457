internal import JSON

/// The ingredients that a model named, decoded and within bounds, before any is looked up or weighed.
package struct RecipeAnswer: Sendable, Hashable {
    /// Never empty.
    package var ingredients: [ModelAnswer.Item]

    /// Reads a message, or refuses the whole of it; what an ingredient leaves out is unknown.
    package init(decoding message: String) throws(AnswerFault) {
        let root = try AnswerText.object(in: message, with: "ingredients")
        guard let items = root["ingredients"]?.array else { throw .wrongType("ingredients") }
        guard !items.isEmpty else { throw .empty }
        guard items.count <= ModelAnswer.itemLimit else { throw .tooManyItems(items.count) }
        ingredients = []
        for (index, item) in items.enumerated() {
            ingredients.append(try ModelAnswer.Item(item, at: "ingredients[\(index)]"))
        }
    }
}
