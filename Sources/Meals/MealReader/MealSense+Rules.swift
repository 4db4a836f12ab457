/// A rule that says what a clause is.
struct ClauseRule: Sendable {
    /// What it is called where somebody asks which rules spoke (`demeter parse --why`).
    let name: String
    let verdict: MealSense.Verdict
    /// Whether it says so of the words at these places.
    let speaks: @Sendable (MealSense, Range<Int>) -> Bool

    init(
        _ name: String, _ verdict: MealSense.Verdict,
        _ speaks: @escaping @Sendable (MealSense, Range<Int>) -> Bool
    ) {
        (self.name, self.verdict, self.speaks) = (name, verdict, speaks)
    }
}

/// A rule that says of a whole line that nobody eats in it.
struct LineRule: Sendable {
    let name: String
    let speaks: @Sendable ([SentenceWord]) -> Bool

    init(_ name: String, _ speaks: @escaping @Sendable ([SentenceWord]) -> Bool) {
        (self.name, self.speaks) = (name, speaks)
    }
}

extension MealSense {
    /// The rules of whole lines, asked before any clause where nobody says that they ate.
    static let lineRules = [
        LineRule("for-shop") { isForShop($0) },
        LineRule("provisions") { areProvisions($0) },
        LineRule("fetched-for-other") { isFetchedForOther($0) },
        LineRule("put-away") { arePutAway($0) },
        LineRule("step") { isStep($0) },
        LineRule("notice") { isNotice($0) },
    ]

    /// The rules in the order in which they are asked: the first that speaks decides.
    static let clauseRules = [
        ClauseRule("question", .stranger) { $0.isQuestion($1) },
        ClauseRule("order", .stranger) { $0.isOrder($1) },
        ClauseRule("thanks", .stranger) { $0.isThanks($1) },
        ClauseRule("turn-of-speech", .uneaten) { $0.isTurn($1) },
        ClauseRule("goes-on", .meal) { $0.isGoingOn($1) },
        ClauseRule("seated", .meal) { $0.isSeated($1) },
        ClauseRule("pinched", .meal) { $0.isPinched($1) },
        ClauseRule("instruction", .stranger) { $0.isInstruction($1) },
        ClauseRule("truth", .stranger) { $0.isTruth($1) },
        ClauseRule("dose", .stranger) { $0.isDose($1) },
        ClauseRule("ailment", .stranger) { $0.isAilment($1) },
        ClauseRule("result", .stranger) { $0.isResult($1) },
        ClauseRule("fondness", .stranger) { $0.isFondness($1) },
        ClauseRule("handling", .stranger) { $0.isHandling($1) },
        ClauseRule("spoilt", .stranger) { $0.isSpoilt($1) },
        ClauseRule("uneaten", .uneaten) { $0.isUneaten($1) },
        ClauseRule("never", .uneaten) { $0.isNever($1) },
        ClauseRule("fetching", .uneaten) { $0.isFetching($1) },
        ClauseRule("pill", .uneaten) { $0.isPill($1) },
        ClauseRule("naming", .uneaten) { $0.isNaming($1) },
        ClauseRule("made-for-other", .uneaten) { $0.isMadeForOther($1) },
        ClauseRule("only-seen", .stranger) { $0.isOnlySeen($1) },
        ClauseRule("for-speaker", .meal) { $0.isForSpeaker($1) },
        ClauseRule("setting", .stranger) { $0.isSetting($1) && $1.upperBound < $0.words.count },
        ClauseRule("other-eater", .stranger) { $0.isOtherEater($1) },
        ClauseRule("others-meal", .stranger) { $0.isOthersMeal($1) },
        ClauseRule("happening", .stranger) { $0.isHappening($1) },
        ClauseRule("somebody-else", .stranger) { $0.isSomebodyElse($1) },
        ClauseRule("condition", .stranger) { $0.isCondition($1) },
        ClauseRule("other-doing", .stranger) { $0.isOtherDoing($1) },
        ClauseRule("habit", .stranger) { $0.isHabit($1) },
        ClauseRule("deed", .stranger) { $0.isDeed($1) },
        ClauseRule("quality", .stranger) { $0.isQuality($1) },
        ClauseRule("remark", .stranger) { $0.isRemark($1) },
        ClauseRule("statement", .stranger) { $0.isStatement($1) },
        ClauseRule("idiom", .stranger) { $0.isIdiom($1) },
        ClauseRule("other-matter", .stranger) { $0.isOtherMatter($1) },
        ClauseRule("told", .stranger) { $0.isTold($1) },
        ClauseRule("address", .stranger) { $0.isAddress($1) },
        ClauseRule("foreign", .stranger) { $0.isForeign($1) },
        ClauseRule("note", .stranger) { $0.isNote($1) },
    ]
}

extension MealSense.Verdict {
    /// In words, for those who ask why.
    var told: String {
        switch self {
        case .meal: "eaten"
        case .uneaten: "not eaten, or not yet"
        case .stranger: "about somebody or something else"
        }
    }
}
