import Foundation
import JSON
import ModelServer
import TestSupport
import Testing
import UnixSocket

/// One thing that must never be had, at every door of a live daemon with the project's own foods: each holds it, or warns
/// of it, in the same words.
@Suite(.enabled(if: PageStage.isThere, PageStage.reason))
struct AlertDoorsTests {
    private static let ban = "which you must not have."

    private static let photograph = Completions.answer(
        #"{"photo_items":[{"name":"peanut butter","preparation":null,"grams_low":20,"#
            + #""grams_likely":30,"grams_high":40,"confidence":0.9}],"scene":"single","#
            + #""description":"A spread.","questions":[]}"#)

    private static let products =
        "code\tproduct_name\tenergy_100g\tingredients_text\tallergens\ttraces_tags\n"
        + "4006381333931\tZorb bar\t2000\tsugar\ten:peanuts\t\n"
        + "5000157024671\tZorb crackers\t1600\twheat flour, salt\t\ten:peanuts\n"
        + "3017620422003\tZorb syrup\t1200\tsugar, water\t\t\n"

    /// What of a result is held, and what of it is told of the ban.
    private func isHeld(_ result: JSONValue?) -> Bool {
        let entries = (result?["held"]?.array ?? []) + (result?["entries"]?.array ?? [])
        return !entries.isEmpty
            && entries.contains { entry in
                entry["state"] == "held"
                    && entry["warnings"]?.array?.contains {
                        $0["message"]?.string?.hasSuffix(Self.ban) == true
                    } == true
            }
    }

    @Test func `every door holds what must never be had, or warns of it`() async throws {
        let server = try ModelServer { _ in .json(Self.photograph) }
        let stage = try PageStage(
            [
                "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_BASE_URL": server.address,
                "DEMETER_MODEL_MODEL": "m", "DEMETER_MODEL_TIMEOUT": "20",
            ], arguments: ["--ingredients", "\(Built.root)/ingredients.json"])
        let folder = stage.daemon.folder
        let table = "\(folder)/products.tsv"
        try Self.products.write(toFile: table, atomically: true, encoding: .utf8)
        let imported = try stage.demeter(
            ["foods", "import", table, "--ingredients", "\(Built.root)/ingredients.json"])
        try #require(imported.status == 0, "\(imported.errors)")
        var client = try stage.daemon.connect()
        _ = try client.say("I'm allergic to peanuts")

        // Words that are read, logged and said.
        let read = try client.call("parse", ["text": "chicken satay with peanut sauce"])["result"]
        for item in try #require(read?["items"]?.array) {
            #expect(
                item["warnings"]?.array?.first?["message"]?.string?.hasSuffix(Self.ban) == true,
                "\(item)")
        }
        #expect(isHeld(try client.call("log", ["text": "a snickers bar"])["result"]))
        let said = try client.say("pad thai")
        #expect(said.first?.contains("It is not logged: say yes if you ate it anyway") == true)
        _ = try client.say("no")

        // A recipe that is kept, and eaten.
        let recipe = try client.call(
            "recipes.add", ["name": "nutty", "text": "100 g rice, 30 g peanut butter"])["result"]
        #expect(recipe?["warnings"]?.array?.first?["message"]?.string?.hasSuffix(Self.ban) == true)
        let id = try #require(recipe?["id"])
        #expect(isHeld(try client.call("recipes.eat", ["id": id, "servings": 1])["result"]))

        // Packages that declare it, and may have traces; one whose list is known and has none is logged.
        for code in ["4006381333931", "5000157024671"] {
            let scanned = try client.call("barcode", ["code": .string(code), "text": "50 g"])
            #expect(isHeld(scanned["result"]), "\(scanned)")
        }
        let plain = try client.call("barcode", ["code": "3017620422003", "text": "50 g"])["result"]
        #expect(plain?["entries"]?.array?.first?["state"] == "logged", "\(plain ?? .null)")

        // A photograph, by what the model sees in it.
        if FileManager.default.isExecutableFile(atPath: "/usr/bin/zint") {
            let picture = "\(folder)/plate.png"
            let made = try Command.run(
                "zint",
                ["--barcode=QRCODE", "--data=no number", "--scale=6", "--output=\(picture)"])
            try #require(made.status == 0)
            let seen = try client.call("photo", ["files": [.string(picture)]])["result"]
            #expect(isHeld(seen), "\(seen ?? .null)")
        }

        // The page, and an assistant.
        try await stage.enter()
        let page = try await stage.submit("say", [("text", "a peanut butter sandwich")])
        #expect(page.contains(Self.ban))
        let assistant = try Command.run(
            Built.program("demeter"),
            ["mcp", "--socket", stage.daemon.socket, "--config", "/dev/null"],
            input: Self.calls)
        let answers = try assistant.output.split(separator: "\n").map {
            try JSONValue(parsing: String($0))
        }
        let logged = answers.first { $0["id"] == 2 }?["result"]?["structuredContent"]
        #expect(isHeld(logged), "\(assistant.output)")
        #expect(logged?["next"]?.string?.hasPrefix("Held") == true)

        // What is planned, what is repeated, and what is offered.
        let day = try #require(try client.call("day")["result"]?["date"])
        let planned = try client.call(
            "plans.add", ["day": day, "meal": "dinner", "text": "a peanut butter sandwich"])[
                "result"]
        #expect(planned?["reply"]?.string?.hasSuffix(Self.ban) == true, "\(planned ?? .null)")
        let plan = try #require(planned?["plans"]?.array?.first?["id"])
        #expect(isHeld(try client.call("plans.eat", ["plan": plan])["result"]))
        let offered = try client.call("alternatives", ["food": "peanut butter"])["result"]
        let instead = try #require(offered?["alternatives"]?.array)
        #expect(instead.count == 3)
        for one in instead {
            let food = try client.call("parse", ["text": one["name"] ?? .null])["result"]
            let warnings = food?["items"]?.array?.flatMap { $0["warnings"]?.array ?? [] } ?? []
            #expect(!warnings.contains { $0["rule"] == "allergen" }, "\(one)")
        }
        let suggested = try client.call("suggest")["result"]?.array ?? []
        #expect(!suggested.contains { $0["text"]?.string?.contains("peanut") == true })

        // What was confirmed is an exposure, and is asked about when it is repeated.
        let held = try #require(
            try client.call("held")["result"]?.array?.first { $0["name"] == "snickers bar" })
        _ = try client.call("confirm", ["entry": held["id"] ?? .null])
        let exposures = try client.call("allergies")["result"]?["exposures"]?.array
        #expect(exposures?.map { $0["name"] } == ["snickers bar"])
        #expect(exposures?.first?["logged_at"]?.string?.hasPrefix(day.string ?? "-") == true)
        let again = try stage.demeter(["repeat", "today"])
        #expect(again.output.contains("It is not logged: say yes if you ate it anyway"), "\(again)")

        // A file tells of what was eaten: it is warned of, and an exposure since the day on which it was said.
        let meals = "\(folder)/meals.csv"
        try """
        date,meal,food,calories
        \(day.string ?? ""),lunch,peanut brittle,300
        2020-01-01,lunch,peanut brittle,300
        \(day.string ?? ""),lunch,apple,50

        """.write(toFile: meals, atomically: true, encoding: .utf8)
        #expect(stage.daemon.stop() == 0)
        for options in [["--dry-run"], []] {
            let told = try stage.demeter(
                ["import", meals, "--ingredients", "\(Built.root)/ingredients.json"] + options)
            #expect(told.status == 0, "\(told.errors)")
            #expect(
                told.output.contains("1 of them has a warning")
                    && told.output.contains("peanut brittle has peanuts, \(Self.ban)"),
                "\(told.output)")
        }
        try stage.daemon.start()
        client = try stage.daemon.connect()
        let all = try client.call("allergies")["result"]?["exposures"]?.array
        #expect(
            all?.compactMap { $0["name"]?.string }.sorted() == ["peanut brittle", "snickers bar"])
    }

    private static let calls =
        [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","#
                + #""capabilities":{},"clientInfo":{"name":"doors","version":"1"}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"log","#
                + #""arguments":{"text":"peanut brittle","key":"doors"}}}"#,
        ].joined(separator: "\n") + "\n"
}
