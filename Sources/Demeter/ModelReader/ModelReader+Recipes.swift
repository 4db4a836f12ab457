internal import HTTP
package import MealModel

extension ModelReader {
    /// The ingredients of a dish that is only named; `nil` where no model is, or none answers in its time and
    /// its attempts.
    package func ingredients(
        of dish: String, servings: Double
    ) async -> [ModelAnswer.Item]? {
        guard let settings, RecipePrompt.lengths.contains(dish.unicodeScalars.count) else {
            return nil
        }
        let prompt = RecipePrompt(dish: dish, servings: servings)
        let key = AnswerKey(prompt, model: settings.model)
        if let message = await store.message(for: key, at: time.now()),
            let answer = try? RecipeAnswer(decoding: message)
        {
            statistics.countCacheHit()
            return answer.ingredients
        }
        await loadQuota()
        let deadline = time.now() + settings.timeout / .seconds(1)
        let request = ModelRequest(
            model: settings.model, question: .recipe(prompt), maxTokens: settings.maxTokens,
            temperature: settings.temperature)
        do throws(Ended) {
            let answered = try await ask(
                request, settings, until: deadline, decode: Self.recipeAnswer(in:))
            await store.keep(answered.message, for: key, at: time.now())
            return answered.answer.ingredients
        } catch {
            return nil
        }
    }

    @Sendable private static func recipeAnswer(
        in message: String
    ) throws(AnswerFault) -> RecipeAnswer {
        try RecipeAnswer(decoding: message)
    }
}
