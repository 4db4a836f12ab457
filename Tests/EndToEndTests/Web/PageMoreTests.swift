import Foundation
import HTTP
import JSON
import TestSupport
import Testing

/// What is kept between looks, recipes, a telephone, and how much a page weighs.
extension PageTests {
    @Test func `pages are told apart from what they were as soon as anybody changes something`()
        async throws
    {
        let stage = try PageStage()
        try await stage.enter()
        var desk = try stage.daemon.connect()
        // Kept between two looks, and never longer than it is true.
        for number in 1...20 {
            _ = try await stage.page()
            _ = try desk.call("log", ["text": .string("\(number) eggs")])
            let page = try await stage.page()
            #expect(page.contains("<span class=\"amount\">\(number) "), "\(number)")
            _ = try desk.call("undo")
            #expect(try await stage.page().contains("Nothing is logged on this day."), "\(number)")
        }
        // No two pages are alike to those who send their forms.
        let keys = try await [stage.page(), stage.page()].compactMap {
            $0.firstMatch(of: #/name="key" value="([^"]*)"/#).map { String($0.1) }
        }
        #expect(Set(keys).count == 2)
    }

    @Test func `a recipe is written, eaten and removed without a script`() async throws {
        let stage = try PageStage()
        try await stage.enter()
        var page = try await stage.submit(
            "addRecipe",
            [("name", "my rice"), ("servings", "2"), ("text", "200 g rice\n2 eggs")],
            on: "/recipes")
        let recipe = try #require(page.firstMatch(of: #/href="(\/recipe\/[0-9]+)"/#)).1
        page = try await stage.submit("eatRecipe", [("servings", "1,5")], on: String(recipe))
        #expect(page.contains("my rice"))
        var desk = try stage.daemon.connect()
        #expect(try desk.call("day")["result"]?["entries"]?.array?.first?["name"] == "my rice")
        page = try await stage.submit("removeRecipe", [], on: String(recipe))
        #expect(page.contains("You have no recipes yet."))
    }

    @Test func `a food of one's own is made and removed without a script`() async throws {
        let stage = try PageStage()
        try await stage.enter()
        var page = try await stage.submit(
            "addFood", [("name", "zork flakes"), ("calories", "412,5"), ("protein", "")],
            on: "/foods")
        #expect(page.contains("Done: zork flakes."))
        var desk = try stage.daemon.connect()
        let found = try desk.call("foods.search", ["query": "zork flakes"])["result"]?.array?.first
        #expect(found?["per_100g"]?["calories"] == 412.5)
        #expect(found?["per_100g"]?["protein"] == .null)
        let id = try #require(found?["id"]?.string)
        page = try await stage.submit("removeFood", [], on: "/food/\(id)")
        #expect(page.contains("Done: zork flakes."))
        #expect(try desk.call("foods.show", ["id": .string(id)])["error"] != nil)
        page = try await stage.submit(
            "addFood", [("name", "zork"), ("calories", "many")], on: "/foods")
        #expect(page.contains("must be a number"))
    }

    @Test func `a page with its style and script is less than 100 kB`() async throws {
        let stage = try PageStage()
        try await stage.enter()
        var desk = try stage.daemon.connect()
        for number in 0..<40 { _ = try desk.call("log", ["text": .string("\(number + 20) g egg")]) }
        let page = try await stage.page()
        var sum = page.utf8.count
        for file in Set(page.matches(of: #/"(\/assets\/[^"]+)"/#).map { String($0.1) }) {
            sum += try await stage.get(file).body.count
        }
        #expect(sum <= 100_000, "\(sum)")
    }

    @Test
    func `a telephone is shown a code where it can reach the page, and told why not elsewhere`()
        throws
    {
        let near = try PageStage()
        let refused = try near.demeter(["web", "--pair"])
        #expect(refused.status == 69)
        #expect(refused.errors.contains("a telephone cannot reach \(near.address); set \"listen\""))
        let far = try PageStage(["DEMETER_WEB_HOSTS": "kitchen.example.org"])
        let run = try far.demeter(["web", "--pair"])
        // Without libqrencode it says so.
        guard run.status == 0 else {
            #expect(run.status == 65 && run.errors.contains("libqrencode"), "\(run.errors)")
            return
        }
        let lines = run.output.split(separator: "\n")
        #expect(lines.last?.hasPrefix("https://kitchen.example.org/login?link=") == true)
        // Rows of two squares, as wide as they are high, with a quiet edge around them.
        let code = lines.dropLast()
        #expect(Set(code.map(\.count)).count == 1)
        #expect((code.first?.count ?? 0) + 1 == 2 * code.count)
        #expect(code.first?.allSatisfy { $0 == "█" } == true)
    }
}
