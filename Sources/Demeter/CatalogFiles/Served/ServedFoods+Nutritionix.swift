internal import JSON
internal import Nutrition

extension ServedFoods {
    /// An answer of Nutritionix' Track API: `foods`, each with the figures of one serving.
    ///
    /// Only what tells the serving's weight can be used, for nobody knows what 100 g hold otherwise.
    ///
    /// - Throws: `unreadable` for what is no such answer.
    package init(nutritionix body: [UInt8]) throws(RowFault) {
        self.init()
        let json: JSONValue
        do throws(JSONError) {
            json = try JSONValue(parsing: body)
        } catch {
            throw RowFault(.unreadable, "is no JSON object: \(error.reason)")
        }
        guard let foods = json["foods"]?.array else {
            throw RowFault(.unreadable, "tells of no food")
        }
        for food in foods.prefix(Self.limit) {
            take(food["food_name"]?.string ?? "") { () throws(RowFault) in
                try Self.nutritionixFood(food)
            }
        }
    }

    /// Its names of the figures, with the numbers that the Standard Reference has for them.
    private static let figures: [(name: String, number: Int)] = [
        ("nf_calories", 208), ("nf_protein", 203), ("nf_total_fat", 204),
        ("nf_total_carbohydrate", 205), ("nf_dietary_fiber", 291), ("nf_sugars", 269),
        ("nf_sodium", 307),
    ]

    private static func nutritionixFood(_ json: JSONValue) throws(RowFault) -> Food {
        let title = ProductName.plain(json["food_name"]?.string ?? "")
        guard !title.isEmpty else { throw .noName }
        guard let grams = json["serving_weight_grams"]?.number, grams >= 0.1, grams <= 5000 else {
            throw RowFault(
                .noFigures, "tells its figures of a serving, and not what a serving weighs")
        }
        var figures = CentralFigures()
        for full in json["full_nutrients"]?.array ?? [] {
            guard let number = full["attr_id"]?.integer, CentralFigures.isUsed(number),
                let value = full["value"]?.number, value.isFinite
            else { continue }
            figures.take(number, value * 100 / grams)
        }
        for (name, number) in Self.figures {
            guard let value = json[name]?.number, value.isFinite else { continue }
            figures.take(number, value * 100 / grams)
        }
        let per100g = try figures.nutrients()
        if let fault = FigureCheck.fault(of: per100g) { throw fault }
        let count = json["serving_qty"]?.number ?? 1
        let unit = ProductName.plain(json["serving_unit"]?.string ?? "")
        let isMeasure = !unit.isEmpty && count > 0 && unit.count <= 40
        let portion = Portion(
            label: isMeasure ? unit : "serving",
            grams: Thousandths(isMeasure ? grams / count : grams))
        let code = json["nix_item_id"]?.string ?? (json["ndb_no"]?.integer).map(String.init)
        let brand = (json["brand_name"]?.string).map(ProductName.plain).flatMap {
            $0.isEmpty ? nil : $0
        }
        return Food(
            id: FoodID(rawValue: "nutritionix:\(code ?? title.lowercased())"), name: title,
            category: .meal, brand: brand, per100g: per100g, portions: [portion],
            defaultPortion: 0, usualGrams: Thousandths(grams),
            source: FoodSource(release: "Nutritionix", code: code),
            barcodes: (json["upc"]?.string).flatMap { try? GTIN($0) }.map { [$0] } ?? [])
    }
}
