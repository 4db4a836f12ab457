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

    private static let lists: [(words: String, role: SenseRole)] =
        nameRows(of: roles).map { row in
            guard let role = RuleBook.role(row.name) else {
                preconditionFailure("\(row.name) is no role")
            }
            return (row.words, SenseRole(rawValue: role))
        } + [
            (deeds, .deed), (errands, .errand), (names, .named), (happenings, .happening),
            (ailments, .ailing), (medicines, .medicine), (things, .thing), (objects, .thing),
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
