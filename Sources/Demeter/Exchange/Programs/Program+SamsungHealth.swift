extension Program {
    /// `com.samsung.health.food_intake.….csv`: a line about the file in front of the header, instants in UTC
    /// with the offset beside them, energy of the whole amount, and a comma too many at the end of each row.
    static let samsungHealth = Program(
        format: .samsungHealth,
        tables: [
            TableShape(
                file: "com.samsung.health.food_intake.csv",
                needs: [
                    ["start time"], ["calorie"], ["meal type"], ["amount", "food info id"],
                ],
                roles: [
                    "start time": .universalTime, "time offset": .offset, "meal type": .meal,
                    "name": .name, "title": .name, "amount": .amount, "comment": .known,
                    "unit": .known, "create sh ver": .known, "modify sh ver": .known,
                    "custom": .known, "update time": .known, "create time": .known,
                    "client data id": .known, "client data ver": .known, "deviceuuid": .known,
                    "pkg name": .known, "datauuid": .known, "food info id": .known,
                ],
                meals: [
                    "100001": "breakfast", "100002": "lunch", "100003": "dinner",
                    "100004": "snack", "100005": "snack", "100006": "snack",
                ]),
            // Sums of the meals whose foods the other file has.
            TableShape(
                file: "com.samsung.health.nutrition.csv",
                needs: [["start time"], ["calorie"], ["meal type"], ["total fat"]],
                without: ["amount", "food info id"],
                purpose: .summary(instead: "com.samsung.health.food_intake.csv")),
        ])
}
