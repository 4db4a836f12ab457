import Glibc
import HTTP
import Host
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

    @Test(.timeLimit(.minutes(30)), arguments: [false, true])
    func `a pipe is refused at once, whether or not somebody reads it`(isRead: Bool) async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        let reader = isRead ? open(path, O_RDONLY | O_NONBLOCK) : -1
        defer { if isRead { close(reader) } }
        await #expect(
            throws: SinkFailure("its path is a pipe or a device; give that of a regular file")
        ) {
            try await FileSink(path: path).deliver(summary)
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

    @Test(.timeLimit(.minutes(30)))
    func `a program's status counts, not what it leaves running`() async throws {
        let folder = try TemporaryFolder()
        // Descriptor 3 was how the end of everybody was noticed.
        let line = "exec 3>&1; sleep 1000 & exit "
        try await CommandSink(["/bin/sh", "-c", line + "0"], folder: folder.path).deliver(summary)
        await #expect(throws: SinkFailure("the program ended with status 3")) {
            try await CommandSink(["/bin/sh", "-c", line + "3"], folder: folder.path)
                .deliver(summary)
        }
    }

    @Test func `one person may be written to by two servers`() {
        func sink(_ server: String) -> MailSink {
            MailSink(server: server, from: "a@b", to: ["me@example.org"], folder: "/") { 0 }
        }
        #expect(sink("one.example.org").name != sink("two.example.org").name)
        #expect(sink("one.example.org").name == sink("one.example.org").name)
        #expect(sink("one.example.org").shortName == "email:me@example.org")
    }

    @Test(.enabled(if: getuid() == 0, "needs root to mount a small disk"))
    func `a torn write is taken back, and says why`() async throws {
        let folder = try TemporaryFolder()
        let mounted = try Command.run(
            "mount", ["-t", "tmpfs", "-o", "size=16k", "tmpfs", folder.path])
        guard mounted.status == 0 else { return }
        defer { _ = try? Command.run("umount", ["-l", folder.path]) }
        let sink = FileSink(path: "\(folder.path)/summaries.txt")
        // All but a few bytes of the disk are taken, so that a part of a summary fits.
        let before = [UInt8](repeating: 0x2E, count: 16 * 1024 - 40)
        try write(before, to: sink.path)
        await #expect(
            throws: SinkFailure("cannot write the file: No space left on device")
        ) {
            try await sink.deliver(summary)
        }
        #expect(bytes(of: sink.path) == before)
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

    @Test func `a secret in an address stays out of the outbox`() {
        func name(_ url: String) -> String {
            WebSink(.webhook, url: url, client: HTTPClient()).name
        }
        #expect(name("https://example.org/hook") == "webhook:https://example.org/hook")
        let named = name("https://example.org/hook?token=tulip")
        #expect(named == "webhook:https://example.org/hook?\(named.suffix(16))")
        #expect(!named.contains("tulip"))
        #expect(named == name("https://example.org/hook?token=tulip"))
        #expect(named != name("https://example.org/hook?token=rose"))
    }

    @Test func `the password is read when a mail goes out`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/password"
        func put(_ text: String, mode: mode_t = 0o600, in path: String) throws {
            unlink(path)
            let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
            try #require(descriptor >= 0)
            try #require(write(descriptor, text, text.utf8.count) == text.utf8.count)
            try #require(fchmod(descriptor, mode) == 0)
            close(descriptor)
        }
        var login = MailLogin(user: "me", passwordFile: path)
        func password() throws -> String? {
            try login.server("mail.example.org").login?.password.reveal()
        }
        #expect(
            throws: SinkFailure("the password's file cannot be read: No such file or directory")
        ) {
            try password()
        }
        try put("open sesame\r\n", in: path)
        #expect(try password() == "open sesame")
        #expect("\(try login.server("mail.example.org"))".contains("sesame") == false)
        for (text, mode, fault) in [
            ("", 0o600, "holds no line of text"), ("a\nb\n", 0o600, "holds no line of text"),
            (String(repeating: "x", count: 1025), 0o600, "holds no line of text"),
            ("x", 0o640, "can be used by others; chmod 600 it"),
        ] as [(String, mode_t, String)] {
            try put(text, mode: mode, in: path)
            #expect(throws: SinkFailure("the password's file \(fault)")) { try password() }
        }
        login.passwordFile = nil
        #expect(
            throws: SinkFailure(
                "there is no password; set password_file, or the credential mail-password")
        ) { try password() }
        try put("from systemd", mode: 0o440, in: "\(folder.path)/mail-password")
        login.environment = ["CREDENTIALS_DIRECTORY": folder.path]
        #expect(try password() == "from systemd")
    }

    @Test func `a password is only sent encrypted, or to this machine`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/password"
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
        try #require(write(descriptor, "x", 1) == 1)
        close(descriptor)
        let login = MailLogin(
            user: "me", passwordFile: path, encryption: MailServer.Encryption.none)
        #expect(
            throws: SinkFailure(
                "a password is only sent encrypted; set tls to starttls or implicit")
        ) { try login.server("mail.example.org:25") }
        #expect(try login.server("localhost:25").login?.user == "me")
        #expect(
            try MailLogin(encryption: MailServer.Encryption.none).server("a.b").isPrivate == false)
        #expect(try MailLogin().server("smtps://a.b").encryption == .immediate)
        #expect(try MailLogin(encryption: .command).server("a.b:587").encryption == .command)
    }

    @Test func `the local sendmail gets the mail and its receivers`() async throws {
        let folder = try TemporaryFolder()
        let program = "\(folder.path)/sendmail"
        let script =
            "#!/bin/sh\necho \"$@\" > '\(folder.path)/arguments'; cat > '\(folder.path)/mail'\n"
        let descriptor = open(program, O_WRONLY | O_CREAT, 0o700)
        try #require(write(descriptor, script, script.utf8.count) == script.utf8.count)
        close(descriptor)
        let sink = MailSink(
            server: program, from: "a@b.c", to: ["d@e.f", "g@h.i"], folder: folder.path,
            now: { 1_774_742_400 })
        try await sink.deliver(summary)
        func text(_ name: String) -> String {
            String(decoding: bytes(of: "\(folder.path)/\(name)"), as: UTF8.self)
        }
        #expect(text("arguments") == "-i -f a@b.c -- d@e.f g@h.i\n")
        #expect(text("mail").hasPrefix("From: a@b.c\nTo: d@e.f, g@h.i\nSubject: "))
        #expect(!text("mail").contains("\r"))
        unlink(program)
        await #expect(throws: SinkFailure("sendmail did not take the message")) {
            try await sink.deliver(summary)
        }
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
