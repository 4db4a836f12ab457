import Foundation
import Glibc
import JSON
import TestSupport
import Testing
import UnixSocket

/// Worlds that wish Demeter ill, in many rounds from seeds that are printed.
@Suite(
    .serialized, .enabled(if: ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil),
    .timeLimit(.minutes(30)))
struct AttackSoakTests {
    private let seed = UInt64.random(in: .min ... .max)

    @Test func `beside hostile clients every meal is kept and everybody answered`() throws {
        var random = SplitMix64(seed: seed)
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        let hostile = HostileClients(daemon.socket, most: 200)
        let meals = 1500
        var worst = Duration.zero
        for _ in 0..<meals {
            for _ in 0..<10 { hostile.act(using: &random) }
            let began = ContinuousClock.now
            #expect(
                try client.call("log", ["text": "2 eggs"])["result"]?["state"] == "logged",
                "seed \(seed)")
            worst = max(worst, ContinuousClock.now - began)
        }
        let moves = hostile.done.values.reduce(0, +)
        print("attack: \(moves) hostile moves, the longest log took \(worst)")
        #expect(Set(hostile.done.keys) == Set(HostileClients.Move.allCases))
        hostile.leave()
        try waitUntil {
            try client.call("status")["result"]?["connections"] == 1
        }
        #expect(daemon.ownKilobytes < 300_000 * DaemonProcess.memoryFactor, "seed \(seed)")
        let files = try FileManager.default.contentsOfDirectory(
            atPath: "/proc/\(daemon.identifier)/fd")
        #expect(files.count < 64, "seed \(seed)")
        #expect(
            try client.call("day")["result"]?["entries"]?.array?.count == meals, "seed \(seed)")
        #expect(daemon.stop() == 0)
        let doctor = try Command.run(
            Built.program("demeter"),
            ["doctor", "--data-dir", daemon.folder, "--config", "/dev/null"])
        #expect(doctor.output.contains("sound: "), "seed \(seed)")
    }

    @Test func `whatever lies in the way of what is written, nobody else's file is touched`()
        throws
    {
        var random = SplitMix64(seed: seed)
        let world = try PreparedWorld()
        var ends: [Int32: Int] = [:]
        for round in 0..<300 {
            let (run, words) = try world.attack(using: &random)
            let place: Comment = "round \(round), \(words), seed \(seed): \(run.errors)"
            ends[run.status, default: 0] += 1
            // 124 is that of `timeout`, and above 128 lie the signals.
            #expect([0, 1, 64, 65, 66, 69, 73, 74, 75].contains(run.status), place)
            #expect(run.status == 0 || !run.errors.isEmpty || !run.output.isEmpty, place)
            #expect(try world.fault() == nil, place)
        }
        print("attack: 300 writes into what was prepared ended with \(ends)")
        #expect((ends[0] ?? 0) > 100, "seed \(seed)")
    }

    @Test func `starts with whatever is closed, short, blocked or prepared end in words`() throws {
        var random = SplitMix64(seed: seed)
        var starts = 0
        for round in 0..<150 {
            let world = try BadStart(using: &random)
            let place: Comment = "round \(round), \(world.description), seed \(seed)"
            do {
                let daemon = try DaemonProcess(folder: world.data, wrapper: world.wrapper)
                starts += 1
                var client = try daemon.connect()
                #expect(try client.say("2 eggs").count == 2, place)
                #expect(daemon.stop() == 0, place)
            } catch let failure as DaemonFailure {
                #expect([65, 69, 71, 73, 75].contains(failure.status), place)
                #expect(
                    world.hidesErrors || failure.errors.contains("demeterd: "),
                    "\(place): \(failure.errors)")
            }
            #expect(bytes(of: world.victim) == BadStart.kept, place)
        }
        print("attack: of 150 starts \(starts) came up")
        #expect(starts > 20 && starts < 150, "seed \(seed)")
    }

    @Test(.enabled(if: Stranger.isPossible, Stranger.reason))
    func `another user reads, writes, signals and traces nothing, and hears nothing`() throws {
        let folder = try TemporaryFolder()
        #expect(chmod(folder.path, 0o711) == 0)
        let data = "\(folder.path)/data"
        #expect(mkdir(data, 0o700) == 0)
        let daemon = try DaemonProcess(folder: data)
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        func stranger(_ words: String...) throws -> Command {
            let all = ["timeout", "60"] + Stranger.wrapper + words
            return try Command.run(
                all[0], Array(all.dropFirst()),
                environment: ["HOME": "/", "PATH": "/usr/bin:/bin", "LC_ALL": "C"])
        }
        for isOpen in [false, true] {
            // Even where a person has opened their folder and their socket.
            if isOpen {
                #expect(chmod(data, 0o755) == 0)
                #expect(chmod(daemon.socket, 0o666) == 0)
            }
            for name in ["journal.sqlite", "journal.sqlite-wal", "journal.lock"] {
                #expect(try stranger("cat", "\(data)/\(name)").output == "")
                #expect(try stranger("cp", "/dev/null", "\(data)/\(name)").status != 0)
                #expect(try stranger("rm", "-f", "\(data)/\(name)").status != 0)
            }
            for name in ["environ", "mem", "maps", "fd"] {
                let path = "/proc/\(daemon.identifier)/\(name)"
                #expect(try stranger("sh", "-c", "cat \(path) \(path)/*").output == "", "\(name)")
            }
            for signal in ["TERM", "KILL", "USR1", "HUP"] {
                #expect(
                    try stranger("sh", "-c", "kill -\(signal) \(daemon.identifier)").status != 0)
            }
            for _ in 0..<100 {
                let run = try stranger(
                    Built.program("demeter"), "--socket", daemon.socket, "--config", "/dev/null",
                    "log", "poison")
                #expect(run.status != 0)
                #expect(!run.output.contains("egg") && !run.errors.contains("egg"))
            }
            #expect(try client.call("day")["result"]?["entries"]?.array?.count == 1)
        }
        #expect(daemon.stop() == 0)

        // A daemon of theirs where a person's is looked for gets no words.
        let theirs = "\(folder.path)/theirs"
        #expect(mkdir(theirs, 0o700) == 0)
        try Stranger.owns(theirs)
        let other = try ChildProcess(
            Stranger.wrapper + [
                Built.program("demeterd"), "--data-dir", theirs, "--socket", "\(theirs)/s",
                "--config", "/dev/null", "--ingredients", Built.ingredients,
            ], environment: ["HOME": theirs, "PATH": "/usr/bin:/bin"])
        try waitUntil {
            try #require(other.isRunning)
            return access("\(theirs)/s", F_OK) == 0
        }
        let run = try Command.run(
            Built.program("demeter"),
            ["--socket", "\(theirs)/s", "--config", "/dev/null", "log", "quincezorb soup"])
        #expect(run.status == 77 || run.status == 69)
        #expect(run.errors.contains("65534"))
        kill(other.processIdentifier, SIGTERM)
        #expect(other.terminationStatus == 0)
        for name in try FileManager.default.contentsOfDirectory(atPath: theirs) {
            let content = Data(bytes(of: "\(theirs)/\(name)"))
            #expect(content.range(of: Data("quincezorb".utf8)) == nil, "\(name)")
        }
    }
}
