/// Figures of a food or an amount of it; an unknown figure is `nil`, never 0.
///
/// Units: `calories` kcal, `sodium` mg, all others g.
@usableFromInline
package struct Nutrients: Sendable, Hashable {
    @usableFromInline package var calories: Thousandths?
    @usableFromInline package var protein: Thousandths?
    @usableFromInline package var carbohydrates: Thousandths?
    @usableFromInline package var fat: Thousandths?
    @usableFromInline package var fiber: Thousandths?
    @usableFromInline package var sugar: Thousandths?
    @usableFromInline package var sodium: Thousandths?

    @inlinable
    package init(
        calories: Thousandths? = nil, protein: Thousandths? = nil,
        carbohydrates: Thousandths? = nil, fat: Thousandths? = nil,
        fiber: Thousandths? = nil, sugar: Thousandths? = nil, sodium: Thousandths? = nil
    ) {
        self.calories = calories
        self.protein = protein
        self.carbohydrates = carbohydrates
        self.fat = fat
        self.fiber = fiber
        self.sugar = sugar
        self.sodium = sodium
    }

    @inlinable
    package static var unknown: Nutrients { Nutrients() }

    package static let zero = Nutrients(
        calories: .zero, protein: .zero, carbohydrates: .zero, fat: .zero, fiber: .zero,
        sugar: .zero, sodium: .zero)

    package subscript(nutrient: Nutrient) -> Thousandths? {
        get {
            switch nutrient {
            case .calories: calories
            case .protein: protein
            case .carbohydrates: carbohydrates
            case .fat: fat
            case .fiber: fiber
            case .sugar: sugar
            case .sodium: sodium
            }
        }
        set {
            switch nutrient {
            case .calories: calories = newValue
            case .protein: protein = newValue
            case .carbohydrates: carbohydrates = newValue
            case .fat: fat = newValue
            case .fiber: fiber = newValue
            case .sugar: sugar = newValue
            case .sodium: sodium = newValue
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
            sodium: sodium?.scaled(by: factor))
    }
}
