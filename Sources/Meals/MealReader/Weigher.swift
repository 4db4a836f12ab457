internal import FoodCatalog
internal import Nutrition

/// Chooses the portion that was meant: by weight, volume, container, size, count, or custom.
struct Weigher {
    var food: MeasuredFood
    let words: [SentenceWord]
    var region: Region
    /// The words of `region`.
    let heard: HeardWords
    /// Whether nothing but the grams is wanted.
    var isForGrams = false

    /// Of the food's portions, in their order.
    var labels: [LabelWords] { food.labels }

    /// The words around a food: those before it since the last one, its own, and those behind it.
    struct Region {
        var lead: Range<Int>
        var span: Range<Int>
        var tail: Range<Int>
        var leading: Quantity?
        var trailing: Quantity?
        /// How much of it was eaten, 0 to 1, where somebody said so.
        var part: Double?
        /// Whether it was cut up: of how many pieces, says what the whole of it is.
        var isCut = false
        /// Whether something in the line was weighed: a bare number beside it may be grams.
        var isBesideWeights = false
        /// Whether it is one of several foods with a bare number behind each that can only be grams.
        var isBareWeight = false
    }

    /// - Parameter fits: room for how well each portion fits, kept from one food to the next.
    func weigh(_ fits: inout [Float]) -> Weight {
        var weight: Weight
        // No "??", which would copy it.
        if let eggs { weight = eggs } else { weight = plainWeight(&fits) }
        if heard.hasExtreme { weight = extreme(weight) }
        if let part = region.part { weight.keep(part) }
        weight.isMisfit =
            weight.basis.rawValue > Weight.Basis.portionSaid.rawValue
            && (food.category == .beverage || labels.contains { $0.unit == .fluidOunce })
            && isSolid(container)
        // Handed over, which a plain return would copy.
        return consume weight
    }

    /// "half a bar of chocolate (50 g)": whether what was weighed is the part that was eaten, and not all of it, as in
    /// "half a can (330 ml)".
    func isEaten(_ measure: (amount: Double, unit: MeasureUnit), _ share: Double) -> Bool {
        guard share > 0, share < 1, measure.amount > 0,
            let one = measure.unit.grams ?? measure.unit.milliliters
        else { return false }
        let container = region.leading?.container ?? -1
        let portion =
            container < 0
            ? food.defaultPortion
            : labels.firstIndex { label in
                label.words.contains { $0.word == words[container].token.word }
            }
        let whole = portion.map { food.grams[$0] } ?? food.usualGrams?.value ?? 0
        // In proportion, nearer to the part than to the whole; where nothing is printed, also more than a whole one.
        let said = measure.amount * one
        let isPrinted =
            container >= 0 && Self.vessels.contains(words[container].token.word)
        return said * said < whole * whole * share || !isPrinted && said > 1.1 * whole
    }

    /// So many of the portion that was chosen.
    func weight(of choice: Choice, count: Double, fits: [Float]) -> Weight {
        let portion = food.portions[choice.index]
        if let few = few(of: choice.index) { return few }
        if let bare = bareGrams(count, of: choice.index) { return bare }
        let share = labels[choice.index].words.first?.word
        let isShare = count == 0.5 && share == .half || count == 0.25 && share == .quarter
        let count = isShare || isLabelled(count, choice.index) ? 1 : count
        // "2 smoothies", "half a curry": of what is measured by the cup no number of cups.
        if !choice.isSaid, labels[choice.index].unit != nil, container < 0,
            let usual = food.usualGrams,
            food.category == .beverage || food.category == .meal || isSalad
        {
            let one = usual.value * sizeFactor
            return Weight(
                grams: one * count, amount: count, unit: "serving",
                reason: .measure(count, "usual amount", grams: one), basis: .usual)
        }
        // "sushi box, 8 pieces": so many are in one.
        if isPiece(container), count >= Self.manyPieces, portion.grams.value >= Self.heavyPiece,
            case let piece = words[container].token.word,
            !labels[choice.index].words.contains(where: { $0.word == piece })
        {
            return Weight(
                grams: portion.grams.value, amount: 1, unit: portion.label,
                reason: .measure(1, portion.label, grams: portion.grams.value), basis: .usual)
        }
        if let pieces = piecesOfRoll(count, of: choice.index) { return pieces }
        if let bags = bags(count, of: choice.index) { return bags }
        // "12 shrimp sauteed in garlic butter": so many pieces of one plate.
        if !choice.isSaid, container < 0, count >= Self.manyPlates,
            food.category == .meal || food.category == .protein,
            counted != nil, count <= Self.mostPieces,
            labels[choice.index].words.contains(where: { Self.plates.contains($0.word) }),
            let usual = food.usualGrams
        {
            return Weight(
                grams: usual.value, amount: nil, unit: nil, reason: .usual, basis: .usual)
        }
        let one = portion.grams.value * (choice.isSaid ? sizeOfMeasure(choice.index) : 1)
        return Weight(
            grams: one * count, amount: count, unit: portion.label,
            reason: .measure(count, portion.label, grams: one),
            basis: choice.isSaid ? .portionSaid : .counted, clarity: choice.clarity,
            agreement: agreement(with: portion.grams.value, isUnit: nil, fits: fits))
    }

    /// "2 salads": of no leaf by itself.
    private var isSalad: Bool {
        words[region.span].last { $0.isStrong && !$0.isTaken }?.token.word == .salad
    }

    /// Fewer are pieces, unless nobody has pieces of it.
    private static let fewGrams = 20.0
    /// "butter", "peanut butter", "whey"
    private var isSpread: Bool {
        food.nameWords.contains { Self.spreads.contains($0.word) }
    }
    /// Pieces that nobody has of what weighs so many grams each.
    static let manyPieces = 4.0
    static let heavyPiece = 150.0
    /// As many plates of a dish nobody has, and as many pieces still are on one.
    static let (manyPlates, mostPieces) = (6.0, 30.0)

    /// "4 fingers of kitkat": a number that the label itself says counts no portions.
    private func isLabelled(_ count: Double, _ portion: Int) -> Bool {
        let label = labels[portion].words
        return label.count > 1 && label[0].number == count && count > 1 && label[1].unit == nil
            && heard.contains(label[1].word)
            && (region.leading?.isCounted == true) != (region.trailing?.isCounted == true)
    }

    /// "chicken 200", "fanta zero 330", "a bottle of cider 500": what would be too many pieces is grams, or millilitres.
    private func bareGrams(_ count: Double, of portion: Int) -> Weight? {
        guard
            count >= 50 || region.isBareWeight
                || region.isBesideWeights && count >= Self.fewGrams,
            count <= 2000,
            container < 0
                || region.trailing?.isCounted == true && count >= 100
                    && Self.drinkVessels.contains(words[container].token.word),
            isInDigits || region.isBesideWeights,
            case let grams = count * food.portions[portion].grams.value,
            // "23.5 tomatoes" beside grams: nobody counts so.
            region.isBareWeight || grams > 2500
                || region.isBesideWeights && (grams > 1000 || count != count.rounded()),
            region.trailing?.isCounted == true || labels[portion].unit != nil
                || food.category == .beverage || region.isBesideWeights,
            // "sushi 12, edamame 50", "weetabix 2, milk 150", unlike "butter 10"
            count >= Self.fewGrams || food.category == .condiment || isSpread
        else { return nil }
        return Weight(
            grams: count, amount: count, unit: "g", reason: .measure(count, "g", grams: 1),
            basis: .guessed, clarity: 0)
    }

    var isInDigits: Bool {
        isInDigits(region.leading) || isInDigits(region.trailing)
    }

    private func isInDigits(_ quantity: Quantity?) -> Bool {
        guard let quantity, quantity.isCounted else { return false }
        return words[quantity.start..<quantity.end].contains { $0.token.isNumber }
    }

    /// "a huge steak", "a tiny piece of cake": what no portion's label says, and nobody calls usual.
    private func extreme(_ weight: Weight) -> Weight {
        guard weight.basis != .weighed, weight.basis != .measured else { return weight }
        let lead = words[region.lead.lowerBound..<region.span.upperBound]
        guard let word = lead.first(where: { Self.extremes[$0.token.surface] != nil }),
            let factor = Self.extremes[word.token.surface],
            weight.reason.label.map({ !Self.isSized($0) }) ?? true,
            sizeFactor == 1 || weight.reason.label != nil, !food.isSized
        else { return weight }
        var weight = weight
        weight.grams *= factor
        weight.clarity = min(weight.clarity, 0.3)
        return weight
    }

    private static func isSized(_ label: String) -> Bool {
        TextScanner.words(of: label).contains {
            $0.surface != .medium && Lexicon.lexeme(of: $0.word)?.kinds.contains(.size) == true
        }
    }

    /// What "large" and "small" make of the usual amount of a drink, a dish or a dessert that has no such portions.
    var sizeFactor: Double {
        guard !food.isSized,
            food.category == .beverage || food.category == .meal || food.category == .dessert
        else { return 1 }
        for word in words[region.lead.lowerBound..<region.span.upperBound] where word.has(.size) {
            // "oatmeal creme pie little debbie"
            if food.category == .dessert, !Self.plainSizes.contains(word.token.surface) { continue }
            if let factor = Self.sizes[word.token.surface] { return factor }
        }
        // "beef pho, large", "orange juice small", "milkshake (small size)"
        let behind = words[region.tail]
        guard let last = behind.last, let size = behind.last(where: { $0.has(.size) }),
            last.has(.size) && !last.token.gap.isDisjoint(with: [.comma, .opening])
                || behind.allSatisfy({ $0.has(.size) || Self.sizing.contains($0.token.surface) })
        else { return 1 }
        return Self.sizes[size.token.surface] ?? 1
    }

    /// "a double cheeseburger with two patties", "a roll (15 pieces)": counts what the thing is made of.
    func isOfParts(_ quantity: Quantity) -> Bool {
        guard quantity.start > region.span.lowerBound else { return false }
        let isBehindJoint = Self.joints.contains(words[quantity.start - 1].token.surface)
        // "grilled cheese with 2 slices american"
        guard region.leading != nil else { return isBehindJoint && isSolid(quantity.container) }
        return isBehindJoint || words[quantity.start].token.gap.contains(.opening)
    }

    /// "sushi box (10 pieces)": pieces of one, or of what no portion knows by the piece.
    func isOfWhole(_ quantity: Quantity) -> Bool {
        isPiece(quantity.container) && quantity.measure == nil && quantity.count > 1
            && words[quantity.start].token.gap.contains(.opening) && region.leading == nil
            && (words[region.span].contains { $0.has(.container) }
                || !labels.contains { label in
                    label.words.contains { $0.word == words[quantity.container].token.word }
                })
    }

    /// Grams of a tin of food, when the food's portions know none: beans, soup and fruit come in tins
    /// of 400 g, fish and meat in smaller ones, cooked rice and grains in pouches of 250 g.
    var vesselGrams: Double? {
        guard words.indices.contains(container) else { return nil }
        if words[container].token.word == .pouch {
            return words[region.span].contains { Self.grains.contains($0.token.surface) }
                ? 250 : nil
        }
        guard Self.cans.contains(words[container].token.word) else { return nil }
        switch food.category {
        case .beverage: return 355
        case .protein: return (food.per100g.carbohydrates?.value ?? 0) < 8 ? 140 : 400
        case .condiment, .snack, .dessert: return nil
        default: return 400
        }
    }

    /// Grams of a little of something: "a splash of milk", "a drizzle of oil"; never more than usual.
    var touchGrams: Double? {
        guard words.indices.contains(container),
            let grams = Self.touches[words[container].token.word]
        else { return nil }
        let isGarden = food.category == .vegetable || food.category == .fruit
        var some = isGarden && words[container].token.word == .handful ? 2 * grams : grams
        // A dash of milk is more than one of sauce, a sprinkle of cheese more than one of sugar.
        if food.category == .dairy, let milky = Self.dairyTouches[words[container].token.word] {
            some = milky
        }
        return food.usualGrams.map { min(some, $0.value) } ?? some
    }
}
