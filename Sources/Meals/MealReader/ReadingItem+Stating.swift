package import Nutrition

extension ReadingItem {
    /// Takes figures that the person states of it.
    ///
    /// An amount that was not said follows them, as "300 kcal pizza" is pizza of 300 kcal; beside one
    /// that was said they are the item's own figures. Whether they can be is for the review to say.
    ///
    /// - Parameters:
    ///   - food: the item's; `nil` of one that nobody knows.
    ///   - said: how the item's amount was said.
    package mutating func state(_ figures: Nutrients, of food: Food?, amount said: SaidAmount) {
        guard let food, let grams, grams > .zero else {
            nutrients = figures
            stated = StatedFigures(figures: figures, expected: .unknown, amount: said)
            return
        }
        let own = food.per100g.scaled(by: grams.value / 100)
        guard let lead = Self.lead(figures, food), let per100g = food.per100g[lead.nutrient],
            Self.isFollowed(lead.value / per100g.value * 100, grams.value, food, said)
        else {
            nutrients = StatedFigures.merged(own, with: figures)
            stated = StatedFigures(figures: figures, expected: own, amount: said)
            return
        }
        let weight = lead.value / per100g.value * 100
        if said == .unsaid, lead.nutrient == .calories, weight > grams.value * Self.mostShare,
            per100g.value < Self.thin
        {
            enrich(to: lead.value, figures, of: food)
            return
        }
        var rest = figures
        rest[lead.nutrient] = nil
        self.grams = Thousandths(weight)
        amount = nil
        unit = nil
        nutrients = food.per100g.scaled(by: weight / 100)
        nutrients[lead.nutrient] = figures[lead.nutrient]
        assumption = Self.weighed + Self.words(lead.nutrient, lead.value)
        stated = StatedFigures(
            figures: figures, expected: nutrients, amount: said, isFollowed: true,
            areOwn: rest != .unknown)
        if rest != .unknown { nutrients = StatedFigures.merged(nutrients, with: figures) }
    }

    /// "Salad 430 kcal": nobody has 2 kg of leaves. What has so little energy by itself has it by what was put on it, and
    /// is weighed as if that were mixed in.
    private mutating func enrich(to energy: Double, _ figures: Nutrients, of food: Food) {
        let weight = max(grams?.value ?? 0, energy / Self.enriched)
        grams = Thousandths(weight)
        (amount, unit) = (nil, nil)
        nutrients = StatedFigures.merged(food.per100g.scaled(by: weight / 100), with: figures)
        assumption = Self.weighed + Self.words(.calories, energy)
        stated = StatedFigures(
            figures: figures, expected: nutrients, amount: .unsaid, isFollowed: true)
    }

    /// The nutrient whose figure an assumption says the amount was weighed to.
    package static func lead(in assumption: String) -> Nutrient? {
        guard assumption.hasPrefix(weighed) else { return nil }
        return Nutrient.leading.first {
            assumption.hasSuffix($0 == .calories ? " kcal" : " \($0.rawValue)")
        }
    }

    private static let weighed = "weighed to "

    /// The figure that tells how much there was: the energy, else the part that gives most of it.
    private static func lead(
        _ figures: Nutrients, _ food: Food
    ) -> (nutrient: Nutrient, value: Double)? {
        guard let energy = food.per100g.calories?.value, energy >= leastEnergy else { return nil }
        if let calories = figures.calories {
            return calories > .zero ? (.calories, calories.value) : nil
        }
        for (nutrient, perGram) in StatedFigures.energies {
            if let figure = figures[nutrient], figure > .zero, let own = food.per100g[nutrient],
                own.value * perGram >= energy / 2
            {
                return (nutrient, figure.value)
            }
        }
        return nil
    }

    /// Whether so many grams may be what was meant, where `usual` is what the words alone would be.
    private static func isFollowed(
        _ grams: Double, _ usual: Double, _ food: Food, _ said: SaidAmount
    ) -> Bool {
        switch said {
        case .unsaid: return grams >= usual * leastShare
        case .one:
            let ratio = max(grams, usual) / max(min(grams, usual), 0.001)
            // One of the usual size, with the person's own figure for it.
            if ratio <= 1.25 { return false }
            if ratio <= 2.5 { return true }
            let portions = food.portions.map(\.grams.value).filter { $0 >= 10 }
            guard let least = portions.min(), let most = portions.max() else { return false }
            return (least / 2...most * 1.5).contains(grams)
        case .portions, .weighed: return false
        }
    }

    /// kcal in 100 g below which energy says nothing of the weight: black coffee of 100 kcal.
    private static let leastEnergy = 10.0
    /// Of the usual amount; nobody has less of a food that they count.
    private static let leastShare = 0.2
    /// Times the usual amount that nobody has of what fills so much for so little.
    private static let mostShare = 4.0
    /// kcal in 100 g of leaves and clear soups, which have more by what is put in them alone.
    private static let thin = 40.0
    /// kcal a gram of a salad with its dressing, cheese and croutons.
    private static let enriched = 1.2

    private static func words(_ nutrient: Nutrient, _ value: Double) -> String {
        nutrient == .calories
            ? "\(Figures.number(value.rounded())) kcal"
            : "\(Figures.grams(Thousandths(value))) \(nutrient.rawValue)"
    }
}
