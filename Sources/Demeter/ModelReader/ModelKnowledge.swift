package import MealModel
package import MealReader

/// What is prepared once for a catalog: its fingerprint, its index, and the way back from answers.
package struct ModelKnowledge: Sendable {
    package let version: String
    package let relevant: RelevantFoods
    package let answers: AnswerReader
    /// How many foods a prompt may offer.
    package let offers: Int

    /// - Parameter offering: how many foods a prompt may offer; 0 to measure what the model knows alone.
    package init(_ reader: MealReader, offering: Int = RelevantFoods.limit) {
        offers = offering
        version = CatalogVersion.fingerprint(of: reader.catalog)
        relevant = RelevantFoods(catalog: reader.catalog)
        answers = AnswerReader(reader: reader)
    }
}
