/// Words that together are one word, in names and texts alike.
///
/// Merged, "peanut butter" shares nothing with butter and "half and half" holds no number.
enum PhraseTable {
    private static let phrases = """
        half and half=halfandhalf
        serving spoon=servingspoon
        serving spoons=servingspoon
        fist sized=fistsize
        half n half=halfandhalf
        half half=halfandhalf
        fro yo=froyo
        baby bel=babybel
        laughing cow=laughingcow
        g and t=gandt
        sweet n low=sweetnlow
        sunny d=sunnyd
        fiber one=fiberone
        thousand island=thousandisland
        seven up=sevenup
        seven and seven=sevenandseven
        7 and 7=sevenandseven
        half boiled=halfboiled
        pick n mix=picknmix
        pick and mix=picknmix
        body armor=bodyarmor
        seven layer=sevenlayer
        whole wheat=wholewheat
        whole meal=wholewheat
        whole grain=wholegrain
        semi skimmed=semiskim
        semi skim=semiskim
        reduced fat=reducedfat
        low fat=lowfat
        lower fat=lowfat
        fat free=nonfat
        non fat=nonfat
        zero fat=nonfat
        full fat=fullfat
        sugar free=sugarfree
        zero sugar=sugarfree
        zero calorie=sugarfree
        zero cal=sugarfree
        calorie free=sugarfree
        caffeine free=caffeinefree
        gluten free=glutenfree
        peanut butter=peanutbutter
        cream cheese=creamcheese
        sour cream=sourcream
        ice cream=icecream
        half baked=halfbaked
        vitamin water=vitaminwater
        hot dog=hotdog
        corn dog=corndog
        sweet potato=sweetpotato
        you tiao=youtiao
        french fries=frenchfries
        french fry=frenchfries
        french fried potato=frenchfries
        soft drink=softdrink
        fizzy drink=softdrink
        bell pepper=bellpepper
        spring onion=scallion
        green onion=scallion
        brussels sprout=brusselssprout
        brussel sprout=brusselssprout
        mac n cheese=macaroniandcheese
        mac and cheese=macaroniandcheese
        macaroni and cheese=macaroniandcheese
        macaroni cheese=macaroniandcheese
        mac cheese=macaroniandcheese
        macaroni with cheese=macaroniandcheese
        cheese burger=cheeseburger
        ready to drink=readytodrink
        ready to eat=readytoeat
        ready to heat=readytoheat
        over easy=overeasy
        flat white=flatwhite
        quarter pounder=quarterpounder
        sunny side up=sunnysideup
        nutrition bar=nutritionbar
        energy bar=energybar
        fruit snack=fruitsnack
        kind bar=kindbar
        five guys=fiveguys
        5 guys=fiveguys
        eye of round=eyeofround
        in n out=innout
        double double=doubledouble
        happy birthday=happybirthday
        w o=without
        gave up=gaveup
        meal deal=mealdeal
        tom yum=tomyum
        yum yum=yumyum
        green gram=greengram
        red gram=redgram
        black gram=blackgram
        bengal gram=bengalgram
        horse gram=horsegram
        giving up=givingup
        """

    private struct Tables {
        /// Words that a phrase begins with.
        var beginnings: WordNumbers
        var pairs: WordMap<WordHash>
        var triples: WordMap<WordHash>
    }

    private static let tables: Tables = {
        var beginnings = WordNumbers()
        var pairs = WordMap<WordHash>(minimumCapacity: 64)
        var triples = WordMap<WordHash>(minimumCapacity: 64)
        for line in phrases.split(separator: "\n") {
            let sides = line.split(separator: "=")
            let words = sides[0].split(separator: " ").map { word in
                var letters = Array(word.utf8)
                _ = Plural.makeSingular(&letters)
                var hash = WordHash.seed
                for letter in letters { hash.add(letter) }
                return Synonyms.canonical(of: hash) ?? hash
            }
            let target = WordHash(String(sides[1]))
            beginnings.set(1, for: words[0])
            if words.count == 2 {
                pairs[words[0].followed(by: words[1])] = target
            } else if words.count == 3 {
                triples[words[0].followed(by: words[1]).followed(by: words[2])] = target
            }
        }
        return Tables(beginnings: beginnings, pairs: pairs, triples: triples)
    }()

    private static var sevenUp: WordHash { "sevenup" }
    /// "got up at seven, up for toast": an hour, no drink.
    private static var at: WordHash { "at" }

    /// Replaces the words of every phrase in `tokens` by one token.
    static func merge(_ tokens: inout [Token]) {
        guard tokens.count > 1 else { return }
        let tables = tables
        var written = 0
        var index = 0
        while index < tokens.count {
            var taken = 1
            if tables.beginnings.number(of: tokens[index].word) >= 0, index + 1 < tokens.count,
                tokens[index + 1].gap.isDisjoint(with: .hard)
            {
                let pair = tokens[index].word.followed(by: tokens[index + 1].word)
                if index + 2 < tokens.count, tokens[index + 2].gap.isDisjoint(with: .hard),
                    let target = tables.triples[pair.followed(by: tokens[index + 2].word)]
                {
                    tokens[index].become(target, through: tokens[index + 2])
                    taken = 3
                } else if let target = tables.pairs[pair],
                    target != sevenUp || index == 0 || tokens[index - 1].word != at
                {
                    tokens[index].become(target, through: tokens[index + 1])
                    taken = 2
                }
            }
            if written < index { tokens[written] = tokens[index] }
            written += 1
            index += taken
        }
        tokens.removeLast(tokens.count - written)
    }
}

extension Token {
    /// Makes this token the phrase `word` that ends with `last`.
    mutating func become(_ word: WordHash, through last: Token) {
        self.word = word
        surface = word
        joined = WordHash(bits: 0)
        end = last.end
        traits.remove(.number)
        span = 0
        if last.traits.contains(.plural) { traits.insert(.plural) }
        length = UInt8(min(255, Int(length) + Int(last.length)))
    }
}
