import Glibc
import HTTP
import JSON
import Mail
import Nutrition
import Summaries
import TestSupport
import Testing

@testable import Delivery

struct SinkTests {
    private let summary = Summary.day(
        DaySummary(
            kind: .summary, day: LocalDay(daysSinceEpoch: 20_540), revision: 2,
            totals: NutrientTotal()))

    @Test func `a file gets one summary after the other, for its person alone`() async throws {
        let folder = try TemporaryFolder()
        let sink = FileSink(path: "\(folder.path)/summaries.txt")
        try await sink.deliver(summary)
        try await sink.deliver(summary)
        let once = "\(summary.text)-- demeter-2026-03-28, 2\n\n"
        #expect(String(decoding: bytes(of: sink.path), as: UTF8.self) == once + once)
        var status = stat()
        #expect(stat(sink.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        await #expect(throws: SinkFailure("cannot open the file: No such file or directory")) {
            try await FileSink(path: "\(folder.path)/no/such").deliver(summary)
        }
    }

    @Test func `a program reads the text, the figures and the message's name`() async throws {
        let folder = try TemporaryFolder()
        let line =
            "cat > '\(folder.path)/text'; cat \"$DEMETER_SUMMARY\" > '\(folder.path)/json'; "
            + "echo \"$DEMETER_SUMMARY_ID $DEMETER_SUMMARY_REVISION\" > '\(folder.path)/id'"
        try await CommandSink(["/bin/sh", "-c", line], folder: folder.path).deliver(summary)
        func text(_ name: String) -> String {
            String(decoding: bytes(of: "\(folder.path)/\(name)"), as: UTF8.self)
        }
        #expect(text("text") == summary.text)
        #expect(try JSONValue(parsing: text("json")) == summary.json)
        #expect(text("id") == "demeter-2026-03-28 2\n")
        #expect(
            try Command.run("ls", [folder.path]).output == "id\njson\ntext\n",
            "no file is left behind")
    }

    @Test(arguments: [
        (["/bin/sh", "-c", "exit 3"], "the program ended with status 3"),
        (["/bin/sh", "-c", "kill -9 $$"], "the program ended with status 137"),
        (["/no/such/program"], "the program cannot be started: No such file or directory"),
    ])
    func `a program that fails has not been told`(command: [String], reason: String) async throws {
        let folder = try TemporaryFolder()
        await #expect(throws: SinkFailure(reason)) {
            try await CommandSink(command, folder: folder.path).deliver(summary)
        }
    }

    @Test func `every revision has the message's name on the web`() throws {
        let client = HTTPClient()
        let hook = WebSink(.webhook, url: "http://localhost/hook", client: client)
            .request(for: summary)
        #expect(hook.headers == [HTTPHeader("Idempotency-Key", "demeter-2026-03-28-2")])
        let body = try JSONValue(parsing: String(decoding: try #require(hook.body), as: UTF8.self))
        #expect(body["id"]?.string == "demeter-2026-03-28" && body["summary"] == summary.json)
        let ntfy = WebSink(.ntfy, url: "http://localhost/topic", client: client)
            .request(for: summary)
        #expect(ntfy.headers.contains(HTTPHeader("X-Sequence-ID", "demeter-2026-03-28")))
        #expect(ntfy.body == Array(summary.text.utf8))
    }

    @Test func `an amended mail follows the first`() {
        let sink = MailSink(
            server: "localhost", from: "a@b.c", to: ["d@e.f"], folder: "/tmp",
            now: { 1_774_742_400 })
        let message = sink.message(for: summary)
        #expect(message.id == "demeter-2026-03-28.2")
        #expect(message.references == ["demeter-2026-03-28.1"])
        #expect(message.date == "Sun, 29 Mar 2026 00:00:00 +0000")
    }

    @Test func `the desktop shows words and no markup`() {
        #expect(DesktopSink.markup("a <b> & c") == "a &lt;b&gt; &amp; c")
    }
}
