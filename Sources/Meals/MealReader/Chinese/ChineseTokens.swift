internal import FoodCatalog
internal import Nutrition

/// A line in Chinese as the tokens that the passes behind read.
struct ChineseTokens {
    private(set) var tokens: [Token] = []
    /// The tokens that begin a food with its amount, or an occasion.
    private(set) var beginnings: [Int] = []
    private(set) var hits: [TimePass.Hit] = []
    private(set) var parts: [TurnPass.Part] = []
    /// Whether no clause says that the speaker ate.
    let isOtherTalk: Bool

    init(_ text: String, catalog: FoodCatalog, region: HanText.Region) {
        let clauses = ChineseLine(text, index: catalog.index, region: region).clauses
        let verdicts = ChineseSense.meals(of: clauses)
        let meals = zip(clauses, verdicts).filter(\.1).map(\.0)
        isOtherTalk = !meals.contains { $0.hasFood || !$0.unknown.isEmpty }
        let isUnknown = !meals.contains(where: \.hasFood)
        for (clause, isMeal) in zip(clauses, verdicts) {
            // What a clause that is no meal says is in no token: it is left alone.
            guard isMeal else { continue }
            // "吃了飛天掃帚": eaten, whatever it is.
            if isUnknown, clause.signs.contains(.eat), let unknown = clause.unknown.first {
                begin()
                say(Self.ate, at: unknown.lowerBound..<unknown.lowerBound)
            }
            for part in clause.parts { say(part, of: catalog) }
            leave(clause)
        }
        for place in beginnings where tokens.indices.contains(place) {
            tokens[place].gap.insert(.comma)
        }
    }

    private static let ate = TextScanner.phrases(of: "ate")
    private static let kcal = TextScanner.phrases(of: "kcal")

    private mutating func begin() { beginnings.append(tokens.count) }

    private mutating func say(_ words: [Token], at bytes: Range<Int32>) {
        for word in words {
            var word = word
            (word.start, word.end) = (bytes.lowerBound, bytes.upperBound)
            (word.gap, word.joined) = ([], .seed)
            tokens.append(word)
        }
    }

    private mutating func say(_ number: Double, at bytes: Range<Int32>) {
        tokens.append(Token(number: number, at: bytes))
    }

    private mutating func say(_ part: ChineseLine.Part, of catalog: FoodCatalog) {
        begin()
        switch part {
        case .meal(let words, let bytes): say(words, at: bytes)
        case .time(let time, let bytes):
            hits.append(
                TimePass.Hit(
                    tokens: tokens.count..<tokens.count + 1, time: time, last: bytes.upperBound))
            say(Self.when, at: bytes)
        case .item(let item): say(item, of: catalog)
        case .energy(let energy, let bytes):
            say(energy, at: bytes)
            say(Self.kcal, at: bytes)
        }
    }

    private static let when = TextScanner.phrases(of: "then")

    private mutating func say(_ item: ChineseLine.Item, of catalog: FoodCatalog) {
        let first = tokens.count
        var item = item
        settle(&item, of: catalog)
        dash(&item, of: catalog)
        if item.isShared, item.amount == nil, item.energy == nil,
            let grams = sharedGrams(item, of: catalog)
        {
            let place = item.bytes.lowerBound..<item.bytes.lowerBound
            item.amount = ChineseAmount(bytes: place)
            item.amount?.weigh(grams)
        }
        if let amount = item.amount, amount.isSize, !hasPortion(item, amount, of: catalog) {
            item.amount = nil
        }
        if let grams = grams(across: item, of: catalog) {
            let place = item.bytes.lowerBound..<item.bytes.lowerBound
            item.amount = item.amount ?? ChineseAmount(bytes: place)
            item.amount?.weigh(grams)
        }
        if let amount = item.amount { say(amount, of: item, catalog) }
        switch item.name {
        case .food(let word): tokens.append(Token(word: word, at: item.bytes))
        case .unknown: sayUnknown(item.bytes)
        case .latin(let letters):
            for (place, var token) in TextScanner.phrases(of: letters).enumerated() {
                token.start += item.bytes.lowerBound
                token.end += item.bytes.lowerBound
                if place == 0, tokens.count > first { token.joined = .seed }
                tokens.append(token)
            }
        }
        if let energy = item.energy {
            say(energy.value, at: energy.bytes)
            say(Self.kcal, at: energy.bytes)
        }
        if let share = item.share {
            parts.append(
                TurnPass.Part(
                    bytes: item.bytes, share: share,
                    isShared: item.isShared && item.amount?.count == nil))
        }
    }

    /// Says how much of it there is, by what the catalog knows it in.
    private mutating func say(
        _ told: ChineseAmount, of item: ChineseLine.Item, _ catalog: FoodCatalog
    ) {
        var amount = told
        if amount.isCounted, amount.measure.isEmpty,
            let grams = entireGrams(amount, item, of: catalog) ?? wholeGrams(item, of: catalog)
        {
            amount.weigh(grams)
        }
        if isFlat(item, amount, of: catalog) { amount.measure = [] }
        if isScoop(item, amount, of: catalog) { amount.measure = Self.scoop }
        if item.isWithPeel, amount.isMeasured, let refuse = ChineseRefuse.part(of: item.scalars) {
            amount.count = amount.count.map { $0 * (1 - refuse) }
        }
        if let grams = exactGrams(of: amount, item, of: catalog)
            ?? pieceGrams(of: amount, item, of: catalog)
        {
            amount.weigh(grams)
        }
        let bytes = min(amount.bytes.lowerBound, item.bytes.lowerBound)
        let place = bytes..<bytes
        if let count = amount.count { say(count, at: place) }
        if !(amount.isCup && isDrink(item, of: catalog)) { say(amount.measure, at: place) }
    }

    /// Says of a figure that nothing counts what it is by what it stands behind: "舒跑590" are millilitres, "地瓜150" grams, "雞排80" is a
    /// price, "水餃25" a number.
    private func settle(_ item: inout ChineseLine.Item, of catalog: FoodCatalog) {
        guard let bare = item.bare, let food = food(item, of: catalog) else { return }
        var amount = ChineseAmount(count: bare.value, bytes: bare.bytes)
        let one = food.defaultPortion.map { food.portions[$0].grams.value }
        switch food.category {
        case .beverage, .dairy:
            guard (100...2000).contains(bare.value) else { return }
            amount.measure = Self.millilitres
        case .fruit, .vegetable, .protein, .grain:
            guard (100...1000).contains(bare.value) else { fallthrough }
            amount.measure = Self.grams
        default:
            guard let one, one <= Self.smallest, bare.value <= 40,
                one < Self.smallest || one * bare.value <= Self.largestMeal
            else { return }
            item.amount = item.amount ?? amount
            return
        }
        amount.isMeasured = true
        if item.amount == nil {
            item.amount = amount
        } else {
            item.amount?.add(amount, isTotal: true)
        }
    }

    /// "加一點牛奶", "一點香油": no glass, and no ladle.
    private func dash(_ item: inout ChineseLine.Item, of catalog: FoodCatalog) {
        guard let few = item.amount?.measure.first?.surface, Self.some.contains(few),
            item.amount?.count == nil,
            let food = food(item, of: catalog)
        else { return }
        switch food.category {
        case .condiment: item.amount?.weigh(5)
        case .dairy where item.isAddition: item.amount?.weigh(30)
        default: break
        }
    }

    private static let some = Set(TextScanner.phrases(of: "some bit").map(\.surface))
    private static let millilitres = TextScanner.phrases(of: "ml")
    private static let grams = TextScanner.phrases(of: "g")
    /// In grams: of what is no larger one has twenty and more.
    private static let smallest = 30.0
    /// In grams: "壽司22" are pieces, "甜不辣30" is a price.
    private static let largestMeal = 750.0

    private mutating func sayUnknown(_ bytes: Range<Int32>) {
        // A word of no other text and of no food: its place makes it.
        var word: WordHash = "unknown han:"
        word.add(han: UInt32(bytes.lowerBound))
        tokens.append(Token(word: word, at: bytes))
    }

    /// Whether a cup of it is what one has of it.
    private func isDrink(_ item: ChineseLine.Item, of catalog: FoodCatalog) -> Bool {
        guard let food = food(item, of: catalog) else { return false }
        return food.home == nil && (food.category == .beverage || food.category == .dairy)
    }

    private func food(_ item: ChineseLine.Item, of catalog: FoodCatalog) -> Food? {
        guard case .food(let word) = item.name,
            case let number = catalog.index.number(of: word), number >= 0,
            let place = catalog.index.postings(of: number).first
        else { return nil }
        return catalog.foods[
            Int(catalog.index.names[Int(catalog.index.postings[place].name)].food)]
    }

    /// What one of it weighs that is served by the slice, where the catalog knows a whole one: "一個披薩" is no slice.
    private func wholeGrams(_ item: ChineseLine.Item, of catalog: FoodCatalog) -> Double? {
        guard let food = food(item, of: catalog),
            let usual = food.defaultPortion.map({ food.portions[$0] }), usual.label == "slice"
        else { return nil }
        let whole = food.portions.filter { portion in
            portion.grams.value >= 4 * usual.grams.value
                && Self.wholes.contains { portion.label.contains($0) }
        }
        return (whole.first { $0.label.contains("medium") } ?? whole.first)?.grams.value
    }

    /// What one of a diameter weighs, of which no slices were counted: "9吋披薩".
    private func grams(across item: ChineseLine.Item, of catalog: FoodCatalog) -> Double? {
        guard let inches = item.inches, (4...30).contains(inches),
            item.amount?.isMeasured != true, item.amount?.counter != Self.slice,
            let whole = wholeGrams(item, of: catalog)
        else { return nil }
        return whole * inches * inches / (Self.mediumInches * Self.mediumInches)
    }

    /// The diameter of a medium pizza, in inches, of which FNDDS tells the weight.
    private static let mediumInches = 12.0

    /// What a whole one weighs of what is served whole and was shared: "披薩 四個人吃", "烤鴨 五個人吃".
    private func sharedGrams(_ item: ChineseLine.Item, of catalog: FoodCatalog) -> Double? {
        guard let food = food(item, of: catalog), food.category != .fruit else { return nil }
        return wholeGrams(item, of: catalog)
            ?? food.portions.first { Self.entire[Self.animal]?.contains($0.label) == true }?.grams
            .value
    }

    /// What a whole one weighs of which so many were had: "油雞半隻" is no half of a serving, "鳳梨四分之一顆" of no slice.
    private func entireGrams(
        _ amount: ChineseAmount, _ item: ChineseLine.Item, of catalog: FoodCatalog
    ) -> Double? {
        guard let labels = amount.counter.flatMap({ Self.entire[$0] }),
            let food = food(item, of: catalog)
        else { return nil }
        return food.portions.first { labels.contains($0.label) }?.grams.value
    }

    /// The labels of whole ones, and of what is no thin slice ("燒肉三嚿"), by what counts them.
    private static let entire: [WordHash: Set<String>] = nameRows(of: entireLabels).reduce(
        into: [:]
    ) { labels, row in
        for counter in row.words.split(separator: " ") {
            labels[HanText.key(ofName: String(counter)), default: []].insert(row.name)
        }
    }

    /// "芋餅兩片": of what comes in pieces and never in slices, a slice is a piece.
    private func isFlat(
        _ item: ChineseLine.Item, _ amount: ChineseAmount, of catalog: FoodCatalog
    ) -> Bool {
        guard amount.count != nil, amount.counter == Self.slice,
            let food = food(item, of: catalog), let usual = food.usualGrams,
            let one = food.defaultPortion.map({ food.portions[$0] }), one.grams < usual
        else { return false }
        return !food.portions.contains { $0.label.contains("slice") }
    }

    /// "乳清兩匙": of what is dosed by the scoop that lies in its tin.
    private func isScoop(
        _ item: ChineseLine.Item, _ amount: ChineseAmount, of catalog: FoodCatalog
    ) -> Bool {
        guard !amount.isMeasured, let counter = amount.counter, Self.spoons.contains(counter),
            let food = food(item, of: catalog), food.defaultPortion != nil
        else { return false }
        return food.defaultPortion.map { food.portions[$0].label.contains("scoop") } == true
            && food.category == .protein
    }

    /// What a slice or a roll weighs of what the catalog knows by that and by larger pieces: "花生吐司兩片" are no two sandwiches.
    private func exactGrams(
        of amount: ChineseAmount, _ item: ChineseLine.Item, of catalog: FoodCatalog
    ) -> Double? {
        guard amount.count != nil, !amount.isMeasured, amount.isCounted, amount.isOfOneSize,
            let label = amount.counter.flatMap({ Self.exact[$0] }),
            let food = food(item, of: catalog), food.home != nil,
            [.snack, .grain, .dessert, .meal].contains(food.category)
        else { return nil }
        return food.portions.first { $0.label == label }?.grams.value
    }

    private static let scoop = TextScanner.phrases(of: "scoop of")
    private static let slice = HanText.key(ofName: "片")

    private static let animal = HanText.key(ofName: "隻")

    /// Whether a food comes in a size that was said, which else says nothing: "酸辣湯小".
    private func hasPortion(
        _ item: ChineseLine.Item, _ amount: ChineseAmount, of catalog: FoodCatalog
    ) -> Bool {
        guard let food = food(item, of: catalog), let size = amount.measure.first?.surface else {
            return true
        }
        // "親子丼加大": what is more than usual is more by itself.
        if size == Self.large { return true }
        return food.portions.contains { portion in
            TextScanner.phrases(of: portion.label).contains { $0.surface == size }
        }
    }

    /// What one of several pieces weighs of what is known by the plate or the bowl only: "白斬雞四塊" are no four plates.
    private func pieceGrams(
        of amount: ChineseAmount, _ item: ChineseLine.Item, of catalog: FoodCatalog
    ) -> Double? {
        guard let count = amount.count, !amount.isMeasured, item.scalars.last != Self.egg,
            let food = food(item, of: catalog),
            let usual = food.defaultPortion.map({ food.portions[$0] })
        else { return nil }
        // "壽司12盤": those of a belt.
        let whole = max(usual.grams.value, food.usualGrams?.value ?? 0)
        if amount.measure.first?.surface == Self.plate, count >= 5, whole >= 150 {
            return 60
        }
        guard count >= 2, let grams = amount.pieceGrams,
            Self.servings.contains(WordHash(usual.label)),
            usual.grams.value >= 80
        else { return nil }
        let piece = food.portions.filter { portion in
            Self.pieces.contains { portion.label.contains($0) }
                && portion.grams.value < usual.grams.value
        }
        return piece.map(\.grams.value).min() ?? grams
    }

    private static let large = TextScanner.phrases(of: "large").first?.surface
    private static let plate = TextScanner.phrases(of: "plate").first?.surface
    private static let egg = HanText.folded("蛋").first
    private static let pieces = pieceLabels.split(separator: " ")
    private static let wholes = ["whole", "pizza"]

    /// The unknown words of a meal, which are told as unread.
    private mutating func leave(_ clause: ChineseLine.Clause) {
        for bytes in clause.unknown + clause.unread
        where !tokens.contains(where: { $0.start == bytes.lowerBound && $0.end == bytes.upperBound }
        ) {
            if tokens.last?.surface != Self.ate.first?.surface { begin() }
            sayUnknown(bytes)
        }
    }
}
