import JSON
import TestSupport
import Testing
import UnixSocket

/// A programme with a live daemon, from the files that are installed and one of the person's own.
struct ProgrammeTests {
    private func demeter(_ daemon: DaemonProcess, _ arguments: String...) throws -> Command {
        try Command.run(
            Built.program("demeter"),
            arguments + [
                "--socket", daemon.socket, "--data-dir", daemon.folder, "--config", "/dev/null",
                "--ingredients", Built.ingredients,
            ])
    }

    @Test func `it goes on over a crash, and leaves in numbers after a yes`() throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        let none = try demeter(daemon, "programme")
        #expect(none.status == 1, "\(none.output) \(none.errors)")
        let list = try demeter(daemon, "programme", "list")
        #expect(list.output.contains("twenty-one-days: Twenty-one days, 21 days\n"))
        let started = try demeter(daemon, "programme", "start", "--from", "yesterday")
        #expect(started.output.hasPrefix("Started: Twenty-one days, from "), "\(started.errors)")
        _ = try client.say("two eggs and toast")
        daemon.crash()
        try daemon.start()
        client = try daemon.connect()
        let shown = try #require(try client.call("programme")["result"])
        #expect(shown["state"] == "running")
        #expect(shown["day"] == 2)
        #expect(shown["metrics"]?["days_logged"] == 1)
        #expect(shown["metrics"]?["entries"] == 2)
        #expect(shown["metrics"]?["right"] == 2)
        #expect(shown["days"]?.array?.last?["targets"]?["no_banned"] == "met")
        let summary = try client.call("summary")["result"]
        #expect(
            summary?["figures"]?["programme"]?.string?
                .hasPrefix("Twenty-one days, day 2 of 21: ") == true)
        let file = daemon.folder + "/pilot.json"
        #expect(try demeter(daemon, "programme", "metrics", "--export", file).status == 64)
        #expect(try demeter(daemon, "programme", "metrics", "--export", file, "--yes").status == 0)
        #expect(try JSONValue(parsing: bytes(of: file))["metrics"] == shown["metrics"])
        #expect(try demeter(daemon, "export").output.contains("{\"table\":\"programmes\","))
        #expect(try demeter(daemon, "programme", "stop").status == 0)
        let undone = try client.say("undo")
        #expect(undone.contains { $0.hasPrefix("Goes on: Twenty-one days") }, "\(undone)")
    }
}
