internal import FoodCatalog

/// What a word says about whether anything was eaten, and by whom.
struct SenseRole: OptionSet {
    let rawValue: UInt64

    /// "I", "we", "me": whoever keeps the journal.
    static let speaker = SenseRole(rawValue: 1)
    /// Somebody or something else that may eat: "my son", "the dog".
    static let other = SenseRole(rawValue: 1 << 1)
    /// The same as a pronoun, which needs no verb to be known: "he", "everyone".
    static let otherPronoun = SenseRole(rawValue: 1 << 2)
    /// Begins a question whatever follows: "who", "why".
    static let asking = SenseRole(rawValue: 1 << 3)
    /// Begins a question unless something was eaten: "what I had was".
    static let openAsking = SenseRole(rawValue: 1 << 4)
    /// Begins a question before a subject: "did you", "is there".
    static let inverting = SenseRole(rawValue: 1 << 5)
    /// May be the subject of a question.
    static let subject = SenseRole(rawValue: 1 << 6)
    /// Says that something was eaten: "had", "enjoying".
    static let ate = SenseRole(rawValue: 1 << 7)
    /// Says that something was got to be eaten: "made", "ordered".
    static let got = SenseRole(rawValue: 1 << 8)
    /// A plain verb that means to eat where something is denied or planned: "eat", "have".
    static let base = SenseRole(rawValue: 1 << 9)
    static let skipping = SenseRole(rawValue: 1 << 10)
    /// "don't", "never".
    static let denying = SenseRole(rawValue: 1 << 11)
    static let auxiliary = SenseRole(rawValue: 1 << 12)
    static let not = SenseRole(rawValue: 1 << 13)
    static let no = SenseRole(rawValue: 1 << 14)
    static let nothing = SenseRole(rawValue: 1 << 15)
    /// Never said of what was eaten already: "remind", "tomorrow".
    static let planning = SenseRole(rawValue: 1 << 16)
    /// "will", which needs a later time to speak of what was not eaten yet.
    static let willing = SenseRole(rawValue: 1 << 17)
    static let later = SenseRole(rawValue: 1 << 18)
    /// "might", "should": what was not eaten.
    static let maybe = SenseRole(rawValue: 1 << 19)
    /// Before "to": "going", "have", "used".
    static let intending = SenseRole(rawValue: 1 << 20)
    static let to = SenseRole(rawValue: 1 << 21)
    /// "almost", before a verb.
    static let nearly = SenseRole(rawValue: 1 << 22)
    static let copula = SenseRole(rawValue: 1 << 23)
    /// Stands for a meal as a subject: "it was pasta", "my snack is an apple".
    static let pointer = SenseRole(rawValue: 1 << 24)
    /// What a thing does, or how it is: "costs", "smells".
    static let state = SenseRole(rawValue: 1 << 25)
    /// What the speaker does with food other than eating it: "saw", "dropped".
    static let acting = SenseRole(rawValue: 1 << 26)
    /// The same where nobody is named: "spilled the milk".
    static let bareActing = SenseRole(rawValue: 1 << 27)
    /// An order to somebody, whatever follows: "buy milk".
    static let ordering = SenseRole(rawValue: 1 << 28)
    /// The same before "the", "some" or "a": "cook some rice".
    static let cooking = SenseRole(rawValue: 1 << 29)
    static let determiner = SenseRole(rawValue: 1 << 30)
    /// "just", "already": may stand between a subject and its verb.
    static let adverb = SenseRole(rawValue: 1 << 31)
    /// Begins a clause that says otherwise: "but".
    static let contrast = SenseRole(rawValue: 1 << 32)
    static let meal = SenseRole(rawValue: 1 << 33)
    /// A thing that is no food.
    static let thing = SenseRole(rawValue: 1 << 34)
    /// Says where or when the thing behind it is: "at the office".
    static let placing = SenseRole(rawValue: 1 << 35)
    /// Money, which food costs but nobody eats.
    static let money = SenseRole(rawValue: 1 << 36)
    static let thanking = SenseRole(rawValue: 1 << 37)
    static let condition = SenseRole(rawValue: 1 << 38)
    /// "my", "our".
    static let owner = SenseRole(rawValue: 1 << 39)
    static let joining = SenseRole(rawValue: 1 << 40)
    static let `for` = SenseRole(rawValue: 1 << 41)
    /// "there", which says that something is somewhere.
    static let there = SenseRole(rawValue: 1 << 42)
    /// Belongs to the journal: "log", "track".
    static let logging = SenseRole(rawValue: 1 << 43)
    /// An occasion that food is got for but the speaker does not eat at: "party", "trip".
    static let event = SenseRole(rawValue: 1 << 44)
    /// Begins a turn of speech.
    static let idiom = SenseRole(rawValue: 1 << 45)
    /// Where food is kept: "in the fridge".
    static let room = SenseRole(rawValue: 1 << 46)
    static let with = SenseRole(rawValue: 1 << 47)
    /// Nobody who plans says so: whoever intends "to prepare" a food has it.
    static let preparing = SenseRole(rawValue: 1 << 48)
    static let liking = SenseRole(rawValue: 1 << 49)
    /// Belongs to the verb before it: "pick up".
    static let particle = SenseRole(rawValue: 1 << 50)
    /// Where food is bought to be eaten at home.
    static let market = SenseRole(rawValue: 1 << 51)
    /// What is asked about a food: "calories in".
    static let figure = SenseRole(rawValue: 1 << 52)

    /// With the word behind it, that something was left: "turned down", "out of".
    static let refusing = SenseRole(rawValue: 1 << 53)
    /// What food is put on without being eaten: "my hair".
    static let body = SenseRole(rawValue: 1 << 54)

    /// "Mr": what follows is a name.
    static let titled = SenseRole(rawValue: 1 << 55)

    /// Something that one does without eating: "listening", "jogged".
    static let deed = SenseRole(rawValue: 1 << 56)
    /// An order before "the", "some" or "a" that nobody gives to a kitchen alone: "fix the".
    static let errand = SenseRole(rawValue: 1 << 57)

    /// A first name.
    static let named = SenseRole(rawValue: 1 << 58)
    /// What befalls things and people, as a finite verb: "arrived".
    static let happening = SenseRole(rawValue: 1 << 59)
    /// What hurts: "headache".
    static let ailing = SenseRole(rawValue: 1 << 60)
    /// What is taken in doses and is no food.
    static let medicine = SenseRole(rawValue: 1 << 61)

    /// Roles that every description of a meal may hold without making anybody doubt.
    static let plain: SenseRole = [
        .ate, .determiner, .adverb, .subject, .base, .placing, .pointer, .owner, .joining, .meal,
        .for, .speaker, .to, .auxiliary, .got,
        .with, .preparing, .particle,
    ]

    func has(_ other: SenseRole) -> Bool { rawValue & other.rawValue != 0 }

    /// What a word says as it is written, and of several things what each is.
    static func of(_ token: Token) -> SenseRole {
        let role = of(token.surface)
        return role == [] && token.traits.contains(.plural)
            ? ofPlural(of(token.word)) : role
    }

    /// What is left of the roles of one thing when there are several.
    static func ofPlural(_ role: SenseRole) -> SenseRole {
        role.intersection([.thing, .body, .medicine])
    }

    /// What each word says; of one that names a food, only as it is written.
    static func of(_ words: [SentenceWord]) -> [SenseRole] {
        let table = SenseWords.table
        return words.map { word in
            // "wed 9pm a kiwi" is no "we'd".
            if word.token.span > 0, let day = TimePass.weekday(word.token.surface) {
                return table[TimePass.weekdayNames[day - 1][0]] ?? []
            }
            if let role = table[word.token.surface] { return role }
            guard !word.isName, word.token.traits.contains(.plural) else { return [] }
            return ofPlural(table[word.token.word] ?? [])
        }
    }

    static func of(_ word: WordHash) -> SenseRole {
        SenseWords.table[word] ?? []
    }
}
