internal import MealReader
internal import Nutrition

// Corrections, by what they begin with.
extension RemarkReader {
    /// - Parameter depth: how many markers ("no,", "I meant") were taken off already.
    func correction(_ words: SpokenWords, depth: Int) -> Remark? {
        guard depth < 4, let first = words.first else { return nil }
        switch first {
        case "no", "nope", "nah": return denial(words, depth)
        case "not": return contrast(words)
        case "actually", "rather", "correction": return marked(words, depth)
        case "i": return firstPerson(words, depth)
        case "change", "set", "edit", "update", "fix", "alter": return changing(words)
        case "swap", "replace", "exchange", "switch": return swapping(words)
        case "make": return making(words)
        case "move": return moving(words)
        case "put": return addition(words, joint: ["to", "with", "in", "into"]) ?? moving(words)
        case "correct": return named(words.split(at: 0).after) ?? changing(words)
        case "add": return addition(words, joint: ["to"])
        case "it", "its", "that", "thats", "this", "those", "these", "they": return pronoun(words)
        case "the", "my": return named(words) ?? instead(words) ?? rather(words)
        case "copy", "duplicate", "repeat": return copying(words)
        case "delete", "remove", "erase", "scratch", "drop", "cancel":
            return numbered(words, .remove)
        case "clear", "empty", "wipe": return clearing(words)
        case "shared", "split", "we":
            return shared(words) ?? instead(words) ?? rather(words) ?? supposed(words)
        case "without", "minus", "hold", "skip", "leave": return leavingOut(words)
        case "with": return leavingOut(words) ?? along(words)
        case "there": return lacking(words) ?? counted(words)
        case "for", "at": return timing(words) ?? instead(words) ?? rather(words)
        case "made": return made(words)
        case "get", "take", "throw", "scrap", "toss", "ditch": return takingAway(words)
        case "left": return unfinished(words)
        case "half", "double", "twice", "halve", "triple", "only", "just", "quarter", "about",
            "around", "roughly", "maybe", "times", "x", "x2", "2x":
            return scaling(words) ?? instead(words) ?? rather(words)
        case "more", "less", "fewer": return compared(words) ?? instead(words) ?? rather(words)
        case "ate", "had", "drank", "finished": return eaten(words)
        case "a", "some", "one", "two", "three":
            return scaling(words) ?? compared(words) ?? instead(words) ?? rather(words)
                ?? (words.words.last?.text == "one" ? kindOf(words, .ifFits) : nil)
        case "too", "smaller", "bigger", "larger": return excess(words)
        default:
            return instead(words) ?? rather(words) ?? supposed(words) ?? named(words)
        }
    }

    /// "Delete #3 and #4"
    private func numbered(_ words: SpokenWords, _ change: Remark.Change) -> Remark? {
        switch subject(words.split(at: 0).after) {
        case .entry(let id): .correction(.entry(id), change, .sure)
        case .entries(let ids): .correction(.entries(ids), change, .sure)
        default: nil
        }
    }

    /// "Clear lunch", "clear my day"; "clear soup" is a meal.
    private func clearing(_ words: SpokenWords) -> Remark? {
        let (_, rest) = words.split(at: 0)
        let subject = subject(rest)
        guard case .named(let target) = subject else {
            return rest.isEmpty ? nil : .correction(subject, .remove, .sure)
        }
        let isWhole = EntryFinder.isWhole(target)
        guard isWhole || Self.definite.contains(rest.first ?? "") else { return nil }
        return .correction(subject, .remove, isWhole ? .sure : .ifFits)
    }

    static let articles: Set<String> = ["the", "my", "a", "an", "any", "some", "those"]
    static let pronouns: Set<String> = ["it", "that", "this", "them", "those", "these"]

    /// "no, three eggs"; without the comma only before what no meal begins with.
    private func denial(_ words: SpokenWords, _ depth: Int) -> Remark? {
        let hasComma = words[0].endsClause
        let (_, rest) = words.split(at: 0)
        guard let next = rest.first else { return nil }
        let isMarked =
            hasComma || NumberWords.value(of: next) != nil || Self.afterNo.contains(next)
        if !isMarked {
            // "no butter"; "no sugar oatmeal" is a meal.
            let isMeal = payload.reader.reading(of: words.rest).items.contains { $0.food != nil }
            return .correction(.last, .without(rest.rest), isMeal ? .ifFits : .sure)
        }
        var cleaned = rest
        cleaned.dropLeading(Self.fillers)
        return correction(cleaned, depth: depth + 1) ?? saying(Self.withoutVerb(cleaned), .sure)
    }

    /// What a correction says instead, of the last thing, or of what it sets it against: "tea, not
    /// coffee".
    func saying(_ words: SpokenWords, _ certainty: Remark.Certainty) -> Remark? {
        if let remark = instead(words, certainty) ?? rather(words, certainty) { return remark }
        if let change = payload.change(words.rest) { return .correction(.last, change, certainty) }
        // "Actually decaf"
        return words.count <= 2 && !words.isEmpty
            ? .correction(.last, .kind(words.rest), .ifFits) : nil
    }

    private static let afterNo: Set<String> = [
        "it", "its", "i", "that", "thats", "make", "change", "just", "only", "a", "an", "the",
        "wait", "actually", "sorry", "half", "without", "this", "they", "not", "there",
    ]

    /// "not milk, oat milk", "not milk but oat milk"
    private func contrast(_ words: SpokenWords) -> Remark? {
        let (_, rest) = words.split(at: 0)
        let comma = rest.words.firstIndex { $0.endsClause }.map { $0 - rest.words.startIndex }
        let parts: (before: SpokenWords, after: SpokenWords)
        if let but = rest.firstIndex(of: ["but"]) {
            parts = rest.split(at: but)
        } else if let comma, comma + 1 < rest.count {
            parts = rest.split(at: comma + 1, width: 0)
        } else {
            return nil
        }
        guard let change = payload.change(Self.withoutVerb(parts.after).rest) else { return nil }
        return .correction(other(parts.before, change), change, .sure)
    }

    /// What a change is set against: an entry that is named, or what the last one was said to be.
    private func other(_ words: SpokenWords, _ change: Remark.Change) -> Remark.Subject {
        AmountWords.areAmount(words) || change.isOccasion ? .last : subject(words)
    }

    /// "actually, three eggs"
    private func marked(_ words: SpokenWords, _ depth: Int) -> Remark? {
        var (_, rest) = words.split(at: 0)
        rest.dropLeading(Self.fillers)
        let isSure = words.first == "correction"
        return correction(rest, depth: depth + 1)
            ?? saying(Self.withoutVerb(rest), isSure ? .sure : .ifFits)
    }

    /// "3 eggs, not 2", "tea not coffee"
    func rather(
        _ words: SpokenWords, _ certainty: Remark.Certainty = .ifFits
    ) -> Remark? {
        guard let not = words.firstIndex(of: ["not"]), not > 0 else { return nil }
        let (before, after) = words.split(at: not)
        let said = Self.withoutVerb(before)
        guard !after.isEmpty, after.count <= 4 else { return nil }
        let times = TimeWords(said)
        if times.day != nil, !times.rest.isEmpty { return rather(times, after, certainty) }
        guard let change = payload.change(said.rest) else {
            // "Boiled not fried"
            return said.count == 1 ? .correction(.last, .kind(said.rest), .ifFits) : nil
        }
        return .correction(other(after, change), change, certainty)
    }

    /// "Two avocados yesterday, not one": of that day's, and of none where it has none.
    private func rather(
        _ times: TimeWords, _ after: SpokenWords, _ certainty: Remark.Certainty
    ) -> Remark? {
        var name = times.rest
        while let first = name.first, AmountWords.isCount(first) || Self.articles.contains(first) {
            name = name.split(at: 0).after
        }
        guard let change = payload.change(times.rest.rest) else { return nil }
        let isSetAgainst = !AmountWords.areAmount(after) && TimeWords(after).day == nil
        if isSetAgainst { name = after }
        guard !name.isEmpty else { return nil }
        var target = Remark.Target(words: name.rest)
        target.take(times)
        return .correction(.named(target), change, certainty)
    }

    /// "eggs should be 3"
    private func supposed(_ words: SpokenWords) -> Remark? {
        guard let should = words.firstIndex(of: ["should", "shouldve"]) else { return nil }
        let before = words.split(at: should).before
        var after = words.split(at: should, width: 0).after
        guard after.dropAny(of: Self.beingVerbs) != nil, let change = payload.change(after.rest)
        else { return nil }
        return .correction(before.isEmpty ? .last : subject(before), change, .ifFits)
    }

    /// "I meant 400 g", "I only ate half"
    private func firstPerson(_ words: SpokenWords, _ depth: Int) -> Remark? {
        if let remark = denied(words) ?? unfinished(words) ?? shared(words) { return remark }
        var words = words
        if words.drop("i said"), let change = payload.change(words.rest) {
            return .correction(.last, change, .ifFits)
        }
        if words.dropAny(of: ["i meant", "i mean", "i meant to say", "i wanted to say"]) != nil {
            _ = words.drop("to say")
            return correction(words, depth: depth + 1) ?? saying(Self.withoutVerb(words), .sure)
        }
        return eaten(words)
    }

    /// "I had", "it was" and the like, which say nothing more in a correction.
    static func withoutVerb(_ words: SpokenWords) -> SpokenWords {
        var words = words
        _ = words.dropAny(of: [
            "i had", "i ate", "i drank", "i said", "it was", "that was", "there were", "there was",
            "it is", "its", "make it", "make that", "they were", "those were",
        ])
        words.dropLeading(["only", "just", "really", "rather", "actually"])
        return words
    }

    /// "change the rice to 200 g"
    private func changing(_ words: SpokenWords) -> Remark? {
        let (_, rest) = words.split(at: 0)
        guard let to = rest.firstIndex(of: ["to", "into"]), to > 0 else { return nil }
        let (before, after) = rest.split(at: to)
        if let figure = figure(before, after) { return figure }
        guard let change = payload.change(after.rest) else { return nil }
        return .correction(subject(before), change, .sure)
    }

    /// "set calories to 900"
    private func figure(_ name: SpokenWords, _ amount: SpokenWords) -> Remark? {
        var name = name
        name.dropLeading(Self.articles)
        guard name.count == 1, let nutrient = name.first,
            NutrientWords.nutrient(nutrient) != nil
        else { return nil }
        let words = SpokenWords("\(amount.rest) \(nutrient)")
        let figures = FigureWords.figures(words) ?? FigureWords.figures(amount)
        return figures.map { .correction(.last, .figures($0), .sure) }
    }

    /// "swap the milk for oat milk"
    private func swapping(_ words: SpokenWords) -> Remark? {
        let (_, rest) = words.split(at: 0)
        guard let to = rest.firstIndex(of: ["for", "with", "by", "to"]), to > 0 else { return nil }
        let (before, after) = rest.split(at: to)
        guard let change = payload.change(after.rest) else { return nil }
        return .correction(subject(before), change, .sure)
    }

    /// "make that half", "make the rice 200 g"
    private func making(_ words: SpokenWords) -> Remark? {
        var (_, rest) = words.split(at: 0)
        guard let first = rest.first else { return nil }
        if Self.pronouns.contains(first), !Self.isPossessive(rest) {
            rest = rest.split(at: 0).after
            rest.dropLeading(["to", "into", "be", "only", "just"])
            if let remark = instead(rest, .sure) ?? rather(rest, .sure) { return remark }
            // Whatever follows, no meal begins so.
            return .correction(.last, payload.change(rest.rest) ?? .amount(rest.rest), .sure)
        }
        let times = TimeWords(rest)
        if first.hasPrefix("#") { return made(of: rest, from: 1, on: nil) }
        if times.day != nil {
            let named = times.rest
            let isOwned = Self.articles.contains(named.first ?? "")
            return made(of: named, from: isOwned ? 2 : 1, on: times)
        }
        guard Self.articles.contains(first) || MealWords.meal(first) != nil else { return nil }
        return made(of: rest, from: Self.articles.contains(first) ? 2 : 1, on: nil)
    }

    /// What is made of a thing that is named first: "the rice 200 g", "the coffee a latte".
    private func made(of rest: SpokenWords, from start: Int, on times: TimeWords?) -> Remark? {
        guard start < rest.count else { return nil }
        for index in start..<rest.count {
            let (before, after) = rest.split(at: index, width: 0)
            var subject = subject(before)
            if let times, case .named(var target) = subject {
                target.take(times)
                subject = .named(target)
            }
            var said = after
            said.dropLeading(["to", "into", "be"])
            switch payload.change(said.rest) {
            case .without, .remove, nil: continue
            case .food where !["a", "an", "some"].contains(said.first ?? ""): continue
            case let change?: return .correction(subject, change, .sure)
            }
        }
        return nil
    }

    /// "This morning's coffee"
    static func isPossessive(_ words: SpokenWords) -> Bool {
        guard words.first == "this", words.count > 2 else { return false }
        return ["mornings", "evenings", "afternoons"].contains(words[1].text)
    }

    /// "move the coffee to breakfast"
    private func moving(_ words: SpokenWords) -> Remark? {
        let (_, rest) = words.split(at: 0)
        guard
            let to = rest.lastIndex(of: ["to", "under", "into"])
                ?? rest.lastIndex(of: ["at", "on", "back"]), to > 0
        else { return nil }
        let (before, after) = rest.split(at: to)
        guard case .occasion(let meal, let time)? = payload.occasion(after) else {
            // "Move the coffee to smarch"
            guard case .named(let target) = subject(before), words.first == "move" else {
                return nil
            }
            return MealWords.meal(target.words) == nil ? .unclear(after.rest) : nil
        }
        return .correction(subject(before), .occasion(meal, time), .sure)
    }

    /// "add a banana to lunch", "put 50 g of rice with lunch"
    private func addition(_ words: SpokenWords, joint: Set<String>) -> Remark? {
        let (_, rest) = words.split(at: 0)
        guard let to = rest.lastIndex(of: joint), to > 0 else { return nil }
        let isPut = words.first == "put"
        // "Put the rice in lunch" moves what is there.
        if isPut, let first = rest.first, !Self.indefinite.contains(first),
            !AmountWords.isCount(first)
        {
            return nil
        }
        let (food, place) = rest.split(at: to)
        let times = TimeWords(place)
        let day = times.day
        var text = times.rest
        text.dropLeading(["my", "the", "todays"])
        if text.dropAny(of: ["that", "it", "this", "the list"]) != nil, text.isEmpty {
            return .addition(food.rest, nil, nil)
        }
        let meal = MealWords.meal(text.joined)
        guard meal != nil || day != nil && text.isEmpty && !isPut else {
            guard day == nil, !isPut, case .named(let target) = subject(text), text.count <= 4
            else {
                return nil
            }
            // "Add sugar to the coffee"
            return .correction(.named(target), .with(food.rest, isInstead: false), .ifFits)
        }
        return .addition(food.rest, meal, day)
    }

    /// "it was oat milk", "that was for breakfast"
    private func pronoun(_ words: SpokenWords) -> Remark? {
        var rest = words
        // "It had milk in it" says what was with it.
        var isHaving = false
        if rest.dropAny(of: ["its", "thats"]) == nil {
            rest = rest.split(at: 0).after
            if let without = lacked(rest) { return without }
            // "It wasn't coffee, it was tea"
            if Self.notBeing.contains(rest.first ?? "") { return contrast(rest) ?? .complaint }
            guard let verb = rest.dropAny(of: Self.beingVerbs) else { return nil }
            isHaving = ["had", "has", "came with"].contains(verb)
        }
        rest.dropLeading(["only", "just", "really", "actually", "rather"])
        if rest.first == "not" { return contrast(rest) ?? .complaint }
        if let change = rawness(rest) { return .correction(.last, change, .sure) }
        if let remark = instead(rest, .sure) ?? rather(rest, .sure) { return remark }
        if isHaving { rest.dropTrailing(["too", "also", "well", "as"]) }
        if rest.first == "with" || isHaving, let remark = along(rest) { return remark }
        if rest.words.last?.text == "one", let kind = kindOf(rest) { return kind }
        if let change = payload.change(rest.rest) { return .correction(.last, change, .sure) }
        // "it was brown"
        return rest.count <= 2 ? .correction(.last, .kind(rest.rest), .ifFits) : nil
    }

    /// "A blueberry one"
    private func kindOf(
        _ words: SpokenWords, _ certainty: Remark.Certainty = .sure
    ) -> Remark? {
        var words = words
        words.dropTrailing(["one"])
        words.dropLeading(["a", "an", "the"])
        guard !words.isEmpty, words.count <= 2, !AmountWords.areAmount(words) else { return nil }
        return .correction(.last, .kind(words.rest), certainty)
    }

    private static let notBeing: Set<String> = ["wasnt", "isnt", "werent", "arent"]

    private static let beingVerbs = [
        "was", "were", "is", "are", "should be", "should have been", "shouldve been", "had", "has",
        "must be", "needs to be", "came with", "came",
    ]

    /// "the coffee was for breakfast"
    private func named(_ words: SpokenWords) -> Remark? {
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
        guard case .named(let target) = subject(before), !EntryFinder.isWhole(target) else {
            return nil
        }
        var certainty = target.day == nil ? Remark.Certainty.ifFits : .sure
        // "The meeting is at noon" may be about anything, "was for breakfast" about food only.
        if case .occasion(.some, nil) = change { certainty = .sure }
        return .correction(.named(target), change, certainty)
    }

    /// "oat milk instead of milk"
    func instead(
        _ words: SpokenWords, _ certainty: Remark.Certainty = .ifFits
    ) -> Remark? {
        guard let index = words.firstIndex(of: ["instead"]), index > 0 else { return nil }
        var (before, after) = words.split(at: index)
        _ = after.drop("of")
        before = Self.withoutVerb(before)
        guard let change = payload.change(before.rest) else { return nil }
        return .correction(after.isEmpty ? .last : subject(after), change, certainty)
    }

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

    private static let eaters: Set<String> = ["i", "we"]
    private static let indefinite: Set<String> = ["a", "an", "some", "another", "half"]

    /// Words of sentences that are about no single thing.
    private static let sentences: Set<String> = [
        "i", "we", "you", "he", "she", "there", "here", "what", "how", "who", "when", "where",
        "why", "and", "because", "if", "but", "everything", "nothing", "ive", "had", "ate",
    ]

    private static let lastThings: Set<String> = [
        "the last one", "the last thing", "the last entry", "last one", "the last meal", "last",
        "the last", "the meal", "the entry", "that one", "this one", "both", "both of them",
        "them both", "both of those", "all of those", "one of them", "one of those", "one of these",
        "one of the two",
    ]
}
