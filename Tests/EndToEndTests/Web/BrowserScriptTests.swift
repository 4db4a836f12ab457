import Foundation
import JSON
import TestSupport
import Testing

/// What the page's script adds in a real browser: staying true, reading along, keeping what is typed.
@Suite(
    .serialized, .oneBrowser, .enabled(if: Browser.isThere, Browser.reason),
    .enabled(if: PageStage.isThere, PageStage.reason))
struct BrowserScriptTests {
    private func browser() throws -> Browser { try #require(Browser.current) }

    private func signedIn() async throws -> (PageStage, Browser) {
        let stage = try PageStage()
        let browser = try browser()
        try await browser.show(width: 1280)
        try await browser.enter(stage)
        try await browser.click("button.main")
        try await browser.wait(for: "What did you eat?")
        return (stage, browser)
    }

    @Test func `what is logged elsewhere is seen at once, and what is typed stays`() async throws {
        let (stage, browser) = try await signedIn()
        try await browser.type("2 ba")
        var desk = try stage.daemon.connect()
        _ = try desk.call("log", ["text": "2 eggs"])
        try await browser.wait(for: "Undo: logged egg")
        #expect(try await browser.run("return document.getElementById('text').value") == "2 ba")
        #expect(
            try await browser.run("return document.activeElement.id") == "text")
        _ = try desk.call("undo")
        try await browser.wait(for: "Nothing is logged on this day.")
    }

    @Test func `a line is read as it is typed`() async throws {
        let (_, browser) = try await signedIn()
        try await browser.type("2 eggs and zork")
        try await browser.wait(for: "together")
        let reading =
            try await browser.run(
                "return document.getElementById('reading').innerText"
            ).string ?? ""
        #expect(reading.contains("egg") && reading.contains("kcal"), "\(reading)")
    }

    @Test func `meals typed while nobody answers are logged once each when somebody does`()
        async throws
    {
        let (stage, browser) = try await signedIn()
        // The script that stands in has to be there first.
        _ = try await browser.runLater(
            "navigator.serviceWorker.ready.then(arguments[arguments.length - 1])")
        try await until {
            try await browser.run("return navigator.serviceWorker.controller !== null") == true
        }
        let web = try page(of: stage)
        stage.daemon.stop()
        try waitUntil { kill(Int32(web), 0) != 0 }
        try await browser.type("2 eggs" + Browser.enter)
        try await browser.wait(for: "Kept in this browser")
        try await browser.type("3 bananas" + Browser.enter)
        try await browser.wait(for: "3 bananas")
        try stage.daemon.start()
        var desk = try stage.daemon.connect()
        try await until {
            try desk.call("day")["result"]?["logged_count"] == 2
        }
        try await browser.wait(for: "Undo: logged banana")
        #expect(try desk.call("day")["result"]?["logged_count"] == 2)
        let waiting = try await browser.runLater(
            """
            const done = arguments[arguments.length - 1];
            indexedDB.open('demeter').onsuccess = event => {
                const asked = event.target.result.transaction('typed').objectStore('typed').count();
                asked.onsuccess = () => { event.target.result.close(); done(asked.result); };
            };
            """)
        #expect(waiting == 0)
    }

    private func page(of stage: PageStage) throws -> Int {
        var desk = try stage.daemon.connect()
        return try #require(try desk.call("status")["result"]?["web"]?["process"]?.integer)
    }

    @Test func `a session that is ended takes what waits and what is kept along`() async throws {
        let (stage, browser) = try await signedIn()
        _ = try await browser.runLater(
            "navigator.serviceWorker.ready.then(arguments[arguments.length - 1])")
        #expect(try stage.demeter(["web", "sessions", "--end", "all"]).status == 0)
        // Nobody touches it: its events end, and it finds out.
        try await browser.wait(for: "demeter web")
        let left = try await browser.runLater(
            "const done = arguments[arguments.length - 1]; caches.keys().then(names => done(names.length))"
        )
        #expect(left == 0)
    }
}
