internal import Nutrition

/// Finds the energy of 100 g among what a package or a table says, of which some is in the wrong unit.
///
/// What protein, carbohydrates and fat add up to decides (general factors of W. O. Atwater: 4, 4 and 9
/// kcal a gram, 7 of alcohol). The tolerance is wide, because published energies use finer factors;
/// kJ and kcal differ by far more.
enum EnergyRepair {
    static let kilojoules = 4.184
    static let tolerance = 0.3
    /// Below this difference, in kcal per 100 g, rounding explains everything.
    static let floor = 25.0

    /// - Parameters:
    ///   - said: energies in kcal as they are told, the most trusted first.
    ///   - figures: the other figures, for 100 g.
    ///   - alcohol: g in 100 g.
    ///   - polyols: g in 100 g; they are among the carbohydrates and give less than these.
    static func calories(
        said: [Double], figures: Nutrients, alcohol: Double = 0, polyols: Double = 0
    ) throws(RowFault) -> Double {
        guard let protein = figures.protein?.value,
            let carbohydrates = figures.carbohydrates?.value, let fat = figures.fat?.value
        else {
            guard let first = said.first else { throw RowFault(.noFigures, "has no energy") }
            guard first >= 0, first <= FigureCheck.mostCalories else {
                throw RowFault(
                    .energy, "has \(FigureCheck.written(first)) kcal in 100 g; 910 is the most")
            }
            return first
        }
        let fiber = figures.fiber?.value ?? 0
        let sum = 4 * protein + 4 * carbohydrates + 9 * fat + 7 * alcohol
        let low = sum - 4 * min(carbohydrates, fiber + polyols)
        // Where fiber is not among the carbohydrates it counts 2 kcal a gram.
        let high = sum + 2 * fiber
        func fits(_ value: Double) -> Bool {
            value >= low - max(floor, tolerance * low)
                && value <= min(high + max(floor, tolerance * high), FigureCheck.mostCalories)
        }
        if said.isEmpty { return sum }
        if let value = said.first(where: fits) { return value }
        // kJ where kcal should stand.
        if let value = said.map({ $0 / kilojoules }).first(where: fits) { return value }
        // kcal where kJ should stand, which were divided already.
        if let value = said.map({ $0 * kilojoules }).first(where: fits) { return value }
        throw RowFault(
            .energy,
            "has \(FigureCheck.written(said[0])) kcal, but protein, carbohydrates and fat make "
                + FigureCheck.written(sum))
    }
}
