internal import FoodCatalog

/// Tells talk about food from a meal that was eaten: "skipped breakfast", "remind me to buy eggs".
enum MealSense {
    /// What a word says about whether anything was eaten.
    private struct Role: OptionSet {
        let rawValue: Int32
        static let question = Role(rawValue: 1)
        static let person = Role(rawValue: 2)
        static let skipping = Role(rawValue: 4)
        static let planning = Role(rawValue: 8)
        static let denying = Role(rawValue: 16)
        static let auxiliary = Role(rawValue: 32)
        /// What denied means that nothing was eaten: "didn't eat".
        static let eating = Role(rawValue: 64)
        /// Says that something was: "had".
        static let had = Role(rawValue: 128)
        static let meal = Role(rawValue: 256)
        static let can = Role(rawValue: 512)
        static let not = Role(rawValue: 1024)
        static let no = Role(rawValue: 2048)
        static let nothing = Role(rawValue: 4096)
        static let willing = Role(rawValue: 8192)
        static let later = Role(rawValue: 16384)
        static let ate = Role(rawValue: 1 << 15)
        /// Somebody else than the speaker.
        static let other = Role(rawValue: 1 << 16)
        static let copula = Role(rawValue: 1 << 17)
        static let pointer = Role(rawValue: 1 << 18)
        static let going = Role(rawValue: 1 << 19)
    }

    /// Whether the sentence says that nothing was eaten, or speaks of something else.
    static func isOtherTalk(_ tokens: [Token]) -> Bool {
        let roles = tokens.map { role(of: $0.surface) }
        guard let first = roles.first else { return false }
        let second = roles.count > 1 ? roles[1] : []
        if first.contains(.question), !roles.contains(where: { $0.contains(.had) }) { return true }
        if first.contains(.can), second.contains(.person) { return true }
        // "no breakfast today", "no lunch"
        if first.contains(.no), second.contains(.meal) { return true }
        for (position, role) in roles.enumerated() where role != [] {
            if role.contains(.nothing), roles.count <= 8 { return true }
            guard position < 8 else { continue }
            if role.contains(.skipping) { return true }
            if role.contains(.planning), !isRecipeName(tokens, at: position),
                !roles[..<position].contains(where: { $0.contains(.had) })
            {
                return true
            }
            let isDenied =
                role.contains(.denying)
                || role.contains(.not) && position > 0
                    && roles[position - 1].contains(.auxiliary)
            if isDenied,
                roles[(position + 1)...].prefix(2).contains(where: { $0.contains(.eating) })
            {
                return true
            }
        }
        return isLater(roles) || isSomebodyElse(roles)
    }

    /// "kfc original recipe drumstick"
    private static func isRecipeName(_ tokens: [Token], at position: Int) -> Bool {
        position > 0 && recipeOwners.contains(tokens[position - 1].surface)
    }

    private static let recipeOwners: Set<WordHash> = [
        WordHash("original"), WordHash("my"), WordHash("this"), WordHash("secret"),
    ]

    /// "maybe I'll have pizza later": what will be eaten is not eaten yet.
    private static func isLater(_ roles: [Role]) -> Bool {
        // "I'm going to have pizza"
        if let going = roles.prefix(6).firstIndex(where: { $0.contains(.going) }),
            roles[(going + 1)...].prefix(2).contains(where: {
                $0.contains(.eating) && !$0.contains(.had)
            })
        {
            return true
        }
        guard let will = roles.prefix(6).firstIndex(where: { $0.contains(.willing) }) else {
            return false
        }
        return roles[will...].contains { $0.contains(.later) }
    }

    /// "the dog ate my sandwich": not the speaker's meal.
    private static func isSomebodyElse(_ roles: [Role]) -> Bool {
        guard let verb = roles.prefix(5).firstIndex(where: { $0.contains(.ate) }), verb > 0 else {
            return false
        }
        return roles[verb - 1].contains(.other)
    }

    static func isCopula(_ word: WordHash) -> Bool { role(of: word).contains(.copula) }

    /// Words that may stand for a meal: "it was pasta", "my snack is an apple".
    static func isPointing(_ word: WordHash) -> Bool { role(of: word).contains(.pointer) }

    private static func role(of word: WordHash) -> Role {
        Role(rawValue: max(0, roles.number(of: word)))
    }

    private static let roles: WordNumbers = {
        var roles = WordNumbers()
        for (words, role) in lists {
            for word in words.split(whereSeparator: \.isWhitespace) {
                let hash = WordHash(String(word))
                roles.set(max(0, roles.number(of: hash)) | role.rawValue, for: hash)
            }
        }
        return roles
    }()

    private static let lists: [(words: String, role: Role)] = [
        ("can", .can), ("not", .not), ("no", .no), ("nothing fasting", .nothing),
        ("i you we he she they someone anyone", .person),
        ("skipped skip skipping gaveup givingup quit", .skipping),
        ("ill will gonna going might may", .willing), ("gonna going", .going),
        ("later tonight tomorrow soon next", .later), ("ate", .ate),
        ("is are was were", .copula),
        (
            """
            dog cat puppy kitten kid kids son daughter baby child children husband wife boyfriend
            girlfriend brother sister roommate flatmate colleague he she they everyone everybody
            """, .other
        ),
        (
            """
            it this that these those there here mine which today tonight yesterday meal meals snack
            treat breakfast lunch dinner supper choice drink food plate bowl dish order favorite
            favourite what morning evening afternoon night
            """, .pointer
        ),
        (
            """
            want wanna wish remind buy bought shopping recipe recipes tomorrow hate allergic meeting
            weather reserve schedule email call phone hurts hurt aching turn thinking dreaming tablet capsule
            """, .planning
        ),
        (
            "didnt dont havent wont cant never doesnt isnt couldnt wasnt hasnt hadnt", .denying
        ),
        ("did do does have has was could will", .auxiliary),
        ("eat eaten have had drink drunk ate want like feel get", .eating),
        ("had ate eaten drank drunk having eating enjoyed finished", .had),
        ("breakfast lunch dinner supper snack snacks food", .meal),
        (
            "what whats how why when where who which is are does do should could would", .question
        ),
    ]
}
