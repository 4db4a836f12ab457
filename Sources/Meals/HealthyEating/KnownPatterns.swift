/// The food groups in 100 g of a food, and what they were taken from.
package struct KnownPatterns: Sendable, Hashable {
    package enum Basis: String, Sendable, Hashable, CaseIterable {
        /// The Food Patterns Equivalents Database has them.
        case published
        /// Of the ingredients that are published of it.
        case ingredients
        /// Of the parts of the catalog's own recipe.
        case parts
        /// A rule of the curation says them.
        case rule
    }

    package var amounts: PatternAmounts
    package var basis: Basis

    package init(_ amounts: PatternAmounts, basis: Basis) {
        self.amounts = amounts
        self.basis = basis
    }
}
