internal import Nutrition

extension OpenFoodFacts {
    /// What is told of 100 g of a product.
    enum Figure: Sendable, Hashable {
        case kilocalories, kilojoules
        /// In kJ, whatever the package said.
        case energy
        case salt
        /// Percent by volume.
        case alcohol
        case polyols
        /// In grams, whatever the nutrient.
        case nutrient(Nutrient)

        /// - Parameter name: as Open Food Facts has it: `saturated-fat`.
        init?(_ name: some StringProtocol) {
            guard let figure = Self.names[String(name)] else { return nil }
            self = figure
        }

        /// - Parameter column: `saturated-fat_100g`.
        init?(column: String) {
            guard column.hasSuffix(Self.ending) else { return nil }
            self.init(column.dropLast(Self.ending.count))
        }

        /// - Parameter servingColumn: `saturated-fat_serving`.
        init?(servingColumn column: String) {
            guard column.hasSuffix(Self.servingEnding) else { return nil }
            self.init(column.dropLast(Self.servingEnding.count))
        }

        private static let ending = "_100g"
        private static let servingEnding = "_serving"

        private static let names: [String: Figure] = {
            var names: [String: Figure] = [
                "energy-kcal": .kilocalories, "energy-kj": .kilojoules, "energy": .energy,
                "salt": .salt, "alcohol": .alcohol, "polyols": .polyols,
            ]
            for nutrient in Nutrient.all {
                if let name = nutrient.facts.openFoodFacts { names[name] = .nutrient(nutrient) }
            }
            return names
        }()
    }

    /// The figures of a product, taken one by one.
    struct Figures {
        private var leading = Nutrients.unknown
        private var further = FurtherFigures.Collector()
        private var kilocalories, kilojoules, energy, salt, alcohol, polyols: Double?

        /// Percent by volume are so many grams, as a millilitre of alcohol weighs 0.789 g.
        private static let alcoholDensity = 0.789

        mutating func take(_ figure: Figure, _ value: Double) {
            switch figure {
            case .kilocalories: kilocalories = value
            case .kilojoules: kilojoules = value
            case .energy: energy = value
            case .salt: salt = value
            case .alcohol: alcohol = value
            case .polyols: polyols = value
            case .nutrient(let nutrient): take(nutrient, grams: value)
            }
        }

        /// Whether nothing was told that makes a food.
        var isEmpty: Bool {
            leading == .unknown && kilocalories == nil && kilojoules == nil && energy == nil
        }

        /// Two energies that are not the same, with nothing beside them that would tell which is right.
        var contradiction: RowFault? {
            let parts = [leading.protein, leading.carbohydrates, leading.fat]
            guard parts.contains(nil), let said = kilocalories,
                let joules = kilojoules ?? energy,
                abs(said - joules / EnergyRepair.kilojoules) > max(5, 0.15 * said)
            else { return nil }
            return RowFault(
                .energy,
                "has \(FigureCheck.written(said)) kcal and \(FigureCheck.written(joules)) kJ in 100 g, "
                    + "which are not the same")
        }

        /// A figure beyond the seven that cannot be is dropped: it is a slip in a food that is one.
        private mutating func take(_ nutrient: Nutrient, grams: Double) {
            guard let unit = nutrient.measure.grams else { return }
            let value = Thousandths(grams * (1 / unit).rounded())
            if nutrient.isLeading {
                leading[nutrient] = value
            } else if FigureCheck.allows(value.value, of: nutrient) {
                further.take(nutrient, value)
            }
        }

        /// What 100 g hold, with the energy that fits the rest.
        func nutrients() throws(RowFault) -> Nutrients {
            var nutrients = leading
            if nutrients.sodium == nil {
                nutrients.sodium = salt.map { Thousandths($0 * NutrientNames.saltFactor * 1000) }
            }
            let said = [
                kilocalories, kilojoules.map { $0 / EnergyRepair.kilojoules },
                energy.map { $0 / EnergyRepair.kilojoules },
            ].compactMap(\.self)
            guard !said.isEmpty || nutrients != .unknown else {
                throw RowFault(.noFigures, "has no figures")
            }
            nutrients.calories = Thousandths(
                try EnergyRepair.calories(
                    said: said, figures: nutrients,
                    alcohol: (alcohol ?? 0) * Self.alcoholDensity, polyols: polyols ?? 0))
            if let fault = FigureCheck.fault(of: nutrients) { throw fault }
            nutrients.further = further.figures
            if let alcohol, (0...100).contains(alcohol) {
                nutrients[.alcohol] = Thousandths(alcohol * Self.alcoholDensity)
            }
            return nutrients
        }
    }
}
