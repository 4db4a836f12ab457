import Foundation
import JSON
import UnixSocket

/// A million imported foods: how fast they come in, and what they cost the daemon.
func imports() throws {
    let folder = ".build/benchmark-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let table = "\(folder)/products.tsv"
    let rows = 1_000_000
    let vocabulary = try writeProducts(rows, to: table)
    let reading = try seconds {
        guard let file = fopen(table, "rb") else { throw BenchmarkError("no table") }
        var block = [UInt8](repeating: 0, count: 1 << 20)
        var lines = 0
        while case let count = fread(&block, 1, block.count, file), count > 0 {
            for byte in block[..<count] where byte == 10 { lines += 1 }
        }
        fclose(file)
        guard lines == rows + 1 else { throw BenchmarkError("\(lines) lines") }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ".build/release/demeter")
    process.arguments = ["foods", "import", "--data-dir", folder, table]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let before = processorSecondsOfChildren()
    let time = try seconds {
        try process.run()
        process.waitUntilExit()
    }
    let processor = processorSecondsOfChildren() - before
    guard process.terminationStatus == 0 else { throw BenchmarkError("the import failed") }
    Report.claim("import of foods", Double(rows) / time, "rows/s", .atLeast, 50_000)
    Report.line(
        "  \(format(Double(rows) / processor, 0)) rows/s of processor time, "
            + "ratio to counting the file's lines \(format(time / reading, 1))")

    var starts: [Double] = []
    for _ in 0..<5 {
        let start = ContinuousClock.now
        let daemon = try LiveDaemon(folder: folder)
        var client = try daemon.connect()
        _ = try call(&client, "parse", ["text": "two eggs"])
        let (whole, rest) = (ContinuousClock.now - start).components
        starts.append((Double(whole) + Double(rest) / 1e18) * 1e3)
        daemon.stop()
    }
    Report.claim("start with a million foods", starts.quantile(0.5), "ms", .atMost, 150)

    let daemon = try LiveDaemon(folder: folder)
    defer { daemon.stop() }
    var client = try daemon.connect()
    var times: [Double] = []
    var found = 0
    var seed: UInt64 = 42
    for _ in 0..<2000 {
        let words = (0..<Int(1 + next(&seed) % 3)).map { _ in word(&seed, vocabulary) }
        let query = words.joined(separator: " ")
        times.append(
            try seconds {
                let foods = try call(&client, "foods.search", ["query": .string(query)])
                found += foods.array?.count ?? 0
            } * 1e3)
    }
    guard found > 0 else { throw BenchmarkError("nothing was found") }
    Report.line("  search: median \(format(times.quantile(0.5))) ms")
    Report.claim(
        "search of a million foods, 99th percentile", times.quantile(0.99), "ms", .atMost, 10)
    times = []
    for _ in 0..<2000 {
        let code = productCode(Int(next(&seed) % UInt64(rows)))
        times.append(
            try seconds {
                let foods = try call(&client, "foods.search", ["query": .string(code)])
                guard foods.array?.count == 1 else {
                    throw BenchmarkError("\(code) is not found: \(foods)")
                }
            } * 1e3)
    }
    Report.line("  a product by its number: median \(format(times.quantile(0.5))) ms")
    Report.claim(
        "a product of a million by its number, 99th percentile", times.quantile(0.99), "ms",
        .atMost, 2)
    Report.claim(
        "memory with a million foods", Double(daemon.status("VmRSS")) / 1024, "MB", .atMost, 80,
        noise: 0.02)
}

/// Of those that have ended; another program that is at work does not count.
private func processorSecondsOfChildren() -> Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
        $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
}

private func next(_ seed: inout UInt64) -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed >> 33
}

/// Words are as unequally common as in a language: by Zipf's law, roughly.
private func word(_ seed: inout UInt64, _ vocabulary: [String]) -> String {
    let share = Double(next(&seed) % 1_000_000) / 1_000_000
    return vocabulary[Int(pow(Double(vocabulary.count), share)) - 1]
}

/// The number on the package of a row's product: 13 digits, the last a check digit.
private func productCode(_ row: Int) -> String {
    let digits = String(300_000_000_000 + row)
    let sum = digits.utf8.enumerated().reduce(0) {
        $0 + Int($1.element - 48) * ($1.offset % 2 == 0 ? 1 : 3)
    }
    return "\(digits)\((10 - sum % 10) % 10)"
}

/// Writes a dump of made-up products with the columns of Open Food Facts; the words of their names.
func writeProducts(_ rows: Int, to path: String) throws -> [String] {
    let common = [
        "chocolate", "milk", "organic", "cheese", "chicken", "bread", "yogurt", "sauce", "juice",
        "coffee", "tomato", "biscuits", "rice", "pasta", "salad", "cream", "apple", "orange",
        "potato", "soup", "ham", "fish", "beans", "tea", "oil", "honey", "nuts", "cereal",
    ]
    let syllables = ["ka", "lo", "mi", "ter", "ran", "pe", "sul", "vo", "dri", "nex", "qua", "zim"]
    let vocabulary =
        common
        + (0..<60_000).map { number in
            (0..<4).map { syllables[(number / [1, 12, 144, 1728][$0]) % 12] }.joined()
                + "\(number / 20_736)"
        }
    guard let file = fopen(path, "wb") else { throw BenchmarkError("cannot write \(path)") }
    defer { fclose(file) }
    fputs(
        "code\turl\tproduct_name\tbrands\tcategories_en\tingredients_text\tserving_size"
            + "\tserving_quantity\tpnns_groups_1\tenergy-kcal_100g\tenergy-kj_100g\tenergy_100g"
            + "\tfat_100g\tcarbohydrates_100g\tsugars_100g\tfiber_100g\tproteins_100g"
            + "\tsalt_100g\tsodium_100g\n", file)
    let filler = String(repeating: "water, sugar, salt, flavouring (natural), ", count: 12)
    var seed: UInt64 = 7
    for row in 0..<rows {
        let name = (0..<Int(2 + next(&seed) % 5)).map { _ in word(&seed, vocabulary) }
            .joined(separator: " ")
        let (fat, carbohydrates, protein) = (
            Int(next(&seed) % 30), Int(next(&seed) % 60), Int(next(&seed) % 10)
        )
        let calories = 9 * fat + 4 * carbohydrates + 4 * protein
        let code = productCode(row)
        fputs(
            "\(code)\thttp://world.example/product/\(code)\t\(name)\t\(word(&seed, vocabulary))\tSnacks,"
                + "Sweet snacks\t\(filler)\t30 g\t30\tSugary snacks\t\(calories)\t\t\(calories * 4)"
                + "\t\(fat)\t\(carbohydrates)\t1\t0\t\(protein)\t0.5\t0.2\n", file)
    }
    return vocabulary
}
