internal import FoodCatalog

/// The word lists behind `SenseRole`, as words are written, lower-case and without apostrophes.
enum SenseWords {
    static let table: WordTable<SenseRole> = {
        var table = WordTable<SenseRole>()
        for (words, role) in lists {
            for word in words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
                let hash = WordHash(word)
                table[hash] = (table[hash] ?? []).union(role)
            }
        }
        return table
    }()

    private static let lists: [(words: String, role: SenseRole)] = [
        (speakerWords, .speaker), ("my our", [.owner, .subject]),
        (subjectWords, .subject),
        (subjectTooWords, .subject),
        (determinerWords, .determiner),
        (otherPronounWords, .otherPronoun),
        (otherWords, .other),
        (askingWords, .asking), (openAskingWords, .openAsking),
        (invertingWords, .inverting),
        (ateWords, .ate),
        (gotWords, .got),
        (baseWords, .base),
        (skippingWords, .skipping),
        (denyingWords, .denying),
        (auxiliaryWords, .auxiliary), ("not", .not),
        ("no", .no), ("nothing fasting", .nothing),
        (planningWords, .planning),
        (willingWords, .willing),
        (laterWords, .later),
        (refusingWords, .refusing),
        (titledWords, .titled),
        (deeds, .deed), (errands, .errand), (errandWords, .errand),
        (bodyWords, .body),
        (maybeWords, .maybe),
        (intendingWords, .intending),
        ("to", .to), (intendingTooWords, .intending), ("almost nearly", .nearly),
        (copulaWords, .copula),
        (pointerWords, .pointer),
        (stateWords, .state),
        (actingWords, .acting),
        (bareActingWords, .bareActing),
        (orderingWords, .ordering),
        (cookingWords, .cooking),
        (adverbWords, .adverb),
        (contrastWords, .contrast),
        (mealWords, .meal),
        (placingWords, .placing),
        (moneyWords, .money),
        (thankingWords, .thanking),
        (conditionWords, .condition), (joiningWords, .joining), ("for", .for),
        ("there theres", .there), (loggingWords, .logging),
        (eventWords, .event),
        (roomWords, .room),
        ("with", .with),
        (particleWords, .particle),
        (marketWords, .market),
        (figureWords, .figure),
        (preparingWords, .preparing), ("favorite favourite", .liking),
        (names, .named), (happenings, .happening), (ailments, .ailing), (medicines, .medicine),
        (things, .thing), (objects, .thing),
        (idioms.map(firstWord).joined(separator: " "), .idiom),
        (tellings.map(firstWord).joined(separator: " "), .idiom),
    ]

    /// Verbs in -ing, which tell of nobody without another verb: "heard the kids playing".
    static let participles: WordSet = {
        var participles = ""
        for (words, role) in lists
        where role.has([.ate, .got, .acting, .bareActing, .deed, .happening]) {
            for word in words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A })
            where word.count > 4 && word.suffix(3).elementsEqual("ing".utf8) {
                participles += Substring(word) + " "
            }
        }
        return WordSet(participles)
    }()

    private static func firstWord(of text: String) -> Substring {
        Substring(text.utf8.prefix { $0 != 0x20 })
    }
}
