import Foundation
import HTTP
import JSON
import ModelServer
import TestSupport
import Testing

/// The page between a live daemon and whoever asks.
@Suite(.enabled(if: PageStage.isThere, PageStage.reason))
struct PageTests {
    @Test func `a meal is logged, corrected, removed and brought back without a script`()
        async throws
    {
        let stage = try PageStage()
        try await stage.enter()
        var page = try await stage.submit("say", [("text", "2 eggs")])
        #expect(page.contains("role=\"status\"><p>egg, 2"))
        #expect(page.contains("Undo: logged egg"))
        let entry = try #require(page.firstMatch(of: #/href="(\/day\/[-0-9]+\/entry\/[0-9]+)"/#)).1
        page = try await stage.submit("correct", [("text", "3 eggs")], on: String(entry))
        #expect(page.contains("Undo: changed egg"))
        page = try await stage.submit(
            "edit", fields(of: try await stage.page(String(entry)), ["amount": "4"]),
            on: String(entry))
        #expect(page.contains("egg, 4") || page.contains(">4"))
        page = try await stage.submit("delete", [], on: String(entry))
        #expect(page.contains("Nothing is logged on this day."))
        page = try await stage.submit("undo", [])
        #expect(page.contains("Redo: egg"))
        page = try await stage.submit("redo", [])
        #expect(page.contains("Nothing is logged on this day."))
    }

    /// What a form shows, with some of it changed.
    private func fields(of page: String, _ changes: [String: String]) -> [(String, String)] {
        let names = [
            "food", "amount", "unit", "grams", "day", "at", "calories", "protein", "carbohydrates",
            "fat", "fiber", "sugar", "sodium",
        ]
        var fields = names.map { name in
            let value = page.components(separatedBy: "name=\"\(name)\" value=\"").dropFirst().first
            return (
                name,
                changes[name] ?? PageStage.unescaped(String(value?.prefix { $0 != "\"" } ?? ""))
            )
        }
        let meal = page.firstMatch(of: #/<option value="([a-z]+)" selected>/#).map { String($0.1) }
        fields.append(("meal", changes["meal"] ?? meal ?? ""))
        return fields
    }

    @Test func `what is held is confirmed or dropped, and a question answered by its choice`()
        async throws
    {
        let stage = try PageStage()
        try await stage.enter()
        var page = try await stage.submit("say", [("text", "9000 g rice")])
        #expect(page.contains("Waiting for you"))
        let isAsked = page.contains("action=\"/do/answer\"")
        page =
            isAsked
            ? try await stage.submit("answer", [("text", "yes")])
            : try await stage.submit("confirm", [])
        #expect(!page.contains("Waiting for you"))
        #expect(page.contains("Undo: confirmed"))
        // Undone elsewhere meanwhile, the button of an old page does nothing.
        let old = try await stage.page()
        var desk = try stage.daemon.connect()
        _ = try desk.call("log", ["text": "2 eggs"])
        let change = try #require(old.firstMatch(of: #/name="change" value="([0-9]+)"/#)).1
        page = try await stage.submit("undo", [("change", String(change))])
        #expect(page.contains("Something else was changed since"))
        #expect(try desk.call("day")["result"]?["logged_count"] == 2)
    }

    @Test func `nobody gets in without a link of ours, and a link is good once`() async throws {
        let stage = try PageStage()
        #expect(try await stage.get("/").status == 401)
        #expect(
            try await stage.post("/login", [("link", String(repeating: "a", count: 64))]).status
                == 403)
        let link = try stage.link()
        #expect(link.hasPrefix("http://127.0.0.1:\(stage.port)/login?link="))
        let path = String(link.dropFirst(stage.address.count))
        // Whoever only looks at it burns nothing.
        for _ in 0..<3 { #expect(try await stage.get(path).status == 200) }
        let token = String(path.dropFirst("/login?link=".count))
        let answer = try await stage.post("/login", [("link", token)])
        #expect(answer.status == 303)
        #expect(answer[header: "Set-Cookie"]?.contains("HttpOnly; SameSite=Strict") == true)
        #expect(try await stage.post("/login", [("link", token)]).status == 403)
    }

    @Test func `forms of strangers and names of strangers are refused`() async throws {
        let stage = try PageStage()
        try await stage.enter()
        let evil = [HTTPHeader("Origin", "http://evil.example.org")]
        let form = try await stage.page()
        let token = try #require(form.firstMatch(of: #/name="token" value="([0-9a-f]+)"/#)).1
        let fields = [("token", String(token)), ("key", "k"), ("text", "2 eggs")]
        #expect(try await stage.post("/do/say", fields, headers: evil).status == 403)
        #expect(try await stage.post("/do/say", fields, headers: []).status == 403)
        #expect(
            try await stage.post("/do/say", [("key", "k"), ("text", "2 eggs")]).status == 403)
        #expect(
            try await stage.get("/", headers: [HTTPHeader("Host", "evil.example.org")]).status
                == 421)
        var desk = try stage.daemon.connect()
        #expect(try desk.call("day")["result"]?["logged_count"] == 0)
        #expect(try await stage.post("/do/say", fields).status == 303)
        #expect(try desk.call("day")["result"]?["logged_count"] == 1)
    }

    @Test func `no path leads out`() throws {
        let stage = try PageStage()
        for path in [
            "/../../../../etc/passwd", "/assets/../../journal.sqlite",
            "/assets/%2e%2e%2fjournal.sqlite", "/assets/..%2f..%2fetc%2fpasswd", "//etc/passwd",
            "/day/../../etc/passwd", "/assets/style.css%00",
        ] {
            let answer = try stage.raw(
                "GET \(path) HTTP/1.1\r\nHost: \(stage.host)\r\nConnection: close\r\n\r\n")
            #expect(
                answer.hasPrefix("HTTP/1.1 404 ") || answer.hasPrefix("HTTP/1.1 400 "),
                "\(path): \(answer.prefix(80))")
            #expect(!answer.contains("root:") && !answer.contains("SQLite"))
        }
    }

    @Test func `names that look like markup stay names`() async throws {
        let stage = try PageStage()
        try await stage.enter()
        var desk = try stage.daemon.connect()
        let name = "<script>alert(1)</script><img src=x onerror=alert(2)> \"'&"
        let added = try desk.call(
            "add", ["name": .string(name), "calories": 100])
        #expect(added["error"] == nil, "\(added.text)")
        let page = try await stage.page()
        #expect(!Self.withoutOurs(page).contains("<script") && !page.contains("<img"))
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
        let entry = try #require(page.firstMatch(of: #/href="(\/day\/[-0-9]+\/entry\/[0-9]+)"/#)).1
        let form = try await stage.page(String(entry))
        #expect(!Self.withoutOurs(form).contains("<script") && !form.contains("<img"))
        let said = try await stage.submit("say", [("text", "<b onclick=x>&lt;zork</b>")])
        #expect(!said.contains("<b "))
    }

    /// A page without the one script that belongs to it.
    private static func withoutOurs(_ page: String) -> String {
        guard
            let ours = page.firstMatch(
                of: #/<script src="\/assets\/page\.[a-z0-9]+\.js" defer><\/script>/#)
        else { return page }
        return page.replacingCharacters(in: ours.range, with: "")
    }

    @Test func `sessions are listed and ended from the command line`() async throws {
        let stage = try PageStage()
        #expect(try stage.demeter(["web", "sessions"]).status == 1)
        try await stage.enter()
        let list = try stage.demeter(["web", "sessions", "--json"])
        let session = try #require(try JSONValue(parsing: list.output).array?.first)
        #expect(session["agent"] == "demeter")
        let id = try #require(session["id"]?.string)
        #expect(try await stage.get("/").status == 200)
        let ended = try stage.demeter(["web", "sessions", "--end", id])
        #expect(ended.output == "One browser was signed out.\n")
        let looked = try Command.run(
            Built.program("demeter"),
            [
                "doctor", "--data-dir", stage.daemon.folder, "--socket", stage.daemon.socket,
                "--config", "/dev/null",
            ],
            environment: ProcessInfo.processInfo.environment.merging(["DEMETER_WEB_ENABLED": "true"]
            ) { $1 })
        #expect(looked.output.contains("served at \(stage.address), 0 browsers are signed in"))
        #expect(try await stage.get("/").status == 401)
    }

    @Test
    func
        `the page comes back when it is killed, goes with the daemon, and follows its configuration`()
        async throws
    {
        let stage = try PageStage()
        try await stage.enter()
        var desk = try stage.daemon.connect()
        func process() throws -> Int? {
            try desk.call("status")["result"]?["web"]?["process"]?.integer
        }
        let first = try #require(try process())
        kill(Int32(first), SIGKILL)
        try waitUntil {
            // Of one moment: the old one serves until its end is noticed.
            let web = try desk.call("status")["result"]?["web"]
            return web?["state"] == "serving" && web?["process"]?.integer != first
        }
        // Sessions outlive it.
        #expect(try await stage.get("/").status == 200)
        let second = try #require(try process())
        stage.daemon.stop()
        try waitUntil { kill(Int32(second), 0) != 0 }
        #expect(try stage.demeter(["web"]).status == 69)
    }

    @Test func `without a page the verb says what to set`() throws {
        let daemon = try DaemonProcess()
        let run = try Command.run(
            Built.program("demeter"),
            [
                "web", "--data-dir", daemon.folder, "--socket", daemon.socket, "--config",
                "/dev/null",
            ])
        #expect(run.status == 69)
        #expect(run.errors.contains("no page is served; set \"enabled = true\" under [web]"))
    }

    @Test func `plain HTTP beyond this computer is refused`() throws {
        for program in ["demeterd", "demeter-web"] {
            let folder = try TemporaryFolder()
            let run = try Command.run(
                Built.program(program),
                [
                    "--data-dir", folder.path, "--socket", "\(folder.path)/s", "--config",
                    "/dev/null",
                ],
                environment: ProcessInfo.processInfo.environment.merging([
                    "DEMETER_WEB_LISTEN": "0.0.0.0:7377"
                ]) { $1 })
            #expect(run.status == 65)
            #expect(
                run.errors.contains(
                    "\"web.listen\" needs \"certificate\" and \"key\", for others could read along")
            )
        }
    }

    @Test func `over TLS everything is as it is without, and the cookie stays there`() async throws
    {
        let folder = try TemporaryFolder()
        let certificate = try TestCertificate(host: "localhost")
        try write(Array(certificate.key.utf8), to: "\(folder.path)/key.pem")
        let port = try SilentServer().port
        let daemon = try DaemonProcess(environment: [
            "DEMETER_WEB_ENABLED": "true", "DEMETER_WEB_LISTEN": "127.0.0.1:\(port)",
            "DEMETER_WEB_CERTIFICATE": certificate.path,
            "DEMETER_WEB_KEY": "\(folder.path)/key.pem",
            "DEMETER_WEB_HOSTS": "localhost:\(port)",
        ])
        var run: Command?
        try waitUntil {
            run = try Command.run(
                Built.program("demeter"),
                [
                    "web", "--data-dir", daemon.folder, "--socket", daemon.socket, "--config",
                    "/dev/null",
                ])
            return run?.status == 0
        }
        let address = "https://localhost:\(port)"
        let output = try #require(run).output
        #expect(output.hasPrefix("\(address)/login?link="))
        let token = output.trimmingCharacters(in: .newlines).suffix(64)
        var settings = HTTPSettings()
        settings.certificates = certificate.path
        let client = HTTPClient(settings: settings)
        defer { client.close() }
        let answer = try await client.send(
            HTTPRequest(
                url: "\(address)/login", body: Array("link=\(token)".utf8),
                headers: [
                    HTTPHeader("Content-Type", "application/x-www-form-urlencoded"),
                    HTTPHeader("Origin", address),
                ]))
        #expect(answer.status == 303)
        let cookie = try #require(answer[header: "Set-Cookie"])
        #expect(cookie.hasPrefix("__Host-demeter=") && cookie.hasSuffix("; Secure"))
        let page = try await client.send(
            HTTPRequest(
                url: address,
                headers: [HTTPHeader("Cookie", String(cookie.prefix { $0 != ";" }))]))
        #expect(page.status == 200)
        withExtendedLifetime(daemon) {}
    }

    @Test(arguments: [
        ("key.pem", 0o644, "others may read"), ("none.pem", 0o600, "No such file"),
        ("wrong.pem", 0o600, "they must be PEM, and belong together"),
    ])
    func `a key that cannot be used is told of`(name: String, rights: Int, words: String) throws {
        let folder = try TemporaryFolder()
        let certificate = try TestCertificate(host: "localhost")
        let other = try TestCertificate(host: "localhost")
        try write(Array(certificate.key.utf8), to: "\(folder.path)/key.pem")
        try write(Array(other.key.utf8), to: "\(folder.path)/wrong.pem")
        chmod("\(folder.path)/\(name)", UInt32(rights))
        let run = try Command.run(
            Built.program("demeter-web"),
            [
                "--data-dir", folder.path, "--config", "/dev/null", "--listen",
                "127.0.0.1:\(try SilentServer().port)", "--certificate", certificate.path, "--key",
                "\(folder.path)/\(name)",
            ])
        #expect(run.status == 65)
        #expect(run.errors.contains(words), "\(run.errors)")
    }

    /// What the process can still do, by trying what it would have to: its network and the journal are gone.
    @Test func `the page's process has its port, its folder and nothing else`() async throws {
        let stage = try PageStage()
        var desk = try stage.daemon.connect()
        let process = try #require(
            try desk.call("status")["result"]?["web"]?["process"]?.integer)
        try DaemonProcess.waitUntilConfined(Int32(process))
        let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
            .compactMap {
                try? FileManager.default.destinationOfSymbolicLink(
                    atPath: "/proc/\(process)/fd/\($0)")
            }
        #expect(!files.contains { $0.contains("journal") })
    }
}
