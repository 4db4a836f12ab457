internal import MealReader
internal import Nutrition

// What is set against something else: "tea, not coffee", "oat milk instead of milk".
extension RemarkReader {
    /// "not milk, oat milk", "not milk but oat milk"
    func contrast(_ words: SpokenWords) -> Remark? {
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
    func other(_ words: SpokenWords, _ change: Remark.Change) -> Remark.Subject {
        AmountWords.areAmount(words) || change.isOccasion ? .last : subject(words)
    }

    /// "3 eggs, not 2", "tea not coffee"
    func rather(
        _ words: SpokenWords, _ certainty: Remark.Certainty = .ifFits
    ) -> Remark? {
        guard let not = words.firstIndex(of: ["not"]), not > 0 else { return nil }
        let (before, after) = words.split(at: not)
        let said = Self.withoutVerb(before)
        guard !after.isEmpty, after.count <= 4 else { return nil }
        if let remark = told(before, certainty) { return remark }
        let times = TimeWords(said)
        if times.day != nil, !times.rest.isEmpty { return rather(times, after, certainty) }
        guard let change = payload.change(said.rest) else {
            // "Boiled not fried"
            return said.count == 1 ? .correction(.last, .kind(said.rest), .ifFits) : nil
        }
        return .correction(other(after, change), change, certainty)
    }

    /// "Yesterday's eggs were 3", in front of what they were not: of those, and of none where there are none.
    private func told(_ words: SpokenWords, _ certainty: Remark.Certainty) -> Remark? {
        guard let verb = words.firstIndex(of: ["was", "were", "is", "are"]), verb > 0,
            verb + 1 < words.count,
            case (let before, let after) = words.split(at: verb), Self.isPointed(before),
            before.words.allSatisfy({
                !Self.pronouns.contains($0.text) && !Self.sentences.contains($0.text)
            }), case .named(let target) = subject(before), !target.words.isEmpty,
            let change = payload.change(after.rest)
        else { return nil }
        return .correction(.named(target), change, target.day == nil ? certainty : .sure)
    }

    /// "Two avocados yesterday, not one": of that day's, and of none where it has none.
    func rather(
        _ times: TimeWords, _ after: SpokenWords, _ certainty: Remark.Certainty
    ) -> Remark? {
        let said = Self.withoutVerb(times.rest)
        var name = said
        while let first = name.first, AmountWords.isCount(first) || Self.articles.contains(first) {
            name = name.split(at: 0).after
        }
        guard let change = payload.change(said.rest) else { return nil }
        let isSetAgainst = !AmountWords.areAmount(after) && TimeWords(after).day == nil
        if isSetAgainst { name = after }
        guard !name.isEmpty else { return nil }
        var target = Remark.Target(words: name.rest)
        target.take(times)
        return .correction(.named(target), change, certainty)
    }

    /// "eggs should be 3"
    func supposed(_ words: SpokenWords) -> Remark? {
        guard let should = words.firstIndex(of: ["should", "shouldve"]) else { return nil }
        let before = words.split(at: should).before
        var after = words.split(at: should, width: 0).after
        guard after.dropAny(of: Self.beingVerbs) != nil, let change = payload.change(after.rest)
        else { return nil }
        return .correction(before.isEmpty ? .last : subject(before), change, .ifFits)
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
}
