internal import JSON
internal import Nutrition

extension JSONValue {
    /// The figures that its members hold by a program's own identifiers, each times `factor`.
    ///
    /// - Parameter unit: in which the program counts what has a weight; `nil` for the nutrients' own units.
    func nutrients(in unit: FigureUnit?, times factor: Double = 1) -> Nutrients {
        Nutrients(
            (object?.members ?? []).compactMap { member in
                guard let value = member.value.amount,
                    let column = NutrientColumn(identifier: member.key, in: unit)
                else { return nil }
                return (column, value * factor)
            })
    }
}
