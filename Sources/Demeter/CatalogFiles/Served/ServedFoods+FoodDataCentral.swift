internal import JSON
internal import Nutrition

extension ServedFoods {
    /// An answer of FoodData Central to a search: `foods`, or one food with `fdcId` by itself.
    ///
    /// Figures are those of 100 g or 100 ml, of branded foods too. Nutrients are told by id or by the older
    /// number, and in the long form (`nutrient.id`, `amount`) or the short one (`nutrientId`, `value`).
    ///
    /// - Throws: `unreadable` for what is no such answer.
    package init(foodDataCentral body: [UInt8]) throws(RowFault) {
        self.init()
        let json: JSONValue
        do throws(JSONError) {
            json = try JSONValue(parsing: body)
        } catch {
            throw RowFault(.unreadable, "is no JSON object: \(error.reason)")
        }
        let foods: [JSONValue]
        if let found = json["foods"]?.array {
            foods = found
        } else if json["fdcId"] != nil {
            foods = [json]
        } else {
            throw RowFault(.unreadable, "tells of no food")
        }
        for food in foods.prefix(Self.limit) {
            take(food["description"]?.string ?? "") { () throws(RowFault) in
                try Self.centralFood(food)
            }
        }
    }

    private static func centralFood(_ json: JSONValue) throws(RowFault) -> Food {
        guard let number = json["fdcId"]?.integer else { throw .noCode }
        let title = ProductName.plain(json["description"]?.string ?? "")
        guard !title.isEmpty else { throw .noName }
        var figures = CentralFigures()
        for nutrient in json["foodNutrients"]?.array ?? [] {
            guard let id = id(of: nutrient), CentralFigures.isUsed(id),
                let value = (nutrient["value"] ?? nutrient["amount"])?.number, value.isFinite
            else { continue }
            let unit = (nutrient["unitName"] ?? nutrient["nutrient"]?["unitName"])?.string
            figures.take(unit?.lowercased() == "kj" ? kilojoules : id, value)
        }
        let per100g = try figures.nutrients(.computed)
        if let fault = FigureCheck.fault(of: per100g) { throw fault }
        let isBranded = json["dataType"]?.string?.lowercased() == "branded"
        let brand = ["brandName", "brandOwner"].lazy
            .compactMap { json[$0]?.string.map(ProductName.plain) }.first { !$0.isEmpty }
        let portions = portions(of: json)
        return Food(
            id: FoodID(rawValue: "fdc:\(number)"), name: isBranded ? lower(title) : title,
            category: .meal, brand: brand.map(lower), per100g: per100g, portions: portions,
            defaultPortion: portions.isEmpty ? nil : 0, usualGrams: portions.first?.grams,
            source: FoodSource(release: "FoodData Central", code: "\(number)"),
            barcodes: (json["gtinUpc"]?.string).flatMap { try? GTIN($0) }.map { [$0] } ?? [],
            label: (json["ingredients"]?.string).flatMap { text in
                text.isEmpty
                    ? nil : FoodLabel(ingredients: String(text.prefix(FoodLabel.ingredientsLimit)))
            })
    }

    /// The id of energy in kJ, which no energy told in kJ is taken for anything else than.
    private static let kilojoules = 1062

    /// Letters of makers are large; those of others stay as they are.
    private static func lower(_ name: String) -> String {
        name == name.uppercased() ? name.lowercased() : name
    }

    /// `nutrientId` 1008, `nutrient.id` 1008, `nutrientNumber` or `number` "208".
    private static func id(of nutrient: JSONValue) -> Int? {
        func whole(_ value: JSONValue?) -> Int? {
            value.flatMap { $0.integer ?? $0.string.flatMap(Int.init) }
        }
        let long = nutrient["nutrient"]
        return whole(nutrient["nutrientId"]) ?? whole(long?["id"])
            ?? whole(nutrient["nutrientNumber"]) ?? whole(nutrient["number"])
            ?? whole(long?["number"])
    }

    /// A branded food's serving, where it is told in g or ml, or the measures of the others.
    private static func portions(of json: JSONValue) -> [Portion] {
        var portions: [Portion] = []
        if let size = json["servingSize"]?.number, size >= 0.1, size <= 5000,
            let unit = json["servingSizeUnit"]?.string?.lowercased(),
            ["g", "grm", "ml", "mlt"].contains(unit)
        {
            portions.append(Portion(label: "serving", grams: Thousandths(size)))
        }
        for measure in (json["foodMeasures"]?.array ?? []).prefix(20) {
            guard let grams = measure["gramWeight"]?.number, grams >= 0.1, grams <= 5000,
                let text = measure["disseminationText"]?.string
            else { continue }
            let words = ProductName.plain(text)
            // "1 cup" is a cup; what is not specified is no measure.
            let label = words.hasPrefix("1 ") ? String(words.dropFirst(2)) : words
            guard !label.isEmpty, !label.lowercased().contains("not specified"),
                label.first?.isNumber == false, !portions.contains(where: { $0.label == label })
            else { continue }
            portions.append(Portion(label: label, grams: Thousandths(grams)))
        }
        return portions
    }
}
