import Allergens
import CatalogFiles
import FoodCatalog
import Foundation
import JSON
import MealReader
import MealReview
import Nutrition

/// What judging a reading costs, against making it.
func review() throws {
    let folder = ProcessInfo.processInfo.environment["EVAL"] ?? "../shared/eval"
    let path = "\(folder)/reading/nutribench_v1_wweia_meal_natural.jsonl"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        Report.line("  skipped, there is no \(path); give the folder with EVAL=")
        return
    }
    let lines = try text.split(separator: "\n").compactMap {
        try JSONValue(parsing: String($0))["text"]?.string
    }
    let catalog = FoodCatalog(foods: try CatalogFile.load("ingredients.json"))
    let reader = MealReader(catalog: catalog)
    let review = MealReview(catalog: catalog)
    var readings: [Reading] = []
    let baseline = seconds { readings = lines.map(reader.reading) }
    let rounds = 20
    var verdicts = 0
    let time = seconds {
        for _ in 0..<rounds { for reading in readings { verdicts += review.review(reading).count } }
    }
    guard verdicts > 0 else { throw BenchmarkError("nothing was reviewed") }
    let each = time / Double(rounds * readings.count) * 1e6
    Report.claim("review of a reading", each, "µs", .atMost, 20)
    Report.line("  ratio to reading it \(format(each / (baseline / Double(lines.count) * 1e6), 2))")
    try watch(lines, reader)
}

/// What five allergies cost in reading and judging, against having none.
private func watch(_ lines: [String], _ reader: MealReader) throws {
    let day = LocalDay(daysSinceEpoch: 0)
    let allergies = ["peanut", "milk", "gluten", "shellfish", "ginger"].map {
        Allergy(Trigger(rawValue: $0), .banned, since: day)
    }
    let file = AllergenFile(beside: "ingredients.json")
    guard file.isThere else { throw BenchmarkError("there is no allergens.tsv") }
    let plain = MealReview(catalog: reader.catalog)
    let watching = MealReview(
        catalog: reader.catalog,
        allergies: AllergyReview(allergies, AllergenKnowledge(file)))
    var ratios: [Double] = []
    var held = 0
    // By turns, so that whatever slows the machine down slows both down.
    for _ in 0..<8 {
        let without = processorSeconds {
            for line in lines { held -= plain.review(reader.reading(of: line)).count }
        }
        let with = processorSeconds {
            for line in lines { held += watching.review(reader.reading(of: line)).count }
        }
        ratios.append(without / with)
    }
    guard held == 0, let first = ratios.first else { throw BenchmarkError("items were lost") }
    Report.line("  of them the first time, when none of the foods was met before: \(format(first))")
    Report.claim("speed with five allergies to none", ratios: ratios, .atLeast, 0.9)
}
