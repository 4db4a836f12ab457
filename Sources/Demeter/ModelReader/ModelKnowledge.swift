package import MealModel
package import MealReader

/// What is prepared once for a catalog: its fingerprint, its index, and the way back from answers.
package struct ModelKnowledge: Sendable {
    package let version: String
    package let relevant: RelevantFoods
    package let answers: AnswerReader

    package init(_ reader: MealReader) {
        version = CatalogVersion.fingerprint(of: reader.catalog)
        relevant = RelevantFoods(catalog: reader.catalog)
        answers = AnswerReader(reader: reader)
    }
}
