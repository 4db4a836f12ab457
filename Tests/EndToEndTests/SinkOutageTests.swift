import Foundation
import JSON
import ModelServer
import SQLite
import TestSupport
import Testing
import UnixSocket

/// Every kind of sink, real ones, down when the day ends and up again later.
@Suite(
    .serialized,
    .enabled(
        if: FakeTime.library != nil && SinkServices.areInstalled,
        "needs the packages faketime, python3-aiosmtpd and python3-dbusmock"))
struct SinkOutageTests {
    let folder: TemporaryFolder
    let mailPort: UInt16
    let webPort: UInt16

    init() throws {
        folder = try TemporaryFolder()
        mailPort = try SinkServices.freePort()
        webPort = try SinkServices.freePort()
    }

    private var sinks: String {
        """
        [[summary.sink]]
        kind = "file"
        path = "\(folder.path)/later/summaries.txt"
        [[summary.sink]]
        kind = "command"
        command = "test -d \(folder.path)/later && cat $DEMETER_SUMMARY >> \(folder.path)/later/figures.json"
        [[summary.sink]]
        kind = "email"
        server = "127.0.0.1:\(mailPort)"
        from = "demeter@example.org"
        to = ["me@example.org"]
        [[summary.sink]]
        kind = "webhook"
        url = "http://127.0.0.1:\(webPort)/hook?token=tulip"
        [[summary.sink]]
        kind = "ntfy"
        url = "http://127.0.0.1:\(webPort)/topic"
        [[summary.sink]]
        kind = "desktop"
        """
    }

    private func text(_ name: String) -> String {
        (try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)) ?? ""
    }

    /// What the outbox says: how many messages are in a state, and how many attempts failed at least.
    private func count(_ daemon: DaemonProcess, _ condition: String) throws -> Int {
        let journal = try Connection(path: daemon.journal, mode: .readOnly)
        return Int(try journal.integer(Query("SELECT count(*) FROM outbox WHERE \(condition)")))
    }

    @Test(.timeLimit(.minutes(30)))
    func `each sink that was down is told once, later, and an amendment takes its place`()
        async throws
    {
        let path = "\(folder.path)/config.toml"
        try sinks.write(toFile: path, atomically: true, encoding: .utf8)
        let address = "unix:path=\(folder.path)/bus"
        // Thirty times as fast, so that a minute of waiting is two seconds.
        var environment = FakeTime.environment("2026-03-28 23:59:00 x30", zone: "Europe/Berlin")
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
        let daemon = try DaemonProcess(
            environment: environment, arguments: ["--config", path])
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "2 eggs", "at": "2026-03-28T20:00:00+01:00"])
        try await until { try count(daemon, "attempts > 0") == 6 }
        #expect(try count(daemon, "state = 'queued'") == 6)
        let waiting = try client.call("status")["result"]?["queues"]
        #expect(waiting?["summaries"] == 6 && waiting?["lost_summaries"] == 0)

        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/later", withIntermediateDirectories: true)
        let services = try SinkServices(
            in: folder.path, mailPort: mailPort, webPort: webPort, address: address)
        try await until { try count(daemon, "state = 'sent'") == 6 }
        let id = "demeter-2026-03-28"
        #expect(text("later/summaries.txt").components(separatedBy: "-- \(id), 1\n").count == 2)
        #expect(text("later/figures.json").components(separatedBy: id).count == 2)
        #expect(services.mails.map(\.id) == ["<\(id).1@example.org>"])
        #expect(services.web.requests.map(\.path).sorted() == ["/hook", "/topic"])
        #expect(services.replaced == [0])

        // Somebody remembers something; what told of the day is told again, in its place.
        let more = try client.call("log", ["text": "toast", "at": "2026-03-28T21:00:00+01:00"])
        #expect(more["result"]?["state"] == "logged")
        try await until { try count(daemon, "state = 'sent'") == 12 }
        #expect(text("later/summaries.txt").components(separatedBy: "-- \(id), ").count == 3)
        #expect(services.mails.map(\.id) == ["<\(id).1@example.org>", "<\(id).2@example.org>"])
        #expect(services.mails.last?.reference == "<\(id).1@example.org>")
        let topics = services.web.requests.filter { $0.path == "/topic" }
        #expect(topics.map { $0.headers["x-sequence-id"] } == [id, id])
        let hooks = services.web.requests.filter { $0.path.hasPrefix("/hook") }
        #expect(hooks.map { $0.headers["idempotency-key"] } == ["\(id)-1", "\(id)-2"])
        #expect(services.replaced == [0, 1])
        #expect(try count(daemon, "1") == 12)
        #expect(!daemon.log.contains("tulip"))
        #expect(daemon.stop() == 0)
    }

    @Test(.timeLimit(.minutes(30)))
    func `mail goes out encrypted to who asks for a password, which nobody sees`() throws {
        let certificate = try TestCertificate(host: "localhost")
        let key = "\(folder.path)/key.pem"
        try certificate.key.write(toFile: key, atomically: true, encoding: .utf8)
        let server = try HelperProcess(
            [
                "/usr/bin/python3", "\(HelperProcess.fixtures)/mail_server.py", "\(mailPort)",
                "\(folder.path)/mails.txt", "me", "open sesame", certificate.path, key,
            ], in: folder.path, ready: "ready")
        defer { server.stop() }
        let password = "\(folder.path)/password"
        let path = "\(folder.path)/config.toml"
        try """
        [[summary.sink]]
        kind = "email"
        server = "localhost:\(mailPort)"
        from = "demeter@example.org"
        to = ["me@example.org"]
        user = "me"
        password_file = "\(password)"
        certificates = "\(certificate.path)"
        """.write(toFile: path, atomically: true, encoding: .utf8)
        let daemon = try DaemonProcess(
            environment: [:], arguments: ["--config", path])
        var client = try daemon.connect()
        func send(_ secret: String, mode: Int = 0o600) throws -> String? {
            try? FileManager.default.removeItem(atPath: password)
            #expect(
                FileManager.default.createFile(
                    atPath: password, contents: Data(secret.utf8),
                    attributes: [.posixPermissions: mode]))
            let result = try client.call("summary", ["send": true])["result"]
            #expect(result?.text.contains("sesame") == false)
            let delivery = try #require(result?["deliveries"]?.array?.first)
            #expect(delivery["sink"] == "email:me@example.org")
            return delivery["failure"]?.string
        }
        let refused = try send("wrong sesame\n")
        #expect(refused == "mail send: Login denied (67, 535)")
        let open = try send("open sesame", mode: 0o644)
        #expect(open == "the password's file can be used by others; chmod 600 it")
        #expect(text("mails.txt") == "")
        #expect(try send("open sesame\n") == nil)
        #expect(text("mails.txt").hasPrefix("TO me@example.org\r\n"))
        #expect(!daemon.log.contains("sesame"))
    }
}
