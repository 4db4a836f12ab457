internal import MealReader
internal import Nutrition

// What was not eaten, and what came with something: "without the butter", "with milk".
extension RemarkReader {
    /// "without the butter", "hold the mayo", "leave out the sugar"
    func leavingOut(_ words: SpokenWords) -> Remark? {
        var words = words
        guard
            words.dropAny(of: [
                "without", "minus", "hold", "skip", "leave out", "leave off", "with no", "leave",
            ]) != nil
        else { return nil }
        words.dropTrailing(["out", "off", "away"])
        words.dropLeading(Self.articles)
        guard !words.isEmpty, words.first != "on", words.count <= 6 else { return nil }
        return .correction(.last, .without(words.rest), .sure)
    }

    /// "It had no butter", "it came without dressing"
    func lacked(_ words: SpokenWords) -> Remark? {
        var rest = words
        guard
            rest.dropAny(of: [
                "had no", "has no", "came with no", "came without", "was without", "didnt have any",
                "didnt have", "did not have", "doesnt have",
            ]) != nil
        else { return nil }
        rest.dropLeading(Self.articles)
        rest.dropTrailing(["on", "in", "it"])
        return rest.isEmpty || rest.count > 6
            ? nil : .correction(.last, .without(rest.rest), .sure)
    }

    /// "I didn't have the latte": what was logged and not eaten.
    func denied(_ words: SpokenWords) -> Remark? {
        var words = words
        guard
            words.dropAny(of: [
                "i didnt have", "i didnt eat", "i didnt drink", "i did not have", "i did not eat",
                "i never had", "i never ate", "i never drank", "i havent had", "i havent eaten",
                "i skipped", "i didnt touch", "i did not drink", "i didnt finish having",
            ]) != nil, !words.isEmpty
        else { return nil }
        let isDefinite = Self.isPointed(words)
        words.dropTrailing(["today", "after", "all", "though", "either"])
        words.dropLeading(["any", "a", "an", "some"])
        let subject = subject(words)
        guard case .named(var target) = subject else {
            return isDefinite ? .correction(subject, .remove, .ifFits) : nil
        }
        // "I didn't have my lunch" tells of a meal that was none.
        guard MealWords.meal(SpokenWords(target.words).joined) == nil else { return nil }
        target.isRecent = !isDefinite
        return .correction(.named(target), .remove, .ifFits)
    }

    /// "There was no butter on it", "it came without dressing"
    func lacking(_ words: SpokenWords) -> Remark? {
        var words = words
        guard
            words.dropAny(of: [
                "there was no", "there were no", "there wasnt any", "there werent any",
                "there is no", "there was not any",
            ]) != nil
        else { return nil }
        for end in ["on it", "in it", "with it", "on that", "in that", "at all"] {
            let parts = end.split(separator: " ").count
            if words.count > parts, words.joined.hasSuffix(" " + end) {
                words = words.split(at: words.count - parts).before
            }
        }
        return words.isEmpty || words.count > 6
            ? nil : .correction(.last, .without(words.rest), .ifFits)
    }

    /// "With milk", "with oat milk instead"
    func along(_ words: SpokenWords) -> Remark? {
        var rest = words
        if rest.first == "with" { rest = rest.split(at: 0).after }
        let count = rest.count
        rest.dropTrailing(["instead", "though", "actually", "too", "please"])
        for end in ["in it", "on it", "on top", "with it", "in there"]
        where rest.count > 2 && rest.joined.hasSuffix(" " + end) {
            rest = rest.split(at: rest.count - 2).before
        }
        let isInstead = words.words.last?.text == "instead"
        rest.dropLeading(["some", "the"])
        guard !rest.isEmpty, count <= 6, FigureWords.figures(rest) == nil,
            rest.first != "no", MealWords.meal(rest.joined) == nil,
            !rest.words.contains(where: { Self.isOther($0.text) })
        else { return nil }
        return .correction(.last, .with(rest.rest, isInstead: isInstead), .ifFits)
    }

    /// "Made with oat milk"
    func made(_ words: SpokenWords) -> Remark? {
        var rest = words
        guard rest.dropAny(of: ["made with", "made from"]) != nil, let remark = along(rest) else {
            return nil
        }
        return remark
    }

    /// "Get rid of the muffin", "throw out the toast", "strike that"; "takeout pizza" is a meal.
    func takingAway(_ words: SpokenWords) -> Remark? {
        var rest = words
        guard let verb = rest.dropAny(of: Self.takings), Self.isPointed(rest) else { return nil }
        let count = rest.count
        // "Take that back out", unlike "take that back"
        if ["out", "off"].contains(rest.words.last?.text) {
            rest.dropTrailing(["off", "out"])
            rest.dropTrailing(["back"])
        }
        rest.dropTrailing(["off", "out", "away", "again", "altogether", "completely"])
        let isHalf = ["take", "throw"].contains(verb)
        guard !isHalf || rest.count < count, rest.words.last?.text != "back" else { return nil }
        // No meal begins so, and where nothing is called that, nothing is logged.
        return .correction(subject(rest), .remove, isHalf || verb == "toss" ? .ifFits : .sure)
    }

    private static let takings = [
        "get rid of", "throw out", "throw away", "throw", "scrap", "toss", "ditch", "take off",
        "take out", "take away", "take", "strike", "bin", "chuck out", "chuck", "axe", "nuke",
        "kick out", "wipe out", "lose",
    ]

    /// "The cookie never happened", "the mango from the 19th should go": what is to be there no more.
    func dismissed(_ words: SpokenWords) -> Remark? {
        guard Self.isPointed(words) else { return nil }
        let text = words.joined
        for end in Self.dismissals where text.hasSuffix(" " + end) {
            let named = words.prefix(words.count - end.split(separator: " ").count)
            guard !named.isEmpty else { return nil }
            return .correction(subject(named), .remove, .ifFits)
        }
        return nil
    }

    private static let dismissals = [
        "never happened", "didnt happen", "did not happen", "should go", "can go", "has to go",
        "needs to go", "must go", "should be gone", "should not be there", "shouldnt be there",
        "is a duplicate", "was a duplicate", "is a mistake", "was a mistake", "was never eaten",
    ]

    /// Words of a sentence of its own, and of whom or when one eats.
    private static func isOther(_ word: String) -> Bool {
        MealWords.meal(word) != nil
            || [
                "i", "my", "we", "had", "ate", "friends", "mum", "mom", "dad", "family", "her",
                "him",
            ].contains(word)
    }
}
