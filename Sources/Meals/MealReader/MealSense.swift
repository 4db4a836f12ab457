internal import FoodCatalog

/// Tells talk about food from a meal that was eaten: "skipped breakfast", "remind me to buy eggs".
enum MealSense {
    /// Whether the sentence says that nothing was eaten, or speaks of something else.
    static func isOtherTalk(_ tokens: [Token]) -> Bool {
        guard let first = tokens.first else { return false }
        if questions.contains(first.surface), !isEating(tokens) { return true }
        if first.surface == can, tokens.count > 1, people.contains(tokens[1].surface) {
            return true
        }
        var position = 0
        while position < tokens.count {
            let word = tokens[position].surface
            let isNearStart = position < 8
            if isNearStart, skipping.contains(word) { return true }
            if isNearStart, planning.contains(word), !isEating(tokens[..<position]) { return true }
            let isDenied =
                denying.contains(word)
                || word == not && position > 0 && auxiliaries.contains(tokens[position - 1].surface)
            if isDenied, isNearStart,
                tokens[(position + 1)...].prefix(2).contains(where: { eating.contains($0.surface) })
            {
                return true
            }
            if word == nothing || word == fasting, tokens.count <= 8 { return true }
            position += 1
        }
        if isLater(tokens) || isSomebodyElse(tokens) { return true }
        // "no breakfast today", "no lunch"
        if first.surface == no, tokens.count > 1, meals.contains(tokens[1].surface) { return true }
        return false
    }

    /// "maybe I'll have pizza later": what will be eaten is not eaten yet.
    private static func isLater(_ tokens: [Token]) -> Bool {
        guard let will = tokens.prefix(6).firstIndex(where: { willing.contains($0.surface) })
        else { return false }
        return tokens[will...].contains { later.contains($0.surface) }
    }

    /// "the dog ate my sandwich": not the speaker's meal.
    private static func isSomebodyElse(_ tokens: [Token]) -> Bool {
        guard let verb = tokens.prefix(5).firstIndex(where: { $0.surface == ate }), verb > 0
        else { return false }
        return others.contains(tokens[verb - 1].surface)
    }

    private static func isEating(_ tokens: some Sequence<Token>) -> Bool {
        tokens.contains { had.contains($0.surface) }
    }

    static func isCopula(_ word: WordHash) -> Bool { copulas.contains(word) }

    /// Words that may stand for a meal: "it was pasta", "my snack is an apple".
    static func isPointing(_ word: WordHash) -> Bool { pointers.contains(word) }

    private static func words(_ text: String) -> Set<WordHash> {
        Set(text.split(separator: " ").map { WordHash(String($0)) })
    }

    private static let can = WordHash("can")
    private static let people = words("i you we he she they someone anyone")
    private static let not = WordHash("not")
    private static let no = WordHash("no")
    private static let copulas = words("is are was were")
    private static let pointers = words(
        """
        it this that these those there here mine which today tonight yesterday meal meals snack treat \
        breakfast lunch dinner supper choice drink food plate bowl dish order favorite favourite what \
        morning evening afternoon night
        """)
    private static let ate = WordHash("ate")
    private static let willing = words("ill will gonna going might may")
    private static let later = words("later tonight tomorrow soon next")
    private static let others = words(
        """
        dog cat puppy kitten kid kids son daughter baby child children husband wife boyfriend \
        girlfriend brother sister roommate flatmate colleague he she they everyone everybody
        """)
    private static let nothing = WordHash("nothing")
    private static let fasting = WordHash("fasting")
    private static let skipping = words("skipped skip skipping")
    private static let planning = words(
        """
        want wanna wish remind buy bought shopping recipe recipes tomorrow hate allergic meeting \
        weather reserve schedule email call phone
        """)
    private static let denying = words(
        "didnt dont havent wont cant never doesnt isnt couldnt wasnt hasnt hadnt")
    private static let auxiliaries = words("did do does have has was could will")
    private static let eating = words("eat eaten have had drink drunk ate want like feel get")
    private static let had = words("had ate eaten drank drunk having eating enjoyed finished")
    private static let meals = words("breakfast lunch dinner supper snack snacks food")
    private static let questions = words(
        "what whats how why when where who which is are does do should could would")
}
