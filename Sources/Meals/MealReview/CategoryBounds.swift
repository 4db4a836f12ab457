package import Nutrition

/// What a serving of a food's kind has, for foods that say nothing of themselves.
///
/// Energy in kcal. The figures are the project's own rules of thumb, generous by intent.
package struct CategoryBounds: Sendable, Hashable {
    package var least: Double
    package var most: Double
    /// Beyond this no serving of the kind goes.
    package var absolute: Double
    package var mean: Double
    package var deviation: Double

    package init(_ category: FoodCategory) {
        switch category {
        case .fruit: self.init(15, 200, 400, 80, 40)
        case .vegetable: self.init(5, 150, 300, 45, 30)
        case .protein: self.init(50, 800, 1500, 250, 100)
        case .grain: self.init(50, 600, 1000, 200, 80)
        case .dairy: self.init(20, 500, 800, 150, 80)
        case .beverage: self.init(0, 600, 1000, 100, 100)
        case .snack: self.init(50, 600, 1000, 200, 100)
        case .meal: self.init(200, 1500, 2500, 650, 250)
        case .dessert: self.init(50, 800, 1500, 300, 150)
        case .condiment: self.init(0, 200, 400, 50, 40)
        }
    }

    private init(
        _ least: Double, _ most: Double, _ absolute: Double, _ mean: Double, _ deviation: Double
    ) {
        self.least = least
        self.most = most
        self.absolute = absolute
        self.mean = mean
        self.deviation = deviation
    }
}
