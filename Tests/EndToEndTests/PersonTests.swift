import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// What a person tells of themselves, with a live daemon: in lines, in requests, over a crash, out and in.
struct PersonTests {
    private func demeter(
        _ daemon: DaemonProcess, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Command {
        try Command.run(
            Built.program("demeter"),
            arguments + [
                "--socket", daemon.socket, "--data-dir", daemon.folder, "--config", "/dev/null",
                "--ingredients", Built.ingredients,
            ],
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    }

    /// What a request is answered.
    private func result(
        _ client: inout SocketClient, _ method: String, _ parameters: JSONValue = [:]
    ) throws -> JSONValue {
        try #require(try client.call(method, parameters)["result"])
    }

    /// The language of a call's answer has the same name, and the command line sends it where its own is another.
    @Test(arguments: ["C.UTF-8", "zh_TW.UTF-8"])
    func `the language that somebody speaks is kept, whatever the answer's is`(
        _ locale: String
    ) throws {
        let daemon = try DaemonProcess()
        let told = try demeter(
            daemon, ["profile", "set", "language", "de"], environment: ["LC_ALL": locale])
        #expect(told.status == 0, "\(told.errors)")
        var client = try daemon.connect()
        #expect(try result(&client, "profile")["language"] == "de")
        _ = try result(&client, "profile.set", ["language": "en"])
        #expect(try result(&client, "profile")["language"] == "en")
    }

    @Test func `a profile and a weight outlive a crash, and an export takes them along`() throws {
        let daemon = try DaemonProcess()
        let told = try demeter(
            daemon, ["profile", "set", "born", "1984", "sex", "female", "height", "168cm"])
        #expect(told.status == 0, "\(told.errors)")
        #expect(
            try demeter(daemon, ["measure", "weight", "82.4kg"]).output == "Weight: 82.4 kg.\n")
        #expect(try demeter(daemon, ["rate", "egg", "5"]).output == "egg: 5 stars.\n")
        daemon.crash()
        try daemon.start()
        var client = try daemon.connect()
        #expect(try client.say("my weight") == ["Weight: 82.4 kg (today)."])
        let profile = try result(&client, "profile")
        #expect(profile["height"]?.number == 168)
        #expect(profile["sex"]?.string == "female")
        #expect(profile["pregnant"] == .null)
        let export = try demeter(daemon, ["export"])
        for table in ["profile", "measurements", "ratings"] {
            #expect(export.output.contains("{\"table\":\"\(table)\","), "\(table)")
        }
        #expect(try client.say("undo").contains("egg has no stars any more."))
        #expect(try client.say("undo").contains { $0.hasPrefix("Removed: weight 82.4 kg on ") })
        #expect(try result(&client, "measurements") == [])
    }

    @Test func `what is usual is suggested, chosen by its number, and undone`() throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        #expect(
            try client.say("what do I usually have now").first?.hasPrefix(
                "There is nothing to suggest")
                == true)
        for day in 1...6 {
            _ = try result(
                &client, "log", ["text": "2 eggs", "at": .string("2026-03-0\(day)T08:00:00Z")])
        }
        let list = try result(&client, "suggest", ["at": "2026-03-07T08:10:00Z"])
        #expect(list.array?.count == 1)
        #expect(list.array?.first?["food"]?.string == "egg")
        #expect(list.array?.first?["amount"]?.number == 2)
        #expect(list.array?.first?["grams"]?.number == 100)
        let shown = try demeter(daemon, ["suggest", "--at", "2026-03-07T08:10:00Z"])
        #expect(shown.output.hasPrefix("1. egg, 2 (100 g): 150 kcal\n"))
        #expect(try client.say("suggest").first?.hasPrefix("1. egg, 2 (100 g): 150 kcal") == true)
        #expect(try result(&client, "day")["entries"]?.array?.count == 0)
        _ = try client.say("the first one")
        #expect(try result(&client, "day")["entries"]?.array?.count == 1)
        #expect(try client.say("undo").first == "Undone.")
        #expect(try result(&client, "day")["entries"]?.array?.count == 0)
        _ = try result(&client, "suggest.dismiss", ["foods": ["egg"]])
        _ = try result(&client, "habits.forget")
        #expect(try result(&client, "suggest") == [])
    }
}
