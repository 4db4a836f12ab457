internal import FoodCatalog
internal import Nutrition

/// Deals the figures that were stated out to the foods that they are of.
struct StatedPass {
    /// Where an item of the reading stands, and how its amount was said.
    struct Place {
        var words: Range<Int>
        var amount: SaidAmount
        /// The part of one thing that it was said to be, whatever it was counted in: 0.2 of a pie that is known by the slice.
        var share: Double?
        /// The part of all of them that was counted: a quarter, of "3 of 12 cookies".
        var countedShare: Double?
    }

    let sentence: FinishedSentence
    let catalog: FoodCatalog
    /// Of the items, in their order.
    let places: [Place]

    func state(in reading: inout Reading) {
        guard !reading.items.isEmpty else { return }
        let groups = groups()
        var figures = Array(repeating: Nutrients.unknown, count: reading.items.count)
        // Of these the share was said, and how large the whole was only by its figures.
        var shares: Set<Int> = []
        for group in groups {
            guard let target = target(of: group) else { continue }
            let item = reading.items[target]
            if isOfAll(group, target, reading, isAlone: groups.count == 1) {
                share(self.figures(group, of: nil, nil), among: reading.items, to: &figures)
            } else {
                let share = places[target].share ?? item.share
                figures[target].take(
                    self.figures(group, of: item, share ?? places[target].countedShare))
                let isShare =
                    group.contains { $0.basis == .whole } || isOfWhole(group, item, share)
                if isShare, share != nil { shares.insert(target) }
            }
        }
        for index in figures.indices where figures[index] != .unknown {
            let food = reading.items[index].food.flatMap { catalog[$0] }
            let isRated = sentence.figures.contains {
                ![FigurePhrase.Basis.food, .everything, .whole].contains($0.basis)
            }
            let amount = shares.contains(index) ? .unsaid : places[index].amount
            reading.items[index].state(
                figures[index], of: food, amount: isRated ? max(amount, .portions) : amount)
            reading.items[index].trustStated()
            reading.question = nil
        }
        if reading.items.allSatisfy({ $0.stated?.figures.calories != nil }) {
            let least = reading.items.map(\.confidence).min() ?? 0
            reading.confidence = reading.unread.isEmpty ? least : min(least, 0.6)
        }
    }

    /// Phrases that stand together, as "200 kcal, 20 g protein" do.
    private func groups() -> [[FigurePhrase]] {
        var groups: [[FigurePhrase]] = []
        for phrase in sentence.figures {
            if let last = groups.last?.last,
                (last.words.upperBound..<phrase.words.lowerBound).allSatisfy({ position in
                    let word = sentence.words[position]
                    return word.has(.connector) || word.has(.filler) || word.has(.hedge)
                })
            {
                groups[groups.count - 1].append(phrase)
            } else {
                groups.append([phrase])
            }
        }
        return groups
    }

    /// - Parameter share: the part of one thing that the item is.
    private func figures(
        _ group: [FigurePhrase], of item: ReadingItem?, _ share: Double?
    ) -> Nutrients {
        var figures = Nutrients.unknown
        let isOfWhole = item.map { self.isOfWhole(group, $0, share) } ?? false
        for phrase in group where figures[phrase.nutrient] == nil {
            var factor = told(phrase)
            switch phrase.basis {
            case .food where factor == 1 && isOfWhole: factor = share ?? 1
            case .whole where factor == 1: factor = share ?? 1
            case .food, .whole, .everything: break
            case .piece: factor = item?.unit == "g" ? 1 : item?.amount ?? 1
            case .grams(let grams): factor = (item?.grams?.value ?? grams) / grams
            }
            figures[phrase.nutrient] = Thousandths(phrase.value * factor)
        }
        return figures
    }

    /// How much was eaten of what a figure was told of: "a pizza 900 kcal, ate half", "soup 1000 g, 600 kcal, ate 250 g".
    private func told(_ phrase: FigurePhrase) -> Double {
        let start = sentence.words[phrase.words.lowerBound].token.start
        return (sentence.parts + sentence.told)
            .filter { !$0.isShared && $0.bytes.contains(start) }
            .reduce(1) { $0 * $1.share }
    }

    /// "1/4 of a lasagna (2000 kcal)": whether the energy is nearer to what the whole has than to what the part has.
    private func isOfWhole(
        _ group: [FigurePhrase], _ item: ReadingItem, _ share: Double?
    ) -> Bool {
        guard let energy = group.first(where: { $0.nutrient == .calories && $0.basis == .food }),
            let share, let part = item.nutrients.calories?.value, part > 0,
            energy.value > part
        else { return false }
        return energy.value / part > part / share / energy.value
    }

    /// The item that figures are of: the one before them, unless they are set off from it and what
    /// follows is not.
    private func target(of group: [FigurePhrase]) -> Int? {
        guard let first = group.first?.words.lowerBound, let last = group.last?.words.upperBound
        else { return nil }
        let before = places.lastIndex { $0.words.lowerBound < first }
        let after = places.firstIndex { $0.words.lowerBound >= last }
        guard let before, let after else { return before ?? after }
        // "water and a 100 calorie pack of almonds"
        if FigurePass.isPack(last, in: sentence.words) { return after }
        var start = first
        while start > 0,
            sentence.words[start - 1].has(.article) || sentence.words[start - 1].has(.hedge)
        {
            start -= 1
        }
        let isSetOff = isSeparated(start)
        let leads = sentence.figures[0].words.lowerBound < places[0].words.lowerBound
        return (isSetOff || leads) && !isSeparated(last) ? after : before
    }

    /// Whether something else begins at a word.
    private func isSeparated(_ position: Int) -> Bool {
        guard position > 0, position < sentence.words.count else { return true }
        let word = sentence.words[position]
        return !word.token.gap.isDisjoint(with: [.comma, .sentence, .and, .closing])
            || [position, position - 1].contains { index in
                sentence.words[index].token.word == .and || sentence.words[index].has(.breaker)
            }
    }

    /// "A burger and fries, 900 kcal": what stands behind several foods may be of all of them.
    private func isOfAll(
        _ group: [FigurePhrase], _ target: Int, _ reading: Reading, isAlone: Bool
    ) -> Bool {
        guard reading.items.count > 1, let sum = reading.total.sum.calories?.value, sum > 0 else {
            return false
        }
        if group.contains(where: { $0.basis == .everything }) { return true }
        guard isAlone, target == reading.items.count - 1,
            let energy = group.first(where: { $0.nutrient == .calories && $0.basis == .food }),
            energy.words.lowerBound > places[target].words.lowerBound,
            let own = reading.items[target].nutrients.calories?.value
        else { return false }
        func distance(_ other: Double) -> Double {
            max(energy.value, other) / max(min(energy.value, other), 1)
        }
        // A bracket is of what stands before it, unless it is far too much for that: "omelette and a banana (480 kcal)".
        if sentence.words[energy.words.lowerBound].token.gap.contains(.opening) {
            return energy.value > own && distance(own) >= Self.farTooMuch && distance(sum) <= 2
        }
        return distance(sum) < distance(own) && distance(sum) <= 2.5
    }

    /// So many times the usual energy of one food is of all of them.
    private static let farTooMuch = 2.5

    /// Each item gets as much of the figures as it has of the energy.
    private func share(
        _ all: Nutrients, among items: [ReadingItem], to figures: inout [Nutrients]
    ) {
        let energies = items.map { $0.nutrients.calories?.value ?? 0 }
        let sum = energies.reduce(0, +)
        guard sum > 0 else { return }
        for index in items.indices where energies[index] > 0 {
            figures[index].take(all.scaled(by: energies[index] / sum))
        }
    }
}

extension Nutrients {
    /// Adds what the other knows and this does not.
    fileprivate mutating func take(_ other: Nutrients) {
        for nutrient in other.known where self[nutrient] == nil {
            self[nutrient] = other[nutrient]
        }
    }
}

extension ReadingItem {
    /// The part of one thing that it is; `nil` of whole ones and of what was weighed.
    fileprivate var share: Double? {
        guard let amount, amount > 0, amount < 1,
            !MeasureUnit.allCases.contains(where: { $0.symbol == unit })
        else { return nil }
        return amount
    }

    /// A person's own figure for the energy is right, unless it is far from what the food has.
    fileprivate mutating func trustStated() {
        let limit = Judge.limit(for: self)
        guard let stated, let calories = stated.figures.calories?.value else {
            confidence = min(confidence, limit)
            return
        }
        let expected = stated.expected.calories?.value ?? calories
        let isNear =
            stated.isFollowed
            || abs(expected - calories) <= max(25, 0.25 * max(expected, calories))
        confidence = min(isNear ? 0.9 : confidence, limit)
    }
}

extension SaidAmount: Comparable {
    private var exactness: Int {
        switch self {
        case .unsaid: 0
        case .one: 1
        case .portions: 2
        case .weighed: 3
        }
    }

    package static func < (left: Self, right: Self) -> Bool { left.exactness < right.exactness }
}
