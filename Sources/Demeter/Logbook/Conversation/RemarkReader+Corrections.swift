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
        case "move", "shift": return moving(words)
        case "put": return addition(words, joint: Self.puttingJoints) ?? moving(words)
        case "correct": return named(words.split(at: 0).after) ?? changing(words)
        case "add": return addition(words, joint: ["to", "onto", "into"])
        case "stick", "include": return addition(words, joint: Self.puttingJoints)
        case "it", "its", "that", "thats", "this", "those", "these", "they":
            return dismissed(words) ?? pronoun(words)
        case "the", "my":
            return dismissed(words) ?? named(words) ?? instead(words) ?? rather(words)
        case "copy", "duplicate", "repeat": return copying(words)
        case "delete", "remove", "erase", "scratch", "drop", "cancel":
            return numbered(words, .remove)
        case "clear", "empty", "wipe": return clearing(words)
        case "shared", "split", "we":
            return shared(words) ?? eaten(words) ?? instead(words) ?? rather(words)
                ?? supposed(words)
        case "could", "managed", "couldnt": return eaten(words) ?? unfinished(words)
        case "without", "minus", "hold", "skip", "leave": return leavingOut(words)
        case "with": return leavingOut(words) ?? along(words)
        case "there": return lacking(words) ?? counted(words)
        case "for", "at", "on": return timing(words) ?? instead(words) ?? rather(words)
        case "made": return made(words)
        case "get", "take", "throw", "scrap", "toss", "ditch", "strike", "bin", "chuck", "axe",
            "nuke",
            "kick", "lose":
            return takingAway(words)
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

    /// "Delete #3 and #4", "delete it"
    func numbered(_ words: SpokenWords, _ change: Remark.Change) -> Remark? {
        let rest = words.split(at: 0).after
        switch subject(rest) {
        case .entry(let id): return .correction(.entry(id), change, .sure)
        case .entries(let ids): return .correction(.entries(ids), change, .sure)
        case .last where rest.count == 1 && Self.pronouns.contains(rest.first ?? ""):
            return .correction(.last, change, .sure)
        default: return nil
        }
    }

    /// "Clear lunch", "clear my day"; "clear soup" is a meal.
    func clearing(_ words: SpokenWords) -> Remark? {
        var (_, rest) = words.split(at: 0)
        rest.dropLeading(["out", "up"])
        let subject = subject(rest)
        guard case .named(let target) = subject else {
            return rest.isEmpty ? nil : .correction(subject, .remove, .sure)
        }
        let isWhole = EntryFinder.isWhole(target)
        guard isWhole || Self.isPointed(rest) else { return nil }
        return .correction(subject, .remove, isWhole ? .sure : .ifFits)
    }

    /// "no, three eggs"; without the comma only before what no meal begins with.
    func denial(_ words: SpokenWords, _ depth: Int) -> Remark? {
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

    static let afterNo: Set<String> = [
        "it", "its", "i", "that", "thats", "make", "change", "just", "only", "a", "an", "the",
        "wait", "actually", "sorry", "half", "without", "this", "they", "not", "there",
    ]

    /// "actually, three eggs"
    func marked(_ words: SpokenWords, _ depth: Int) -> Remark? {
        var (_, rest) = words.split(at: 0)
        rest.dropLeading(Self.fillers)
        let isSure = words.first == "correction"
        return correction(rest, depth: depth + 1)
            ?? saying(Self.withoutVerb(rest), isSure ? .sure : .ifFits)
    }

    /// "I meant 400 g", "I only ate half"
    func firstPerson(_ words: SpokenWords, _ depth: Int) -> Remark? {
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

    /// "it was oat milk", "that was for breakfast"
    func pronoun(_ words: SpokenWords) -> Remark? {
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
    func kindOf(
        _ words: SpokenWords, _ certainty: Remark.Certainty = .sure
    ) -> Remark? {
        var words = words
        words.dropTrailing(["one"])
        words.dropLeading(["a", "an", "the"])
        guard !words.isEmpty, words.count <= 2, !AmountWords.areAmount(words) else { return nil }
        return .correction(.last, .kind(words.rest), certainty)
    }

    static let notBeing: Set<String> = ["wasnt", "isnt", "werent", "arent"]
}
