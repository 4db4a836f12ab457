import CatalogFiles
import Foundation
import Nutrition

private let sentences = [
    "two scrambled eggs and a slice of toast with butter", "i had a banana",
    "can i get a large latte with oat milk", "undo that", "what have i had today",
    "for lunch i had a turkey sandwich and an apple", "log a bowl of oatmeal with blueberries",
    "i just ate a slice of pepperoni pizza", "a cup of black coffee",
    "this morning i had greek yogurt with honey and granola",
]
private let voices = ["en-us", "en-us+f3", "en-us+m3", "en-gb"]

/// What the recogniser costs: processor time, memory, waiting, and a model made anew.
func ears() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "demeter-ears-\(UUID().uuidString)"
    ).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/espeak-ng") else {
        return Report.line("  not measured, because espeak-ng is not installed")
    }
    var files: [String] = []
    for (number, sentence) in sentences.enumerated() {
        for voice in voices {
            let file = "\(folder)/\(number)-\(voice).wav"
            try run("/usr/bin/espeak-ng", ["-v", voice, "-s", "150", "-w", file, sentence])
            files.append(file)
        }
    }
    let all = EarsFoods(
        name: "all foods", ingredients: "ingredients.json", dataFolder: folder,
        cache: "\(folder)/cold")
    try transcription(of: files, with: all)
    let few = try EarsFoods.common(1_500, in: "\(folder)/few")
    try run(program, ["prepare"] + few.options, cache: few.cache)
    for foods in [few, all] { try renewal(of: foods) }
    // Sound takes as long as it lasts.
    try listening(to: files.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), with: few)
    try listening(to: files.enumerated().filter { $0.offset % 4 == 0 }.map(\.element), with: all)
}

private let program = ".build/release/demeter-ears"

private func transcription(of files: [String], with foods: EarsFoods) throws {
    let seconds = try files.reduce(0) { try $0 + Double(samples(of: $1).count) / 16_000 }
    // The model is made once, and the start is what one file costs beyond its share.
    let cold = try cost(["transcribe", files[0]], with: foods)
    let start = try cost(["transcribe", files[0]], with: foods)
    let whole = try cost(["transcribe"] + files, with: foods)
    let factor = (whole.processor - start.processor) / seconds
    Report.claim("processor time for a second of speech", factor, "s", .atMost, 0.08, noise: 0.05)
    let heard = try factor * Double(samples(of: files[0]).count) / 16_000
    Report.claim("start of `transcribe`", (start.wall - heard) * 1000, "ms", .atMost, 300)
    Report.line(
        "  the language model is made from nothing in "
            + "\(format((cold.processor - start.processor), 1)) s of processor time, "
            + "\(format(cold.wall - start.wall, 1)) s in all")
}

/// What the daemon has made when somebody adds a food of their own.
private func renewal(of foods: EarsFoods) throws {
    let food = Food(
        id: "quarkberry-crumble", name: "quarkberry crumble", category: .dessert,
        per100g: Nutrients(calories: Thousandths(250)), source: FoodSource(release: "benchmark"))
    _ = try OwnFoodsFile(dataFolder: foods.dataFolder).write([food])
    let models = "\(foods.cache)/demeter/voice"
    let known = try FileManager.default.contentsOfDirectory(atPath: models).count
    let added = try cost(["prepare"], with: foods)
    guard try FileManager.default.contentsOfDirectory(atPath: models).count > known else {
        throw BenchmarkError("no model was made of the added food")
    }
    Report.claim(
        "the model of \(foods.name) made anew", added.processor, "s", .atMost,
        foods.name.hasPrefix("1,500") ? 3 : 30)
}

/// Ears whose model lies ready: what making one takes is no part of hearing.
private func listening(to files: [String], with foods: EarsFoods) throws {
    let ears = try EarsProcess(foods)
    defer { ears.stop() }
    let hiss = (0..<16_000).map { _ in Int16.random(in: -12...12) }
    let idle = ears.cost
    for _ in 0..<20 { try ears.play(hiss) }
    let share = (ears.cost - idle) / 20
    var waits: [Double] = []
    for file in files {
        try ears.play(samples(of: file).trimmed + hiss)
        let end = ContinuousClock.now
        // A microphone does not stop; were it silent, the ears would wait for it.
        var isHeard = false
        for _ in 0..<500 where !isHeard {
            isHeard = try ears.message(within: 0) != nil
            if !isHeard { try ears.play(Array(hiss.prefix(320))) }
        }
        guard isHeard else { continue }
        waits.append(end.duration(to: .now) / .milliseconds(1))
        try ears.play(hiss)
    }
    Report.claim(
        "text after the quiet that ends a meal, median, \(foods.name)", waits.quantile(0.5), "ms",
        .atMost, 150)
    Report.claim(
        "the same, 99th percentile", waits.quantile(0.99), "ms", .atMost, 300)
    Report.claim(
        "a core in silence, \(foods.name)", share * 100, "%", .atMost, 0.5, noise: 0.2)
    guard foods.name.hasPrefix("1,500") else {
        return Report.line("  \(format(ears.memory, 1)) MB resident with \(foods.name)")
    }
    Report.claim("memory with \(foods.name)", ears.memory, "MB", .atMost, 70, noise: 0.02)
}

/// A WAV file of 22.05 kHz as samples of 16 kHz, well enough for a benchmark.
private func samples(of file: String) throws -> [Int16] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file)).dropFirst(44)
    let source = bytes.withUnsafeBytes { raw in
        (0..<raw.count / 2).map { raw.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self) }
    }
    return (0..<Int(Double(source.count) / 1.378125)).map { place in
        let exact = Double(place) * 1.378125
        let (first, share) = (Int(exact), exact - exact.rounded(.down))
        guard first + 1 < source.count else { return 0 }
        return Int16(Double(source[first]) * (1 - share) + Double(source[first + 1]) * share)
    }
}

extension [Int16] {
    /// Without the silence after the last word.
    fileprivate var trimmed: [Int16] {
        Array(self[..<((lastIndex { abs(Int32($0)) > 500 } ?? 0) + 1)])
    }
}

private func run(_ program: String, _ arguments: [String], cache: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let cache {
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["XDG_CACHE_HOME": cache]
        ) { $1 }
    }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
}

private func cost(
    _ arguments: [String], with foods: EarsFoods
) throws -> (processor: Double, wall: Double) {
    func used() -> Double {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1_000_000
    }
    let before = used()
    let wall = try seconds {
        try run(program, arguments + foods.options, cache: foods.cache)
    }
    return (used() - before, wall)
}
