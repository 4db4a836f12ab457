import Foundation

/// How fast files of meals and tables of foods come in, of this version and, where `OTHER` names the `demeter`
/// of another, of both in turn.
func mealFiles() throws {
    let folder = try scratchFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (rows, products) = (100_000, 200_000)
    let servings = "\(folder)/servings.csv"
    try writeServings(rows, to: servings)
    try compare("100,000 meals of a CSV", rows, ["import"], servings, folder)
    let table = "\(folder)/products.tsv"
    _ = try writeProducts(products, to: table)
    try compare("200,000 foods of a TSV", products, ["foods", "import"], table, folder)
}

/// A gigabyte of Apple Health's `export.xml`, or as many megabytes as `MEGABYTES` says, of which a 25th part is
/// of what was eaten: how fast it comes in, in how much memory, against merely counting its lines.
func healthExport() throws {
    let folder = try scratchFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let megabytes = ProcessInfo.processInfo.environment["MEGABYTES"].flatMap { Int($0) } ?? 1000
    let path = "\(folder)/export.xml"
    let eaten = try HealthExport(megabytes: megabytes).write(to: path)
    let reading = try seconds { _ = try countLines(of: path) }
    let run = try ChildRun(
        ".build/release/demeter", ["import", "--data-dir", "\(folder)/journal", path])
    Report.line(
        "  \(megabytes) MB with \(eaten) foods in \(format(run.seconds, 1)) s, "
            + "\(format(Double(megabytes) / run.seconds, 0)) MB/s, ratio to counting the file's lines "
            + format(run.seconds / reading, 1))
    Report.claim(
        "peak of memory with an export of \(megabytes) MB", run.peakMegabytes, "MB", .atMost, 60,
        noise: 0.02)
}

/// Pairs of runs into fresh folders, the first not counted, and the median of the ratios.
private func compare(
    _ what: String, _ rows: Int, _ verb: [String], _ file: String, _ folder: String
) throws {
    let other = ProcessInfo.processInfo.environment["OTHER"]
    func run(_ program: String) throws -> ChildRun {
        let journal = "\(folder)/\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: journal) }
        return try ChildRun(program, verb + ["--data-dir", journal, file])
    }
    var (own, ratios): ([ChildRun], [Double]) = ([], [])
    for round in 0...5 {
        let here = try run(".build/release/demeter")
        let there = try other.map(run)
        guard round > 0 else { continue }
        own.append(here)
        if let there { ratios.append(there.processorSeconds / here.processorSeconds) }
    }
    let rate = Double(rows) / own.map(\.processorSeconds).quantile(0.5)
    let peak = own.map(\.peakMegabytes).quantile(0.5)
    Report.line(
        "  \(what): \(format(rate, 0)) rows/s of processor time, peak \(format(peak, 0)) MB")
    guard !ratios.isEmpty else { return }
    Report.claim("\(what), rows/s to the other's", ratios: ratios, .atLeast, 0.9)
}

private func scratchFolder() throws -> String {
    let folder = ".build/benchmark-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
}

private func countLines(of path: String) throws -> Int {
    guard let file = fopen(path, "rb") else { throw BenchmarkError("\(path) cannot be read") }
    defer { fclose(file) }
    var block = [UInt8](repeating: 0, count: 1 << 20)
    var lines = 0
    while case let count = fread(&block, 1, block.count, file), count > 0 {
        for byte in block[..<count] where byte == 10 { lines += 1 }
    }
    return lines
}

/// Foods as Cronometer writes them, ten on each day, with as many nutrients as it tells.
private func writeServings(_ rows: Int, to path: String) throws {
    guard let file = fopen(path, "wb") else { throw BenchmarkError("\(path) cannot be written") }
    defer { fclose(file) }
    let nutrients = [
        "Energy (kcal)", "Alcohol (g)", "Caffeine (mg)", "Water (g)", "B1 (Thiamine) (mg)",
        "B2 (Riboflavin) (mg)", "B3 (Niacin) (mg)", "B5 (Pantothenic Acid) (mg)",
        "B6 (Pyridoxine) (mg)", "B12 (Cobalamin) (µg)", "Folate (µg)", "Vitamin A (µg)",
        "Vitamin C (mg)", "Vitamin D (IU)", "Vitamin E (mg)", "Vitamin K (µg)", "Calcium (mg)",
        "Copper (mg)", "Iron (mg)", "Magnesium (mg)", "Manganese (mg)", "Phosphorus (mg)",
        "Potassium (mg)", "Selenium (µg)", "Sodium (mg)", "Zinc (mg)", "Carbs (g)", "Fiber (g)",
        "Starch (g)", "Sugars (g)", "Added Sugars (g)", "Net Carbs (g)", "Fat (g)",
        "Cholesterol (mg)", "Monounsaturated (g)", "Polyunsaturated (g)", "Saturated (g)",
        "Trans-Fats (g)", "Omega-3 (g)", "Omega-6 (g)", "Cystine (g)", "Leucine (g)",
        "Protein (g)",
    ]
    fputs("Day,Time,Group,Food Name,Amount,\(nutrients.joined(separator: ",")),Category\n", file)
    let meals = ["Breakfast", "Lunch", "Dinner", "Snacks"]
    var seed: UInt64 = 11
    for row in 0..<rows {
        let day = row / 10
        let date =
            "\(1995 + day / 336)-\(two(1 + day / 28 % 12))-\(two(1 + day % 28))"
        let figures = nutrients.indices.map { index in
            // As in people's files, one in six is not known.
            index > 0 && draw(&seed, 6) == 0 ? "" : "\(draw(&seed, 90)).\(two(draw(&seed, 100)))"
        }
        fputs(
            "\(date),\(1 + row % 10):\(two(draw(&seed, 60))) \(row % 10 < 5 ? "AM" : "PM"),"
                + "\(meals[row % 4]),\"Food \(draw(&seed, 500)), Raw\",\(draw(&seed, 400)).00 g,"
                + "\(figures.joined(separator: ",")),Vegetables\n", file)
    }
}

func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

func draw(_ seed: inout UInt64, _ below: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % below
}
