internal import FoodCatalog
internal import Nutrition

/// Finds the figures that a sentence states: "300 kcal", "20 g of protein", "protein: 20 g", "P 30 C 20 F 10", "= 140".
///
/// What is called after its figures states none: "100 calorie packs", "30 g protein powder", "zero
/// calorie soda"; a single pack's energy is its own. Neither does what speaks of energy that was not eaten ("burned 300 kcal").
struct FigurePass {
    let words: [SentenceWord]
    let numbers: QuantityPass
    let index: FoodIndex
    /// Whether "p", "c" and "f" stand for the macros.
    let hasLetters: Bool

    static func phrases(
        in words: [SentenceWord], of text: String = "", index: FoodIndex
    ) -> [FigurePhrase] {
        let isEquated = text.utf8.contains(UInt8(ascii: "="))
        var letters: Set<WordHash> = []
        var isNamed = false
        for place in words.indices {
            let surface = words[place].token.surface
            if nutrients[surface] != nil || compact[surface] != nil
                || NutrientPhrases.isBeginning(surface)
            {
                isNamed = true
            }
            if self.letters[surface] != nil, isBesideNumber(place, in: words) {
                letters.insert(surface)
            }
        }
        guard isNamed || isEquated || letters.count > 1 else { return [] }
        let pass = FigurePass(words, index: index, hasLetters: letters.count > 1)
        var found: [FigurePhrase] = []
        var place = 0
        while place < words.count {
            if words[place].isTaken {
                place += 1
            } else if let named = pass.named(from: place) {
                found += named
                place = named[named.count - 1].words.upperBound
            } else if words[place].token.isNumber || words[place].has(.number),
                let phrase = pass.phrase(at: place) ?? (isEquated ? pass.equated(place, text) : nil)
            {
                found.append(phrase)
                place = phrase.words.upperBound
            } else {
                place += 1
            }
        }
        return found.isEmpty ? [] : pass.believed(found)
    }

    private static func isBesideNumber(_ place: Int, in words: [SentenceWord]) -> Bool {
        place > 0 && words[place - 1].token.isNumber && words[place].token.gap.isSubset(of: .none)
            || place + 1 < words.count && words[place + 1].token.isNumber
    }

    private init(_ words: [SentenceWord], index: FoodIndex, hasLetters: Bool) {
        self.words = words
        numbers = QuantityPass(words: words)
        self.index = index
        self.hasLetters = hasLetters
    }

    /// What is stated, and how much of the nutrient's own unit one of it is.
    struct Name {
        var nutrient: Nutrient
        var factor = 1.0
        var isLetter = false
    }

    func name(at place: Int) -> Name? {
        guard place < words.count, !words[place].isTaken else { return nil }
        let surface = words[place].token.surface
        if hasLetters, let nutrient = Self.letters[surface] {
            return Name(nutrient: nutrient, isLetter: true)
        }
        if surface == .salt { return Name(nutrient: .sodium, factor: NutrientNames.saltFactor) }
        return Self.nutrients[surface].map {
            Name(
                nutrient: $0,
                factor: Self.kilojoules.contains(surface) ? EnergyUnit.perKilojoule : 1)
        }
    }

    /// Whether a word alone names energy or one of the nutrients that labels print.
    static func isNutrient(_ word: WordHash) -> Bool { nutrients[word] != nil }

    /// "20 g of protein", "200 kJ", "24p".
    private func phrase(at start: Int) -> FigurePhrase? {
        guard let number = thousands(at: start) ?? number(at: start) else { return nil }
        var place = number.end
        var unit: MeasureUnit?
        if isContinued(at: place), name(at: place) == nil, let measure = numbers.unit(at: place) {
            unit = measure.unit
            place = measure.end
            if isContinued(at: place), words[place].has(.of) { place += 1 }
        }
        if let further = further(number, unit: unit, from: place, start) { return further }
        guard isContinued(at: place), let name = name(at: place),
            let value = value(number.value, unit, name), !isName(name.nutrient, before: place + 1),
            // "yogurt 100 g fat 9g carbs 3g"
            named(from: place)?.count ?? 0 < 2 || unit == nil
        else { return nil }
        let isEnergy =
            start > 0 && words[start - 1].token.surface == .energy && name.nutrient == .calories
        let (basis, end) = basis(from: place + 1)
        let first = isEnergy ? start - 1 : start
        if basis == .food, isOfParted(first) {
            return FigurePhrase(
                words: first..<end, nutrient: name.nutrient, value: value, basis: .whole)
        }
        if basis == .food, let whole = wholeStart(before: first) {
            return FigurePhrase(
                words: whole..<end, nutrient: name.nutrient, value: value, basis: .whole)
        }
        return FigurePhrase(
            words: first..<end, nutrient: name.nutrient, value: value, basis: basis)
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

    /// "1 450 kJ", unlike "1 450 kJ sandwich": what is not counted.
    private func thousands(at start: Int) -> (value: Double, end: Int)? {
        guard let count = number(at: start), count.end == start + 1, (1..<10).contains(count.value),
            count.value == count.value.rounded(), isContinued(at: start + 1),
            words[start + 1].token.isNumber, words[start + 1].token.length == 3,
            let rest = number(at: start + 1), name(at: rest.end)?.nutrient == .calories,
            !isContinued(at: rest.end + 1)
        else { return nil }
        return (count.value * 1000 + rest.value, rest.end)
    }

    func number(at start: Int) -> (value: Double, end: Int)? {
        let word = words[start]
        if word.has(.number) { return numbers.number(at: start) }
        // A number that is part of a name, as in "90 calorie bar", where nothing here comes packed.
        guard !word.token.traits.contains(.percent),
            isOfPack(start + 1) || !words.contains(where: { $0.has(.container) })
        else { return nil }
        return (word.token.value, start + 1)
    }

    func isContinued(at index: Int) -> Bool {
        index < words.count && words[index].token.gap.isDisjoint(with: .hard)
            && !words[index].isTaken
    }

    /// In the nutrient's own unit; `nil` when nobody gives it so.
    func value(_ number: Double, _ unit: MeasureUnit?, _ name: Name) -> Double? {
        guard abs(number) <= 1_000_000 else { return nil }
        switch (unit, name.nutrient) {
        case (nil, .calories): return number * name.factor
        case (.milligram, .sodium): return number * name.factor
        case (nil, _) where name.isLetter: return number
        // "Two protein" of whatever, but "45 carbs".
        case (nil, .protein), (nil, .carbohydrates): return number >= 5 ? number : nil
        case (.gram, .calories), (.milligram, .calories): return nil
        case (.gram, .sodium): return number * 1000 * name.factor
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
            && !Self.sharing.contains(word.token.surface) && word.token.surface != .one
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

    /// The phrases that can be about a food of the sentence.
    private func believed(_ found: [FigurePhrase]) -> [FigurePhrase] {
        // "10 g of sugar", "1 g salt", "6 g of starch" is a food, unless it stands among figures.
        guard
            found.contains(where: { phrase in
                phrase.nutrient != .sugar
                    && !words[phrase.words].contains { Self.foods.contains($0.token.surface) }
            }),
            found.contains(where: { $0.value != 0 }),
            !words.contains(where: { Self.others.contains($0.token.surface) })
        else { return [] }
        let content = words.indices.first { position in
            isContent(position) && !found.contains { $0.words.contains(position) }
        }
        guard let content = content ?? LeftoverPass.vessel(in: words) else { return [] }
        var end = 0
        for phrase in found where phrase.words.lowerBound < content {
            end = phrase.words.upperBound
        }
        // "30 g protein and a banana"
        let isApart =
            end > 0
            && (words[end].has(.breaker) || words[end].token.word == .and
                || words[end].token.gap.contains(.and))
        return isApart ? found.filter { $0.words.lowerBound >= end } : found
    }

    private func isContent(_ position: Int) -> Bool {
        let word = words[position]
        return !word.isTaken && !word.token.isNumber
            && (word.isStrong || word.kinds.isEmpty && word.token.length > 2)
    }

    static let letters = WordTable<Nutrient>(names: letterNames)
    /// "p30", "c20", "f10", up to 300 g.
    static let compact = WordTable<(nutrient: Nutrient, value: Double)>(
        nameRows(of: letterNames).flatMap { row in
            (0...300).compactMap { value in
                Nutrient(rawValue: row.name).map { ("\(row.words)\(value)", ($0, Double(value))) }
            }
        })
}
