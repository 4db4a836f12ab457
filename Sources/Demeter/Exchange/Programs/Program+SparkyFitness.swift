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
                    "water": .known,
                    "gras saturés": .figure("saturated_fat"), "cholestérol": .figure("cholesterol"),
                    "protéines": .figure("protein"),
                    "glucides": .figure("carbohydrates"),
                    "lipides": .figure("fat"),
                    "fibres": .figure("fiber"),
                    "sucres": .figure("sugar"),
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
