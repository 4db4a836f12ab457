internal import MealReader
internal import Recipes
internal import Speech
internal import Voice

/// What of a recipe an utterance may be.
package enum RecipeKind: Sendable, Hashable {
    /// Begun, kept, cooked or eaten from.
    case order
    /// Told, ingredient by ingredient.
    case telling
}

// Sentences about recipes are no part of what is heard at first, which hears what it would without them.
extension Transcriber {
    /// Whether what was heard may be an order about a recipe: nothing that is sure and clear, or it has that word.
    func mayBeOfRecipe(_ heard: Heard) -> Bool {
        heard.verdict != .sure || heard.confidence < kinds.clear || Self.saysRecipe(heard.text)
    }

    /// The newest utterance as a sentence about a recipe, where that is likelier; else as it was heard.
    ///
    /// - Parameter samples: the whole utterance.
    mutating func hearRecipe(_ samples: [Int16], as kind: RecipeKind, over heard: Heard) -> Heard {
        guard hasRecipes, let last,
            let again = try? recogniser.hear(
                samples, as: kind == .order ? .recipe : .telling),
            !again.words.isEmpty,
            again.score - last > (kind == .order ? kinds.recipe : kinds.told)
        else { return heard }
        switch kind {
        case .order: return order(again, over: heard) ?? heard
        case .telling:
            let told = told(again)
            // What is asked about at least counts more than what is not.
            return told.verdict == .nothing && heard.verdict != .nothing ? heard : told
        }
    }

    /// An order about a recipe: a helping of one's own, or what reads neither as a meal nor as a command, of
    /// which the journal knows whether it is one; `nil` of all else.
    private func order(_ again: Hypothesis, over heard: Heard) -> Heard? {
        var order = judgedRecipe(again)
        let text = wake.rest(of: again.text)
        switch reader.read(text) {
        case .command: return nil
        case .meal(let reading):
            guard order.verdict != .nothing,
                reading.items.contains(where: { $0.food.flatMap(RecipeID.init) != nil })
            else { return nil }
            if reading.unread.isEmpty { return order }
            order.verdict = .doubtful
            return heard.verdict == .nothing ? order : nil
        case .nothing:
            guard order.verdict == .sure, heard.verdict == .nothing || Self.saysRecipe(text) else {
                return nil
            }
            order.verdict = .remark
            return order
        }
    }

    /// Something that goes into a recipe. What reads as no meal counts where the journal can do something with it.
    private func told(_ again: Hypothesis) -> Heard {
        var told = judgedRecipe(again)
        guard told.verdict == .sure else { return told }
        switch reader.read(wake.rest(of: again.text)) {
        case .meal(let reading) where !reading.unread.isEmpty: told.verdict = .doubtful
        case .nothing: told.verdict = .remark
        default: break
        }
        return told
    }

    private func judgedRecipe(_ hypothesis: Hypothesis) -> Heard {
        let confidence = Self.confidence(hypothesis)
        return Heard(
            text: hypothesis.text, confidence: confidence,
            verdict: judge.verdict(
                isMeant: true, confidence: confidence, noise: recogniser.noise,
                unseen: Self.unseen(in: hypothesis), words: hypothesis.words.count,
                framesPerPhone: hypothesis.framesPerPhone))
    }

    private static func saysRecipe(_ text: String) -> Bool {
        text.split(separator: " ").contains { $0 == "recipe" || $0 == "recipes" }
    }
}
