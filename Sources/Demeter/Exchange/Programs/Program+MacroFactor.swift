extension Program {
    /// The food log, as CSV or as a sheet of a workbook that has many. The weight is that of all servings.
    static let macroFactor = Program(
        format: .macroFactor,
        tables: [
            TableShape(
                file: "Food Log",
                needs: [["date"], ["food name", "food"], ["serving qty", "serving quantity"]],
                roles: [
                    "date": .day, "time": .time, "food name": .name, "food": .name, "brand": .brand,
                    "meal": .meal, "serving size": .unit, "serving qty": .amount,
                    "serving quantity": .amount, "serving weight": .weight,
                ]),
            TableShape(
                file: "Calories & Macros", needs: [["date"], ["calories"], ["target calories"]],
                purpose: .summary(instead: "the food log")),
            TableShape(
                file: "Calories & Macros", needs: [["date"], ["calories"]],
                sheet: "Calories & Macros", purpose: .summary(instead: "the food log")),
        ])
}
