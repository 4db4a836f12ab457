import Foundation
import JSON
import ModelServer
import TestSupport
import Testing

/// A photograph in a real browser: sent, held, looked at again with a note, and confirmed.
@Suite(
    .serialized, .oneBrowser, .enabled(if: Browser.isThere, Browser.reason),
    .enabled(if: PageStage.isThere, PageStage.reason),
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: Built.program("demeter-eyes"))
            && FileManager.default.isExecutableFile(atPath: "/usr/bin/zint"),
        "needs demeter-eyes and the package zint"))
struct BrowserPhotoTests {
    private static func answer(_ name: String, _ grams: Int) -> String {
        Completions.answer(
            #"{"photo_items":[{"name":"\#(name)","preparation":null,"grams_low":\#(grams - 20),"#
                + #""grams_likely":\#(grams),"grams_high":\#(grams + 20),"confidence":0.9}],"#
                + #""scene":"single","description":"A plate.","questions":[]}"#)
    }

    @Test func `what a photograph shows is held, looked at again, and confirmed`() async throws {
        let server = try ModelServer { request in
            .json(request.index == 0 ? Self.answer("egg", 100) : Self.answer("banana", 120))
        }
        let stage = try PageStage([
            "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_BASE_URL": server.address,
            "DEMETER_MODEL_MODEL": "m", "DEMETER_MODEL_TIMEOUT": "20",
        ])
        let path = "\(stage.daemon.folder)/plate.png"
        let made = try Command.run(
            "zint",
            [
                "--barcode=QRCODE", "--data=a plate that is no number", "--scale=6", "--quietzones",
                "--border=4", "--whitesp=4", "--output=\(path)",
            ])
        try #require(made.status == 0)
        let picture = try Data(contentsOf: URL(fileURLWithPath: path)).base64EncodedString()
        let browser = try #require(Browser.current)
        try await browser.show(width: 360)
        try await browser.enter(stage)
        try await browser.click("button.main")
        try await browser.wait(for: "What did you eat?")
        try await browser.click("#photographs summary")
        try await browser.run(
            """
            const bytes = Uint8Array.from(atob("\(picture)"), one => one.charCodeAt(0));
            const all = new DataTransfer();
            all.items.add(new File([bytes], "<img src=x onerror=window.harm=1>.png"));
            const field = document.getElementById("photo-files");
            field.files = all.files;
            field.dispatchEvent(new Event("change"));
            """)
        try await browser.click("#photo-save")
        try await browser.wait(for: "Look again")
        var desk = try stage.daemon.connect()
        func held() throws -> [String?] {
            try desk.call("held")["result"]?.array?.map { $0["name"]?.string } ?? []
        }
        #expect(try held() == ["egg"])
        #expect(try desk.call("day")["result"]?["logged_count"] == 0)
        try await browser.run(
            "document.querySelector('form[action=\"/do/lookAgain\"] input[name=text]').value = 'it was a banana'"
        )
        try await browser.click("form[action='/do/lookAgain'] button")
        try await until { try held() == ["banana"] }
        #expect(server.requests.count == 2)
        #expect(
            server.requests.last.map { String(decoding: $0.body, as: UTF8.self) }?
                .contains("it was a banana") == true)
        try await browser.wait(for: "banana")
        try await browser.click("form[action='/do/confirm'] button")
        try await browser.wait(for: "Undo: confirmed banana")
        #expect(try desk.call("day")["result"]?["logged_count"] == 1)
        #expect(try await browser.run("return window.harm === undefined") == true)
        #expect(stage.daemon.stop() == 0)
    }
}
