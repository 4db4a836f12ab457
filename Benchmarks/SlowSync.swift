import Foundation

/// A disk on which each sync takes a thousandth of a second more, by a library that is loaded before the
/// system's into a program; compiled with the C compiler that Swift brings.
final class SlowSync {
    private static let word = "commits"
    private let folder = ".build/benchmark-\(UUID().uuidString)"
    private var library: String {
        "\(FileManager.default.currentDirectoryPath)/\(folder)/slow-sync.so"
    }

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let source = "\(folder)/slow-sync.c"
        try """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <time.h>
        static void rest(void) { nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, 0); }
        int fdatasync(int file) { rest(); return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(file); }
        int fsync(int file) { rest(); return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file); }
        """.write(toFile: source, atomically: true, encoding: .utf8)
        let run = try ChildRun(
            "/usr/bin/env", ["clang", "-shared", "-fPIC", "-O1", "-o", library, source])
        _ = run
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    var environment: [String: String] { ["LD_PRELOAD": library] }

    /// The median of a bare loop's commits, in a process with the same library.
    func secondsOfCommit(_ count: Int) throws -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [Self.word, String(count)]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let seconds = Double(text) else { throw BenchmarkError("no commits were made") }
        return seconds
    }

    /// Makes commits where the command line says so, and then ends the program.
    static func runIfAsked() throws {
        let words = CommandLine.arguments
        guard words.count == 3, words[1] == word, let count = Int(words[2]) else { return }
        var times: [Double] = []
        do {
            let bare = try BareLoop()
            for _ in 0..<count {
                times.append(try seconds { try bare.logOnce(meal, entries: entriesOfMeal) })
            }
        }
        print(times.quantile(0.5), terminator: "")
        exit(0)
    }
}
