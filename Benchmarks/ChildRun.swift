import Foundation
import Glibc

/// A program that was run to its end, and what it took by the kernel's own account.
struct ChildRun {
    /// Wall clock, s.
    let seconds: Double
    /// User and system time, s.
    let processorSeconds: Double
    /// The most that it had in memory at once, MB of 1,024 × 1,024 bytes.
    let peakMegabytes: Double

    /// Runs a program, with nothing on its standard input and its output thrown away.
    ///
    /// - Throws: `BenchmarkError` where it cannot be started or does not end with 0.
    init(_ program: String, _ arguments: [String]) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for descriptor: Int32 in [1, 2] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let start = ContinuousClock.now
        guard posix_spawn(&child, program, &actions, nil, words, environ) == 0 else {
            throw BenchmarkError("\(program) cannot be started")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw BenchmarkError("\(program) cannot be awaited") }
        }
        let (whole, rest) = (ContinuousClock.now - start).components
        guard status == 0 else {
            throw BenchmarkError("\(program) \(arguments) ended with \(status)")
        }
        seconds = Double(whole) + Double(rest) / 1e18
        processorSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
        peakMegabytes = Double(usage.ru_maxrss) / 1024
    }
}
