/// The right side of a grammar rule.
package indirect enum Expansion: Sendable, Hashable {
    case word(String)
    /// Refers to a rule as `name` or, in another grammar, `grammar.name`.
    case rule(String)
    case sequence([Expansion])
    case choice([Alternative])
    /// One or more times.
    case repeated(Expansion)

    package struct Alternative: Sendable, Hashable {
        /// How often it is said compared with its neighbours; 1 where none is written.
        package var weight: Double
        package var expansion: Expansion

        package init(weight: Double = 1, _ expansion: Expansion) {
            self.weight = weight
            self.expansion = expansion
        }
    }

    /// Nothing is said, JSGF's `<NULL>`.
    package static let nothing = Expansion.sequence([])
}
