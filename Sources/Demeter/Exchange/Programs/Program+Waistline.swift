internal import JSON
internal import Nutrition
internal import Telling

extension Program {
    /// The backup `waistline_export.json`, in which the diary points to foods and recipes. The CSV has sums of
    /// days only, with semicolons.
    static let waistline = Program(
        format: .waistline,
        tables: [
            TableShape(
                file: "diary_export.csv", needs: [["date"], ["calories", "kilojoules"]],
                without: [
                    "meal", "food name", "name", "food", "type", "meal type", "steps", "value",
                ],
                separator: UInt8(ascii: ";"),
                purpose: .summary(instead: "waistline_export.json"))
        ],
        documents: [
            DocumentShape(
                hints: ["\"diary\""],
                isIts: { $0["diary"]?.array != nil && $0["foodList"] != nil },
                read: { value, _, collector in
                    WaistlineBackup(value).read(value, into: &collector)
                })
        ])
}

private struct WaistlineBackup {
    private let foods: [Int: JSONValue]
    private let recipes: [Int: JSONValue]
    private let mealNames: [String]

    init(_ backup: JSONValue) {
        func byID(_ key: String) -> [Int: JSONValue] {
            var items: [Int: JSONValue] = [:]
            for item in backup[key]?.array ?? [] {
                if let id = item["id"]?.integer { items[id] = item }
            }
            return items
        }
        foods = byID("foodList")
        recipes = byID("recipes")
        mealNames = (backup["settings"]?["diary"]?["meal-names"]?.array ?? []).map {
            $0.string ?? ""
        }
    }

    func read(_ backup: JSONValue, into collector: inout ImportCollector) {
        for (place, entry) in (backup["diary"]?.array ?? []).enumerated() {
            let date = entry["dateTime"]?.string ?? ""
            guard let day = DateText.date(date, .monthFirst)?.day else {
                collector.fault(place + 1, phrase("its \"dateTime\" is no date"))
                continue
            }
            if let stats = entry["stats"]?.object, !stats.members.isEmpty {
                collector.leaveOut(.records("body measurements"))
            }
            for item in entry["items"]?.array ?? [] {
                take(item, on: day, place + 1, &collector)
            }
        }
    }

    private func take(
        _ item: JSONValue, on day: LocalDay, _ place: Int, _ collector: inout ImportCollector
    ) {
        let id = item["id"]?.integer
        let isRecipe = item["type"]?.string == "recipe"
        let food = id.flatMap { isRecipe ? recipes[$0] : foods[$0] } ?? item
        guard let nutrition = (food["nutrition"] ?? item["nutrition"])?.object else {
            collector.leaveOut(isRecipe ? .recipes : .withoutFigures)
            return
        }
        let portion = item["portion"]?.amount
        let base = food["portion"]?.amount ?? portion ?? 1
        let quantity = item["quantity"]?.amount ?? 1
        let factor = (base > 0 ? (portion ?? base) / base : 1) * quantity
        let eaten = JSONValue.object(nutrition).nutrients(in: nil, times: factor)
        // Exercise stands among the foods, with an energy below 0.
        if let energy = eaten.calories, energy < .zero {
            collector.leaveOut(.exercise)
            return
        }
        var draft = EntryDraft(.day(day, second: nil))
        let isQuick = food["barcode"]?.string == "quick-add"
        draft.name = item["description"]?.words ?? (isQuick ? nil : food["name"]?.words)
        draft.brand = food["brand"]?.words
        draft.meal = item["category"]?.integer.flatMap { place in
            mealNames.indices.contains(place) && !mealNames[place].isEmpty
                ? mealNames[place]
                : ["breakfast", "lunch", "dinner", "snacks"].dropFirst(place).first
        }
        if !isQuick {
            draft.setAmount(
                (portion ?? base) * quantity, item["unit"]?.words ?? food["unit"]?.words)
        }
        draft.nutrients = eaten
        collector.add(draft, line: place)
    }
}
