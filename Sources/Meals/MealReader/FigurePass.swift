internal import FoodCatalog
internal import Nutrition

/// Finds the figures that a sentence states: "300 kcal", "20 g of protein".
///
/// What is called after its figures states none: "100 calorie packs", "30 g protein powder", "zero
/// calorie soda"; a single pack's energy is its own. Neither does what speaks of energy that was not eaten ("burned 300 kcal").
struct FigurePass {
    private let words: [SentenceWord]
    private let numbers: QuantityPass

    static func phrases(in words: [SentenceWord]) -> [FigurePhrase] {
        var found: [FigurePhrase] = []
        var index = 0
        while index + 1 < words.count {
            if words[index].token.isNumber || words[index].has(.number), !words[index].isTaken,
                let phrase = FigurePass(words).phrase(at: index)
            {
                found.append(phrase)
                index = phrase.words.upperBound
            } else {
                index += 1
            }
        }
        return found.isEmpty ? [] : FigurePass(words).believed(found)
    }

    private init(_ words: [SentenceWord]) {
        self.words = words
        numbers = QuantityPass(words: words)
    }

    private func phrase(at start: Int) -> FigurePhrase? {
        guard let number = number(at: start) else { return nil }
        var index = number.end
        var unit: MeasureUnit?
        if isContinued(at: index), let measure = numbers.unit(at: index) {
            unit = measure.unit
            index = measure.end
            if isContinued(at: index), words[index].has(.of) { index += 1 }
        }
        if let further = further(number, unit: unit, from: index, start) { return further }
        guard isContinued(at: index), let nutrient = Self.nutrients[words[index].token.surface],
            let value = Self.value(number.value, unit, nutrient),
            !isName(nutrient, before: index + 1)
        else { return nil }
        let (basis, end) = basis(from: index + 1)
        return FigurePhrase(words: start..<end, nutrient: nutrient, value: value, basis: basis)
    }

    /// "200 mg caffeine", "25 mcg of vitamin d": only with a weight, as anything else is counted so.
    private func further(
        _ number: (value: Double, end: Int), unit: MeasureUnit?, from index: Int, _ start: Int
    ) -> FigurePhrase? {
        var (place, weight) = (index, unit.flatMap(Self.weight))
        var factor: Double?
        if unit == nil, isContinued(at: place) {
            let word = words[place].token.surface
            if Self.micrograms.contains(word) { weight = .microgram }
            let isInternational = Self.international.contains(word)
            guard weight != nil || isInternational else { return nil }
            place += 1
            if isContinued(at: place), words[place].has(.of) { place += 1 }
            if isInternational { factor = 0 }
        }
        guard weight != nil || factor != nil, isContinued(at: place),
            let (said, count) = NutrientPhrases.match(
                words[place...].prefix(4).map(\.token.surface), hasFoods: false),
            words[place..<place + count].dropFirst().allSatisfy({
                $0.token.gap.isSubset(of: .tight) && !$0.isTaken
            })
        else { return nil }
        let value =
            factor == nil
            ? weight.flatMap { said.value(number.value, in: $0) }
            : said.nutrient.facts.internationalUnit.map { $0 * number.value }
        guard let value, abs(value) <= 1_000_000, !isName(said.nutrient, before: place + count)
        else { return nil }
        let (basis, end) = basis(from: place + count)
        return FigurePhrase(
            words: start..<end, nutrient: said.nutrient, value: value, basis: basis)
    }

    private static func weight(_ unit: MeasureUnit) -> NutrientUnit? {
        switch unit {
        case .gram: .gram
        case .milligram: .milligram
        default: nil
        }
    }

    private static let micrograms = WordSet("mcg mcgs ug µg μg microgram micrograms")
    private static let international = WordSet("iu ius")

    private func number(at start: Int) -> (value: Double, end: Int)? {
        let word = words[start]
        if word.has(.number) { return numbers.number(at: start) }
        // A number that is part of a name, as in "90 calorie bar", where nothing here comes packed.
        guard !word.token.traits.contains(.percent),
            isOfPack(start + 1) || !words.contains(where: { $0.has(.container) })
        else { return nil }
        return (word.token.value, start + 1)
    }

    private func isContinued(at index: Int) -> Bool {
        index < words.count && words[index].token.gap.isDisjoint(with: .hard)
            && !words[index].isTaken
    }

    /// In the nutrient's own unit; `nil` when nobody gives it so.
    private static func value(
        _ number: Double, _ unit: MeasureUnit?, _ nutrient: Nutrient
    ) -> Double? {
        guard abs(number) <= 1_000_000 else { return nil }
        switch (unit, nutrient) {
        case (nil, .calories), (.milligram, .sodium): return number
        // "Two protein" of whatever, but "45 carbs".
        case (nil, .protein), (nil, .carbohydrates): return number >= 5 ? number : nil
        case (.gram, .calories), (.milligram, .calories): return nil
        case (.gram, .sodium): return number * 1000
        case (.gram, _): return number
        case (.milligram, _): return number / 1000
        default: return nil
        }
    }

    /// Whether the words go on to name something that is called so: "30 g protein powder".
    private func isName(_ nutrient: Nutrient, before index: Int) -> Bool {
        guard index < words.count, words[index].token.gap.isSubset(of: .tight) else { return false }
        let word = words[index]
        if nutrient == .calories {
            return Self.packs.contains(word.token.surface) && !isOfPack(index - 1)
        }
        // "40 g Fiber One bar"
        return !word.token.isNumber
            && (word.isStrong || word.has(.modifier) || word.has(.container) || word.has(.number)
                || word.kinds.isEmpty)
            && !Self.sharing.contains(word.token.surface) && word.token.surface != Self.one
    }

    /// "100 cal pack of almonds": a whole pack, whose energy is on it.
    private func isOfPack(_ energy: Int) -> Bool {
        energy + 2 < words.count && Self.nutrients[words[energy].token.surface] == .calories
            && Self.onePack.contains(words[energy + 1].token.surface)
            && words[energy + 1].token.gap.isSubset(of: .tight)
            && !words[max(0, energy - 3)..<max(0, energy - 1)].contains { $0.has(.number) }
    }

    /// Whether a pack of something is said at a position.
    static func isPack(_ position: Int, in words: [SentenceWord]) -> Bool {
        position < words.count && onePack.contains(words[position].token.surface)
    }

    /// "core power, the 26 g protein one"
    private static var one: WordHash { "one" }

    /// What the figure is of, by the words behind it, and where they end.
    private func basis(from index: Int) -> (basis: FigurePhrase.Basis, end: Int) {
        guard index < words.count, words[index].token.gap.isDisjoint(with: .hard) else {
            return (.food, index)
        }
        let word = words[index].token.surface
        let next = index + 1 < words.count ? words[index + 1].token.surface : nil
        if Self.sharing.contains(word) { return (.piece, index + 1) }
        if Self.summing.contains(word) { return (.everything, index + 1) }
        if word == Self.in, let next, next == Self.all || Self.summing.contains(next) {
            return (.everything, index + 2)
        }
        let isPer = word == Self.per
        guard isPer || words[index].token.gap.contains(.slash) else { return (.food, index) }
        let place = isPer ? index + 1 : index
        if let number = numbers.number(at: place), let measure = numbers.unit(at: number.end),
            let grams = measure.unit.grams ?? measure.unit.milliliters, number.value > 0
        {
            return (.grams(number.value * grams), measure.end)
        }
        return isPer && next != nil ? (.piece, index + 2) : (.food, index)
    }

    /// The phrases that can be about a food of the sentence.
    private func believed(_ found: [FigurePhrase]) -> [FigurePhrase] {
        // "10 g of sugar" is a food, unless it stands among figures.
        guard found.contains(where: { $0.nutrient != .sugar }),
            found.contains(where: { $0.value != 0 }),
            !words.contains(where: { Self.others.contains($0.token.surface) })
        else { return [] }
        let content = words.indices.first { position in
            isContent(position) && !found.contains { $0.words.contains(position) }
        }
        guard let content else { return [] }
        var end = 0
        for phrase in found where phrase.words.lowerBound < content {
            end = phrase.words.upperBound
        }
        // "30 g protein and a banana"
        let isApart =
            end > 0
            && (words[end].has(.breaker) || words[end].token.word == Self.and
                || words[end].token.gap.contains(.and))
        return isApart ? found.filter { $0.words.lowerBound >= end } : found
    }

    private func isContent(_ position: Int) -> Bool {
        let word = words[position]
        return !word.isTaken && !word.token.isNumber
            && (word.isStrong || word.kinds.isEmpty && word.token.length > 2)
    }

    private static var and: WordHash { "and" }
    private static var `in`: WordHash { "in" }
    private static var all: WordHash { "all" }
    private static var per: WordHash { "per" }
    private static let sharing = WordSet("each apiece")
    private static let summing = WordSet("total altogether together overall")
    private static let onePack = WordSet("pack package packet")
    private static let packs = WordSet("pack packs package packages packet packets")
    /// Energy that these speak of is none of a food's.
    private static let others = WordSet(
        """
        burn burns burned burnt burning goal goals limit limits budget target targets deficit surplus \
        bmr tdee maintenance remaining
        """)

    private static let nutrients: WordTable<Nutrient> = {
        var map = WordTable<Nutrient>()
        let names: [(String, Nutrient)] = [
            ("kcal kcals calorie calories cal cals kilocalorie kilocalories", .calories),
            ("protein proteins", .protein),
            ("carb carbs carbohydrate carbohydrates", .carbohydrates), ("fat fats", .fat),
            ("fiber fibre", .fiber), ("sugar sugars", .sugar), ("sodium", .sodium),
        ]
        for (words, nutrient) in names {
            for word in words.split(separator: " ") { map[WordHash(String(word))] = nutrient }
        }
        return map
    }()
}
