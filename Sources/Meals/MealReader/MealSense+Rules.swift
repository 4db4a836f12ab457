/// A step that says what a clause is, or the place where a list of rules of `reading/talk` is asked.
struct ClauseRule: Sendable {
    /// What it is called where somebody asks which rules spoke (`demeter parse --why`).
    let name: String
    let verdict: MealSense.Verdict
    /// Whether it says so of the words at these places.
    let speaks: @Sendable (MealSense, Range<Int>) -> Bool
    /// The rules that are asked here instead.
    let stage: RuleBook.Stage?

    init(
        _ name: String, _ verdict: MealSense.Verdict,
        _ speaks: @escaping @Sendable (MealSense, Range<Int>) -> Bool
    ) {
        (self.name, self.verdict, self.speaks) = (name, verdict, speaks)
        stage = nil
    }

    init(_ stage: RuleBook.Stage) {
        (name, verdict, speaks) = ("\(stage)", .stranger, { _, _ in false })
        self.stage = stage
    }
}

extension MealSense {
    /// The rule that says of the whole line that nobody eats in it, asked before any clause where nobody says that they ate.
    var ruleOfLine: String? {
        if Self.isForShop(words) { return "for-shop" }
        if Self.areProvisions(words) { return "provisions" }
        return rule(of: .line, in: words.indices)?.name
    }

    /// The steps and rules in the order in which they are asked: the first that speaks decides.
    static let clauseRules = [
        ClauseRule(.asked),
        ClauseRule(.programme),
        ClauseRule(.around),
        ClauseRule("state-of-body", .uneaten) { !$0.hasEating($1) && $0.speaks(.body, of: $1) },
        ClauseRule("goes-on", .meal) { $0.isGoingOn($1) },
        ClauseRule(.had),
        ClauseRule(.told),
        ClauseRule(.withheld),
        ClauseRule(.seen),
        ClauseRule(.looked),
        ClauseRule("for-speaker", .meal) { $0.isForSpeaker($1) },
        ClauseRule("setting", .stranger) {
            $1.upperBound < $0.words.count && $0.speaks(.setting, of: $1)
        },
        ClauseRule("other-eater", .stranger) { $0.isOtherEater($1) },
        ClauseRule(.others),
        ClauseRule("given-away", .stranger) { $0.isGivenAway($1) },
        ClauseRule(.said),
        ClauseRule("statement", .stranger) { $0.isStatement($1) },
        ClauseRule("idiom", .stranger) { $0.isIdiom($1) },
        ClauseRule("foreign", .stranger) { $0.isForeign($1) },
    ]
}

extension MealSense.Verdict {
    /// In words, for those who ask why.
    var told: String {
        switch self {
        case .meal: ReadingTrace.eaten
        case .uneaten: ReadingTrace.uneaten
        case .stranger: ReadingTrace.others
        }
    }
}
