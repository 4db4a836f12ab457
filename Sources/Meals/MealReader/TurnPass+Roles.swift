internal import FoodCatalog

// What each word of a line may say, so that a line without such words costs one look at each.
extension TurnPass {
    /// What a word may say, by which turns of speech are looked for only where one of their words stands.
    struct Roles: OptionSet {
        let rawValue: UInt64
        /// "ate", "left": before how much of it.
        static let eating = Roles(rawValue: 1)
        /// "half", "60%".
        static let part = Roles(rawValue: 1 << 1)
        static let sharing = Roles(rawValue: 1 << 2)
        /// "couldn't finish".
        static let finishing = Roles(rawValue: 1 << 3)
        static let correcting = Roles(rawValue: 1 << 4)
        /// "no", "ok": corrects only one number by another.
        static let doubting = Roles(rawValue: 1 << 5)
        static let each = Roles(rawValue: 1 << 6)
        /// A bracket behind a word.
        static let detail = Roles(rawValue: 1 << 7)
        /// Begins the name of a chain of restaurants.
        static let chain = Roles(rawValue: 1 << 8)
        /// "cut in four"
        static let cutting = Roles(rawValue: 1 << 9)
        /// "chip shop", "7-eleven"
        static let place = Roles(rawValue: 1 << 10)
        /// "x3" behind what it multiplies
        static let times = Roles(rawValue: 1 << 11)
        /// "300 ml" at the end of a line
        static let volume = Roles(rawValue: 1 << 12)
        /// "bubble", "boba"
        static let level = Roles(rawValue: 1 << 13)
        /// A number behind a comma or a bracket
        static let counted = Roles(rawValue: 1 << 14)
        /// "fried", "buttered"
        static let look = Roles(rawValue: 1 << 15)
        /// "swapped", "ordered": before what one did not have.
        static let swapping = Roles(rawValue: 1 << 16)
        /// "another"
        static let more = Roles(rawValue: 1 << 17)
        /// "skin", "fat", "bun": what may have been taken off.
        static let rind = Roles(rawValue: 1 << 18)
        /// "gin", "vodka": a measure of it may stand in front of the mixed drink.
        static let spirit = Roles(rawValue: 1 << 19)
        /// "one" behind what tells which one it was.
        static let named = Roles(rawValue: 1 << 20)
        /// "pint", "sugar", "ice": a drink that goes without saying, and what is in one.
        static let drink = Roles(rawValue: 1 << 21)
        /// "ish", "out": of turns that only speech has.
        static let spoken = Roles(rawValue: 1 << 22)
        /// More than one slash: "eggs/bacon/toast".
        static let slashes = Roles(rawValue: 1 << 23)
        /// "didn't", "skipped": before what was not eaten.
        static let denying = Roles(rawValue: 1 << 24)
        /// More than one sentence.
        static let sentences = Roles(rawValue: 1 << 25)
        /// A number behind a word.
        static let numbers = Roles(rawValue: 1 << 26)
        /// "whites"
        static let whites = Roles(rawValue: 1 << 27)
        /// "80/20"
        static let leanness = Roles(rawValue: 1 << 28)
        /// "small" behind a comma or a bracket
        static let vessel = Roles(rawValue: 1 << 30)
        /// "later", "rest", "nothing", "twice": of what was had afterwards, not at all, or again.
        static let after = Roles(rawValue: 1 << 29)
        /// "night", "demeter", "10/10": of what is said beside a meal.
        static let remark = Roles(rawValue: 1 << 31)
        /// "two of those": a number before "of".
        static let ofSome = Roles(rawValue: 1 << 32)
        /// "wrap", "latte", "lindt", "meat": of which more may be told behind it.
        static let told = Roles(rawValue: 1 << 33)
        /// "gave", "other": what somebody else had of it.
        static let given = Roles(rawValue: 1 << 34)
        /// "zero", "gatorade", "pumps": soft drinks and their flavours.
        static let soda = Roles(rawValue: 1 << 35)
        /// "it", "ate": of what is told of having eaten.
        static let telling = Roles(rawValue: 1 << 36)
        /// "two", "dozen", and before one of them "about", "ate".
        static let numeral = Roles(rawValue: 1 << 43)
        static let counting = Roles(rawValue: 1 << 44)
        /// "weight": behind the state that food was weighed in.
        static let weighing = Roles(rawValue: 1 << 50)
        /// "handful": of what it may hold two together.
        static let handful = Roles(rawValue: 1 << 37)
        /// "sandwich", "omelette": what foods that were listed may have been made into.
        static let made = Roles(rawValue: 1 << 38)
        /// "porridge"
        static let oats = Roles(rawValue: 1 << 39)
        /// "salted", "onion": what the flavours of crisps end with.
        static let crisps = Roles(rawValue: 1 << 40)
        /// "tenders", "goujons": of chicken, which goes without saying.
        static let tenders = Roles(rawValue: 1 << 41)
        /// "for", "serves": of what was made for several.
        static let batch = Roles(rawValue: 1 << 45)
        /// "sandwich", "roast": what holds foods that were counted.
        static let inBread = Roles(rawValue: 1 << 48)
        /// "scoop", "scoops": of powder in a shake.
        static let scoops = Roles(rawValue: 1 << 49)
    }

    /// What any of the words may say.
    static func roles(of tokens: [Token]) -> Roles {
        var roles: Roles = []
        var slashes = 0
        let table = wordRoles
        var before: Roles = []
        for (position, token) in tokens.enumerated() {
            let role = token.isNumber ? .numeral : table[token.surface] ?? []
            if token.gap.contains(.slash) { slashes += 1 }
            if token.gap.contains(.opening) { roles.insert(.detail) }
            if token.traits.contains(.times) { roles.insert(.times) }
            if token.gap.contains(.sentence), position > 0 { roles.insert(.sentences) }
            if role.contains(.numeral) {
                // "eggs, 3", "and ate three"
                if !token.gap.isDisjoint(with: [.comma, .opening]) || before.contains(.counting) {
                    roles.insert(.counted)
                }
                if position > 0, token.gap.isEmpty { roles.insert(.numbers) }
            }
            if token.isNumber {
                roles.formUnion(self.roles(ofNumber: token, isFirst: position == 0))
            } else {
                roles.formUnion(role)
                if token.surface == .of, before.contains(.numeral) { roles.insert(.ofSome) }
                if isPossessive(token) { roles.insert(.place) }
            }
            before = role
        }
        if endsWithVolume(tokens) { roles.insert(.volume) }
        if slashes > 1 { roles.insert(.slashes) }
        return roles.subtracting([.numeral, .counting])
    }

    private static func roles(ofNumber token: Token, isFirst: Bool) -> Roles {
        var roles: Roles = []
        if !isFirst, isSevenEleven(token) { roles.insert(.place) }
        if token.traits.contains(.percent) || token.value < 1 { roles.insert(.part) }
        if token.value <= 1, token.end - token.start >= 4 { roles.insert(.remark) }
        if token.gap.contains(.slash) || isLeanness(token) { roles.insert(.leanness) }
        return roles
    }

    static let wordRoles: WordTable<Roles> = {
        var table = WordTable<Roles>()
        for (words, role) in [
            ("ate eaten had finished drank managed left", Roles.eating),
            (crispWords, .crisps), ("tenders", .tenders),
            ("like", .correcting),
            (
                """
                half halves halfsies halvesies third thirds quarter quarters fifth fifths sixth sixths seventh eighth
                eighths ninth tenth tenths twelfth twelfths sixteenth sixteenths most percent quite 3rd
                """,
                .part
            ),
            ("shared split sharing splitting divided fed served between", .sharing),
            ("finish", .finishing),
            (
                """
                wait scratch strike sorry actually correction meant mean rather make oops was not hang hold wrong call say said thought edit wrote logged entered typed
                """, .correcting
            ), ("no ok okay hmm nah nope well", .doubting), ("each", .each),
            ("cut sliced divided", .cutting),
            ("bubble boba milktea taro tapioca pearl less", .level),
            ("another second seconds more other", .more),
            ("one ones both", .named),
            ("stack pile row tower trio", .ofSome),
            ("finger fingers", .counted),
            ("tablespoon tbsp teaspoon tsp spoon spoonful", .counted),
            ("pint pints sugar sugars ice cream creams creamer creamers", .drink),
            (
                """
                swapped swapping swap subbed switched traded replaced place ordered fancied wanted planned going gonna
                meant intended
                """, .swapping
            ),
            ("skin fat rind bone bones bun buns lettuce", .rind), ("white whites egg", .whites),
            ("later rest nothing everything twice times", .after), (weighingWords, .weighing),
            ("gave handed other went threw chucked", .given),
            ("oatmeal porridge", .oats),
            ("gin vodka rum whisky whiskey bourbon tequila", .spirit),
        ] {
            for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                let word = WordHash(String(word))
                table[word] = (table[word] ?? []).union(role)
            }
        }
        for (words, role) in [
            (sodaWords, Roles.soda), (spokenWords, .spoken), (beforeCountWords, .counting),
            (denyingWords, .denying), (batchWords, .batch),
            (holdingWords, .inBread),
            ("scoop scoops", .scoops),
            (lookWords, .look), (vesselSizes, .vessel), (remarkWords, .remark),
            (toldWords, .telling), (handfulWords, .handful), (madeIntoWords, .made),
            (
                fillingWords + " " + milkDrinkWords + " " + chocolateWords + " " + scoopWords
                    + " meat salad pepperoni margherita margarita hawaiian pot pots tub tubs tube tubes",
                .told
            ),
        ] {
            for word in words.split(whereSeparator: \.isWhitespace) {
                let word = WordHash(String(word))
                table[word] = (table[word] ?? []).union(role)
            }
        }
        for word in placeWords { table[word] = (table[word] ?? []).union(.place) }
        for word in chainWords { table[word] = (table[word] ?? []).union(.chain) }
        for words in LexiconWords.numbers.map(\.0) {
            for word in words.split(separator: " ").flatMap({ [String($0), $0 + "s"] }) {
                table[WordHash(word)] = (table[WordHash(word)] ?? []).union(.numeral)
            }
        }
        return table
    }()
}
