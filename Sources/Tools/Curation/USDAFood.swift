package import Nutrition

/// A food as a release publishes it.
package struct USDAFood: Sendable, Hashable {
    package var description: String
    package var per100g: Nutrients
    /// Portion rows in their published order, with the brand's subcode where one has its own.
    package var portions: [USDAPortion]
}

package struct USDAPortion: Sendable, Hashable {
    package var label: String
    package var grams: Double
    /// Rows of one brand among the foods of a code; empty for the code's own rows.
    package var subcode: String
}
