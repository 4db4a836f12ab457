import CatalogFiles
import FoodCatalog
import Foundation
import JSON
import MealReader
import MealReview

/// What judging a reading costs, against making it.
func review() throws {
    let folder = ProcessInfo.processInfo.environment["EVAL"] ?? "../shared/eval"
    let path = "\(folder)/reading/nutribench_v1_wweia_meal_natural.jsonl"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        print("review: skipped, there is no \(path); give the folder with EVAL=")
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
    print(
        "review: \(format(each, 2)) µs a reading (at most 20), ratio to reading it "
            + "\(format(each / (baseline / Double(lines.count) * 1e6), 2))")
}
