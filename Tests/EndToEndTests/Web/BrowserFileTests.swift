import Foundation
import JSON
import TestSupport
import Testing

/// Files, photographs and foods in a real browser.
@Suite(
    .serialized, .oneBrowser, .enabled(if: Browser.isThere, Browser.reason),
    .enabled(if: PageStage.isThere, PageStage.reason))
struct BrowserFileTests {
    private func signedIn() async throws -> (PageStage, Browser) {
        let stage = try PageStage()
        let browser = try #require(Browser.current)
        try await browser.show(width: 1280)
        try await browser.enter(stage)
        try await browser.click("button.main")
        try await browser.wait(for: "What did you eat?")
        return (stage, browser)
    }

    @Test func `a file is chosen, shown, taken in and taken back`() async throws {
        let (stage, browser) = try await signedIn()
        try await browser.open(stage.address + "/data")
        try await browser.run(
            """
            const all = new DataTransfer();
            all.items.add(new File(["Day,Group,Food Name,Amount,Energy (kcal)\\n"
                + "2026-03-01,Lunch,Soup,2.00 cups,250\\n"], "servings.csv"));
            document.getElementById("import-file").files = all.files;
            """)
        try await browser.click("form[action='/send/import'] button")
        try await browser.wait(for: "Would take in 1 entry")
        try await browser.click("form[action='/do/takeIn'] button")
        try await browser.wait(for: "Took in 1 entry")
        try await browser.open(stage.address + "/")
        try await browser.click("form[action='/do/undo'] button")
        try await browser.wait(for: "Redo: ")
    }

    /// Chooses pictures that the browser draws.
    private func choose(_ names: [String], _ browser: Browser) async throws {
        _ = try await browser.runLater(
            """
            const done = arguments[arguments.length - 1];
            const names = \(JSONValue.array(names.map(JSONValue.string)).text);
            const canvas = document.createElement("canvas");
            canvas.width = canvas.height = 400;
            Promise.all(names.map((name, place) => new Promise(made => {
                canvas.getContext("2d").fillStyle = "hsl(" + 40 * place + " 60% 50%)";
                canvas.getContext("2d").fillRect(0, 0, 400, 400);
                canvas.toBlob(blob => made(new File([blob], name)), "image/jpeg");
            }))).then(files => {
                const all = new DataTransfer();
                for (const file of files) all.items.add(file);
                const field = document.getElementById("photo-files");
                field.files = all.files;
                field.dispatchEvent(new Event("change"));
                done(true);
            });
            """)
    }

    private func state(_ browser: Browser) async throws -> JSONValue {
        try await browser.run(
            """
            return [document.querySelectorAll(".thumbnails img").length,
                document.getElementById("photo-files").closest(".field").hidden,
                document.getElementById("photo-save").disabled,
                document.getElementById("photo-state").textContent]
            """)
    }

    @Test func `one to eight photographs are chosen, taken out again, and sent`() async throws {
        let (stage, browser) = try await signedIn()
        try await browser.click("#photographs summary")
        #expect(try await state(browser) == [0, false, true, "None is chosen yet."])
        try await choose(["a.jpg"], browser)
        #expect(
            try await state(browser)
                == [1, false, false, "1 photograph is chosen; up to 7 more can be."])
        try await choose((2...9).map { "\($0).jpg" }, browser)
        #expect(
            try await state(browser)
                == [8, true, false, "8 photographs are chosen, which is the most."])
        // What is chosen stays while something is changed elsewhere.
        var desk = try stage.daemon.connect()
        _ = try desk.call("log", ["text": "2 eggs"])
        for _ in 0..<7 { try await browser.click(".thumbnails button") }
        #expect(
            try await state(browser)
                == [1, false, false, "1 photograph is chosen; up to 7 more can be."])
        try await browser.run("document.getElementById('photo-note').value = '2 bananas'")
        try await browser.click("#photo-save")
        // Either the eyes refuse a picture of one colour, or there are none here: nothing is logged, and it is said why.
        try await browser.wait { text in
            text.contains("is too") || text.contains("blurred") || text.contains("not offer")
                || text.contains("banana")
        }
    }

    @Test func `foods are found as one types`() async throws {
        let (stage, browser) = try await signedIn()
        try await browser.open(stage.address + "/foods")
        try await browser.type("ban")
        try await browser.wait(for: "banana")
        #expect(try await browser.run("return document.activeElement.id") == "query")
    }
}
