internal import FoodCatalog
internal import Nutrition

// Names before their numbers, as labels print them.
extension FigurePass {
    /// "protein 11 g", "fat: 9 g, carbs: 3 g", "P 30 C 20 F 10": names before their numbers, as labels print them.
    func named(from start: Int) -> [FigurePhrase]? {
        guard name(at: start) != nil || compact(at: start) != nil || energy(at: start) != nil else {
            return nil
        }
        var found: [FigurePhrase] = []
        var place = start
        while place < words.count,
            let phrase = compact(at: place) ?? namedOne(at: place, isAmong: !found.isEmpty)
        {
            found.append(phrase)
            place = phrase.words.upperBound
            if place < words.count, words[place].token.word == .and { place += 1 }
            // "fat 8 g, of which saturates 1 g"
            if place + 1 < words.count, words[place].has(.of),
                words[place + 1].token.surface == .which
            {
                place += 2
            }
        }
        guard let last = found.last else { return nil }
        // "20 g protein 9 g fat": of the numbers before them.
        if isContinued(at: last.words.upperBound), name(at: last.words.upperBound) != nil {
            return nil
        }
        return found.count > 1 || isNamedAlone(last, at: start) ? found : nil
    }

    /// - Parameter isAmong: whether figures stand before it, so that grams go without saying: "protein 32 carbs 70 fat 22".
    private func namedOne(at start: Int, isAmong: Bool) -> FigurePhrase? {
        guard let name = name(at: start) ?? energy(at: start) ?? saturates(at: start, isAmong)
        else { return nil }
        var place = start + 1
        // "fat of which …" is none; "protein - 20 g", "carbs: 3"
        while place < words.count, words[place].token.word == .is { place += 1 }
        guard place < words.count, !words[place].isTaken,
            words[place].token.gap.isDisjoint(with: [.opening, .closing, .and, .slash]),
            words[place].token.isNumber, let number = number(at: place)
        else { return nil }
        var end = number.end
        var unit: MeasureUnit?
        var factor = name.factor
        if isContinued(at: end), !(hasLetters && Self.letters[words[end].token.surface] != nil) {
            if let measure = numbers.unit(at: end) {
                (unit, end) = (measure.unit, measure.end)
            } else if name.nutrient == .calories, let energy = self.name(at: end),
                energy.nutrient == .calories
            {
                (factor, end) = (energy.factor, end + 1)
            }
        }
        var stated = name
        stated.factor = factor
        let isBare = isAmong && unit == nil && Self.weighed.contains(name.nutrient)
        // Nobody has a spoon of salt beside a label's figures.
        let isSalt = isAmong && unit == nil && words[start].token.surface == .salt
        guard
            let value = isBare
                ? number.value : value(number.value, isSalt ? .gram : unit, stated)
        else { return nil }
        let (basis, last) = basis(from: end)
        return FigurePhrase(
            words: start..<last, nutrient: name.nutrient, value: value, basis: basis)
    }

    /// "of which saturates 1 g", a part of what a label tells of fat.
    private func saturates(at place: Int, _ isAmong: Bool) -> Name? {
        guard isAmong, place < words.count, !words[place].isTaken,
            let (said, count) = NutrientPhrases.match(
                words[place...].prefix(1).map(\.token.surface), hasFoods: false),
            count == 1, said.nutrient.facts.unit == .gram, !said.isSalt
        else { return nil }
        return Name(nutrient: said.nutrient)
    }

    /// "energy 340 kcal", "energy: 1420 kJ", unlike "energy bar 200 kcal".
    private func energy(at place: Int) -> Name? {
        guard place < words.count, words[place].token.surface == .energy, !words[place].isTaken
        else { return nil }
        return Name(nutrient: .calories)
    }

    /// "P30"
    private func compact(at place: Int) -> FigurePhrase? {
        Self.compact[words[place].token.surface].map {
            FigurePhrase(words: place..<place + 1, nutrient: $0.nutrient, value: $0.value)
        }
    }

    /// Whether a name before its number is no food: "skyr, protein 11 g", "yogurt calories 150", unlike "whey protein 30 g".
    private func isNamedAlone(_ phrase: FigurePhrase, at start: Int) -> Bool {
        let number = start + 1
        guard number < phrase.words.upperBound, !phrase.nutrient.isMinor else { return false }
        if phrase.nutrient == .calories { return true }
        let isColon = !words[number].token.gap.isDisjoint(with: [.sentence, .hyphen])
        let hasUnit = number + 1 < phrase.words.upperBound
        guard isColon || hasUnit, start > 0 else { return false }
        if !words[start].token.gap.isDisjoint(with: .hard) { return isColon || !isListed(start) }
        return !words[start - 1].token.isNumber && words[start - 1].isContent
            && !words[start - 1].has(.modifier)
            && !index.holds(words[start - 1].word, before: words[start].word)
    }

    /// "oats 50 g, protein 30 g, banana": one of many; figures that stand there already are no amounts.
    private func isListed(_ start: Int) -> Bool {
        words[..<start].indices.contains { place in
            words[place].token.isNumber
                && !(place..<min(place + 3, start)).contains { name(at: $0) != nil }
        } && words[..<start].contains { $0.token.gap.contains(.comma) }
    }

    /// "eggs = 140, bacon = 120"
    func equated(_ place: Int, _ text: String) -> FigurePhrase? {
        let before = text.utf8.prefix(Int(words[place].token.start)).reversed()
        let energy = words[place].token.value
        guard before.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "="),
            energy >= Self.leastEquated, energy <= 10_000,
            place + 1 == words.count || !words[place + 1].token.gap.isDisjoint(with: .hard)
        else { return nil }
        return FigurePhrase(words: place..<place + 1, nutrient: .calories, value: energy)
    }

    /// What labels give in grams.
    private static let weighed: Set<Nutrient> = [
        .protein, .carbohydrates, .fat, .fiber, .sugar,
    ]
    /// In kcal; fewer are pieces.
    private static let leastEquated = 30.0
}

extension Nutrient {
    /// Whether it is told only beside others: "10 g of sugar" is a food.
    fileprivate var isMinor: Bool { self == .sugar || self == .sodium }
}
