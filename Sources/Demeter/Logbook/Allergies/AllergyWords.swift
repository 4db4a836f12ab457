internal import Allergens
internal import Nutrition

/// Reads talk of what one must not eat: "I'm allergic to peanuts", "no more peanut allergy".
enum AllergyWords {
    enum Wish: Sendable, Hashable {
        /// With what is fine in a day, in grams, where it is said of small amounts.
        case set([Trigger], Severity, Thousandths? = nil)
        /// Asked for before it is done.
        case end(Trigger)
        case show
    }

    /// `nil` when the line speaks of something else.
    static func wish(in line: String) -> Wish? {
        guard line.utf8.count <= 200 else { return nil }
        var spoken = SpokenWords(line)
        spoken.dropLeading(RemarkReader.fillers)
        spoken.dropTrailing(endings)
        let words = spoken.words.map(\.text)
        guard let first = words.first, openers.contains(first) else { return nil }
        if shown.contains(words.joined(separator: " ")) { return .show }
        if let trigger = ended(words) { return .end(trigger) }
        return AllergyAmounts.wish(in: words) ?? set(words)
    }

    private static func set(_ words: [String]) -> Wish? {
        for (opening, severity) in openings where words.starts(with: opening) {
            let triggers = triggers(Array(words.dropFirst(opening.count)))
            // Own words only where an allergy is named: "I can't have pasta today" is talk.
            let isSure = opening.contains { $0.hasPrefix("allerg") || $0 == "intolerant" }
            guard !triggers.isEmpty, isSure || triggers.allSatisfy({ $0.facts != nil }) else {
                continue
            }
            return .set(triggers, severity)
        }
        // "I have a peanut allergy", "I have a nut and a milk allergy"
        for opening in possessing where words.starts(with: opening) {
            guard let last = words.last, let severity = naming[last] else { continue }
            let triggers = triggers(Array(words.dropFirst(opening.count).dropLast()))
            if !triggers.isEmpty { return .set(triggers, severity) }
        }
        // "I'm lactose intolerant"
        if let last = words.last, last == "intolerant" || last == "sensitive" {
            for opening in being where words.starts(with: opening) {
                let triggers = triggers(Array(words.dropFirst(opening.count).dropLast()))
                if !triggers.isEmpty { return .set(triggers, .avoid) }
            }
        }
        return nil
    }

    private static func ended(_ words: [String]) -> Trigger? {
        for opening in ending where words.starts(with: opening) {
            var rest = Array(words.dropFirst(opening.count))
            if let last = rest.last, naming[last] != nil {
                rest.removeLast()
            } else if !opening.contains(where: { $0.hasPrefix("allerg") || $0 == "intolerant" }) {
                continue
            }
            let triggers = triggers(rest)
            if triggers.count == 1 { return triggers[0] }
        }
        return nil
    }

    /// What is named, cut at "and" and "or"; empty where a part is too long to be a name.
    static func triggers(_ words: [String]) -> [Trigger] {
        let parts = words.split { joining.contains($0) }.map { part in
            part.drop { articles.contains($0) }
        }
        guard !parts.isEmpty, parts.allSatisfy({ (1...3).contains($0.count) }) else { return [] }
        return parts.map { TriggerTable.trigger(called: $0.joined(separator: " ")) }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static func phrases(_ text: String) -> [[String]] {
        text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    }

    private static let openers = words(
        "i im ive no my what whats show list remove delete end drop forget stop which am do small up "
            + "a")
    private static let openings: [([String], Severity)] = Turns.each([
        ("im very allergic to", .banned), ("im severely allergic to", .banned),
        ("im deathly allergic to", .banned), ("im allergic to", .banned),
        ("i am allergic to", .banned), ("i am very allergic to", .banned),
        ("i am severely allergic to", .banned), ("im also allergic to", .banned),
        ("i have an allergy to", .banned), ("i have allergies to", .banned),
        ("ive an allergy to", .banned), ("i must not have", .banned), ("i must not eat", .banned),
        ("i mustnt have", .banned), ("i mustnt eat", .banned), ("i must never eat", .banned),
        ("i must never have", .banned), ("i am not allowed to eat", .banned),
        ("im not allowed to eat", .banned), ("i never eat", .banned), ("i cannot eat", .banned),
        ("i cant eat", .banned), ("i cannot have", .banned), ("i cant have", .banned),
        ("i avoid", .avoid), ("i want to avoid", .avoid), ("i try to avoid", .avoid),
        ("id rather not eat", .avoid), ("id rather not have", .avoid),
        ("i would rather not eat", .avoid), ("i would rather not have", .avoid),
        ("i dont eat", .avoid), ("i do not eat", .avoid), ("im intolerant to", .avoid),
        ("i am intolerant to", .avoid), ("im sensitive to", .avoid), ("i am sensitive to", .avoid),
    ])
    private static let possessing = phrases(
        "i have a severe,i have a bad,i have a,i have an,ive a,ive got a,ive got an,i have")
    private static let being = phrases("im,i am")
    private static let naming: [String: Severity] = [
        "allergy": .banned, "allergies": .banned, "intolerance": .avoid, "sensitivity": .avoid,
    ]
    private static let ending = phrases(
        """
        no more,remove my,delete my,end my,drop my,forget my,remove the,forget the,stop watching for,\
        i no longer have a,i no longer have an,im no longer allergic to,i am no longer allergic to,\
        im not allergic to,i am not allergic to,im no longer intolerant to,i dont have a,\
        i do not have a,i have no
        """)
    private static let shown: Set<String> = [
        "what am i allergic to", "my allergies", "show my allergies", "list my allergies",
        "what are my allergies", "whats my allergy", "what must i not eat", "what cant i eat",
        "what must i not have", "what do i avoid", "show me my allergies",
    ]
    private static let joining = words("and or nor plus & also")
    private static let articles = words("a an any the all some to")
    private static let endings = words("please anymore now any more at all ever")
}
