import JSON
import Testing
import Wire

@testable import Page

struct UploadTests {
    @Test func `a file is shown first, then taken in, then gone`() {
        let desk = Desk()
        desk.daemon.answer(
            .importFile,
            .success(["reply": "Would take in 3 entries from cronometer.", "broken": 0]))
        let sent = desk.send("/send/import", [], files: [("a.csv", Array("day,food".utf8))])
        #expect(sent.status == 303)
        #expect(sent.header("Location") == "/data")
        #expect(desk.daemon.sizes == [8])
        #expect(desk.daemon.changes.last?.parameters["dry_run"] == true)
        let page = desk.text(desk.get("/data"))
        #expect(page.contains("What a.csv would bring") && page.contains("Would take in 3 entries"))
        let id = page.firstMatch(of: #/name="file" value="([^"]+)"/#).map { String($0.1) } ?? ""
        let taken = desk.post("/do/takeIn", [("file", id), ("back", "/data")])
        #expect(taken.status == 303)
        #expect(desk.daemon.changes.last?.parameters["dry_run"] == nil)
        #expect(desk.daemon.changes.last?.parameters["name"] == "a.csv")
        #expect(!desk.text(desk.get("/data")).contains("would bring"))
        // What is gone is not taken in twice.
        let again = desk.followed(desk.post("/do/takeIn", [("file", id), ("key", "other")]))
        #expect(again.contains("not here any more"))
    }

    @Test func `who is not in, or comes from elsewhere, sends nothing`() {
        let desk = Desk()
        let file = [(name: "a.csv", bytes: Array("x".utf8))]
        #expect(desk.send("/send/import", [], files: file, cookie: nil).status == 401)
        #expect(desk.send("/send/import", [], files: file, origin: "http://evil").status == 403)
        #expect(desk.send("/send/import", [], files: file, token: "other").status == 403)
        #expect(desk.daemon.sizes.isEmpty)
    }

    @Test func `one to eight photographs go beside one call`() {
        let desk = Desk()
        desk.daemon.answer(
            .photo, .success(["reply": "Seen.", "utterance": 7, "state": "held"]))
        let pictures = (1...8).map { (name: "\($0).jpg", bytes: [UInt8](repeating: 1, count: $0)) }
        let sent = desk.send(
            "/send/photo", [("note", "half of it"), ("meal", "lunch"), ("back", "/")],
            files: pictures)
        #expect(desk.followed(sent).contains("Seen."))
        #expect(desk.daemon.sizes == Array(1...8))
        let heard = desk.daemon.changes.last
        #expect(heard?.parameters["note"] == "half of it")
        #expect(heard?.parameters["meal"] == "lunch")
        #expect(
            desk.send("/send/photo", [], files: pictures + [("9.jpg", [1])]).status == 413)
        #expect(desk.followed(desk.send("/send/photo", [], files: [])).contains("No photograph"))
    }

    @Test func `exports and copies are files to keep`() {
        let desk = Desk()
        let export = desk.post("/do/export", [("format", "csv"), ("from", "2026-03-01")])
        #expect(export.status == 200)
        #expect(export.file != nil)
        #expect(export.header("Content-Disposition")?.hasPrefix("attachment; ") == true)
        #expect(desk.daemon.changes.last?.parameters["format"] == "csv")
        #expect(desk.daemon.changes.last?.parameters["from"] == "2026-03-01")
        let backup = desk.post("/do/backup")
        #expect(backup.header("Content-Disposition")?.contains(".sqlite") == true)
        #expect(desk.post("/do/export", [("format", "exe")]).status == 400)
    }

    @Test func `figures alone are logged`() {
        let desk = Desk()
        _ = desk.post("/do/quick", [("calories", "500"), ("protein", "30,5"), ("name", "stew")])
        let heard = desk.daemon.changes.last
        #expect(heard?.method == .add)
        #expect(heard?.parameters["calories"]?.number == 500)
        #expect(heard?.parameters["protein"]?.number == 30.5)
        #expect(
            desk.followed(desk.post("/do/quick", [("name", "stew")])).contains("Nothing was typed"))
    }
}
