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

    @Test func `a recipe and a food of one's own are changed without a script, and changed back`()
        async throws
    {
        let stage = try PageStage()
        try await stage.enter()
        var page = try await stage.submit(
            "addRecipe", [("name", "my rice"), ("servings", "2"), ("text", "200 g rice\n2 eggs")],
            on: "/recipes")
        let recipe = String(try #require(page.firstMatch(of: #/href="(\/recipe\/[0-9]+)"/#)).1)
        // The second form has the fields; a browser sends what stands in them.
        page = try await stage.submit(
            "changeRecipe",
            [
                ("name", "our rice"), ("servings", "4"), ("text", "200 g rice\r\n3 bananas"),
                ("notes", "Rinse <b>it</b>."),
            ], on: recipe, at: 1)
        #expect(page.contains("our rice") && page.contains("Rinse &lt;b&gt;it&lt;/b&gt;."))
        var desk = try stage.daemon.connect()
        func shown() throws -> JSONValue? {
            try desk.call("recipes.show", ["id": .integer(Int(recipe.split(separator: "/")[1])!)])[
                "result"]
        }
        #expect(try shown()?["servings"] == 4)
        #expect(
            try shown()?["ingredients"]?.array?.map { $0["text"]?.string }
                == ["200 g rice", "3 bananas"])
        page = try await stage.submit("changeRecipe", [("text", "without the rice")], on: recipe)
        #expect(try shown()?["ingredients"]?.array?.map { $0["name"]?.string } == ["banana"])
        _ = try await stage.submit("undo", [], on: "/")
        #expect(try shown()?["ingredients"]?.array?.count == 2)

        page = try await stage.submit(
            "addFood",
            [("name", "zork flakes"), ("calories", "412,5"), ("portions", "bowl 40 g")],
            on: "/foods")
        let found = try desk.call("foods.search", ["query": "zork flakes"])["result"]?.array?.first
        let id = try #require(found?["id"]?.string)
        func food() throws -> JSONValue? {
            try desk.call("foods.show", ["id": .string(id)])["result"]
        }
        #expect(try food()?["portions"]?.array?.first?["grams"] == 40)
        let path = "/food/\(id.replacingOccurrences(of: ":", with: "%3A"))"
        page = try await stage.submit(
            "changeFood",
            [
                ("name", "zork flakes"), ("calories", "400"), ("protein", "8,5"),
                ("carbohydrates", ""), ("fat", ""), ("fiber", ""), ("sugar", ""), ("sodium", ""),
                ("portions", "bowl 50 g\r\nspoon 5 g"),
            ], on: path)
        #expect(page.contains("50 g") && page.contains("8.5"))
        #expect(try food()?["per_100g"]?["calories"] == 400)
        #expect(try food()?["per_100g"]?["protein"] == 8.5)
        #expect(try food()?["per_100g"]?["fat"] == .null)
        _ = try await stage.submit("undo", [], on: "/")
        #expect(try food()?["per_100g"]?["calories"] == 412.5)
        #expect(try food()?["portions"]?.array?.count == 1)
    }

    @Test func `the status and the doctor's findings are told, with what to do`() async throws {
        let stage = try PageStage()
        try await stage.enter()
        let status = try await stage.page("/status")
        #expect(status.contains("Nothing is logged") == false)
        #expect(status.contains("Language model") && status.contains("none is asked"))
        let copy = "\(stage.daemon.folder)/journal.sqlite"
        #expect(chmod(copy, 0o644) == 0)
        let check = try await stage.page("/status/check")
        #expect(check.contains("Something needs a remedy."))
        #expect(check.contains("is open to others") && check.contains("chmod 600"))
        #expect(check.contains("the next begins"), "the daemon itself was asked")
    }

    @Test func `the page is in Chinese where the browser's person reads that`() async throws {
        let stage = try PageStage()
        try await stage.enter()
        let reads = [HTTPHeader("Accept-Language", "zh-TW,zh;q=0.9,en;q=0.8")]
        var desk = try stage.daemon.connect()
        _ = try desk.call("log", ["text": "2 eggs"])
        let page = String(decoding: try await stage.get("/", headers: reads).body, as: UTF8.self)
        #expect(page.contains("lang=\"zh-Hant\"") && page.contains("吃了什麼？"))
        #expect(page.contains("大卡"))
        let fixed = try PageStage(["DEMETER_LANGUAGE_USE": "zh-Hant"])
        try await fixed.enter()
        #expect(try await fixed.page().contains("吃了什麼？"))
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
