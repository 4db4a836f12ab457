internal import JSON
internal import Nutrition
internal import Telling

extension Program {
    /// `user_intake.json` of the archive. Amounts are grams or millilitres whatever their label says, for the
    /// program multiplies them with figures of one; times are of the wall clock.
    static let openNutriTracker = Program(
        format: .openNutriTracker,
        documents: [
            DocumentShape(
                hints: ["\"dateTime\""],
                isIts: { value in
                    value.array?.first.map { $0["meal"] != nil && $0["dateTime"] != nil } ?? false
                },
                read: { value, _, collector in
                    for (place, item) in (value.array ?? []).enumerated() {
                        do throws(ImportPlan.Fault) {
                            collector.add(
                                try OpenNutriTrackerIntake.draft(item, place + 1), line: place + 1)
                        } catch {
                            collector.fault(error.line, error.reason)
                        }
                    }
                })
        ])
}

private enum OpenNutriTrackerIntake {
    static func draft(_ item: JSONValue, _ place: Int) throws(ImportPlan.Fault) -> EntryDraft {
        func fault(_ reason: String) -> ImportPlan.Fault { .init(line: place, reason: reason) }
        guard let amount = item["amount"]?.amount, (0...100_000).contains(amount) else {
            throw fault(phrase("its amount is no number up to 100,000"))
        }
        guard let time = item["dateTime"]?.string, let when = when(time) else {
            throw fault(phrase("its \"dateTime\" is no time"))
        }
        let meal = item["meal"]
        var draft = EntryDraft(when)
        draft.name = meal?["name"]?.words
        draft.brand = meal?["brands"]?.words
        draft.meal = item["type"]?.words
        let labels = [item["unit"], meal?["mealUnit"], meal?["servingUnit"]].map { $0?.words }
        let isLiquid = labels.contains { $0 == "ml" || $0 == "fl.oz" || $0 == "fl oz" }
        draft.setAmount(amount, isLiquid ? "ml" : "g")
        let figures = meal?["nutriments"]
        let impossible = figures?.object?.members.first { member in
            member.value.amount.map { !(0...100_000).contains($0) } ?? false
        }
        if let impossible { throw fault(phrase("\"\(impossible.key)\" is impossible")) }
        // Of 100 g or ml.
        draft.nutrients =
            figures?.nutrients(in: meal.flatMap(unit), times: amount / 100) ?? .unknown
        return draft
    }

    /// Our own units, which are the program's too: milligrams for minerals, cholesterol, niacin and vitamins B6
    /// and C, micrograms for A, B12 and D. Versions before `dataVersion` 1 kept what Open Food Facts sends, all
    /// of it in grams, and stored it so; an export bears the version of each food, see the program's
    /// `OffMicronutrientRepair`.
    private static func unit(of meal: JSONValue) -> FigureUnit? {
        meal["source"]?.string == "off" && (meal["dataVersion"]?.integer ?? 0) < 1 ? .gram : nil
    }

    /// On the wall clock, also where a zone stands behind it: the program writes its own time so.
    private static func when(_ text: String) -> EntryDraft.When? {
        guard let (day, rest) = DateText.date(text, .monthFirst),
            let second = DateText.secondOfDay(rest.prefix(8))
        else { return nil }
        return .day(day, second: second)
    }
}
