import Foundation
import JSON
import TestSupport
import Testing

/// Recipes need no network: a daemon from which it was taken away makes, changes, finds, eats and keeps them.
struct RecipeOfflineTests {
    private static func lines(_ random: inout SplitMix64) -> [(text: String, calories: Double)] {
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
            let count = Double(Int.random(in: 1...9, using: &random))
            return switch Int.random(in: 0..<3, using: &random) {
            case 0: ("\(Int(count)) eggs", count * 75)
            case 1: ("\(Int(count) * 10) g butter", count * 70)
            default: ("\(Int(count) * 100) g rice", count * 130)
            }
        }
    }

    @Test(.enabled(if: OfflineTests.works(["unshare", "-rn", "true"]), "needs user namespaces"))
    func `a hundred recipes are made, changed, found, eaten and taken back without a network`()
        throws
    {
        let daemon = try DaemonProcess(wrapper: ["unshare", "-rn"])
        var client = try daemon.connect()
        for seed in 0..<100 {
            var random = SplitMix64(seed: UInt64(seed))
            let lines = Self.lines(&random)
            let servings = Double(Int.random(in: 1...6, using: &random))
            // Letters, so that no number is taken for an amount.
            let name =
                "dish b\(Array("aeiou")[seed / 25 % 5])\(Array("bcdfghklmnprstvwxzjqyaeiou")[seed % 25])"
            let text = "\(name)\nIngredients:\n" + lines.map(\.text).joined(separator: "\n")
            let recipe = try client.call(
                "recipes.add", ["text": .string(text), "servings": .number(servings)])["result"]
            let whole = lines.reduce(0) { $0 + $1.calories }
            #expect(recipe?["totals"]?["calories"]?.number == whole, "seed \(seed): \(text)")
            let id = try #require(recipe?["id"], "seed \(seed)")
            let changed = try client.call(
                "recipes.change", ["id": id, "text": "serves 7"])["result"]
            #expect(changed?["servings"] == 7, "seed \(seed)")
            let found = try client.call("recipes.list", ["query": .string(name)])
            #expect(found["result"]?.array?.first?["id"] == id, "seed \(seed)")
            let eaten = try client.call("recipes.eat", ["id": id, "share": 1])["result"]
            #expect(eaten?["day"]?["totals"]?["calories"]?.number == whole, "seed \(seed): \(text)")
            let said = try client.call("log", ["text": .string("half of my \(name)")])[
                "result"]
            #expect(
                said?["entries"]?.array?.first?["source"] == "custom_meal", "seed \(seed): \(text)")
            for _ in 0..<2 { _ = try client.call("undo") }
            #expect(
                try client.call("day")["result"]?["entries"] == [], "seed \(seed): \(text)")
        }
        #expect(daemon.stop() == 0)
        #expect(daemon.log == "")
    }

    @Test(.enabled(if: OfflineTests.works(["unshare", "-rn", "true"]), "needs user namespaces"))
    func `a file of recipes is taken in without a network, and an entry's parts go out and in`()
        throws
    {
        let folder = try TemporaryFolder()
        let daemon = try DaemonProcess(wrapper: ["unshare", "-rn"])
        func demeter(_ arguments: [String]) throws -> Command {
            try Command.run(
                "/usr/bin/env",
                [
                    "unshare", "-rn", Built.program("demeter"), "--config", "/dev/null", "--socket",
                    daemon.socket,
                ] + arguments)
        }
        let file = "\(folder.path)/toast.cook"
        try "Put @butter{10%g} on @toast{2%slices}."
            .write(toFile: file, atomically: false, encoding: .utf8)
        let taken = try demeter(["recipe", "import", file])
        #expect(taken.status == 0, "\(taken.errors)")
        #expect(try demeter(["recipe", "eat", "toast"]).status == 0)
        #expect(daemon.stop() == 0)
        let (first, second) = ("\(folder.path)/first.csv", "\(folder.path)/second.csv")
        func data(_ arguments: [String]) throws {
            let done = try Command.run(Built.program("demeter"), arguments)
            #expect(done.status == 0, "\(done.errors)")
        }
        try data(["export", "--data-dir", daemon.folder, "--format", "csv", "-o", first])
        try data(["import", "--data-dir", "\(folder.path)/other", first])
        try data([
            "export", "--data-dir", "\(folder.path)/other", "--format", "csv", "-o", second,
        ])
        let parts = try String(contentsOfFile: second, encoding: .utf8)
        #expect(parts.contains("butter") && parts.contains("custom_meal"))
    }
}
