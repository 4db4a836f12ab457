internal import FoodCatalog

// A dish's name first and where, when or what for it was eaten behind it.
extension MealSense {
    /// Where the place or occasion stands behind a food with which the line begins: "dosa at saravana bhavan", "2 tacos
    /// on my day off", "snickers for the drive home".
    static func setting(behindFoodOf words: [SentenceWord], roles: [SenseRole], index: FoodIndex)
        -> Range<Int>?
    {
        guard
            let start = words.indices.first(where: {
                settingOpeners.contains(words[$0].token.surface)
            }), start > 0, words[start].token.gap.isEmpty
        else { return nil }
        let dish = words[..<start].drop(while: isMeasuring)
        guard let end = dish.lastIndex(where: { !isMeasuring($0) }),
            isDish(dish, index: index) || isDish(dish[...end], index: index),
            // "butter 6.50 at coles"
            !dish[end...].contains(where: \.token.isNumber)
        else { return nil }
        let setting = start..<words.count
        let opener = words[start].token.surface
        guard (2...8).contains(setting.count), !has(roles[setting], unlikeSetting),
            !setting.contains(where: { isParted(words, $0) || isCounted(words[$0]) })
        else { return nil }
        switch opener {
        case `for`:
            // "3 wraps for the kids' trip"
            return isWay(words[setting]) && !has(roles[setting], .other) ? setting : nil
        case on: return isFreeTime(words[setting]) ? setting : nil
        default: return keepsAnimals(words[setting], behind: dish) ? nil : setting
        }
    }

    static func isMeasuring(_ word: SentenceWord) -> Bool {
        word.token.isNumber
            || !word.isName
                && !word.kinds.isDisjoint(with: [
                    .article, .number, .unit, .container, .size, .of,
                ])
    }

    private static func isDish(_ words: ArraySlice<SentenceWord>, index: FoodIndex) -> Bool {
        if words.count == 1, let word = words.first {
            return word.isName && !word.isGuess && !word.isTaken && !word.has(.meal)
        }
        if isCalled(words, in: index) { return true }
        // "tres leches"
        return words.count > 1
            && zip(words, words.dropFirst()).allSatisfy {
                !$0.isGuess && !$1.isGuess && index.holds($0.word, before: $1.word)
            }
    }

    /// Whether foods are called after a place: "fettuccine at olive garden" are theirs.
    static func isOfChain(
        _ setting: ArraySlice<SentenceWord>, behind dish: SentenceWord?, index: FoodIndex
    ) -> Bool {
        setting.contains {
            // "blueberry muffin at costco"
            TurnPass.isChain($0.token.surface)
                || $0.isStrong && index.holds($0.word, before: dish?.word ?? -1)
        }
            || zip(setting, setting.dropFirst()).contains {
                $0.word >= 0 && $1.word >= 0 && index.holds($0.word, before: $1.word)
            }
    }

    private static func has(_ roles: ArraySlice<SenseRole>, _ role: SenseRole) -> Bool {
        roles.contains { $0.has(role) }
    }

    /// Whether a pause stands in front of a word, unless only behind "Ms.".
    private static func isParted(_ words: [SentenceWord], _ position: Int) -> Bool {
        !words[position].token.gap.isDisjoint(with: .hard)
            && !titles.contains(words[position - 1].token.surface)
    }

    private static func isCounted(_ word: SentenceWord) -> Bool {
        word.token.isNumber || word.has(.unit) && !titles.contains(word.token.surface)
    }

    /// "for the drive home"
    private static func isWay(_ words: ArraySlice<SentenceWord>) -> Bool {
        words.dropFirst().first.map { SenseRole.of($0.token.surface).has(.determiner) } == true
            && words.dropFirst(2).prefix(2).contains { ways.contains($0.token.surface) }
    }

    /// "on my day off", "on our anniversary"
    private static func isFreeTime(_ words: ArraySlice<SentenceWord>) -> Bool {
        words.dropFirst().first.map { SenseRole.of($0.token.surface).has(.owner) } == true
            && words.last.map { freeTimes.contains($0.token.surface) } == true
    }

    /// "lobster at the aquarium": alive.
    private static func keepsAnimals(
        _ words: ArraySlice<SentenceWord>, behind dish: ArraySlice<SentenceWord>
    ) -> Bool {
        dish.count == 1 && words.contains { enclosures.contains($0.token.surface) }
    }

    private static var `for`: WordHash { "for" }
    private static var on: WordHash { "on" }
    /// What no name of a place holds, and no word for when it was.
    private static let unlikeSetting: SenseRole = [
        .ate, .got, .speaker, .otherPronoun, .later, .denying, .willing, .maybe, .asking,
        .openAsking, .copula, .market, .money, .condition, .contrast, .not, .no, .with,
        .joining, .room, .state,
    ]

    /// "ran out of groceries, so ramen with an egg": food that came of how things stood.
    static func isOutcome(_ words: [SentenceWord]) -> Bool {
        !words.contains { SenseRole.of($0.token.surface).has(.for) }
            && words.indices.dropFirst(2).dropLast().contains { position in
                words[position].token.surface == so
                    && words[position + 1].isName && !words[position + 1].isTaken
            }
    }
}
