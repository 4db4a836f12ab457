import CatalogFiles
import FoodCatalog
import Foundation
import JSON
import MealModel
import Nutrition
import UnixSocket

private func environment(_ address: String, perMinute: Int) -> [String: String] {
    [
        "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_BASE_URL": address,
        "DEMETER_MODEL_MODEL": "m", "DEMETER_MODEL_REQUESTS_PER_MINUTE": "\(perMinute)",
        "DEMETER_MODEL_REQUESTS_PER_DAY": "1000000",
        // The everyday meal below is certain, whatever the reader's calibration of the day.
        "DEMETER_MODEL_SURE": "0.3", "DEMETER_MODEL_FAIR": "0.2", "DEMETER_MODEL_DOUBTFUL": "0.1",
    ]
}

/// Words without food, each time others, so that nothing is answered from memory.
private func unknown(_ number: Int) -> String {
    let letters = Array("bcdfghklmnprst")
    let name = [number / 196 % 14, number / 14 % 14, number % 14].map { "\(letters[$0])uxo" }
    return "the usual \(name.joined()) at the office"
}

/// Reading through a model on this machine: the time beyond the server's own.
func modelReading() async throws {
    let server = try SlowServer(milliseconds: 20)
    let daemon = try LiveDaemon(environment: environment(server.address, perMinute: 10_000))
    defer { daemon.remove() }
    var client = try daemon.connect()
    // The first opens the connection and prepares the catalog.
    _ = try call(&client, "log", ["text": .string(unknown(0))])
    var added: [Double] = []
    var certain: [Double] = []
    for number in 1...200 {
        let whole = try seconds {
            let result = try call(&client, "log", ["text": .string(unknown(number))])
            guard result["entries"]?.array?.first?["source"] == "model" else {
                throw BenchmarkError("not read by the model: \(result.text)")
            }
        }
        guard let served = server.served.last else { throw BenchmarkError("nobody was asked") }
        added.append((whole - (served.answered - served.arrived)) * 1000)
        certain.append(try seconds { _ = try call(&client, "log", ["text": "2 eggs"]) } * 1000)
    }
    Report.line(
        "  a local server's own time and \(format(added.quantile(0.5))) ms, ratio to a meal that nobody is "
            + "asked about \(format(added.quantile(0.5) / certain.quantile(0.5), 1))")
    Report.claim(
        "reading by a model beyond its server's time, 95th percentile", added.quantile(0.95), "ms",
        .atMost, 5)
}

/// A hundred waiting descriptions are read at the configured rate while certain meals are logged.
func modelQueue() async throws {
    let perMinute = 50
    let server = try SlowServer(milliseconds: 200)
    // As without a model and while the queue drains, in turns, so that the machine is the same.
    let without = try LiveDaemon()
    defer { without.remove() }
    let daemon = try LiveDaemon(
        environment: environment("http://127.0.0.1:9/v1", perMinute: perMinute))
    defer { daemon.remove() }
    var client = try daemon.connect()
    var other = try without.connect()
    for number in 0..<100 {
        let result = try call(&client, "log", ["text": .string(unknown(number))])
        guard result["state"] == "waiting" else {
            throw BenchmarkError("it does not wait: \(result.text)")
        }
    }
    daemon.stop()
    let again = try LiveDaemon(
        folder: daemon.folder, environment: environment(server.address, perMinute: perMinute))
    defer { again.stop() }
    client = try again.connect()
    var draining: [Double] = []
    var alone: [Double] = []
    var number = 0
    while server.served.count < 100 {
        // In random order, so that neither side always follows the other's disk write.
        for isFirst in Bool.random() ? [true, false] : [false, true] {
            if isFirst {
                draining.append(try seconds { _ = try call(&client, "log", ["text": "2 eggs"]) })
            } else {
                alone.append(try seconds { _ = try call(&other, "log", ["text": "2 eggs"]) })
            }
        }
        number += 1
        usleep(5000)
    }
    let times = server.served.map(\.arrived)
    // What was sent a minute apart may arrive a little closer together.
    let most = times.map { start in times.count { (start..<start + 59).contains($0) } }.max() ?? 0
    Report.line(
        "  100 waiting read in \(format((times.last ?? 0) - (times.first ?? 0), 0)) s, beside "
            + "\(number) certain meals")
    Report.claim(
        "requests to the model in any 59 s", Double(most), .atMost, Double(perMinute), noise: 0)
    Report.claim(
        "meals beside the queue, median, to those without a model",
        draining.quantile(0.5) / alone.quantile(0.5), .atMost, 1.1)
    Report.claim(
        "meals beside the queue, 95th percentile, to those without",
        draining.quantile(0.95) / alone.quantile(0.95), .atMost, 1.1, noise: 0.15)
}

/// Choosing the foods for a prompt among 8,000, against searching the catalog for the same words.
func modelFoods() async throws {
    let own = try CatalogFile.load("ingredients.json")
    let foods = (0..<8000).map { number in
        var food = own[number % own.count]
        if number >= own.count {
            food.id = FoodID(rawValue: "\(food.id.rawValue)-\(number / own.count)")
            food.name += number / own.count % 2 == 0 ? ", canned" : ", no. \(number / own.count)"
        }
        return food
    }
    let catalog = FoodCatalog(foods: foods)
    let relevant = RelevantFoods(catalog: catalog)
    let folder = ProcessInfo.processInfo.environment["EVAL"] ?? "../shared/eval"
    let path = "\(folder)/reading/nutribench_v1_wweia_meal_natural.jsonl"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var sentences = text.split(separator: "\n").prefix(300).compactMap {
        try? JSONValue(parsing: String($0))["text"]?.string
    }
    if sentences.isEmpty {
        sentences = [
            "two eggs and toast with butter", "chicken curry with rice and a glass of milk",
        ]
    }
    var times: [Double] = []
    var search: [Double] = []
    var chosen = 0
    for sentence in sentences {
        times.append(seconds { chosen += relevant.choose(for: sentence).count } * 1000)
        search.append(seconds { _ = catalog.search(sentence, limit: 20) } * 1000)
    }
    guard chosen > 0 else { throw BenchmarkError("nothing was chosen") }
    Report.line("  ratio to a search \(format(times.quantile(0.5) / search.quantile(0.5)))")
    Report.claim(
        "choice among 8,000 foods for a prompt, longest", times.max() ?? .nan, "ms", .atMost, 2)
}
