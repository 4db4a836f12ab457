extension Program {
    /// The weekly file from the page, with a column `Type`, and `food-logs.csv` of the whole export, with a
    /// column `Meal`. What was deleted stays in both; figures that are not known are `n/a`.
    static let loseIt = Program(
        format: .loseIt,
        tables: [
            TableShape(
                file: "food-logs.csv",
                needs: [
                    ["date"], ["name"], ["type", "meal"], ["quantity"], ["units"], ["calories"],
                ],
                roles: [
                    "date": .day, "name": .name, "icon": .known, "type": .meal, "meal": .meal,
                    "quantity": .amount, "units": .unit,
                ],
                leaves: [
                    "deleted": ["1": .deleted, "true": .deleted, "yes": .deleted],
                    "type": ["exercise": .exercise],
                ])
        ])
}
