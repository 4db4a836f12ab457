import CatalogFiles
import FoodCatalog
import Foundation
import Glibc
import JSON
import MealReader
import Nutrition

/// Descriptions read, with the own catalog and with FNDDS beside it, against a fixed amount of work with the
/// same lines in the same run, since processors differ: each is put into lower case and cut into words so many times.
func reader() throws {
    let environment = ProcessInfo.processInfo.environment
    let path =
        (environment["EVAL"] ?? "../shared/eval")
        + "/reading/nutribench_v1_wweia_meal_natural.jsonl"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        Report.line("  skipped, there is no \(path); give the folder with EVAL=")
        return
    }
    let lines = try text.split(separator: "\n").compactMap {
        try JSONValue(parsing: String($0))["text"]?.string
    }
    let own = try CatalogFile.load("ingredients.json")
    try read(lines, with: own, named: "own catalog", atMost: 2.4)
    let folder = environment["USDA"] ?? "../shared/usda"
    let tables = SurveyTables(
        foods: "\(folder)/fndds_2017_2018_foods.csv",
        portions: "\(folder)/fndds_2017_2018_portions.csv",
        eaten: "\(folder)/most_eaten_foods.csv")
    guard let survey = try? tables.all() else {
        Report.line("  with FNDDS skipped, it is not in \(folder); give the folder with USDA=")
        return
    }
    try read(
        lines, with: own + survey, named: "with FNDDS 2017-2018", atMost: 4.6)
}

private func read(
    _ lines: [String], with foods: [Food], named name: String, atMost bound: Double
) throws {
    let reader = MealReader(catalog: FoodCatalog(foods: foods))
    var (words, items) = (0, 0)
    for line in lines { items += reader.reading(of: line).items.count }
    var (readings, ratios): ([Double], [Double]) = ([], [])
    // By turns, so that whatever slows the machine down slows both down.
    for _ in 0..<8 {
        let splitting = processorSeconds {
            for _ in 0..<timesSplit {
                for line in lines { words += line.lowercased().split(separator: " ").count }
            }
        }
        let reading = processorSeconds {
            for line in lines { items += reader.reading(of: line).items.count }
        }
        readings.append(reading)
        ratios.append(reading / splitting)
    }
    guard words > 0, items > 0 else { throw BenchmarkError("nothing was read") }
    Report.line(
        "  \(name): \(format(Double(lines.count) / readings.quantile(0.5), 0)) descriptions/s of processor time"
    )
    Report.claim("reading, \(name), to the fixed work", ratios: ratios, .atMost, bound)
}

/// How often lines are split for one reading.
///
/// The bounds are those of 20,000 descriptions a second with the own catalog and 10,000 with FNDDS beside it, on a machine
/// that reads 21,150 and 18,000.
private let timesSplit = 10

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
