internal import MealReader
internal import Nutrition

// What words are about: "the coffee on Monday was a latte".
extension RemarkReader {
    static let articles: Set<String> = ["the", "my", "a", "an", "any", "some", "those"]
    static let pronouns: Set<String> = ["it", "that", "this", "them", "those", "these"]

    static let beingVerbs = [
        "was", "were", "is", "are", "should be", "should have been", "shouldve been", "had", "has",
        "must be", "needs to be", "came with", "came",
    ]

    /// "the coffee was for breakfast"
    func named(_ words: SpokenWords) -> Remark? {
        guard
            let verb = words.indices(of: ["was", "were", "is", "are", "had", "should"]).first(
                where: {
                    // "The latte I had yesterday was a tea"
                    $0 == 0 || words[$0].text != "had" || !Self.eaters.contains(words[$0 - 1].text)
                }), verb > 0, verb <= 8
        else { return nil }
        var before = words.split(at: verb).before
        // "The lentils of Monday: they were 220 g"
        if before.count > 1 { before.dropTrailing(["they", "it"]) }
        let isOwned = ["the", "my"].contains(words.first) || words.first?.hasPrefix("#") == true
        guard verb > 1 || !["the", "my"].contains(words.first),
            isOwned || !before.words.contains(where: { Self.sentences.contains($0.text) })
        else { return nil }
        var after = words.split(at: verb, width: 0).after
        guard after.dropAny(of: Self.beingVerbs) != nil else { return nil }
        after.dropLeading(["only", "just", "really", "actually"])
        if after.first == "no", after.count <= 4, case .named(let target) = subject(before) {
            return .correction(.named(target), .without(after.split(at: 0).after.rest), .ifFits)
        }
        // "the eggs were scrambled"
        let kind = after.count <= 2 && !after.isEmpty ? Remark.Change.kind(after.rest) : nil
        guard let change = rawness(after) ?? payload.change(after.rest) ?? kind else { return nil }
        if case .entry(let id) = subject(before) { return .correction(.entry(id), change, .sure) }
        // "The time was 08:15"
        if isOwned, Self.facets.contains(before.words.last?.text ?? ""), before.count == 2 {
            return .correction(.last, change, .ifFits)
        }
        guard case .named(let target) = subject(before) else { return nil }
        if EntryFinder.isWhole(target) {
            // "Lunch was actually yesterday"
            guard case .occasion(_, .some) = change, EntryFinder.meal(of: target) != nil else {
                return nil
            }
            return .correction(.named(target), change, .ifFits)
        }
        var certainty = target.day == nil ? Remark.Certainty.ifFits : .sure
        // "The meeting is at noon" may be about anything, "was for breakfast" about food only.
        if case .occasion(.some, nil) = change { certainty = .sure }
        return .correction(.named(target), change, certainty)
    }

    /// What an entry has, of which only the last one's is meant.
    static let facets: Set<String> = [
        "time", "day", "date", "meal", "amount", "weight", "portion", "clock", "quantity",
    ]

    /// What words name: an entry, or the last one.
    func subject(_ words: SpokenWords) -> Remark.Subject {
        if let id = EntryNumbers.number(words) { return .entry(id) }
        if let ids = EntryNumbers.numbers(words) { return .entries(ids) }
        var words = words
        if words.count == 1, let word = words.first, Self.pronouns.contains(word) { return .last }
        if Self.lastThings.contains(words.joined) { return .last }
        var target = Remark.Target(words: "")
        let times = TimeWords(words)
        if !times.times.isEmpty {
            target.take(times)
            words = times.rest
        }
        words.dropLeading(Self.articles)
        words.dropTrailing(["i", "had", "ate"])
        if let place = words.lastIndex(of: ["from", "for", "at", "of", "in"]) {
            var (before, after) = words.split(at: place)
            after.dropLeading(["my", "the"])
            if let meal = MealWords.meal(after.joined) {
                target.meal = meal
                before.dropTrailing(["i", "had", "ate"])
                words = before
            }
        }
        words.dropTrailing(["i", "had", "ate"])
        words.dropLeading(Self.articles)
        target.words = words.rest
        return words.isEmpty && target.day == nil && target.meal == nil ? .last : .named(target)
    }

    /// Whether words point at something that was told: "the bagel", "that", "yesterday's bagel", "#3".
    static func isPointed(_ words: SpokenWords) -> Bool {
        guard let first = words.first else { return false }
        return definite.contains(first) || pronouns.contains(first) || first.hasPrefix("#")
            || isOfDay(words)
    }

    /// "Yesterday's bagel", "Monday's", unlike "yesterday".
    static func isOfDay(_ words: SpokenWords) -> Bool {
        words.first?.hasSuffix("s") == true && TimeWords(words).day != nil
    }

    static let eaters: Set<String> = ["i", "we"]
    static let indefinite: Set<String> = ["a", "an", "some", "another", "half"]

    /// Words of sentences that are about no single thing.
    static let sentences: Set<String> = [
        "i", "we", "you", "he", "she", "there", "here", "what", "how", "who", "when", "where",
        "why", "and", "because", "if", "but", "everything", "nothing", "ive", "had", "ate",
    ]

    static let lastThings: Set<String> = [
        "the last one", "the last thing", "the last entry", "last one", "the last meal", "last",
        "the last", "the meal", "the entry", "that one", "this one", "both", "both of them",
        "them both", "both of those", "all of those", "one of them", "one of those", "one of these",
        "one of the two",
    ]
}
