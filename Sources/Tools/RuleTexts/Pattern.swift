internal import MealReader

/// A pattern as it is written.
indirect enum Pattern: Equatable {
    case set([String])
    /// A word in any of its forms.
    case form(String)
    case single(RuleBook.Single, Bounds)
    /// A word that says one of these, of talk.
    case roles([String])
    case above(String)
    case several(RuleBook.Several)
    case any
    case same(String)
    case gap(RuleBook.Gap)
    case sequence([Pattern])
    case choice([Pattern])
    case times(Pattern, Int32, Int32)
    case look(Pattern, isAbsent: Bool)
    case capture(String, Pattern)
    case anchor(Pattern)
    case start, end

    /// Within which a number lies, in thousandths.
    struct Bounds: Equatable {
        var low = Int32.min
        var high = Int32.max
        var isWhole = false
        var isAboveLow = false
        var isBelowHigh = false

        var flags: Int32 { (isWhole ? 1 : 0) | (isAboveLow ? 2 : 0) | (isBelowHigh ? 4 : 0) }
    }
}

/// One stretch of a line as a rule names it.
struct Stretch: Equatable {
    var kind: RuleBook.Stretch
    var capture: String?
    var count: Int32 = 0
}

/// A number: a captured one or itself, in thousandths.
enum Term: Equatable {
    case capture(String)
    case number(Int32)
}

indirect enum Asking: Equatable {
    case bind(String, Stretch)
    /// The first or last place of one of these, the first that is found.
    case find(String, isLast: Bool, Stretch, [Pattern])
    case has(Stretch, Pattern, isAbsent: Bool)
    case hasName(Stretch, isAbsent: Bool)
    case at(Stretch, Pattern, isBehind: Bool)
    case compare(Term, Int32, Term)
}

enum Deed: Equatable {
    /// A capture goes, 0 plainly, 1 keeping its gap, 2 with its brackets.
    case drop(String, Int32)
    case say([Said], at: String, Int32)
    case move(String, before: String)
    case call(String, String)
    case set(String, Term, Term)
    case eaten(String, Term, Term)
    case gap(String, Int32)
}

enum Said: Equatable {
    case word(String)
    case capture(String)
}

/// A rule as it is written.
struct WrittenRule {
    var name: String
    var line: Int
    var stage: RuleBook.Stage
    var isFromRight = false
    var isEvery = false
    /// What it says of a clause; a rule of talk.
    var verdict: RuleBook.Verdict?
    /// In how many words from the clause's beginning it is sought; 0 in all.
    var within: Int32 = 0
    var pattern: Pattern = .sequence([])
    var askings: [Asking] = []
    var deeds: [(Deed, only: Asking?)] = []
    var examples: [RuleExample] = []
}

/// What a rule does to a line, as its text says.
package struct RuleExample: Sendable, Equatable {
    package enum Outcome: Sendable, Equatable {
        /// The line's words, when no other rule spoke, are these.
        case becomes(String)
        /// The line says what this one says.
        case readsAs(String)
        /// The rule has nothing to say of the line.
        case stays
        /// The line is no meal, or is one, and the rule says so; another way round the rule says nothing.
        case isTalk, isMeal
        /// The rule of talk speaks of a clause, whatever the line is.
        case speaks
    }

    /// Its name as a trace tells it.
    package let rule: String
    package let text: String
    package let outcome: Outcome
    package let file: String
    package let line: Int
    /// Whether the rule has to speak.
    package let isSpoken: Bool
}
