import Foundation
import Glibc
import JSON
import Journal
import TestSupport
import Testing
import UnixSocket

/// A folder without rights, a full disk, and words in every corner of the data folder.
struct CareFaultTests {
    @Test(
        .enabled(if: Strace.isUsable, "needs strace, and the right to trace"),
        arguments: CareWorld.Verb.allCases)
    func `a disk that is full from some write on leaves the old journal, or finishes the new one`(
        _ verb: CareWorld.Verb
    ) throws {
        let world = try CareWorld(verb)
        for number in [1, 2, 4, 8, 16, 32] {
            try world.reset()
            let run = try Strace.inject(
                "error=ENOSPC", "pwrite64", number, world, onwards: true)
            let isDone = try world.check("\(verb), full from write \(number) on")
            #expect(isDone == (run.status == 0) || run.errors.contains("not every other file"))
            if run.status != 0 { #expect([73, 74].contains(run.status), "\(run.errors)") }
        }
    }

    /// Runs as nobody, in a folder that is nobody's and that nobody may write in.
    @Test(.enabled(if: getuid() == 0, "needs root to become nobody"))
    func `a folder without the right to write is refused before anything is changed`() throws {
        for verb in CareWorld.Verb.allCases where verb != .fill {
            let world = try CareWorld(verb)
            try world.reset()
            try world.give(to: 65_534)
            let before = try FileManager.default.subpathsOfDirectory(atPath: world.folder.path)
            let run = try Command.run(
                "setpriv",
                ["--reuid=65534", "--regid=65534", "--clear-groups"] + world.arguments,
                environment: ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"])
            #expect(run.status == 73, "\(verb): \(run.errors)")
            #expect(
                run.errors == "demeter: cannot write \(world.folder.path): Permission denied\n")
            #expect(try !world.check("\(verb) in a folder of mode 0500"))
            var facts = stat()
            #expect(stat(world.folder.path, &facts) == 0)
            #expect(facts.st_mode & 0o777 == 0o500)
            #expect(
                try FileManager.default.subpathsOfDirectory(atPath: world.folder.path) == before)
        }
    }

    @Test func `no byte stays in anything that earlier versions and kills have left`() throws {
        for verb in [CareWorld.Verb.forgetDays, .forgetAll] {
            let world = try CareWorld(verb)
            try world.reset()
            let folder = world.folder.path
            let words = Array("some \(CareWorld.secret) soup".utf8)
            for name in [
                "before-restore.sqlite-wal", "before-restore.sqlite-shm", "new.sqlite",
                "new.sqlite-wal", "model.sqlite", "model.sqlite-wal", "summary.a1B2c3",
                "journal.sqlite.forgotten", "backups/journal-2026-03-01.sqlite.part",
                "backups/journal-2026-03-01.sqlite.part-journal",
            ] { try write(words, to: "\(folder)/\(name)") }
            try write(
                Array("{\"demeter\":\"export\"}\n".utf8) + words, to: "\(folder)/mine.jsonl.part")
            try write(Array("a film".utf8), to: "\(folder)/film.part")
            let run = try Command.run(world.arguments[0], Array(world.arguments.dropFirst()))
            #expect([String(run.status), run.errors] == ["0", ""])
            #expect(try world.check("\(verb)"))
            #expect(bytes(of: "\(folder)/film.part") == Array("a film".utf8))
        }
    }

    @Test func `the undoing of an import is one sentence`() throws {
        let folder = try TemporaryFolder()
        var table = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n"
        for day in 1...28 {
            for number in 0..<50 {
                table +=
                    "2026-02-\(day < 10 ? "0" : "")\(day),08:15,Lunch,Food \(number),30 g,\(number)\n"
            }
        }
        let arguments = ["--data-dir", folder.path, "--config", "/dev/null"]
        let taken = try Command.run(
            Built.program("demeter"), ["import", "-"] + arguments, input: table)
        #expect(taken.status == 0)
        let daemon = try DaemonProcess(folder: folder.path)
        var client = try daemon.connect()
        let undone = "Undone: the import of 1,400 entries of 2026-02-01 to 2026-02-28."
        #expect(try client.say("undo that") == [undone])
        #expect(
            try client.say("redo")
                == ["Done again: the import of 1,400 entries of 2026-02-01 to 2026-02-28."])
        let reply = try client.call("undo")["result"]
        #expect(reply?["reply"]?.string == undone)
        #expect(reply?["removed"]?.array?.count == 1400)
        #expect(reply?["left_out"]?.integer == 900)
        #expect(daemon.stop() == 0)
    }
}
