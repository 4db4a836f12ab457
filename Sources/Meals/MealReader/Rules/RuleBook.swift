/// Rules in the form that they are kept in: numbers and words, which `make rules` writes from `reading/`.
package struct RuleBook: Sendable, Equatable {
    /// Where a rule is asked: one of the lists in which the turns of speech are read, or of those that tell talk from a meal.
    package enum Stage: Int32, Sendable, CaseIterable {
        case several, placed, named, drunk, counted, eaten, cooked, first, spoken
        // Of talk: where `MealSense.clauseRules` asks them.
        case line, asked, programme, around, body, had, told, withheld, seen, looked, others, said
        // Where steps ask them.
        case standing, setting, appointment, showing, going, back

        package var isTalk: Bool { rawValue >= Self.line.rawValue }
    }

    /// What a clause is of which a rule of talk speaks.
    package enum Verdict: Int32, Sendable, CaseIterable {
        case meal, uneaten
        /// About somebody or something else, unless the line as a whole looks like a meal; or whatever it looks like.
        case other, never
    }

    /// What one place of a pattern asks for.
    package enum Kind: Int32, Sendable {
        /// A word of the set `a`, as it is written.
        case set
        /// The word `a` in any of its forms.
        case form
        /// A word of the class `a`; of numbers the flags `b` and thousandths from `low` to `high`.
        case single
        /// A number above the captured one, `a`.
        case above
        /// What a recogniser of several words finds, `a`.
        case several
        case any
        /// The same word as the captured one, `a`.
        case same
        /// What separates here, `a`.
        case gap
        /// The first of the `b` sequences from node `a` on that fits.
        case choice
        /// The `b` nodes from `a` on in their order.
        case sequence
        /// The `b` nodes from `a` on, from `low` to `high` times.
        case `repeat`
        /// The `b` nodes from `a` on stand here, or (`low` 1) do not.
        case look
        /// The capture `a` begins, and ends.
        case open, close
        /// The line begins; the stretch that is looked at ends.
        case start, end
        /// A word that says one of the roles `a`.
        case roles
    }

    package enum Gap: Int32, Sendable {
        /// A comma, a bracket, a sentence's or the line's end.
        case apart
        /// The same, or a joint like "and".
        case clause
        /// A comma and nothing else.
        case comma
        /// Anything but a sentence's end.
        case loose
        /// Nothing but a space.
        case space
        /// Nothing but a space or a hyphen.
        case hyphen
        case sentence
    }

    /// What words are, by the recognisers of the passes.
    package enum Single: Int32, Sendable, CaseIterable {
        case number, name, part, share, unit, container, article, size, times
        // Of talk: a food's name and no slip, a word that nobody knows, and one like a person's name; what amounts begin with, and
        // what any word of one may be.
        case food, sure, unknown, stranger, amount, measured, digits, plural, capital, taken, meal
        case modifier, hedge, of, strong, known, foreign, unheard, guess, possessive, participle,
            content
        case percent, negated

        package var isOfTalk: Bool { rawValue >= Self.food.rawValue }
    }

    package enum Several: Int32, Sendable, CaseIterable { case people }

    /// A stretch of the line, told by the capture `a` and a number `n`.
    package enum Stretch: Int32, Sendable {
        case capture
        /// The `n` words behind it, and before it.
        case behind, before
        /// The foods that "it" would be in front of it.
        case foods
        /// The words of its clause in front of it.
        case clause
        case lineBefore, lineBehind, line
        /// Of talk: its clause, what of it stands behind the capture, and what stands around it.
        case whole, clauseBehind, beforeClause, behindClause
    }

    /// What is asked of a match, and then done. `a` and further numbers as said.
    package enum Step: Int32, Sendable {
        /// The capture `a` is the stretch (`b`, `c`, `d`).
        case bind
        /// The capture `a` is the first (`g` 0) or last place in the stretch where the `f` nodes from `e` on stand;
        /// with `h` 1 it may fail, with 2 it is asked only where the capture is still missing.
        case find
        /// The stretch (`b`, `c`, `d`) has the nodes, or (`g` 1) lacks them.
        case has
        /// It has a food's name, or (`g` 1) lacks one.
        case hasName
        /// The nodes stand where the stretch begins (`a` 0) or behind it (`a` 1).
        case at
        /// Two terms compared: `a` the relation, then two of capture and thousandths.
        case compare
        /// The next step is done only where the one behind this holds.
        case `if`
        /// The capture `a` goes: `b` as a gap that is kept or brackets that go with it.
        case drop
        /// The `c` parts from `b` on (words above 0, captures below) are said at the capture `a`: `d` before, behind or for it.
        case say
        /// The capture `a` goes before the capture `b`.
        case move
        /// The capture's first word is the word `b`.
        case call
        /// The capture's number is the sum of terms.
        case set
        /// So much of the capture was eaten.
        case eaten
        /// What stands in front of the capture `a` becomes `b`.
        case gap
    }

    package static let nodeWidth = 5
    package static let stepWidth = 9
    package static let ruleWidth = 10

    /// Their names, a line each.
    package var names: [String]
    /// The words of each set.
    package var sets: [String]
    /// Single words that rules compare with or say.
    package var words: [String]
    /// Each rule: stage, flags (1 from the right, 2 everywhere, 4 from the beginning, 8 times its verdict, 32
    /// times how many words from the beginning it is sought), first node, nodes, anchor, first step, steps, captures, first gate, gates.
    package var rules: [Int32]
    /// The sets of which a line must have a word, by rule; below 0 the roles of which it must have one, -1 the first.
    package var gates: [Int32]
    package var nodes: [Int32]
    package var steps: [Int32]
    /// What is said, by step.
    package var said: [Int32]
    /// What words say, by number: of rules of talk.
    package var roles: [UInt64]

    package init(
        names: [String] = [], sets: [String] = [], words: [String] = [], rules: [Int32] = [],
        gates: [Int32] = [], nodes: [Int32] = [], steps: [Int32] = [], said: [Int32] = [],
        roles: [UInt64] = []
    ) {
        (self.names, self.sets, self.words) = (names, sets, words)
        (self.rules, self.gates, self.nodes) = (rules, gates, nodes)
        (self.steps, self.said, self.roles) = (steps, said, roles)
    }
}
