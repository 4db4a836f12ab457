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
        if var amount = item.amount {
            if amount.isCounted, amount.measure.isEmpty, let grams = wholeGrams(item, of: catalog) {
                amount.weigh(grams)
            }
            let bytes = min(amount.bytes.lowerBound, item.bytes.lowerBound)
            let place = bytes..<bytes
            if let count = amount.count { say(count, at: place) }
            if !(amount.isCup && isDrink(item, of: catalog)) { say(amount.measure, at: place) }
        }
        switch item.name {
        case .food(let word): tokens.append(Token(word: word, at: item.bytes))
        case .unknown: sayUnknown(item.bytes)
        case .latin(let letters):
            for var token in TextScanner.phrases(of: letters) {
                token.start += item.bytes.lowerBound
                token.end += item.bytes.lowerBound
                if tokens.count > first { token.joined = .seed }
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
