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
    var trace: ReadingTrace?

    /// - Parameters:
    ///   - roles: what each word says by itself.
    ///   - cues: those of all words.
    ///   - isAsked: whether the text ends with a question mark.
    ///   - header: the first word behind a colon.
    static func finding(
        _ words: [SentenceWord], roles: [SenseRole], cues: LineCues, index: FoodIndex,
        isAsked: Bool, header: Int?, trace: ReadingTrace? = nil
    ) -> Finding {
        let union = roles.reduce(into: SenseRole()) { $0.formUnion($1) }
        // Most lines hold no word that could make a difference.
        // "I'm in a pickle" is one of plain words all the same.
        let isAway = roles.count > 1 && roles[0].has(.speaker) && roles[1].has(.placing)
        // So is "I zapped the eggs".
        let isSpoken =
            roles.count > 1 && roles[0].has(.speaker) && roles[1] == [] && words[1].word < 0
        // And "Microsoft bought a company".
        let isAddress =
            words.count > 2 && words[1].token.gap.contains(.comma)
            && endearments.contains(words[0].token.surface)
        let isStrange =
            isAddress
            || !union.has(.ate)
                && words.contains { $0.word < 0 && $0.kinds == [] && !$0.token.isNumber }
        if !union.has(.ate), let rule = lineRules.first(where: { $0.speaks(words) }) {
            trace?.tell("talk/\(rule.name)", words, Verdict.uneaten.told)
            return .other([words.indices])
        }
        if !isAsked, !union.has(.ate),
            let setting = setting(behindFoodOf: words, roles: roles, index: index)
        {
            let dish = words.first { !isMeasuring($0) }
            return isOfChain(words[setting], behind: dish, index: index)
                ? .meal : .partly([setting])
        }
        if union.isSubset(of: .plain), !isAway, !isAsked, !isSpoken, !isStrange,
            !cues.contains(.noneOfIt)
        {
            return .meal
        }
        // "eggs or pancakes?"
        if isAsked, !union.has(.ate), !words.contains(where: \.isAmount) { return .other([]) }
        var sense = MealSense(
            words: words, roles: roles, union: union, cues: cues, trace: trace)
        let takenBack = sense.takenBack
        // Before names are looked for: what was turned down may be called by all words of the line.
        if takenBack == words.indices { return .other([words.indices]) }
        // "cracked wheat bread"
        if sense.isCalled(words.indices, in: index)
            || !isAsked && isMeasuredOut(words, index: index)
                // "two peas in a pod"
                && sense.idiom(in: words.indices) == nil
        {
            return .meal
        }
        // "slim jim giant"
        if let last = words.lastIndex(where: { !$0.has(.size) }), words[last].isName,
            last + 1 < words.count, roles[(last + 1)...].allSatisfy({ $0 == [] }),
            !roles[0].has(.cooking), sense.isCalled(0..<last + 1, in: index)
        {
            return .meal
        }
        var others: [Range<Int>] = []
        if union.has([.thing, .titled]) { others += sense.compounds(in: index) }
        if union.has([.thing, .titled]) || isStrange { others += sense.colours() }
        if let takenBack { others.append(takenBack) }
        for other in others {
            trace?.tell("talk/called-after-food", words[other], "no food, or taken back")
        }
        for other in others {
            for position in other { sense.words[position].isTaken = true }
        }
        return sense.finding(besides: others, header: header, in: index)
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
            var verdict = verdict(of: clause)
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
            if let never = neverEaten(in: clause, verdict) { uneaten.append(never) }
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

    /// The clauses of the sentence, in their order.
    private var clauses: [Range<Int>] {
        var clauses: [Range<Int>] = []
        var start = 0
        for position in words.indices.dropFirst() where isBorder(position, after: start) {
            clauses.append(start..<position)
            start = position
        }
        clauses.append(start..<words.count)
        return clauses
    }

    /// Whether a clause begins at a word.
    private func isBorder(_ position: Int, after start: Int) -> Bool {
        let gap = words[position].token.gap
        if gap.contains(.sentence) || roles[position].has(.contrast) { return true }
        if isSo(position), opensFood(position + 1, after: start..<position) { return true }
        // Most words begin nothing.
        let isAfterwards =
            roles[position].has(.adverb) && Self.afterwards.contains(words[position].token.surface)
        let isComma = gap.contains(.comma)
        guard isComma || isAfterwards || roles[position].has([.joining, .speaker]) else {
            return false
        }
        // "skipped lunch, had an apple", "and grabbed a coffee", "so I had toast"
        // "walked home, then a banana"
        if has(start..<min(position, start + 3), .deed), isComma || isAfterwards {
            return true
        }
        // "gym then toast"
        if words[position].token.surface == Self.then, position > start,
            !(start..<position).contains(where: isFoodWord)
        {
            return true
        }
        guard isComma || roles[position].has([.joining, .speaker]) || isSo(position) else {
            return false
        }
        // "my wife and I had": the same subject goes on, unlike "we lit a fire and I had".
        if roles[position].has(.speaker), position > start,
            roles[position - 1].has(.joining) && !isOwnClause(position, after: start)
                || roles[position - 1].has(.nearly) || roles[position - 1].has(.inverting)
        {
            return false
        }
        // "I wish I had"
        if roles[position].has(.speaker), !isComma,
            roles[position - 1].has([.planning, .condition, .asking, .openAsking, .acting])
        {
            return false
        }
        if isComma, roles[position].has([.skipping, .no, .denying]) { return true }
        // "had a burrito, gonna have pizza later", "had soup and will have toast tonight"
        let next = roles[position].has(.joining) ? position + 1 : position
        if isComma || next > position, next < words.count,
            roles[next].has([.willing, .intending]), !words[next].has(.hedge),
            (start..<position).contains(where: isFoodWord)
        {
            return true
        }
        // "a salad, my husband had the burger"
        if isComma || next > position, (start..<position).contains(where: isFoodWord),
            let eater = (next..<min(next + 3, words.count)).first(where: {
                roles[$0].has([.other, .otherPronoun])
            }), eater + 1 < words.count, roles[eater + 1].has([.ate, .got])
        {
            return true
        }
        // "binned the curry, it had gone off"
        if isComma, Self.pronouns.contains(words[position].token.surface),
            position + 1 < words.count,
            roles[position + 1].has([.ate, .got, .copula, .state, .denying, .auxiliary])
        {
            return true
        }
        // "nothing fancy, ham roll"
        if isComma, roles[start].has(.nothing), position - start == 2,
            !words[start + 1].isName
        {
            return true
        }
        // "asked Sam to call, two eggs"
        if isComma, isShowing(start..<position) { return true }
        // "didn't like it, threw it away"
        if isComma, roles[position].has(.bareActing), position + 1 < words.count,
            roles[position + 1].has([.determiner, .owner])
        {
            return true
        }
        if isComma, isJust(position), position + 1 < words.count { return true }
        // "the meeting ran over so lunch was just a banana"
        let meal = position + (isComma ? 0 : 1)
        if isComma || isSo(position), meal + 1 < words.count, words[meal].has(.meal),
            roles[meal + 1].has(.copula)
        {
            return true
        }
        if isComma,
            isSetting(start..<position) && !isStanding(position..<words.count)
                || isAppointment(start..<position),
            words[position].isName || words[position].isAmount
        {
            return true
        }
        // "skipped breakfast, eggs"
        if isComma, has(start..<position, [.skipping, .no]), words[position - 1].has(.meal) {
            return true
        }
        // "my diet starts tomorrow, tonight it was a cheeseburger"
        if isComma, position + 2 < words.count, roles[position].has([.later, .pointer]),
            Self.pronouns.contains(words[position + 1].token.surface),
            roles[position + 2].has(.copula)
        {
            return true
        }
        // "throat's killing me, honey and lemon"
        if isComma, isBodyState(start..<position) || isProgramme(start..<position) { return true }
        if isComma, isPreamble(start..<position, to: position) { return true }
        guard let verb = verb(from: position, to: words.count) else { return false }
        return roles[verb].has([.ate, .got, .skipping, .denying])
    }

    /// The verb of a subject that stands at `start` or is left out there, with nothing else before it.
    private func verb(from start: Int, to end: Int) -> Int? {
        var position = start
        while position < end, position - start < 5 {
            let role = roles[position]
            if role.has([.ate, .got, .skipping, .denying]), !role.has(.speaker) { return position }
            guard
                role.has([.joining, .speaker, .adverb]) || isSo(position)
                    || role.has(.auxiliary)
            else { return nil }
            position += 1
        }
        return nil
    }

    func isSo(_ position: Int) -> Bool { words[position].token.surface == Self.so }

    /// "trying to eat more protein, so cottage cheese", "the kids wanted pasta so pasta it was", "I'm at my sister's so it was
    /// lasagne": what came of how things stood, where nothing was eaten before.
    private func opensFood(_ start: Int, after clause: Range<Int>) -> Bool {
        guard clause.count > 1, !has(clause, [.ate, .got]) else { return false }
        var position = start
        if position + 1 < words.count, Self.pronouns.contains(words[position].token.surface),
            roles[position + 1].has(.copula)
        {
            position += 2
        }
        while position < words.count, isJust(position) { position += 1 }
        // "he was sick so soup for him", "the bus was late so coffee got cold"
        guard position < words.count,
            !(position..<words.count - 1).contains(where: {
                roles[$0].has(.for)
                    && roles[$0 + 1].has([.other, .otherPronoun, .named, .owner])
            }), position + 1 >= words.count || !roles[position + 1].has([.got, .copula, .state])
        else { return false }
        return position < words.count
            && (isFoodWord(position) || words[position].has(.article)
                || words[position].has(.number)
                // "so cottage cheese"
                || words[position].isStrong && words[position].word >= 0 && roles[position].isEmpty
                    && isFollowed(position))
    }

    private func isJust(_ position: Int) -> Bool {
        Self.restricting.contains(words[position].token.surface)
    }

    static var so: WordHash { "so" }
    private static var then: WordHash { "then" }
}
