internal import Nutrition

/// The rules that every shipped food keeps; each is one function, and all findings are reported.
package struct CatalogChecker {
    /// Grams by which rounded figures may pass a limit per 100 g.
    static let tolerance = 1.0
    static let longestName = 60
    /// Publications that figures may come from.
    package static let releases: Set<String> = [
        "FNDDS 2017-2018", "FNDDS 2019-2020", "FNDDS 2021-2023", "SR 28", taiwan, recipe,
    ]
    /// The food composition database of Taiwan's Food and Drug Administration.
    package static let taiwan = "Taiwan FDA 2025"
    /// The release of foods that are put together from other foods of the catalog.
    package static let recipe = "recipe"

    package init() {}

    /// Everything wrong with these foods, food by food in their order.
    package func findings(in entries: [CatalogEntry]) -> [CatalogFinding] {
        var findings = duplicateIDs(entries)
        findings += claims(entries)
        findings += NameChecker.findings(in: entries.map(\.food))
        for entry in entries {
            let food = entry.food
            func report(_ rule: CatalogFinding.Rule, _ text: String) {
                findings.append(
                    CatalogFinding(food: food.id.rawValue, rule: rule, text: text))
            }
            checkWords(food, report)
            checkFigures(food, report)
            if let complaint = EnergyCheck.complaint(
                about: food.per100g, explained: entry.explained)
            {
                report(.energy, complaint)
            }
            checkPortions(food, report)
            checkSource(food.source, report)
        }
        return findings
    }

    private typealias Report = (CatalogFinding.Rule, String) -> Void

    private func duplicateIDs(_ entries: [CatalogEntry]) -> [CatalogFinding] {
        var seen: Set<FoodID> = []
        return entries.filter { !seen.insert($0.food.id).inserted }.map { entry in
            CatalogFinding(
                food: entry.food.id.rawValue, rule: .duplicateID,
                text: "two foods have this id; give one another")
        }
    }

    private func claims(_ entries: [CatalogEntry]) -> [CatalogFinding] {
        var owners: [FoldedName: (id: FoodID, text: String)] = [:]
        var findings: [CatalogFinding] = []
        for food in entries.map(\.food) {
            for text in [food.name] + food.aliases {
                let folded = FoldedName(text)
                guard let owner = owners[folded] else {
                    owners[folded] = (food.id, text)
                    continue
                }
                let remedy =
                    owner.id == food.id
                    ? "is the same as \"\(owner.text)\" of this food; drop it"
                    : "is also \"\(owner.text)\" of \(owner.id); only one of them can have it"
                findings.append(
                    CatalogFinding(
                        food: food.id.rawValue, rule: .claimedTwice, text: "\"\(text)\" \(remedy)"))
            }
        }
        return findings
    }

    private func checkWords(_ food: Food, _ report: Report) {
        let id = food.id.rawValue.utf8
        let letters = id.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-")
        }
        let hyphen = UInt8(ascii: "-")
        if !letters || id.isEmpty || id.first == hyphen || id.last == hyphen
            || food.id.rawValue.contains("--")
        {
            report(.badID, "an id is lower-case words of a-z and 0-9, joined by single hyphens")
        }
        for text in [food.name] + food.aliases {
            if text.count > Self.longestName {
                report(
                    .badName,
                    "\"\(text)\" is longer than \(Self.longestName) characters; say it shorter")
            }
            if FoldedName(text).words.isEmpty {
                report(.badName, "\"\(text)\" holds no word; drop it")
            }
        }
    }

    private func checkFigures(_ food: Food, _ report: Report) {
        let figures = food.per100g
        for nutrient in figures.known {
            if let figure = figures[nutrient], figure < .zero {
                report(.negative, "\(nutrient.rawValue) is below 0; correct the figure")
            }
        }
        for nutrient in [Nutrient.calories, .protein, .carbohydrates, .fat]
        where figures[nutrient] == nil {
            report(.unknownFigure, "\(nutrient.rawValue) is unknown; choose another source")
        }
        let parts = [figures.protein, figures.carbohydrates, figures.fat]
        let sum = parts.reduce(Thousandths.zero) { $0 + ($1 ?? .zero) }
        if sum.value > 100 + Self.tolerance {
            report(
                .tooMuch,
                "protein, carbohydrates and fat are \(sum.value) g of 100 g; correct the figures")
        }
        guard let carbohydrates = figures.carbohydrates?.value else { return }
        for nutrient in [Nutrient.sugar, .fiber] {
            if let part = figures[nutrient]?.value, part > carbohydrates + Self.tolerance {
                report(
                    .partAboveWhole,
                    "\(part) g \(nutrient.rawValue), but only \(carbohydrates) g carbohydrates; "
                        + "correct the figures")
            }
        }
    }

    private func checkPortions(_ food: Food, _ report: Report) {
        var labels: Set<FoldedName> = []
        for portion in food.portions {
            if portion.grams <= .zero {
                report(.badPortion, "portion \"\(portion.label)\" must weigh more than 0 g")
            }
            if portion.label.count > Self.longestName {
                report(
                    .badPortion,
                    "portion \"\(portion.label)\" is longer than \(Self.longestName) characters")
            }
            if !labels.insert(FoldedName(portion.label)).inserted {
                report(
                    .duplicatePortion, "portion \"\(portion.label)\" stands there twice; drop one")
            }
        }
        if food.defaultPortion == nil {
            report(.noDefaultPortion, "no portion is the default; name the one that \"one\" means")
        }
    }

    private func checkSource(_ source: FoodSource, _ report: Report) {
        if !Self.releases.contains(source.release) {
            report(.unknownSource, "figures cannot come from \"\(source.release)\"")
        } else if source.code == nil {
            report(.unknownSource, "the source names no code; say which food the figures are of")
        }
    }
}
