/// Figures of a food or an amount of it; an unknown figure is `nil`, never 0.
///
/// Units: `calories` kcal, `sodium` mg, the other five of the seven g, all further ones their own.
@usableFromInline
package struct Nutrients: Sendable, Hashable {
    @usableFromInline package var calories: Thousandths?
    @usableFromInline package var protein: Thousandths?
    @usableFromInline package var carbohydrates: Thousandths?
    @usableFromInline package var fat: Thousandths?
    @usableFromInline package var fiber: Thousandths?
    @usableFromInline package var sugar: Thousandths?
    @usableFromInline package var sodium: Thousandths?
    /// All but the seven.
    @usableFromInline package var further: FurtherFigures

    @inlinable
    package init(
        calories: Thousandths? = nil, protein: Thousandths? = nil,
        carbohydrates: Thousandths? = nil, fat: Thousandths? = nil,
        fiber: Thousandths? = nil, sugar: Thousandths? = nil, sodium: Thousandths? = nil,
        further: FurtherFigures = FurtherFigures()
    ) {
        self.calories = calories
        self.protein = protein
        self.carbohydrates = carbohydrates
        self.fat = fat
        self.fiber = fiber
        self.sugar = sugar
        self.sodium = sodium
        self.further = further
    }

    @inlinable
    package static var unknown: Nutrients { Nutrients() }

    /// Nothing of the seven, and nothing known of the others.
    package static let zero = Nutrients(
        calories: .zero, protein: .zero, carbohydrates: .zero, fat: .zero, fiber: .zero,
        sugar: .zero, sodium: .zero)

    package subscript(nutrient: Nutrient) -> Thousandths? {
        get {
            switch nutrient.number {
            case 0: calories
            case 1: protein
            case 2: carbohydrates
            case 3: fat
            case 4: fiber
            case 5: sugar
            case 6: sodium
            default: further[nutrient]
            }
        }
        set {
            switch nutrient.number {
            case 0: calories = newValue
            case 1: protein = newValue
            case 2: carbohydrates = newValue
            case 3: fat = newValue
            case 4: fiber = newValue
            case 5: sugar = newValue
            case 6: sodium = newValue
            default: further[nutrient] = newValue
            }
        }
    }

    /// Every known figure times `factor`; unknown stays unknown.
    @inlinable
    package func scaled(by factor: Double) -> Nutrients {
        Nutrients(
            calories: calories?.scaled(by: factor), protein: protein?.scaled(by: factor),
            carbohydrates: carbohydrates?.scaled(by: factor), fat: fat?.scaled(by: factor),
            fiber: fiber?.scaled(by: factor), sugar: sugar?.scaled(by: factor),
            sodium: sodium?.scaled(by: factor), further: further.scaled(by: factor))
    }

    /// The seven alone.
    package var leading: Nutrients {
        var leading = self
        leading.further = FurtherFigures()
        return leading
    }

    /// Whether every known figure is such; figures that only a newer version can name are among them.
    package func allSatisfy(_ isSuch: (Thousandths) -> Bool) -> Bool {
        calories.map(isSuch) ?? true && protein.map(isSuch) ?? true
            && carbohydrates.map(isSuch) ?? true && fat.map(isSuch) ?? true
            && fiber.map(isSuch) ?? true && sugar.map(isSuch) ?? true && sodium.map(isSuch) ?? true
            && further.values.allSatisfy(isSuch)
    }

    /// The nutrients that are known, in the order in which they are shown.
    package var known: [Nutrient] {
        Nutrient.leading.filter { self[$0] != nil } + further.nutrients
    }
}
