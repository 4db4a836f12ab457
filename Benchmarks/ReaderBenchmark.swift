import CatalogFiles
import FoodCatalog
import Foundation
import JSON
import MealReader

/// Descriptions a second on one core, against merely splitting the same lines into words.
func reader() throws {
    let folder = ProcessInfo.processInfo.environment["EVAL"] ?? "../shared/eval"
    let path = "\(folder)/reading/nutribench_v1_wweia_meal_natural.jsonl"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        print("reader: skipped, there is no \(path); give the folder with EVAL=")
        return
    }
    let lines = try text.split(separator: "\n").compactMap {
        try JSONValue(parsing: String($0))["text"]?.string
    }
    let reader = MealReader(catalog: FoodCatalog(foods: try CatalogFile.load("ingredients.json")))
    var items = 0
    for line in lines { items += reader.reading(of: line).items.count }
    let rounds = 5
    let time = seconds {
        for _ in 0..<rounds { for line in lines { items += reader.reading(of: line).items.count } }
    }
    var words = 0
    let baseline = seconds {
        for _ in 0..<rounds {
            for line in lines { words += line.lowercased().split(separator: " ").count }
        }
    }
    guard items > 0, words > 0 else { throw BenchmarkError("nothing was read") }
    print(
        "reader: \(format(Double(rounds * lines.count) / time, 0)) descriptions/s (at least 20,000), "
            + "ratio to lower-casing and splitting \(format(time / baseline, 1))")
}
