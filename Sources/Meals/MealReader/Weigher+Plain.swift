internal import FoodCatalog
internal import Nutrition

// From what was said of a food to what it weighs.
extension Weigher {
    /// What it weighs by what was said of it, or else by what is usual.
    func plainWeight(_ fits: inout [Float]) -> Weight {
        let said = saidAmount(&fits)
        let count = said.count
        if let measure = said.measure,
            let measured = measured(measure, count, isCounted: said.isCounted, &fits)
        {
            return measured
        }
        if let whole = slicedWhole ?? articledWhole { return whole }
        if let measured = unlabelled(count) { return measured }
        let hasAmount = region.leading != nil || region.trailing != nil || region.isCut
        food.fit(heard, into: &fits)
        if let choice = choosePortion(hasAmount: hasAmount, fits: fits) {
            return weight(of: choice, count: count, fits: fits)
        }
        if let filled = filled(count, isCounted: said.isCounted) { return filled }
        if !hasAmount, let pieces = pluralPieces ?? singlePiece { return pieces }
        return unsaid(count, isCounted: said.isCounted, hasAmount: hasAmount)
    }

    /// How many of what were said, before the food and behind it.
    private func saidAmount(
        _ fits: inout [Float]
    ) -> (count: Double, isCounted: Bool, measure: (amount: Double, unit: MeasureUnit)?) {
        var count = region.leading?.count ?? 1
        var isCounted = region.leading?.isCounted ?? false
        var measure = region.leading?.measure
        guard let trailing = region.trailing, !isOfWhole(trailing) else {
            return (count, isCounted, measure)
        }
        if trailing.isCounted,
            trailing.isTrailing || !isCounted && measure == nil && !isOfParts(trailing)
        {
            count = isCounted ? count * trailing.count : trailing.count
            isCounted = true
        }
        // "a pint of ice cream, ate half"
        if !isCounted, measure != nil, trailing.isCounted, trailing.count > 0,
            trailing.count < 1,
            trailing.measure == nil, trailing.container < 0
        {
            count *= trailing.count
            isCounted = true
        }
        if measure == nil {
            measure = trailing.measure
            // "half a bag of crisps (200 g bag)", "2 eggs (100 g)"
            if isCounted, let measure, trailing.container < 0,
                isEaten(measure, count) || isOfAll(measure, count, &fits)
            {
                (count, isCounted) = (1, false)
            }
        } else if let weighed = trailing.measure, isWeighedAgain(weighed) {
            (measure, count, isCounted) = (weighed, 1, false)
        }
        return (count, isCounted, measure)
    }

    /// So much of a unit: by a portion that is called by it, else by its grams or millilitres.
    private func measured(
        _ measure: (amount: Double, unit: MeasureUnit), _ count: Double, isCounted: Bool,
        _ fits: inout [Float]
    ) -> Weight? {
        if measure.amount != 1 || !isCounted, let index = named(measure) {
            let portion = food.portions[index]
            return Weight(
                grams: portion.grams.value * count, amount: count, unit: portion.label,
                reason: .measure(count, portion.label, grams: portion.grams.value),
                basis: .portionSaid)
        }
        guard let grams = grams(of: measure.unit) else { return nil }
        let total = count * measure.amount
        let isWeight = measure.unit.grams != nil
        if !isWeight { food.fit(heard, into: &fits) }
        return Weight(
            grams: grams.one * total, amount: total, unit: grams.label,
            reason: .measure(total, grams.label, grams: grams.one),
            basis: isWeight ? .weighed : .measured,
            agreement: isWeight
                ? 1 : agreement(with: grams.one, isUnit: measure.unit, fits: fits))
    }

    /// A vessel or measure that no portion of the food knows: a dash, a can, so many servings.
    private func filled(_ count: Double, isCounted: Bool) -> Weight? {
        let container = container
        if let touch = touchGrams {
            let grams = touch * measureFactor
            let label = words[container].token.word == .handful ? Self.handful : Self.little
            return Weight(
                grams: grams * count, amount: nil, unit: nil,
                reason: .touch(label, grams: grams * count), basis: .usual)
        }
        if let grams = vesselGrams {
            return Weight(
                grams: grams * count, amount: count, unit: "can",
                reason: .measure(count, "can", grams: grams), basis: .usual)
        }
        guard let usual = food.usualGrams, isCounted, container >= 0, !isPiece(container) else {
            return nil
        }
        return Weight(
            grams: usual.value * count, amount: count, unit: "serving",
            reason: .measure(count, "usual amount", grams: usual.value), basis: .usual)
    }

    /// What is usual where nothing says how much it was, or so many of the food's own portion.
    private func unsaid(_ count: Double, isCounted: Bool, hasAmount: Bool) -> Weight {
        if let usual = food.usualGrams, !isCounted {
            return Weight(
                grams: usual.value * sizeFactor, amount: nil, unit: nil, reason: .usual,
                basis: .usual)
        }
        if let index = food.defaultPortion, food.portions.indices.contains(index) {
            let portion = food.portions[index]
            return Weight(
                grams: portion.grams.value * count, amount: hasAmount ? count : nil,
                unit: portion.label,
                reason: .measure(count, portion.label, grams: portion.grams.value),
                basis: .counted)
        }
        let grams = food.usualGrams?.value ?? food.portions.first?.grams.value ?? 100
        return Weight(
            grams: grams * count, amount: isCounted ? count : nil, unit: nil,
            reason: .guess, basis: .guessed)
    }
}
