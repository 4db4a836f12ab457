extension Program {
    /// One row for each food. Figures that Cronometer does not know are empty.
    static let cronometer = Program(
        format: .cronometer,
        tables: [
            TableShape(
                file: "servings.csv", needs: [["day", "date"], ["food name"], ["amount"]],
                without: ["serving size", "meal type"],
                roles: [
                    "day": .day, "date": .day, "time": .time, "group": .meal, "food name": .name,
                    "amount": .amountWithUnit, "unit": .unit, "category": .known,
                    "comments": .known,
                ]),
            TableShape(
                file: "dailysummary.csv", needs: [["date", "day"], ["energy"], ["completed"]],
                purpose: .summary(instead: "servings.csv")),
        ])
}
