import Foundation
import JSON
import TestSupport
import Testing

/// The page in a real browser.
@Suite(
    .serialized, .oneBrowser, .enabled(if: Browser.isThere, Browser.reason),
    .enabled(if: PageStage.isThere, PageStage.reason))
struct BrowserTests {
    private func browser() throws -> Browser { try #require(Browser.current) }

    /// A stage whose browser is signed in, by the link and its button.
    private func signedIn() async throws -> (PageStage, Browser) {
        let stage = try PageStage()
        let browser = try browser()
        try await browser.show(width: 1280)
        try await browser.enter(stage)
        try await browser.click("button.main")
        // A click may return before the page has come that it leads to, and keys would go to the old one.
        try await browser.wait(for: "What did you eat?")
        return (stage, browser)
    }

    @Test func `keyboard alone: sign in, log, correct, take back`() async throws {
        let stage = try PageStage()
        let browser = try browser()
        try await browser.show(width: 1280)
        try await browser.enter(stage)
        // The button has the focus already.
        try await browser.type(Browser.enter)
        // So has the line.
        try await browser.wait(for: "What did you eat?")
        try await browser.type("2 eggs" + Browser.enter)
        try await browser.wait(for: "Undo: logged egg")
        try await browser.type("no, 3 eggs" + Browser.enter)
        try await browser.wait(for: "Undo: changed egg")
        // Everything that can be used is reached, in the order in which it stands.
        let wanted = try await browser.run(
            """
            window.order = Array.from(document.querySelectorAll('a,button,input:not([type=hidden]),select,summary'))
                .filter(one => one.checkVisibility());
            document.activeElement.blur(); window.seen = [];
            document.addEventListener('focusin', event => window.seen.push(window.order.indexOf(event.target)));
            return window.order.length
            """)
        let count = try #require(wanted.integer)
        // A field of a date has parts of its own.
        try await browser.type(String(repeating: Browser.tab, count: count + 12))
        let seen = try await browser.run("return window.seen").array?.compactMap(\.integer) ?? []
        #expect(Set(seen).isSuperset(of: 0..<count))
        let first = seen.prefix { $0 >= 0 }
        #expect(Array(first.prefix(count)) == first.prefix(count).sorted() || seen.contains(0))
        try await browser.run("document.querySelector('form[action=\"/do/undo\"] button').focus()")
        try await browser.type(Browser.enter)
        try await browser.wait(for: "Redo: egg")
    }

    @Test func `what waits is confirmed and answered by a click`() async throws {
        let (_, browser) = try await signedIn()
        try await browser.type("9000 g rice" + Browser.enter)
        try await browser.wait(for: "Waiting for you")
        try await browser.click(".waiting button.main, .waiting .choices button")
        try await browser.wait(forEndOf: "Waiting for you")
    }

    @Test func `a form of another page does nothing`() async throws {
        let (stage, browser) = try await signedIn()
        let page =
            "<form method=post action=\(stage.address)/do/say><input name=text value=egg></form>"
        try await browser.open("data:text/html,\(page)")
        try await browser.run("document.forms[0].submit()")
        // No cookie comes along, whatever the origin is.
        try await browser.wait(for: "demeter web")
        var desk = try stage.daemon.connect()
        #expect(try desk.call("day")["result"]?["logged_count"] == 0)
        // The person's own session goes on.
        try await browser.open(stage.address)
        try await browser.type("2 eggs" + Browser.enter)
        try await browser.wait(for: "Undo: logged egg")
        #expect(try desk.call("day")["result"]?["logged_count"] == 1)
    }

    @Test func `names that look like scripts do nothing`() async throws {
        let (stage, browser) = try await signedIn()
        var desk = try stage.daemon.connect()
        for name in [
            "<script>window.harm=1</script>", "<img src=x onerror=window.harm=1>",
            "\"><svg onload=window.harm=1>", "javascript:window.harm=1",
        ] {
            _ = try desk.call("add", ["name": .string(name), "calories": 10])
        }
        for path in ["/", "/history"] {
            try await browser.open(stage.address + path)
            #expect(try await browser.run("return window.harm === undefined") == true)
        }
        // There is one script, which is ours, and nothing stands in it.
        let ours = try await browser.run(
            """
            return Array.from(document.scripts).map(one =>
                one.textContent === '' && /^\\/assets\\/page\\.[a-z0-9]+\\.js$/.test(one.getAttribute('src')))
            """)
        #expect(ours == [true])
    }

    @Test func `a session that was ended is out`() async throws {
        let (stage, browser) = try await signedIn()
        #expect(try await browser.text().contains("What did you eat?"))
        #expect(try stage.demeter(["web", "sessions", "--end", "all"]).status == 0)
        try await browser.type("2 eggs" + Browser.enter)
        try await browser.wait(for: "demeter web")
        var desk = try stage.daemon.connect()
        #expect(try desk.call("day")["result"]?["logged_count"] == 0)
    }

    @Test func `nothing is found by axe, nothing runs over, on any page, in any size and scheme`()
        async throws
    {
        let (stage, browser) = try await signedIn()
        let pages = try Furnished(stage).pages
        for page in pages {
            try await browser.open(stage.address + page.path)
            for width in [320, 360, 768, 1280, 2560] {
                try await browser.show(width: width)
                let over = try await browser.run(
                    "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
                )
                #expect(over == 0, "\(page.name) at \(width)")
            }
            for scheme in ["light", "dark"] {
                try await browser.show(width: 360, features: ["prefers-color-scheme": scheme])
                // What is dark differs by its colours alone.
                try await check(
                    browser, "\(page.name), \(scheme)",
                    rules: scheme == "dark" ? ["color-contrast"] : nil)
                try await Self.keep(browser, "\(page.name)-360-\(scheme)")
                try await browser.show(width: 1280, features: ["prefers-color-scheme": scheme])
                try await Self.keep(browser, "\(page.name)-1280-\(scheme)")
            }
        }
        try await browser.read("zh-TW,zh;q=0.9")
        for page in pages {
            try await browser.open(stage.address + page.path)
            for width in [320, 1280] {
                try await browser.show(width: width)
                let over = try await browser.run(
                    "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
                )
                #expect(over == 0, "\(page.name) in Chinese at \(width)")
            }
            try await browser.show(width: 360)
            #expect(try await browser.run("return document.documentElement.lang") == "zh-Hant")
            // What Chinese has of its own are the letters' widths and the words that only screen readers see.
            if ["today", "month", "foods", "status"].contains(page.name) {
                try await check(browser, "\(page.name) in Chinese")
            }
            try await Self.keep(browser, "\(page.name)-360-chinese")
        }
        try await browser.read("en")
        try await browser.open(stage.address)
        try await browser.show(width: 1280, features: ["forced-colors": "active"])
        try await check(browser, "forced colours")
        try await Self.keep(browser, "today-forced")
        // The rules do find what is wrong.
        if Self.axe != nil {
            try await browser.run("document.querySelector('main').append(new Image())")
            #expect(try await violations(browser, rules: nil) != [])
            try await browser.open(stage.address)
        }
        try await browser.show(width: 800, media: "print")
        try await Self.keep(browser, "today-print")
    }

    /// Deque's rules for WCAG 2.2 AA and for good practice; skipped where they are not installed.
    private func check(
        _ browser: Browser, _ name: String, rules: [String]? = nil
    ) async throws {
        #expect(try await violations(browser, rules: rules) == [], "\(name)")
    }

    private func violations(_ browser: Browser, rules: [String]?) async throws -> JSONValue {
        guard let axe = Self.axe else { return [] }
        if try await browser.run("return window.axe === undefined") == true {
            try await browser.run(axe)
        }
        let only = rules.map { "runOnly: {type: 'rule', values: \($0)}," } ?? ""
        return try await browser.runLater(
            """
            const done = arguments[arguments.length - 1];
            axe.run(document, {\(only) resultTypes: ['violations']}).then(result => done(
                result.violations.map(one => one.id + ': ' + one.nodes.map(node => node.html).join(' '))));
            """)
    }

    private static let axe: String? = {
        let library = "\(Built.root)/.build/python/lib"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: library)) ?? []
        return versions.compactMap { version in
            try? String(
                contentsOfFile:
                    "\(library)/\(version)/site-packages/axe_playwright_python/axe.min.js",
                encoding: .utf8)
        }.first
    }()

    /// Keeps a picture for somebody to look at, where `DEMETER_SCREENSHOTS` names a folder.
    private static func keep(_ browser: Browser, _ name: String) async throws {
        guard let folder = ProcessInfo.processInfo.environment["DEMETER_SCREENSHOTS"] else {
            return
        }
        try await browser.screenshot().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
}

/// A journal of some weeks, with goals, something held and a question.
private struct Furnished {
    var pages: [(name: String, path: String)]

    init(_ stage: PageStage) throws {
        var desk = try stage.daemon.connect()
        func call(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
            let answer = try desk.call(method, parameters)
            try #require(answer["error"] == nil, "\(answer.text)")
            return answer["result"] ?? .null
        }
        _ = try call(
            "goals.set",
            [
                "calories": ["lower": 1800, "upper": 2200], "protein": ["lower": 120],
                "fat": 70, "sugar": ["upper": 50], "from": "2026-01-01",
            ])
        let today = try #require(try call("day", [:])["date"]?.string)
        for text in ["2 eggs for breakfast", "a banana and coffee", "rice with chicken for lunch"] {
            _ = try call("log", ["text": .string(text)])
        }
        for (days, energy) in [1900, 2400, 1500, 2100, 2000, 2600].enumerated() {
            let status = try call("status", [:])["next_rollover"]?.string ?? ""
            let instant = ISO8601DateFormatter().date(from: status) ?? Date()
            let then = instant.addingTimeInterval(-Double(days + 2) * 86_400 + 43_200)
            _ = try call(
                "add",
                [
                    "calories": .integer(energy), "name": "a day's food",
                    "at": .string(ISO8601DateFormatter().string(from: then)),
                ])
        }
        _ = try call("log", ["text": "9000 g rice"])
        _ = try call("log", ["text": "zorkberries"])
        let asked = try call("log", ["text": "pizza"])
        try #require(asked["state"] == "question")
        let entry = try #require(try call("day", [:])["entries"]?.array?.first?["id"]?.integer)
        let food = try #require(
            try call(
                "foods.add",
                [
                    "name": "zork flakes", "per_100g": ["calories": 400],
                    "portions": [["label": "bowl", "grams": 40]],
                ])["id"]?.string)
        let recipe = try #require(
            try call(
                "recipes.add",
                ["name": "my rice", "text": "200 g rice\n2 eggs", "servings": 2, "notes": "Rinse."]
            )["id"]?.integer)
        pages = [
            ("today", "/"), ("entry", "/day/\(today)/entry/\(entry)"),
            ("empty-day", "/day/2025-12-31"),
            ("month", "/month/\(today.prefix(7))"), ("year", "/year/\(today.prefix(4))"),
            ("span", "/span/\(today.prefix(4))-01-01/\(today)"), ("goals", "/goals"),
            ("foods", "/foods?query=egg"), ("own-food", "/foods"),
            ("summary", "/day/\(today)/summary"),
            ("offline", "/offline"), ("recipes", "/recipes"), ("food", "/food/egg"),
            ("status", "/status"), ("status-check", "/status/check"),
            ("own-recipe", "/recipe/\(recipe)"), ("own-food-change", "/food/\(food)"),
            ("programme", "/programme"),
            ("data", "/data"), ("nutrient", "/month/\(today.prefix(7))?nutrient=protein"),
            ("not-found", "/nowhere"), ("sign-in", "/login?link=abc"),
        ]
    }
}
