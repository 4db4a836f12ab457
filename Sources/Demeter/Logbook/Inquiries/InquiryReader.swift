internal import FoodCatalog
internal import MealReader
internal import Nutrition

/// Tells questions about days, foods and goals from everything else, by what they begin with.
///
/// Every word of a question must have its place in it, or belong to the food that is asked about.
struct InquiryReader: Sendable {
    /// `nil` when it asks something else, or is no question.
    static func inquiry(in line: String) -> Inquiry? {
        guard line.utf8.count <= 200 else { return nil }
        if HanText.holdsHan(line) {
            return ChineseInquiries.inquiry(in: line)
                ?? ChineseTurns.inquiries.english(line).flatMap(english)
        }
        return english(line)
    }

    /// The same of a line in English, in which names may be Chinese.
    private static func english(_ line: String) -> Inquiry? {
        if let remark = PersonWords.remark(in: line) { return .person(remark) }
        if let wish = AllergyWords.wish(in: line) { return .allergies(wish) }
        if let wish = AlternativeWords.wish(in: line) { return .alternatives(wish) }
        if let wish = FeelingWords.wish(in: line) { return .feelings(wish) }
        if let wish = ProgrammeWords.wish(in: line) { return .programme(wish) }
        var spoken = SpokenWords(line)
        spoken.dropLeading(RemarkReader.fillers)
        var words = NutrientWords.joined(spoken.words.map(\.text))
        guard let first = words.first, let last = words.last,
            openers.contains(first) || GoalWords.names.contains(last)
                || NutrientWords.nutrient(first) != nil
        else { return nil }
        words = dropped(politeness, from: words)
        while let last = words.last, endings.contains(last) { words.removeLast() }
        guard !words.isEmpty else { return nil }
        if let goal = GoalWords.inquiry(in: words) { return goal }
        if isHelp(words) { return .help }
        words = EnergyWords.plain(words)
        let found = SpanWords.span(in: words)
        let stray = strayDay(found)
        let isAsked = line.last { !$0.isWhitespace } == "?"
        if stray == nil, let inquiry = ofDays(found, isAsked) { return inquiry }
        guard let strange = stray ?? strangeDay(found) else { return nil }
        // "Yesteday"
        let repaired = SpanWords.span(in: words.map(named))
        if repaired.span != nil, let inquiry = ofDays(repaired, isAsked) { return inquiry }
        return .whichDay(strange)
    }

    /// - Parameter isAsked: whether a question mark says that it is a question.
    private static func ofDays(_ found: SpanWords.Found, _ isAsked: Bool) -> Inquiry? {
        week(found) ?? drunk(found, isAsked) ?? nutrients(found) ?? progress(found) ?? volume(
            found, isAsked)
            ?? history(found) ?? intake(found) ?? sum(found, isAsked)
    }

    /// A day by its name, where one letter slipped: "yesteday".
    private static func named(_ word: String) -> String {
        guard word.utf8.count >= 6, !days.contains(word) else { return word }
        let near = days.filter { Slip.isNear(word, $0) && $0.utf8.count >= 6 }
        return near.count == 1 ? near.first ?? word : word
    }

    private static let days: Set<String> = [
        "today", "yesterday", "yesterdays", "monday", "mondays", "tuesday", "tuesdays", "wednesday",
        "wednesdays", "thursday", "thursdays", "friday", "fridays", "saturday", "saturdays",
        "sunday", "sundays", "tonight", "days", "months", "weeks",
    ]

    /// Words that place what is asked on a day, of which no day was understood.
    private static func strayDay(_ found: SpanWords.Found) -> String? {
        let words = found.words
        // How often, and when last, is asked of all days.
        guard found.span == nil, asks(words) || asksOfDate(words), words[0] != "when",
            !words.contains("often"), !words.contains("times")
        else { return nil }
        let start = words.indices.dropFirst().first { index in
            let isLast = index + 1 == words.count
            return !isLast && placing.contains(words[index])
                && !intakeWords.subtracting(["day", "the", "a"]).contains(words[index + 1])
                && MealWords.meal(words[index + 1]) == nil
        }
        return start.map { words[$0...].joined(separator: " ") }
    }

    /// A question about what one had, some word of which is not understood: it may be the day.
    private static func strangeDay(_ found: SpanWords.Found) -> String? {
        guard found.span == nil, asks(found.words) else { return nil }
        let strange = found.words.filter { word in
            !intakeWords.contains(word) && !sumWords.contains(word) && !known.contains(word)
                && NutrientWords.nutrient(word) == nil && MealWords.meal(word) == nil
        }
        return strange.isEmpty ? nil : strange.joined(separator: " ")
    }

    /// "How many calories on the 35th": of a nutrient, and a number behind "on".
    private static func asksOfDate(_ words: [String]) -> Bool {
        guard let first = words.first, asking.contains(first),
            words.contains(where: { NutrientWords.nutrient($0) != nil }),
            let on = words.lastIndex(of: "on")
        else { return false }
        return words[on...].dropFirst().contains { $0.first?.isNumber == true }
    }

    /// Whether words ask what, or how much of a nutrient, one had.
    private static func asks(_ words: [String]) -> Bool {
        guard let first = words.first, asking.contains(first),
            words.contains(where: { ["i", "we", "my", "ive", "me"].contains($0) })
        else { return false }
        return words.contains(where: eating.contains)
            || words.contains { NutrientWords.nutrient($0) != nil }
    }

    private static let asking = set("what whats how show list tell give which did when")
    private static let placing = set("on since between before after until during last next")
    private static let known = set(
        "left remaining remain goal goals target targets can could should still eat under over limit"
    )

    private static func isHelp(_ words: [String]) -> Bool {
        if words.starts(with: ["what", "can", "i"]), words.count == 4 {
            return ["ask", "say", "type", "do", "tell"].contains(words[3])
        }
        return ["how do i", "how can i", "how to", "how would i"].contains { phrase in
            let opening = phrase.split(separator: " ").map(String.init)
            return words.starts(with: opening) && words.count > opening.count
                && managing.contains(words[opening.count])
        }
    }

    /// "Did I get enough iron this week", "what gave me the most sodium"
    private static func nutrients(_ found: SpanWords.Found) -> Inquiry? {
        var rest = found
        let meal = takeMeal(from: &rest.words)
        return NutrientInquiryReader.inquiry(rest, meal).map(Inquiry.nutrients)
    }

    /// "How was my week", "weekly summary"
    private static func week(_ found: SpanWords.Found) -> Inquiry? {
        guard let span = found.span, [.thisWeek, .lastWeek, .newest(7)].contains(span) else {
            return nil
        }
        let words = found.words.filter { !aroundReview.contains($0) }
        return !words.isEmpty && words.allSatisfy(reviewing.contains) ? .week(span) : nil
    }

    /// "How am I doing today", "am I on track"
    private static func progress(_ found: SpanWords.Found) -> Inquiry? {
        let text = found.words.joined(separator: " ")
        return doing.contains(text) ? .progress(nil, found.span ?? .today) : nil
    }

    /// "What did I eat for breakfast", "show me last week"
    private static func intake(_ found: SpanWords.Found) -> Inquiry? {
        var words = found.words
        let meal = takeMeal(from: &words)
        let isAsked = !words.isEmpty && words.first.map(intakeOpenings.contains) == true
        if isAsked, words.allSatisfy(intakeWords.contains),
            words.contains(where: eating.contains) || meal != nil || found.span != nil
        {
            // "What is this week" and the like ask for nothing that is kept.
            return .intake(found.span ?? .today, meal)
        }
        // "Last week", "breakfast today": the words of a day alone.
        guard words.allSatisfy(bare.contains), let span = found.span else { return nil }
        return .intake(span, meal)
    }

    /// "How many calories did I have yesterday", "protein today"
    private static func sum(_ found: SpanWords.Found, _ isAsked: Bool) -> Inquiry? {
        var words = found.words
        let meal = takeMeal(from: &words)
        let nutrients = words.compactMap(NutrientWords.nutrient)
        guard nutrients.count == 1 || nutrients.isEmpty && words.contains(where: macros.contains)
        else { return nil }
        let others = words.filter { NutrientWords.nutrient($0) == nil }
        guard others.allSatisfy(sumWords.contains) else { return nil }
        let isAboutMe = others.contains { ["i", "my", "we", "ive", "me"].contains($0) }
        let isCount = nutrients == [.calories] || nutrients == [.carbohydrates]
        let isLong =
            switch found.span {
            case nil, .day, .date: false
            default: true
            }
        guard
            isAboutMe || isLong || isAsked && found.span != nil
                || found.span != nil && (isCount || !others.isEmpty)
                || meal != nil || nutrients.first.map(isOwn(others, found.span)) == true
        else { return nil }
        return .sum(nutrients.first, found.span ?? .today, meal)
    }

    /// "How much vitamin b twelve", "caffeine today": nobody eats what is called so; "folate" alone may
    /// be a tablet.
    private static func isOwn(_ others: [String], _ span: Span?) -> (Nutrient) -> Bool {
        { nutrient in
            !nutrient.isLeading && (!others.isEmpty || span != nil && !nutrient.facts.isFood)
        }
    }

    /// Takes an occasion and what leads to it out of the words.
    private static func takeMeal(from words: inout [String]) -> Meal? {
        for (index, word) in words.enumerated() {
            let isOwned = word.hasSuffix("s") && word != "snacks"
            guard let meal = MealWords.meal(isOwned ? String(word.dropLast()) : word) else {
                continue
            }
            var from = index
            while from > 0, ["for", "at", "my", "the", "a", "from"].contains(words[from - 1]) {
                from -= 1
            }
            words.removeSubrange(from...index)
            return meal
        }
        return nil
    }

    private static func dropped(_ openings: [[String]], from words: [String]) -> [String] {
        for opening in openings where words.starts(with: opening) {
            return Array(words.dropFirst(opening.count))
        }
        return words
    }

    private static func set(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let openers = set(
        """
        what whats which how hows when did have do show tell list give goal goals target targets set my \
        today todays this last yesterday yesterdays week month on calories calorie carbs kcal kj kilojoules macros \
        protein fat fiber fibre sugar sodium total totals summary am i where wheres past delete remove \
        clear drop forget erase no change update new daily aim can could would was is the monday tuesday \
        wednesday thursday friday saturday sunday cancel at between average avg weekly monthly water \
        review recap summarize summarise enough too any top vitamins minerals nutrients micronutrients micros electrolytes
        """)
    private static let politeness = [
        "can you tell me", "could you tell me", "can you show me", "could you show me", "tell me",
        "would you tell me", "do you know", "can i see", "i want to know", "id like to know",
        "i would like to know", "let me see",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let endings = set("please so far now again then thanks altogether")
    private static let managing = set(
        "change delete remove undo correct edit log add fix use confirm answer repeat take move")
    private static let doing: Set<String> = [
        "how am i doing", "how did i do", "how am i", "hows my day", "how is my day",
        "how is my day going", "hows my day going", "how is it going", "hows it going",
        "am i on track", "where am i", "where am i at", "how is", "hows", "how was",
        "how was my day",
        "how far am i", "hows my progress", "how is my progress", "whats my progress",
        "my progress",
        "how have i been doing", "how have i done", "how do i stand", "where do i stand",
        "how is going", "hows going", "how was i doing", "what is my progress", "how are we doing",
        "am i doing ok", "am i doing okay", "am i doing well",
    ]
    private static let reviewing = set(
        "how hows going go review recap summary summarize summarise")
    private static let aroundReview = set("a the me my give show of in was is it did for")
    private static let eating = set(
        "eat ate eaten have had drink drank drunk log logged consume consumed eating snack got get")
    private static let intakeOpenings = set("what whats show list give tell which")
    private static let intakeWords = set(
        """
        what whats show list give tell me which did have has had do i we you eat ate eaten drink drank \
        drunk log logged consume consumed and all everything the my is was are were food foods meals \
        been eating of far day entries things stuff meal get got a to or
        """)
    private static let bare = set("my the show me all of day on entries total totals summary food")
    private static let macros = set("macros macronutrients nutrients nutrition")
    private static let sumWords = set(
        """
        how many much what whats is are was were the my i we me did do have has had eat ate eaten \
        consume consumed drink drank drunk get got take taken total totals intake count sum of in all \
        show tell give a been ive for amount altogether number so day at macros macronutrients \
        nutrients nutrition and average avg mean daily on so far per each any some hows doing going \
        looking
        """
    ).union(NutrientWords.units.keys)
}
