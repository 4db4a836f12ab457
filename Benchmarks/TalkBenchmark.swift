import Foundation
import UnixSocket

/// What a turn of conversation costs against logging a meal, with a journal of many corrections.
///
/// In memory, where nothing hides behind the disk's own time, and on the disk that the checkout is on.
func talk() throws {
    let memory = "/dev/shm"
    if FileManager.default.isWritableFile(atPath: memory) {
        try talk(in: "\(memory)/demeter-benchmark-\(UUID().uuidString)", "in memory")
    }
    try talk(in: nil, "on disk")
}

private func talk(in folder: String?, _ place: String) throws {
    let daemon = try LiveDaemon(folder: folder)
    defer { daemon.remove() }
    var client = try daemon.connect()
    var meals: [Double] = []
    var turns: [String: [Double]] = [:]
    // An ordinary day; each round deletes what it logged.
    for meal in ["oatmeal with milk", "coffee", "chicken with rice", "an apple", "soup and bread"] {
        try say(meal, &client)
    }
    let lines = [
        "no, three eggs", "make that half", "undo that", "swap the eggs for a banana",
        "change the banana to 100 g", "without the butter", "that was for dinner", "it was a pear",
        "delete the pear",
    ]
    // The first rounds find nothing warm yet.
    for round in 0..<220 {
        let meal = try seconds { try say("two eggs", &client) }
        if round >= 20 { meals.append(meal) }
        for line in lines {
            let turn = try seconds { try say(line, &client) }
            if round >= 20 { turns[line, default: []].append(turn) }
        }
    }
    let base = meals.quantile(0.5)
    let all = turns.values.joined().sorted()
    let worst = turns.max { $0.value.quantile(0.5) < $1.value.quantile(0.5) }
    Report.line(
        "  a turn \(place) takes \(format(all.quantile(0.5) * 1000)) ms, a plain log "
            + "\(format(base * 1000)) ms; slowest kind “\(worst?.key ?? "")” "
            + "\(format((worst?.value.quantile(0.5) ?? .nan) / base)) times that")
    Report.claim("a turn \(place) to a plain log", all.quantile(0.5) / base, .atMost, 1.5)
}

private func say(_ line: String, _ client: inout SocketClient) throws {
    try client.send(line: line)
    while let line = try client.receiveLine() { if line.isEmpty { return } }
    throw BenchmarkError("the daemon hung up after “\(line)”")
}
