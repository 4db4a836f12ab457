import CatalogFiles
import Foundation
import JSON
import Journal
import Nutrition
import UnixSocket

/// What a suggestion takes over 10,000 entries, and what a meal takes with them beside an empty journal: what is
/// known of a person grows by a meal, and is not made anew.
func habits() async throws {
    let today = LocalDay(daysSinceEpoch: Int(Date().timeIntervalSince1970) / 86_400)
    let folder = try await journal(ofMeals: 10_000, upTo: today.advanced(by: -1))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let full = try LiveDaemon(folder: folder, environment: ["TZ": "UTC"])
    defer { full.stop() }
    let empty = try LiveDaemon(environment: ["TZ": "UTC"])
    defer { empty.remove() }
    var known = try full.connect()
    var stranger = try empty.connect()
    var first = true
    var (times, logs): ([Double], [Double]) = ([], [])
    for turn in 0...30 {
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for number in 0..<10 {
            let line: JSONValue = .string("\(20 + number + turn) g banana")
            ours.append(try seconds { _ = try call(&known, "log", ["text": line]) })
            theirs.append(try seconds { _ = try call(&stranger, "log", ["text": line]) })
            let time = try seconds {
                // Right behind a meal, which nothing that was found before it knows of.
                let offers = try call(&known, "suggest", ["meal": "breakfast"])
                guard offers.array?.isEmpty == false else {
                    throw BenchmarkError("nothing was suggested")
                }
            }
            if first {
                Report.line("  the first suggestion: \(format(time * 1e3, 1)) ms")
                first = false
            }
            times.append(time * 1e3)
        }
        if turn > 0 { logs.append(ours.quantile(0.5) / theirs.quantile(0.5)) }
    }
    Report.line("  a suggestion: median \(format(times.quantile(0.5))) ms")
    Report.claim("a suggestion over 10,000 entries, p99", times.quantile(0.99), "ms", .atMost, 20)
    Report.claim("a meal with 10,000 entries to one with none", ratios: logs, .atMost, 1.1)
}

/// Four meals a day of three foods each, of forty foods that come round.
private func journal(ofMeals count: Int, upTo last: LocalDay) async throws -> String {
    let foods = try CatalogFile.load("ingredients.json").filter { $0.name.count < 20 }.prefix(40)
    let meals: [(meal: Meal, hour: Int)] = [
        (.breakfast, 8), (.lunch, 12), (.snack, 16), (.dinner, 19),
    ]
    let folder = ".build/benchmark-\(UUID().uuidString)"
    let journal = try await Journal.open(folder: folder, now: { Timestamp(milliseconds: 0) })
    for first in stride(from: 0, to: count, by: 1000) {
        let contents = (first..<min(first + 1000, count)).map { number in
            let food = foods[foods.startIndex + (number * 7 + number / 12) % foods.count]
            let day = last.advanced(by: -number / 12)
            let (meal, hour) = meals[number / 3 % 4]
            let grams = Thousandths(Double(50 + number % 5 * 25))
            return EntryContent(
                moment: Moment(
                    instant: Timestamp(
                        milliseconds: Int64(day.daysSinceEpoch * 24 + hour) * 3_600_000),
                    zone: "UTC", offset: 0, day: day),
                text: food.name, name: food.name, food: food.id, amount: grams.value, unit: "g",
                grams: grams, nutrients: food.per100g.scaled(by: grams.value / 100), meal: meal,
                source: .catalog)
        }
        _ = try await journal.log(contents)
    }
    await journal.close()
    return folder
}
