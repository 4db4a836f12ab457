import JSON
import TestSupport
import Testing
import UnixSocket

/// Scores, feelings and what to have instead, with a live daemon on six foods of the catalog and what is known of them.
struct ScoreTests {
    private static let ingredients =
        "\(Built.root)/Tests/EndToEndTests/Fixtures/scores/ingredients.json"

    private func demeter(_ daemon: DaemonProcess, _ arguments: String...) throws -> Command {
        try Command.run(
            Built.program("demeter"),
            arguments + [
                "--socket", daemon.socket, "--data-dir", daemon.folder, "--config", "/dev/null",
                "--ingredients", Self.ingredients,
            ])
    }

    @Test func `a day is scored, felt and swapped over a crash, and taken along`() throws {
        let daemon = try DaemonProcess(arguments: ["--ingredients", Self.ingredients])
        var client = try daemon.connect()
        _ = try client.say("a bowl of oatmeal with blueberries")
        let score = try demeter(daemon, "score")
        #expect(score.output.contains("Healthy Eating Index of "), "\(score.output)")
        #expect(score.output.contains("  whole grains 10.0 of 10: "), "\(score.output)")
        let index = try #require(try client.call("score")["result"]?["hei"])
        #expect(index["components"]?.array?.count == 13)

        #expect(try demeter(daemon, "allergies", "add", "milk").status == 0)
        let held = try client.say("a latte")
        #expect(
            held.last
                == "You could have soy milk latte or oat milk latte instead; say which.", "\(held)")
        // Held, it counts nowhere.
        #expect(try client.call("score")["result"]?["hei"] == index)
        _ = try client.say("the second one")
        #expect(try client.say("bloated, three of five").first?.hasPrefix("Noted: bloated") == true)

        daemon.crash()
        try daemon.start()
        client = try daemon.connect()
        let day = try #require(try client.call("day")["result"])
        #expect(
            day["entries"]?.array?.compactMap { $0["name"]?.string }
                == ["oatmeal", "blueberries", "oat milk latte"])
        // A drink of oats has a little more of grains for each kcal than a bowl of oatmeal with berries.
        let after = try #require(day["hei"])
        #expect(try grains(after) > grains(index))
        let again = try client.call("alternatives", ["food": "latte"])["result"]
        #expect(again?["taken"]?.integer == 1)
        let export = try demeter(daemon, "export")
        #expect(export.output.contains("{\"table\":\"feelings\","))
        #expect(export.output.contains("{\"table\":\"swaps\","))
        #expect(export.output.contains("\\\"whole_grains\\\""))

        #expect(try client.say("undo").contains("Removed: bloated, 3 of 5."))
        _ = try client.say("undo")
        #expect(try client.call("score")["result"]?["hei"] == index)
    }

    /// Whole grains for each 1,000 kcal.
    private func grains(_ index: JSONValue) throws -> Double {
        let component = index["components"]?.array?.first {
            $0["component"]?.string == "whole_grains"
        }
        return try #require(component?["amount"]?.number)
    }
}
