internal import JSON
internal import Nutrition

extension Program {
    /// What exporters get from Yazio: `days.json` with what was eaten, and `products.json` beside it with the
    /// figures of one gram or millilitre of each product.
    static let yazio = Program(
        format: .yazio,
        documents: [
            DocumentShape(
                hints: ["\"consumed\"", "\"daily\""],
                isIts: { value in
                    value.object?.members.contains {
                        LocalDay($0.key) != nil
                            && ($0.value["consumed"] != nil || $0.value["daily"] != nil)
                    } ?? false
                },
                read: { value, folder, collector in
                    guard let products = try folder.document("products.json") else {
                        throw ImportRefusal.needs("products.json", program: .yazio)
                    }
                    YazioDays(products: products).read(value, into: &collector)
                })
        ])
}

private struct YazioDays {
    let products: JSONValue

    func read(_ days: JSONValue, into collector: inout ImportCollector) {
        for (place, (key, value)) in (days.object?.members ?? []).map({ ($0.key, $0.value) })
            .enumerated()
        {
            guard let day = LocalDay(key) else {
                collector.fault(place + 1, "\"\(key)\" is no date")
                continue
            }
            let consumed = value["consumed"]
            for item in consumed?["products"]?.array ?? [] {
                take(item, on: day, place + 1, &collector)
            }
            for item in consumed?["simple_products"]?.array ?? [] {
                var draft = draft(item, on: day)
                draft.name = item["name"]?.words
                draft.nutrients = Self.nutrients(item["nutrients"], times: 1)
                collector.add(draft, line: place + 1)
            }
            let recipes = consumed?["recipe_portions"]?.array ?? []
            for item in recipes where item["nutrients"] != nil {
                var draft = draft(item, on: day)
                draft.name = item["name"]?.words
                draft.nutrients = Self.nutrients(
                    item["nutrients"], times: item["portion_count"]?.amount ?? 1)
                collector.add(draft, line: place + 1)
            }
            collector.leaveOut(.recipes, recipes.count { $0["nutrients"] == nil })
            if let water = value["water"]?["water_intake"]?.amount, water > 0 {
                collector.leaveOut(.water)
            }
            for key in ["training", "custom_training"] {
                collector.leaveOut(.exercise, value["exercises"]?[key]?.array?.count ?? 0)
            }
            if value["goals"]?.object != nil { collector.leaveOut(.goals) }
        }
    }

    private func take(
        _ item: JSONValue, on day: LocalDay, _ place: Int, _ collector: inout ImportCollector
    ) {
        guard let id = item["product_id"]?.string, let product = products[id] else {
            collector.leaveOut(.withoutFigures)
            return
        }
        guard let amount = item["amount"]?.amount else {
            collector.fault(place, "its amount is no number")
            return
        }
        var draft = draft(item, on: day)
        draft.name = product["name"]?.words
        draft.brand = product["producer"]?.words
        draft.setAmount(amount, product["base_unit"]?.words ?? "g")
        draft.nutrients = Self.nutrients(product["nutrients"], times: amount)
        collector.add(draft, line: place)
    }

    /// With the time at which it was entered, when that was on its day.
    private func draft(_ item: JSONValue, on day: LocalDay) -> EntryDraft {
        let found = item["date"]?.string.flatMap { DateText.date($0, .monthFirst) }
        let second = found.flatMap { $0.day == day ? DateText.secondOfDay($0.rest) : nil }
        var draft = EntryDraft(.day(day, second: second))
        draft.meal = item["daytime"]?.words
        return draft
    }

    /// Yazio keeps everything in grams.
    private static func nutrients(_ value: JSONValue?, times: Double) -> Nutrients {
        value?.nutrients(in: .gram, times: times) ?? .unknown
    }
}
