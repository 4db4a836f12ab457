internal import FoodCatalog

/// What a word of a Chinese line says that names no food.
struct ChineseWord: Sendable {
    enum Kind: String, Sendable {
        case numeral, few, half, dozen, parts, tenths, some
        /// Counts things as they come ("顆"), or says in what they come.
        case count, measure, cup, size, unit, energy
        case person, nofood, price
        case hours, span, ago, oclock, minute, month, date, day, part, weekday, meal
        case joint, with, without, less, sweet, ice
        case share, left, all, split, sum
        /// What is said of every one of the things named.
        case each
        /// What was left, of which nothing is said to be eaten.
        case rest
        /// Counts what comes in turn: the second is one.
        case ordinal
        /// Says that what follows is said of all of it: "大約", "總共".
        case about
        /// Asks or only softens what is said: "吧".
        case hedge
        /// Makes a flavour of the food before it.
        case flavour
        case eat, deny, plan, others, doing, cook, order, ask, cost, taste, place, shop, fill
        /// What was bought, given or taken: what is had in a journal of meals, unless the line says otherwise.
        case got
        /// Says that what was bought is for another day, or was not bought: "備用", "忍住".
        case kept
        /// To whom it was given: "給", "幫".
        case given
        /// Takes back what was said before: "不對".
        case wrong
        /// Says what it was not: "不是".
        case not
        /// Says what was had instead: "換".
        case swap
        /// A tablet or a medicine, whose figures nobody knows and nobody asks.
        case pill
        /// Tells what is in what was named: "有", "主菜".
        case lists
        /// In what state something was weighed: "生重".
        case state
        /// The speaker.
        case me = "self"
    }

    var kind: Kind
    /// What is said in its place: English words, a canonical Chinese one, or figures.
    var said: String
    /// The figure that is said, 0 for none.
    var value: Double = 0
    /// The second of two figures: the hour of a part of the day.
    var second: Double = 0
    /// `said` as the scanner cuts it, where it is English.
    var tokens: [Token] = []
}

/// The words of Chinese lines that name no food, by the keys of their characters.
enum ChineseLexicon {
    static func word(_ key: WordHash) -> ChineseWord? { table[key] }

    private static let table: WordTable<ChineseWord> = {
        var table = WordTable<ChineseWord>()
        for row in rows.split(separator: "\n") {
            let fields = row.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.split(separator: " ")
            }
            guard fields.count == 3, let name = fields[0].first,
                let kind = ChineseWord.Kind(rawValue: String(name))
            else { preconditionFailure("no row of Chinese words: \(row)") }
            let figures = fields[1].compactMap { Double($0) }
            var word = ChineseWord(kind: kind, said: fields[1].joined(separator: " "))
            word.value = figures.first ?? 0
            word.second = figures.dropFirst().first ?? 0
            if figures.isEmpty { word.tokens = TextScanner.phrases(of: word.said) }
            for text in fields[2] {
                let key = HanText.key(ofName: String(text))
                // What stands first is what it says most often.
                if table[key] == nil { table[key] = word }
            }
        }
        return table
    }()
}
