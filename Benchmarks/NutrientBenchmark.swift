import CatalogFiles
import FoodCatalog
import Foundation
import JSON
import Journal
import Nutrition
import SQLite
import UnixSocket

/// What the nutrients beyond the seven cost: the same journal of 10,000 entries with them and without, and a day of it.
func nutrients() async throws {
    let foods = try CatalogFile.load("ingredients.json")
        .filter { !$0.per100g.further.isEmpty }.prefix(600).map(\.self)
    let (plain, whole) = (
        try await journal(of: foods, hasFurther: false),
        try await journal(of: foods, hasFurther: true)
    )
    defer {
        for folder in [plain, whole] { try? FileManager.default.removeItem(atPath: folder) }
    }
    let bytes = try [plain, whole].map { folder in
        let path = "\(folder)/journal.sqlite"
        try FileManager.default.copyItem(atPath: path, toPath: path + ".bare")
        let connection = try Connection(path: path + ".bare", mode: .readWrite)
        try connection.execute("VACUUM")
        return try Double(Data(contentsOf: URL(fileURLWithPath: path + ".bare")).count)
    }
    Report.line(
        "  10,000 entries: \(format(bytes[0] / 10_000, 0)) bytes each with the seven, "
            + "\(format(bytes[1] / 10_000, 0)) with all")
    Report.claim(
        "bytes of 10,000 entries with all nutrients to the seven", bytes[1] / bytes[0], .atMost, 1.5
    )
    let daemons = try [plain, whole].map { try LiveDaemon(folder: $0) }
    defer { for daemon in daemons { daemon.stop() } }
    var first = try daemons[0].connect()
    var second = try daemons[1].connect()
    /// What a day takes of the second to the first, by turns, each first as often as the other.
    func ratios(telling nutrients: Bool) throws -> [Double] {
        var ratios: [Double] = []
        for turn in 0...40 {
            var medians = [0.0, 0.0]
            for side in turn.isMultiple(of: 2) ? [0, 1] : [1, 0] {
                let times = try (0..<25).map { round in
                    let date = LocalDay(daysSinceEpoch: 20_000 - round)
                    let request: JSONValue = [
                        "date": .string(date.description), "nutrients": .bool(nutrients),
                    ]
                    return try seconds {
                        _ =
                            side == 0
                            ? try call(&first, "day", request) : try call(&second, "day", request)
                    }
                }
                medians[side] = times.quantile(0.5)
            }
            if turn > 0 { ratios.append(medians[1] / medians[0]) }
        }
        return ratios
    }
    Report.claim(
        "`day` of 12 entries that have all nutrients, asked for the seven, to those with the seven",
        ratios: try ratios(telling: false), .atMost, 1.1)
    Report.line(
        "  with all of them told: "
            + format(try ratios(telling: true).quantile(0.5), 2) + " times the seven")
}

/// 12 entries on each of as many days as 10,000 take.
private func journal(of foods: [Food], hasFurther: Bool) async throws -> String {
    let folder = ".build/benchmark-\(UUID().uuidString)"
    let journal = try await Journal.open(folder: folder, now: { Timestamp(milliseconds: 0) })
    for first in stride(from: 0, to: 10_000, by: 1000) {
        let contents = (first..<first + 1000).map { number in
            let food = foods[number % foods.count]
            let day = LocalDay(daysSinceEpoch: 20_000 - number / 12)
            let grams = Thousandths(Double(20 + number * 7 % 230))
            var nutrients = food.per100g.scaled(by: grams.value / 100)
            if !hasFurther { nutrients.further = FurtherFigures() }
            return EntryContent(
                moment: Moment(
                    instant: Timestamp(milliseconds: Int64(day.daysSinceEpoch) * 86_400_000),
                    zone: "UTC", offset: 0, day: day),
                text: food.name, name: food.name, food: food.id, amount: grams.value, unit: "g",
                grams: grams, nutrients: nutrients, meal: .lunch, source: .catalog)
        }
        _ = try await journal.log(contents)
    }
    await journal.close()
    return folder
}
