internal import MealReader
internal import Nutrition

// Who else ate of it: "I shared lunch with my wife".
extension RemarkReader {
    /// Of what was told or of a whole meal; "I shared a pizza with my wife" tells of a new one.
    func shared(_ words: SpokenWords) -> Remark? {
        var rest = words
        guard
            rest.dropAny(of: [
                "i shared", "we shared", "i split", "we split", "shared", "split", "i only shared",
            ]) != nil
        else { return nil }
        let with = rest.firstIndex(of: ["with", "between", "among", "amongst"])
        let (named, company) = with.map { rest.split(at: $0) } ?? (rest, nil)
        guard !named.isEmpty else { return nil }
        // "We shared this between 4: 800 g lasagna" tells of a meal.
        if let colon = words.words.first(where: { words.isColon(behind: $0) }),
            colon.end < words.words.last?.start ?? colon.end
        {
            return nil
        }
        let subject = subject(named)
        let isPointed = Self.isPointed(named)
        var certainty = Remark.Certainty.ifFits
        if case .named(let target) = subject {
            if EntryFinder.isWhole(target) { certainty = .sure } else if !isPointed { return nil }
        } else {
            certainty = .sure
        }
        let isAmong = with.map { rest[$0].text != "with" } ?? false
        guard let company, let share = Self.share(company, isAmong: isAmong) else {
            return .correction(subject, .unsaidAmount, certainty)
        }
        return .correction(subject, .scale(share), certainty)
    }

    /// One's own share beside others, or among so many; `nil` when nobody says how many.
    private static func share(_ company: SpokenWords, isAmong: Bool) -> Double? {
        var words = company
        words.dropTrailing([
            "today", "yesterday", "though", "actually", "ways", "us", "of", "people",
        ])
        words.dropLeading(["the"])
        let numbers = words.words.compactMap { NumberWords.value(of: $0.text) }
        if isAmong || words.count == 1 && company.count > 1, numbers.count == 1, words.count == 1 {
            return numbers[0] >= 2 ? 1 / numbers[0] : nil
        }
        if numbers.count == 1, let number = numbers.first, number <= 20 {
            return isAmong ? 1 / number : 1 / (number + 1)
        }
        guard numbers.isEmpty,
            !words.words.contains(where: {
                many.contains($0.text) || $0.text.hasSuffix("s") && !single.contains($0.text)
            })
        else { return nil }
        let others = words.words.count { $0.text == "and" || $0.endsClause } + 1
        // "Between the two of us" is said with a number.
        return isAmong ? nil : 1 / Double(others + 1)
    }

    private static let many: Set<String> = [
        "family", "everyone", "everybody", "team", "table", "children", "people", "class", "group",
        "others", "them",
    ]
    private static let single: Set<String> = [
        "boss", "james", "chris", "thomas", "ours", "his", "miss",
    ]
}
