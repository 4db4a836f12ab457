internal import FoodCatalog
internal import Nutrition

/// What somebody says of what they mean to eat.
enum PlanRemark: Sendable, Hashable {
    /// "Plan my stir fry for dinner on Friday": days from today on, or a weekday from 1 to 7.
    case plan(PlanWords.Day, Meal, String)
    /// "Plan rice for lunch on Monday instead", "change Monday's lunch to rice": in the place of what is planned
    /// there.
    ///
    /// `isSure` unless the words may as well mean a meal that was logged.
    case change(PlanWords.Day, Meal, String, isSure: Bool)
    /// "What is planned", "my plans"
    case list
    /// "Plan tomorrow", "plan my week": for so many days from a day on.
    case propose(PlanWords.Day, days: Int)
    case shopping
    /// "I had it", "I had my planned dinner"
    case had(Meal?)
    /// "Cancel the plan for Friday dinner"
    case cancel(PlanWords.Day, Meal?)
}

/// Reads talk of plans: all of the words must belong to it.
enum PlanWords {
    enum Day: Sendable, Hashable {
        case ahead(Int)
        /// 1 for Monday to 7 for Sunday: the next one, today included.
        case weekday(Int)
        /// The same of the week that begins with the next Monday.
        case weekdayOfNextWeek(Int)

        func date(from today: LocalDay) -> LocalDay {
            switch self {
            case .ahead(let days): today.advanced(by: days)
            case .weekday(let weekday): today.advanced(by: (weekday - today.weekday + 7) % 7)
            case .weekdayOfNextWeek(let weekday):
                today.advanced(by: 7 - today.weekday + weekday)
            }
        }
    }

    static func remark(in line: String) -> PlanRemark? {
        guard line.utf8.count <= 300 else { return nil }
        if HanText.holdsHan(line) { return ChinesePlans.remark(in: line) }
        var spoken = SpokenWords(line)
        spoken.dropLeading(RemarkReader.fillers)
        spoken.dropTrailing(endings)
        guard let first = spoken.first, openers.contains(first) else { return nil }
        let joined = spoken.joined
        if lists.contains(joined) { return .list }
        if shoppings.contains(joined) { return .shopping }
        if let had = had(spoken) { return had }
        if let days = proposals[joined] { return .propose(.ahead(days.ahead), days: days.count) }
        if let cancelled = cancelled(spoken) { return cancelled }
        if let changed = changed(spoken) { return changed }
        guard spoken.drop("plan") else { return nil }
        let isInstead = takeInstead(&spoken)
        guard let planned = planned(spoken), isInstead else { return planned(spoken) }
        guard case .plan(let day, let meal, let text) = planned else { return planned }
        return .change(day, meal, text, isSure: true)
    }

    /// "Make it a burrito", said right after a plan: what is to be in its place.
    static func another(in line: String) -> String? {
        guard line.utf8.count <= 300 else { return nil }
        if HanText.holdsHan(line) { return ChinesePlans.another(in: line) }
        var words = SpokenWords(line)
        words.dropLeading(RemarkReader.fillers)
        words.dropTrailing(endings)
        guard words.dropAny(of: others) != nil, !words.isEmpty else { return nil }
        return words.rest
    }

    /// "Rice instead for lunch on Monday", "rice for lunch on Monday instead"
    private static func takeInstead(_ words: inout SpokenWords) -> Bool {
        if words.words.last?.text == "instead" {
            words = words.prefix(words.count - 1)
            return true
        }
        return words.drop("instead")
    }

    /// "Change the plan for Monday lunch to rice", "change Monday's lunch to rice"
    private static func changed(_ spoken: SpokenWords) -> PlanRemark? {
        var words = spoken
        guard let opening = words.dropAny(of: changing) else { return nil }
        let times = takeTimes(fromFrontOf: &words)
        guard let meal = times.meal, words.dropAny(of: ["to", "into"]) != nil, !words.isEmpty
        else { return nil }
        let isSure = opening != "change"
        guard isSure || times.day != nil else { return nil }
        return .change(times.day ?? .ahead(0), meal, words.rest, isSure: isSure)
    }

    /// "Friday dinner my stir fry", "my stir fry for dinner on Friday"
    private static func planned(_ spoken: SpokenWords) -> PlanRemark? {
        var words = spoken
        let opening = takeTimes(fromFrontOf: &words)
        if let meal = opening.meal {
            var rest = words
            _ = rest.drop("to have")
            return rest.isEmpty ? nil : .plan(opening.day ?? .ahead(0), meal, rest.rest)
        }
        guard opening.day == nil else { return nil }
        let ending = takeTimes(fromEndOf: &words)
        guard let meal = ending.meal, !words.isEmpty else { return nil }
        return .plan(ending.day ?? .ahead(0), meal, words.rest)
    }

    private typealias Times = (day: Day?, meal: Meal?)

    private static func takeTimes(fromFrontOf words: inout SpokenWords) -> Times {
        var times: Times = (nil, nil)
        var rest = words
        while let word = rest.first {
            rest = rest.split(at: 0).after
            if times.day == nil, let day = day(word) {
                times.day = day
            } else if times.meal == nil, let meal = meal(word) {
                times.meal = meal
                if word == "tonight", times.day == nil { times.day = .ahead(0) }
            } else if joints.contains(word), times.meal == nil || times.day == nil {
                // It joins two times, or belongs to what is eaten.
                continue
            } else {
                break
            }
            words = rest
        }
        return times
    }

    private static func takeTimes(fromEndOf words: inout SpokenWords) -> Times {
        var times: Times = (nil, nil)
        while let last = words.words.last?.text {
            if times.day == nil, let day = day(last) {
                times.day = day
            } else if times.meal == nil, let meal = meal(last) {
                times.meal = meal
                if last == "tonight", times.day == nil { times.day = .ahead(0) }
            } else if !joints.contains(last) || times.meal == nil && times.day == nil {
                break
            }
            words = words.split(at: words.count - 1).before
        }
        return times
    }

    private static func had(_ spoken: SpokenWords) -> PlanRemark? {
        if hads.contains(spoken.joined) { return .had(nil) }
        var words = spoken
        guard words.dropAny(of: planneds) != nil else { return nil }
        return MealWords.meal(words.joined).map { .had($0) }
    }

    private static func cancelled(_ spoken: SpokenWords) -> PlanRemark? {
        var words = spoken
        guard words.dropAny(of: cancelling) != nil else { return nil }
        let times = takeTimes(fromFrontOf: &words)
        guard words.isEmpty, times.day != nil || times.meal != nil else { return nil }
        return .cancel(times.day ?? .ahead(0), times.meal)
    }

    private static func day(_ told: String) -> Day? {
        // "Monday's"
        let word = told.hasSuffix("s") ? String(told.dropLast()) : told
        if let ahead = aheads[word] { return .ahead(ahead) }
        return weekdays.firstIndex(of: word).map { .weekday($0 + 1) }
    }

    private static func meal(_ word: String) -> Meal? {
        word == "tonight" ? .dinner : MealWords.meal(word)
    }

    private static func set(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    static let weekdays = SpanWords.weekdays
    private static let aheads = ["today": 0, "tomorrow": 1]
    private static let joints = set("on for at as the next this a in my")
    private static let endings = set("please thanks")
    private static let openers = set(
        "plan plans my what whats show shopping i ive had cancel change drop delete remove the list buy"
    )
    private static let lists: Set<String> = [
        "plans", "my plans", "show my plans", "show plans", "what is planned", "whats planned",
        "what have i planned", "what did i plan", "show my plan", "my plan", "the plan",
        "whats the plan", "what is the plan", "list my plans",
    ]
    private static let shoppings: Set<String> = [
        "shopping list", "my shopping list", "the shopping list", "show my shopping list",
        "what do i need to buy", "what do i have to buy", "what should i buy",
    ]
    private static let hads: Set<String> = [
        "i had it", "had it", "ive had it", "i had that", "i ate it", "i had what i planned",
        "i ate what i planned", "i had my plan", "i had the plan", "had what i planned",
    ]
    private static let planneds = [
        "i had my planned", "i ate my planned", "had my planned", "i had the planned",
        "ive had my planned",
    ]
    private static let cancelling = [
        "cancel the plan for", "cancel my plan for", "drop the plan for", "remove the plan for",
        "delete the plan for", "drop my plan for", "remove my plan for", "delete my plan for",
    ]
    private static let changing = [
        "change the plan for", "change my plan for", "change what is planned for", "change",
    ]
    private static let others = [
        "make it", "make that", "change it to", "change that to", "change the plan to",
    ]
    private static let proposals: [String: (ahead: Int, count: Int)] = [
        "plan my week": (1, 7), "plan the week": (1, 7), "plan a week": (1, 7),
        "plan the next week": (1, 7), "plan next week": (1, 7), "plan tomorrow": (1, 1),
        "plan my day": (0, 1), "plan today": (0, 1), "plan my day tomorrow": (1, 1),
    ]
}
