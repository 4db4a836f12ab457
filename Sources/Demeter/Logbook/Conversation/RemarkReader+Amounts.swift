internal import MealReader
internal import Nutrition

// How much of something it was: "half of that", "double the rice", "I had three", "less rice".
extension RemarkReader {
    /// "half of that", "only half", "double the rice"
    func scaling(_ words: SpokenWords) -> Remark? {
        var rest = words
        rest.dropLeading(["only", "just"])
        // "only ate half"
        if rest.count < words.count {
            rest.dropLeading(["ate", "had", "eaten", "drank", "finished"])
        }
        if let remark = scaled(rest, isOnly: rest.count < words.count) { return remark }
        // "only one beer"; "just a banana" is a meal like any other.
        if rest.count < words.count, let amount = AmountWords.amount(rest), rest.count > 1 {
            return .correction(.last, .amount(amount), .sure)
        }
        guard ["only", "just"].contains(words.first), let number = rest.first,
            NumberWords.value(of: number) != nil, let change = payload.change(rest.rest)
        else { return nil }
        return .correction(.last, change, .ifFits)
    }

    /// A share or a multiple of the last thing, or of a named one.
    ///
    /// "Half the rice" may be all that was eaten, so that it is of what was spoken of last or no remark;
    /// "only half the rice" and "double the rice" are about something that was told.
    private func scaled(_ words: SpokenWords, isOnly: Bool) -> Remark? {
        if let scale = payload.scale(words) { return .correction(.last, .scale(scale), .sure) }
        if let remark = scaledWhole(words) { return remark }
        guard let of = words.firstIndex(of: Self.definite), of > 0, of + 1 < words.count,
            let scale = payload.scale(words.split(at: of).before)
        else { return nil }
        let subject = subject(words.split(at: of).after)
        guard case .named(var target) = subject else {
            return .correction(subject, .scale(scale), .sure)
        }
        if scale > 1 || target.day != nil { return .correction(subject, .scale(scale), .sure) }
        target.isRecent = !isOnly
        return .correction(.named(target), .scale(scale), .ifFits)
    }

    /// "Half of lunch", "double yesterday's rice", "half of #3": what no new meal is told by.
    private func scaledWhole(_ words: SpokenWords) -> Remark? {
        for count in 1..<max(2, min(5, words.count)) {
            let (before, after) = words.split(at: count, width: 0)
            guard !after.isEmpty, let scale = payload.scale(before) else { continue }
            var named = after
            named.dropLeading(["of", "all"])
            let subject = subject(named)
            switch subject {
            case .entry, .entries: return .correction(subject, .scale(scale), .sure)
            case .named(let target):
                let isDays = Self.isOfDay(named)
                guard EntryFinder.isWhole(target) || isDays && !target.words.isEmpty else {
                    continue
                }
                return .correction(subject, .scale(scale), .sure)
            default: continue
            }
        }
        return nil
    }

    /// "I ate half the fries", "I had three", "I had two of those", "I had tea, not coffee"
    func eaten(_ words: SpokenWords) -> Remark? {
        var rest = words
        rest.dropLeading(["i", "only", "just", "really", "actually", "we"])
        guard
            rest.dropAny(of: [
                "ate", "had", "finished", "drank", "eaten", "could only manage", "could only eat",
                "could only finish", "could just manage", "managed", "only managed",
                "got through",
            ]) != nil
        else { return nil }
        if Self.another.contains(rest.joined) { return .again(Again()) }
        let isOnly = words.words.contains { ["only", "just"].contains($0.text) }
        rest.dropLeading(["only", "just", "about", "like", "maybe"])
        if let remark = scaled(rest, isOnly: isOnly) { return remark }
        // "I had that at 9"
        if rest.count > 1, Self.pronouns.contains(rest.first ?? ""),
            let remark = timing(rest.split(at: 0).after)
        {
            return remark
        }
        if let amount = AmountWords.amount(rest) {
            // No meal is told by an amount alone.
            return .correction(.last, .amount(amount), .sure)
        }
        // "I only had one coffee"
        if isOnly, NumberWords.value(of: rest.first ?? "") != nil,
            let change = payload.change(rest.rest)
        {
            return .correction(.last, change, .ifFits)
        }
        return instead(rest) ?? rather(rest)
    }

    /// "more like 200 g", "more rice", "less rice", "fewer fries"
    func compared(_ words: SpokenWords) -> Remark? {
        var rest = words
        if rest.drop("more like") {
            return payload.change(rest.rest).map { .correction(.last, $0, .sure) }
        }
        rest.dropLeading(["a", "bit", "little", "lot", "much", "some", "even"])
        guard let first = rest.first, ["more", "less", "fewer"].contains(first) else { return nil }
        rest = rest.split(at: 0).after
        rest.dropLeading(["of", "the", "my", "that"])
        if rest.isEmpty || ["than", "or"].contains(rest.first) {
            return payload.change(words.rest).map { .correction(.last, $0, .sure) }
        }
        guard rest.count <= 5, !rest.words.contains(where: { $0.text == "than" }) else {
            return nil
        }
        if first == "more" { return .more(rest.rest) }
        guard case .named(let target) = subject(rest) else { return nil }
        // "Less sugar ketchup"
        let mayBeName = rest.count > 1 && NutrientWords.nutrient(rest.first ?? "") != nil
        return .correction(.named(target), .unsaidAmount, mayBeName ? .ifFits : .sure)
    }

    /// "I left half", "I didn't finish the fries"
    func unfinished(_ words: SpokenWords) -> Remark? {
        var rest = words
        if rest.dropAny(of: ["i left", "left", "i only left"]) != nil {
            rest.dropTrailing(["on", "plate"])
            if let share = payload.scale(rest), share < 1 {
                return .correction(.last, .scale(1 - share), .sure)
            }
            // "I left half of my lunch"
            for place in 1..<max(1, rest.count) {
                var (before, after) = rest.split(at: place, width: 0)
                before.dropTrailing(["of"])
                _ = after.drop("of")
                guard let share = payload.scale(before), share < 1, after.count <= 4,
                    Self.isPointed(after) || MealWords.meal(after.joined) != nil
                else { continue }
                return .correction(subject(after), .scale(1 - share), .sure)
            }
            return nil
        }
        guard
            rest.dropAny(of: ["i didnt finish", "i did not finish", "i couldnt finish"]) != nil
        else { return nil }
        rest.dropTrailing(["though", "all"])
        if rest.isEmpty || rest.words.allSatisfy({ Self.pronouns.contains($0.text) }) {
            return .correction(.last, .unsaidAmount, .sure)
        }
        rest.dropLeading(["all", "of"])
        return .correction(subject(rest), .unsaidAmount, .sure)
    }

    /// "There were six of them"
    func counted(_ words: SpokenWords) -> Remark? {
        let rest = Self.withoutVerb(words)
        guard rest.count < words.count, let amount = AmountWords.amount(rest) else { return nil }
        return .correction(.last, .amount(amount), .sure)
    }

    /// "At 7 pm", "for dinner": a line that says when alone.
    func timing(_ words: SpokenWords) -> Remark? {
        guard words.count <= 8, case .occasion(let meal, let time)? = payload.change(words.rest)
        else { return nil }
        return .correction(.last, .occasion(meal, time), .ifFits)
    }

    private static let another: Set<String> = [
        "another", "another one", "one more", "a second one", "seconds", "a second helping",
    ]

    /// Whether a meal is said to come beside another: "another egg", "two more eggs", "再來一顆蛋".
    static func isBeside(_ line: String) -> Bool {
        SpokenWords(line).words.contains { besides.contains($0.text) }
            || ["再", "又", "另", "多"].contains { line.contains($0) }
    }

    private static let besides: Set<String> = [
        "another", "more", "second", "third", "extra", "additional", "further", "also", "too",
    ]

    /// "Too much", "a smaller slice"; "too much wine" is a meal.
    func excess(_ words: SpokenWords) -> Remark? {
        switch payload.change(words.rest) {
        case .unsaidAmount?: return .correction(.last, .unsaidAmount, .sure)
        case .amount(let amount)?: return .correction(.last, .amount(amount), .ifFits)
        default: return nil
        }
    }

    static let definite: Set<String> = ["the", "my", "that", "those", "these"]
}
