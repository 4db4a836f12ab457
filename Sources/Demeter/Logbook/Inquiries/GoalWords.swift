internal import Nutrition

/// Reads talk of goals: "set my goal to 2000 calories", "at least 120 g protein", "my goals".
struct GoalWords {
    /// One goal as far as it was said.
    private struct Part {
        var lower: Double
        var upper: Double?
        var kind: Goal.Kind?
        var nutrient: Nutrient?
        /// Grams, or `nil` where milligrams or kcal were said or nothing was.
        var unit: String?
    }

    private var parts: [Part] = []
    private var nutrient: Nutrient?
    private var kind: Goal.Kind?
    private var number = SaidNumber()
    /// Whether the next number ends a range.
    private var isJoined = false
    private var isBetween = false
    /// Whether sodium was called salt, two fifths of which are sodium.
    private var isSalt = false
    /// Whether it was called a limit, so that a number alone is the most.
    private var isLimit = false

    /// - Parameter words: in lower case, without marks around them.
    static func inquiry(in words: [String]) -> Inquiry? {
        let isNamed = words.contains(where: names.contains)
        let isDaily = ["a day", "per day", "each day", "every day"].contains { phrase in
            words.suffix(2).joined(separator: " ") == phrase
        }
        let isWanted = words.contains(where: wanting.contains) && isDaily
        guard isNamed || isWanted || words.first == "aim" || words.starts(with: ["i", "aim"])
        else { return nil }
        if let first = words.first, dropping.contains(first) { return dropped(words.dropFirst()) }
        var reader = GoalWords()
        reader.isLimit = words.contains { $0 == "limit" || $0 == "limits" }
        if reader.take(words), let goals = reader.goals { return .setGoals(goals) }
        if let asked = asked(words) { return asked }
        let isAboutGoal = openings.contains { words.starts(with: $0) }
        return isAboutGoal ? .goalWords : nil
    }

    /// "Delete my calorie goal"
    private static func dropped(_ words: ArraySlice<String>) -> Inquiry? {
        let nutrients = words.compactMap(NutrientWords.nutrient)
        let isAll = words.allSatisfy {
            fillers.contains($0) || names.contains($0) || NutrientWords.nutrient($0) != nil
                || $0 == "all"
        }
        guard isAll else { return nil }
        if nutrients.isEmpty { return .dropGoals }
        var goals: [Nutrient: Goal?] = [:]
        for nutrient in nutrients { goals.updateValue(nil, forKey: nutrient) }
        return .setGoals(goals)
    }

    /// "What's my calorie goal", "did I reach my protein goal yesterday"
    private static func asked(_ words: [String]) -> Inquiry? {
        let found = SpanWords.span(in: words)
        let nutrient = found.words.lazy.compactMap(NutrientWords.nutrient).first
        let isAll = found.words.allSatisfy {
            fillers.contains($0) || names.contains($0) || asking.contains($0)
                || reaching.contains($0) || NutrientWords.nutrient($0) != nil
        }
        guard isAll else { return nil }
        if found.words.contains(where: reaching.contains) {
            return .progress(nutrient, found.span ?? .today)
        }
        return .goals(nutrient)
    }

    private mutating func take(_ words: [String]) -> Bool {
        var index = 0
        while index < words.count {
            let (taken, count) = take(words, at: index)
            guard taken else { return false }
            index += count
        }
        return endNumber(nil)
    }

    private mutating func take(_ words: [String], at index: Int) -> (Bool, Int) {
        let word = words[index]
        if word == "a" || word == "an" { return (endNumber(nil), 1) }
        if number.take(word) { return (true, 1) }
        if let nutrient = NutrientWords.nutrient(word) {
            guard endNumber(nil), take(nutrient, as: word) else { return (false, 1) }
            if word == "salt" { isSalt = true }
            return (true, 1)
        }
        if let unit = Self.units[word] { return (!number.isEmpty && endNumber(unit), 1) }
        guard endNumber(nil) else { return (false, 1) }
        let ends = word.split(separator: "-").map(String.init)
        if ends.count == 2, let lower = Self.amount(ends[0]), let upper = Self.amount(ends[1]) {
            return (take(lower.value) && joinEnds(upper.value, upper.unit ?? lower.unit), 1)
        }
        if let amount = Self.amount(word), let unit = amount.unit {
            guard take(amount.value) else { return (false, 1) }
            if let nutrient = NutrientWords.nutrient(unit) {
                return (take(nutrient, as: unit), 1)
            }
            parts[parts.count - 1].unit = unit
            return (true, 1)
        }
        for (phrase, kind) in Self.kinds where words[index...].starts(with: phrase) {
            self.kind = kind
            return (true, phrase.count)
        }
        switch word {
        case "between": isBetween = true
        case "and" where isBetween && !parts.isEmpty, "to" where !parts.isEmpty, "-":
            isJoined = !parts.isEmpty
        default: return (Self.fillers.contains(word) || Self.names.contains(word), 1)
        }
        return (true, 1)
    }

    /// "2000kcal", "120g", "1800"
    private static func amount(_ word: String) -> (value: Double, unit: String?)? {
        var number = SaidNumber()
        let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "," }
        guard number.take(String(digits)), let value = number.value else { return nil }
        let unit = String(word.dropFirst(digits.count))
        if unit.isEmpty { return (value, nil) }
        if unit == "k" { return (value * 1000, nil) }
        guard units[unit] != nil || NutrientWords.nutrient(unit) != nil else { return nil }
        return (value, units[unit] ?? unit)
    }

    private mutating func endNumber(_ unit: String?) -> Bool {
        guard let value = number.value else { return true }
        number = SaidNumber()
        return isJoined ? joinEnds(value, unit) : take(value, unit)
    }

    private mutating func take(_ value: Double, _ unit: String? = nil) -> Bool {
        parts.append(Part(lower: value, kind: kind, nutrient: nutrient, unit: unit))
        nutrient = nil
        kind = nil
        return parts.count <= 8
    }

    private mutating func joinEnds(_ upper: Double, _ unit: String?) -> Bool {
        isJoined = false
        isBetween = false
        guard let last = parts.last, last.upper == nil, last.lower < upper else { return false }
        parts[parts.count - 1].upper = upper
        parts[parts.count - 1].unit = unit ?? last.unit
        return true
    }

    private mutating func take(_ nutrient: Nutrient, as word: String) -> Bool {
        guard let last = parts.last else {
            // "My calorie goal for energy"
            let isNew = self.nutrient == nil || self.nutrient == nutrient
            self.nutrient = nutrient
            return isNew
        }
        if last.nutrient == nil {
            parts[parts.count - 1].nutrient = nutrient
        } else if last.nutrient != nutrient {
            self.nutrient = nutrient
        }
        return true
    }

    /// What was said; `nil` when it makes no goals.
    private var goals: [Nutrient: Goal?]? {
        guard !parts.isEmpty, nutrient == nil, !isJoined else { return nil }
        var goals: [Nutrient: Goal?] = [:]
        for part in parts {
            // A number alone is energy, as nothing else is counted by itself.
            guard part.nutrient != nil || part.unit == nil && parts.count == 1 else { return nil }
            let nutrient = part.nutrient ?? .calories
            var part = part
            if isLimit, part.kind == nil { part.kind = .maximum }
            if isSalt, nutrient == .sodium, part.unit == nil { part.unit = "g" }
            let factor = isSalt && nutrient == .sodium ? NutrientNames.saltFactor : 1
            guard goals[nutrient] == nil, let goal = Self.goal(part, nutrient, factor),
                goal.reference > .zero || part.kind == .maximum
            else { return nil }
            goals.updateValue(goal, forKey: nutrient)
        }
        return goals
    }

    private static func goal(_ part: Part, _ nutrient: Nutrient, _ share: Double) -> Goal? {
        var factor = share
        if let unit = part.unit {
            guard let weight = NutrientUnit(weightNamed: unit),
                let value = NutrientNames.Said(nutrient: nutrient, factor: share)
                    .value(1, in: weight)
            else { return nil }
            factor = value
        }
        let ends = [part.lower, part.upper ?? part.lower].map { $0 * factor }
        guard ends.allSatisfy({ $0 >= 0 && $0 <= 1_000_000 }) else { return nil }
        let lower = Thousandths(ends[0])
        if part.upper != nil { return .range(lower: lower, upper: Thousandths(ends[1])) }
        switch part.kind {
        case .minimum: return .minimum(lower)
        case .maximum: return .maximum(lower)
        case .target, .range, nil: return .target(lower)
        }
    }

    private static func set(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static func phrases(_ text: String) -> [[String]] {
        text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    }

    static let names = set("goal goals target targets limit limits")
    private static let wanting = set("want aim aiming should wanna like try trying")
    private static let dropping = set("delete remove clear drop forget erase no cancel")
    private static let asking = set(
        "what whats which how much many show tell me list give do does have i got there on am")
    private static let reaching = set(
        "reach reached hit meet met make made exceed exceeded over under within close track far did"
    )
    private static let units = [
        "g": "g", "gram": "g", "grams": "g", "mg": "mg", "milligrams": "mg", "milligram": "mg",
        "mcg": "mcg", "ug": "mcg", "µg": "mcg", "μg": "mcg", "micrograms": "mcg",
        "microgram": "mcg",
    ]
    private static let kinds: [([String], Goal.Kind)] = Turns.each([
        ("at least", .minimum), ("minimum", .minimum), ("min", .minimum), ("more than", .minimum),
        ("over", .minimum), ("no less than", .minimum), ("above", .minimum), ("at most", .maximum),
        ("no more than", .maximum), ("less than", .maximum), ("maximum", .maximum),
        ("max", .maximum), ("under", .maximum), ("below", .maximum), ("up to", .maximum),
    ])
    private static let fillers = set(
        """
        set change make update my the a an daily is are to be of for from now on i id want have with \
        as please new put each every per day eat aim should would like and in it get around about \
        roughly approximately aiming intake consume only at current currently today can you let \
        lets was were our set's up so still yet total nutrition macro macros wanna try trying
        """)
    private static let openings = phrases(
        """
        my goal,my goals,set my,set a goal,set goal,set goals,goal,goals,change my goal,new goal,\
        daily goal,my daily goal,my new goal,my target,my calorie goal,my protein goal,\
        how do i set,how do i change my goal,how can i set
        """)
}
