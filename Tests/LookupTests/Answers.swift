/// Answers of the services in their own shapes, written by hand after their references.
enum Answers {
    static let code = "4006381333931"

    /// Open Food Facts, version 2: `product` with `nutriments`.
    static func product(
        _ nutriments: String, serving: String = "\"serving_quantity\": 45,",
        code: String = Answers.code
    ) -> String {
        """
        {"code": "\(code)", "product": {"code": "\(code)", "product_name": "Oat bar &amp; honey",
        "brands": "Acme,Acme Foods", \(serving) "pnns_groups_1": "Sugary snacks",
        "ingredients_text": "oats, honey",
        "nutriments": {\(nutriments)}}, "status": 1, "status_verbose": "product found"}
        """
    }

    static let figures = """
        "energy-kcal_100g": 430, "energy-kj_100g": 1799, "energy_100g": 1799, "proteins_100g": 8,
        "carbohydrates_100g": 60, "sugars_100g": 21, "fat_100g": "15", "salt_100g": 0.5,
        "energy-kcal_serving": 193.5, "proteins_prepared_100g": 2
        """

    /// Open Food Facts since its schema 1003: `nutrition.aggregated_set`.
    static func product1003(_ sets: String) -> String {
        """
        {"code": "\(code)", "product": {"code": "\(code)", "product_name": "Oat bar",
        "schema_version": 1003, "serving_quantity": "45",
        "nutrition": {"aggregated_set": \(sets)}}, "status": 1}
        """
    }

    static let set1003 = """
        {"preparation": "as_sold", "per": "100g", "nutrients": {
        "energy-kcal": {"value": 430, "unit": "kcal", "source": "packaging"},
        "energy-kj": {"value": 1799, "unit": "kJ"}, "proteins": {"value": 8, "unit": "g"},
        "carbohydrates": {"value": 60, "unit": "g"}, "fat": {"value": 15, "unit": "g"},
        "sodium": {"value": 200, "unit": "mg"}}}
        """

    static let unknownProduct = """
        {"code": "\(code)", "status": 0, "status_verbose": "product not found"}
        """

    static func search(_ products: [String]) -> String {
        """
        {"count": \(products.count), "page": 1, "page_size": 20,
        "products": [\(products.joined(separator: ","))]}
        """
    }

    static func hit(_ name: String, _ code: String, kcal: Int) -> String {
        """
        {"code": "\(code)", "product_name": "\(name)", "nutriments": {
        "energy-kcal_100g": \(kcal), "proteins_100g": 8, "carbohydrates_100g": 60,
        "fat_100g": 15}}
        """
    }

    /// FoodData Central: a search's short nutrients.
    static func central(_ nutrients: String, kind: String = "Branded") -> String {
        """
        {"totalHits": 1, "currentPage": 1, "foods": [{"fdcId": 2117388, "description": "OAT BAR",
        "dataType": "\(kind)", "gtinUpc": "0\(code)", "brandOwner": "ACME", "ingredients": "OATS",
        "servingSize": 45.0, "servingSizeUnit": "g", "foodNutrients": [\(nutrients)],
        "foodMeasures": [{"disseminationText": "1 bar", "gramWeight": 45}]}]}
        """
    }

    static func short(_ id: Int, _ number: String, _ value: Double, _ unit: String) -> String {
        """
        {"nutrientId": \(id), "nutrientNumber": "\(number)", "unitName": "\(unit)",
        "value": \(value)}
        """
    }

    static let centralFigures = [
        short(1003, "203", 8, "G"), short(1004, "204", 15, "G"), short(1005, "205", 60, "G"),
        short(1093, "307", 200, "MG"),
    ].joined(separator: ",")

    /// Nutritionix: the figures of a serving.
    static func nutritionix(weight: String = "45", kcal: String = "193.5") -> String {
        """
        {"foods": [{"food_name": "Oat bar", "brand_name": "Acme", "serving_qty": 1,
        "serving_unit": "bar", "serving_weight_grams": \(weight), "nf_calories": \(kcal),
        "nf_total_fat": 6.75, "nf_total_carbohydrate": 27, "nf_protein": 3.6, "nf_sodium": 90,
        "full_nutrients": [{"attr_id": 203, "value": 3.6}, {"attr_id": 262, "value": 0}],
        "nix_item_id": "51c3", "upc": "\(code)"}]}
        """
    }
}
