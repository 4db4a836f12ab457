import Foundation
import JSON
import UnixSocket

/// A `demeterd` of the release build on a folder of its own, on the disk that the checkout is on.
final class LiveDaemon {
    let process = Process()
    let folder: String
    var socket: String { "\(folder)/demeter.sock" }

    /// Starts on an empty journal, or on the one in `folder`.
    init(
        folder: String? = nil, ingredients: String = "ingredients.json",
        environment: [String: String] = [:]
    ) throws {
        self.folder = folder ?? ".build/benchmark-\(UUID().uuidString)"
        process.executableURL = URL(fileURLWithPath: ".build/release/demeterd")
        process.arguments = [
            "--data-dir", self.folder, "--socket", "\(self.folder)/demeter.sock",
            "--config", "/dev/null", "--ingredients", ingredients,
        ]
        // What a start keeps for the next is not the developer's own.
        process.environment = ProcessInfo.processInfo.environment
            .merging([
                "XDG_CACHE_HOME": FileManager.default.currentDirectoryPath
                    + "/.build/benchmark-cache"
            ]) { $1 }
            .merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Connects as soon as the daemon listens.
    func connect() throws -> SocketClient {
        while true {
            do { return try SocketClient(connectingTo: socket) } catch {
                guard process.isRunning else { throw BenchmarkError("the daemon does not run") }
                usleep(500)
            }
        }
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    func remove() {
        stop()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A figure of `/proc/PID/status` in its own unit; for kilobytes without the `kB`.
    func status(_ name: String) -> Int {
        let text =
            (try? String(
                contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
    }

    /// How often any of its threads gave up the processor by itself: a wake-up leaves one behind.
    func switches() -> Int {
        let tasks = "/proc/\(process.processIdentifier)/task"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return names.reduce(0) { sum, task in
            let text =
                (try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)) ?? ""
            let line = text.split(separator: "\n").first {
                $0.hasPrefix("voluntary_ctxt_switches:")
            }
            return sum
                + (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0)
        }
    }
}

struct BenchmarkError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// One request and its result over JSON-RPC.
func call(
    _ client: inout SocketClient, _ method: String, _ parameters: JSONValue = [:]
) throws -> JSONValue {
    try client.send(
        line: (["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters]
            as JSONValue)
            .text)
    guard let line = try client.receiveLine(), let result = try JSONValue(parsing: line)["result"]
    else { throw BenchmarkError("\(method) was refused") }
    return result
}

/// Seconds that `body` takes.
func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    let (whole, rest) = (ContinuousClock.now - start).components
    return Double(whole) + Double(rest) / 1e18
}

extension [Double] {
    /// The value below which a share of all lies.
    func quantile(_ share: Double) -> Double {
        guard !isEmpty else { return .nan }
        return sorted()[Swift.min(count - 1, Int(Double(count) * share))]
    }
}

func format(_ value: Double, _ digits: Int = 2) -> String { String(format: "%.\(digits)f", value) }
