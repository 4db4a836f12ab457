import Foundation
import HTTP
import JSON
import TestSupport
import Testing
import UnixSocket

/// The journal's data in and out by the page, and the methods of the daemon behind it.
@Suite(.enabled(if: PageStage.isThere, PageStage.reason))
struct DataPageTests {
    private static let diary = """
        Day,Group,Food Name,Amount,Energy (kcal),Protein (g)
        2026-03-01,Breakfast,Oatmeal,1.00 bowl,300,10
        2026-03-01,Lunch,Soup,2.00 cups,250,12
        2026-03-02,Dinner,Stew,1.00 plate,600,40

        """

    /// Sends the form for files of a page.
    private func send(
        _ stage: PageStage, _ path: String, from page: String, _ name: String, _ bytes: [UInt8],
        origin: String? = nil
    ) async throws -> HTTPResponse {
        let shown = try await stage.page(page)
        let token = try #require(shown.firstMatch(of: #/name="token" value="([0-9a-f]+)"/#)).1
        var body = Array(
            ("--XX\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\n\(token)\r\n"
                + "--XX\r\nContent-Disposition: form-data; name=\"key\"\r\n\r\nk1\r\n"
                + "--XX\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n\r\n")
                .utf8)
        body += bytes
        body += "\r\n--XX--\r\n".utf8
        return try await stage.client.send(
            HTTPRequest(
                url: stage.address + path, body: body,
                headers: [
                    HTTPHeader("Cookie", stage.cookie ?? ""),
                    HTTPHeader("Content-Type", "multipart/form-data; boundary=XX"),
                    HTTPHeader("Origin", origin ?? stage.address),
                ]))
    }

    @Test func `a file is shown, taken in as one change, and taken back`() async throws {
        let stage = try PageStage()
        try await stage.enter()
        let sent = try await send(
            stage, "/send/import", from: "/data", "servings.csv", Array(Self.diary.utf8))
        #expect(sent.status == 303)
        let preview = try await stage.page("/data")
        #expect(preview.contains("Would take in 3 entries from cronometer."))
        var desk = try stage.daemon.connect()
        #expect(try desk.call("day", ["date": "2026-03-01"])["result"]?["logged_count"] == 0)
        let taken = try await stage.submit("takeIn", [], on: "/data")
        #expect(taken.contains("Took in 3 entries from cronometer."))
        #expect(try desk.call("day", ["date": "2026-03-01"])["result"]?["logged_count"] == 2)
        // What is there is not taken in again.
        _ = try await send(
            stage, "/send/import", from: "/data", "servings.csv", Array(Self.diary.utf8))
        #expect(try await stage.page("/data").contains("3 are there already."))
        _ = try await stage.submit("letGo", [], on: "/data")
        _ = try await stage.submit("undo", [], on: "/")
        #expect(try desk.call("day", ["date": "2026-03-02"])["result"]?["logged_count"] == 0)
    }

    @Test func `an export of the page is taken in by another journal, and a copy is one`()
        async throws
    {
        let stage = try PageStage()
        try await stage.enter()
        var desk = try stage.daemon.connect()
        _ = try desk.call("log", ["text": "2 eggs"])
        _ = try desk.call("log", ["text": "a banana"])
        let page = try await stage.page("/data")
        let token = try #require(page.firstMatch(of: #/name="token" value="([0-9a-f]+)"/#)).1
        let export = try await stage.post(
            "/do/export", [("token", String(token)), ("key", "k"), ("format", "jsonl")])
        #expect(export.status == 200)
        #expect(export[header: "Content-Disposition"]?.contains(".jsonl") == true)
        let backup = try await stage.post("/do/backup", [("token", String(token)), ("key", "k")])
        #expect(Array(backup.body.prefix(15)) == Array("SQLite format 3".utf8))
        let copy = "\(stage.daemon.folder)/copy.sqlite"
        try Data(backup.body).write(to: URL(fileURLWithPath: copy))

        let other = try PageStage()
        try await other.enter()
        _ = try await send(other, "/send/import", from: "/data", "journal.jsonl", export.body)
        _ = try await other.submit("takeIn", [], on: "/data")
        var second = try other.daemon.connect()
        #expect(try second.call("day")["result"]?["logged_count"] == 2)
        // What is cut off is shown, and taken in as far as it goes when somebody says so.
        let cut = Array(
            export.body.split(separator: UInt8(ascii: "\n")).dropLast().joined(separator: [10]))
        _ = try await send(other, "/send/import", from: "/data", "cut.jsonl", cut)
        #expect(try await other.page("/data").contains("The export is not whole"))
    }

    @Test func `ten megabytes come past the memory, and too much is refused`() async throws {
        let stage = try PageStage()
        try await stage.enter()
        var rows = Self.diary
        for number in 0..<140_000 {
            rows += "2026-03-02,Dinner,Stew number \(number) of a long evening,1.00 plate,600,40\n"
        }
        let sent = try await send(
            stage, "/send/import", from: "/data", "large.csv", Array(rows.utf8))
        #expect(sent.status == 303)
        #expect(try await stage.page("/data").contains("Would take in 140,003 entries"))
        let large = try await stage.client.send(
            HTTPRequest(
                url: stage.address + "/do/say", body: [UInt8](repeating: 0x61, count: 2 << 20),
                headers: [
                    HTTPHeader("Cookie", stage.cookie ?? ""), HTTPHeader("Origin", stage.address),
                ]))
        #expect(large.status == 413)
        let foreign = try await send(
            stage, "/send/import", from: "/data", "x.csv", Array("x".utf8),
            origin: "http://evil.example")
        #expect(foreign.status == 403)
    }

    @Test func `calls about files want them beside their line`() throws {
        let daemon = try DaemonProcess()
        var desk = try daemon.connect()
        for method in ["import", "export", "backup", "photo"] {
            let error = try desk.call(method)["error"]
            #expect(error?["data"]?["kind"] == "invalid_parameters", "\(method)")
            #expect(error?["message"]?.string?.contains("SCM_RIGHTS") == true, "\(method)")
        }
        // A file goes with its own line, whatever else stands before and behind it.
        let path = "\(daemon.folder)/diary.csv"
        try Self.diary.write(toFile: path, atomically: true, encoding: .utf8)
        let file = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        try desk.send(
            line: #"{"jsonrpc":"2.0","id":1,"method":"import","params":{"dry_run":true}}"#)
        try desk.send(
            line: #"{"jsonrpc":"2.0","id":2,"method":"import","params":{"name":"diary.csv"}}"#,
            passing: [file])
        try desk.send(line: #"{"jsonrpc":"2.0","id":3,"method":"import"}"#)
        let answers = try (0..<3).map { _ in
            try JSONValue(parsing: try #require(try desk.receiveLine()))
        }
        #expect(answers[0]["error"] != nil && answers[2]["error"] != nil)
        #expect(answers[1]["result"]?["entries"] == 3)
        #expect(try desk.call("undo")["result"] != nil)
        #expect(daemon.stop() == 0)
    }
}
