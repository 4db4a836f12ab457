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

    /// Every word in it, those of the rules that it refers to left out.
    package var words: [String] {
        switch self {
        case .word(let word): [word]
        case .rule: []
        case .sequence(let parts): parts.flatMap(\.words)
        case .choice(let alternatives): alternatives.flatMap(\.expansion.words)
        case .repeated(let part): part.words
        }
    }

    /// Nothing is said, JSGF's `<NULL>`.
    package static let nothing = Expansion.sequence([])
}
