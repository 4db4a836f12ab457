internal import FoodCatalog
internal import JSON
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import TimeZones
internal import Wire

/// What a line says about recipes and pots.
enum RecipeWords: Sendable, Hashable {
    /// "new recipe: chili for 4", "new recipe chili: 500 g beef, …".
    case begin(String)
    /// "save that as my usual breakfast", "save today's lunch as office bowl".
    case save(name: String, meal: Meal?, day: SpokenTime.Day?)
    /// "made the chili, 6 portions".
    case cooked(String, Double)
    /// "two left in the freezer", "two portions of the chili left".
    case left(String?, Double, place: String?)
    /// "had one", "I had two, Sam had one": out of the pot that was spoken of.
    case had(mine: Double, others: Double)
    /// "correct it since Monday too".
    case since(String)
    case list
    case show(String)
    /// "in my chili use 500 g beef", "change my chili: without the oil".
    case edit(String, String)
    case remove(String)
    case rename(String, String)

    static func words(in line: String) -> RecipeWords? {
        if HanText.holdsHan(line) {
            if let turn = ChineseTurns.recipes.english(line) { return english(turn) }
            guard line.contains(where: \.isASCIILetter) else { return nil }
        }
        return english(line)
    }

    private static func english(_ line: String) -> RecipeWords? {
        let spoken = SpokenWords(line)
        guard let first = spoken.first else { return nil }
        switch first {
        case "new", "start", "create", "recipe": return begin(spoken)
        case "add"
        where spoken.starts(with: "add a recipe") || spoken.starts(with: "add a new recipe")
            || spoken.starts(with: "add recipe"):
            return begin(spoken)
        case "save", "keep", "remember": return save(spoken)
        case "made", "cooked", "baked", "i", "we", "ive", "prepared":
            return cooked(spoken) ?? had(spoken)
        case "correct": return since(spoken)
        case "list", "my", "show", "what", "whats": return asked(spoken)
        case "in", "change", "edit": return edit(spoken)
        case "delete", "remove", "forget": return removed(spoken)
        case "rename": return renamed(spoken)
        case "had": return had(spoken)
        default: return left(spoken)
        }
    }

    // MARK: Making

    private static func begin(_ spoken: SpokenWords) -> RecipeWords? {
        var spoken = spoken
        guard
            spoken.dropAny(of: [
                "new recipe", "new meal", "start a new recipe", "start a recipe", "start recipe",
                "create a new recipe", "create a recipe", "create recipe", "add a new recipe",
                "add a recipe", "add recipe", "recipe for", "recipe",
            ]) != nil
        else { return nil }
        _ = spoken.dropAny(of: ["called", "named", "for my", "for a", "for"])
        guard !spoken.isEmpty else { return nil }
        return .begin(spoken.rest)
    }

    private static func save(_ spoken: SpokenWords) -> RecipeWords? {
        guard let joint = spoken.firstIndex(of: ["as"]), joint > 0 else { return nil }
        let (before, after) = spoken.split(at: joint)
        guard !after.isEmpty else { return nil }
        var what = before
        _ = what.dropAny(of: ["save", "keep", "remember"])
        var day: SpokenTime.Day?
        var meal: Meal?
        switch what.first {
        case "yesterdays": day = .daysAgo(1)
        case "todays": day = .daysAgo(0)
        default: break
        }
        if day != nil { what.dropLeading(["yesterdays", "todays"]) }
        what.dropLeading(["my", "the", "this"])
        if what.first == "that" || what.first == "it" || what.first == "them" {
            what.dropLeading(["that", "it", "them"])
        }
        if !what.isEmpty {
            guard let said = MealWords.meal(what.joined) else {
                guard ["everything", "all", "meal"].contains(what.joined) else { return nil }
                return .save(name: after.rest, meal: nil, day: day ?? .daysAgo(0))
            }
            meal = said
            day = day ?? .daysAgo(0)
        }
        return .save(name: after.rest, meal: meal, day: day)
    }

    private static func cooked(_ spoken: SpokenWords) -> RecipeWords? {
        var spoken = spoken
        _ = spoken.dropAny(of: ["i have", "we have", "ive", "i", "we"])
        _ = spoken.drop("just")
        guard spoken.dropAny(of: ["made", "cooked", "baked", "prepared"]) != nil else { return nil }
        spoken.dropLeading(["the", "my", "our", "a", "some"])
        guard let last = spoken.lastIndex(of: portionWords), last > 0,
            last == spoken.count - 1
        else { return nil }
        let words = (0..<last).map { spoken[$0].text }
        for start in words.indices.reversed() {
            guard let count = NumberWords.value(of: words[start...].joined(separator: " ")) else {
                continue
            }
            let (name, _) = spoken.split(at: start)
            var dish = name
            dish.dropTrailing(["for", "makes", "about"])
            return dish.isEmpty ? nil : .cooked(dish.rest, count)
        }
        return nil
    }

    // MARK: Pots

    /// "two left in the freezer", "there are 3 portions of chili left".
    private static func left(_ spoken: SpokenWords) -> RecipeWords? {
        guard let end = spoken.lastIndex(of: ["left"]), end > 0 else { return nil }
        var (front, place) = spoken.split(at: end)
        _ = front.dropAny(of: ["there are", "there is", "theres", "we have", "i have", "still"])
        front.dropLeading(["still", "about"])
        guard let first = front.first,
            let count = first == "none" || first == "nothing" ? 0 : NumberWords.value(of: first)
        else { return nil }
        front.dropLeading([first])
        front.dropLeading(portionWords)
        front.dropTrailing(["are", "is"])
        var name: String?
        if front.drop("of") {
            front.dropLeading(["the", "my"])
            name = front.rest
        } else if !front.isEmpty {
            return nil
        }
        _ = place.dropAny(of: ["in the", "in my", "in"])
        return .left(name, count, place: place.isEmpty ? nil : Self.place(place.rest))
    }

    private static func place(_ name: String) -> String {
        HanText.holdsHan(name) ? name : "the \(name)"
    }

    /// "had one", "I had two, Sam had one", "had two portions".
    private static func had(_ spoken: SpokenWords) -> RecipeWords? {
        var counts: [Double] = []
        var mine: Double?
        let clauses = spoken.line.split { $0 == "," || $0 == ";" }.flatMap { clause in
            String(clause).components(by: " and ")
        }
        for (index, clause) in clauses.enumerated() {
            var words = SpokenWords(clause)
            let isMine =
                words.first == "i" || words.first == "ive" || index == 0 && words.first == "had"
            if !isMine, words.count < 3 { return nil }
            guard let verb = words.firstIndex(of: ["had", "ate", "took", "eaten"]), verb <= 2 else {
                return nil
            }
            words = words.split(at: verb).after
            words.dropLeading(["another"])
            let text = words.isEmpty ? "one" : words.first ?? ""
            guard let count = text == "half" ? 0.5 : NumberWords.value(of: text) else { return nil }
            words.dropLeading([text])
            words.dropLeading(portionWords.union(["of", "it", "them", "those"]))
            guard words.isEmpty else { return nil }
            if isMine { mine = (mine ?? 0) + count } else { counts.append(count) }
        }
        guard mine != nil || !counts.isEmpty else { return nil }
        return .had(mine: mine ?? 0, others: counts.reduce(0, +))
    }

    static let portionWords: Set<String> = [
        "portion", "portions", "serving", "servings", "helping", "helpings",
    ]

    // MARK: Looking and changing

    private static func asked(_ spoken: SpokenWords) -> RecipeWords? {
        if [
            "my recipes", "list my recipes", "list recipes", "show my recipes",
            "what recipes do i have",
            "show me my recipes", "what are my recipes",
        ].contains(spoken.joined) {
            return .list
        }
        var spoken = spoken
        guard
            spoken.dropAny(of: [
                "show me the recipe for", "show the recipe for", "show my recipe for",
                "show me the recipe of",
                "show the recipe", "show recipe", "whats in my recipe for", "show me the recipe",
            ]) != nil, !spoken.isEmpty
        else { return nil }
        spoken.dropLeading(["my", "the", "of"])
        return .show(spoken.rest)
    }

    private static func edit(_ spoken: SpokenWords) -> RecipeWords? {
        var spoken = spoken
        guard
            spoken.dropAny(of: [
                "change my recipe for", "change the recipe for", "edit the recipe for",
                "change the recipe of",
                "edit my recipe for", "in my recipe for", "in the recipe for", "change my",
                "edit my", "in my",
            ]) != nil
        else { return nil }
        // The name ends at a comma or colon, or where a word for a change begins.
        for index in 0..<spoken.count {
            if spoken[index].endsClause, index + 1 < spoken.count {
                let (name, rest) = spoken.split(at: index + 1, width: 0)
                return .edit(name.rest, rest.rest)
            }
            if index > 0,
                ["use", "replace", "swap", "without", "leave", "double", "add"].contains(
                    spoken[index].text)
            {
                let (name, rest) = spoken.split(at: index, width: 0)
                return .edit(name.rest, rest.rest)
            }
        }
        return nil
    }

    private static func removed(_ spoken: SpokenWords) -> RecipeWords? {
        var spoken = spoken
        guard
            spoken.dropAny(of: [
                "delete the recipe for", "delete the recipe", "delete recipe",
                "delete my recipe for",
                "remove the recipe for", "remove the recipe", "remove recipe",
                "forget the recipe for",
                "forget the recipe", "delete my recipe", "remove my recipe",
            ]) != nil, !spoken.isEmpty
        else { return nil }
        spoken.dropLeading(["for", "of", "called", "my", "the"])
        return spoken.isEmpty ? nil : .remove(spoken.rest)
    }

    private static func renamed(_ spoken: SpokenWords) -> RecipeWords? {
        var spoken = spoken
        guard
            spoken.dropAny(of: [
                "rename my recipe", "rename the recipe", "rename recipe", "rename my", "rename the",
                "rename",
            ]) != nil,
            let joint = spoken.lastIndex(of: ["to", "as", "into"]), joint > 0
        else { return nil }
        let (old, new) = spoken.split(at: joint)
        return new.isEmpty ? nil : .rename(old.rest, new.rest)
    }

    private static func since(_ spoken: SpokenWords) -> RecipeWords? {
        var spoken = spoken
        guard
            spoken.dropAny(of: [
                "correct it since", "correct that since", "correct them since", "correct it from",
            ]) != nil
        else { return nil }
        spoken.dropTrailing(["too", "also", "well", "as", "on"])
        return spoken.isEmpty ? nil : .since(spoken.joined)
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension String {
    fileprivate func components(by joint: String) -> [String] {
        var parts: [String] = []
        var rest = Substring(self)
        while let range = rest.ranges(of: joint).first {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
