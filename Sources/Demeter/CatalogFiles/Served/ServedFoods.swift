package import Nutrition

/// What a service's answer tells of foods: those that can be used, and why others cannot.
package struct ServedFoods: Sendable, Hashable {
    /// In the order of the answer, each once.
    package private(set) var foods: [Food] = []
    /// Why products were left out: "Oat bar has no energy".
    package private(set) var refusals: [String] = []

    /// Products of one answer that are looked at.
    static let limit = 50

    /// An answer that tells of nothing.
    package init() {}

    /// Foods that were kept of an earlier answer.
    package init(foods: [Food], refusals: [String] = []) {
        self.foods = foods
        self.refusals = refusals
    }

    /// Only the foods that `isMeant` holds for.
    package func filtered(_ isMeant: (Food) -> Bool) -> ServedFoods {
        ServedFoods(foods: foods.filter(isMeant), refusals: refusals)
    }

    var isFull: Bool { foods.count + refusals.count >= Self.limit }

    /// Takes a product, or the reason why it is none.
    mutating func take(_ name: String, _ food: () throws(RowFault) -> Food) {
        guard !isFull else { return }
        do throws(RowFault) {
            let food = try food()
            try Self.refuseEmptyEnergy(food.per100g)
            // Services tell the same package several times, as it changed over the years; the first is
            // the newest.
            let isKnown = foods.contains { known in
                known.id == food.id || !known.barcodes.isEmpty && known.barcodes == food.barcodes
                    || known.name == food.name && known.brand == food.brand
                        && known.per100g == food.per100g
            }
            if !isKnown { foods.append(food) }
        } catch {
            let name = ProductName.plain(name)
            refusals.append("\(name.isEmpty ? "a product" : name) \(error.reason)")
        }
    }

    /// 0 kcal that nothing else bears out are an empty field, and no energy is no food.
    private static func refuseEmptyEnergy(_ figures: Nutrients) throws(RowFault) {
        guard let calories = figures.calories else { throw RowFault(.noFigures, "has no energy") }
        let parts = [figures.protein, figures.carbohydrates, figures.fat]
        guard calories == .zero, parts.contains(nil) else { return }
        throw RowFault(.energy, "has 0 kcal, and no figures that would bear that out")
    }
}
