extension Program {
    /// `Nutrition-Summary-….csv` of the archive that is mailed: one row for each meal; with a column `Food`,
    /// which some have, for each food. Vitamins, calcium and iron are percentages.
    static let myFitnessPal = Program(
        format: .myFitnessPal,
        tables: [
            TableShape(
                file: "Nutrition-Summary.csv",
                needs: [["date"], ["meal"], ["calories", "energy"]],
                without: ["type", "quantity"],
                roles: [
                    "date": .day, "meal": .meal, "time": .time, "food": .name, "name": .name,
                    "note": .note, "notes": .note, "timestamp": .known,
                    "vitamin a": .percentage, "vitamin c": .percentage, "calcium": .percentage,
                    "iron": .percentage,
                ])
        ])
}
