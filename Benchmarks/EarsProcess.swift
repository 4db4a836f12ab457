import Foundation
import JSON

/// `demeter-ears serve` of the release build, which hears a named pipe and tells a socket.
final class EarsProcess {
    let process = Process()
    private let ours: Int32
    private let sound: FileHandle
    private let pipe: String
    private var lines: [UInt8] = []

    init(_ foods: EarsFoods) throws {
        pipe = "\(foods.dataFolder)/sound"
        var ends: [Int32] = [0, 0]
        guard mkfifo(pipe, 0o600) == 0,
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0
        else { throw BenchmarkError("there is no pipe for the ears") }
        ours = ends[0]
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        // The ears look for the daemon at descriptor 3.
        process.arguments =
            [
                "-c",
                "exec .build/release/demeter-ears serve --listening always "
                    + "--device fifo:\(pipe) \"$@\" 3<&0 < /dev/null", "ears",
            ] + foods.options
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["XDG_CACHE_HOME": foods.cache]
        ) { $1 }
        process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        process.standardError = FileHandle.nullDevice
        try process.run()
        close(ends[1])
        sound = FileHandle(forUpdatingAtPath: pipe) ?? .nullDevice
        guard try message(within: 120) == "ready" else {
            throw BenchmarkError("the ears are not ready")
        }
    }

    deinit { close(ours) }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    /// Plays 16 kHz samples as fast as they are spoken.
    func play(_ samples: [Int16]) throws {
        let frame = 320
        var due = ContinuousClock.now
        for start in stride(from: 0, to: samples.count, by: frame) {
            let piece = samples[start..<min(start + frame, samples.count)]
            try sound.write(contentsOf: piece.withUnsafeBytes { Data($0) })
            due = due.advanced(by: .milliseconds(20))
            let left = ContinuousClock.now.duration(to: due) / .microseconds(1)
            if left > 0 { usleep(UInt32(left)) }
        }
    }

    /// The kind of the next message; `nil` when none comes.
    func message(within seconds: Int32) throws -> String? {
        while true {
            if let end = lines.firstIndex(of: UInt8(ascii: "\n")) {
                let line = try JSONValue(parsing: Array(lines[..<end]))
                lines.removeSubrange(...end)
                return line["kind"]?.string
            }
            var watched = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
            guard poll(&watched, 1, seconds * 1000) > 0 else { return nil }
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = read(ours, &chunk, chunk.count)
            guard count > 0 else { throw BenchmarkError("the ears have ended") }
            lines += chunk[..<count]
        }
    }

    /// Seconds of processor time since its start.
    var cost: Double {
        let text =
            (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8))
            ?? ""
        let fields = text.split(separator: " ")
        guard fields.count > 14 else { return 0 }
        return ((Double(fields[13]) ?? 0) + (Double(fields[14]) ?? 0))
            / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Resident memory in megabytes.
    var memory: Double {
        let text =
            (try? String(
                contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        let kilobytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }
        return (kilobytes ?? 0) / 1024
    }
}
