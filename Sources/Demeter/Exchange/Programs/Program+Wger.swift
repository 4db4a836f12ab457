internal import JSON
internal import Nutrition
internal import Telling

extension Program {
    /// The nutrition diary as wger's interface gives it, with the ingredients within, in a member
    /// `ingredients`, or in `ingredients.json` beside it; figures are of 100 g.
    static let wger = Program(
        format: .wger,
        documents: [
            DocumentShape(
                hints: ["\"ingredient"],
                isIts: { value in
                    WgerDiary.items(value).first.map {
                        $0["ingredient"] != nil && $0["datetime"] != nil && $0["amount"] != nil
                    } ?? false
                },
                read: { value, folder, collector in
                    let beside =
                        try value["ingredients"] ?? folder.document("ingredients.json")
                        ?? folder.document("ingredient.json")
                    try WgerDiary(beside).read(value, into: &collector)
                })
        ])
}

private struct WgerDiary {
    private var ingredients: [Int: JSONValue] = [:]

    /// A list, or the page of one.
    static func items(_ value: JSONValue) -> [JSONValue] {
        value.array ?? value["results"]?.array ?? value["diary"]?.array ?? []
    }

    init(_ ingredients: JSONValue?) {
        for item in ingredients.map(Self.items) ?? [] {
            if let id = item["id"]?.integer { self.ingredients[id] = item }
        }
    }

    func read(_ value: JSONValue, into collector: inout ImportCollector) throws {
        let items = Self.items(value)
        for (place, item) in items.enumerated() {
            guard let ingredient = ingredient(of: item) else {
                throw ImportRefusal.needs("ingredients.json", program: .wger)
            }
            guard let time = item["datetime"]?.string,
                let (day, rest) = DateText.date(time, .monthFirst),
                let second = DateText.secondOfDay(rest.prefix(8))
            else {
                collector.fault(place + 1, phrase("its \"datetime\" is no time"))
                continue
            }
            guard let amount = item["amount"]?.amount else {
                collector.fault(place + 1, phrase("its amount is no number"))
                continue
            }
            let local = Int64(day.daysSinceEpoch) * 86_400 + Int64(second)
            let when =
                DateText.offset(rest).map { offset in
                    EntryDraft.When.instant((local - Int64(offset)) * 1000, offset: offset)
                } ?? .day(day, second: second)
            var draft = EntryDraft(when)
            draft.name = ingredient["name"]?.words
            draft.brand = ingredient["brand"]?.words
            let unit = item["weight_unit_obj"] ?? item["weight_unit"]
            let weight = unit?["gram"]?.amount ?? unit?["grams"]?.amount
            let grams = amount * (weight ?? 1)
            if weight == nil, item["weight_unit"]?.integer != nil {
                collector.leaveOut(.withoutFigures)
                continue
            }
            draft.setAmount(amount, unit?["name"]?.words ?? "g")
            draft.grams = grams
            // Of 100 g; sodium is in grams there as well.
            draft.nutrients = ingredient.nutrients(in: .gram, times: grams / 100)
            collector.add(draft, line: place + 1)
        }
    }

    private func ingredient(of item: JSONValue) -> JSONValue? {
        if let object = item["ingredient_obj"], object.object != nil { return object }
        guard let ingredient = item["ingredient"] else { return nil }
        return ingredient.object != nil
            ? ingredient : ingredient.integer.flatMap { ingredients[$0] }
    }
}
