import CatalogFiles
import FoodCatalog
import Foundation
import Glibc
import JSON
import MealReader
import Nutrition

/// Descriptions a second on one core, with the own catalog and with FNDDS beside it, against merely
/// splitting the same lines into words.
func reader() throws {
    let environment = ProcessInfo.processInfo.environment
    let path =
        (environment["EVAL"] ?? "../shared/eval")
        + "/reading/nutribench_v1_wweia_meal_natural.jsonl"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        print("reader: skipped, there is no \(path); give the folder with EVAL=")
        return
    }
    let lines = try text.split(separator: "\n").compactMap {
        try JSONValue(parsing: String($0))["text"]?.string
    }
    let own = try CatalogFile.load("ingredients.json")
    try read(lines, with: own, named: "own catalog", atLeast: "20,000")
    let folder = environment["USDA"] ?? "../shared/usda"
    let tables = SurveyTables(
        foods: "\(folder)/fndds_2017_2018_foods.csv",
        portions: "\(folder)/fndds_2017_2018_portions.csv",
        eaten: "\(folder)/most_eaten_foods.csv")
    guard let survey = try? tables.all() else {
        print("reader: with FNDDS skipped, it is not in \(folder); give the folder with USDA=")
        return
    }
    try read(
        lines, with: own + survey, named: "with FNDDS 2017-2018", atLeast: "10,000")
}

private func read(
    _ lines: [String], with foods: [Food], named name: String, atLeast bar: String
) throws {
    let reader = MealReader(catalog: FoodCatalog(foods: foods))
    var (words, items) = (0, 0)
    for line in lines { items += reader.reading(of: line).items.count }
    var (splitting, reading) = (0.0, 0.0)
    let rounds = 8
    // By turns, so that whatever slows the machine down slows both down.
    for _ in 0..<rounds {
        splitting += processorSeconds {
            for line in lines { words += line.lowercased().split(separator: " ").count }
        }
        reading += processorSeconds {
            for line in lines { items += reader.reading(of: line).items.count }
        }
    }
    guard words > 0, items > 0 else { throw BenchmarkError("nothing was read") }
    print(
        "reader, \(name): \(format(Double(rounds * lines.count) / reading, 0)) descriptions/s of "
            + "processor time (at least \(bar)), "
            + "ratio to lower-casing and splitting \(format(reading / splitting, 1))")
}

/// Seconds that the processor spent on `body`, so that other programs do not count.
func processorSeconds(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
}
