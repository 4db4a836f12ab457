internal import FoodCatalog

/// Tells talk about food from a meal that was eaten: "skipped breakfast", "the dog ate my sandwich".
///
/// A sentence is taken apart into clauses, and each is asked what it says: something is eaten by the
/// speaker unless the clause denies, plans or wonders, speaks of somebody else, of what food is like, or
/// of what else is done with it. A plain list of foods says none of these.
struct MealSense {
    /// What a sentence says.
    enum Finding: Equatable {
        case meal
        /// Nothing that was eaten, and least of all what stands in these words.
        case other([Range<Int>])
        /// Of what was eaten and of something else, which stands in these words.
        case partly([Range<Int>])

        /// As the clauses say, unless the line as a whole says otherwise.
        func settled(by probability: Double) -> Finding {
            switch self {
            case .meal, .partly:
                probability < TalkJudge.talk ? .other([]) : self
            case .other(let uneaten):
                probability < TalkJudge.meal ? self : uneaten.isEmpty ? .meal : .partly(uneaten)
            }
        }
    }

    private(set) var words: [SentenceWord]
    let roles: [SenseRole]
    /// Of all words together: what none of them has need not be looked for.
    let union: SenseRole
    /// The same of other words.
    let cues: LineCues
    /// The rules of `reading/talk`, and which of their words stand in the line.
    let table: RuleTable
    let marks: RuleTable.Marks
    var trace: ReadingTrace?

    /// - Parameters:
    ///   - roles: what each word says by itself.
    ///   - cues: those of all words.
    ///   - isAsked: whether the text ends with a question mark.
    ///   - header: the first word behind a colon.
    static func finding(
        _ words: [SentenceWord], roles: [SenseRole], cues: LineCues, index: FoodIndex,
        isAsked: Bool, header: Int?, table: RuleTable, trace: ReadingTrace? = nil
    ) -> Finding {
        let union = roles.reduce(into: SenseRole()) { $0.formUnion($1) }
        // Most lines that say that somebody ate are plain, and need no rule.
        let early = union.has(.ate) ? nil : table.marks(of: words)
        if let early {
            let sense = MealSense(
                words: words, roles: roles, union: union, cues: cues, table: table, marks: early)
            if let name = sense.ruleOfLine {
                trace?.tell("talk/\(name)", words, Verdict.uneaten.told)
                return .other([words.indices])
            }
        }
        if !isAsked, !union.has(.ate),
            let setting = setting(behindFoodOf: words, roles: roles, index: index)
        {
            let dish = words.first { !isMeasuring($0) }
            return isOfChain(words[setting], behind: dish, index: index)
                ? .meal : .partly([setting])
        }
        let isStrange = isStrange(words, union)
        if !isAsked, !isStrange, isPlain(roles, union, cues, words) { return .meal }
        // "eggs or pancakes?"
        if isAsked, !union.has(.ate), !words.contains(where: \.isAmount) { return .other([]) }
        var sense = MealSense(
            words: words, roles: roles, union: union, cues: cues, table: table,
            marks: early ?? table.marks(of: words), trace: trace)
        let takenBack = sense.takenBack
        // Before names are looked for: what was turned down may be called by all words of the line.
        if takenBack == words.indices { return .other([words.indices]) }
        if sense.isNamedWhole(in: index, isAsked: isAsked) { return .meal }
        var others: [Range<Int>] = []
        if union.has([.thing, .titled]) { others += sense.compounds(in: index) }
        if union.has([.thing, .titled]) || isStrange { others += sense.colours() }
        if let takenBack { others.append(takenBack) }
        for other in others {
            trace?.tell("talk/called-after-food", words[other], ReadingTrace.noFood)
        }
        for other in others {
            for position in other { sense.words[position].isTaken = true }
        }
        return sense.finding(besides: others, header: header, in: index)
    }

    /// Whether no word of a line could make a difference, as in most.
    private static func isPlain(
        _ roles: [SenseRole], _ union: SenseRole, _ cues: LineCues, _ words: [SentenceWord]
    ) -> Bool {
        guard union.isSubset(of: .plain), !cues.contains(.noneOfIt) else { return false }
        guard roles.count > 1, roles[0].has(.speaker) else { return true }
        // "I'm in a pickle" and "I zapped the eggs" are of plain words all the same.
        return !roles[1].has(.placing) && !(roles[1] == [] && words[1].word < 0)
    }

    /// "Microsoft bought a company", "darling, the eggs": whether a word of a line that tells of no eating is known to nobody, or
    /// somebody is spoken to.
    private static func isStrange(_ words: [SentenceWord], _ union: SenseRole) -> Bool {
        words.count > 2 && words[1].token.gap.contains(.comma)
            && endearments.contains(words[0].token.surface)
            || !union.has(.ate)
                && words.contains { $0.word < 0 && $0.kinds == [] && !$0.token.isNumber }
    }

    /// Whether the line is nothing but a food's name or foods with their amounts.
    private func isNamedWhole(in index: FoodIndex, isAsked: Bool) -> Bool {
        // "cracked wheat bread"
        if isCalled(words.indices, in: index)
            || !isAsked && Self.isMeasuredOut(words, index: index)
                // "two peas in a pod"
                && idiom(in: words.indices) == nil
        {
            return true
        }
        // "slim jim giant"
        guard let last = words.lastIndex(where: { !$0.has(.size) }), words[last].isName,
            last + 1 < words.count, roles[(last + 1)...].allSatisfy({ $0 == [] })
        else { return false }
        return !roles[0].has(.cooking) && isCalled(0..<last + 1, in: index)
    }

    private func finding(
        besides compounds: [Range<Int>], header: Int?, in index: FoodIndex
    ) -> Finding {
        var (others, uneaten) = (compounds, compounds)
        var isMeal = false
        // The clause that told of somebody else last.
        var another: Range<Int>?
        var isList = false
        for (number, clause) in clauses.enumerated() {
            var (verdict, isCertain) = verdict(of: clause)
            // "skipped lunch, laughing cow"
            if verdict != .meal, isCalled(clause, in: index) { verdict = .meal }
            // "grocery list: milk, eggs"
            if isList, !hasEating(clause) { verdict = .uneaten }
            if number == 0, isListHeader(clause), verdict != .meal || isShopping(clause) {
                isList = true
                if verdict == .meal { others.append(clause) }
            }
            // "tomorrow: chicken and rice", "kids' tea: fish fingers"
            if clause.upperBound == header, isHeader(clause, verdict) { isList = true }
            // "he came home and ate": who it was goes on.
            if let another, verdict == .meal, goesOn(clause, after: another) {
                verdict = .stranger
            }
            if isRambling(clause, verdict) { verdict = .stranger }
            if verdict != .stranger || has(clause, .speaker) { another = nil }
            if verdict == .stranger, tellsOfAnother(clause) { another = clause }
            if let never = neverEaten(in: clause, verdict, isCertain: isCertain) {
                uneaten.append(never)
            }
            if verdict != .meal {
                others.append(clause)
            } else if clause.contains(where: isFood) {
                isMeal = true
            }
        }
        if others.isEmpty { return .meal }
        return isMeal ? .partly(others) : .other(uneaten)
    }

    /// "soft serve", "laughing cow": whether a food is called by all of two or more words, whatever they
    /// mean elsewhere.
    private func isCalled(_ clause: Range<Int>, in index: FoodIndex) -> Bool {
        Self.isCalled(words[clause], in: index)
    }

    static func isCalled(_ words: ArraySlice<SentenceWord>, in index: FoodIndex) -> Bool {
        guard words.count > 1, words.count < 12, let first = words.first,
            !FoodIndex.isGlue(first.token.word)
        else { return false }
        var said: [Int32] = []
        for word in words where !FoodIndex.isGlue(word.token.word) {
            if word.isGuess || word.isTaken { return false }
            // A name holds a word once.
            if !said.contains(word.word) { said.append(word.word) }
        }
        return said.count > 1 && index.isCalled(said)
    }

    /// "apple store", "coffee machine": things that are called after food, unless a food is called so
    /// ("fish fingers").
    private func compounds(in index: FoodIndex) -> [Range<Int>] {
        words.indices.dropFirst().compactMap { position in
            // "Mr Bean", but "Mr Kipling apple pie".
            if Self.titles.contains(words[position - 1].token.surface), words[position].isName,
                !isFollowed(position), !words[position].token.gap.contains(.comma),
                !index.holds(words[position - 1].word, before: words[position].word)
            {
                return position - 1..<position + 1
            }
            if isVitamin(position) { return position - 1..<position + 1 }
            guard
                roles[position].has(.thing)
                    || Self.garments.contains(words[position].token.surface),
                !words[position].isName || words[position].isGuess,
                !isFollowed(position) || !words[position + 1].isName
            else { return nil }
            // "pizza movie night", but "wine night"
            let isNight = roles[position].has(.pointer)
            if position + 1 < words.count, roles[position + 1].has(.thing),
                roles[position + 1].has(.pointer)
            {
                return nil
            }
            var start = position
            while start > 0, words[start].token.gap.isSubset(of: .hyphen),
                !roles[start - 1].has(.placing), !isNight || words[start - 1].isName,
                words[start - 1].isContent && words[start - 1].word >= 0
                    || isUnknown(start - 1)
                    // "hot dog eating contest"
                    || Self.tasting.contains(words[start - 1].token.surface) && start > 1
                    // "wine rack assembly"
                    || words[start - 1].has(.container) && start > 1 && words[start - 2].isName
            {
                start -= 1
            }
            guard start < position, words[start..<position].contains(where: \.isStrong),
                !index.holds(
                    words[position - 1].word, before: words[position].word,
                    isLast: !isFollowed(position))
            else { return nil }
            return start..<position + 1
        }
    }

    /// Whether a word may be food that somebody ate.
    private func isFood(_ position: Int) -> Bool {
        let word = words[position]
        return !word.isTaken && (word.isStrong && word.word >= 0 || isUnknown(position))
    }

    func isUnknown(_ position: Int) -> Bool {
        let word = words[position]
        return word.word < 0 && word.kinds.isEmpty && roles[position].isSubset(of: .named)
            && word.token.length > 2
            && !word.token.isNumber && !Lexicon.isNoFood(word.token.word)
    }

    /// Whether another word for a food follows at once.
    func isFollowed(_ position: Int) -> Bool {
        let next = position + 1
        return next < words.count && words[next].isContent
            && words[next].token.gap.isSubset(of: .hyphen)
    }
}
