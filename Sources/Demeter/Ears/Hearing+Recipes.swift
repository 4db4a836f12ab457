internal import Voice

// What may be said of a recipe.
extension Hearing {
    /// What was said so far, as a sentence about a recipe where it may be one and that is likelier.
    mutating func decoded() -> Heard {
        let heard = decodedAsUsual()
        guard let kind = recipeKind(of: heard) else { return heard }
        return transcriber.hearRecipe(utterance, as: kind, over: heard)
    }

    /// As what of a recipe an utterance is heard again; `nil` for not at all.
    ///
    /// Only what was said to Demeter is: after the wake phrase, or while the ears are open.
    private func recipeKind(of heard: Heard) -> RecipeKind? {
        let words = heard.text.split(separator: " ").map(String.init)
        guard wake.match(words) != .alone else { return nil }
        let isCalled = transcriber.wasCall
        if conversation.isTelling, isCalled || machine.isOpen { return .telling }
        // Ears that always listen hear much that was said to nobody of theirs.
        guard isCalled || machine.isOpen && conversation.isAddressedOrAttentive else { return nil }
        return transcriber.mayBeOfRecipe(heard) ? .order : nil
    }
}
