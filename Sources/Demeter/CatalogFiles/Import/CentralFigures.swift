internal import Nutrition

/// What FoodData Central says of 100 g of a food, by its several ways of saying the same.
struct CentralFigures {
    private var values = InlineArray<16, Float>(repeating: .nan)
    /// Those beyond the seven.
    private var further = FurtherFigures()

    /// Every nutrient that is used: its id, its older number, in the order of preference.
    private static let ids: [(id: Int, number: Int)] = [
        // Energy in kcal; by specific factors of Atwater; by general ones; in kJ.
        (1008, 208), (2048, 958), (2047, 957), (1062, 268),
        (1003, 203),
        // Fat; fat as labels count it.
        (1004, 204), (1085, 298),
        // Carbohydrates by difference; by summation.
        (1005, 205), (1050, 205_2),
        // Fiber; by the newer method.
        (1079, 291), (2033, 293),
        // Sugars; by the newer method.
        (1063, 269_3), (2000, 269),
        (1093, 307), (1018, 221), (1086, 299),
    ]

    private static let places: [Int: Int] = ids.enumerated().reduce(into: [:]) { places, entry in
        places[entry.element.id] = entry.offset
        places[entry.element.number] = entry.offset
    }

    private static let nutrients: [Int: Nutrient] = Nutrient.further.reduce(into: [:]) {
        for id in $1.facts.central { $0[id] = $1 }
    }

    /// Whether figures of a nutrient are used.
    static func isUsed(_ nutrient: Int) -> Bool {
        places[nutrient] != nil || nutrients[nutrient] != nil
    }

    /// Keeps a figure, given in the unit that FoodData Central has for the nutrient, which is ours.
    mutating func take(_ id: Int, _ value: Double) {
        if let place = Self.places[id] { values[place] = Float(value) }
        if let nutrient = Self.nutrients[id], FigureCheck.allows(value, of: nutrient) {
            further[nutrient] = Thousandths(value)
        }
    }

    private subscript(place: Int) -> Double? {
        values[place].isNaN ? nil : Double(values[place])
    }

    /// Which of several energies in kcal is looked at first.
    enum EnergyOrder {
        /// As the tables of foods have it: the one that was published, then the computed ones.
        case published
        /// As the service's readers agree on: by specific factors, by general ones, the published one.
        case computed

        fileprivate var places: [Int] {
            switch self {
            case .published: [0, 1, 2]
            case .computed: [1, 2, 0]
            }
        }
    }

    /// The figures, with the energy that fits them.
    func nutrients(_ order: EnergyOrder = .published) throws(RowFault) -> Nutrients {
        func figure(_ places: Int...) -> Thousandths? {
            places.lazy.compactMap { self[$0] }.first.map {
                // A Float tells six digits; thousandths beyond them would be noise.
                Thousandths(($0 * 1000).rounded() / 1000)
            }
        }
        var nutrients = Nutrients(
            protein: figure(4), carbohydrates: figure(7, 8), fat: figure(5, 6),
            fiber: figure(9, 10), sugar: figure(11, 12), sodium: figure(13), further: further)
        let said = (order.places.map { self[$0] } + [self[3].map { $0 / EnergyRepair.kilojoules }])
            .compactMap(\.self)
        guard !said.isEmpty || nutrients != .unknown else {
            throw RowFault(.noFigures, "has no figures")
        }
        nutrients.calories = Thousandths(
            try EnergyRepair.calories(
                said: said, figures: nutrients, alcohol: self[14] ?? 0, polyols: self[15] ?? 0))
        // Carbohydrates by difference come out a little below 0 for meat.
        if let value = nutrients.carbohydrates, value < .zero, value.value > -2 {
            nutrients.carbohydrates = .zero
        }
        return nutrients
    }
}
