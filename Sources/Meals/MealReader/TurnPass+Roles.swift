internal import FoodCatalog

// What each word of a line may say, so that a line without such words costs one look at each.
extension TurnPass.Roles {
    /// "for", "serves": of what was made for several.
    static let batch = TurnPass.Roles(rawValue: 1 << 45)
    /// "pack", "kind": of how large a pack is.
    static let pack = TurnPass.Roles(rawValue: 1 << 46)
    /// "all but"
    static let allBut = TurnPass.Roles(rawValue: 1 << 47)
    /// "sandwich", "roast": what holds foods that were counted.
    static let inBread = TurnPass.Roles(rawValue: 1 << 48)
    static let scoops = TurnPass.Roles(rawValue: 1 << 49)
}

extension TurnPass {
    /// What was for several, came in packs, was given away or held what was counted: before anything that is told beside
    /// a meal is taken out.
    mutating func takeSeveral() {
        if roles.contains(.after) { takePlanned() }
        if roles.contains(.given) { takeThrown() }
        if roles.contains(.onToast), roles.contains(.times) { countSlicesOfToast() }
        if roles.contains(.batch) { takeBatch() }
        if roles.contains(.eating) {
            takeStillLeft()
            takeOwnOfTheirs()
        }
        if roles.contains(.allBut) { takeAllBut() }
        if roles.contains(.pack) { placePackSize() }
        if roles.contains(.part) {
            callThirds()
            callMost()
            callHalves()
            placeBagPart()
        }
        if roles.contains(.each) {
            countEach()
            takeEachOfUs()
        }
        if roles.contains(.inBread) {
            partBread()
            takeBreadOf()
            fillBowl()
            callFriedSlice()
            takeRoast()
        }
        if roles.contains(.scoops) { callShakes() }
        if !roles.isDisjoint(with: [.numbers, .counted]) { countKinds() }
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
                if token.surface == of, before.contains(.numeral) { roles.insert(.ofSome) }
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
            ("toast rashers rasher slice slices", .onToast),
            ("like", .correcting),
            (
                "half halves halfsies halvesies third thirds quarter quarters fifth fifths most percent quite 3rd",
                .part
            ),
            ("shared split sharing splitting divided", .sharing), ("finish", .finishing),
            (
                """
                wait scratch strike sorry actually correction meant mean rather make oops was not hang hold wrong call say said thought edit wrote logged entered typed
                """, .correcting
            ), ("no ok okay hmm nah nope well", .doubting), ("each", .each),
            ("cut sliced divided", .cutting),
            ("bubble boba milktea taro tapioca pearl less", .level),
            ("another second seconds more other", .more),
            ("one ones both", .named), ("all everything", .allBut),
            ("stack pile row tower trio", .ofSome),
            ("finger fingers", .counted),
            ("pint pints sugar sugars ice cream creams creamer creamers", .drink),
            (
                """
                swapped swapping swap subbed switched traded replaced place ordered fancied wanted planned going gonna
                meant intended
                """, .swapping
            ),
            ("skin fat rind bone bun buns lettuce", .rind), ("white whites egg", .whites),
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
            (denyingWords, .denying), (batchWords, .batch), (packWords, .pack),
            (holdingWords, .inBread),
            ("scoop scoops", .scoops),
            (lookWords, .look), (vesselSizes, .vessel), (remarkWords, .remark),
            (toldWords, .telling), (handfulWords, .handful), (madeIntoWords, .made),
            (
                fillingWords + " " + milkDrinkWords + " " + chocolateWords + " " + scoopWords
                    + " " + crustWords
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
