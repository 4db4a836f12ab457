internal import MealReader
internal import Nutrition

// What is changed, moved and added by name: "change the rice to 200 g", "add a banana to lunch".
extension RemarkReader {
    /// "change the rice to 200 g"
    func changing(_ words: SpokenWords) -> Remark? {
        let (_, rest) = words.split(at: 0)
        guard let to = rest.firstIndex(of: ["to", "into"]), to > 0 else { return nil }
        let (before, after) = rest.split(at: to)
        if let figure = figure(before, after) { return figure }
        guard let change = payload.change(after.rest) else { return nil }
        return .correction(facet(before) ?? subject(before), change, .sure)
    }

    /// "The time of that", "the amount of the rice", "the time": whose it is.
    private func facet(_ words: SpokenWords) -> Remark.Subject? {
        var words = words
        words.dropLeading(Self.articles)
        guard let name = words.first, Self.facets.contains(name) else { return nil }
        words = words.split(at: 0).after
        if words.isEmpty { return .last }
        guard ["of", "for", "on"].contains(words.first) else { return nil }
        return subject(words.split(at: 0).after)
    }

    /// "set calories to 900"
    func figure(_ name: SpokenWords, _ amount: SpokenWords) -> Remark? {
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
    func swapping(_ words: SpokenWords) -> Remark? {
        let (_, rest) = words.split(at: 0)
        guard let to = rest.firstIndex(of: ["for", "with", "by", "to"]), to > 0 else { return nil }
        let (before, after) = rest.split(at: to)
        guard let change = payload.change(after.rest) else { return nil }
        return .correction(subject(before), change, .sure)
    }

    /// "make that half", "make the rice 200 g"
    func making(_ words: SpokenWords) -> Remark? {
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
    func made(of rest: SpokenWords, from start: Int, on times: TimeWords?) -> Remark? {
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
    func moving(_ words: SpokenWords) -> Remark? {
        let (_, rest) = words.split(at: 0)
        // "Move the coffee back an hour"
        for place in 1..<max(1, rest.count) {
            let (before, after) = rest.split(at: place, width: 0)
            if let shift = TimeShift(after) {
                return .correction(subject(before), .shift(shift), .sure)
            }
        }
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

    static let puttingJoints: Set<String> = ["to", "with", "in", "into", "on", "onto", "under"]

    /// "add a banana to lunch", "put 50 g of rice with lunch"
    func addition(_ words: SpokenWords, joint: Set<String>) -> Remark? {
        let (_, rest) = words.split(at: 0)
        guard let to = rest.lastIndex(of: joint), to > 0 else { return nil }
        let isPut = words.first != "add"
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
        guard meal != nil || day != nil && text.isEmpty else {
            guard day == nil, !isPut, case .named(let target) = subject(text), text.count <= 4
            else {
                return nil
            }
            // "Add sugar to the coffee"
            return .correction(.named(target), .with(food.rest, isInstead: false), .ifFits)
        }
        return .addition(food.rest, meal, day)
    }
}
