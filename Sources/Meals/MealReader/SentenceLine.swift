internal import FoodCatalog
internal import Nutrition

/// A line on its way from text to words with their roles: what the steps of `SentenceWords` hand on to each other.
struct SentenceLine {
    let text: String
    let index: FoodIndex
    let weights: ReaderWeights
    let rules: RuleTable
    let trace: ReadingTrace?
    /// Told what tells talk from a meal.
    let hearing: ((TalkFeatures) -> Void)?

    var sentence = SentenceWords()
    /// What the words are made of.
    var tokens: [Token] = []
    private var times: TimePass?
    /// The tokens of times in the words.
    private var hits: [TimePass.Hit] = []
    /// What stands between any two words, before turns are read.
    private var gaps: Token.Gap = []
    /// Whether "each" was said.
    private var hasEach = false
    /// What any of the words may set off.
    private(set) var cues: LineCues = []
    private var isAsked = false
    private var roles: [SenseRole] = []
    private var finding = MealSense.Finding.meal
    /// Where foods begin behind which amounts stand.
    private var beginnings: [Int] = []

    init(
        text: String, index: FoodIndex, weights: ReaderWeights, rules: RuleTable,
        trace: ReadingTrace?, hearing: ((TalkFeatures) -> Void)?
    ) {
        (self.text, self.index, self.weights) = (text, index, weights)
        (self.rules, self.trace, self.hearing) = (rules, trace, hearing)
    }
}

/// One step of making words of a line.
struct SentenceStep: Sendable {
    let name: String
    /// A line without a word of these has nothing for it; empty where every line has.
    let cue: LineCues
    let apply: @Sendable (inout SentenceLine) -> Void

    init(
        _ name: String, cue: LineCues = [],
        _ apply: @escaping @Sendable (inout SentenceLine) -> Void
    ) {
        (self.name, self.cue, self.apply) = (name, cue, apply)
    }

    func isOpen(to cues: LineCues) -> Bool { cue.isEmpty || cues.contains(cue) }
}

extension SentenceLine {
    /// All steps in the order in which they are taken.
    static let steps = spoken + spelled + understood + measured + parted

    /// From text to tokens, with times found and turns of speech read.
    private static let spoken = [
        SentenceStep("scan") { $0.scan() },
        SentenceStep("read-turns") { $0.readTurns() },
        SentenceStep("name-joints") { $0.nameJoints() },
        SentenceStep("join-absences") { TextScanner.negate(&$0.tokens) },
        SentenceStep("join-own-names") { $0.joinOwnNames() },
        SentenceStep("call-teatime") { SentenceWords.callTeatime(&$0.tokens) },
        SentenceStep("call-tops") { SentenceWords.callTops(&$0.tokens) },
    ]

    /// What each word is: slips mended, and names of several words found that no word carries.
    private static let spelled = [
        SentenceStep("spell") { $0.spell() },
        SentenceStep("mark-asides", cue: .aside) { $0.sentence.markAsides() },
        SentenceStep("mark-names") { $0.sentence.markNames(index: $0.index, weights: $0.weights) },
        SentenceStep("mark-phrases") {
            $0.sentence.markPhrases(index: $0.index, weights: $0.weights)
        },
        SentenceStep("mark-double-cream") {
            $0.sentence.markDoubleCream(index: $0.index, weights: $0.weights)
        },
        SentenceStep("mark-measures", cue: .measure) {
            $0.sentence.markMeasures(index: $0.index, weights: $0.weights)
        },
        SentenceStep("mark-list") { $0.sentence.markList() },
    ]

    /// When it was, and what of it is a meal.
    private static let understood = [
        SentenceStep("take-times") { $0.takeTimes() },
        SentenceStep("tell-talk") { $0.tellTalk() },
        SentenceStep("settle-talk") { $0.settleTalk() },
    ]

    /// How much of everything there is.
    private static let measured = [
        SentenceStep("take-figures") { $0.takeFigures() },
        SentenceStep("find-quantities") {
            $0.sentence.quantities = QuantityPass.quantities(in: $0.sentence.words)
        },
        SentenceStep("halve-shares", cue: .sharing) { $0.sentence.halveShares() },
        SentenceStep("multiply-each") { if $0.hasEach { $0.sentence.multiplyEach() } },
        SentenceStep("take-quantities") { $0.sentence.takeQuantities() },
        SentenceStep("mark-frying", cue: .frying) { $0.sentence.markFrying() },
        SentenceStep("mark-occasions") { $0.sentence.markOccasions() },
        SentenceStep("mark-colours", cue: .colour) {
            $0.sentence.markColours(index: $0.index, weights: $0.weights)
        },
        SentenceStep("mark-decaf") { $0.sentence.markDecaf(index: $0.index, weights: $0.weights) },
        SentenceStep("place-trailing") { $0.placeTrailing() },
    ]

    /// Where one food may end and another begin.
    private static let parted = [
        SentenceStep("set-barriers") { $0.sentence.setBarriers($0.weights) },
        SentenceStep("part-side-by-side") { $0.sentence.partSideBySide(index: $0.index) },
        SentenceStep("part-trailing") {
            for position in $0.beginnings { $0.sentence.barriers[position] = 100 }
        },
        SentenceStep("part-occasions") { $0.partOccasions() },
    ]
}

extension SentenceLine {
    /// Cuts the text into tokens, mends slips and parts in them, and finds the times.
    private mutating func scan() {
        let scanned = TextScanner.phrases(of: text)
        let phrases = SlipPass.plain(scanned, index: index)
        trace?.hear("spans/slips", scanned, phrases)
        tokens = PartPass.plain(phrases)
        trace?.hear("spans/parts", phrases, tokens)
        times = TimePass(tokens, of: text)
    }

    /// Reads the turns of speech, in which a time is one thing.
    private mutating func readTurns() {
        let figures = times?.mark(&tokens) ?? []
        gaps = tokens.reduce(into: Token.Gap()) { $0.formUnion($1.gap) }
        hasEach = tokens.contains { $0.surface == .each }
        if let turns = TurnPass(tokens, index: index, table: rules, trace: trace) {
            (tokens, sentence.parts) = (turns.tokens, turns.parts)
            (sentence.told, sentence.counted) = (turns.told, turns.counted)
        }
        TimePass.unveil(figures, in: &tokens)
    }

    /// "bowl w/ rice"
    private mutating func nameJoints() {
        let shortWith = WordHash.w
        for index in tokens.indices where tokens[index].surface == shortWith {
            tokens[index].surface = .with
        }
    }

    /// The person's own names of several words are one word each.
    private mutating func joinOwnNames() {
        guard !index.ownNames.isEmpty else { return }
        tokens = index.ownNames.merge(tokens, in: index) { Lexicon.lexeme(of: $0) != nil }
    }

    /// Makes words of the tokens, those that were written apart one, and mends what no food and no English has.
    private mutating func spell() {
        sentence.words.reserveCapacity(tokens.count)
        var bytes: [UInt8] = []
        for token in tokens {
            if SentenceWords.mayJoin(token), let previous = sentence.words.last,
                SentenceWords.isJoined(token, previous, index)
            {
                sentence.join(token, index: index, weights: weights)
                continue
            }
            var word = SentenceWords.word(token, index: index, weights: weights)
            if isStrange(word) {
                if bytes.isEmpty { bytes = Array(text.utf8) }
                sentence.correct(&word, bytes: bytes, index: index, weights: weights)
                if word.isGuess {
                    trace?.tell("words/spelling", [word], ReadingTrace.slip)
                }
            }
            sentence.words.append(word)
        }
        if sentence.words.contains(where: \.isGuess) {
            sentence.withdrawGuesses(bytes, index: index, weights: weights)
        }
        cues = LineCues.of(sentence.words)
    }

    /// Whether a word may be a slip for a food's: nobody knows it.
    private func isStrange(_ word: SentenceWord) -> Bool {
        let token = word.token
        return word.word < 0 && word.absent < 0 && word.kinds.isEmpty && !token.isNumber
            && token.traits.isDisjoint(with: [.foreign, .negated]) && token.length >= 4
            && !Lexicon.isNoFood(token.word) && !Lexicon.isEnglish(token.surface)
            && SenseRole.of(token.surface) == [] && !sentence.isPlace(token)
    }

    /// Finds the times in the words, which are no part of a food.
    private mutating func takeTimes() {
        hits = times?.hits(in: sentence.words) ?? []
        sentence.time = TimePass.time(of: hits.map(\.time))
        if let trace {
            for hit in hits {
                trace.tell("spans/times", sentence.words[hit.tokens], ReadingTrace.time)
            }
        }
        for position in sentence.words.indices where sentence.words[position].token.span > 0 {
            sentence.words[position].isTaken = true
        }
    }

    /// Asks each clause what it says.
    private mutating func tellTalk() {
        let heading = findHeading()
        isAsked = SentenceWords.isAsked(text)
        roles = SenseRole.of(sentence.words)
        finding = MealSense.finding(
            sentence.words, roles: roles, cues: cues, index: index, isAsked: isAsked,
            header: heading, table: rules.talk ?? rules, trace: trace)
    }

    /// Finds the heading of a line, and says where what it heads begins if it may head a list.
    private mutating func findHeading() -> Int? {
        if gaps.contains(.sentence) {
            sentence.header =
                SentenceWords.header(of: text, in: sentence.words) ?? sentence.madeHeading
        }
        let isDashed = sentence.header == nil
        if isDashed, gaps.contains(.comma) {
            sentence.header = sentence.markDashedHeading(in: text)
        }
        // "asda list - butter, crisps", unlike "breakfast buffet - bacon, melon".
        let isList = !isDashed || sentence.isHeadedAsList
        return isList ? sentence.header : nil
    }

    /// Settles by the line as a whole what of it is a meal, and takes the rest out.
    private mutating func settleTalk() {
        let words = sentence.words
        let telling = TalkFeatures.telling(in: words)
        let talk =
            telling == words.indices
            ? TalkFeatures(words, roles: roles, finding: finding, isAsked: isAsked)
            : TalkFeatures(
                Array(words[telling]), roles: Array(roles[telling]), finding: finding,
                isAsked: isAsked)
        hearing?(talk)
        let settled = TalkJudge.settled(
            finding, of: words, by: talk, isAgo: sentence.time?.isAgo == true, index: index)
        if let trace, settled != finding {
            trace.tell(
                "talk/line-as-a-whole", words,
                settled == .meal ? ReadingTrace.meal : ReadingTrace.noMeal)
        }
        switch settled {
        case .meal: break
        case .other: sentence.isOtherTalk = true
        case .partly(let others): sentence.take(others)
        }
        if gaps.contains(.opening), sentence.isCode(text) { sentence.isOtherTalk = true }
    }

    /// Takes out the figures that are stated of foods.
    private mutating func takeFigures() {
        sentence.takeFigures(of: text, index: index)
        guard let trace else { return }
        for figure in sentence.figures {
            trace.tell(
                "figures/stated", sentence.words[figure.words], figure.nutrient.rawValue)
        }
    }

    /// Tells amounts behind their foods from those before them.
    private mutating func placeTrailing() {
        guard let trailing = TrailingPass(sentence.words, sentence.quantities, text: text) else {
            return
        }
        (sentence.words, sentence.quantities) = (trailing.words, trailing.quantities)
        beginnings = trailing.beginnings
    }

    /// Parts a line that speaks of several meals or times.
    private mutating func partOccasions() {
        sentence.occasions = OccasionPass.occasions(in: sentence.words, hits: hits, index: index)
        for occasion in sentence.occasions {
            sentence.barriers[occasion.words.lowerBound] = 100
            trace?.tell("words/occasion", sentence.words[occasion.words], ReadingTrace.ownMeal)
        }
    }
}
