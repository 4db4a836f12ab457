internal import FoodCatalog

/// A line in Chinese taken apart: clauses, and in each the foods with their amounts, the meals and the times.
///
/// What it finds is said in the order and the words that the passes behind know ("2 slice of FOOD , 300 ml FOOD"), each word
/// where it stands in the text, so that one reader weighs, judges and asks for every language.
struct ChineseLine {
    /// A food and what is said of it.
    struct Item {
        enum Name {
            case food(WordHash)
            case latin(String)
            case unknown
        }

        var name: Name
        var bytes: Range<Int32>
        /// The characters of the name, as names are compared.
        var scalars: ArraySlice<UInt32>
        var amount: ChineseAmount?
        /// kcal that were told of it, and where.
        var energy: (value: Double, bytes: Range<Int32>)?
        /// How much of it was eaten.
        var share: Double?
        var isShared = false
        /// Whether that is what falls to each of many, of which the speaker may have had more or less.
        var isDealt = false
        /// Whether it was said behind it how much was eaten or left.
        var isEatenTold = false
        /// Whether it was only added to the food before ("加蛋").
        var isAddition = false
        /// A figure behind it that nothing counts, and where: "舒跑590".
        var bare: (value: Double, bytes: Range<Int32>)?
        /// Whether it is said what is in it: "便當有雞腿".
        var isListed = false
        /// Whether it is said of a dish, and is no food beside it: "少飯".
        var isOfDish = false
        /// Whether something is told of it: "米漿是一碗".
        var isRetold = false
        /// Whether it is a piece of what was named: "一隻腿".
        var isPiece = false
        /// Whether nothing else of what was named was had: "只吃皮".
        var isOnly = false
        /// How sweet it was said to be, by the key of the word.
        var sweetness: String?
        /// Whether only a part of it was had, whatever else is said to be left.
        var isPartOfIt = false
        /// Whether what was weighed has its peel: "連皮".
        var isWithPeel = false
        /// Its diameter: "9吋披薩".
        var inches: Double?
        /// Into how many pieces it was cut: "蛋餅切六塊".
        var cutInto: Double?
        /// What it was had instead of: "白飯換糙米飯".
        var swapped: ArraySlice<UInt32>?
    }

    enum Part {
        case item(Item)
        /// kcal that were told of what stands around them.
        case energy(Double, Range<Int32>)
        case meal([Token], Range<Int32>)
        case time(SpokenTime, Range<Int32>)

        var isItem: Bool { if case .item = self { true } else { false } }
    }

    struct Clause {
        var parts: [Part] = []
        /// What it says besides foods.
        var signs: Set<ChineseWord.Kind> = []
        /// Stretches of unknown words.
        var unknown: [Range<Int32>] = []
        /// Figures that say nothing that is known: "900000天前", "2/3/4".
        var unread: [Range<Int32>] = []
        /// What it says of the sweetness of what the clauses before it name, by the key of its word.
        var sweetness: String?
        /// How much it says of what the clauses before it name.
        var eaten: ChineseEaten?
        /// Whether it begins with what is in the food before it: "有青菜三樣".
        var isList = false
        /// Whether that is all in it, however much: "裡面有".
        var isInside = false
        /// Whether it says what went into the dish before it: "蛋用了兩顆".
        var isUsed = false
        /// Whether it asks by "幾" alone, which says as well: "菜心幾條".
        var isAskedByFew = false
        /// Whether that stands in front of all that it names itself: "一人一半 配茶".
        var isEatenFirst = false
        /// How much was had of each: "各一".
        var each: ChineseAmount?
        /// Whether many ate of it: "三個人吃".
        var isEatenByMany = false
        /// Whether what it names was cooked together: "免治牛肉炒粟米".
        var isOneDish = false
        /// Whether it says what was had instead of what was named: "換燕麥奶".
        var isSwapped = false
        /// Whether what it says was eaten was weighed with its peel.
        var isWithPeel = false
        var endsSentence = false
        var isQuestion = false
        /// Whether the line says how much of something.
        var hasAmount: Bool {
            parts.contains { part in
                if case .item(let item) = part {
                    item.amount != nil || item.energy != nil
                } else {
                    false
                }
            }
        }
        var hasOccasion: Bool {
            parts.contains { part in
                switch part {
                case .meal, .time: true
                case .item, .energy: false
                }
            }
        }
        var hasFood: Bool { parts.contains(where: \.isItem) }
        /// Whether it names foods and nothing else.
        var isBareList: Bool { signs.isEmpty && hasFood && !hasOccasion && !hasAmount }
    }

    var clauses: [Clause] = []
    /// Whether what comes next is said instead of what was said last.
    var isCorrecting = false
    /// Whether it was said last what it was not.
    var isDenying = false
    private let amounts: ChineseAmounts
    let index: FoodIndex

    init(_ text: String, index: FoodIndex, region: HanText.Region) {
        self.index = index
        let pieces = ChineseSegmenter.pieces(of: text, index: index, region: region)
        amounts = ChineseAmounts(pieces: pieces, region: region)
        var start = 0
        var brackets = ChineseBrackets()
        for (position, piece) in pieces.enumerated() {
            brackets.pass(piece)
            guard !brackets.isInside, case .mark(let isEnd, let isQuestion) = piece.content,
                isEnd || isComma(piece, in: text)
            else { continue }
            readParts(of: start..<position, endsSentence: isEnd, isQuestion: isQuestion)
            start = position + 1
        }
        readParts(of: start..<pieces.count, endsSentence: true, isQuestion: false)
        tellFew()
        joinRetold()
        joinKinds(in: text)
        joinCompounds(in: text)
        takePieces()
        takePartsOfDishes()
        nameSushi(in: text)
        leaveGenerics()
        nameNoodles()
        leaveRecipes()
        leaveLists()
        leaveMenus()
        helpBesideRice()
        splitSets()
        leaveNothing()
    }

    /// "海苔幾片 堅果一把": where amounts are told besides, "幾" asks for none.
    private mutating func tellFew() {
        guard !clauses.contains(where: \.isQuestion),
            clauses.contains(where: { $0.hasAmount && !$0.isAskedByFew })
        else { return }
        for place in clauses.indices where clauses[place].isAskedByFew {
            clauses[place].signs.remove(.ask)
        }
    }

    private mutating func readParts(
        of range: Range<Int>, endsSentence: Bool, isQuestion: Bool
    ) {
        var start = range.lowerBound
        for space in ChineseSpaces(amounts: amounts, range: range).partings {
            let end = readCorrected(start..<space)
            read(end..<space, endsSentence: false, isQuestion: false)
            start = space + 1
        }
        start = readCorrected(start..<range.upperBound)
        read(start..<range.upperBound, endsSentence: endsSentence, isQuestion: isQuestion)
    }

    /// "三顆蛋不對兩顆": what corrects, or turns out otherwise, begins a clause of its own.
    ///
    /// - Returns: where the last of them begins, which is not read yet.
    private mutating func readCorrected(_ range: Range<Int>) -> Int {
        var start = range.lowerBound
        let turnings = ChineseTurnings(amounts: amounts, end: range.upperBound)
        for place in range
        where isCorrecting(at: place, from: start) || turnings.turn(at: place, from: start) {
            read(start..<place, endsSentence: false, isQuestion: false)
            start = place
        }
        return start
    }

    /// Whether another clause begins there: "她吃雞翅我吃雞腿", "三顆蛋不對兩顆".
    private func isCorrecting(at place: Int, from start: Int) -> Bool {
        if place > start, amounts.kind(place) == .me,
            amounts.kind(place + 1) == .eat || amounts.isKey(Self.rest, place + 1)
        {
            let before = start..<place
            return !before.contains { [.left, .joint, .given].contains(amounts.kind($0)) }
                && before.contains { amounts.kind($0) == .others }
                && before.contains { amounts.kind($0) == .eat }
                && before.contains {
                    if case .food = amounts.pieces[$0].content { return true }
                    return amounts.isKey(Self.rest, place + 1)
                }
        }
        guard place > start, amounts.kind(place) == .wrong,
            !Self.right.contains(amounts.pieces[place].key)
        else { return false }
        return (start..<place).contains { before in
            switch amounts.pieces[before].content {
            case .food, .number, .unknown, .latin: true
            case .word(let word): [.numeral, .half].contains(word.kind)
            default: false
            }
        }
    }

    private static let rest = HanText.key(ofName: "吃剩的")

    /// A comma parts clauses, unlike the mark between things listed.
    private func isComma(_ piece: ChineseSegmenter.Piece, in text: String) -> Bool {
        let bytes = Array(text.utf8)[Int(piece.bytes.lowerBound)..<Int(piece.bytes.upperBound)]
        return [",", "，", "…", "/", "／"].contains { bytes.elementsEqual($0.utf8) }
    }

    private mutating func read(_ range: Range<Int>, endsSentence: Bool, isQuestion: Bool) {
        guard !range.isEmpty else {
            if endsSentence, !clauses.isEmpty {
                clauses[clauses.count - 1].endsSentence = true
                clauses[clauses.count - 1].isQuestion = isQuestion
            }
            return
        }
        var reading = ChineseClauseReading(range: range, amounts: amounts, index: index)
        reading.read()
        reading.clause.endsSentence = endsSentence
        reading.clause.isQuestion = isQuestion
        // "糯米雞半隻，菜心幾條": where amounts are listed, nobody asks for one.
        if reading.clause.isAskedByFew, !isQuestion, clauses.last?.hasAmount == true,
            clauses.last?.endsSentence == false
        {
            reading.clause.signs.remove(.ask)
        }
        if let sweetness = reading.clause.sweetness {
            sweeten(sweetness, by: reading)
        }
        if reading.isAlmostAll, !clauses.contains(where: \.hasFood) {
            // "湯剩一口": of what nobody named.
            reading.clause.parts.removeAll { part in
                if case .item(let item) = part { item.isPart } else { false }
            }
        }
        if clauses.contains(where: \.hasFood), isOfThatKind(range), !reading.clause.hasAmount {
            reading.clause.parts.removeAll(where: \.isItem)
        }
        correct(&reading.clause, startsWithBeing: isBeing(range.lowerBound))
        swap(&reading.clause)
        if let each = reading.clause.each { countEach(each) }
        if let eaten = reading.clause.eaten, reading.clause.isOfWhatWasNamed {
            take(eaten, of: reading.clause)
        } else if reading.clause.isEatenUp || reading.clause.isOfThat {
            sayEaten()
        }
        clauses.append(reading.clause)
    }

    /// "蘿蔔、米血，各一": one of each food of the sentence that has no amount.
    private mutating func countEach(_ amount: ChineseAmount) {
        let sentence = clauses.lastIndex(where: \.endsSentence).map { $0 + 1 } ?? 0
        for place in clauses.indices where place >= sentence {
            for part in clauses[place].parts.indices {
                guard case .item(var item) = clauses[place].parts[part], item.amount == nil else {
                    continue
                }
                item.amount = amount
                clauses[place].parts[part] = .item(item)
            }
        }
    }

    /// "四季春加珍珠 微糖": says the sweetness of the last food of the sentence so far that comes so sweet.
    private mutating func sweeten(_ sweetness: String, by reading: ChineseClauseReading) {
        let sentence = clauses.lastIndex(where: \.endsSentence).map { $0 + 1 } ?? 0
        guard let place = clauses.lastIndex(where: \.hasFood), place >= sentence else { return }
        for part in clauses[place].parts.indices.reversed() {
            guard case .item(var item) = clauses[place].parts[part] else { continue }
            let isSweet = reading.sweeten(&item, sweetness)
            clauses[place].parts[part] = .item(item)
            if isSweet { return }
        }
    }

    /// "鬆餅一份，巧克力那種": whether it says of which kind what was named before is.
    private func isOfThatKind(_ range: Range<Int>) -> Bool {
        guard let last = range.last(where: { !amounts.isSpace($0) }) else { return false }
        return last > range.lowerBound && Self.kindly.contains(amounts.pieces[last].key)
    }

    private func isBeing(_ place: Int) -> Bool {
        Self.being.contains(amounts.pieces[place].key)
    }

    /// "咖哩飯，全吃完": what was named before was eaten.
    private mutating func sayEaten() {
        let sentence = clauses.lastIndex(where: \.endsSentence).map { $0 + 1 } ?? 0
        guard let place = clauses.lastIndex(where: \.hasFood), place >= sentence else { return }
        clauses[place].signs.formUnion([.eat, .me])
    }

    /// Changes the last food of the sentence so far.
    mutating func changeLast(_ body: (inout Item) -> Void) {
        let sentence = clauses.lastIndex(where: \.endsSentence).map { $0 + 1 } ?? 0
        guard let place = clauses.lastIndex(where: \.hasFood), place >= sentence,
            let part = clauses[place].parts.lastIndex(where: \.isItem),
            case .item(var item) = clauses[place].parts[part]
        else { return }
        body(&item)
        clauses[place].parts[part] = .item(item)
    }
}
