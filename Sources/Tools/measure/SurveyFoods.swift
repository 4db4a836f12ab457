internal import Nutrition

/// Foods of a release of FNDDS, from the two tables and the list of most eaten foods.
enum SurveyFoods {
    /// `folder` holds `fndds_YEAR_foods.csv`, `fndds_YEAR_portions.csv` and `most_eaten_foods.csv`.
    static func foods(folder: String, years: String) -> [Food]? {
        guard let foods = TextFile.bytes("\(folder)/fndds_\(years)_foods.csv"),
            let portions = TextFile.bytes("\(folder)/fndds_\(years)_portions.csv")
        else { return nil }
        var ranks: [String: Int] = [:]
        if let eaten = TextFile.bytes("\(folder)/most_eaten_foods.csv") {
            for row in CSV.rows(eaten).dropFirst() where row.count > 2 {
                ranks[row[0]] = Int(row[2])
            }
        }
        var measures: [String: [Portion]] = [:]
        var usual: [String: Double] = [:]
        for row in CSV.rows(portions).dropFirst() where row.count > 3 {
            guard let grams = Double(row[3]), grams > 0 else { continue }
            if row[2] == "Quantity not specified" {
                usual[row[0]] = grams
            } else if !row[2].hasPrefix("Guideline") {
                for piece in alternatives(row[2]) {
                    measures[row[0], default: []].append(
                        Portion(label: piece.label, grams: Thousandths(grams / piece.count)))
                }
            }
        }
        let release = years.split(separator: "_").joined(separator: "-")
        return CSV.rows(foods).dropFirst().compactMap { row in
            guard row.count > 13 else { return nil }
            func figure(_ column: Int) -> Thousandths? {
                Double(row[column]).map { Thousandths($0) }
            }
            let portions = measures[row[0]] ?? []
            return Food(
                id: FoodID(rawValue: "fndds-\(release):\(row[0])"), name: row[1],
                aliases: row[13].split(separator: ";").map(String.init),
                category: category(row[2]),
                per100g: Nutrients(
                    calories: figure(4), protein: figure(5), carbohydrates: figure(6),
                    fat: figure(9), fiber: figure(8), sugar: figure(7), sodium: figure(11)),
                portions: portions,
                defaultPortion: defaultPortion(portions, usual: usual[row[0]]),
                usualGrams: usual[row[0]].map { Thousandths($0) },
                source: FoodSource(release: "FNDDS \(release)", code: row[0]), rank: ranks[row[0]])
        }
    }

    /// "1 large piece or 4 small pieces" is two measures.
    private static func alternatives(_ label: String) -> [(label: String, count: Double)] {
        let words = label.split(separator: " ")
        var pieces: [(label: String, count: Double)] = []
        var rest = words[...]
        while let first = rest.first {
            let count = Double(first)
            var end = rest.startIndex + (count == nil ? 0 : 1)
            let start = end
            while end < rest.endIndex,
                !(rest[end] == "or" && end + 1 < rest.endIndex && Double(rest[end + 1]) != nil)
            { end += 1 }
            pieces.append((rest[start..<end].joined(separator: " "), count ?? 1))
            rest = rest[min(end + 1, rest.endIndex)...]
        }
        return label.contains("(")
            ? [(label.hasPrefix("1 ") ? String(label.dropFirst(2)) : label, 1)] : pieces
    }

    /// The piece-like portion that weighs what the survey takes when nothing was said.
    private static func defaultPortion(_ portions: [Portion], usual: Double?) -> Int? {
        guard let usual else { return nil }
        let volumes = ["cup", "fl oz", "tablespoon", "teaspoon", "oz", "cubic"]
        let same = portions.indices.filter { abs(portions[$0].grams.value - usual) < 0.5 }
        return same.first { index in
            !volumes.contains { portions[index].label.hasPrefix($0) }
        } ?? same.first
    }

    /// By the WWEIA food category's number.
    private static func category(_ code: String) -> FoodCategory {
        switch Int(code) ?? 0 {
        case 1000..<1800: .dairy
        case 1800..<2000: .dairy
        case 2000..<3000: .protein
        case 3000..<4000: .meal
        case 4000..<5000: .grain
        case 5000..<5500: .snack
        case 5500..<6000: .dessert
        case 6000..<6100: .fruit
        case 6100..<6400: .vegetable
        case 6400..<6900: .vegetable
        case 7000..<7900: .beverage
        case 8000..<8900: .condiment
        default: .meal
        }
    }
}
