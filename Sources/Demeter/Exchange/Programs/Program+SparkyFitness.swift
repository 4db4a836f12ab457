internal import Nutrition

extension Program {
    /// `sparkyfitness_diary_export.csv`, in English or French; each day ends with rows of its sums.
    static let sparkyFitness = Program(
        format: .sparkyFitness,
        tables: [
            TableShape(
                file: "sparkyfitness_diary_export.csv",
                needs: [
                    ["date"], ["meal type", "type de repas"], ["food name", "nom de l aliment"],
                    ["quantity consumed", "quantité consommée", "quantity"],
                ],
                roles: [
                    "date": .day, "meal type": .meal, "type de repas": .meal, "food name": .name,
                    "nom de l aliment": .name, "brand": .brand, "marque": .brand,
                    "quantity consumed": .amount, "quantité consommée": .amount,
                    "quantity": .amount, "unit": .unit, "unité": .unit, "meal name": .known,
                    "nom du repas": .known, "time": .time, "heure": .time, "eau": .known,
                    "gras saturés": .known, "cholestérol": .known,
                    "protéines": .figure(NutrientColumn(nutrient: .protein, factor: 1)),
                    "glucides": .figure(NutrientColumn(nutrient: .carbohydrates, factor: 1)),
                    "lipides": .figure(NutrientColumn(nutrient: .fat, factor: 1)),
                    "fibres": .figure(NutrientColumn(nutrient: .fiber, factor: 1)),
                    "sucres": .figure(NutrientColumn(nutrient: .sugar, factor: 1)),
                ],
                leaves: [
                    "meal type": ["daily summary": .sums],
                    "type de repas": ["bilan du jour": .sums],
                ],
                meals: [
                    "Petit-déjeuner": "breakfast", "Déjeuner": "lunch", "Dîner": "dinner",
                    "Collations": "snacks",
                ], dayFirst: ["type de repas"])
        ])
}
