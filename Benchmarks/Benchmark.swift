import Foundation
import Glibc

/// One of the things that are measured.
struct Benchmark {
    let name: String
    /// Seconds after which it is ended and counts as failed.
    let limit: Int
    /// Whether it is left out unless it is named, since it takes minutes or needs another version.
    let isOnlyByName: Bool
    let run: () async throws -> Void

    init(
        _ name: String, within limit: Int, onlyByName: Bool = false,
        _ run: @escaping () async throws -> Void
    ) {
        self.name = name
        self.limit = limit
        isOnlyByName = onlyByName
        self.run = run
    }
}

/// Runs benchmarks one after the other, each in a process of its own with all that it starts, so that none
/// finds what another left behind and one that does not end is ended.
struct BenchmarkRun {
    private static let word = "run"
    let benchmarks: [Benchmark]

    /// Runs those that are named, else all that need not be; the exit status.
    func main(_ words: [String]) async throws -> Int32 {
        if words.count == 2, words[0] == Self.word {
            guard let benchmark = benchmarks.first(where: { $0.name == words[1] }) else {
                return 64
            }
            // All that it starts can be ended with it.
            setpgid(0, 0)
            try await benchmark.run()
            return 0
        }
        if let unknown = words.first(where: { word in !benchmarks.contains { $0.name == word } }) {
            FileHandle.standardError.write(
                Data(
                    "There is no benchmark \(unknown); there are \(benchmarks.map(\.name).joined(separator: ", ")).\n"
                        .utf8))
            return 64
        }
        let wanted = benchmarks.filter {
            words.isEmpty ? !$0.isOnlyByName : words.contains($0.name)
        }
        return run(wanted)
    }

    private func run(_ wanted: [Benchmark]) -> Int32 {
        let longest = wanted.reduce(0) { $0 + $1.limit }
        Report.line(
            "\(wanted.count) benchmarks, at most \((longest + 59) / 60) minutes; what else runs on this "
                + "machine shows in the figures.")
        var claims: [(benchmark: String, claim: Claim)] = []
        var faults: [String] = []
        let began = ContinuousClock.now
        for benchmark in wanted {
            Report.line("\(benchmark.name):")
            let start = ContinuousClock.now
            let (found, fault) = Self.run(benchmark)
            claims += found.map { (benchmark.name, $0) }
            if let fault {
                faults.append("\(benchmark.name) \(fault)")
                Report.line("  \(fault)")
            }
            Report.line("  took \(format(start.duration(to: .now) / .seconds(1), 1)) s")
        }
        Report.line("")
        for (benchmark, claim) in claims {
            Report.line(
                "\(benchmark.padded(14)) \(claim.name.padded(52)) \(claim.told), "
                    + "\(format(claim.taken)) of it, noise \(format(claim.noise * 100, 0)) %")
        }
        for fault in faults { Report.line(fault) }
        let missed = claims.count { $0.claim.isMissed }
        Report.line(
            "\(claims.count) claims, \(missed) missed, \(faults.count) benchmarks failed, "
                + "\(format(began.duration(to: .now) / .seconds(60), 1)) minutes.")
        return missed == 0 && faults.isEmpty ? 0 : 1
    }

    private static func run(_ benchmark: Benchmark) -> (claims: [Claim], fault: String?) {
        let path = ".build/benchmark-\(UUID().uuidString).claims"
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [word, benchmark.name]
        process.environment = ProcessInfo.processInfo.environment.merging([Report.file: path]) {
            $1
        }
        let isOver = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in isOver.signal() }
        do { try process.run() } catch { return ([], "cannot be started: \(error)") }
        let isInTime = isOver.wait(timeout: .now() + .seconds(benchmark.limit)) == .success
        // Also what a benchmark that failed has left running.
        kill(-process.processIdentifier, SIGKILL)
        if !isInTime { isOver.wait() }
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let claims = text.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Claim.self, from: Data($0.utf8))
        }
        if !isInTime { return (claims, "was ended after its \(benchmark.limit) s") }
        return (
            claims,
            process.terminationStatus == 0 ? nil : "ended with \(process.terminationStatus)"
        )
    }
}

extension String {
    fileprivate func padded(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
